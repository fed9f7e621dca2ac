/** A value that a list may hide: changes are published once it is shown. */
export type HideableValue = 'receipt' | 'presence';

/** A move of a row. */
export interface Move<R, To = unknown> {
  readonly row: R;
  /** The row that was above it; null for the first row, undefined for a new one. */
  readonly above: R | null | undefined;
  readonly to: To;
}

/** The changes since the last flush: the rows, and whether the order changed. */
export class ChangeSet<R, To = unknown> {
  /** Rows that changed. */
  readonly changed = new Set<R>();
  /** Rows that jumped to the top. */
  readonly jumped = new Set<R>();
  /** The moves that can be taken back, in order. */
  readonly moves: Move<R, To>[] = [];
  /** Whether rows were added, removed or moved. */
  order = false;

  /** For each hidden value, the rows with unpublished changes of it. */
  readonly #withheld = new Map<HideableValue, Set<R>>();

  /** Records a change of a value that the list may hide. */
  note(record: R, value: HideableValue): void {
    (this.#withheld.get(value) ?? this.changed).add(record);
  }

  /** Hides a value, or shows it with its unpublished changes. */
  hide(value: HideableValue, isHidden: boolean): void {
    const waiting = this.#withheld.get(value) ?? new Set();
    if (isHidden) this.#withheld.set(value, waiting);
    else {
      for (const record of waiting) this.changed.add(record);
      this.#withheld.delete(value);
    }
  }

  /** Drops the changes of a deleted record that were withheld. */
  forget(record: R): void {
    for (const waiting of this.#withheld.values()) waiting.delete(record);
  }

  /** Drops all unpublished changes for another user. */
  forgetWithheld(): void {
    for (const waiting of this.#withheld.values()) waiting.clear();
  }

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
