import { describe, expect, it } from 'vitest';
import { Journal } from '../../src/core/journal.ts';
import { RECEIPT } from '../../src/core/receipts.ts';
import { conversation, group, ME, message } from './fakes.ts';

const ann = { isGroup: false, id: 'ann' };
const said = (id: number) => message({ id, sentAt: id, from: 'ann' });
/** A copy whose last message is the one of this id. */
const copy = (id: number, unread: number) => conversation('ann', { lastMessage: said(id), unread });

const open = () => {
  const journal = new Journal();
  journal.beginFetch();
  return journal;
};

const merged = (journal: Journal, id: number, unread: number, isAsked = false) => {
  const result = journal.merge(ann, copy(id, unread), ME, isAsked);
  return result && [result.lastMessage?.getId(), result.unread];
};

it('adds nothing to a copy while nothing was heard', () => {
  expect(merged(new Journal(), 3, 2)).toEqual([3, 2]);
});

it('notes nothing while no answer is under way', () => {
  const journal = new Journal();
  journal.heard(ann, said(4));
  expect([journal.hasMessages(ann), merged(journal, 3, 2)]).toEqual([false, [3, 2]]);
});

describe('a copy that arrives after events', () => {
  it('counts those messages that it cannot hold yet', () => {
    const journal = open();
    for (const id of [3, 4, 5]) journal.heard(ann, said(id));
    expect(merged(journal, 2, 1)).toEqual([5, 4]);
    expect(merged(journal, 4, 3)).toEqual([5, 4]);
    expect(merged(journal, 5, 4)).toEqual([5, 4]);
  });

  it("counts nothing of one's own", () => {
    const journal = open();
    journal.heard(ann, message({ id: 4, sentAt: 4, from: ME, to: 'ann' }));
    expect(merged(journal, 3, 2)).toEqual([4, 2]);
  });

  it('does not show a message that has no id yet', () => {
    const journal = open();
    journal.heard(ann, message({ sentAt: 99, from: ME, to: 'ann' }));
    expect(merged(journal, 3, 2)).toEqual([3, 2]);
  });

  it('from before the conversation was read leaves the count to the row', () => {
    const journal = open();
    journal.heard(ann, said(4));
    journal.read(ann, said(4));
    journal.heard(ann, said(5));
    expect(journal.merge(ann, copy(3, 9), ME, false)).toMatchObject({ unread: 1, isCounted: false });
  });

  it('that was asked for after the conversation was read is right about the count', () => {
    const journal = open();
    journal.read(ann, said(2));
    journal.await(ann);
    journal.heard(ann, said(5));
    expect(journal.merge(ann, copy(4, 2), ME, true)).toMatchObject({ unread: 3, isCounted: true });
  });

  it('of a deleted conversation is none, until it is asked for again', () => {
    const journal = open();
    journal.heard(ann, said(4));
    journal.deleted(ann);
    expect(merged(journal, 4, 2)).toBeNull();
    journal.await(ann);
    journal.heard(ann, said(5));
    expect(merged(journal, 4, 2)).toEqual([5, 1]);
  });

  it('shows a message as it was last edited', () => {
    const journal = open();
    const edited = message({ id: 3, sentAt: 3, editedAt: 8 });
    journal.revised(ann, edited);
    journal.revised(ann, message({ id: 2, sentAt: 2, editedAt: 9 }));
    expect(journal.merge(ann, copy(3, 0), ME, false)?.lastMessage).toBe(edited);
    const newer = message({ id: 3, sentAt: 3, deletedAt: 9 });
    expect(journal.merge(ann, conversation('ann', { lastMessage: newer }), ME, false)?.lastMessage).toBe(
      newer,
    );
  });

  it('learns how far its last message got', () => {
    const journal = open();
    journal.receipt(ann, '3', RECEIPT.READ);
    journal.receipt(ann, '3', RECEIPT.DELIVERED);
    journal.receipt(ann, '2', RECEIPT.READ);
    expect(journal.merge(ann, copy(3, 0), ME, false)?.receipt).toBe(RECEIPT.READ);
    expect(journal.merge(ann, copy(4, 0), ME, false)?.receipt).toBe(RECEIPT.NONE);
  });

  it('learns of presence, block and group', () => {
    const journal = open();
    const team = group('team');
    journal.noted(ann, { status: 'online' });
    journal.noted(ann, { blocked: true });
    journal.noted(ann, { status: 'offline', entity: team });
    expect(journal.merge(ann, copy(3, 0), ME, false)?.facts).toEqual({
      status: 'offline',
      blocked: true,
      entity: team,
    });
  });
});

describe('the notes', () => {
  it('go with the last answer that is under way', () => {
    const journal = open();
    journal.beginFetch();
    journal.heard(ann, said(4));
    journal.endFetch();
    expect(journal.hasMessages(ann)).toBe(true);
    journal.endFetch();
    expect(journal.hasMessages(ann)).toBe(false);
  });

  it('of an awaited peer stay until it is settled', () => {
    const journal = open();
    expect([journal.await(ann), journal.await(ann), journal.isAwaited(ann)]).toEqual([true, false, true]);
    journal.endFetch();
    journal.heard(ann, said(4));
    expect(journal.hasMessages(ann)).toBe(true);
    journal.settle(ann);
    expect([journal.isAwaited(ann), journal.hasMessages(ann), journal.await(ann)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('of a settled peer stay while a page is under way', () => {
    const journal = open();
    journal.await(ann);
    journal.heard(ann, said(4));
    journal.settle(ann);
    expect([journal.isAwaited(ann), journal.hasMessages(ann)]).toEqual([false, true]);
  });

  it('are forgotten when another user signs in', () => {
    const journal = open();
    journal.heard(ann, said(4));
    journal.clear();
    expect(journal.hasMessages(ann)).toBe(false);
  });
});
