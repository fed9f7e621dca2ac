import { createEffect, createMemo, on, onCleanup, untrack } from 'solid-js';
import { isServer } from 'solid-js/web';
import { followClient, followConnection } from '../../client/client.ts';
import { oncePer } from '../../core/collections/once-per.ts';
import { editedMessage } from '../../core/events/edited-message.ts';
import { ownerOfChat } from '../../core/items/initial-items.ts';
import { idText } from '../../core/messages/message-ids.ts';
import { isThreadReply, messageId } from '../../core/messages/messages.ts';
import { peerOfConversation } from '../../core/messages/peers.ts';
import { Faults, textOf } from '../../core/objects/read.ts';
import { unwrap } from '../../core/objects/unwrap.ts';
import { UP_TO_DATE } from '../../core/timeline/message-facts.ts';
import { compareRecords, type MessageRecord } from '../../core/timeline/message-record.ts';
import { Timeline } from '../../core/timeline/timeline.ts';
import { TimelineEvents } from '../../core/timeline/timeline-events.ts';
import type { AppMessage, Kit } from '../../sdk/index.ts';
import { callApp, createReport } from '../guard/create-report.ts';
import { requireOwner } from '../guard/require-owner.ts';
import { createFetches } from '../loading/create-fetches.ts';
import { actsOf } from '../outbox/acts.ts';
import { MessageRow } from '../rows/message-row.ts';
import { messageView } from '../rows/reactive-view.ts';
import { createEventBus } from '../source/create-event-bus.ts';
import { createInitialItems } from '../source/create-initial-items.ts';
import { createListSession } from '../source/create-list-session.ts';
import { createChatPeer } from './create-chat-peer.ts';
import { createJumpMark } from './create-jump-mark.ts';
import { createLayoutOptions } from './create-layout-options.ts';
import { createLoadedLimit } from './create-loaded-limit.ts';
import { createMessageActions } from './create-message-actions.ts';
import { createMessagePages, type MessagePages } from './create-message-pages.ts';
import { createReadMarks } from './create-read-marks.ts';
import { createTimelinePublisher } from './create-timeline-publisher.ts';
import { createUnseen } from './create-unseen.ts';
import { createUnsent } from './create-unsent.ts';
import type { MessageList, MessageListOptions } from './message-list.ts';
import { messageListeners } from './message-listeners.ts';
import { useChatKit } from './use-chat-kit.ts';

/**
 * Creates the messages of a chat with a user or a group, or of one thread: pages, SDK events and UI events
 * change single rows, and are published at most once per frame. Ends with its owner.
 * @example
 * const list = createMessageList({ sdk: () => MyChat, user: () => ann });
 * <For each={list.entries()}>{(entry) => entry.kind === 'message' && <p>{entry.message.getText()}</p>}</For>
 */
