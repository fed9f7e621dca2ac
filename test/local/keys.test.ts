import { describe, expect, it } from 'vitest';
import { boundsOf, keyOf, keyWithin, restOf } from '../../src/local/data/keys.ts';
import { conversationIdOf } from '../../src/local/on-demand/find.ts';
import { hash, pick } from '../../src/local/seed/random.ts';

const SIGNS = ['a', 'b', '_', '\0', '\u0001', '\n', '\v', '\f', '@', 'A', ' ', '\ud800', '\u202e', '\uffff'];
const WORDS = ['a', 'b', '_', '__', 'user', '_user_', 'user_', '_user', 'group', 'group_', 'group__'];

/** Texts of a few pieces, short enough that equal ones occur. */
const textOf = (pieces: readonly string[], seed: number): string =>
  Array.from({ length: hash(seed, 1) % 4 }, (_, at) => pick(pieces, hash(seed, 2, at))).join('');
const partsOf = (seed: number): string[] =>
  Array.from({ length: 1 + (hash(seed, 3) % 3) }, (_, at) => textOf(SIGNS, hash(seed, 4, at)));

const CASES = 10_000;
const each = (check: (seed: number) => void) => {
  for (let seed = 0; seed < CASES; seed++) check(seed);
};
const startsWith = (parts: readonly string[], first: readonly string[]) =>
  parts.length > first.length && first.every((part, at) => part === parts[at]);

describe('keys of parts that hold any characters', () => {
  it('are equal only where all parts are', () => {
    const known = new Map<string, string>();
    each((seed) => {
      const parts = partsOf(seed);
      const key = keyOf(...parts);
      const json = JSON.stringify(parts);
      expect(known.get(key) ?? json).toBe(json);
      known.set(key, json);
    });
    expect(known.size).toBeGreaterThan(CASES / 4);
  });

  it('lie within the bounds of a prefix exactly where their first parts are those of the prefix', () => {
    let within = 0;
    each((seed) => {
      const prefix = partsOf(hash(seed, 5));
      const parts = seed % 2 ? partsOf(hash(seed, 6)) : [...prefix, ...partsOf(hash(seed, 6))];
      const [first, last] = boundsOf(keyOf(...prefix));
      const key = keyOf(...parts);
      const isWithin = key >= first && key < last;
      expect([prefix, parts, isWithin]).toEqual([prefix, parts, startsWith(parts, prefix)]);
      within += Number(isWithin);
      if (!isWithin) return;
      const rest = keyOf(...parts.slice(prefix.length));
      expect(restOf(key, keyOf(...prefix))).toBe(rest);
      expect(keyWithin(keyOf(...prefix), rest)).toBe(key);
    });
    expect(within).toBeGreaterThan(CASES / 3);
  });

  it('hold neither what parts keys nor what memory puts behind them', () => {
    each((seed) => {
      const parts = partsOf(seed);
      const key = keyOf(...parts);
      expect(key).not.toMatch(/[\0-\t\v]/);
      expect(key.split('\n')).toHaveLength(parts.length);
    });
  });

  it('stay as they were for texts without control characters', () => {
    expect(keyOf('ann', 'of', 'ann_user_bob')).toBe('ann\nof\nann_user_bob');
  });
});

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
