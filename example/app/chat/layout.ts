import type { MessageEntry } from './message-entry.ts';

/** A line of the message list, and its relation to its neighbours. */
export interface MessageLine {
  readonly entry: MessageEntry;
  /** The day that starts with it, in seconds; 0 if the line before is of the same day. */
  readonly day: number;
  /** Whether the unread messages start with it. */
  readonly startsUnread: boolean;
  /** Whether it is the first, and the last, of consecutive messages of one sender. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** A longer pause separates messages of one sender, in seconds. */
const PAUSE = 300;

/** Lays messages out; unchanged lines stay the same objects. */
export function layOut(
  entries: readonly MessageEntry[],
  firstUnread: string,
  before: readonly MessageLine[],
): readonly MessageLine[] {
  const known = new Map(before.map((line) => [line.entry, line]));
  return entries.map((entry, index) => {
    const previous = entries[index - 1];
    const next = entries[index + 1];
    const line: MessageLine = {
      entry,
      day: previous && isSameDay(previous, entry) ? 0 : entry.message.getSentAt(),
      startsUnread: entry.key === firstUnread,
      isFirst: !previous || entry.key === firstUnread || !belongTogether(previous, entry),
      isLast: !next || next.key === firstUnread || !belongTogether(entry, next),
    };
    const same = known.get(entry);
    return same && isSame(same, line) ? same : line;
  });
}

function isSame(a: MessageLine, b: MessageLine): boolean {
  return (
    a.day === b.day && a.startsUnread === b.startsUnread && a.isFirst === b.isFirst && a.isLast === b.isLast
  );
}

function isSameDay(a: MessageEntry, b: MessageEntry): boolean {
  return dayOf(a) === dayOf(b);
}

function dayOf({ message }: MessageEntry): string {
  return new Date(message.getSentAt() * 1000).toDateString();
}

function belongTogether(a: MessageEntry, b: MessageEntry): boolean {
  if (a.message.getCategory() === 'action' || b.message.getCategory() === 'action') return false;
  return (
    a.message.getSender().getUid() === b.message.getSender().getUid() &&
    b.message.getSentAt() - a.message.getSentAt() < PAUSE &&
    isSameDay(a, b)
  );
}
