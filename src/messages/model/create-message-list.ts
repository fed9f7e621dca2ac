import { createEffect, createMemo, createSignal, on, onCleanup, untrack } from 'solid-js';
import { uidOf } from '../../client/boundary/entities.ts';
import type { MessageQuery } from '../../client/boundary/message-source.ts';
import { idText, isThreadReply } from '../../client/boundary/messages.ts';
import { watchConnection } from '../../client/client.ts';
import { type ChatPeer, createChatPeer } from '../../client/create-chat-peer.ts';
import { callApp, createReport } from '../../client/create-report.ts';
import { useChatKit } from '../../client/use-chat-kit.ts';
import { createInitialItems } from '../../list/create-initial-items.ts';
import { createListSession } from '../../list/create-list-session.ts';
import { ownerOfChat } from '../../list/initial-items.ts';
import type { AppMessage, Kit } from '../../sdk/index.ts';
import { requireOwner } from '../../utils/require-owner.ts';
import { type Chat, type ChatView, createChat } from './create-chat.ts';
import { createLayoutOptions } from './create-layout-options.ts';
import { createMessageActions } from './create-message-actions.ts';
import { createReadMarks } from './create-read-marks.ts';
import { createKeptChats } from './kept-chats.ts';
import type { MessageList, MessageListOptions, ScrollTarget } from './message-list.ts';
import { messageView } from './reactive-message.ts';

/**
 * Creates the messages of a chat with a user or a group, or of one thread: pages, SDK events and UI events
 * change single rows, and are published at most once per frame. A chat that was shown before is there at once. Ends with
 * its owner.
 * @example
 * const list = createMessageList({ sdk: () => MyChat, user: () => ann });
 * <For each={list.entries()}>{(entry) => entry.kind === 'message' && <p>{entry.message.getText()}</p>}</For>
 */
