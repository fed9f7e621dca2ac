import type { Range } from '@tanstack/solid-virtual';
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
  if (align === 'start') return start;
  if (align === 'center') return (start + end - height) / 2;
  const first = start - EDGE_PX;
  return first < offset ? first : Math.min(first, Math.max(offset, end + EDGE_PX - height));
}

/** Returns the indexes to mount, in order: those around the viewport, and those to keep; -1 is none. */
export function mountedIndexes(range: Range, kept: readonly number[]): number[] {
  const first = Math.max(0, range.startIndex - range.overscan);
  const last = Math.min(range.count - 1, range.endIndex + range.overscan);
  const indexes = new Set(kept.filter((index) => index >= 0));
  for (let index = first; index <= last; index++) indexes.add(index);
  return [...indexes].sort((a, b) => a - b);
}