export function createMessageList(options: MessageListOptions): MessageList {
  requireOwner('createMessageList');
  const { sdk, client, events: channels, localizer } = useChatKit(options.sdk);
  const report = createReport(() => options.onError);
  const faults = new Faults(report);
  const fetches = createFetches();
  const owner: { uid: string | null } = { uid: null };
  const context = { sdk, client, channels, report, faults, fetches, owner };
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

  const timeline = new Timeline(
    () => owner.uid,
    (sent, before) => unsent.settled(sent, before),
    {
      removedAt: (id) => untrack(acts)?.removedAt(id) ?? 0,
      reactionsTo: (id) => untrack(acts)?.reactionsTo(id) ?? [],
    },
  );
  const { run, changes } = timeline;
  const events = new TimelineEvents(timeline, {
    peer: () => untrack(peer),
    parentId: () => untrack(parentId),
    uid: () => owner.uid,
    now: () => Date.now() / 1000,
  });
  const publisher = createTimelinePublisher({
    timeline,
    layoutOptions: createLayoutOptions(options, localizer.timeZone),
    faults,
  });
  const { later, atOnce, layout } = publisher;
  const unseen = createUnseen(publisher.atNewest);
  const mark = createJumpMark(changes, atOnce);
  const initial = createInitialItems<Kit.Message>({
    sdk,
    json: options.initialMessages,
    accessor: 'getSentAt',
    ownerOf: (messages) => ownerOfChat(messages, untrack(peer)),
    onError: report,
  });
  const limit = createLoadedLimit({ timeline, publisher, pages: () => pages });
  const pages: MessagePages = createMessagePages({
    context,
    timeline,
    query: () => untrack(query),
    target: () => untrack(target),
    startsFromUnread: () => untrack(() => Boolean(options.startFromUnreadMessages?.())),
    isHere: (message) => events.isHere(message),
    atOnce,
    onUnread: (unread) => {
      layout.divide((unread && timeline.find(messageId(unread.first))) ?? null, unread?.count);
      changes.order = true;
    },
    onPage: limit.letGo,
    onJump: mark,
    onMissed: (messages) => unseen.add(messages.filter((each) => events.isNews(each)).length, false),
    isAtEnd: () => untrack(unseen.isAtEnd),
    isFilled: initial !== undefined,
  });
  const isLost = () => untrack(connection) !== 'connected';
  const reads = createReadMarks({ ...context, isLost }, (message) => {
    // Reading a thread reads nothing of the chat.
    if (!isThreadReply(message)) emit(untrack(channels).messages.ccMessageRead, message as AppMessage);
  });

  /** When the newest message known before the connection was lost was sent. */
  let lostSince: number | undefined;
  const chatKey = () => untrack(() => `${peer()?.key} ${parentId()}`);
  let shownChat = chatKey();
  const clear = () => {
    timeline.reset();
    events.reset();
    layout.divide(null);
    unseen.reset();
    mark(null);
    lostSince = undefined;
  };
  const session = createListSession({
    sdk,
    client,
    request: { request: query, isQuiet: () => false },
    pager: {
      state: pages.state,
      fail: pages.fail,
      wait: pages.wait,
      retry: pages.retry,
      refetch: () => {
        pages.refetch(lostSince ?? timeline.newestAt);
        lostSince = undefined;
      },
      reload: () => {
        const bad = untrack(failure);
        if (!bad) return pages.reload();
        pages.fail(bad);
        report(bad);
      },
    },
    owner,
    initial: initial && { owner: initial.owner },
    onReset: () => {
      fetches.endAll();
      reads.reset();
      atOnce(clear);
    },
    onReload: () => {
      const chat = chatKey();
      const isSame = chat === shownChat;
      shownChat = chat;
      reads.leave();
      // Another builder of the same chat keeps what is being sent.
      atOnce(() => (isSame ? timeline.page([], 'all', UP_TO_DATE) : clear()));
    },
    report,
  });
  const acts = createMemo(() => {
    const [current, uid] = [sdk(), textOf(session.user(), 'getUid')];
    return current && uid && !isServer ? actsOf(current, uid) : null;
  });
  createEffect(
    on(acts, (current) => {
      if (current) onCleanup(current.join({ timeline, atOnce, refetchChanged: pages.refetchChanged }));
    }),
  );
  // The owner of the messages is known by now.
  if (initial) publisher.fill(() => timeline.page(initial.items, 'all', UP_TO_DATE, { isAtNewest: true }));
  const connection = followConnection(client, {
    isLoading: session.isLoading,
    onConnected(wasLost) {
      session.reconnected(wasLost);
      reads.retry();
      if (!wasLost) lostSince = undefined;
    },
    onError: report,
  });
  createEffect(
    on(connection, (now) => {
      if (now !== 'connected') lostSince ??= timeline.newestAt;
    }),
  );

  followClient(client, {
    callbacks: messageListeners(events, later, (message) => {
      const arrival = events.message(message);
      if (!arrival) return;
      if (arrival !== 'before' && pages.state.phase === 'ready') unseen.add(1, arrival === 'beyond');
      callApp(report, () => options.onMessage?.(message as AppMessage));
    }),
    onLate: () => session.reconnected(true),
    onError: report,
  });
  const unsent = createUnsent({ context, timeline, query, user: session.user, connection, atOnce });
  const emit = createEventBus({
    channels,
    later,
    report,
    follow: ({ messages, conversations }, follow) => {
      follow(messages.ccMessageSent, (event) => {
        const message = unwrap(event.message);
        const cause = event.status === 'error' ? unsent.causeOf(message) : null;
        const isNew = event.status === 'inprogress';
        let isHere = false;
        atOnce(() => {
          isHere = events.sent({ ...event, message, unsent: unwrap(event.unsent), cause });
        });
        pages.refetchChanged();
        if (isHere && event.status === 'error')
          callApp(report, () =>
            options.onNotSent?.(
              message as AppMessage,
              untrack(() => unsent.isWaiting(message)),
            ),
          );
        if (isHere && isNew && !run.isAtNewest && pages.state.phase === 'ready') pages.startOver();
      });
      follow(messages.ccMessageEdited, (edit) => {
        const message = editedMessage(edit);
        if (message) events.revised(message);
      });
      follow(messages.ccMessageDeleted, (message) => events.revised(message));
      follow(conversations.ccConversationDeleted, (conversation) => {
        const { isGroup, id } = peerOfConversation(conversation);
        const here = untrack(peer);
        if (here?.id === id && here.isGroup === isGroup) pages.reload();
      });
    },
  });
  const actions = createMessageActions({
    context,
    acts,
    isThread: () => parentId() !== '',
    emit,
    onMarkedUnread: (record) =>
      atOnce(() => {
        // Another chat may be shown by now.
        if (!timeline.find(record.id)) return;
        const unread = run.records.filter(
          (each) => compareRecords(each, record) >= 0 && events.isNews(each.message),
        );
        layout.divide(record, unread.length);
        changes.order = true;
      }),
  });

  createEffect(() => {
    const isHidden = Boolean(options.hideReceipts?.());
    atOnce(() => changes.hide('receipt', isHidden));
  });
  createEffect(on(session.user, () => atOnce(() => timeline.identify()), { defer: true }));
  createEffect(
    on(
      target,
      (id) => {
        if (id === '') return;
        if (untrack(() => pages.state.phase) === 'ready') void pages.goTo(id);
        else if (untrack(session.user) && !untrack(failure)) pages.reload();
      },
      { defer: true },
    ),
  );
  const rowOf = oncePer((record: MessageRecord) => new MessageRow(record, unsent));

  return {
    peer,
    me: session.user,
    entries: publisher.entries,
    state: pages.state,
    connection,
    place: pages.place,
    atNewest: publisher.atNewest,
    unseen: unseen.count,
    setAtEnd: unseen.setAtEnd,
    seen: reads.seen,
    loadOlder: pages.loadOlder,
    loadNewer: pages.loadNewer,
    goTo: (id) => pages.goTo(idText(id)),
    goToNewest: pages.goToNewest,
    trim: limit.trim,
    retry: session.retry,
    resend: (record) => unsent.resend(record.message),
    discard: (record) => {
      unsent.discard(record.message);
      atOnce(() => timeline.discard(record));
    },
    ...actions,
    find: (id) => timeline.find(idText(id)),
    rowOf,
    viewOf: messageView,
    flush: publisher.flush,
  };
}
