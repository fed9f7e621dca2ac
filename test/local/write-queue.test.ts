import { describe, expect, it } from 'vitest';
import { type Job, transact, WriteQueue } from '../../src/utils/write-queue.ts';

/** A queue whose batches a test ends; each job resolves to its own work. */
function queueOf(most?: number) {
  const batches: string[][] = [];
  const ends: { resolve(): void; reject(error: unknown): void }[] = [];
  const queue = new WriteQueue<string>(async (jobs: readonly Job<string>[]) => {
    batches.push(jobs.map(({ work }) => work));
    await new Promise<void>((resolve, reject) => ends.push({ resolve, reject }));
    for (const { work, resolve } of jobs) resolve(work);
  }, most);
  return { queue, batches, ends };
}

describe('the queue of what is stored', () => {
  it('stores what is added during a transaction together in the next one, in order', async () => {
    const { queue, batches, ends } = queueOf();
    const first = queue.add('a');
    const others = ['b', 'c'].map((work) => queue.add(work));
    expect([batches, queue.isWaiting]).toEqual([[['a']], true]);
    ends[0]?.resolve();
    expect(await first).toBe('a');
    await queue.current;
    await expect.poll(() => batches).toEqual([['a'], ['b', 'c']]);
    expect(queue.isWaiting).toBe(false);
    ends[1]?.resolve();
    expect(await Promise.all(others)).toEqual(['b', 'c']);
  });

  it('has no more jobs in a transaction than allowed', async () => {
    const { queue, batches, ends } = queueOf(2);
    for (const work of ['a', 'b', 'c', 'd']) void queue.add(work);
    ends[0]?.resolve();
    await expect.poll(() => batches).toEqual([['a'], ['b', 'c']]);
  });

  it('rejects the jobs of a transaction that fails, and goes on with the next', async () => {
    const { queue, ends } = queueOf();
    const first = queue.add('a');
    const second = queue.add('b');
    ends[0]?.reject(new Error('full'));
    await expect(first).rejects.toThrow('full');
    await expect.poll(() => ends.length).toBe(2);
    ends[1]?.resolve();
    expect(await second).toBe('b');
  });
});

describe('a transaction', () => {
  const failing = (error: unknown) => {
    let aborted = 0;
    const done = Promise.reject(error);
    return { done, abort: () => aborted++, count: () => aborted };
  };

  it('resolves only once everything is stored', async () => {
    const quota = new DOMException('full', 'QuotaExceededError');
    await expect(transact(failing(quota), async () => 'value')).rejects.toBe(quota);
    const stored = { done: Promise.resolve(), abort: () => undefined };
    expect(await transact(stored, async () => 'value')).toBe('value');
  });

  it('is aborted by a failure of its work, whose error is rejected with unless there is a better one', async () => {
    const fault = new Error('wrong');
    const work = async () => {
      throw fault;
    };
    const aborted = failing(new DOMException('aborted', 'AbortError'));
    await expect(transact(aborted, work)).rejects.toBe(fault);
    expect(aborted.count()).toBe(1);
    const quota = new DOMException('full', 'QuotaExceededError');
    await expect(transact(failing(quota), work)).rejects.toBe(quota);
  });
});
