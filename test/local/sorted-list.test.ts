import { expect, it } from 'vitest';
import { hash } from '../../src/local/seed/random.ts';
import { SortedList } from '../../src/local/storage/sorted-list.ts';

const text = (number: number) => String(number).padStart(12, '0');

function walked(list: SortedList, from = '', most = Number.POSITIVE_INFINITY): string[] {
  const items: string[] = [];
  list.walk(from, (item) => {
    if (items.length < most) items.push(item);
    return items.length < most;
  });
  return items;
}

it.each([1, 2, 3])('keeps the order of an array that is sorted after each change, seed %i', (seed) => {
  const list = new SortedList();
  let oracle = Array.from({ length: 700 }, (_, i) => text(i * 3));
  list.fill(oracle);
  for (let step = 0; step < 3000; step++) {
    const draw = hash(seed, step);
    const item = oracle[draw % (oracle.length || 1)];
    if (draw % 5 < 2 && item) {
      list.remove(item);
      oracle = oracle.filter((one) => one !== item);
    } else {
      const added = `${text(hash(seed, step, 1))}-${step}`;
      list.add(added);
      oracle.push(added);
      oracle.sort();
    }
    if (step % 100 === 0) expect(walked(list)).toEqual(oracle);
    const from = text(hash(seed, step, 2));
    expect(walked(list, from, 5)).toEqual(oracle.filter((one) => one >= from).slice(0, 5));
  }
});

it('walks on from a text that was removed, and removes a text once', () => {
  const list = new SortedList();
  list.add('b');
  list.remove('a');
  expect(walked(list)).toEqual(['b']);
  list.remove('b');
  list.remove('b');
  list.add('c');
  expect([walked(list), walked(list, 'b'), walked(list, 'd')]).toEqual([['c'], ['c'], []]);
});

it('can be emptied and filled again', () => {
  const list = new SortedList();
  const items = Array.from({ length: 1000 }, (_, i) => text(i));
  list.fill(items);
  for (const item of items) list.remove(item);
  expect(walked(list)).toEqual([]);
  list.add('x');
  expect(walked(list)).toEqual(['x']);
});
