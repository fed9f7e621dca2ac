import { createUniqueId, For, type JSX } from 'solid-js';
import type { SetStoreFunction } from 'solid-js/store';
import type { Kind } from '../feed/traffic.ts';
import { LISTS, listOf, VIEWS } from './lists.ts';
import { RATES, ROWS, type Settings } from './settings.ts';

const KINDS: Record<Kind, string> = {
  message: 'Messages',
  typing: 'Typing',
  presence: 'Presence',
  receipt: 'Receipts',
};

/** The list, and the number of rows and events by kind. */
export function Controls(props: {
  settings: Settings;
  onSettings: SetStoreFunction<Settings>;
  /** Disables everything while all lists are compared. */
  isBusy: boolean;
}): JSX.Element {
  return (
    <div class="controls">
      <For each={VIEWS}>
        {(view) => (
          <fieldset class="lists" disabled={props.isBusy}>
            <legend class="field__label">{view}</legend>
            <For each={LISTS.filter((list) => list.view === view)}>
              {(list) => (
                <label class="list-choice">
                  <input
                    class="list-choice__input"
                    type="radio"
                    name="list"
                    value={list.id}
                    checked={props.settings.list === list.id}
                    onChange={() => props.onSettings('list', list.id)}
                  />
                  <span class="list-choice__label">{list.label}</span>
                  <span class="list-choice__about">{list.about}</span>
                </label>
              )}
            </For>
          </fieldset>
        )}
      </For>
      <div class="controls__row">
        <Steps
          label="Rows"
          steps={ROWS}
          value={props.settings.rows}
          isDisabled={props.isBusy}
          hint={
            props.settings.rows > listOf(props.settings.list).most
              ? `${listOf(props.settings.list).most.toLocaleString('en')} here`
              : undefined
          }
          onValue={(rows) => props.onSettings('rows', rows)}
        />
        <Steps
          label="Events a second"
          steps={RATES}
          value={props.settings.rate}
          isDisabled={props.isBusy}
          onValue={(rate) => props.onSettings('rate', rate)}
        />
        <fieldset class="kinds" disabled={props.isBusy || listOf(props.settings.list).view === 'Messages'}>
          <legend class="field__label">Kinds of events</legend>
          <div class="checks">
            <For each={Object.entries(KINDS) as [Kind, string][]}>
              {([kind, label]) => (
                <label class="check">
                  <input
                    class="check__input"
                    type="checkbox"
                    checked={props.settings.kinds[kind]}
                    onChange={(event) => props.onSettings('kinds', kind, event.currentTarget.checked)}
                  />
                  <span class="check__text">{label}</span>
                </label>
              )}
            </For>
          </div>
        </fieldset>
      </div>
    </div>
  );
}

/** A slider over a few values that grow by factors. */
function Steps(props: {
  label: string;
  steps: readonly number[];
  value: number;
  hint?: string | undefined;
  isDisabled: boolean;
  onValue: (value: number) => void;
}): JSX.Element {
  const id = createUniqueId();
  const text = () => props.value.toLocaleString('en');
  return (
    <div class="slider">
      <label class="field__label" for={id}>
        {props.label}
      </label>
      <output class="slider__value" for={id}>
        {text()}
      </output>
      <input
        class="slider__input"
        id={id}
        type="range"
        min={0}
        max={props.steps.length - 1}
        step={1}
        value={props.steps.indexOf(props.value)}
        aria-valuetext={text()}
        disabled={props.isDisabled}
        onInput={(event) => props.onValue(props.steps[Number(event.currentTarget.value)] ?? props.value)}
      />
      <p class="field__hint steps__hint" hidden={!props.hint}>
        {props.hint}
      </p>
    </div>
  );
}
