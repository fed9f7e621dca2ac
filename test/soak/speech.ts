/** Follows what the live region of a list says. */
export class Speech {
  /** What was said, and not yet taken. */
  readonly #said: string[] = [];
  readonly #observer: MutationObserver;

  constructor(region: Node) {
    this.#observer = new MutationObserver((records) => this.#note(records));
    this.#observer.observe(region, {
      childList: true,
      characterData: true,
      characterDataOldValue: true,
      subtree: true,
    });
  }

  /** Returns what was said since the last call. */
  take(): string[] {
    this.#note(this.#observer.takeRecords());
    return this.#said.splice(0);
  }

  end(): void {
    this.#observer.disconnect();
  }

  #note(records: readonly MutationRecord[]): void {
    for (const [index, record] of records.entries()) {
      const later = records.slice(index + 1).find(({ target }) => target === record.target);
      const texts =
        record.type === 'characterData'
          ? [later?.type === 'characterData' ? later.oldValue : record.target.textContent]
          : [...record.addedNodes].map((node) => node.textContent);
      for (const text of texts) if (text) this.#said.push(text);
    }
  }
}
