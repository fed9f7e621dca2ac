import {
  type Accessor,
  createEffect,
  createMemo,
  createRoot,
  createSignal,
  on,
  onCleanup,
  untrack,
} from 'solid-js';
import { isServer } from 'solid-js/web';
import { isMentioned } from '../../client/boundary/content.ts';
import { ErrorCollector } from '../../client/boundary/error-collector.ts';
import { toException } from '../../client/boundary/exception.ts';
import type { MessageQuery } from '../../client/boundary/message-source.ts';
import { messageId, senderId } from '../../client/boundary/messages.ts';
import { type Peer, peerKey } from '../../client/boundary/peer-map.ts';
import { peerOfConversation, peerOfEntity } from '../../client/boundary/peers.ts';
import { receiptMessageId } from '../../client/boundary/receipts.ts';
import { type Client, subscribeToClient, subscribeToTyping } from '../../client/client.ts';
import type { ChatPeer } from '../../client/create-chat-peer.ts';
import { createFetches } from '../../client/create-fetches.ts';
import { type Report, reportUnhandled } from '../../client/create-report.ts';
import type { Emit } from '../../client/events/channels.ts';
import { createEventBus } from '../../client/events/create-event-bus.ts';
import type { KitEvents } from '../../client/events/ui-events.ts';
import { editedMessage } from '../../client/records/edited-message.ts';
import { UP_TO_DATE } from '../../client/records/fetch-log.ts';
import { createSender, type Sender } from '../../client/sender.ts';
import type { Kit } from '../../sdk/index.ts';
import { memoizeWeak } from '../../utils/memoize-weak.ts';
import { compareRecords, type MessageRecord, type TimelinePoint } from '../timeline/message-record.ts';
import { Timeline } from '../timeline/timeline.ts';
import { TimelineEvents } from '../timeline/timeline-events.ts';
import { createJumpMark } from './create-jump-mark.ts';
import { createMessagePages, type MessagePages } from './create-message-pages.ts';
import {
  createTimelinePublisher,
  type ListLayout,
  type TimelinePublisher,
} from './create-timeline-publisher.ts';
import { createUnreadBelow, type UnreadBelow } from './create-unread-below.ts';
import type { OwnAction, ScrollTarget } from './message-list.ts';
import { messageListeners } from './message-listeners.ts';
import { MessageRow, type Sending } from './message-row-facts.ts';
import { createOptimisticActions, type OptimisticActions } from './optimistic-actions.ts';

/** The maximum number of messages kept of a chat without a list. */
const MAX_KEPT = 100;

/** The part of a chat that belongs to the list that shows it. */
export interface ChatView {
  readonly report: Report;
  /** The UI event channels. */
  readonly channels: Accessor<KitEvents>;
  readonly layout: Accessor<ListLayout>;
  /** Returns the id of the message at which the chat opens; '' for none. */
  readonly target: () => string;
  readonly startsFromUnread: () => boolean;
  /** Called with each message that arrives from another user. */
  readonly onMessage: (message: Kit.Message) => void;
  /** Called when listeners were added late: earlier events were missed. */
  readonly onLate: () => void;
  /** Called when a message was sent, edited or deleted here. */
  readonly onDone: (action: OwnAction) => void;
  /** Called with each message of the user that could not be sent. */
  readonly onNotSent: (message: Kit.Message, isWaiting: boolean) => void;
}

/**
 * The state of a chat or thread: its loaded messages, the pages at both ends, unsent messages, and the scroll
 * position. At most one list shows it at a time; without one, it follows events but fetches nothing.
 */
