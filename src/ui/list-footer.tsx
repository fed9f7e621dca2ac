import { type JSX, Match, Show, Switch } from 'solid-js';
import { createDelayed, forMilliseconds } from '../primitives/create-delayed.ts';
import { KitButton } from './button.tsx';

/** A page that is there sooner comes without a word of loading, which would flash up and move nothing but the eye. */
const PATIENCE_MS = 200;

/** The props of `ListFooter`. */
export interface ListFooterProps {
  /** What the paging does. */
  paging: 'idle' | 'loading' | 'refreshing' | 'error' | 'end';
  /** Whether a failure is shown. */
  showsError: boolean;
  labels: { loading: string; error: string; retry: string; end: string };
  onRetry: () => void;
}

/** The last line of a list: the next page under way, failed, or none left. */
export function ListFooter(props: ListFooterProps): JSX.Element {
  const isSlow = createDelayed(() => props.paging === 'loading', forMilliseconds(PATIENCE_MS));
  const state = () => {
    switch (props.paging) {
      case 'loading':
        return isSlow() && 'loading';
      case 'error':
        return props.showsError && 'error';
      case 'end':
        return 'end';
      default:
        return false;
    }
  };
  return (
    <Show when={state()}>
      {(current) => (
        <div
          class="kit-list__footer"
          data-state={current()}
          role={current() === 'error' ? 'alert' : undefined}
        >
          <Switch>
            <Match when={current() === 'loading'}>
              <span class="kit-spinner" aria-hidden="true" />
              <span class="kit-list__footer-text">{props.labels.loading}</span>
            </Match>
            <Match when={current() === 'error'}>
              <span class="kit-list__footer-text">{props.labels.error}</span>
              <KitButton variant="text" onClick={() => props.onRetry()}>
                {props.labels.retry}
              </KitButton>
            </Match>
            <Match when={current() === 'end'}>
              <span class="kit-list__footer-text">{props.labels.end}</span>
            </Match>
          </Switch>
        </div>
      )}
    </Show>
  );
}
