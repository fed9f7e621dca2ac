/** The maximum number of waiting items; a browser cannot slow down a server. */
const MAX_WAITING = 10_000;

/** Processes items in batches: those that arrive during a batch form the next one. */
export class Batch<T> {
  readonly #work: (items: readonly T[]) => Promise<void>;
  readonly #overflowed: () => void;
  #waiting: T[] = [];
  #hasDropped = false;
  #next: Promise<void> | undefined;
  #current: Promise<void> = Promise.resolve();

  /**
   * @param work - processes a batch; never runs twice at a time
   * @param overflowed - called before the next batch if items were dropped because too many waited
   */
  constructor(work: (items: readonly T[]) => Promise<void>, overflowed: () => void) {
    this.#work = work;
    this.#overflowed = overflowed;
  }

  /** Adds items; resolves once the next batch is done, even if they are dropped. */
  add(items: readonly T[]): Promise<void> {
    if (items.length === 0) return Promise.resolve();
    if (this.#waiting.length < MAX_WAITING) this.#waiting.push(...items);
    else this.#hasDropped = true;
    this.#next ??= this.#current.then(() => this.#run());
    return this.#next;
  }

  #run(): Promise<void> {
    const items = this.#waiting;
    this.#waiting = [];
    this.#next = undefined;
    if (this.#hasDropped) this.#overflowed();
    this.#hasDropped = false;
    const done = this.#work(items);
    // A failure is reported to those who added the items.
    this.#current = done.catch(() => undefined);
    return done;
  }
}
