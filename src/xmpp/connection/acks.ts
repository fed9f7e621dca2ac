/** The calls that wait for the server to acknowledge a stanza. */
export class Acks {
  readonly #waiting = new Map<
    string,
    { readonly to: string; resolve(): void; reject(error: unknown): void }
  >();

  /**
   * Resolves once the server has acknowledged the stanza with this id; rejects if it rejects the stanza, or may lack
   * it.
   */
  wait(id: string, to: string): Promise<void> {
    return new Promise((resolve, reject) => this.#waiting.set(id, { to, resolve, reject }));
  }

  /** Returns the receiver of a stanza. */
  receiverOf(id: string): string | undefined {
    return this.#waiting.get(id)?.to;
  }

  acked(id: string): void {
    this.#take(id)?.resolve();
  }

  failed(id: string, error: unknown): void {
    this.#take(id)?.reject(error);
  }

  /** Ends all waits. */
  close(error: unknown): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  #take(id: string) {
    const found = this.#waiting.get(id);
    this.#waiting.delete(id);
    return found;
  }
}
