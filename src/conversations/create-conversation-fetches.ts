import { onCleanup } from 'solid-js';
import { type Fetch, type FetchHandlers, PATIENCE_MS } from '../client/boundary/calls.ts';
import { peerOfConversation, typeOf } from '../client/boundary/peers.ts';
import { type ConversationEntry, ConversationRecord } from '../client/records/conversation-record.ts';
import type { Checkpoint, Question } from '../client/records/fetch-log.ts';
import type { ListContext } from '../list/create-list-context.ts';
import { DEFAULT_PAGE_SIZE, type Kit } from '../sdk/index.ts';
import { createRetryPause } from '../utils/create-retry-pause.ts';
import { createTimer } from '../utils/create-timer.ts';
import type { ConversationBook } from './conversation-book.ts';
import type { ConversationRequest } from './create-conversation-request.ts';
import { UnknownConversations } from './unknown-conversations.ts';
import { walkPages } from './walk-pages.ts';

/** The maximum number of single conversations fetched at a time. */
const MOST_AT_ONCE = 4;
/** The delay before fetching a partly read conversation, in milliseconds: users mostly go on to read the rest. */
const WAIT_MS = 1000;

/** What all parts of a conversation list share. */
export type ConversationListContext = ListContext<ConversationEntry, ConversationEntry, ConversationBook>;

/** Fetches conversations beside the pages. */
export interface ConversationFetches {
  /** Fetches a conversation outside the list that got a message; adds it if it belongs there. */
  fetch: (question: Question) => void;
  /** Fetches rows whose unread count only the SDK knows; call it after each flush. */
  look: () => void;
  /** Fetches everything again that got no answer. */
  startOver: () => void;
  /** Clears everything for another user. */
  reset: () => void;
}

/**
 * Creates the fetches of single conversations: unknown ones that got messages, and partly read ones, a few at
 * a time. Ends with its owner.
 */
export function createConversationFetches(
  { sdk, fetches, book, publisher, faults }: ConversationListContext,
  shown: Pick<ConversationRequest, 'builder' | 'filters'>,
): ConversationFetches {
  const unknown = new UnknownConversations(book);
  /** The pending fetches of single conversations. */
  const asked = new Map<Question | ConversationRecord, Fetch>();
  /** The pending fetch of the first pages. */
  let walk: Fetch | undefined;
  /** Rows that are counted a second time, because the first answer failed or was outdated. */
  const retried = new WeakSet<ConversationRecord>();
  /** Whether the rows have waited long enough. */
  let isDue = false;
  let isScheduled = false;

  const ask = (peer: Question | ConversationRecord, handlers: FetchHandlers<Kit.Conversation>) => {
    const question = async () => {
      const conversation = await sdk()?.getConversation(peer.id, typeOf(peer));
      // An answer that is not a conversation is a failure.
      peerOfConversation(conversation as Kit.Conversation);
      return conversation as Kit.Conversation;
    };
    const fetch = fetches.ask(question, {
      patienceMs: PATIENCE_MS,
      onAnswer: handlers.onAnswer,
      onFailure: (cause) => {
        handlers.onFailure(cause);
        faults.report(cause);
      },
      onEnd: () => {
        asked.delete(peer);
        handlers.onEnd?.();
        schedule();
      },
    });
    asked.set(peer, fetch);
  };

  const failurePause = createRetryPause(() => {
    unknown.askAgain();
    schedule();
  });
  const failed = (questions: readonly Question[], since: Checkpoint) => {
    for (const question of questions) unknown.fail(question, since);
    failurePause.start();
    failurePause.request();
  };

  const askFor = (question: Question) => {
    const since = book.begin();
    ask(question, {
      onAnswer: (conversation) => take(question, conversation, since),
      onFailure: () => failed([question], since),
      onEnd: () => book.end(since),
    });
  };
  const add = publisher.later((question: Question, conversation: Kit.Conversation, since: Checkpoint) =>
    book.addFetched(question, conversation, since),
  );
  const take = (question: Question, conversation: Kit.Conversation, since: Checkpoint) => {
    add(question, conversation, since);
    unknown.drop(question);
  };

  const retry = (record: ConversationRecord) => {
    if (retried.delete(record)) return;
    retried.add(record);
    book.records.uncounted.add(record);
  };
  const recount = (record: ConversationRecord) => {
    const since = book.begin();
    book.records.uncounted.delete(record);
    ask(record, {
      onAnswer: (conversation) => {
        let isCounted = true;
        publisher.atOnce(() => {
          isCounted = book.records.recount(record, conversation, since);
        });
        if (isCounted) retried.delete(record);
        else retry(record);
      },
      onFailure: () => retry(record),
      onEnd: () => {
        book.end(since);
        look();
      },
    });
  };

  // A request that excluded everything mostly continues to do so: wait for more questions.
  const pause = createRetryPause(() => {
    const { byPages } = unknown.plan(shown.filters());
    if (byPages.length === 0) return;
    const since = book.begin();
    const wanted = new Map(byPages.map((question) => [question, book.records.newestMessage(question)]));
    const { builder } = shown;
    walk = fetches.ask((fetch) => walkPages({ builder, wanted, isOpen: () => fetch.isOpen, faults }), {
      patienceMs: PATIENCE_MS * Math.ceil(byPages.length / DEFAULT_PAGE_SIZE),
      onAnswer: ({ found, leftOut }) => {
        const { isOpen } = shown.filters();
        const answered = unknown.answeredBy(found, since);
        if (answered.length > 0) pause.reset();
        else pause.start();
        for (const question of answered) take(question, found.get(question) as Kit.Conversation, since);
        for (const question of byPages) unknown.miss(question, isOpen, leftOut.has(question), since);
      },
      onFailure: (cause) => {
        failed(byPages, since);
        faults.report(cause);
      },
      onEnd: () => {
        walk = undefined;
        book.end(since);
        schedule();
      },
    });
  });

  /** Starts fetches while there are free places. */
  const askOn = () => {
    isScheduled = false;
    const { alone, byPages } = unknown.plan(shown.filters());
    if (byPages.length > 0 && !walk) pause.request();
    for (const question of alone) {
      if (asked.size >= MOST_AT_ONCE) return;
      if (!asked.has(question)) askFor(question);
    }
    if (!isDue) return;
    for (const record of [...book.records.uncounted]) {
      if (asked.size >= MOST_AT_ONCE) return;
      // Another list counts it, or the next one that shows it.
      if (!book.shown(record)) continue;
      // A pending answer may be from before: what it leaves open is fetched in the next round.
      if (!asked.has(record)) recount(record);
    }
    isDue = false;
    look();
  };
  /** Collects the fetches of a task. */
  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    queueMicrotask(askOn);
  };

  const timer = createTimer(() => {
    isDue = true;
    askOn();
  });
  const look = () => {
    if (isDue || timer.isRunning()) return;
    if ([...book.records.uncounted].some((record) => book.shown(record))) timer.start(WAIT_MS);
  };
  const endAll = () => {
    walk?.end();
    for (const [peer, fetch] of [...asked]) {
      if (peer instanceof ConversationRecord) {
        book.records.uncounted.add(peer);
        // Another list that shows it counts it after its next flush.
        book.records.touch(peer);
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
    fetch(question) {
      unknown.add(question);
      schedule();
    },
    look,
    startOver() {
      endAll();
      unknown.startOver();
      pause.reset();
      failurePause.reset();
      schedule();
      look();
    },
    reset,
  };
}
