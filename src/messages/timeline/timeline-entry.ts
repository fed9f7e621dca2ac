import type { OrderEntry } from '../../order/block-order.ts';
import type { Kit } from '../../sdk/index.ts';
import type { MessageRecord } from './message-record.ts';

/** The date above the messages of a day. */
export interface DayEntry extends OrderEntry {
  readonly kind: 'day';
  readonly key: string;
  /** A time of that day, in seconds. */
  readonly seconds: number;
}

/** The divider above the first message that was unread when the chat was opened; it does not move. */
export interface DividerEntry extends OrderEntry {
  readonly kind: 'unread';
  readonly key: 'unread';
  /** The number of messages that were unread. */
  readonly count: number;
}

/** The row below the newest message while others are typing. */
export interface TypingEntry extends OrderEntry {
  readonly kind: 'typing';
  readonly key: 'typing';
  /** Who is typing, in the order they started. */
  typists: readonly Kit.User[];
}

/** A row of the message list. */
export type TimelineEntry = MessageRecord | DayEntry | DividerEntry | TypingEntry;

/** Returns the newest message of rows. */
export function newestOf(rows: readonly TimelineEntry[]): MessageRecord | undefined {
  return rows.findLast((row) => row.kind === 'message');
}
