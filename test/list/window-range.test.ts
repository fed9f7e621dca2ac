import { describe, expect, it } from 'vitest';
import { firstRows, OVERSCAN, rangeBetween, rowsAround } from '../../src/list/window/window-range.ts';
import { type Block, BlockOrder, type OrderEntry } from '../../src/order/block-order.ts';
import { forSeeds } from '../support/seeded-random.ts';

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
const rangeAt = (order: BlockOrder<Entry>, top: number, viewport = 200) =>
  rangeBetween(order, top, top + viewport - 1, OVERSCAN);

describe('the window', () => {
  it('of an empty order is empty', () => {
    expect(rangeAt(rows(0), 0)).toEqual({ start: 0, end: 0, placed: [] });
  });

  it('holds what the viewport shows, and some entries beyond each edge', () => {
    const { start, end, placed } = rangeAt(rows(100), 1000);
    expect([start, end]).toEqual([20 - OVERSCAN, 24 + OVERSCAN]);
    expect(placed[0]).toMatchObject({ offset: start * ROW, height: ROW });
  });

  it('stays inside the order at its ends and beyond them', () => {
    expect(rangeAt(rows(100), -500)).toMatchObject({ start: 0 });
    expect(rangeAt(rows(100), 99_999)).toMatchObject({ end: 100 });
    expect(rangeAt(rows(2), 0)).toMatchObject({ start: 0, end: 2 });
  });

  it('is the first page without layout', () => {
    expect(firstRows(rows(100), 30)).toMatchObject({ start: 0, end: 30 });
    expect(firstRows(rows(10), 30)).toMatchObject({ start: 0, end: 10 });
  });

  it('counts the first page in rows, and ends with no header whose rows are not there', () => {
    const end = (pattern: string, firstPage: number) => firstRows(orderOf(pattern), firstPage).end;
    expect(end('H.H.H.', 2)).toBe(4);
    expect(end('H..H..', 2)).toBe(3);
    expect(end('H..H..', 4)).toBe(6);
    expect(end('H..', 0)).toBe(0);
  });

  it('is the last page of a list that opens at its end, or the page around an entry', () => {
    const order = rows(100);
    const around = (index: number) => rowsAround(order, 30, order.at(index));
    expect(rowsAround(order, 30, undefined)).toMatchObject({ start: 70, end: 100 });
    expect(around(50)).toMatchObject({ start: 35, end: 65 });
    expect(around(2)).toMatchObject({ start: 0, end: 30 });
    expect(around(99)).toMatchObject({ start: 70, end: 100 });
    expect(rowsAround(rows(3), 30, undefined)).toMatchObject({ start: 0, end: 3 });
  });

  it('covers the viewport, each entry below the other, whatever the heights', () => {
    forSeeds(200, (random) => {
      const order = orderOf(
        Array.from({ length: 1 + random.below(800) }, () => (random.chance(0.1) ? 'H' : '.')).join(''),
      );
      for (const entry of order) if (random.chance(0.3)) order.setHeight(entry, 1 + random.below(300));
      const top = random.below(order.totalHeight);
      const viewport = 1 + random.below(900);
      const { start, end, placed } = rangeAt(order, top, viewport);
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
