import type { Kit } from '../../sdk/index.ts';
import { RecentMap } from '../../utils/recent-map.ts';
import { isDeleted, messageId, revisedAt } from '../boundary/messages.ts';
import { RECEIPT, type Receipt } from '../boundary/receipts.ts';

/** The updates of a message. */
interface Update {
  /** The newest revision, and when it was made, in seconds. */
  revision: Kit.Message | null;
  at: number;
  /** When it arrived, on the caller's clock. */
  cameAt: number;
  receipt: Receipt;
}

/** The minimum number of messages whose updates are kept. */
const CAPACITY = 1000;

/**
 * The newest revision and the most advanced receipt of recent messages. Both may arrive before the message itself,
 * after a newer one, or during a fetch of an older copy.
 */
export class MessageUpdates {
  #updates = new RecentMap<string, Update>(CAPACITY);

  get isEmpty(): boolean {
    return this.#updates.isEmpty;
  }

  /**
   * Handles an edited or deleted message.
   * @param known - the previously known message.
   * @param now - the time on the caller's logical clock, which is incremented per event and fetch.
   */
  revise(message: Kit.Message, known: Kit.Message | null, now = 0): void {
    const update = this.#open(messageId(message));
    if (known) storeRevision(update, known, revisedAt(known), now);
    // An app may report a change without its time; use the current time.
    storeRevision(update, message, revisedAt(message) || update.at, now);
  }

  /**
   * Returns the newest revision of a message; of two made within one second, the one that arrived last.
   * @param since - when the fetch of the message began, on the same clock as `now`; without it, before all updates.
   */
  newest(message: Kit.Message, since = -1): Kit.Message {
    const update = this.#updates.get(messageId(message));
    const at = revisedAt(message);
    if (!update?.revision || isOlder(update.revision, update.at, message, at)) return message;
    if (since >= update.cameAt) storeRevision(update, message, at, since);
    return update.revision;
  }

  /** Advances the receipt of a message. */
  advance(id: string, receipt: Receipt): void {
    const update = this.#open(id);
    if (receipt > update.receipt) update.receipt = receipt;
  }

  /** Returns the receipt of a message. */
  receipt(message: Kit.Message): Receipt {
    return this.#updates.get(messageId(message))?.receipt ?? RECEIPT.NONE;
  }

  /** Clears everything for another user. */
  clear(): void {
    this.#updates.clear();
  }

  #open(id: string): Update {
    const update = this.#updates.get(id) ?? { revision: null, at: 0, cameAt: 0, receipt: RECEIPT.NONE };
    this.#updates.set(id, update);
    return update;
  }
}

/** Stores a revision, unless a newer one is known; within one second, the last one wins. */
function storeRevision(update: Update, message: Kit.Message, at: number, now: number): void {
  if (update.revision && isOlder(message, at, update.revision, update.at)) return;
  Object.assign(update, { revision: message, at, cameAt: now });
}

/** Whether a revision is older than another one; within the same second, a deletion is newer than an edit. */
function isOlder(message: Kit.Message, at: number, other: Kit.Message, otherAt: number): boolean {
  return at < otherAt || (at === otherAt && isDeleted(other) && !isDeleted(message));
}
