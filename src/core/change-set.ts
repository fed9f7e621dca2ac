/** What changed since the last flush: which rows, and whether the order did. */
export class ChangeSet<R> {
  /** Rows whose facts changed. */
  readonly touched = new Set<R>();
  /** Rows that jumped to the top. */
  readonly jumped = new Set<R>();
  /** Whether rows came, went or moved. */
  order = false;

  /** Rows that changed in what is not to be published for now. */
  readonly #withheld = new Set<R>();

  /** Notes that a row changed, in what is published or not. */
  note(record: R, isPublished: boolean): void {
    if (isPublished) this.touched.add(record);
    else this.#withheld.add(record);
  }

  /** What was withheld is to be published again. */
  publishWithheld(): void {
    for (const record of this.#withheld) this.touched.add(record);
    this.#withheld.clear();
  }

  /** Another user signed in: nothing of what was withheld may come. */
  forgetWithheld(): void {
    this.#withheld.clear();
  }

  get isEmpty(): boolean {
    return !this.order && this.touched.size === 0;
  }

  clear(): void {
    this.touched.clear();
    this.jumped.clear();
    this.order = false;
  }
}
