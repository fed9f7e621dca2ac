import { describe, expect, it } from 'vitest';
import { ConversationBook } from '../../src/core/conversation-book.ts';
import type { ConversationRecord } from '../../src/core/conversation-record.ts';
import { RECEIPT } from '../../src/core/receipts.ts';
import type { Kit } from '../../src/sdk/index.ts';
import { action, conversation, group, ME, message, user } from './fakes.ts';

const ids = (book: ConversationBook) => book.order.slice().map((record) => record.id);

const bookOf = (...uids: string[]) => {
  const book = new ConversationBook(() => ME);
  book.appendPage(uids.map((uid) => conversation(uid)));
  book.changes.clear();
  return book;
};

const rowOf = (book: ConversationBook, id: string) => book.find({ isGroup: false, id }) as ConversationRecord;

describe('a page', () => {
  it('is added at the end, in the order of the SDK', () => {
    const book = bookOf('ann', 'bob');
    book.appendPage([conversation('carl')]);
    expect(ids(book)).toEqual(['ann', 'bob', 'carl']);
    expect(book.changes.order).toBe(true);
  });

  it('that overlaps the last one makes no duplicate and moves nothing', () => {
    const book = bookOf('ann', 'bob');
    book.appendPage([conversation('bob'), conversation('ann'), conversation('carl'), conversation('carl')]);
    expect(ids(book)).toEqual(['ann', 'bob', 'carl']);
  });

  it('brings newer facts of a row, which keeps its object', () => {
    const first = conversation('ann', { lastMessage: message({ id: 1, sentAt: 1 }), unread: 1 });
    const book = new ConversationBook(() => ME);
    book.appendPage([first]);
    const last = message({ id: 2, sentAt: 2 });
    const ann = user('ann', { name: 'Ann II', status: 'online', blockedByMe: true });
    book.appendPage([conversation(ann, { lastMessage: last, unread: 2 })]);
    const { conversation: kept, lastMessage, unread, entity, status, blocked } = rowOf(book, 'ann');
    expect(kept).toBe(first);
    expect(entity).toBe(ann);
    expect([lastMessage, unread, status, blocked]).toEqual([last, 2, 'online', true]);
  });

  it('that is older than what is known changes nothing', () => {
    const last = message({ id: 2, sentAt: 2 });
    const book = new ConversationBook(() => ME);
    book.appendPage([conversation('ann', { lastMessage: last, unread: 2 })]);
    book.appendPage([conversation('ann', { lastMessage: message({ id: 1, sentAt: 1 }), unread: 1 })]);
    book.appendPage([conversation('ann')]);
    expect([rowOf(book, 'ann').lastMessage, rowOf(book, 'ann').unread]).toEqual([last, 2]);
  });

  it('does not take a receipt back', () => {
    const book = new ConversationBook(() => ME);
    book.appendPage([
      conversation('ann', { lastMessage: message({ id: 1, from: ME, to: 'ann', readAt: 5 }) }),
    ]);
    book.appendPage([conversation('ann', { lastMessage: message({ id: '1', from: ME, to: 'ann' }) })]);
    expect(rowOf(book, 'ann').receipt).toBe(RECEIPT.READ);
  });

  it('keeps the unread count of a conversation without a last message', () => {
    const book = new ConversationBook(() => ME);
    book.appendPage([conversation('ann', { unread: 3 })]);
    expect([rowOf(book, 'ann').unread, rowOf(book, 'ann').lastMessage]).toEqual([3, null]);
  });

  it('tells a user from a group of the same id', () => {
    const book = new ConversationBook(() => ME);
    book.appendPage([conversation('x'), conversation(group('x'))]);
    expect(book.order.length).toBe(2);
  });
});

