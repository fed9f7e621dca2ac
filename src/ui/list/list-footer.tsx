import { createMemo, type JSX, Show } from 'solid-js';
import { useKit } from '../../client/kit-context.tsx';
import type { PagerState } from '../../list/pages/create-list-pages.ts';
import { createDelayed } from '../../utils/create-delayed.ts';

/** Faster pages show no spinner; it would only flicker. */
const SPINNER_DELAY_MS = 200;

const WORDS = { loading: 'list.loading', error: 'list.pagingError', end: 'list.end' } as const;

/** The props of `ListFooter`. */
export interface ListFooterProps {
  state: PagerState;
  /** Whether to hide errors. */
  hideError: boolean | undefined;
  onRetry: () => void;
}

/** The last line of a list: the next page is loading, has failed, or does not exist. */
export function ListFooter(props: ListFooterProps): JSX.Element {
  const { t } = useKit().localizer;
  const isSlow = createDelayed(() => props.state.paging === 'loading', SPINNER_DELAY_MS);
  /** The state to show, if any. It does not change during a refetch. */
  const shownState = createMemo<keyof typeof WORDS | undefined>((before) => {
    const { paging } = props.state;
    if (paging === 'idle' || (paging === 'loading' ? !isSlow() : paging === 'error' && props.hideError))
      return undefined;
    return paging === 'refreshing' ? before : paging;
  });
  return (
    <Show when={shownState()} keyed>
      {(paging) => (
        <div class="kit-list__footer" data-state={paging} role={paging === 'error' ? 'alert' : undefined}>
          {paging === 'loading' && <span class="kit-spinner" aria-hidden="true" />}
          <span class="kit-list__footer-text">{t(WORDS[paging])}</span>
          {paging === 'error' && (
            <button type="button" class="kit-button" data-variant="text" onClick={() => props.onRetry()}>
              {t('list.retry')}
            </button>
          )}
        </div>
      )}
    </Show>
  );
}