export interface Chat {
  readonly client: Client | undefined;
  readonly query: MessageQuery<ChatPeer>;
  readonly timeline: Timeline;
  readonly publisher: TimelinePublisher;
  readonly pages: MessagePages;
  readonly unseen: UnreadBelow;
  /** The first unread message below the visible ones that mentions the user, if it is loaded. */
  readonly unreadMention: Accessor<MessageRecord | null>;
  /** Sends the user's messages; null without an SDK. */
  readonly sender: Sender | null;
  readonly actions: Accessor<OptimisticActions | null>;
  readonly emit: Emit;
  readonly rowOf: (record: MessageRecord) => MessageRow;
  /** The uid of the signed-in user; '' while unknown. */
  uid(): string;
  setUid(uid: string): void;
  /** Whether it was shown before and has not been reloaded. */
  isKept(): boolean;
  /** Loads the chat, or updates it if it was shown before. */
  start(): void;
  /** Loads it with another builder; unsent messages stay. */
  setBuilder(query: MessageQuery<ChatPeer>): void;
  /** Fetches what was missed during a lost connection. */
  fetchMissed(): void;
  /** Forgets that the connection was lost. */
  forgetLoss(): void;
  /** Marks a message as seen by the user. */
  seen(record: MessageRecord): void;
  /** Shows the divider above a message that was marked as unread. */
  markedUnread(record: MessageRecord): void;
  /** Shows the chat in a list; returns false if a kept chat lacks the message at which the list opens. */
  show(view: ChatView, query: MessageQuery<ChatPeer>): boolean;
  /**
   * Detaches the chat from its list, and stores the position at which it reopens; returns whether it is worth keeping.
   */
  hide(position: ScrollTarget): boolean;
  /** Calls a function if the chat ends without a list. */
  onGone(gone: () => void): void;
  end(): void;
}

/** Creates a chat for a list, which calls `show` next; it lives until `end`. Keeps no reference to the list. */
export function createChat(
  client: Client | undefined,
  query: MessageQuery<ChatPeer>,
  events: KitEvents,
  initial?: { readonly items: readonly Kit.Message[]; readonly uid: string },
): Chat {
  return createRoot((end) => createChatIn(client, query, events, initial, end), null);
}