export function createMessageList(options: MessageListOptions): MessageList {
  requireOwner('createMessageList');
  const { sdk, client, events: channels, localizer } = useChatKit(options.sdk);
  const report = createReport(() => options.onError);
  const { peer, failure } = createChatPeer({
    get user() {
      return options.user?.();
    },
    get group() {
      return options.group?.();
    },
  });
  const parentId = createMemo(() => idText(options.parentMessageId?.()));
  const target = createMemo(() => idText(options.goToMessageId?.()));
  const builder = createMemo(() => options.messagesRequestBuilder?.());
  const query = createMemo(() => ({ peer: peer(), parentId: parentId(), builder: builder() }));
  const initial = createInitialItems<Kit.Message>({
    sdk,
    json: options.initialMessages,
    accessor: 'getSentAt',
    ownerOf: (messages) => ownerOfChat(messages, untrack(peer)),
    onError: report,
  });

  const view: ChatView = {
    report,
    channels,
    layout: createLayoutOptions(options, localizer.timeZone),
    target: () => untrack(target),
    startsFromUnread: () => untrack(() => Boolean(options.startFromUnreadMessages?.())),
    onMessage: (message) => callApp(report, () => options.onMessage?.(message as AppMessage)),
    onLate: () => session.reconnected(true),
    onDone: (action) => callApp(report, () => options.onDone?.(action)),
    onNotSent: (message, isWaiting) =>
      callApp(report, () => options.onNotSent?.(message as AppMessage, isWaiting)),
  };
  /** The uid of the user whose messages are loaded; null while unknown. */
  const [uid, setUid] = createSignal<string | null>(uidOf(initial?.owner) || null);
  const owner = {
    get uid() {
      return untrack(uid);
    },
    set uid(next) {
      setUid(next);
    },
  };
  /** The index of the first rendered row. */
  let firstRow = 0;
  const reading = (chat: Chat): ScrollTarget => {
    const given = options.reading?.();
    const row = untrack(chat.publisher.entries)[firstRow];
    if (given || !row || untrack(() => chat.unseen.isAtEnd() && chat.publisher.isAtNewest()))
      return given ?? { at: 'end' };
    return { at: 'entry', key: row.key, align: 'start' };
  };
  const leave = (chat: Chat) => {
    if (chat.client) chat.client.part(createKeptChats).keep(chat, reading(chat));
    else chat.end();
  };
  const open = (
    asked: MessageQuery<ChatPeer>,
    filled?: { items: readonly Kit.Message[]; uid: string },
  ): Chat => {
    const kept = client()?.part(createKeptChats).take(asked);
    if (kept && untrack(() => kept.show(view, asked))) return kept;
    kept?.end();
    const made = createChat(client(), asked, untrack(channels), filled);
    made.show(view, asked);
    return made;
  };
  const chat = createMemo<Chat>((before) => {
    const [asked, current] = [query(), uid() ?? ''];
    if (!before) return open(asked, initial && { items: initial.items, uid: current });
    if (before.client === client() && (before.uid() === '' || before.uid() === current)) {
      before.setUid(current);
      if (before.query === asked) return before;
      if (before.query.peer?.key === asked.peer?.key && before.query.parentId === asked.parentId) {
        before.setBuilder(asked);
        return before;
      }
    }
    leave(before);
    firstRow = 0;
    const next = open(asked);
    next.setUid(current);
    return next;
  });
  const now = () => untrack(chat);
  onCleanup(() => leave(now()));

  const isLost = () => untrack(() => connection() !== 'connected' || !session.isSignedIn());
  const reads = createReadMarks({ sdk, report, isLost }, (message) => {
    // Reading a thread does not mark the chat as read.
    if (!isThreadReply(message)) now().emit(untrack(channels).messages.ccMessageRead, message as AppMessage);
  });
  const state: MessageList['state'] = {
    get phase() {
      return chat().pages.state.phase;
    },
    get error() {
      return chat().pages.state.error;
    },
    get older() {
      return chat().pages.state.older;
    },
    get newer() {
      return chat().pages.state.newer;
    },
  };
  const load = (start: () => void) => {
    const bad = untrack(failure);
    if (!bad) {
      start();
      return;
    }
    now().pages.fail(bad);
    report(bad);
  };
  const session = createListSession({
    sdk,
    client,
    request: { request: query, isQuiet: () => false },
    pager: {
      state,
      fail: (failed) => now().pages.fail(failed),
      wait: () => now().pages.wait(),
      retry: () => now().pages.retry(),
      refetch: () => now().fetchMissed(),
      reload: () => load(() => now().start()),
    },
    owner,
    initial: initial && !now().isKept() ? { owner: initial.owner } : undefined,
    onReset: reads.reset,
    onReload: reads.leave,
    report,
  });
  const connection = watchConnection(client, {
    isLoading: session.isLoading,
    onConnected(wasLost) {
      session.reconnected(wasLost);
      reads.retry();
      if (!wasLost) now().forgetLoss();
    },
    onError: report,
  });
  /** Whether older messages were requested before the sign-in: initial messages may end within the viewport. */
  let wantsOlder = false;
  createEffect(
    on(session.isSignedIn, (isSignedIn) => {
      if (!isSignedIn) return;
      reads.retry();
      if (wantsOlder) now().pages.loadOlder();
      wantsOlder = false;
    }),
  );
  const actions = createMessageActions({
    context: { sdk, channels, report },
    actions: () => chat().actions(),
    isThread: () => parentId() !== '',
    emit: (channel, payload) => now().emit(channel, payload),
    onMarkedUnread: (record) => now().markedUnread(record),
  });

  createEffect(
    on(
      target,
      (id) => {
        if (id === '') return;
        if (untrack(() => state.phase) === 'ready') void now().pages.goTo(id);
        else if (untrack(session.user)) load(() => now().pages.reload());
      },
      { defer: true },
    ),
  );

  return {
    peer,
    me: session.user,
    entries: () => chat().publisher.entries(),
    state,
    connection,
    scrollTarget: () => chat().pages.scrollTarget(),
    isAtNewest: () => chat().publisher.isAtNewest(),
    unseen: () => chat().unseen.count(),
    unreadMention: () => chat().unreadMention(),
    setAtEnd: (isAtEnd) => now().unseen.setAtEnd(isAtEnd),
    seen(record) {
      reads.seen(record);
      now().seen(record);
    },
    loadOlder() {
      if (untrack(session.isSignedIn)) now().pages.loadOlder();
      else wantsOlder = true;
    },
    loadNewer: () => now().pages.loadNewer(),
    goTo: (id) => now().pages.goTo(idText(id)),
    goToNewest: () => now().pages.goToNewest(),
    trim(first, last) {
      firstRow = first;
      now().pages.trim(first, last);
    },
    retry: session.retry,
    reload: () => session.reconnected(true),
    resend: (record) => void now().sender?.send(record.message, untrack(channels)),
    discard: (record) => now().sender?.discard(record.message),
    ...actions,
    async react(record, emoji) {
      const opened = now();
      await actions.react(record, emoji);
      const tally = record.reactions.find((each) => each.emoji === emoji);
      if (now() === opened) view.onDone(tally ?? { emoji, count: 0, mine: false });
    },
    find: (id) => now().timeline.find(idText(id)),
    rowOf: (record) => now().rowOf(record),
    viewOf: messageView,
    flush: () => now().publisher.flush(),
  };
}
