import { type JSX, Show, untrack } from 'solid-js';
import type { TextKey } from '../../localize/index.ts';

/** The props of `StateView`. */
export interface StateViewProps {
  /** The root class of the list, such as 'kit-users'. */
  root: string;
  /** Errors interrupt assistive technology. */
  kind: 'empty' | 'error';
  title: string;
  description: string;
  /** The button of an error. */
  retry?: { title: string; onClick: () => void };
}

/** Shown instead of rows: the list is empty, or could not be loaded. */
export function StateView(props: StateViewProps): JSX.Element {
  const name = untrack(() => `${props.root}__${props.kind}-state-view`);
  return (
    <div class={`${name} kit-state-view`} role={props.kind === 'error' ? 'alert' : undefined}>
      <div class={`${name}-icon kit-state-view__icon`} aria-hidden="true" />
      <div class={`${name}-body kit-state-view__body`}>
        <div class={`${name}-body-title kit-state-view__title`}>{props.title}</div>
        <div class={`${name}-body-description kit-state-view__description`}>{props.description}</div>
      </div>
      <Show when={props.retry}>
        {(retry) => (
          <div class="kit-state-view__actions">
            <button type="button" class="kit-button" data-variant="primary" onClick={() => retry().onClick()}>
              {retry().title}
            </button>
          </div>
        )}
      </Show>
    </div>
  );
}

/** Returns the text of an error that the reader can fix. */
export function failureText(error: { code?: unknown } | null): TextKey | undefined {
  if (error?.code === 'ERR_NO_SDK') return 'error.noSdk';
  return error?.code === 'ERR_NOT_LOGGED_IN' ? 'error.notLoggedIn' : undefined;
}
