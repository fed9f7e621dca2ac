import { type JSX, Show, untrack } from 'solid-js';
import type { Localizer, TextKey } from '../../localize/index.ts';

type Translate = Localizer['t'];

/** The props of `StateView`. */
export interface StateViewProps {
  /** The root class of the list, such as 'kit-users'. */
  root: string;
  /** An error interrupts assistive technology. */
  kind: 'empty' | 'error';
  title: string;
  description: string;
  /** The button, such as that of an error. */
  retry?: { title: string; onClick: () => void } | undefined;
}

/** Shown instead of rows: the list is empty, or could not be loaded. */
export function StateView(props: StateViewProps): JSX.Element {
  const name = untrack(() => `${props.root}__${props.kind}-state-view`);
  return (
    <div class={`${name} kit-state-view`} role={props.kind === 'error' ? 'alert' : undefined}>
      <div class={`${name}-icon kit-state-view__icon`} aria-hidden="true" />
      <div class={`${name}-body kit-state-view__body`}>
        <div class={`${name}-body-title kit-state-view__title`}>{props.title}</div>
        <Show when={props.description}>
          <div class={`${name}-body-description kit-state-view__description`}>{props.description}</div>
        </Show>
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

/** The fields of an error that its text depends on. */
interface Failure {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly details?: unknown;
}

/** Codes of errors in the app or its SDK; their texts say what to do. */
const OF_PROGRAMMER = /^ERR_(BAD_SDK|BUILDER_EXPECTED|BAD_OBJECT|BAD_CHAT|PAGES_REPEAT)$/;
const OF_LANGUAGE = /^(Type|Reference|Range|Syntax)Error$/;
/** The messages of browsers when `fetch` finds no server, which is also a `TypeError`. */
const OF_FETCH =
  /failed to fetch|fetch failed|networkerror|load failed|network request failed|network connection/i;
const OF_NETWORK = /network|offline|connect|timed?[-_ ]?out|unreachable|ERR_NO_ANSWER/i;

/** Returns the text of an error that a programmer can fix; undefined for others. */
export function programmersText({ code, message, details }: Failure): string | undefined {
  const text = String(message);
  const isOfLanguage = OF_LANGUAGE.test(String((details as Error | undefined)?.name));
  return OF_PROGRAMMER.test(String(code)) || (isOfLanguage && !OF_FETCH.test(text)) ? text : undefined;
}

/** Whether an error means that nobody is signed in; a sign-in or another SDK resolves it. */
export function isSessionFailure(error: Failure | null): boolean {
  return /^ERR_(NO_SDK|BAD_SDK|NOT_LOGGED_IN)$/.test(String(error?.code));
}

/**
 * Describes an error and what to do about it; in English if it is for a programmer.
 * @param offline - the text for network failures.
 */
export function failureText(error: Failure | null, t: Translate, offline: TextKey): string {
  if (error?.code === 'ERR_NO_SDK') return t('error.noSdk');
  if (error?.code === 'ERR_NOT_LOGGED_IN') return t('error.notLoggedIn');
  const own = error && programmersText(error);
  if (own) return own;
  const words = `${error?.code} ${error?.message}`;
  return t(
    OF_NETWORK.test(words) || OF_FETCH.test(words) || globalThis.navigator?.onLine === false
      ? offline
      : 'error.other',
  );
}
