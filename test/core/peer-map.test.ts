import { expect, it } from 'vitest';
import { PeerMap } from '../../src/core/peer-map.ts';

it('a user and a group of the same id are two', () => {
  const map = new PeerMap<string>();
  const [user, group] = [
    { isGroup: false, id: 'x' },
    { isGroup: true, id: 'x' },
  ];
  map.set(user, 'the user');
  map.set(group, 'the group');
  expect([map.get(user), map.get(group), map.size]).toEqual(['the user', 'the group', 2]);
  expect([...map.values()]).toEqual(['the user', 'the group']);
  expect([map.delete(user), map.delete(user), map.has(user), map.has(group)]).toEqual([
    true,
    false,
    false,
    true,
  ]);
  map.clear();
  expect(map.size).toBe(0);
});
