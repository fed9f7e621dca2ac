import { describe, expect, it } from 'vitest';
import { type ConversationEntry, ConversationRecord } from '../../src/client/records/conversation-record.ts';
import { OutboxEntry } from '../../src/client/records/outbox.ts';
import { ConversationRows, type MoveTarget } from '../../src/conversations/conversation-rows.ts';
import { ConversationHeader, type Sections } from '../../src/conversations/create-sections.ts';
import { ChangeSet } from '../../src/order/change-set.ts';
import { ListEntry } from '../../src/order/list-entry.ts';
import { conversation, ME, message, noList } from '../support/fakes.ts';
import { Random } from '../support/seeded-random.ts';

const said = (id: number) => message({ id, sentAt: id });
const rowOf = (id: string, last?: number): ConversationEntry =>
  new ListEntry(
    new ConversationRecord(conversation(id, { lastMessage: last ? said(last) : null }), ME),
    noList,
  );

const rowsOf = (...entries: ConversationEntry[]) => {
  const changes = new ChangeSet<ConversationEntry, MoveTarget>();
  const rows = new ConversationRows(changes);
  rows.append(new Set(entries));
  changes.clear();
  return { rows, changes };
};
const ids = (rows: ConversationRows) => rows.order.slice().map((row) => row.id);
const allIds = (rows: ConversationRows) => rows.all().map((row) => row.id);

const [ann, bob, carl, dan] = ['ann', 'bob', 'carl', 'dan'] as const;

describe('moving to the top', () => {
  it('is noted as a jump, unless the row is there already', () => {
    const [a, b] = [rowOf(ann), rowOf(bob)];
    const { rows, changes } = rowsOf(a, b);
    rows.moveToTop(a);
    expect(changes.isEmpty).toBe(true);
    rows.moveToTop(b);
    expect([ids(rows), [...changes.jumped], changes.order]).toEqual([[bob, ann], [b], true]);
  });

  it('waits while the order is held, and happens at its end with the latest uppermost', () => {
    const [a, b, c] = [rowOf(ann), rowOf(bob), rowOf(carl)];
    const { rows, changes } = rowsOf(a, b, c);
    rows.hold();
    for (const each of [c, b, c]) rows.moveToTop(each);
    expect([rows.isHeld, ids(rows), changes.isEmpty]).toEqual([true, [ann, bob, carl], true]);
    expect(allIds(rows)).toEqual([carl, bob, ann]);
    rows.release();
    expect([rows.isHeld, ids(rows)]).toEqual([false, [carl, bob, ann]]);
  });

  it('is forgotten with a row that goes while the order is held', () => {
    const [a, b] = [rowOf(ann), rowOf(bob)];
    const { rows } = rowsOf(a, b);
    rows.hold();
    rows.moveToTop(b);
    rows.remove(b);
    rows.release();
    expect(ids(rows)).toEqual([ann]);
  });

  it('[conv.holdOrder] that was not published yet is taken back by a hold, and happens at its end', () => {
    const [a, b, c, d] = [rowOf(ann, 9), rowOf(bob, 7), rowOf(carl, 5), rowOf(dan, 3)];
    const { rows, changes } = rowsOf(a, b, c);
    rows.moveToTop(b);
    changes.clear();
    rows.moveToTop(c);
    rows.moveToTop(a);
    rows.moveToTop(d);
    rows.moveToTop(c);
    expect(ids(rows)).toEqual([carl, dan, ann, bob]);
    rows.hold();
    expect([ids(rows), [...changes.jumped]]).toEqual([[bob, ann, carl], []]);
    expect([allIds(rows), rows.waiting, rows.has(d)]).toEqual([[carl, dan, ann, bob], 3, true]);
    rows.release();
    expect(ids(rows)).toEqual([carl, dan, ann, bob]);
  });

  it('[conv.holdOrder] to a place that was not published yet is taken back, too', () => {
    const [a, b, c] = [rowOf(ann, 9), rowOf(bob, 7), rowOf(carl, 5)];
    const { rows } = rowsOf(a, b, c);
    rows.moveByTime(c, said(8));
    rows.hold();
    expect(ids(rows)).toEqual([ann, bob, carl]);
    rows.release();
    expect(ids(rows)).toEqual([ann, carl, bob]);
  });

  it('[conv.holdOrder] that was not published yet is taken back anywhere in a long list', () => {
    const entries = Array.from({ length: 600 }, (_, i) => rowOf(`r${i}`));
    const { rows, changes } = rowsOf(...entries);
    const before = ids(rows);
    const random = new Random(1);
    for (let i = 0; i < 300; i++) rows.moveToTop(random.pick(entries));
    for (const row of rows.all().slice(250, 260)) rows.moveToTop(row);
    const after = ids(rows);
    expect(after).not.toEqual(before);
    rows.hold();
    expect([ids(rows), changes.jumped.size]).toEqual([before, 0]);
    rows.release();
    expect(ids(rows)).toEqual(after);
  });

  it('[conv.holdOrder] that was not published yet stays where rows were removed or fetched after it', () => {
    const [a, b, c] = [rowOf(ann), rowOf(bob), rowOf(carl)];
    const { rows } = rowsOf(a, b, c);
    rows.moveToTop(c);
    rows.remove(a);
    rows.moveToTop(b);
    rows.hold();
    expect([ids(rows), allIds(rows)]).toEqual([
      [carl, bob],
      [bob, carl],
    ]);
    rows.release();
    rows.moveToTop(c);
    rows.replaceAll([b, c]);
    rows.hold();
    expect(ids(rows)).toEqual([bob, carl]);
  });

  it('[conv.holdOrder] to the end of the pages so far leaves a new row below what the next page has above it', () => {
    const [a, b, c, d] = [rowOf(ann, 9), rowOf(bob, 7), rowOf(carl, 5), rowOf(dan, 3)];
    const { rows } = rowsOf(a, d);
    rows.replaceFirst(new Set([a]));
    rows.hold();
    rows.moveByTime(c, said(5));
    rows.append(new Set([b, c]));
    rows.release();
    expect(ids(rows)).toEqual([ann, bob, carl, dan]);
  });

  it('does not wait in an empty list', () => {
    const { rows } = rowsOf();
    rows.hold();
    rows.moveToTop(rowOf(ann));
    expect(ids(rows)).toEqual([ann]);
  });

  it('is left as it is by a change of a row that waits', () => {
    const [a, b, c, d] = [rowOf(ann, 9), rowOf(bob, 7), rowOf(carl, 8), rowOf(dan, 3)];
    const { rows } = rowsOf(a, b, d);
    rows.hold();
    rows.moveByTime(c, said(5));
    rows.refresh(c);
    rows.release();
    expect(ids(rows)).toEqual([ann, bob, carl, dan]);
  });

  it('makes a row that waits to enter count as here', () => {
    const [a, b, c] = [rowOf(ann), rowOf(bob), rowOf(carl)];
    const { rows } = rowsOf(a);
    rows.hold();
    rows.moveToTop(b);
    rows.moveByTime(c, said(9));
    expect([ids(rows), rows.has(b), rows.has(c), rows.has(rowOf(dan))]).toEqual([[ann], true, true, false]);
    rows.release();
    expect(ids(rows)).toEqual([carl, bob, ann]);
  });
});

