/** What a list may hide: a change of it is published once it shows. */
export type HideableValue = 'receipt' | 'presence';

/** What changed since the last flush: which rows, and whether the order did. */
export class ChangeSet<R> {
  /** Rows that changed. */
  readonly changed = new Set<R>();
  /** Rows that jumped to the top. */
  readonly jumped = new Set<R>();
  /** Whether rows came, went or moved. */
  order = false;

  /** Rows with changes that stay unpublished while the list hides them. */
  readonly #withheld: Record<HideableValue, Set<R>> = { receipt: new Set(), presence: new Set() };

  /** Records a change that the list may hide. */
  note(record: R, value: HideableValue, isPublished: boolean): void {
    if (isPublished) this.changed.add(record);
    else this.#withheld[value].add(record);
  }

  /** Publishes the changes of what shows again. */
  publishWithheld(value: HideableValue): void {
    for (const record of this.#withheld[value]) this.changed.add(record);
    this.#withheld[value].clear();
  }

  /** Drops all withheld changes: another user signed in. */
  forgetWithheld(): void {
    this.#withheld.receipt.clear();
    this.#withheld.presence.clear();
  }

  get isEmpty(): boolean {
    return !this.order && this.changed.size === 0;
  }

  clear(): void {
    this.changed.clear();
    this.jumped.clear();
    this.order = false;
  }
}