describe('replacing everything', () => {
  it('by a refetch drops for good what is gone', () => {
    const book = bookOf('ann', 'bob');
    book.replaceAll([conversation('bob'), conversation('carl')], true);
    expect(ids(book)).toEqual(['bob', 'carl']);
    expect(book.find({ isGroup: false, id: 'ann' })).toBeUndefined();
  });

  it('by another builder keeps the objects for the case that they come back', () => {
    const book = bookOf('ann', 'bob');
    const { conversation: ann } = rowOf(book, 'ann');
    book.empty();
    expect([ids(book), book.shownOf(ann)]).toEqual([[], undefined]);
    book.replaceAll([conversation('bob')], false);
    book.replaceAll([conversation('ann')], false);
    expect(rowOf(book, 'ann').conversation).toBe(ann);
  });

  it('leaves rows on top that were heard of meanwhile, not those where only something happened', () => {
    const book = bookOf('ann', 'bob', 'carl');
    book.journal.beginFetch();
    book.journal.heard(rowOf(book, 'bob'), message());
    book.journal.heard(rowOf(book, 'carl'), action({}));
    book.replaceAll([conversation('ann'), conversation('carl'), conversation('bob')], true);
    expect(ids(book)).toEqual(['bob', 'ann', 'carl']);
  });

  it('leaves a row on top that was read after it was heard of', () => {
    const book = bookOf('ann', 'new');
    book.journal.beginFetch();
    book.journal.heard(rowOf(book, 'new'), message());
    book.journal.read(rowOf(book, 'new'), null);
    book.replaceAll([conversation('ann')], true);
    expect(ids(book)).toEqual(['new', 'ann']);
  });

  it('leaves a row on top that waits to enter a held list', () => {
    const book = bookOf('ann');
    book.hold();
    book.journal.beginFetch();
    const peer = { isGroup: false, id: 'new' };
    book.journal.await(peer);
    book.journal.heard(peer, message());
    book.addFetched(conversation('new'));
    book.replaceAll([conversation('ann')], true);
    expect(ids(book)).toEqual(['new', 'ann']);
  });

  it('by another signed-in user forgets all', () => {
    const book = bookOf('ann');
    const peer = { isGroup: false, id: 'bob' };
    book.journal.await(peer);
    book.reset();
    expect([ids(book), [...book.records()]]).toEqual([[], []]);
    expect(book.addFetched(conversation('bob'))).toBeUndefined();
    expect(book.order.length).toBe(0);
  });
});

describe('after events may have been lost', () => {
  const said = (id: number) => message({ id, sentAt: id });
  const doubted = (last: Kit.Message) => {
    const book = new ConversationBook(() => ME);
    book.appendPage([conversation('ann', { lastMessage: last, unread: 2 })]);
    book.doubt();
    book.journal.beginFetch();
    return book;
  };
  const copy = (id: number) => conversation('ann', { lastMessage: said(id), unread: 1 });
  const facts = (book: ConversationBook) => {
    const { lastMessage, unread } = rowOf(book, 'ann');
    return [lastMessage?.getId(), unread];
  };

  it('what a copy lacks is gone, and whoever reads up to its last message reads everything', () => {
    const book = doubted(said(5));
    book.replaceAll([copy(4)], true);
    expect([...facts(book), rowOf(book, 'ann').lastForeign?.getId()]).toEqual([4, 1, 4]);
  });

  it('a conversation may have lost all its messages', () => {
    const book = doubted(said(5));
    book.replaceAll([conversation('ann')], true);
    expect(facts(book)).toEqual([undefined, 0]);
  });

  it('what is heard while the copy is under way stays', () => {
    const book = doubted(said(5));
    const heard = said(6);
    book.journal.heard(rowOf(book, 'ann'), heard);
    rowOf(book, 'ann').setLastMessage(heard, ME);
    book.replaceAll([copy(4)], true);
    expect(facts(book)).toEqual([6, 2]);
  });

  it('a message that is not sent yet stays', () => {
    const pending = message({ from: ME, to: 'ann', sentAt: 30 });
    const book = doubted(pending);
    book.replaceAll([copy(4)], true);
    expect([rowOf(book, 'ann').lastMessage, rowOf(book, 'ann').unread]).toEqual([pending, 1]);
  });

  it('the first copy is believed alone: what is known after it is newer than a later page', () => {
    const book = doubted(said(5));
    book.replaceAll([copy(4)], false);
    book.journal.endFetch();
    rowOf(book, 'ann').setLastMessage(said(7), ME);
    book.appendPage([copy(4)]);
    expect(facts(book)).toEqual([7, 1]);
  });
});