describe('a place by a message', () => {
  it('is below rows of newer messages', () => {
    const d = rowOf(dan, 1);
    const { rows } = rowsOf(rowOf(ann, 9), rowOf(bob, 7), rowOf(carl, 5), d);
    rows.moveByTime(d, said(8));
    expect(ids(rows)).toEqual([ann, dan, bob, carl]);
  });

  it('takes a row no further down', () => {
    const [a, b] = [rowOf(ann, 1), rowOf(bob, 7)];
    const { rows, changes } = rowsOf(a, b);
    rows.moveByTime(a, said(3));
    expect([ids(rows), changes.isEmpty]).toEqual([[ann, bob], true]);
  });

  it('is at the end for a new row of an old message, and on top for one without a message', () => {
    const { rows } = rowsOf(rowOf(ann, 9));
    rows.moveByTime(rowOf(bob), said(3));
    rows.moveByTime(rowOf(carl), null);
    expect(ids(rows)).toEqual([carl, ann, bob]);
  });

  it('is below rows in which this user sends, and above those where that failed', () => {
    const [a, b] = [rowOf(ann, 5), rowOf(bob, 4)];
    a.record.unsent = new OutboxEntry(message({ from: ME, to: ann }), 0);
    b.record.unsent = Object.assign(new OutboxEntry(message({ from: ME, to: bob }), 0), { status: 'error' });
    const { rows } = rowsOf(a, b);
    rows.moveByTime(rowOf(carl), said(9));
    expect(ids(rows)).toEqual([ann, carl, bob]);
  });

  it('yields to a later move to the top while the order is held', () => {
    const [a, b, c] = [rowOf(ann, 5), rowOf(bob, 4), rowOf(carl, 3)];
    const { rows } = rowsOf(a, b, c);
    rows.hold();
    rows.moveByTime(c, said(8));
    rows.moveToTop(c);
    rows.moveToTop(b);
    rows.release();
    expect(ids(rows)).toEqual([bob, carl, ann]);
  });
});

