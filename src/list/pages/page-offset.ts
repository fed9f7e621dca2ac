/** The rows that pages fill. */
export interface PagedRows {
  readonly rows: { readonly loaded: number; readonly unconfirmed: number };
  /** The number of deleted items so far, loaded or not: pages may have counted them. */
  readonly deletedCount?: number;
}

/**
 * Counts the rows before the next page. SDKs that number their pages count rows at request time: each removed row
 * moves the others up, so that the next page starts too late.
 */
export class PageOffset {
  readonly #store: PagedRows;
  /** The number of rows before the next page when the last one arrived. */
  #counted = 0;
  /** The number of rows in earlier pages that are not loaded. */
  #unseen = 0;
  #deletedCount = 0;
  /** Whether rows were removed during the last fetch, so that its page may have started too late. */
  #isShifted = false;
  /** The number of loaded rows before the page being fetched. */
  #start = 0;

  constructor(store: PagedRows) {
    this.#store = store;
  }

  /** The number of rows that pages have contained. */
  get confirmed(): number {
    const { rows } = this.#store;
    return rows.loaded - rows.unconfirmed;
  }

  /** Whether the next page may skip rows. */
  get isBehind(): boolean {
    return this.#isShifted || this.#counted > this.confirmed;
  }

  /** The number of rows that contains all skipped ones. */
  get reach(): number {
    return Math.max(this.#counted, this.confirmed);
  }

  /** Starts over with the first rows of a new request. */
  startOver(count: number): void {
    this.#counted = count;
    this.#unseen = 0;
    this.#isShifted = false;
  }

  /** Prepares the next page. */
  begin(): void {
    const fewer = Math.min(this.#unseen, this.#departures());
    this.#counted += fewer;
    this.#unseen -= fewer;
    this.#start = Math.min(this.#counted, this.confirmed);
  }

  /**
   * Counts a page that arrived.
   * @param addSkipped - adds the skipped rows.
   * @param add - adds the page; `isLate` if rows above it are still missing.
   */
  receive(length: number, addSkipped: () => void, add: (isLate: boolean) => void): void {
    const left = this.#start - this.confirmed;
    addSkipped();
    const found = this.confirmed - this.#start + left;
    // The row count does not show how many rows were removed if others were added.
    const deleted = this.#departures();
    const gone = Math.max(left, deleted);
    add(gone > 0);
    const after = this.confirmed;
    const missing = this.#start + this.#unseen + found + length - after;
    const shift = Math.max(Math.min(missing, gone), deleted);
    this.#counted = after + shift;
    this.#isShifted = shift > 0;
    this.#unseen = Math.max(missing - gone, 0);
  }

  /** Returns how many items were deleted since the last call. */
  #departures(): number {
    const before = this.#deletedCount;
    this.#deletedCount = this.#store.deletedCount ?? 0;
    return this.#deletedCount - before;
  }
}
