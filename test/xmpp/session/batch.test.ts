import { describe, expect, it } from 'vitest';
import { Batch } from '../../../src/xmpp/session/batch.ts';

/** A batch whose work ends when a test says so. */
function controlled() {
  const batches: (readonly number[])[] = [];
  const ends: { resolve(): void; reject(error: Error): void }[] = [];
  let overflows = 0;
  const batch = new Batch<number>(
    (items) => {
      batches.push(items);
      return new Promise<void>((resolve, reject) => ends.push({ resolve, reject }));
    },
    () => {
      overflows++;
    },
  );
  return { batch, batches, ends, overflows: () => overflows };
}

describe('[sdk.xmpp.hostile] a batch of changes', () => {
  it('works on what arrived in the meantime at once, in order', async () => {
    const { batch, batches, ends } = controlled();
    const first = batch.add([1]);
    await expect.poll(() => batches).toEqual([[1]]);
    const others = [batch.add([2, 3]), batch.add([4])];
    ends[0]?.resolve();
    await first;
    await expect.poll(() => batches).toEqual([[1], [2, 3, 4]]);
    ends[1]?.resolve();
    await Promise.all(others);
  });

  it('goes on after a failure, which only those learn whose items it had', async () => {
    const { batch, batches, ends } = controlled();
    const first = batch.add([1]);
    await expect.poll(() => batches.length).toBe(1);
    const second = batch.add([2]);
    ends[0]?.reject(new Error('full'));
    await expect(first).rejects.toThrow('full');
    await expect.poll(() => batches).toEqual([[1], [2]]);
    ends[1]?.resolve();
    await second;
  });

  it('drops what comes while too much waits, and reports that once it works again', async () => {
    const { batch, batches, ends, overflows } = controlled();
    const first = batch.add([1]);
    await expect.poll(() => batches).toEqual([[1]]);
    const others = Array.from({ length: 20_000 }, (_, number) => batch.add([number]));
    expect(overflows()).toBe(0);
    ends[0]?.resolve();
    await first;
    await expect.poll(() => batches.map(({ length }) => length)).toEqual([1, 10_000]);
    expect([overflows(), batches[1]?.at(-1)]).toEqual([1, 9_999]);
    const last = batch.add([3]);
    ends[1]?.resolve();
    await Promise.all(others);
    await expect.poll(() => batches.length).toBe(3);
    ends[2]?.resolve();
    await last;
    expect(overflows()).toBe(1);
  });

  it('does no work without items', async () => {
    const { batch, batches } = controlled();
    await batch.add([]);
    expect(batches).toEqual([]);
  });
});
