import type { BlockOrder, OrderEntry } from './block-order.ts';

/** Unread rows out of sight on one side of the window. */
export interface UnreadSide<E> {
  count: number;
  /** The one next to the window. */
  nearest: E | null;
}

/** Counts the unread rows before index `first` and after index `last`. */
export function unreadOutside<E extends OrderEntry>(
  order: BlockOrder<E>,
  first: number,
  last: number,
  isUnread: (entry: E) => boolean,
): { above: UnreadSide<E>; below: UnreadSide<E> } {
  const above: UnreadSide<E> = { count: 0, nearest: null };
  const below: UnreadSide<E> = { count: 0, nearest: null };
  let index = 0;
  for (const entry of order) {
    if ((index < first || index > last) && isUnread(entry)) {
      if (index < first) {
        above.count++;
        above.nearest = entry;
      } else {
        below.count++;
        below.nearest ??= entry;
      }
    }
    index++;
  }
  return { above, below };
}
