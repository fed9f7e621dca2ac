/**
 * A command or query, written once as a generator: it yields what it waits for. In memory nothing is waited for, and
 * it runs at once; in a database it waits for requests of one transaction.
 */
export type Work<T> = Generator<Promise<unknown>, T, unknown>;

/** Work that is done already. */
// biome-ignore lint/correctness/useYield: it has nothing to wait for.
export function* given<T>(value: T): Work<T> {
  return value;
}

/** Runs work, and waits for what it waits for. */
export async function run<T>(work: Work<T>): Promise<T> {
  let step = work.next();
  while (!step.done) {
    const answer = await step.value;
    step = work.next(answer);
  }
  return step.value;
}
