/**
 * Remembers the ids heard last, so that a message delivered twice counts once. Two generations bound the
 * memory: an id is remembered for at least `capacity` further ids.
 */
export class SeenIds {
  readonly #capacity: number;
  #young = new Set<string | number>();
  #old = new Set<string | number>();

  constructor(capacity = 10_000) {
    this.#capacity = capacity;
  }

  /** Remembers an id; false when it was known already. */
  add(id: string | number): boolean {
    if (this.#young.has(id) || this.#old.has(id)) return false;
    if (this.#young.size >= this.#capacity) {
      this.#old = this.#young;
      this.#young = new Set();
    }
    this.#young.add(id);
    return true;
  }
}
