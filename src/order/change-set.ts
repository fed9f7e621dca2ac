import type { OrderEntry } from './block.ts';

/** A move of a row. */
export interface Move<R, To = unknown> {
  readonly row: R;
  /** The entry that was above it; null for the first one, undefined for a new row. */
  readonly above: OrderEntry | null | undefined;
  readonly to: To;
}

/** The changes since the last flush: the rows, and whether the order changed. */
export class ChangeSet<R, To = unknown> {
  /** Rows that changed. */
  readonly changed = new Set<R>();
  /** Rows that jumped to the top. */
  readonly jumped = new Set<R>();
  /** The moves that can be undone, in order. */
  readonly moves: Move<R, To>[] = [];
  /** Whether rows were added, removed or moved. */
  order = false;

  get isEmpty(): boolean {
    return !this.order && this.changed.size === 0;
  }

  clear(): void {
    this.changed.clear();
    this.jumped.clear();
    this.moves.length = 0;
    this.order = false;
  }
}
