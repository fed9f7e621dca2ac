import { type Accessor, createSelector } from 'solid-js';

/** Returns whether a row is among a few; only rows that come or go are told. */
export function createRowSelector<R>(rows: Accessor<readonly unknown[]>): (row: R) => boolean {
  return createSelector(rows, (row: R, among: readonly unknown[]) => among.includes(row));
}
