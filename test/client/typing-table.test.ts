import { expect, it } from 'vitest';
import { TYPING_TIMEOUT_MS, TypingTable } from '../../src/client/typing.ts';
import { user } from '../support/fakes.ts';

const team = { isGroup: true, id: 'team' };
const ann = { isGroup: false, id: 'ann' };
const uids = (table: TypingTable, peer = team) => table.users(peer).map((each) => each.getUid());

it('knows several who type at once, the first one first', () => {
  const table = new TypingTable();
  expect([table.start(team, user('ann'), 0), table.start(team, user('bob'), 0)]).toEqual([true, true]);
  expect([uids(table), uids(table, ann)]).toEqual([['ann', 'bob'], []]);
  expect([table.end(team, 'ann'), table.end(team, 'ann'), table.end(ann, 'ann')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(uids(table)).toEqual(['bob']);
});

it('ends an indicator 6 seconds after it was last renewed', () => {
  const table = new TypingTable();
  expect(table.nextExpiry()).toBe(Number.POSITIVE_INFINITY);
  table.start(team, user('ann'), 0);
  expect(table.start(team, user('ann'), 1000)).toBe(false);
  table.start(ann, user('ann'), 500);
  expect(table.nextExpiry()).toBe(500 + TYPING_TIMEOUT_MS);
  expect(table.expire(6499)).toEqual([]);
  expect(table.expire(6500)).toEqual([ann]);
  expect(table.expire(7000)).toEqual([team]);
  expect(table.nextExpiry()).toBe(Number.POSITIVE_INFINITY);
});

it('ends one typist everywhere, or all', () => {
  const table = new TypingTable();
  table.start(team, user('ann'), 0);
  table.start(team, user('bob'), 0);
  table.start(ann, user('ann'), 0);
  expect(table.endAll('ann')).toEqual([ann, team]);
  expect(uids(table)).toEqual(['bob']);
  table.clear();
  expect(uids(table)).toEqual([]);
});
