import type { BlockOrder, OrderEntry } from '../order/block-order.ts';

/** Unread rows outside the window, on one side. */
export interface UnreadSide<E> {
  count: number;
  /** The nearest one to the window. */
  nearest: E | null;
}

/**
 * Counts the unread rows before index `first` and after index `last`. Uses the blocks' sums: it visits only the rows
 * of the blocks at the window's edges and of the two blocks with the nearest unread rows.
 */
export function unreadOutside<E extends OrderEntry>(
  order: BlockOrder<E>,
  first: number,
  last: number,
): { above: UnreadSide<E>; below: UnreadSide<E> } {
  const above: UnreadSide<OrderEntry> = { count: 0, nearest: null };
  const below: UnreadSide<OrderEntry> = { count: 0, nearest: null };
  let lastAbove: readonly OrderEntry[] = [];
  let index = 0;
  for (const { entries, unread } of order.blocks) {
    const start = index;
    index += entries.length;
    if (unread === 0) continue;
    const count = (part: readonly OrderEntry[]) => (part === entries ? unread : part.filter(isUnread).length);
    if (start < first) {
      const part = index <= first ? entries : entries.slice(0, first - start);
      const found = count(part);
      above.count += found;
      if (found > 0) lastAbove = part;
    }
    if (index > last + 1) {
      const part = start > last ? entries : entries.slice(last + 1 - start);
      below.count += count(part);
      below.nearest ??= part.find(isUnread) ?? null;
    }
  }
  above.nearest = lastAbove.findLast(isUnread) ?? null;
  return { above, below } as { above: UnreadSide<E>; below: UnreadSide<E> };
}

function isUnread(entry: OrderEntry): boolean {
  return entry.isUnread === true;
}
