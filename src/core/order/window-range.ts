import type { BlockOrder, OrderEntry } from './block-order.ts';

/** How many entries are mounted beyond each edge of the viewport once things are quiet. */
export const OVERSCAN = 5;

/** An entry, its top edge and its height in px. */
export interface PlacedEntry<E> {
  entry: E;
  offset: number;
  height: number;
}

/** The part of an order to mount. */
export interface WindowRange<E> {
  /** The index of the first entry. */
  start: number;
  /** The index after the last entry. */
  end: number;
  placed: PlacedEntry<E>[];
  /** An entry outside the range that stays mounted. */
  kept: PlacedEntry<E> | null;
}

/** The position of the viewport, in px. */
export interface Viewport<E> {
  top: number;
  /** The height; 0 without layout, which mounts the whole first page. */
  viewport: number;
  /** The number of rows of the first page. */
  firstPage: number;
  /** How many entries to mount beyond each edge. */
  overscan: number;
  /** The entry that stays mounted, if any. */
  kept: E | null;
}

/** Finds the entries in the viewport, and some beyond each edge. */
export function windowRange<E extends OrderEntry>(order: BlockOrder<E>, at: Viewport<E>): WindowRange<E> {
  const { top, viewport, overscan, kept } = at;
  if (viewport <= 0) return place(order, 0, firstEntries(order, at.firstPage), 0, null);
  const first = order.find(top);
  const start = Math.max(0, first.index - overscan);
  const end = Math.min(order.length, order.find(top + viewport - 1).index + 1 + overscan);
  let { offset } = first;
  for (const entry of order.slice(start, first.index)) offset -= order.heightOf(entry);
  return place(order, start, end, offset, kept);
}

/**
 * Finds the anchor: the first visible entry that stays in the order and did not jump. Its earlier position
 * tells how far everything moved.
 */
export function findAnchor<E extends OrderEntry>(
  placed: readonly PlacedEntry<E>[],
  top: number,
  jumped?: ReadonlySet<E>,
): PlacedEntry<E> | undefined {
  return placed.find(
    ({ entry, offset, height }) => entry.block && !jumped?.has(entry) && offset + height > top,
  );
}

function place<E extends OrderEntry>(
  order: BlockOrder<E>,
  start: number,
  end: number,
  from: number,
  kept: E | null,
): WindowRange<E> {
  let offset = from;
  const placed = order.slice(start, end).map((entry) => {
    const height = order.heightOf(entry);
    offset += height;
    return { entry, offset: offset - height, height };
  });
  const index = kept ? order.indexOf(kept) : -1;
  const isOutside = kept && index >= 0 && (index < start || index >= end);
  return {
    start,
    end,
    placed,
    kept: isOutside ? { entry: kept, offset: order.offsetOf(kept), height: order.heightOf(kept) } : null,
  };
}

/** Returns the number of entries that contain the first `rows` rows. */
function firstEntries<E extends OrderEntry>(order: BlockOrder<E>, rows: number): number {
  let left = rows;
  let count = 0;
  for (const [index, entry] of order.slice(0, rows * 2).entries())
    if (!entry.isHeader && left-- > 0) count = index + 1;
  return count;
}