describe('rows of the list before', () => {
  const heard = (isPart: boolean) => {
    const book = bookOf('ann', 'bob', 'carl');
    book.supersede(isPart);
    book.journal.beginFetch();
    for (const id of ['ann', 'bob']) book.journal.heard(rowOf(book, id), message());
    return book;
  };

  it('go with the next list, and those that were heard of are given back', () => {
    const book = heard(false);
    const bob = rowOf(book, 'bob');
    expect(book.replaceAll([conversation('carl'), conversation('ann')], false)).toEqual([bob]);
    expect([ids(book), book.find(bob)]).toEqual([['ann', 'carl'], bob]);
    expect(book.replaceAll([conversation('dan')], false)).toEqual([]);
    expect(ids(book)).toEqual(['ann', 'dan']);
  });

  it('stay where they are all part of the next', () => {
    const book = heard(true);
    expect(book.replaceAll([conversation('carl')], false)).toEqual([]);
    expect(ids(book)).toEqual(['ann', 'bob', 'carl']);
  });
});

describe('moving to the top', () => {
  it('is noted as a jump, unless the row is there already', () => {
    const book = bookOf('ann', 'bob');
    book.moveToTop(rowOf(book, 'ann'));
    expect(book.changes.isEmpty).toBe(true);
    book.moveToTop(rowOf(book, 'bob'));
    expect([ids(book), [...book.changes.jumped], book.changes.order]).toEqual([
      ['bob', 'ann'],
      [rowOf(book, 'bob')],
      true,
    ]);
  });

  it('waits while the order is held, and happens at its end with the latest uppermost', () => {
    const book = bookOf('ann', 'bob', 'carl');
    book.hold();
    for (const id of ['carl', 'bob', 'carl']) book.moveToTop(rowOf(book, id));
    expect([book.isHeld, ids(book), book.changes.isEmpty]).toEqual([true, ['ann', 'bob', 'carl'], true]);
    book.release();
    expect([book.isHeld, ids(book)]).toEqual([false, ['carl', 'bob', 'ann']]);
  });

  it('is forgotten with a row that goes while the order is held', () => {
    const book = bookOf('ann', 'bob');
    book.hold();
    book.moveToTop(rowOf(book, 'bob'));
    book.remove(rowOf(book, 'bob'));
    book.release();
    expect(ids(book)).toEqual(['ann']);
  });

  it('does not wait in an empty list', () => {
    const book = bookOf();
    book.hold();
    book.journal.await({ isGroup: false, id: 'ann' });
    book.addFetched(conversation('ann'));
    expect(ids(book)).toEqual(['ann']);
  });

  it('puts a row that waits to enter on top of what a filter shows, and of all that is loaded', () => {
    const book = bookOf('ann', 'bob');
    book.hold();
    book.journal.await({ isGroup: false, id: 'carl' });
    const carl = book.addFetched(conversation('carl')) as ConversationRecord;
    book.setFilter((record) => record !== rowOf(book, 'ann'));
    expect([ids(book), book.loaded]).toEqual([['carl', 'bob'], 3]);
    book.setFilter(() => false);
    book.rise(carl, message({ id: 9, sentAt: 9 }));
    book.setFilter(null);
    book.release();
    expect(ids(book)).toEqual(['carl', 'ann', 'bob']);
  });

  it('makes a row that waits to enter count as shown', () => {
    const book = bookOf('ann');
    book.hold();
    book.journal.await({ isGroup: false, id: 'bob' });
    const bob = book.addFetched(conversation('bob'));
    expect([ids(book), book.shown({ isGroup: false, id: 'bob' })]).toEqual([['ann'], bob]);
    book.release();
    expect(ids(book)).toEqual(['bob', 'ann']);
  });
});

