import { type JSX, Show, untrack } from 'solid-js';
import { createDelayed } from '../utils/create-delayed.ts';
import { focusedNear } from '../utils/focused-near.ts';
import type { MessageView } from './bubble/message-view.ts';
import type { MessageWindow } from './model/create-message-window.ts';
import { StickyDate } from './sticky-date.tsx';
import type { MessageRecord } from './timeline/message-record.ts';

/** Faster pages show no spinner; it would only flicker. */
const SPINNER_DELAY_MS = 200;

/**
 * The overlays of the messages: the sticky date, the page states at both ends, and the buttons to the first mention and
 * to the newest message.
 */
export function ListEdges(props: {
  view: MessageView;
  messageWindow: MessageWindow;
  onNewest: (opener: HTMLElement) => void;
}): JSX.Element {
  const { view, messageWindow } = untrack(() => props);
  const { list, t } = view;
  const isAway = () => !messageWindow.isAtEnd() || !list.isAtNewest();
  const label = () => {
    const count = list.unseen();
    const newest = t('messages.newest');
    return count > 0 ? `${t('message.count', { count })}, ${newest}` : newest;
  };
  /** Goes to a mention; the focus moves with it, because its button disappears. */
  const showMention = async (mention: MessageRecord, opener: HTMLElement) => {
    const hadFocus = focusedNear(opener) === opener;
    await list.goTo(mention.id);
    if (hadFocus) messageWindow.rows.element(mention)?.focus({ preventScroll: true });
  };
  return (
    <>
      <StickyDate view={view} messageWindow={messageWindow} />
      <Edge view={view} edge="older" load={list.loadOlder} />
      <Edge view={view} edge="newer" load={list.loadNewer} />
      <Show when={list.unreadMention()}>
        {(mention) => (
          <button
            type="button"
            class="kit-message-list__mention"
            aria-label={t('messages.mention')}
            title={t('messages.mention')}
            onClick={(event) => void showMention(mention(), event.currentTarget)}
          >
            @
          </button>
        )}
      </Show>
      <button
        type="button"
        class="kit-message-list__newest"
        hidden={!isAway()}
        aria-label={label()}
        title={t('messages.newest')}
        onClick={(event) => props.onNewest(event.currentTarget)}
      >
        <Show when={list.unseen() > 0}>
          <span class="kit-message-list__newest-count" aria-hidden="true">
            {view.formatCount(Math.min(list.unseen(), 99)) + (list.unseen() > 99 ? '+' : '')}
          </span>
        </Show>
      </button>
    </>
  );
}

function Edge(props: { view: MessageView; edge: 'older' | 'newer'; load: () => void }): JSX.Element {
  const { view, edge, load } = untrack(() => props);
  const { t } = view;
  const state = () => view.list.state[edge];
  const isSlow = createDelayed(() => state() === 'loading', SPINNER_DELAY_MS);
  return (
    <>
      <Show when={isSlow()}>
        <div class="kit-message-list__edge" data-edge={edge} role="status">
          <span class="kit-spinner" aria-hidden="true" />
          <span class="kit-message-list__edge-text">{t('messages.loading')}</span>
        </div>
      </Show>
      <Show when={state() === 'error' && !view.settings.hideError}>
        <div class="kit-message-list__edge" data-edge={edge} role="alert">
          <span class="kit-message-list__edge-text">
            {t(edge === 'older' ? 'messages.olderError' : 'messages.newerError')}
          </span>
          <button type="button" class="kit-button" data-variant="text" onClick={() => load()}>
            {t('list.retry')}
          </button>
        </div>
      </Show>
    </>
  );
}
