/** All rows of a list while a filter leaves some of them out, in their order. */
export class Unfiltered<R> {
  #rows: Set<R>;
  /** Rows that moved to the top since, the latest one last. */
  #moved = new Set<R>();

  constructor(rows: Iterable<R>) {
    this.#rows = new Set(rows);
  }

  has(row: R): boolean {
    return this.#rows.has(row) || this.#moved.has(row);
  }

  add(row: R): void {
    this.#rows.add(row);
  }

  moveToTop(row: R): void {
    this.#moved.delete(row);
    this.#moved.add(row);
  }

  /** Moves a row up to an index; -1 leaves it where it is. A row that is not here stays out. */
  move(row: R, to: (rows: readonly R[]) => number): void {
    const rows = this.all();
    const index = to(rows);
    if (index < 0 || !this.has(row)) return;
    rows.splice(index, 0, ...rows.splice(rows.indexOf(row), 1));
    this.#rows = new Set(rows);
    this.#moved.clear();
  }

  delete(row: R): void {
    this.#rows.delete(row);
    this.#moved.delete(row);
  }

  /** The rows in order. */
  all(): R[] {
    return [...new Set([...[...this.#moved].reverse(), ...this.#rows])];
  }
}