describe('a removed row', () => {
  it('is gone, and does not come back by a page that was under way', () => {
    const book = bookOf('ann', 'bob');
    book.journal.beginFetch();
    book.remove(rowOf(book, 'ann'));
    book.appendPage([conversation('ann'), conversation('carl')]);
    book.journal.endFetch();
    expect(ids(book)).toEqual(['bob', 'carl']);
  });

  it('comes back by a page that was asked for later', () => {
    const book = bookOf('ann');
    book.remove(rowOf(book, 'ann'));
    book.journal.beginFetch();
    book.appendPage([conversation('ann')]);
    expect(ids(book)).toEqual(['ann']);
  });

  it('does not come back by an answer of its own that was under way', () => {
    const book = bookOf('ann');
    const { conversation: ann } = rowOf(book, 'ann');
    book.journal.await(rowOf(book, 'ann'));
    book.remove(rowOf(book, 'ann'));
    expect(book.addFetched(ann)).toBeUndefined();
    expect(ids(book)).toEqual([]);
  });
});

describe('a conversation that the app says has changed', () => {
  it('is taken as the newest truth', () => {
    const book = bookOf('ann');
    const last = message({ id: 1 });
    book.adopt(conversation('ann', { lastMessage: last, unread: 4 }));
    expect([rowOf(book, 'ann').lastMessage, rowOf(book, 'ann').unread]).toEqual([last, 4]);
    expect([...book.changes.touched]).toEqual([rowOf(book, 'ann')]);
  });

  it('is nothing where it is not in the list, or older than what is known', () => {
    const book = bookOf('ann');
    const last = message({ id: 2, sentAt: 2 });
    book.adopt(conversation('ann', { lastMessage: last }));
    book.adopt(conversation('ann', { lastMessage: message({ id: 1, sentAt: 1 }), unread: 9 }));
    expect([rowOf(book, 'ann').lastMessage, rowOf(book, 'ann').unread]).toEqual([last, 0]);
    expect(book.adopt(conversation('bob'))).toBeUndefined();
  });
});

it('a filter leaves the rows that pass, and the others keep their order behind it', () => {
  const book = bookOf('ann', 'bob');
  book.setFilter((record) => record.id.startsWith('b'));
  book.appendPage([conversation('abe'), conversation('bea')]);
  book.moveToTop(rowOf(book, 'ann'));
  expect(ids(book)).toEqual(['bob', 'bea']);
  expect(book.loaded).toBe(4);
  expect(book.shown({ isGroup: false, id: 'abe' })).toBe(rowOf(book, 'abe'));
  book.setFilter((record) => record.id.startsWith('a'));
  book.remove(rowOf(book, 'bob'));
  book.appendPage([conversation('bea'), conversation('ann')]);
  expect(ids(book)).toEqual(['ann', 'abe']);
  book.setFilter(null);
  expect(ids(book)).toEqual(['ann', 'abe', 'bea']);
});

it('works with an SDK whose objects lack what is optional', () => {
  const ann = { getUid: () => 'ann', getName: () => 'Ann' } as Kit.User;
  const bare = {
    getConversationType: () => 'user',
    getConversationWith: () => ann,
    getLastMessage: () => undefined,
    getUnreadMessageCount: () => undefined,
  } as unknown as Kit.Conversation;
  const book = new ConversationBook(() => ME);
  book.appendPage([bare]);
  const { lastMessage, unread, status, blocked } = rowOf(book, 'ann');
  expect([lastMessage, unread, status, blocked]).toEqual([null, 0, '', false]);
});
