/** Work waiting for a transaction. */
export interface Job<W> {
  readonly work: W;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** Stores in batches: work added during a transaction shares the next one. */
export class WriteQueue<W> {
  /** The latest transaction; resolves once it is stored or has failed, never rejects. */
  current: Promise<unknown> = Promise.resolve();
  readonly #commit: (jobs: readonly Job<W>[]) => Promise<void>;
  readonly #most: number;
  readonly #jobs: Job<W>[] = [];
  #isBusy = false;

  /**
   * @param commit - runs jobs in a transaction, and settles those it can; a rejection rejects all of them
   * @param most - the maximum number of jobs per transaction
   */
  constructor(commit: (jobs: readonly Job<W>[]) => Promise<void>, most = Number.POSITIVE_INFINITY) {
    this.#commit = commit;
    this.#most = most;
  }

  /** Whether work waits for the next transaction. */
  get isWaiting(): boolean {
    return this.#jobs.length > 0;
  }

  /** Adds work; settles with its job. */
  add<T>(work: W): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#jobs.push({ work, resolve: resolve as Job<W>['resolve'], reject });
      void this.#run();
    });
  }

  async #run(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    while (this.#jobs.length > 0) {
      const jobs = this.#jobs.splice(0, this.#most);
      this.current = this.#commit(jobs).catch((error: unknown) => {
        for (const { reject } of jobs) reject(error);
      });
      await this.current;
    }
    this.#isBusy = false;
  }
}

/** Runs work in a transaction; resolves once it is stored, rejects with the most precise error. */
export async function transact<T>(
  transaction: { readonly done: Promise<unknown>; abort(): void },
  work: () => Promise<T>,
): Promise<T> {
  const done = transaction.done.then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  try {
    const value = await work();
    const failure = await done;
    if (failure) throw failure.error;
    return value;
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // It has already ended.
    }
    // The transaction's error is more precise than a request's, unless it only reports the abort.
    const reason = (await done)?.error;
    throw reason instanceof DOMException && reason.name !== 'AbortError' ? reason : error;
  }
}
