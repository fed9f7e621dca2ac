import { describe, expect, it, vi } from 'vitest';
import { peerOfConversation } from '../../src/client/boundary/peers.ts';
import { RECEIPT } from '../../src/client/boundary/receipts.ts';
import type { ConversationEntry, ConversationRecord } from '../../src/client/records/conversation-record.ts';
import { ConversationRecords } from '../../src/client/records/conversation-records.ts';
import { ConversationReducer } from '../../src/client/records/conversation-reducer.ts';
import type { Question } from '../../src/client/records/fetch-log.ts';
import { ConversationBook } from '../../src/conversations/conversation-book.ts';
import type { Kit } from '../../src/sdk/index.ts';
import { action, conversation, group, ME, message, user } from '../support/fakes.ts';
import { sendsOf } from '../support/sends.ts';

const ids = (book: ConversationBook) => book.order.slice().map((row) => row.id);

/** The only list of a client. */
const createBook = () => new ConversationBook(new ConversationRecords(() => ME));

const bookOf = (...uids: string[]) => {
  const book = createBook();
  book.appendPage(uids.map((uid) => conversation(uid)));
  book.changes.clear();
  return book;
};

/** Handles a message in the conversation with a user who may not be in the list. */
const receive = (book: ConversationBook, id: string, received = message(), isToTop = true) =>
  book.records.apply({ isGroup: false, id }, { type: 'message', message: received, isToTop });

/** Fetches a conversation. */
const fetchInto = (book: ConversationBook, fetched: Kit.Conversation) =>
  book.addFetched(book.ask(peerOfConversation(fetched)) as Question, fetched);

const said = (id: number) => message({ id, sentAt: id });

const recordOf = (book: ConversationBook, id: string) =>
  book.records.find({ isGroup: false, id }) as ConversationRecord;
const rowOf = (book: ConversationBook, id: string) => book.shown({ isGroup: false, id }) as ConversationEntry;

