import { expect, it } from 'vitest';
import { SeenIds } from '../../src/core/seen-ids.ts';

it('knows an id the second time', () => {
  const seen = new SeenIds();
  expect([seen.add('a'), seen.add('a'), seen.add('b')]).toEqual([true, false, true]);
});

it('remembers each id for at least as many further ones as its capacity', () => {
  for (let before = 0; before < 6; before++) {
    const seen = new SeenIds(3);
    for (let i = 0; i < before; i++) seen.add(`before ${i}`);
    seen.add('it');
    for (let i = 0; i < 3; i++) seen.add(`after ${i}`);
    expect(seen.add('it')).toBe(false);
  }
});

it('forgets in the end, so that it does not grow for ever', () => {
  const seen = new SeenIds(3);
  seen.add('it');
  for (let i = 0; i < 6; i++) seen.add(i);
  expect(seen.add('it')).toBe(true);
});
