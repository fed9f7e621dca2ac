/** How long a room may take to pass on a message, in ms. */
const PATIENCE = 15_000;

/** Waits for one's own messages to come back from their room, which is how it says that it took them. */
export class Echoes {
  readonly #waiting = new Map<
    string,
    { readonly room: string; resolve(): void; reject(error: unknown): void }
  >();

  /**
   * Sends a message; resolves once the room passed it on.
   * @param send - called with the id of the message
   */
  async send(room: string, send: (id: string) => void): Promise<void> {
    const id = crypto.randomUUID();
    const echo = new Promise<void>((resolve, reject) => this.#waiting.set(id, { room, resolve, reject }));
    const timer = setTimeout(() => this.reject(room, id, new Error('The group does not answer.')), PATIENCE);
    try {
      send(id);
      await echo;
    } finally {
      clearTimeout(timer);
      this.#waiting.delete(id);
    }
  }

  /** Rejects all who wait, because the session ends. */
  close(error: unknown): void {
    for (const { reject } of this.#waiting.values()) reject(error);
  }

  /** Records that a message came back. */
  resolve(id: string | undefined): void {
    this.#waiting.get(id ?? '')?.resolve();
  }

  /** Records that a room refused a message; returns whether somebody waits for it. */
  reject(room: string, id: string | undefined, error: unknown): boolean {
    const waiting = this.#waiting.get(id ?? '');
    if (waiting?.room !== room) return false;
    waiting.reject(error);
    return true;
  }
}
