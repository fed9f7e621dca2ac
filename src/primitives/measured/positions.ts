import type { Range } from '@tanstack/solid-virtual';
import type { Keyed } from './create-place-keeper.ts';
import type { Alignment } from './measured-window.ts';

/** The least distance from the edge of a row that is brought into view, in px. */
const EDGE_PX = 16;

/** Returns the scroll position that shows a row, in px. */
export function positionOf(
  { start, end }: { start: number; end: number },
  align: Alignment,
  offset: number,
  height: number,
): number {
  if (typeof align === 'number') return start - align;
  if (align === 'start') return start;
  if (align === 'center') return (start + end - height) / 2;
  const first = start - EDGE_PX;
  return first < offset ? first : Math.min(first, Math.max(offset, end + EDGE_PX - height));
}

/** Returns the indexes to mount, in order: those around the viewport, and those to keep; -1 is none. */
export function mountedIndexes(range: Range, kept: readonly number[]): number[] {
  const first = Math.max(0, range.startIndex - range.overscan);
  const last = Math.min(range.count - 1, range.endIndex + range.overscan);
  const indexes: number[] = [];
  for (let index = first; index <= last; index++) indexes.push(index);
  const apart = kept.filter((index) => index >= 0 && (index < first || index > last));
  return apart.length === 0 ? indexes : [...new Set([...apart, ...indexes])].sort((a, b) => a - b);
}

/** Returns the entries of two lists, by their indexes, that have other neighbours in the second one. */
export function besideOthers<E>(
  before: readonly E[],
  indexesBefore: ReadonlyMap<E, number>,
  now: readonly E[],
  indexesNow: ReadonlyMap<E, number>,
): E[] {
  const isMoved = ([entry, index]: readonly [E, number]) => {
    const from = indexesBefore.get(entry);
    if (from === undefined) return false;
    return before[from - 1] !== now[index - 1] || before[from + 1] !== now[index + 1];
  };
  return [...indexesNow].filter(isMoved).map(([entry]) => entry);
}

/** Drops the heights of entries that were let go of long ago. */
export function forgetSizes(sizes: Map<unknown, number>, list: readonly Keyed[]): void {
  if (sizes.size <= 2 * list.length + 500) return;
  const keys = new Set<unknown>(list.map(({ key }) => key));
  for (const key of sizes.keys()) if (!keys.has(key)) sizes.delete(key);
}
