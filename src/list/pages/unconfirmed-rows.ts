/** The remaining rows of a list, and the removed ones. */
export interface Sorted<R> {
  rows: R[];
  gone: R[];
}

/**
 * The rows missing in a refetch of the first pages. Those below its last row may be further down: they stay until a
 * page decides. Those above it are removed.
 */
export class UnconfirmedRows<R> {
  #rows = new Set<R>();

  /** The number of rows that may be further down. */
  get size(): number {
    return this.#rows.size;
  }

  /** Handles a refetch of a list's first rows. */
  refetched(before: readonly R[], brought: ReadonlySet<R>): Sorted<R> {
    return this.#sort([], before, brought);
  }

  /** Handles the next page of a list. */
  paged(before: readonly R[], brought: ReadonlySet<R>): Sorted<R> {
    const above = before.filter((row) => !this.#rows.has(row));
    const left = before.filter((row) => this.#rows.has(row));
    return this.#sort(above, left, brought);
  }

  has(row: R): boolean {
    return this.#rows.has(row);
  }

  /** Removes a row that is known to exist, or was removed. */
  delete(row: R): void {
    this.#rows.delete(row);
  }

  /** After the last page, returns the rows that no page contained. */
  takeAll(): R[] {
    const rows = [...this.#rows];
    this.#rows.clear();
    return rows;
  }

  #sort(above: readonly R[], left: readonly R[], brought: ReadonlySet<R>): Sorted<R> {
    const end = left.findLastIndex((row) => brought.has(row)) + 1;
    const below = left.slice(end);
    this.#rows = new Set(below);
    return {
      rows: [...new Set([...above, ...brought, ...below])],
      gone: left.slice(0, end).filter((row) => !brought.has(row)),
    };
  }
}
