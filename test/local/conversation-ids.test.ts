import { describe, expect, it } from 'vitest';
import { conversationIdOf } from '../../src/local/commands/find.ts';
import { hash, pick } from '../../src/local/seed/random.ts';

const WORDS = ['a', 'b', '_', '__', 'user', '_user_', 'user_', '_user', 'group', 'group_', 'group__'];

/** Texts of a few pieces, short enough that equal ones occur. */
const textOf = (pieces: readonly string[], seed: number): string =>
  Array.from({ length: hash(seed, 1) % 4 }, (_, at) => pick(pieces, hash(seed, 2, at))).join('');

const CASES = 10_000;
const each = (check: (seed: number) => void) => {
  for (let seed = 0; seed < CASES; seed++) check(seed);
};
describe('ids of conversations', () => {
  const idOf = (seed: number): string => textOf(WORDS, seed) || 'x';

  it('are equal only for the same two users, or the same group', () => {
    const known = new Map<string, string>();
    each((seed) => {
      const [uid, end] = [idOf(hash(seed, 7)), idOf(hash(seed, 8))];
      const isGroup = seed % 3 === 0;
      if (!isGroup && uid === end) return;
      const id = conversationIdOf(uid, { receiverType: isGroup ? 'group' : 'user', receiverId: end });
      const who = JSON.stringify(isGroup ? end : [uid, end].sort());
      expect([id, known.get(id) ?? who]).toEqual([id, who]);
      known.set(id, who);
    });
    expect(known.size).toBeGreaterThan(CASES / 4);
  });

  it('are the same from both ends, and hold uids without underscores as they are', () => {
    const to = (receiverId: string) => ({ receiverType: 'user', receiverId });
    each((seed) => {
      const [one, two] = [idOf(hash(seed, 7)), idOf(hash(seed, 8))];
      expect(conversationIdOf(one, to(two))).toBe(conversationIdOf(two, to(one)));
    });
    expect(conversationIdOf('bob', to('ann'))).toBe('ann_user_bob');
    expect(conversationIdOf('bob', { receiverType: 'group', receiverId: 'crew' })).toBe('group_crew');
  });
});
