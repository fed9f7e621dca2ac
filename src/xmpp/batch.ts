/** Collects what arrives while an earlier batch is under way, and then works on all of it at once. */
export class Batch<T> {
  readonly #work: (items: readonly T[]) => Promise<void>;
  #waiting: T[] = [];
  #next: Promise<void> | undefined;
  #current: Promise<void> = Promise.resolve();

  /** @param work - never runs twice at a time. */
  constructor(work: (items: readonly T[]) => Promise<void>) {
    this.#work = work;
  }

  /** Adds items, in their order; resolves once the work on them is done. */
  add(items: readonly T[]): Promise<void> {
    if (items.length === 0) return Promise.resolve();
    this.#waiting.push(...items);
    this.#next ??= this.#current.then(() => this.#run());
    return this.#next;
  }

  #run(): Promise<void> {
    const items = this.#waiting;
    this.#waiting = [];
    this.#next = undefined;
    const done = this.#work(items);
    // A failure is told to those who added the items.
    this.#current = done.catch(() => undefined);
    return done;
  }
}
