import { describe, expect, it } from 'vitest';
import { type ConversationEntry, ConversationRecord } from '../../src/client/records/conversation-record.ts';
import { unreadOutside } from '../../src/list/unread-outside.ts';
import { BlockOrder } from '../../src/order/block-order.ts';
import { ListEntry, link } from '../../src/order/list-entry.ts';
import { conversation, noList } from '../support/fakes.ts';
import { forSeeds } from '../support/seeded-random.ts';

const rowOf = (index: number, unread = 0): ConversationEntry => {
  const row = new ListEntry(new ConversationRecord(conversation(`u${index}`), null), noList);
  link(row);
  row.record.unread = unread;
  return row;
};

/** Computes the same by visiting every row. */
function naively(order: BlockOrder<ConversationEntry>, first: number, last: number) {
  const rows = order.slice();
  const above = rows.slice(0, first).filter(({ record }) => record.unread > 0);
  const below = rows.slice(last + 1).filter(({ record }) => record.unread > 0);
  return {
    above: { count: above.length, nearest: above.at(-1) ?? null },
    below: { count: below.length, nearest: below[0] ?? null },
  };
}

describe('unread rows out of sight', () => {
  it('are those above and below the window, the nearest of each first', () => {
    const order = new BlockOrder<ConversationEntry>();
    const rows = [1, 0, 2, 3, 0, 4].map((unread, index) => rowOf(index, unread));
    order.append(rows);
    const { above, below } = unreadOutside(order, 2, 3);
    expect([above.count, above.nearest?.id]).toEqual([1, 'u0']);
    expect([below.count, below.nearest?.id]).toEqual([1, 'u5']);
  });

  it('are the same as a look at every row finds, whatever rows do', () => {
    forSeeds(40, (random) => {
      const order = new BlockOrder<ConversationEntry>();
      const rows = Array.from({ length: 1500 }, (_, index) => rowOf(index, random.below(4) === 0 ? 1 : 0));
      order.append(rows);
      for (let step = 0; step < 60; step++) {
        const row = rows[random.below(rows.length)] as ConversationEntry;
        if (random.below(3) === 0) order.remove(row);
        else if (random.below(2) === 0) order.moveTo(row, 0);
        row.record.unread = random.below(2);
        const first = random.below(order.length);
        const last = Math.min(order.length - 1, first + random.below(700));
        expect(unreadOutside(order, first, last)).toEqual(naively(order, first, last));
      }
    });
  });

  it('cost a walk over the block heads: at 100,000 rows few are looked at', () => {
    const order = new BlockOrder<ConversationEntry>();
    let looks = 0;
    const counted = Array.from({ length: 100_000 }, (_, index) => rowOf(index, index % 3));
    order.append(counted);
    for (const row of counted) {
      Object.defineProperty(row, 'isUnread', {
        get() {
          looks++;
          return row.record.unread > 0;
        },
      });
    }
    unreadOutside(order, 50_000, 50_010);
    expect(looks).toBeLessThan(1500);
  });
});
