import { createEffect, createMemo, createSignal, on, untrack } from 'solid-js';
import { oncePer } from '../../core/collections/once-per.ts';
import { Faults } from '../../core/objects/read.ts';
import { unwrap } from '../../core/objects/unwrap.ts';
import { TimelineLayout } from '../../core/timeline/layout.ts';
import type { MessageRecord } from '../../core/timeline/message-record.ts';
import { Timeline } from '../../core/timeline/timeline.ts';
import { TimelineEvents } from '../../core/timeline/timeline-events.ts';
import type { Kit } from '../../sdk/index.ts';
import { callApp, createReport } from '../guard/create-report.ts';
import { createFetches } from '../loading/create-fetches.ts';
import { MessageRow } from '../rows/message-row.ts';
import { createListeners } from '../session/create-listeners.ts';
import { createConnection } from '../source/create-connection.ts';
import { createEventBus } from '../source/create-event-bus.ts';
import { createListSession } from '../source/create-list-session.ts';
import { createChatPeer } from './create-chat-peer.ts';
import { createMessagePages } from './create-message-pages.ts';
import { createTimelinePublisher } from './create-timeline-publisher.ts';
import type { MessageList, MessageListOptions } from './message-list.ts';
import { useChatKit } from './use-chat-kit.ts';

/**
 * Creates the messages of a chat with a user or a group, or of one thread: pages, SDK events and UI events
 * change single rows, and are published once per frame. Ends with its owner.
 * @example
 * const list = createMessageList({ sdk: () => Kit, user: () => ann });
 * <For each={list.entries()}>{(entry) => entry.kind === 'message' && <p>{entry.message.getText()}</p>}</For>
 */
export function createMessageList(options: MessageListOptions): MessageList {
  const { sdk, events: channels, localizer } = useChatKit(options.sdk);
  const report = createReport(() => options.onError);
  const faults = new Faults(report);
  const fetches = createFetches();
  const owner: { uid: string | null } = { uid: null };
  const { peer, failure } = createChatPeer({
    get user() {
      return options.user?.();
    },
    get group() {
      return options.group?.();
    },
  });
  const parentId = createMemo(() => String(options.parentMessageId?.() ?? ''));
  const builder = createMemo(() => options.messagesRequestBuilder?.());
  const query = createMemo(() => ({ peer: peer(), parentId: parentId(), builder: builder() }));

  const timeline = new Timeline(() => owner.uid);
  const events = new TimelineEvents(timeline, {
    peer: () => untrack(peer),
    parentId: () => untrack(parentId),
    uid: () => owner.uid,
    now: () => Date.now() / 1000,
  });
  const rows = new TimelineLayout();
  const publisher = createTimelinePublisher({
    changes: timeline.changes,
    faults,
    layout: () =>
      rows.rows(
        [...timeline.records, ...(timeline.isAtNewest ? timeline.unsent.records : [])],
        untrack(localizer.timeZone),
        timeline.changes.changed,
      ),
  });
  const { later, atOnce } = publisher;
  const pages = createMessagePages({
    context: { sdk, fetches, report },
    timeline,
    query: () => untrack(query),
    atOnce,
  });
  const session = createListSession({
    sdk,
    request: { request: query, isQuiet: () => false },
    pager: {
      ...pages,
      reload: () => {
        const bad = untrack(failure);
        if (!bad) return pages.reload();
        pages.fail(bad);
        report(bad);
      },
    },
    owner,
    onReset: () => {
      fetches.endAll();
      atOnce(() => timeline.reset());
    },
    onReload: () => atOnce(() => timeline.reset()),
    report,
  });
  const connection = createConnection({ sdk, session, onConnected: session.reconnected, onError: report });

  const [unseen, setUnseen] = createSignal(0);
  const [atNewest, setAtNewest] = createSignal(true);
  let isAtEnd = true;
  createEffect(on(publisher.entries, () => setAtNewest(timeline.isAtNewest)));
  const received = later((message: Kit.Message) => {
    const arrival = events.message(message);
    if (arrival === undefined || arrival === 'known' || !events.isNews(message)) return;
    if (!isAtEnd || arrival === 'beyond') setUnseen((count) => count + 1);
    callApp(report, () => options.onMessage?.(message as never));
  });
  const revised = later((message: Kit.Message) => events.revised(message));
  createListeners({
    sdk: () => (session.user() ? sdk() : undefined),
    user: session.user,
    callbacks: {
      Message: {
        onTextMessageReceived: received,
        onMediaMessageReceived: received,
        onCustomMessageReceived: received,
        onMessageEdited: revised,
        onMessageDeleted: revised,
      },
    },
    onError: report,
  });
  createEventBus({
    channels,
    later,
    report,
    follow: ({ messages }, follow) => {
      follow(messages.ccMessageSent, ({ message, status }) =>
        atOnce(() => void events.sent(unwrap(message), status)),
      );
      follow(messages.ccMessageDeleted, (message) => events.revised(message));
    },
  });
  const rowOf = oncePer((record: MessageRecord) => new MessageRow(record));
  const never = () => false;
  return {
    peer,
    me: session.user,
    entries: publisher.entries,
    state: pages.state,
    connection,
    place: pages.place,
    atNewest,
    unseen,
    setAtEnd: (next) => {
      isAtEnd = next;
      if (next) setUnseen(0);
    },
    seen: () => {},
    loadOlder: pages.loadOlder,
    loadNewer: pages.loadNewer,
    goTo: async () => false,
    goToNewest: pages.reload,
    trim: () => {},
    retry: session.retry,
    resend: () => {},
    discard: (record) => atOnce(() => timeline.discard(record)),
    edit: (record) =>
      untrack(channels).messages.ccMessageEdited.next({
        message: record.message as never,
        status: 'inprogress',
      }),
    reply: (record) =>
      untrack(channels).messages.ccReplyToMessage.next({
        message: record.message as never,
        status: 'inprogress',
      }),
    remove: async () => {},
    react: async () => {},
    markAsUnread: async () => {},
    can: { edit: never, remove: never, react: never, reply: never, thread: never, markAsUnread: never },
    find: (id) => timeline.find(String(id)),
    rowOf,
    flush: publisher.flush,
  };
}
