import type { Kit } from '../../sdk/index.ts';
import { isNewer } from '../messages/messages.ts';
import type { ConversationRecord } from './conversation-record.ts';

/** A list of rows that most often move to its top. */
export class RowList {
  #rows: Set<ConversationRecord>;
  /** Rows that moved to the top since, the latest one last. */
  #moved = new Set<ConversationRecord>();

  constructor(rows: Iterable<ConversationRecord>) {
    this.#rows = new Set(rows);
  }

  has(row: ConversationRecord): boolean {
    return this.#rows.has(row) || this.#moved.has(row);
  }

  append(row: ConversationRecord): void {
    this.#rows.add(row);
  }

  moveToTop(row: ConversationRecord): void {
    this.#moved.delete(row);
    this.#moved.add(row);
  }

  /** Puts a row where a message of it belongs, see `placeOf`. */
  place(row: ConversationRecord, message: Kit.Message | null): void {
    const rows = this.all();
    const index = placeOf(rows, row, message);
    if (index < 0) return;
    const others = rows.filter((each) => each !== row);
    this.#rows = new Set([...others.slice(0, index), row, ...others.slice(index)]);
    this.#moved.clear();
  }

  delete(row: ConversationRecord): void {
    this.#rows.delete(row);
    this.#moved.delete(row);
  }

  /** The rows in order. */
  all(): ConversationRecord[] {
    return [...new Set([...[...this.#moved].reverse(), ...this.#rows])];
  }
}

/**
 * The index to which a message takes its row: below rows of newer messages, and of messages that are being sent. A
 * row that is new goes in anywhere, or to the top without a message; others rise only: -1 leaves them where they are.
 */
export function placeOf(
  rows: Iterable<ConversationRecord>,
  row: ConversationRecord,
  message: Kit.Message | null,
): number {
  let index = 0;
  for (const each of rows) {
    if (each === row) return -1;
    if (!message || (!each.isSending && isNewer(message, each.lastSentMessage))) return index;
    index++;
  }
  return index;
}
