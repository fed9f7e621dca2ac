import { describe, expect, it } from 'vitest';
import { type Block, BlockOrder, type OrderEntry } from '../../../src/core/order/block-order.ts';
import { findAnchor, OVERSCAN, windowRange } from '../../../src/core/order/window-range.ts';
import { forSeeds } from '../random.ts';

const ROW = 50;

class Entry implements OrderEntry {
  block: Block | null = null;
  height = 0;
  readonly isHeader: boolean;

  constructor(isHeader = false) {
    this.isHeader = isHeader;
  }
}

/** An order of rows, with headers where the pattern has an H. */
const orderOf = (pattern: string) => {
  const order = new BlockOrder<Entry>(ROW, 20);
  order.append([...pattern].map((each) => new Entry(each === 'H')));
  return order;
};
const rows = (count: number) => orderOf('.'.repeat(count));
const at = (top: number, viewport = 200) => ({
  top,
  viewport,
  overscan: OVERSCAN,
  firstPage: 30,
  kept: null,
});

describe('the window', () => {
  it('of an empty order is empty', () => {
    expect(windowRange(rows(0), at(0))).toEqual({ start: 0, end: 0, placed: [], kept: null });
  });

  it('holds what the viewport shows, and some entries beyond each edge', () => {
    const { start, end, placed } = windowRange(rows(100), at(1000));
    expect([start, end]).toEqual([20 - OVERSCAN, 24 + OVERSCAN]);
    expect(placed[0]).toMatchObject({ offset: start * ROW, height: ROW });
  });

  it('stays inside the order at its ends and beyond them', () => {
    expect(windowRange(rows(100), at(-500))).toMatchObject({ start: 0 });
    expect(windowRange(rows(100), at(99_999))).toMatchObject({ end: 100 });
    expect(windowRange(rows(2), at(0))).toMatchObject({ start: 0, end: 2 });
  });

  it('is the first page without layout', () => {
    expect(windowRange(rows(100), { ...at(0, 0), firstPage: 30 })).toMatchObject({ start: 0, end: 30 });
    expect(windowRange(rows(10), { ...at(0, 0), firstPage: 30 })).toMatchObject({ start: 0, end: 10 });
  });

  it('counts the first page in rows, and ends with no header whose rows are not there', () => {
    const end = (pattern: string, firstPage: number) =>
      windowRange(orderOf(pattern), { ...at(0, 0), firstPage }).end;
    expect(end('H.H.H.', 2)).toBe(4);
    expect(end('H..H..', 2)).toBe(3);
    expect(end('H..H..', 4)).toBe(6);
    expect(end('H..', 0)).toBe(0);
  });

  it('keeps one entry outside mounted, in its place', () => {
    const order = rows(100);
    const kept = order.at(2) as Entry;
    expect(windowRange(order, { ...at(2500), kept }).kept).toEqual({
      entry: kept,
      offset: 2 * ROW,
      height: ROW,
    });
    expect(windowRange(order, { ...at(0), kept }).kept).toBeNull();
    expect(windowRange(order, { ...at(2500), kept: new Entry() }).kept).toBeNull();
  });

  it('covers the viewport, each entry below the other, whatever the heights', () => {
    forSeeds(200, (random) => {
      const order = orderOf(
        Array.from({ length: 1 + random.below(800) }, () => (random.chance(0.1) ? 'H' : '.')).join(''),
      );
      for (const entry of order) if (random.chance(0.3)) order.setHeight(entry, 1 + random.below(300));
      const top = random.below(order.totalHeight);
      const viewport = 1 + random.below(900);
      const { start, end, placed } = windowRange(order, { ...at(top, viewport), kept: null });
      expect(placed.map((each) => each.entry)).toEqual(order.slice(start, end));
      for (const { entry, offset, height } of placed) {
        expect([offset, height]).toEqual([order.offsetOf(entry), order.heightOf(entry)]);
      }
      const last = placed.at(-1) as { offset: number; height: number };
      expect(placed[0]?.offset).toBeLessThanOrEqual(top);
      expect(last.offset + last.height).toBeGreaterThanOrEqual(Math.min(order.totalHeight, top + viewport));
    });
  });
});

describe('the anchor', () => {
  it('is the first entry in view, a part of it is enough', () => {
    const { placed } = windowRange(rows(100), at(1010));
    expect(findAnchor(placed, 1010)?.offset).toBe(1000);
    expect(findAnchor(placed, 1050)?.offset).toBe(1050);
  });

  it('is not an entry that jumped or was removed', () => {
    const order = rows(100);
    const { placed } = windowRange(order, at(1000));
    order.remove(order.at(20) as Entry);
    const jumped = new Set([order.at(20) as Entry]);
    expect(findAnchor(placed, 1000, jumped)?.offset).toBe(1100);
  });

  it('may be missing', () => {
    expect(findAnchor([], 0)).toBeUndefined();
  });
});
