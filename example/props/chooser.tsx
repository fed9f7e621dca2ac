import { createUniqueId, For, type JSX, Show } from 'solid-js';
import { Switch } from '../app/ui/controls.tsx';
import { Icon } from '../app/ui/icon.tsx';
import { t } from '../words/words.ts';

/** Sets a value, or none: a switch for one value, a menu for several. */
export function Chooser(props: {
  label: string;
  choices: readonly string[];
  /** '' for none. */
  value: string;
  onChange: (choice: string) => void;
}): JSX.Element {
  return (
    <Show
      when={props.choices.length > 1}
      fallback={
        <Switch
          label={props.label}
          checked={props.value !== ''}
          onChange={(isOn) => props.onChange(isOn ? (props.choices[0] ?? '') : '')}
        />
      }
    >
      <Choice
        label={props.label}
        choices={[['', t('demo.default')], ...props.choices.map((choice) => [choice, choice] as const)]}
        value={props.value}
        onChange={(choice) => props.onChange(choice)}
      />
    </Show>
  );
}

/** Chooses one of several values. */
export function Choice<T extends string>(props: {
  label: string;
  choices: readonly (readonly [value: T, label: string])[];
  value: T;
  onChange: (value: T) => void;
}): JSX.Element {
  const id = createUniqueId();
  return (
    <div class="props__chooser">
      <label for={id}>{props.label}</label>
      <div class="select">
        <select
          id={id}
          class="select__input"
          value={props.value}
          onChange={(event) => props.onChange(event.currentTarget.value as T)}
        >
          <For each={props.choices}>{([value, label]) => <option value={value}>{label}</option>}</For>
        </select>
        <Icon name="down" />
      </div>
    </div>
  );
}
