/** The rows that a list is made of, and those that left it. */
export interface Sorted<R> {
  rows: R[];
  gone: R[];
}

/**
 * The rows of a list that a refetch of its first pages did not bring. Those that stood below the last row it brought
 * may be further down: they stay until a page tells more. Those above it are gone.
 */
export class Leftovers<R> {
  #rows = new Set<R>();

  /** How many rows may be further down. */
  get size(): number {
    return this.#rows.size;
  }

  /** The first rows of a list came again. */
  refetched(before: readonly R[], brought: ReadonlySet<R>): Sorted<R> {
    return this.#sort([], before, brought);
  }

  /** The next page of the list came. */
  paged(before: readonly R[], brought: ReadonlySet<R>): Sorted<R> {
    const above = before.filter((row) => !this.#rows.has(row));
    const left = before.filter((row) => this.#rows.has(row));
    return this.#sort(above, left, brought);
  }

  /** The row is known to be there, or to be gone. */
  delete(row: R): void {
    this.#rows.delete(row);
  }

  /** The last page came: gives the rows that no page brought. */
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
