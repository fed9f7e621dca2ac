import { expect, it } from 'vitest';
import { RecentMap } from '../../src/utils/recent-map.ts';

it('keeps the latest value', () => {
  const recent = new RecentMap<string, number>(3);
  recent.set('a', 1);
  recent.set('a', 2);
  expect([recent.get('a'), recent.has('a'), recent.get('b'), recent.has('b')]).toEqual([
    ...[2, true, undefined, false],
  ]);
});

it('keeps each key for at least as many further ones as its capacity', () => {
  for (let before = 0; before < 6; before++) {
    const recent = new RecentMap<string, number>(3);
    for (let i = 0; i < before; i++) recent.set(`before ${i}`, i);
    recent.set('it', 1);
    for (let i = 0; i < 3; i++) recent.set(`after ${i}`, i);
    expect(recent.get('it')).toBe(1);
  }
});

it('does not count a key again that it has', () => {
  const recent = new RecentMap<string, number>(3);
  for (const key of ['a', 'b', 'c', 'a', 'd', 'e', 'a']) recent.set(key, 1);
  expect(['b', 'c'].map((key) => recent.has(key))).toEqual([true, true]);
});

it('drops old keys, so that it does not grow forever', () => {
  const recent = new RecentMap<string | number, number>(3);
  recent.set('it', 1);
  for (let i = 0; i < 6; i++) recent.set(i, i);
  expect(recent.has('it')).toBe(false);
});

it('is empty once it is cleared', () => {
  const recent = new RecentMap<string, number>(3);
  recent.set('it', 1);
  recent.clear();
  expect(recent.has('it')).toBe(false);
});
