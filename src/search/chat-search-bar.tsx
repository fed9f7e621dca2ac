import { createEffect, createMemo, createSignal, type JSX, on, onCleanup, onMount, untrack } from 'solid-js';
import { guidOf, nameOf, uidOf } from '../client/boundary/entities.ts';
import type { OpenedChat } from '../client/boundary/kinds.ts';
import { messageId, senderOf } from '../client/boundary/messages.ts';
import { searchMessages } from '../client/boundary/search-source.ts';
import { createSessionOf } from '../client/client.ts';
import type { Report } from '../client/create-report.ts';
import { useChatKit } from '../client/use-chat-kit.ts';
import { createRowPages } from '../list/pages/create-row-pages.ts';
import { addTexts } from '../localize/add-texts.ts';
import { enSearch } from '../localize/en-search.ts';
import { messageText } from '../text/preview-text.ts';
import { createSearch } from '../ui/controls/create-search.ts';
import { closeByEscape } from '../ui/controls/escape.ts';
import { SearchBar } from '../ui/controls/search-bar.tsx';
import { createMarks } from '../ui/list/follow-search.ts';

/** The props of `ChatSearchBar`. */
export interface ChatSearchBarProps {
  chat: OpenedChat;
  /** Shows a message that was found; resolves to whether it is there. */
  scrollTo: (id: string) => Promise<boolean>;
  /** The element with the messages. */
  panel: HTMLElement;
  onEnd: () => void;
  report: Report;
}

/** Searches the messages of a chat: shows one result at a time, newest first. CSS hook: `.kit-chat-search`. */
export function ChatSearchBar(props: ChatSearchBarProps): JSX.Element {
  addTexts(enSearch);
  const { localizer, client } = useChatKit();
  const { t } = localizer;
  const { chat, report } = untrack(() => ({ ...props }));
  const peer = { isGroup: Boolean(chat.group), id: chat.group ? guidOf(chat.group) : uidOf(chat.user) };
  const session = createSessionOf(client);
  const search = createSearch({}, report);
  const request = createMemo(() => {
    const { user, sdk } = session();
    const keyword = search.keyword();
    if (!user || !sdk || keyword === '') return null;
    return { keyword, key: uidOf(user), open: () => searchMessages(sdk, keyword, peer) };
  });
  const { items, keyword, phase, hasMore, more } = createRowPages(request, messageId, report);
  const [place, setPlace] = createSignal({ keyword: '', index: 0 });
  /** The index of the result that is shown. */
  const index = createMemo(() => (place().keyword === keyword() ? place().index : 0));
  /** Whether the next result is shown as soon as its page has arrived. */
  let isWaiting = false;
  /** Whether the first result of the keyword has been shown. */
  let isOpened = false;
  const isCurrent = () => request()?.keyword === keyword();

  const mark = createMarks('.kit-message-bubble__text');
  let isEnded = false;
  onCleanup(() => {
    isEnded = true;
    mark([], '');
  });
  const show = async () => {
    const message = untrack(() => (isCurrent() ? items()[index()] : undefined));
    if (!message) return;
    const wanted = untrack(keyword);
    mark([], '');
    if (!(await props.scrollTo(messageId(message)))) return;
    // The row is mounted in the next frame.
    requestAnimationFrame(() => {
      const rows = props.panel.querySelectorAll('.kit-message-list__row[data-marked]');
      if (!isEnded && wanted === untrack(keyword)) mark(rows, wanted);
    });
  };
  const go = (next: number) => {
    isWaiting = false;
    setPlace({ keyword: untrack(keyword), index: next });
    void show();
  };
  /** Moves to older results by 1, to newer ones by -1; from the last one to the first. */
  const move = (step: 1 | -1) =>
    untrack(() => {
      const { length } = items();
      const next = index() + step;
      if (length === 0 || !isCurrent()) return;
      if (next === length && hasMore()) {
        isWaiting = true;
        more();
      } else if (next >= 0 || !hasMore()) go((next + length) % length);
    });
  createEffect(
    on([keyword, items, phase], ([wanted, all, now], before) => {
      if (now === 'error') isWaiting = false;
      if (wanted !== before?.[0]) isOpened = false;
      if (now !== 'ready' || !isCurrent()) return;
      if (isWaiting && all.length > untrack(index) + 1) go(untrack(index) + 1);
      else if (!isOpened && all.length > 0) void show();
      isOpened ||= all.length > 0;
    }),
  );

  const isFound = () => search.keyword() !== '' && phase() === 'ready' && isCurrent();
  /** The shown result, for screen readers. */
  const found = () => {
    const message = items()[index()];
    return (
      message && t('messages.arrived', { name: nameOf(senderOf(message)), text: messageText(message, t) })
    );
  };
  const status = () => {
    if (search.keyword() === '' || phase() === 'idle') return '';
    if (phase() === 'error') return t('search.failed');
    if (phase() === 'loading' && (items().length === 0 || !isCurrent())) return t('list.loading');
    const { length } = items();
    if (length === 0) return t('search.empty.title');
    const at = index() + 1;
    return hasMore()
      ? t('search.positionOfMany', { index: at })
      : t('search.position', { index: at, total: length });
  };
  let bar!: HTMLDivElement;
  onMount(() => bar.querySelector('input')?.focus());
  return (
    <div
      class="kit-chat-search"
      ref={(element) => {
        bar = element;
        // In the capture phase: the field would only be cleared.
        element.addEventListener('keydown', (event) => closeByEscape(event, () => props.onEnd()), true);
      }}
    >
      <SearchBar
        search={search}
        label={t('search.inChat')}
        placeholder={t('search.inChat')}
        keys={{
          enter: () => move(-1),
          back: () => move(1),
          open(isBack) {
            if (untrack(search.text).trim() !== untrack(search.keyword)) search.searchNow();
            else if (untrack(phase) === 'error') more();
            else move(isBack ? -1 : 1);
          },
        }}
      />
      <span class="kit-chat-search__status" role="status">
        {status()}
        <span class="kit-live-region">{isFound() && found()}</span>
      </span>
      <button
        type="button"
        class="kit-chat-search__older"
        aria-label={t('search.older')}
        title={t('search.older')}
        disabled={items().length === 0 && phase() !== 'error'}
        onClick={() => (untrack(phase) === 'error' ? more() : move(1))}
      />
      <button
        type="button"
        class="kit-chat-search__newer"
        aria-label={t('search.newer')}
        title={t('search.newer')}
        disabled={items().length === 0}
        onClick={() => move(-1)}
      />
      <button
        type="button"
        class="kit-chat-search__close"
        aria-label={t('search.close')}
        title={t('search.close')}
        onClick={() => props.onEnd()}
      />
    </div>
  );
}