describe('first rows', () => {
  it('are complete as they come, so that none is read or published twice', () => {
    const copies = Array.from({ length: 100 }, (_, index) =>
      conversation(`u${index}`, { lastMessage: said(1) }),
    );
    const reads = copies.flatMap((copy) => [
      vi.spyOn(copy, 'getLastMessage'),
      vi.spyOn(copy, 'getConversationType'),
      vi.spyOn(copy, 'getUnreadMessageCount'),
    ]);
    const book = createBook();
    const since = book.begin();
    book.replaceAll(copies, false, since);
    expect(ids(book)).toHaveLength(100);
    expect(Math.max(...reads.map(({ mock }) => mock.calls.length))).toBe(1);
    expect([book.changes.order, book.changes.changed.size]).toEqual([true, 0]);
  });

  it.each([
    ['new', []],
    ['known', ['bob', 'carl', 'ann']],
    ['partly known', ['ann']],
  ])('have a conversation once that comes twice, at its first place: all are %s', (_, known) => {
    const book = bookOf(...known);
    book.replaceAll(
      ['ann', 'bob', 'ann', 'carl', 'bob'].map((uid) => conversation(uid)),
      false,
    );
    expect(ids(book)).toEqual(['ann', 'bob', 'carl']);
    book.replaceFirst(['bob', 'dora', 'dora', 'bob'].map((uid) => conversation(uid)));
    expect(ids(book)).toEqual(['bob', 'dora', 'carl']);
  });

  it('lack what was received since they were requested', () => {
    const book = createBook();
    const since = book.begin();
    receive(book, 'bob', said(5));
    book.replaceAll(
      ['ann', 'bob'].map((uid) => conversation(uid, { lastMessage: said(1) })),
      false,
      since,
    );
    expect([recordOf(book, 'bob').lastMessage?.getId(), recordOf(book, 'bob').unread]).toEqual([5, 1]);
    expect(book.changes.changed.has(rowOf(book, 'bob'))).toBe(true);
  });
});

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
    const book = createBook();
    book.appendPage([first]);
    const last = message({ id: 2, sentAt: 2 });
    const ann = user('ann', { name: 'Ann II', status: 'online', blockedByMe: true });
    book.appendPage([conversation(ann, { lastMessage: last, unread: 2 })]);
    const { conversation: kept, lastMessage, unread, partner } = recordOf(book, 'ann');
    expect(kept).toBe(first);
    expect([lastMessage, unread]).toEqual([last, 2]);
    expect(partner).toMatchObject({ entity: ann, status: 'online', blocked: true });
  });

  it('keeps an edit that a copy of the same message lacks', () => {
    const book = createBook();
    const edited = message({ id: 1, sentAt: 1, editedAt: 20, text: 'New' });
    for (const lastMessage of [edited, message({ id: 1, sentAt: 1, editedAt: 10, text: 'Old' })])
      book.appendPage([conversation('ann', { lastMessage })]);
    expect(recordOf(book, 'ann').lastMessage).toBe(edited);
  });

  it.each([
    ['of a page', (book: ConversationBook, copy: Kit.Conversation) => book.appendPage([copy])],
    ['of an answer', fetchInto],
    [
      'of an answer that nobody waits for',
      (book: ConversationBook, copy: Kit.Conversation) => {
        const question = book.ask(peerOfConversation(copy)) as Question;
        book.answered(question);
        book.addFetched(question, copy);
      },
    ],
    [
      'of a count',
      (book: ConversationBook, copy: Kit.Conversation) =>
        book.records.recount(recordOf(book, 'ann'), copy, book.begin()),
    ],
    [
      'of a count that nobody waits for',
      (book: ConversationBook, copy: Kit.Conversation) => {
        const since = book.begin();
        book.records.journal.end(since);
        book.records.recount(recordOf(book, 'ann'), copy, since);
      },
    ],
  ])('that is outdated, %s, may have changed the object of its row in place', (_, bring) => {
    const book = bookOf('ann');
    receive(book, 'ann', said(5));
    book.changes.clear();
    bring(book, conversation('ann', { lastMessage: said(4) }));
    expect([...book.changes.changed]).toEqual([rowOf(book, 'ann')]);
    expect([recordOf(book, 'ann').lastMessage?.getId(), recordOf(book, 'ann').unread]).toEqual([5, 1]);
  });

  it('ignores an outdated copy', () => {
    const last = message({ id: 2, sentAt: 2 });
    const book = createBook();
    book.appendPage([conversation('ann', { lastMessage: last, unread: 2 })]);
    book.appendPage([conversation('ann', { lastMessage: message({ id: 1, sentAt: 1 }), unread: 1 })]);
    book.appendPage([conversation('ann')]);
    expect([recordOf(book, 'ann').lastMessage, recordOf(book, 'ann').unread]).toEqual([last, 2]);
  });

  it('does not take a receipt back', () => {
    const book = createBook();
    book.appendPage([
      conversation('ann', { lastMessage: message({ id: 1, from: ME, to: 'ann', readAt: 5 }) }),
    ]);
    book.appendPage([conversation('ann', { lastMessage: message({ id: '1', from: ME, to: 'ann' }) })]);
    expect(recordOf(book, 'ann').receipt).toBe(RECEIPT.READ);
  });

  it('keeps the unread count of a conversation without a last message', () => {
    const book = createBook();
    book.appendPage([conversation('ann', { unread: 3 })]);
    expect([recordOf(book, 'ann').unread, recordOf(book, 'ann').lastMessage]).toEqual([3, null]);
  });

  it('puts a new row that got a message since where that belongs', () => {
    const book = createBook();
    book.appendPage([
      conversation('ann', { lastMessage: said(5) }),
      conversation('bob', { lastMessage: said(3) }),
    ]);
    const since = book.records.journal.begin();
    receive(book, 'carl', said(4));
    book.appendPage([conversation('dan', { lastMessage: said(2) }), conversation('carl')], since);
    expect(ids(book)).toEqual(['ann', 'carl', 'bob', 'dan']);
  });

  it('that begins too far down stays below what the next one brings', () => {
    const book = createBook();
    book.appendPage([conversation('ann', { lastMessage: said(5) })]);
    book.appendPage([conversation('carl', { lastMessage: said(3) })], undefined, true);
    book.appendPage([
      conversation('ann', { lastMessage: said(5) }),
      conversation('bob', { lastMessage: said(4) }),
    ]);
    expect(ids(book)).toEqual(['ann', 'bob', 'carl']);
  });

  it('distinguishes a user from a group with the same id', () => {
    const book = createBook();
    book.appendPage([conversation('x'), conversation(group('x'))]);
    expect(book.order.length).toBe(2);
  });
});