describe('a filter', () => {
  it('leaves the rows that pass, and the others keep their order behind it', () => {
    const [a, b] = [rowOf(ann), rowOf(bob)];
    const { rows } = rowsOf(a, b);
    rows.setFilter((row) => row.id.startsWith('b'));
    rows.append(new Set([rowOf('abe'), rowOf('bea')]));
    rows.moveToTop(a);
    expect([ids(rows), rows.loaded, rows.has(a)]).toEqual([[bob, 'bea'], 4, true]);
    rows.setFilter((row) => row.id.startsWith('a'));
    rows.remove(b);
    expect(ids(rows)).toEqual([ann, 'abe']);
    rows.setFilter(null);
    expect(ids(rows)).toEqual([ann, 'abe', 'bea']);
  });

  it('leaves rows on top that wait to enter', () => {
    const [a, b, c] = [rowOf(ann), rowOf(bob), rowOf(carl)];
    const { rows } = rowsOf(a, b);
    rows.hold();
    rows.moveToTop(c);
    rows.setFilter((row) => row !== a);
    expect([ids(rows), rows.loaded]).toEqual([[carl, bob], 3]);
    rows.setFilter(() => false);
    rows.moveByTime(c, said(9));
    rows.setFilter(null);
    rows.release();
    expect(ids(rows)).toEqual([carl, ann, bob]);
  });

  it('changes nothing of the order in which rows move behind it', () => {
    const [a, b, c] = [rowOf(ann), rowOf(bob), rowOf(carl)];
    const { rows } = rowsOf(a, b, c);
    rows.setFilter((row) => row !== b);
    rows.hold();
    rows.moveToTop(c);
    rows.moveToTop(b);
    rows.release();
    rows.setFilter(null);
    expect(ids(rows)).toEqual([bob, carl, ann]);
  });

  it('shows a new row where its message belongs among those that pass', () => {
    const { rows } = rowsOf(rowOf(ann, 9), rowOf(bob, 7), rowOf(carl, 5));
    rows.setFilter((row) => row.id !== bob);
    rows.moveByTime(rowOf(dan), said(6));
    expect(ids(rows)).toEqual([ann, dan, carl]);
    rows.setFilter(null);
    expect(ids(rows)).toEqual([ann, bob, dan, carl]);
  });
});

describe('sections', () => {
  /** Every third row belongs to the first section, every other one to the second, and the rest to the last. */
  const sections: Sections = {
    headers: [null, new ConversationHeader('#second', () => ''), new ConversationHeader('#last', () => '')],
    sectionOf: ({ name, unread }, isPinned) =>
      isPinned || unread > 0 ? 0 : Number(name.slice(1)) % 2 ? 1 : 2,
  };

  it('[conv.sections] stay whole, each under its heading, whatever happens', () => {
    const random = new Random(7);
    const { rows } = rowsOf();
    rows.setSections(sections);
    const fresh = Array.from({ length: 60 }, (_, i) => rowOf(`r${i}`, 100 - i));
    rows.append(new Set(fresh.splice(0, 20)));
    const check = () => {
      const seen = rows.order.slice();
      const expected = [0, 1, 2].flatMap((section) => {
        const own = seen.filter(
          (each): each is ConversationEntry =>
            !each.isHeader && sections.sectionOf(each.record, false, () => {}) === section,
        );
        const header = sections.headers[section];
        return header && own.length > 0 ? [header.id, ...own.map(({ id }) => id)] : own.map(({ id }) => id);
      });
      expect(ids(rows)).toEqual(expected);
      const visible = seen.filter((each) => !each.isHeader).map(({ id }) => id);
      if (!rows.isHeld) expect(visible.sort()).toEqual([...allIds(rows)].sort());
    };
    const acts: ((row: ConversationEntry) => void)[] = [
      (row) => rows.moveToTop(row),
      (row) => rows.moveByTime(row, said(random.below(100)), true),
      (row) => rows.moveByTime(row, said(random.below(100))),
      (row) => {
        if (rows.isHeld) return;
        row.record.unread = row.record.unread > 0 ? 0 : 1;
        rows.refresh(row);
      },
      (row) => rows.remove(row),
      () => rows.append(new Set(fresh.splice(0, 2))),
      () => (rows.isHeld ? rows.release() : rows.hold()),
      () => rows.replaceFirst(new Set(rows.all().slice(0, 5))),
    ];
    for (let step = 0; step < 2000; step++) {
      const all = rows.all();
      if (all.length === 0) break;
      random.pick(acts)(random.pick(all));
      check();
    }
  });
});
