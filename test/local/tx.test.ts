import { expect, it } from 'vitest';
import { Tx } from '../../src/local/data/tx.ts';
import { Memory, runNow } from '../../src/local/storage/memory.ts';

const media = (id: number, text: string) => ({ id, blob: new Blob([text]) });

it('a command that cleared all and then failed leaves what others put before, and no clearing', () => {
  const tx = new Tx(new Memory());
  const kept = media(1, 'kept');
  runNow(
    tx.attempt(function* () {
      tx.put('media', kept);
      return yield* tx.get('media', 'none');
    }),
  );
  const before = [...tx.changes()];
  const failing = tx.attempt(function* () {
    tx.put('media', media(2, 'lost'));
    tx.clear();
    tx.put('media', media(3, 'lost'));
    yield* tx.get('media', 'none');
    throw new Error('refused');
  });
  expect(() => runNow(failing)).toThrow('refused');
  expect(tx.isReplaced).toBe(false);
  expect([...tx.changes()]).toEqual(before);
  expect(before).toMatchObject([{ store: 'media', record: kept }]);
});

it('a command that failed leaves the clearing of one before it', () => {
  const tx = new Tx(new Memory());
  const clear = (fails: boolean) =>
    tx.attempt(function* () {
      tx.clear();
      yield* tx.get('users', 'ann');
      if (fails) throw new Error('refused');
    });
  runNow(clear(false));
  expect(() => runNow(clear(true))).toThrow('refused');
  expect(tx.isReplaced).toBe(true);
});
