import { createUniqueId, For, type JSX, Show } from 'solid-js';

/** A group of values that exclude each other. */
export function Segments<T extends string | number>(props: {
  label: string;
  value: T;
  options: readonly (readonly [value: T, label: string])[];
  onChange: (value: T) => void;
  disabled?: boolean;
}): JSX.Element {
  const name = createUniqueId();
  return (
    <fieldset class="segments" disabled={props.disabled}>
      <legend class="field__label">{props.label}</legend>
      <div class="segments__track">
        <For each={props.options}>
          {([value, label]) => (
            <label class="segments__option">
              <input
                class="segments__input"
                type="radio"
                name={name}
                checked={props.value === value}
                onChange={() => props.onChange(value)}
              />
              <span class="segments__text">{label}</span>
            </label>
          )}
        </For>
      </div>
    </fieldset>
  );
}

/** A switch. */
export function Switch(props: {
  label: string;
  hint?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}): JSX.Element {
  const id = createUniqueId();
  return (
    <div class="switch">
      <label class="switch__label" for={id}>
        {props.label}
      </label>
      <input
        id={id}
        class="switch__input"
        type="checkbox"
        role="switch"
        aria-checked={props.checked}
        checked={props.checked}
        aria-describedby={props.hint ? `${id}-hint` : undefined}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
      <Show when={props.hint}>
        {(hint) => (
          <p id={`${id}-hint`} class="field__hint">
            {hint()}
          </p>
        )}
      </Show>
    </div>
  );
}

/** A slider over values that are shown as text. */
export function Slider<T>(props: {
  label: string;
  steps: readonly T[];
  value: T;
  format: (value: T) => string;
  onChange: (value: T) => void;
  class?: string;
}): JSX.Element {
  const id = createUniqueId();
  return (
    <div class={`slider ${props.class ?? ''}`}>
      <label class="field__label" for={id}>
        {props.label}
      </label>
      <output class="slider__value" for={id}>
        {props.format(props.value)}
      </output>
      <input
        id={id}
        class="slider__input"
        type="range"
        min="0"
        max={props.steps.length - 1}
        step="1"
        value={props.steps.indexOf(props.value)}
        aria-valuetext={props.format(props.value)}
        onInput={(event) => {
          const step = props.steps[event.currentTarget.valueAsNumber];
          if (step !== undefined) props.onChange(step);
        }}
      />
    </div>
  );
}
