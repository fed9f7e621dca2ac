import { expect, it } from 'vitest';
import { SortedList } from '../../src/local/data/sorted-list.ts';
import { hash } from '../../src/local/seed/random.ts';

interface Item {
  readonly key: number;
}

function walked(list: SortedList<Item, Item>, after?: Item, most = Number.POSITIVE_INFINITY): number[] {
  const keys: number[] = [];
  list.walk(after, (item) => {
    if (keys.length < most) keys.push(item.key);
    return keys.length < most;
  });
  return keys;
}

it.each([1, 2, 3])('keeps the order of an array that is sorted after each change, seed %i', (seed) => {
  const list = new SortedList<Item, Item>((a, b) => a.key - b.key);
  let oracle: Item[] = Array.from({ length: 700 }, (_, i) => ({ key: i * 3 }));
  list.fill(oracle);
  for (let step = 0; step < 3000; step++) {
    const draw = hash(seed, step);
    const item = oracle[draw % (oracle.length || 1)];
    if (draw % 5 < 2 && item) {
      list.remove(item);
      oracle = oracle.filter((one) => one !== item);
    } else {
      const added = { key: hash(seed, step, 1) + step / 3000 };
      list.add(added);
      oracle.push(added);
      oracle.sort((a, b) => a.key - b.key);
    }
    if (step % 100 === 0) expect(walked(list)).toEqual(oracle.map((one) => one.key));
    const from = hash(seed, step, 2);
    const behind = oracle.filter((one) => one.key > from).slice(0, 5);
    expect(walked(list, { key: from }, 5)).toEqual(behind.map((one) => one.key));
  }
  expect(list.size).toBe(oracle.length);
});

it('can be emptied and filled again', () => {
  const list = new SortedList<Item, Item>((a, b) => a.key - b.key);
  const item = { key: 1 };
  list.add(item);
  list.remove({ key: 1 });
  expect(list.size).toBe(1);
  list.remove(item);
  list.remove(item);
  expect([list.size, walked(list)]).toEqual([0, []]);
  list.add({ key: 2 });
  expect(walked(list)).toEqual([2]);
});

it('compares some twenty times an operation at 100,000 items, and at 100 no less than half of that', () => {
  const comparisons = (size: number): number => {
    let count = 0;
    const list = new SortedList<Item, Item>((a, b) => {
      count++;
      return a.key - b.key;
    });
    const items = Array.from({ length: size }, (_, key) => ({ key }));
    list.fill(items);
    for (const key of [0, size >> 1, size - 1]) {
      const item = items[key] as Item;
      list.remove(item);
      list.add(item);
      list.walk(item, () => false);
    }
    return count / 9;
  };
  expect(comparisons(100_000)).toBeLessThan(22);
  expect(comparisons(100_000)).toBeLessThan(3 * comparisons(100));
});
