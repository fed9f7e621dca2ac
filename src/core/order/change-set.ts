/** What a list may hide: a change of it is published once it shows. */
export type HideableFact = 'receipt' | 'presence';

/** What changed since the last flush: which rows, and whether the order did. */
export class ChangeSet<R> {
  /** Rows whose facts changed. */
  readonly touched = new Set<R>();
  /** Rows that jumped to the top. */
  readonly jumped = new Set<R>();
  /** Whether rows came, went or moved. */
  order = false;

  /** Rows with changes that stay unpublished while the list hides them. */
  readonly #withheld: Record<HideableFact, Set<R>> = { receipt: new Set(), presence: new Set() };

  /** Records a change of a fact that the list may hide. */
  note(record: R, fact: HideableFact, isPublished: boolean): void {
    if (isPublished) this.touched.add(record);
    else this.#withheld[fact].add(record);
  }

  /** Publishes the changes of a fact that shows again. */
  publishWithheld(fact: HideableFact): void {
    for (const record of this.#withheld[fact]) this.touched.add(record);
    this.#withheld[fact].clear();
  }

  /** Drops all withheld changes: another user signed in. */
  forgetWithheld(): void {
    this.#withheld.receipt.clear();
    this.#withheld.presence.clear();
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
