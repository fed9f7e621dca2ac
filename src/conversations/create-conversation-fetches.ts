import { onCleanup } from 'solid-js';
import { FETCH_TIMEOUT_MS, type Fetch, type FetchHandlers } from '../client/boundary/calls.ts';
import { peerOfConversation, typeOf } from '../client/boundary/peers.ts';
import { type ConversationEntry, ConversationRecord } from '../client/records/conversation-record.ts';
import type { FetchTicket, PeerFetchTicket } from '../client/records/fetch-log.ts';
import type { ListContext } from '../list/create-list-context.ts';
import { DEFAULT_PAGE_SIZE, type Kit } from '../sdk/index.ts';
import { createRetryPause } from '../utils/create-retry-pause.ts';
import { createTimer } from '../utils/create-timer.ts';
import type { ConversationStore } from './conversation-store.ts';
import type { ConversationRequest } from './create-conversation-request.ts';
import type { ConversationItem } from './create-sections.ts';
import { UnknownConversations } from './unknown-conversations.ts';
import { walkPages } from './walk-pages.ts';

/** The maximum number of simultaneous fetches of single conversations. */
const MAX_AT_ONCE = 4;
/** The delay before fetching a partly read conversation, in milliseconds: most users read on. */
const WAIT_MS = 1000;

/** What all parts of a conversation list share. */
export type ConversationListContext = ListContext<ConversationItem, ConversationEntry, ConversationStore>;

/** Fetches single conversations, independently of pages. */
export interface ConversationFetches {
  /** Fetches a conversation outside the list that got a message; adds it if it belongs there. */
  fetch: (ticket: PeerFetchTicket) => void;
  /** Fetches rows whose unread count is unknown; call it after each flush. */
  scheduleRecount: () => void;
  /** Restarts all unanswered fetches. */
  startOver: () => void;
  /** Clears everything for another user. */
  reset: () => void;
}

/**
 * Creates the fetches of single conversations: unknown ones with new messages, and partly read ones, a few at a time.
 * Ends with its owner.
 */
