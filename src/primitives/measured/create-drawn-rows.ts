import type { VirtualItem } from '@tanstack/solid-virtual';
import { type Accessor, createSignal } from 'solid-js';
import { isSameArray } from '../../core/collections/is-same-array.ts';
import { Gap } from '../list/gap.ts';
import type { MeasuredEntry } from './measured-window.ts';

/** The mounted entries of a measured window, with gaps in place of the others. */
export interface DrawnRows<E> {
  rows: Accessor<readonly MeasuredEntry<E>[]>;
  /** The mounted entries with their indexes; another map after each change. */
  indexes(): ReadonlyMap<E, number>;
  /** Renders the last entries, as many as at first, without a window. */
  drawLast(list: readonly E[]): void;
  /** Renders some entries of a list of this height, in px; the first one stands some px lower. */
  draw(list: readonly E[], items: readonly VirtualItem[], totalPx: number, shiftPx: number): void;
}

/**
 * Creates the rows of a measured window; they start with so many entries at the end, or around an entry.
 */
export function createDrawnRows<E>(list: readonly E[], count: number, around?: E): DrawnRows<E> {
  const before = new Gap();
  const after = new Gap();
  const between: Gap[] = [];
  const indexesOf = (list: readonly E[]) => new Map(list.map((entry, index) => [entry, index]));
  let indexes = indexesOf(list);
  const last = (list: readonly E[], end = list.length) => [
    before,
    ...list.slice(Math.max(0, end - count), end),
    after,
  ];
  const middle = around === undefined ? -1 : list.indexOf(around);
  const end =
    middle < 0 ? list.length : Math.min(list.length, Math.max(count, middle + Math.ceil(count / 2)));
  const [rows, setRows] = createSignal<readonly MeasuredEntry<E>[]>(last(list, end), {
    equals: isSameArray,
  });
  return {
    rows,
    indexes: () => indexes,
    drawLast(list) {
      indexes = indexesOf(list);
      before.resize(0);
      after.resize(0);
      setRows(last(list));
    },
    draw(list, items, totalPx, shiftPx) {
      const drawn: MeasuredEntry<E>[] = [before];
      let end = 0;
      let gaps = 0;
      indexes = new Map();
      before.resize((items[0]?.start ?? 0) + shiftPx);
      for (const { index, start, end: next } of items) {
        const entry = list[index] as E;
        if (drawn.length > 1 && start - end > 0.01) {
          between[gaps] ??= new Gap();
          const gap = between[gaps++] as Gap;
          gap.resize(start - end);
          drawn.push(gap);
        }
        drawn.push(entry);
        indexes.set(entry, index);
        end = next;
      }
      after.resize(Math.max(0, totalPx - end));
      drawn.push(after);
      setRows(drawn);
    },
  };
}
