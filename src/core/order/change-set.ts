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

  /** For each hidden value: rows whose changes of it wait until it shows. */
  readonly #withheld = new Map<HideableValue, Set<R>>();

  /** Records a change that the list may hide. */
  note(record: R, value: HideableValue): void {
    (this.#withheld.get(value) ?? this.changed).add(record);
  }

  /** Hides a value, or shows it with the changes that waited. */
  hide(value: HideableValue, isHidden: boolean): void {
    const waiting = this.#withheld.get(value) ?? new Set();
    if (isHidden) this.#withheld.set(value, waiting);
    else {
      for (const record of waiting) this.changed.add(record);
      this.#withheld.delete(value);
    }
  }

  /** Drops all withheld changes: another user signed in. */
  forgetWithheld(): void {
    for (const waiting of this.#withheld.values()) waiting.clear();
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