export function createConversationFetches(
  { sdk, fetches, store, publisher, errors }: ConversationListContext,
  request: Pick<ConversationRequest, 'builder' | 'filters'>,
): ConversationFetches {
  const unknown = new UnknownConversations(store);
  /** The running fetches of single conversations. */
  const running = new Map<PeerFetchTicket | ConversationRecord, Fetch>();
  /** The running fetch of the first pages. */
  let walk: Fetch | undefined;
  /** Rows fetched a second time for their count, because the first answer failed or was outdated. */
  const retried = new WeakSet<ConversationRecord>();
  /** Whether the rows have waited long enough. */
  let isDue = false;
  let isScheduled = false;

  const fetchConversation = (
    peer: PeerFetchTicket | ConversationRecord,
    handlers: FetchHandlers<Kit.Conversation>,
  ) => {
    const load = async () => {
      const conversation = await sdk()?.getConversation(peer.id, typeOf(peer));
      // An answer that is no conversation counts as a failure.
      peerOfConversation(conversation as Kit.Conversation);
      return conversation as Kit.Conversation;
    };
    const fetch = fetches.start(load, {
      timeoutMs: FETCH_TIMEOUT_MS,
      onAnswer: handlers.onAnswer,
      onFailure: (cause) => {
        handlers.onFailure(cause);
        errors.report(cause);
      },
      onEnd: () => {
        running.delete(peer);
        handlers.onEnd?.();
        schedule();
      },
    });
    running.set(peer, fetch);
  };

  const failurePause = createRetryPause(() => {
    unknown.retryFailed();
    schedule();
  });
  const failed = (tickets: readonly PeerFetchTicket[], since: FetchTicket) => {
    for (const ticket of tickets) unknown.fail(ticket, since);
    failurePause.start();
    failurePause.request();
  };

  const fetchUnknown = (ticket: PeerFetchTicket) => {
    const since = store.begin();
    fetchConversation(ticket, {
      onAnswer: (conversation) => applyAnswer(ticket, conversation, since),
      onFailure: () => failed([ticket], since),
      onEnd: () => store.end(since),
    });
  };
  const add = publisher.scheduled(
    (ticket: PeerFetchTicket, conversation: Kit.Conversation, since: FetchTicket) =>
      store.addFetched(ticket, conversation, since),
  );
  const applyAnswer = (ticket: PeerFetchTicket, conversation: Kit.Conversation, since: FetchTicket) => {
    add(ticket, conversation, since);
    unknown.drop(ticket);
  };

  const retry = (record: ConversationRecord) => {
    if (retried.delete(record)) return;
    retried.add(record);
    store.records.uncounted.add(record);
  };
  const recount = (record: ConversationRecord) => {
    const since = store.begin();
    store.records.uncounted.delete(record);
    fetchConversation(record, {
      onAnswer: (conversation) => {
        let isCounted = true;
        publisher.publishNow(() => {
          isCounted = store.records.recount(record, conversation, since);
        });
        if (isCounted) retried.delete(record);
        else retry(record);
      },
      onFailure: () => retry(record),
      onEnd: () => {
        store.end(since);
        scheduleRecount();
      },
    });
  };

  // A request that excluded every conversation probably keeps doing so: wait for more tickets.
  const pause = createRetryPause(() => {
    const { byPages } = unknown.plan(request.filters());
    if (byPages.length === 0) return;
    const since = store.begin();
    const wanted = new Map(byPages.map((ticket) => [ticket, store.records.newestMessage(ticket)]));
    const { builder } = request;
    walk = fetches.start((fetch) => walkPages({ builder, wanted, isOpen: () => fetch.isOpen, errors }), {
      timeoutMs: FETCH_TIMEOUT_MS * Math.ceil(byPages.length / DEFAULT_PAGE_SIZE),
      onAnswer: ({ found, leftOut }) => {
        const { isOpen } = request.filters();
        const answered = unknown.answeredBy(found, since);
        if (answered.length > 0) pause.reset();
        else pause.start();
        for (const ticket of answered) applyAnswer(ticket, found.get(ticket) as Kit.Conversation, since);
        for (const ticket of byPages) unknown.miss(ticket, isOpen, leftOut.has(ticket), since);
      },
      onFailure: (cause) => {
        failed(byPages, since);
        errors.report(cause);
      },
      onEnd: () => {
        walk = undefined;
        store.end(since);
        schedule();
      },
    });
  });

  /** Starts fetches up to the limit. */
  const startNext = () => {
    isScheduled = false;
    const { alone, byPages } = unknown.plan(request.filters());
    if (byPages.length > 0 && !walk) pause.request();
    for (const ticket of alone) {
      if (running.size >= MAX_AT_ONCE) return;
      if (!running.has(ticket)) fetchUnknown(ticket);
    }
    if (!isDue) return;
    for (const record of [...store.records.uncounted]) {
      if (running.size >= MAX_AT_ONCE) return;
      // Another list that shows it fetches the count.
      if (!store.entryOfPeer(record)) continue;
      // A running fetch may be older; if its answer does not have the count, the next round fetches it.
      if (!running.has(record)) recount(record);
    }
    isDue = false;
    scheduleRecount();
  };
  /** Starts the fetches requested in a task together. */
  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    queueMicrotask(startNext);
  };

  const timer = createTimer(() => {
    isDue = true;
    startNext();
  });
  const scheduleRecount = () => {
    if (isDue || timer.isRunning()) return;
    if ([...store.records.uncounted].some((record) => store.entryOfPeer(record))) timer.start(WAIT_MS);
  };
  const endAll = () => {
    walk?.end();
    for (const [peer, fetch] of [...running]) {
      if (peer instanceof ConversationRecord) {
        store.records.uncounted.add(peer);
        // Another list that shows it fetches the count after its next flush.
        store.records.touch(peer);
      }
      fetch.end();
    }
  };
  const reset = () => {
    unknown.clear();
    endAll();
    pause.reset();
    failurePause.reset();
    timer.stop();
    isDue = false;
  };
  onCleanup(reset);

  return {
    fetch(ticket) {
      unknown.add(ticket);
      schedule();
    },
    scheduleRecount,
    startOver() {
      endAll();
      unknown.startOver();
      pause.reset();
      failurePause.reset();
      schedule();
      scheduleRecount();
    },
    reset,
  };
}
