import { expect, it } from 'vitest';
import { PeerMap } from '../../../src/client/boundary/peer-map.ts';

it('a user and a group of the same id are two', () => {
  const map = new PeerMap<string>();
  const [user, group] = [
    { isGroup: false, id: 'x' },
    { isGroup: true, id: 'x' },
  ];
  map.set(user, 'the user');
  map.set(group, 'the group');
  expect([map.get(user), map.get(group)]).toEqual(['the user', 'the group']);
  expect([...map.values()]).toEqual(['the user', 'the group']);
  expect([map.delete(user), map.delete(user)]).toEqual([true, false]);
  expect([map.get(user), map.get(group)]).toEqual([undefined, 'the group']);
  map.clear();
  expect([...map.values()]).toEqual([]);
});
