import { describe, expect, it } from 'vitest';
import { RECEIPT } from '../../../src/client/boundary/receipts.ts';
import { MessageUpdates } from '../../../src/client/records/message-updates.ts';
import { message } from '../../support/fakes.ts';

const said = message({ id: 5, text: 'said' });
const edited = (text: string, editedAt?: number) => message({ id: 5, text, ...(editedAt && { editedAt }) });
const deleted = (deletedAt: number) => message({ id: 5, text: '', deletedAt });

/** Returns the shown message after these revisions. */
const shown = (...revisions: ReturnType<typeof message>[]) => {
  const updates = new MessageUpdates();
  for (const each of revisions) updates.revise(each, null);
  return (updates.newest(said) as ReturnType<typeof message>).getText();
};

describe('the newest revision', () => {
  it.each([
    ['is the later one', [edited('one', 8), edited('two', 9)], 'two'],
    ['is the later one in whatever order they come', [edited('two', 9), edited('one', 8)], 'two'],
    ['is not the first again', [edited('one', 8), edited('two', 9), edited('one', 8)], 'two'],
    ['is the one that came last within a second', [edited('one', 8), edited('two', 8)], 'two'],
    ['is a deletion in the second of an edit', [deleted(8), edited('one', 8)], ''],
    ['is an edit after a deletion', [deleted(8), edited('one', 9)], 'one'],
    ['is one without a time', [edited('one', 8), edited('two')], 'two'],
    ['is no old one after one without a time', [edited('one', 8), edited('two'), edited('old', 7)], 'two'],
  ])('%s', (_, revisions, text) => {
    expect(shown(...revisions)).toBe(text);
  });

  it('may be the copy that is asked about', () => {
    const updates = new MessageUpdates();
    updates.revise(edited('one', 8), null);
    const newer = edited('two', 9);
    expect([updates.newest(newer), updates.newest(deleted(8)).getDeletedAt()]).toEqual([newer, 8]);
    expect(updates.newest(message({ id: 6 })).getId()).toBe(6);
  });

  it('is, of two within one second, a copy that was fetched after the known one came, but never undoes a deletion', () => {
    const updates = new MessageUpdates();
    const [known, copy] = [edited('one', 8), edited('two', 8)];
    updates.revise(known, null, 3);
    expect([updates.newest(copy), updates.newest(copy, 2)]).toEqual([known, known]);
    expect([updates.newest(copy, 3), updates.newest(known, 2)]).toEqual([copy, copy]);
    updates.revise(deleted(8), null, 4);
    expect(updates.newest(copy, 5).getDeletedAt()).toBe(8);
  });

  it('is the known value when an older copy comes', () => {
    const updates = new MessageUpdates();
    const known = edited('known', 9);
    updates.revise(edited('old', 8), known);
    expect(updates.newest(said)).toBe(known);
  });
});

it('knows how far a message got, whichever receipt came first', () => {
  const updates = new MessageUpdates();
  updates.advance('5', RECEIPT.READ);
  updates.advance('5', RECEIPT.DELIVERED);
  expect([updates.receipt(said), updates.receipt(message({ id: 6 }))]).toEqual([RECEIPT.READ, RECEIPT.NONE]);
});

it('keeps what came for at least the last 1,000 messages, and forgets in the end', () => {
  const updates = new MessageUpdates();
  updates.advance('5', RECEIPT.READ);
  for (let id = 10; id < 1010; id++) updates.advance(String(id), RECEIPT.READ);
  expect(updates.receipt(said)).toBe(RECEIPT.READ);
  for (let id = 1010; id < 3010; id++) updates.advance(String(id), RECEIPT.READ);
  expect(updates.receipt(said)).toBe(RECEIPT.NONE);
});

it('forgets all when another user signs in', () => {
  const updates = new MessageUpdates();
  updates.advance('5', RECEIPT.READ);
  updates.clear();
  expect(updates.receipt(said)).toBe(RECEIPT.NONE);
});
