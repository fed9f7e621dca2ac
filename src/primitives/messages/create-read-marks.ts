import { onCleanup } from 'solid-js';
import { isOfGroup } from '../../core/messages/messages.ts';
import { flagOf } from '../../core/objects/read.ts';
import { compareRecords, type MessageRecord } from '../../core/timeline/message-record.ts';
import type { Kit, KitChatSDK } from '../../sdk/index.ts';
import type { ListBase } from '../source/create-list-context.ts';
import { createTimer } from '../timing/create-timer.ts';

/** The minimum time between two calls of `markAsRead`, in milliseconds. */
const SPACING_MS = 500;

/** Marks seen messages as read. */
export interface ReadMarks {
  /** Takes a message that the user saw; the newest one is marked. */
  seen(record: MessageRecord): void;
  /** Tries again after a failure. */
  retry(): void;
  /** Marks what is left in this chat, before another one is shown. */
  leave(): void;
  /** Forgets everything for another user. */
  reset(): void;
}

/**
 * Creates the read marks of a chat: one call for the newest seen message of someone else, at most every 500 ms.
 * What is left is marked when the owner ends.
 */
export function createReadMarks(
  { sdk, report }: Pick<ListBase, 'sdk' | 'report'>,
  onRead: (message: Kit.Message) => void,
): ReadMarks {
  /** The newest seen message that is not marked. */
  let seen: MessageRecord | null = null;
  /** The newest message that is marked, or being marked. */
  let marked: MessageRecord | null = null;
  const timer = createTimer(() => flush());

  const mark = async (record: MessageRecord) => {
    const before = marked;
    marked = record;
    try {
      await (sdk() as KitChatSDK | undefined)?.markAsRead(record.message);
      onRead(record.message);
    } catch (cause) {
      if (marked === record) {
        marked = before;
        seen ??= record;
      }
      report(cause);
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
    if (!timer.isRunning()) flush();
  };
  const forget = () => {
    seen = marked = null;
    timer.stop();
  };
  onCleanup(flush);
  return {
    seen(record) {
      const isNewer = (than: MessageRecord | null) => !than || compareRecords(record, than) > 0;
      if (record.isOwn || record.isAction || record.id === '' || !isNewer(marked) || !isNewer(seen)) return;
      // In a group, the time tells when others read it.
      if (!isOfGroup(record.message) && flagOf(record.message, 'getReadAt')) return;
      seen = record;
      flushSoon();
    },
    retry: flushSoon,
    leave() {
      flush();
      forget();
    },
    reset: forget,
  };
}
