import type { BlockOrder, OrderEntry } from './block-order.ts';

/** Unread rows out of sight on one side of the window. */
export interface UnreadSide<E> {
  count: number;
  /** The one next to the window. */
  nearest: E | null;
}

/**
 * Counts the unread rows before index `first` and after index `last`. The sums of the blocks spare it all rows but
 * those of the blocks at the window's edges and of the two that hold the nearest.
 */
export function unreadOutside<E extends OrderEntry>(
  order: BlockOrder<E>,
  first: number,
  last: number,
): { above: UnreadSide<E>; below: UnreadSide<E> } {
  const above: UnreadSide<OrderEntry> = { count: 0, nearest: null };
  const below: UnreadSide<OrderEntry> = { count: 0, nearest: null };
  let wholeAbove: readonly OrderEntry[] = [];
  let index = 0;
  for (const { entries, unread } of order.blocks) {
    const start = index;
    index += entries.length;
    if (unread === 0) continue;
    if (index <= first) {
      above.count += unread;
      wholeAbove = entries;
    } else if (start > last) {
      below.count += unread;
      below.nearest ??= entries.find(isUnread) ?? null;
    } else {
      const before = entries.slice(0, Math.max(0, first - start)).filter(isUnread);
      const after = entries.slice(Math.max(0, last + 1 - start)).filter(isUnread);
      above.count += before.length;
      above.nearest = before.at(-1) ?? above.nearest;
      below.count += after.length;
      below.nearest ??= after[0] ?? null;
    }
  }
  above.nearest ??= wholeAbove.findLast(isUnread) ?? null;
  return { above, below } as { above: UnreadSide<E>; below: UnreadSide<E> };
}

function isUnread(entry: OrderEntry): boolean {
  return entry.isUnread === true;
}
