import { onCleanup } from 'solid-js';
import { FETCH_TIMEOUT_MS } from '../../client/boundary/calls.ts';
import { createException } from '../../client/boundary/exception.ts';
import { isOfGroup, isRead } from '../../client/boundary/messages.ts';
import type { ListBase } from '../../list/create-list-context.ts';
import { chatSdk } from '../../sdk/chat-sdk.ts';
import type { Kit } from '../../sdk/index.ts';
import { createRetryPause } from '../../utils/create-retry-pause.ts';
import { createTimer } from '../../utils/create-timer.ts';
import { compareRecords, type MessageRecord } from '../timeline/message-record.ts';

/** The minimum time between two calls of `markAsRead`, in milliseconds. */
const SPACING_MS = 500;

/** Marks seen messages as read. */
export interface ReadMarks {
  /** Handles a message that the user has seen; only the newest one is marked. */
  seen(record: MessageRecord): void;
  /** Retries at once, because the connection is back. */
  retry(): void;
  /** Marks pending messages of this chat before another one is shown. */
  leave(): void;
  /** Forgets everything for another user. */
  reset(): void;
}

/** The options of read marks. */
export interface ReadMarksOptions extends Pick<ListBase, 'sdk' | 'report'> {
  /** Whether the connection to the chat server is lost. */
  isLost: () => boolean;
}

/**
 * Creates the read marks of a chat: one call for the newest seen message of another user, at most every 500 ms; again
 * after a pause if a call fails or has no answer for 30 s; none while the connection is lost. A pending message is
 * marked when the owner ends.
 */
export function createReadMarks(
  { sdk, report, isLost }: ReadMarksOptions,
  onRead: (message: Kit.Message) => void,
): ReadMarks {
  /** The newest seen message that is not marked yet. */
  let seen: MessageRecord | null = null;
  /** The newest message that is marked, or being marked. */
  let marked: MessageRecord | null = null;
  const timer = createTimer(() => flushSoon());
  const pause = createRetryPause(() => flushSoon());
  /** Abandons the latest call, which covers earlier ones. */
  let abandon = () => {};
  const patience = createTimer(() => abandon());
  let isOver = false;

  const mark = async (record: MessageRecord) => {
    const before = marked;
    marked = record;
    const fail = (cause: unknown) => {
      if (marked === record) {
        marked = before;
        seen ??= record;
        patience.stop();
        pause.start();
        pause.request();
      }
      report(cause);
    };
    abandon = () => fail(createException('ERR_NO_ANSWER', 'The chat SDK has not answered markAsRead().'));
    if (!isOver) patience.start(FETCH_TIMEOUT_MS);
    try {
      await chatSdk(sdk()).markAsRead?.(record.message);
      if (marked === record) {
        patience.stop();
        pause.reset();
      }
      onRead(record.message);
    } catch (cause) {
      if (isOver) report(cause);
      else fail(cause);
    }
  };
  const flush = () => {
    if (!seen) return;
    const record = seen;
    seen = null;
    timer.start(SPACING_MS);
    void mark(record);
  };
  const flushSoon = () => {
    if (!timer.isRunning() && !isLost()) flush();
  };
  const forget = () => {
    seen = marked = null;
    timer.stop();
    patience.stop();
    pause.reset();
  };
  onCleanup(() => {
    isOver = true;
    flush();
  });
  return {
    seen(record) {
      const isNewer = (than: MessageRecord | null) => !than || compareRecords(record, than) > 0;
      if (record.isOwn || record.isAction || record.id === '' || !isNewer(marked) || !isNewer(seen)) return;
      // In a group, the time only says when other members read it.
      if (!isOfGroup(record.message) && isRead(record.message)) return;
      seen = record;
      flushSoon();
    },
    retry() {
      pause.reset();
      flushSoon();
    },
    leave() {
      flush();
      forget();
    },
    reset: forget,
  };
}
