import { type Accessor, createSelector } from 'solid-js';

/** Returns whether a row is among a few; only affected rows update. */
export function createRowSelector<R>(rows: Accessor<readonly unknown[]>): (row: R) => boolean {
  return createSelector(rows, (row: R, among: readonly unknown[]) => among.includes(row));
}
