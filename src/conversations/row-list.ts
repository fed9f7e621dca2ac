import { isNewer } from '../client/boundary/messages.ts';
import type { ConversationEntry, ConversationRecord } from '../client/records/conversation-record.ts';
import type { Kit } from '../sdk/index.ts';
import type { ConversationItem } from './create-sections.ts';

/** A list of rows that mostly move to the top. */
export class RowList {
  #rows: Set<ConversationEntry>;
  /** Rows moved to the top, the latest last. */
  #moved = new Set<ConversationEntry>();

  constructor(rows: Iterable<ConversationEntry>) {
    this.#rows = new Set(rows);
  }

  has(row: ConversationEntry): boolean {
    return this.#rows.has(row) || this.#moved.has(row);
  }

  append(row: ConversationEntry): void {
    this.#rows.add(row);
  }

  moveToTop(row: ConversationEntry): void {
    this.#moved.delete(row);
    this.#moved.add(row);
  }

  /** Moves a row to the index of a message, see `placeOf`. */
  moveByTime(
    row: ConversationEntry,
    message: Kit.Message | null,
    mayFall = false,
    isPeer?: (each: ConversationEntry) => boolean,
  ): void {
    const index = placeOf(this.#ordered(), row, message, mayFall, isPeer);
    if (index < 0) return;
    const others = this.all().filter((each) => each !== row);
    this.#rows = new Set([...others.slice(0, index), row, ...others.slice(index)]);
    this.#moved.clear();
  }

  delete(row: ConversationEntry): void {
    this.#rows.delete(row);
    this.#moved.delete(row);
  }

  all(): ConversationEntry[] {
    return [...this.#ordered()];
  }

  get length(): number {
    let moved = 0;
    for (const row of this.#moved) if (this.#rows.has(row)) moved++;
    return this.#rows.size + this.#moved.size - moved;
  }

  *#ordered(): IterableIterator<ConversationEntry> {
    yield* [...this.#moved].reverse();
    for (const row of this.#rows) if (!this.#moved.has(row)) yield row;
  }
}

/**
 * Returns the index of a row with a message: below rows with newer or unsent messages. A new row without a message
 * goes to the top; existing rows only move up, unless `mayFall`: -1 leaves them in place.
 * @param isPeer - whether a row is in the section of this one; others do not count.
 */
export function placeOf<E extends ConversationItem>(
  rows: Iterable<E>,
  row: ConversationEntry,
  message: Kit.Message | null,
  mayFall = false,
  isPeer: (each: E) => boolean = () => true,
): number {
  let index = 0;
  /** The index below the last peer. */
  let end: number | undefined;
  for (const each of rows) {
    if (each === row) {
      if (!mayFall) return -1;
    } else if (each.isHeader || !isPeer(each)) index++;
    else if (isAbove(each.record, message)) end = ++index;
    else return index;
  }
  return end ?? index;
}

/** Whether a conversation ranks above one with a message. */
function isAbove({ isSending, lastSentMessage }: ConversationRecord, message: Kit.Message | null): boolean {
  return message !== null && (isSending || !isNewer(message, lastSentMessage));
}