describe('replacing everything', () => {
  it('by a refetch drops removed ones for good', () => {
    const book = bookOf('ann', 'bob');
    book.replaceAll([conversation('bob'), conversation('carl')], true);
    expect(ids(book)).toEqual(['bob', 'carl']);
    expect(book.records.find({ isGroup: false, id: 'ann' })).toBeUndefined();
  });

  it('by another builder keeps the objects for the case that they come back', () => {
    const book = bookOf('ann', 'bob');
    const { conversation: ann } = recordOf(book, 'ann');
    book.empty();
    expect([ids(book), book.entryOf(ann)]).toEqual([[], undefined]);
    book.replaceAll([conversation('bob')], false);
    book.replaceAll([conversation('ann')], false);
    expect(recordOf(book, 'ann').conversation).toBe(ann);
  });

  it('leaves rows on top that got messages meanwhile, not those where only something happened', () => {
    const book = bookOf('ann', 'bob', 'carl');
    const since = book.records.journal.begin();
    receive(book, 'bob');
    receive(book, 'carl', action({}), false);
    book.replaceAll([conversation('ann'), conversation('carl'), conversation('bob')], true, since);
    expect(ids(book)).toEqual(['bob', 'ann', 'carl']);
  });

  it('keeps a group that moved up meanwhile by what happened in it, out of the pages still to come', () => {
    const team = group('team');
    const last = action({ id: 9, sentAt: 9, to: team });
    for (const isAll of [true, false]) {
      const book = createBook();
      book.appendPage([
        conversation('ann', { lastMessage: said(5) }),
        conversation('bob', { lastMessage: said(4) }),
        conversation(team, { lastMessage: message({ id: 3, sentAt: 3, to: team }) }),
        conversation('carl', { lastMessage: said(2) }),
      ]);
      const since = book.records.journal.begin();
      book.records.apply({ isGroup: true, id: 'team' }, { type: 'message', message: last, isToTop: false });
      const pages = [5, 4, 2].map((id, index) =>
        conversation(['ann', 'bob', 'carl'][index] as string, { lastMessage: said(id) }),
      );
      if (isAll) book.replaceAll(pages, true, since);
      else book.replaceFirst(pages, since);
      expect(ids(book)).toEqual(['team', 'ann', 'bob', 'carl']);
    }
  });

  it('takes rows that got messages before it was asked for to where the copies put them', () => {
    const book = bookOf('ann', 'bob');
    const other = book.records.journal.begin();
    receive(book, 'bob');
    const since = book.records.journal.begin();
    book.replaceAll([conversation('ann'), conversation('bob', { lastMessage: message() })], true, since);
    expect(ids(book)).toEqual(['ann', 'bob']);
    book.records.journal.end(other);
  });

  it('moves rows in the order in which messages and sends came that the copies lack', () => {
    const book = bookOf('ann', 'bob', 'carl', 'dan');
    const since = book.records.journal.begin();
    receive(book, 'ann', said(5));
    sendsOf(book.records, new ConversationReducer(book.records))(
      message({ from: ME, to: 'bob' }),
      'inprogress',
    );
    receive(book, 'carl', said(7));
    receive(book, 'dan', said(4));
    const page = [
      conversation('dan', { lastMessage: said(4) }),
      conversation('carl'),
      conversation('bob'),
      conversation('ann'),
    ];
    book.replaceAll(page, true, since);
    expect(ids(book)).toEqual(['carl', 'bob', 'ann', 'dan']);
  });

  it('moves rows that were in no list before', () => {
    const book = bookOf();
    const since = book.records.journal.begin();
    receive(book, 'bob', said(5));
    book.replaceAll([conversation('ann'), conversation('bob')], false, since);
    expect(ids(book)).toEqual(['bob', 'ann']);
  });

  it('puts a row by time that pages of several moments bring far down', () => {
    const book = bookOf('ann', 'bob');
    const since = book.records.journal.begin();
    receive(book, 'bob', said(5));
    const page = [
      conversation('ann', { lastMessage: said(2) }),
      conversation('bob', { lastMessage: said(5) }),
    ];
    book.replaceAll(page, true, since);
    expect(ids(book)).toEqual(['bob', 'ann']);
  });

  it('leaves a row to the next pages whose message is older than the last row of the first one', () => {
    const book = bookOf('ann', 'bob');
    const since = book.records.journal.begin();
    receive(book, 'bob', said(3));
    book.replaceFirst([conversation('ann', { lastMessage: said(5) })], since);
    book.appendPage([
      conversation('carl', { lastMessage: said(4) }),
      conversation('bob', { lastMessage: said(3) }),
    ]);
    expect(ids(book)).toEqual(['ann', 'carl', 'bob']);
  });

  it('takes a message for sent that a new copy brings', () => {
    const book = bookOf();
    book.records.outbox.report({
      message: message({ from: ME, to: 'bob', text: 'one' }),
      status: 'inprogress',
    });
    const sent = message({ id: 5, from: ME, to: 'bob', text: 'one', sentAt: 5 });
    book.replaceAll(
      [conversation('ann', { lastMessage: said(6) }), conversation('bob', { lastMessage: sent })],
      false,
    );
    expect([ids(book), recordOf(book, 'bob').lastMessage]).toEqual([['ann', 'bob'], sent]);
  });

  it('leaves a row on top that was read after its message came', () => {
    const book = bookOf('ann', 'new');
    const since = book.records.journal.begin();
    receive(book, 'new');
    book.records.apply(recordOf(book, 'new'), { type: 'read', upTo: null });
    book.replaceAll([conversation('ann')], true, since);
    expect(ids(book)).toEqual(['new', 'ann']);
  });

  it('leaves a row on top in which this user sends', () => {
    const book = bookOf('ann', 'bob');
    book.records.outbox.report({ message: message({ from: ME, to: 'bob' }), status: 'inprogress' });
    book.records.showUnsent(recordOf(book, 'bob'));
    book.replaceAll([conversation('ann'), conversation('bob')], true);
    expect(ids(book)).toEqual(['bob', 'ann']);
  });

  it('leaves a row on top that waits to enter a held list', () => {
    const book = bookOf('ann');
    book.rows.hold();
    const since = book.records.journal.begin();
    receive(book, 'new');
    fetchInto(book, conversation('new'));
    book.replaceAll([conversation('ann')], true, since);
    expect(ids(book)).toEqual(['new', 'ann']);
  });

  it('by another signed-in user forgets all', () => {
    const book = bookOf('ann');
    const question = book.ask({ isGroup: false, id: 'bob' }) as Question;
    book.records.clear();
    book.reset();
    expect([ids(book), [...book.records.values()]]).toEqual([[], []]);
    expect(book.addFetched(question, conversation('bob'))).toBeUndefined();
    expect(book.order.length).toBe(0);
  });
});

