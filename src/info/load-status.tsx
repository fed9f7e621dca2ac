import { type JSX, Show } from 'solid-js';
import { useKit } from '../client/kit-context.tsx';
import { createDelayed } from '../utils/create-delayed.ts';

/** Faster pages show no text; it would only flicker, and be announced. */
const SPINNER_MS = 500;

/** Below the rows of a section: that more is loading, that there is nothing, or an error with a button to try again. */
export function LoadStatus(props: {
  phase: 'idle' | 'loading' | 'error' | 'ready';
  isEmpty: boolean;
  empty: string;
  error: string;
  onRetry: () => void;
}): JSX.Element {
  const { t } = useKit().localizer;
  const isLoading = createDelayed(() => props.phase === 'loading', SPINNER_MS);
  return (
    <div class="kit-chat-info__status">
      <p class="kit-dialog__text" role="status">
        <Show when={isLoading()}>{t('list.loading')}</Show>
        <Show when={props.phase === 'ready' && props.isEmpty}>{props.empty}</Show>
      </p>
      <p class="kit-dialog__error" role="alert">
        {props.phase === 'error' ? props.error : ''}
      </p>
      <Show when={props.phase === 'error'}>
        <button type="button" class="kit-button" data-variant="primary" onClick={() => props.onRetry()}>
          {t('list.retry')}
        </button>
      </Show>
    </div>
  );
}