function createChatIn(
  client: Client | undefined,
  firstQuery: MessageQuery<ChatPeer>,
  firstEvents: KitEvents,
  initial: { readonly items: readonly Kit.Message[]; readonly uid: string } | undefined,
  end: () => void,
): Chat {
  let query = firstQuery;
  const [view, setView] = createSignal<ChatView | null>(null);
  const currentView = () => untrack(view);
  const [channelsOf, setChannelsOf] = createSignal<Accessor<KitEvents>>(() => firstEvents);
  const channels = createMemo(() => channelsOf()());
  const [uid, setUid] = createSignal(initial?.uid ?? '');
  const sdk = () => client?.sdk;
  const report: Report = (cause, code) =>
    currentView() ? currentView()?.report(cause, code) : reportUnhandled(toException(cause, code));
  // Other parts that receive the same events report the error too.
  const reportIfShown = (cause: unknown) => currentView()?.report(cause);
  const errors = new ErrorCollector(reportIfShown);
  const fetches = createFetches();
  const me = () => untrack(uid) || null;
  const owner = {
    get uid() {
      return me();
    },
  };
  let isKept = false;
  /** Whether the chat is loaded with another builder. */
  let isRebuilt = false;
  /** When the newest message known before the disconnect was sent. */
  let lostSince: number | undefined;
  /** The newest message known to be read; null for none. */
  let readUpTo: TimelinePoint | null = null;
  /** The anchor when the last list was unmounted. */
  let left: TimelinePoint | null = null;
  let gone = () => {};

  const isPeer = ({ isGroup, id }: Peer) => query.peer?.key === peerKey({ isGroup, id });
  const outbox = {
    entries: () => (query.peer && client?.outbox.of(query.peer.key, query.parentId)) || [],
    settle: (message: Kit.Message) => client?.outbox.settle(message),
  };
  const timeline = new Timeline(me, outbox, {
    removedAt: (id) => untrack(actions)?.removedAt(id) ?? 0,
    reactionsTo: (id) => untrack(actions)?.reactionsTo(id) ?? [],
  });
  const { loaded, changes } = timeline;
  const events = new TimelineEvents(timeline, {
    peer: () => query.peer,
    parentId: () => query.parentId,
    uid: me,
    now: () => Date.now() / 1000,
  });
  const publisher = createTimelinePublisher({
    timeline,
    layoutOptions: () => view()?.layout(),
    // The SDK does not say in which thread somebody is typing.
    typists: () => (query.peer && query.parentId === '' && client?.typing.typists(query.peer)) || [],
    errors,
  });
  const { scheduled, publishNow, layout } = publisher;
  const unseen = createUnreadBelow(publisher.isAtNewest);
  const mark = createJumpMark(changes, publishNow);
  const isAfter = (record: TimelinePoint, point: TimelinePoint | null) =>
    !point || compareRecords(record, point) > 0;
  const unreadFrom = (point: TimelinePoint | null) =>
    loaded.records.filter((each) => isAfter(each, point) && events.isNews(each.message));
  const unreadMention = createMemo<MessageRecord | null>(() => {
    publisher.entries();
    if (unseen.count() === 0) return null;
    return unreadFrom(readUpTo).find(({ message }) => isMentioned(message, me())) ?? null;
  });
  const seen = (record: MessageRecord) => {
    if (!isAfter(record, readUpTo)) return;
    const unread = untrack(unseen.count) > 0 ? unreadFrom(readUpTo) : [];
    readUpTo = record;
    unseen.remove(unread.filter((each) => !isAfter(each, record)).length);
  };
  const divide = (first: MessageRecord | null | undefined, count = 0) => {
    layout.divide(first ?? null, count);
    changes.order = true;
  };
  const pages: MessagePages = createMessagePages({
    context: { sdk, fetches, owner, report },
    timeline,
    publisher,
    events,
    unseen,
    query: () => query,
    currentView,
    onUnread: (unread) => {
      const first = unread && timeline.find(messageId(unread.first));
      divide(first, unread?.count);
      unseen.start(unread?.count ?? 0);
      readUpTo = loaded.records.findLast((each) => !first || compareRecords(each, first) < 0) ?? null;
    },
    onJump: mark,
    isFilled: initial !== undefined,
  });
  const connection = () => client?.connection() ?? 'connected';
  const actions = createMemo(() =>
    client && uid() && !isServer ? client.part(createOptimisticActions) : null,
  );
  createEffect(
    on(actions, (current) => {
      if (current) onCleanup(current.join({ timeline, publishNow, refetchChanged: pages.refetchChanged }));
    }),
  );
  if (initial)
    publisher.fill(() => {
      timeline.page(initial.items, 'all', UP_TO_DATE, { isAtNewest: true });
      readUpTo = loaded.records.at(-1) ?? null;
    });
  createEffect(
    on(connection, (now) => {
      if (now !== 'connected') lostSince ??= timeline.newestAt;
    }),
  );
  createEffect(on(uid, () => publishNow(() => timeline.identify()), { defer: true }));

  /** Keeps the messages around the anchor; returns whether the anchor is still loaded. */
  const keepPart = () => {
    if (loaded.records.length <= MAX_KEPT) return true;
    const read = left && timeline.find(left.id);
    return timeline.keepAround(read ?? undefined, MAX_KEPT, pages.hasNewer());
  };
  subscribeToClient(() => client, {
    callbacks: messageListeners(
      events,
      scheduled,
      (message) => {
        const arrival = events.message(message);
        if (!currentView() && !keepPart()) gone();
        if (!arrival) return;
        if (arrival !== 'before' && untrack(() => pages.state.phase) === 'ready')
          unseen.add(1, arrival === 'beyond');
        currentView()?.onMessage(message);
      },
      (receipt) => {
        // The user read it on another device.
        const record = senderId(receipt) === me() && timeline.find(receiptMessageId(receipt));
        if (record) seen(record);
      },
    ),
    onLate: () => {
      lostSince ??= timeline.newestAt;
      currentView()?.onLate();
    },
    onError: reportIfShown,
  });
  subscribeToTyping(
    () => client,
    scheduled((typedTo) => {
      if (isPeer(typedTo)) changes.order = true;
    }),
  );
  const sender = client && !isServer ? client.part(createSender).open(report) : null;
  const sending: Sending = {
    progressOf: (message) => sender?.find(message)?.progress() ?? null,
    isWaiting: (message) => connection() !== 'connected' && sender?.find(message)?.isWaiting === true,
  };
  const showUnsent = () => {
    if (outbox.entries().length > 0)
      publishNow(() => {
        changes.order = true;
      });
  };
  createEffect(on(uid, showUnsent));
  if (client)
    onCleanup(
      client.outbox.subscribe({
        changed(entry) {
          let isHere = false;
          publishNow(() => {
            isHere = events.sending(entry);
          });
          if (!isHere || !client.outbox.has(entry)) return;
          // Not for messages that failed before a reload.
          if (entry.isFailed && entry.sequence > 0)
            currentView()?.onNotSent(
              entry.message,
              untrack(() => sending.isWaiting(entry.message)),
            );
          const isStarting = !entry.isFailed && currentView() && !loaded.isAtNewest;
          if (isStarting && untrack(() => pages.state.phase) === 'ready') pages.startOver();
        },
        sent(message, entry) {
          let isHere = false;
          publishNow(() => {
            isHere = events.sent(message, entry);
          });
          if (isHere) currentView()?.onDone('sent');
          pages.refetchChanged();
        },
        onError: reportIfShown,
      }),
    );
  const reload = () => {
    if (currentView()) pages.reload();
    else gone();
  };
  const emit = createEventBus({
    channels,
    scheduled,
    report: reportIfShown,
    subscribe: ({ messages, conversations, groups }, follow) => {
      follow(messages.ccMessageEdited, (edit) => {
        const message = editedMessage(edit);
        if (message && events.revised(message)) currentView()?.onDone('edited');
      });
      follow(messages.ccMessageDeleted, (message) => {
        if (events.revised(message)) currentView()?.onDone('deleted');
      });
      follow(conversations.ccConversationDeleted, (conversation) => {
        if (isPeer(peerOfConversation(conversation))) reload();
      });
      follow(conversations.ccMarkConversationAsRead, (conversation) => {
        if (isPeer(peerOfConversation(conversation))) readUpTo = loaded.records.at(-1) ?? readUpTo;
      });
      follow(groups.ccGroupLeft, ({ group }) => {
        if (!currentView() && isPeer(peerOfEntity(group))) gone();
      });
    },
  });
  return {
    client,
    get query() {
      return query;
    },
    timeline,
    publisher,
    pages,
    unseen,
    unreadMention,
    sender,
    actions,
    emit,
    rowOf: memoizeWeak((record: MessageRecord) => new MessageRow(record, sending)),
    uid: () => untrack(uid),
    setUid: (next) => void setUid(next),
    isKept: () => isKept,
    start() {
      if (!isKept) {
        if (isRebuilt) publishNow(() => timeline.page([], 'all', UP_TO_DATE));
        isRebuilt = false;
        pages.reload();
        return;
      }
      isKept = false;
      const since = lostSince;
      lostSince = undefined;
      pages.refresh(since);
    },
    setBuilder(next) {
      query = next;
      isKept = false;
      isRebuilt = true;
    },
    fetchMissed() {
      const since = lostSince ?? timeline.newestAt;
      lostSince = undefined;
      pages.refetch(since);
    },
    forgetLoss() {
      lostSince = undefined;
    },
    seen,
    markedUnread(record) {
      publishNow(() => {
        if (!timeline.find(record.id)) return;
        const index = loaded.records.indexOf(record as never);
        readUpTo = loaded.records[index - 1] ?? null;
        divide(record, unreadFrom(readUpTo).length);
      });
    },
    show(next, asked) {
      const target = next.target();
      if (isKept && target !== '' && !timeline.find(target)) return false;
      query = asked;
      setChannelsOf(() => next.channels);
      setView(next);
      const hasDivider = isKept && next.startsFromUnread() && query.parentId === '';
      const unread = hasDivider ? unreadFrom(readUpTo) : [];
      publisher.fill(() => divide(unread[0], unread.length));
      if (!isKept) return true;
      pages.restart();
      const at = untrack(pages.scrollTarget);
      if (target !== '') pages.setScrollTarget(pages.targetAt(target));
      else if (at?.at === 'end' && unread.length > 0)
        pages.setScrollTarget({ at: 'entry', key: 'unread', align: 'start' });
      else if (at?.at === 'entry') {
        const rows = untrack(publisher.entries);
        const nearest = rows.find(
          (each) => each.kind === 'message' && left && compareRecords(each, left) >= 0,
        );
        if (!rows.some(({ key }) => key === at.key))
          pages.setScrollTarget(nearest ? { ...at, key: nearest.key } : { at: 'end' });
      }
      return true;
    },
    hide(position) {
      if (untrack(() => pages.state.phase) !== 'ready') return false;
      const rows = untrack(publisher.entries);
      const from = position.at === 'entry' ? rows.findIndex(({ key }) => key === position.key) : -1;
      const read = from < 0 ? undefined : rows.slice(from).find((each) => each.kind === 'message');
      left = read?.kind === 'message' ? { at: read.at, id: read.id } : null;
      pages.suspend(left ? position : { at: 'end' });
      mark(null);
      const now = untrack(channels);
      setChannelsOf(() => () => now);
      setView(null);
      publisher.empty();
      isKept = true;
      return keepPart();
    },
    onGone(run) {
      gone = run;
    },
    end,
  };
}
