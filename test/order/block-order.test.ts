import { describe, expect, it } from 'vitest';
import { type Block, BlockOrder, type OrderEntry } from '../../src/order/block-order.ts';
import { forSeeds, type Random } from '../support/seeded-random.ts';

const ROW = 72;
const HEADER = 32;

class Entry implements OrderEntry {
  block: Block | null = null;
  height = 0;
  readonly isHeader: boolean;
  readonly name: string;

  constructor(name: string, isHeader = false) {
    this.name = name;
    this.isHeader = isHeader;
  }
}

const entries = (count: number, from = 0) =>
  Array.from({ length: count }, (_, i) => new Entry(`r${from + i}`));

const orderOf = (list: readonly Entry[]) => {
  const order = new BlockOrder<Entry>(ROW, HEADER);
  order.append(list);
  return order;
};

const names = (order: BlockOrder<Entry>) => order.slice().map((entry) => entry.name);

/** Returns the blocks of an order, found through its entries. */
const blocksOf = (order: BlockOrder<Entry>) => [
  ...new Set(order.slice().map((entry) => entry.block as Block)),
];

describe('an order', () => {
  it('is empty at first', () => {
    const order = new BlockOrder<Entry>(ROW, HEADER);
    expect([order.length, order.rowCount, order.totalHeight]).toEqual([0, 0, 0]);
    expect(order.at(0)).toBeUndefined();
    expect(order.slice()).toEqual([]);
    expect(order.find(100)).toEqual({ index: -1, offset: 0 });
  });

  it('keeps entries in the order in which they were appended', () => {
    const order = orderOf(entries(3));
    order.append(entries(2, 3));
    expect(names(order)).toEqual(['r0', 'r1', 'r2', 'r3', 'r4']);
    expect(order.at(4)?.name).toBe('r4');
    expect([...order].map((entry) => entry.name)).toEqual(names(order));
  });

  it('has nothing before its beginning and after its end', () => {
    const order = orderOf(entries(3));
    expect(order.at(-1)).toBeUndefined();
    expect(order.at(3)).toBeUndefined();
    expect(order.slice(2, 9).map((entry) => entry.name)).toEqual(['r2']);
    expect(order.slice(2, 1)).toEqual([]);
  });

  it('moves an entry to the top and keeps the order of the rest', () => {
    const list = entries(4);
    const order = orderOf(list);
    order.moveTo(list[2] as Entry, 0);
    order.moveTo(list[2] as Entry, 0);
    expect(names(order)).toEqual(['r2', 'r0', 'r1', 'r3']);
  });

  it('adds new entries at the top', () => {
    const order = orderOf(entries(2));
    order.moveTo(new Entry('new'), 0);
    expect(names(order)).toEqual(['new', 'r0', 'r1']);
  });

  it('inserts at an index, and past the end at the end', () => {
    const order = orderOf(entries(2));
    order.insert(new Entry('middle'), 1);
    order.insert(new Entry('end'), 99);
    expect(names(order)).toEqual(['r0', 'middle', 'r1', 'end']);
  });

  it('takes an entry out once', () => {
    const list = entries(2);
    const order = orderOf(list);
    const first = list[0] as Entry;
    expect(order.remove(first)).toBe(true);
    expect(order.remove(first)).toBe(false);
    expect(first.block).toBeNull();
    expect([order.indexOf(first), order.rowIndexOf(first), order.offsetOf(first)]).toEqual([-1, -1, -1]);
    expect(names(order)).toEqual(['r1']);
  });

  it('is replaced as a whole, and what went is in no order any more', () => {
    const list = entries(3);
    const order = orderOf(list);
    order.replaceAll([list[2] as Entry, list[0] as Entry]);
    expect(names(order)).toEqual(['r2', 'r0']);
    expect(list[1]?.block).toBeNull();
    order.clear();
    expect([order.length, order.totalHeight]).toEqual([0, 0]);
  });
});

describe('the geometry', () => {
  const header = () => new Entry('A', true);

  it('has one height for rows and another for headers', () => {
    const [a, b] = entries(2) as [Entry, Entry];
    const order = orderOf([header(), a, b]);
    expect(order.totalHeight).toBe(HEADER + 2 * ROW);
    expect(order.offsetOf(b)).toBe(HEADER + ROW);
    expect([order.indexOf(b), order.rowIndexOf(b), order.rowCount]).toEqual([2, 1, 2]);
  });

  it('takes a measured height instead, until it is given back with 0', () => {
    const [a, b] = entries(2) as [Entry, Entry];
    const order = orderOf([a, b]);
    order.setHeight(a, 100.5);
    expect([order.offsetOf(b), order.totalHeight]).toEqual([100.5, 172.5]);
    order.setHeight(a, 0);
    expect([order.offsetOf(b), order.totalHeight]).toEqual([ROW, 2 * ROW]);
  });

  it('keeps measured heights through moves', () => {
    const [a, b] = entries(2) as [Entry, Entry];
    const order = orderOf([a, b]);
    order.setHeight(b, 10);
    order.moveTo(b, 0);
    expect([order.offsetOf(a), order.totalHeight]).toEqual([10, 10 + ROW]);
  });

  it('finds the entry that covers a distance from the top', () => {
    const [a, b] = entries(2) as [Entry, Entry];
    const order = orderOf([header(), a, b]);
    expect(order.find(0)).toEqual({ index: 0, offset: 0 });
    expect(order.find(HEADER - 1)).toEqual({ index: 0, offset: 0 });
    expect(order.find(HEADER)).toEqual({ index: 1, offset: HEADER });
    expect(order.find(HEADER + ROW)).toEqual({ index: 2, offset: HEADER + ROW });
  });

  it('finds the nearest entry outside', () => {
    const order = orderOf(entries(600));
    expect(order.find(-5)).toEqual({ index: 0, offset: 0 });
    expect(order.find(1e9)).toEqual({ index: 599, offset: 599 * ROW });
  });

  it('follows another uniform height at once', () => {
    const order = orderOf(entries(10));
    order.rowHeight = 50;
    expect([order.totalHeight, order.find(120).index]).toEqual([500, 2]);
  });
});