describe('after the connection was lost', () => {
  const lost = (last: Kit.Message) => {
    const book = createBook();
    book.appendPage([conversation('ann', { lastMessage: last, unread: 2 })]);
    book.records.disconnect();
    return { book, since: book.records.journal.begin() };
  };
  const copy = (id: number) => conversation('ann', { lastMessage: said(id), unread: 1 });
  const state = (book: ConversationBook) => {
    const { lastMessage, unread } = recordOf(book, 'ann');
    return [lastMessage?.getId(), unread];
  };

  it('what a copy lacks is gone, and whoever reads up to its last message reads everything', () => {
    const { book, since } = lost(said(5));
    book.replaceAll([copy(4)], true, since);
    expect([...state(book), recordOf(book, 'ann').lastForeignMessage?.getId()]).toEqual([4, 1, 4]);
  });

  it('a conversation may have lost all its messages', () => {
    const { book, since } = lost(said(5));
    book.replaceAll([conversation('ann')], true, since);
    expect(state(book)).toEqual([undefined, 0]);
  });

  it('what comes while the copy is under way stays', () => {
    const { book, since } = lost(said(5));
    receive(book, 'ann', said(6));
    book.replaceAll([copy(4)], true, since);
    expect(state(book)).toEqual([6, 2]);
  });

  it('a message that is not sent yet stays', () => {
    const { book, since } = lost(said(5));
    const pending = message({ from: ME, to: 'ann', sentAt: 30 });
    book.records.outbox.report({ message: pending, status: 'inprogress' });
    book.replaceAll([copy(4)], true, since);
    expect([recordOf(book, 'ann').lastMessage, recordOf(book, 'ann').unread]).toEqual([pending, 1]);
  });

  it('the first copy alone is believed: what came after it is newer than a later page', () => {
    const { book, since } = lost(said(5));
    book.replaceAll([copy(4)], false, since);
    book.records.journal.end(since);
    receive(book, 'ann', said(7));
    book.appendPage([copy(4)]);
    expect(state(book)).toEqual([7, 2]);
  });

  it('a row that stays although no copy came is counted by the SDK', () => {
    const { book, since } = lost(said(5));
    receive(book, 'ann', said(7));
    book.replaceAll([conversation('bob')], false, since);
    expect([ids(book), [...book.records.uncounted]]).toEqual([['ann', 'bob'], [recordOf(book, 'ann')]]);
  });
});

