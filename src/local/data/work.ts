/**
 * A command or query as a generator that yields the promises it waits for. In memory it yields none and runs
 * synchronously; in a database it waits for the requests of one transaction.
 */
export type Work<T> = Generator<Promise<unknown>, T, unknown>;

/** Work with a known result. */
// biome-ignore lint/correctness/useYield: it waits for nothing.
export function* given<T>(value: T): Work<T> {
  return value;
}

/** Runs work, and awaits what it yields. */
export async function run<T>(work: Work<T>): Promise<T> {
  let step = work.next();
  while (!step.done) {
    const answer = await step.value;
    step = work.next(answer);
  }
  return step.value;
}
