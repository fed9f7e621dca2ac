import type { BlockOrder, OrderEntry } from '../../order/block-order.ts';

/** The number of entries mounted beyond each edge of the viewport, except during floods. */
export const OVERSCAN = 5;

/** An entry, its top edge and its height in px. */
export interface PlacedEntry<E> {
  entry: E;
  offset: number;
  height: number;
}

/** A part of an order. */
export interface WindowRange<E> {
  /** The index of the first entry. */
  start: number;
  /** The index after the last entry. */
  end: number;
  placed: PlacedEntry<E>[];
}

/** Returns the entries between two positions in px, and some beyond each. */
export function rangeBetween<E extends OrderEntry>(
  order: BlockOrder<E>,
  top: number,
  bottom: number,
  overscan: number,
): WindowRange<E> {
  const first = order.find(top);
  const start = Math.max(0, first.index - overscan);
  let { offset } = first;
  for (const entry of order.slice(start, first.index)) offset -= order.heightOf(entry);
  return toRange(order, start, Math.min(order.length, order.find(bottom).index + 1 + overscan), offset);
}

/** Returns the entries from one index up to, but not including, another one. */
export function rangeOf<E extends OrderEntry>(
  order: BlockOrder<E>,
  start: number,
  end: number,
): WindowRange<E> {
  const first = order.at(start);
  return toRange(order, start, end, first ? order.offsetOf(first) : 0);
}

/** Returns the entries up to the given number of rows. */
export function firstRows<E extends OrderEntry>(order: BlockOrder<E>, rows: number): WindowRange<E> {
  let left = rows;
  let count = 0;
  for (const [index, entry] of order.slice(0, rows * 2).entries())
    if (!entry.isHeader && left-- > 0) count = index + 1;
  return toRange(order, 0, count, 0);
}

/** Returns the given number of entries around one; without one, the last entries. */
export function rowsAround<E extends OrderEntry>(
  order: BlockOrder<E>,
  count: number,
  middle: E | undefined,
): WindowRange<E> {
  const index = middle ? order.indexOf(middle) : -1;
  const end =
    index < 0 ? order.length : Math.min(order.length, Math.max(count, index + Math.ceil(count / 2)));
  return rangeOf(order, Math.max(0, end - count), end);
}

function toRange<E extends OrderEntry>(
  order: BlockOrder<E>,
  start: number,
  end: number,
  from: number,
): WindowRange<E> {
  let offset = from;
  const placed = order.slice(start, end).map((entry) => {
    const height = order.heightOf(entry);
    offset += height;
    return { entry, offset: offset - height, height };
  });
  return { start, end, placed };
}