describe('a row below the refetched pages', () => {
  it('is counted by the SDK once a message comes for it, as messages may have been lost', () => {
    const book = bookOf('ann', 'bob', 'carl');
    book.records.disconnect();
    const since = book.records.journal.begin();
    receive(book, 'ann');
    book.replaceFirst([conversation('ann'), conversation('bob')], since);
    receive(book, 'bob');
    expect(book.records.uncounted.size).toBe(0);
    receive(book, 'carl');
    expect([...book.records.uncounted]).toEqual([recordOf(book, 'carl')]);
    book.appendPage([conversation('carl', { unread: 3 })]);
    expect(book.records.uncounted.size).toBe(0);
  });
});

describe('rows of the list before', () => {
  const superseded = (isPart: boolean) => {
    const book = bookOf('ann', 'bob', 'carl');
    book.supersede(isPart);
    const since = book.records.journal.begin();
    for (const id of ['bob', 'ann']) receive(book, id);
    const fetched: string[] = [];
    book.fetch = ({ id }) => fetched.push(id);
    return { book, since, fetched };
  };

  it('go with the next list, and those that got messages are fetched', () => {
    const { book, since, fetched } = superseded(false);
    const bob = recordOf(book, 'bob');
    const next = [conversation('carl'), conversation('ann')];
    book.replaceAll(next, false, since);
    expect([ids(book), book.records.find(bob), fetched]).toEqual([['ann', 'carl'], bob, ['bob']]);
    book.replaceAll([conversation('dan')], false, since);
    expect([ids(book), fetched]).toEqual([['ann', 'dan'], ['bob']]);
  });

  it('stay where they are all part of the next', () => {
    const { book, since, fetched } = superseded(true);
    book.replaceAll([conversation('carl')], false, since);
    expect([ids(book), fetched]).toEqual([['ann', 'bob', 'carl'], []]);
  });
});

describe('a conversation that was asked for', () => {
  it('enters below rows of newer messages', () => {
    const book = createBook();
    book.appendPage([
      conversation('bob', { lastMessage: said(9) }),
      conversation('carl', { lastMessage: said(7) }),
      conversation('dan', { lastMessage: said(5) }),
    ]);
    fetchInto(book, conversation('ann', { lastMessage: said(6) }));
    fetchInto(book, conversation('eve', { lastMessage: said(4) }));
    fetchInto(book, conversation('new'));
    expect(ids(book)).toEqual(['new', 'bob', 'carl', 'ann', 'dan', 'eve']);
  });

  it('stays below the rows of the pages that follow, or where these bring it', () => {
    const book = createBook();
    book.appendPage([conversation('ann', { lastMessage: said(9) })]);
    fetchInto(book, conversation('dan', { lastMessage: said(4) }));
    fetchInto(book, conversation('eve', { lastMessage: said(5) }));
    expect(ids(book)).toEqual(['ann', 'eve', 'dan']);
    book.appendPage([
      conversation('bob', { lastMessage: said(8) }),
      conversation('eve', { lastMessage: said(5) }),
    ]);
    expect(ids(book)).toEqual(['ann', 'bob', 'eve', 'dan']);
    book.appendPage([conversation('carl', { lastMessage: said(3) })]);
    expect(ids(book)).toEqual(['ann', 'bob', 'eve', 'dan', 'carl']);
  });

  it('stays below the rows of the next page though leftovers of a refetch stand below it', () => {
    const book = bookOf('ann', 'bob');
    book.replaceFirst([conversation('ann', { lastMessage: said(9) })]);
    fetchInto(book, conversation('dan', { lastMessage: said(4) }));
    expect(ids(book)).toEqual(['ann', 'dan', 'bob']);
    const page = [
      conversation('carl', { lastMessage: said(5) }),
      conversation('dan', { lastMessage: said(4) }),
    ];
    book.appendPage(page);
    expect(ids(book)).toEqual(['ann', 'carl', 'dan', 'bob']);
  });

  it('knows what happened since the SDK was asked, though the question came up later', () => {
    const book = bookOf();
    const { journal } = book.records;
    const ann = { isGroup: false, id: 'ann' };
    const since = journal.begin();
    book.records.apply(ann, { type: 'read', upTo: said(5) });
    const question = book.ask(ann) as Question;
    const row = book.addFetched(question, conversation('ann', { lastMessage: said(5), unread: 2 }), since);
    expect(row?.record.unread).toBe(0);
  });

  it('is asked for once, until the answer', () => {
    const book = bookOf();
    const ann = { isGroup: false, id: 'ann' };
    const question = book.ask(ann) as Question;
    expect([book.ask(ann), book.records.journal.isOpen(question)]).toEqual([undefined, true]);
    book.answered(question);
    expect([book.records.journal.isOpen(question), book.ask(ann)?.id]).toEqual([false, 'ann']);
  });

  it('is asked for again after its deletion, and each question is answered by itself', () => {
    const book = bookOf();
    const ann = { isGroup: false, id: 'ann' };
    const first = book.ask(ann) as Question;
    book.records.remove(ann);
    const second = book.ask(ann) as Question;
    book.answered(first);
    expect([book.ask(ann), book.records.journal.isOpen(second)]).toEqual([undefined, true]);
  });

  it('is asked for once, and again when it was deleted meanwhile', () => {
    const book = bookOf();
    const ann = { isGroup: false, id: 'ann' };
    const first = book.ask(ann) as Question;
    expect(book.ask(ann)).toBeUndefined();
    book.records.remove(ann, said(5));
    const second = book.ask(ann) as Question;
    expect(book.addFetched(first, conversation('ann'))).toBeUndefined();
    expect(book.addFetched(second, conversation('ann'))?.id).toBe('ann');
    expect(book.ask(ann)).toBeDefined();
  });
});