describe('the blocks', () => {
  /** Checks that no block is too long to splice quickly, and that there are few of them. */
  const expectInShape = (order: BlockOrder<Entry>) => {
    const blocks = blocksOf(order);
    const longest = Math.max(0, ...blocks.map((block) => block.entries.length));
    expect(longest).toBeLessThanOrEqual(512);
    expect(blocks.length).toBeLessThanOrEqual((2 * order.length) / 96 + 2);
  };

  it('stay in shape while 100,000 entries move to the top', () => {
    const list = entries(100_000);
    const order = orderOf(list);
    let index = 0;
    for (let move = 0; move < 30_000; move++) {
      index = (index + 7919) % list.length;
      order.moveTo(list[index] as Entry, 0);
    }
    expectInShape(order);
    expect(order.length).toBe(100_000);
  });

  it('stay in shape when each block loses all but one entry, from the first to the last', () => {
    const list = entries(20_000);
    const order = orderOf(list);
    for (const [index, entry] of list.entries()) if (index % 256 !== 0) order.remove(entry);
    expectInShape(order);
    expect(order.length).toBe(79);
  });

  it('only touches two blocks for a move', () => {
    const list = entries(100_000);
    const order = orderOf(list);
    const before = blocksOf(order).map((block) => [...block.entries]);
    order.moveTo(list[77_777] as Entry, 0);
    const after = blocksOf(order);
    expect(after).toHaveLength(before.length);
    const touched = after.filter((block, index) =>
      block.entries.some((entry, i) => entry !== before[index]?.[i]),
    );
    expect(touched).toEqual([after[0], after[Math.floor(77_777 / 256)]]);
  });
});

describe('random changes against a plain array', () => {
  const heightOf = (entry: Entry) => (entry.isHeader ? HEADER : entry.height || ROW);

  const expectSame = (order: BlockOrder<Entry>, list: readonly Entry[], random: Random) => {
    expect(order.length).toBe(list.length);
    expect(order.rowCount).toBe(list.filter((entry) => !entry.isHeader).length);
    const total = list.reduce((sum, entry) => sum + heightOf(entry), 0);
    expect(order.totalHeight).toBe(total);
    if (list.length === 0) return;

    const index = random.below(list.length);
    const entry = list[index] as Entry;
    const above = list.slice(0, index);
    const offset = above.reduce((sum, each) => sum + heightOf(each), 0);
    expect(order.at(index)).toBe(entry);
    expect(order.indexOf(entry)).toBe(index);
    expect(order.rowIndexOf(entry)).toBe(above.filter((each) => !each.isHeader).length);
    expect(order.offsetOf(entry)).toBe(offset);

    const px = random.below(total * 4) / 4;
    let edge = 0;
    const found = list.findIndex((each) => {
      edge += heightOf(each);
      return px < edge;
    });
    expect(order.find(px)).toEqual({ index: found, offset: edge - heightOf(list[found] as Entry) });

    const start = random.below(list.length);
    const end = start + random.below(40);
    expect(order.slice(start, end)).toEqual(list.slice(start, end));
  };

  const run = (random: Random, start: number, steps: number, headers: boolean, measured: boolean) => {
    let made = 0;
    const make = () => new Entry(`r${made++}`, headers && random.chance(0.2));
    const order = new BlockOrder<Entry>(ROW, HEADER);
    let list: Entry[] = [];
    const append = (count: number) => {
      const more = Array.from({ length: count }, make);
      order.append(more);
      list.push(...more);
    };
    append(start);
    const changes: (() => void)[] = [
      () => append(random.below(30)),
      () => {
        const index = random.below(list.length + 1);
        const entry = make();
        order.insert(entry, index);
        list.splice(index, 0, entry);
      },
      () => {
        if (list.length === 0) return;
        const [entry] = list.splice(random.below(list.length), 1) as [Entry];
        order.moveTo(entry, 0);
        list.unshift(entry);
      },
      () => {
        // Removes a run of neighbours, so that blocks become small.
        const gone = list.splice(random.below(list.length + 1), random.below(120));
        for (const entry of gone) expect(order.remove(entry)).toBe(true);
      },
      () => {
        if (!measured || list.length === 0) return;
        order.setHeight(random.pick(list), random.chance(0.2) ? 0 : 1 + random.below(800) / 4);
      },
      () => {
        if (!random.chance(0.05)) return;
        list = list.filter(() => random.chance(0.9));
        if (random.chance(0.5)) list.reverse();
        order.replaceAll(list);
      },
    ];
    for (let step = 0; step < steps; step++) {
      random.pick(changes)();
      expectSame(order, list, random);
    }
    expect(order.slice()).toEqual(list);
    expect([...new Set(order.slice().map((entry) => entry.block))]).not.toContain(null);
  };

  it('agrees in short orders of equal rows', () => {
    forSeeds(100, (random) => run(random, random.below(20), 30, false, false));
  });

  it('agrees in short orders with headers and measured heights', () => {
    forSeeds(100, (random) => run(random, random.below(20), 30, true, true));
  });

  it('agrees in orders over a thousand, whose blocks split and merge', () => {
    forSeeds(30, (random) =>
      run(random, 1000 + random.below(1000), 60, random.chance(0.5), random.chance(0.5)),
    );
  });
});