describe('a removed row', () => {
  it('is gone, and does not come back by a page that was under way', () => {
    const book = bookOf('ann', 'bob');
    const since = book.records.journal.begin();
    book.records.remove(recordOf(book, 'ann'));
    book.appendPage([conversation('ann'), conversation('carl')], since);
    book.records.journal.end(since);
    expect(ids(book)).toEqual(['bob', 'carl']);
  });

  it('comes back by a page that was asked for later', () => {
    const book = bookOf('ann');
    book.records.remove(recordOf(book, 'ann'));
    book.appendPage([conversation('ann')], book.records.journal.begin());
    expect(ids(book)).toEqual(['ann']);
  });

  it('does not come back by an answer of its own that was under way', () => {
    const book = bookOf('ann');
    const { conversation: ann } = recordOf(book, 'ann');
    const question = book.ask(recordOf(book, 'ann')) as Question;
    book.records.remove(recordOf(book, 'ann'));
    expect(book.addFetched(question, ann)).toBeUndefined();
    expect(ids(book)).toEqual([]);
  });
});

it('works with an SDK whose objects lack optional accessors', () => {
  const ann = { getUid: () => 'ann', getName: () => 'Ann' } as Kit.User;
  const bare = {
    getConversationType: () => 'user',
    getConversationWith: () => ann,
    getLastMessage: () => undefined,
    getUnreadMessageCount: () => undefined,
  } as unknown as Kit.Conversation;
  const book = createBook();
  book.appendPage([bare]);
  const { lastMessage, unread, partner } = recordOf(book, 'ann');
  expect([lastMessage, unread]).toEqual([null, 0]);
  expect(partner).toMatchObject({ status: '', blocked: false });
});

describe('a copy that was requested after a lost connection', () => {
  it('lacks messages that were deleted meanwhile, whatever older fetch still hangs', () => {
    const book = bookOf('ann');
    const hanging = book.begin();
    receive(book, 'ann', said(5));
    book.records.disconnect();
    receive(book, 'ann', said(7));
    const since = book.begin();
    book.replaceAll([conversation('ann', { lastMessage: said(6) })], true, since);
    expect(recordOf(book, 'ann').lastSentMessage?.getId()).toBe(7);
    book.records.disconnect();
    book.replaceAll([conversation('ann', { lastMessage: said(4) })], true, book.begin());
    expect(recordOf(book, 'ann').lastSentMessage?.getId()).toBe(4);
    book.end(hanging);
  });
});
