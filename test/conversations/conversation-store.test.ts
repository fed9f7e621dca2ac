import { describe, expect, it, vi } from 'vitest';
import { peerOfConversation } from '../../src/client/boundary/peers.ts';
import { RECEIPT } from '../../src/client/boundary/receipts.ts';
import type { ConversationEntry, ConversationRecord } from '../../src/client/records/conversation-record.ts';
import { ConversationRecords } from '../../src/client/records/conversation-records.ts';
import { ConversationReducer } from '../../src/client/records/conversation-reducer.ts';
import type { PeerFetchTicket } from '../../src/client/records/fetch-log.ts';
import { ConversationStore } from '../../src/conversations/conversation-store.ts';
import type { Kit } from '../../src/sdk/index.ts';
import { action, conversation, group, ME, message, user } from '../support/fakes.ts';
import { sendsOf } from '../support/sends.ts';

const ids = (store: ConversationStore) => store.order.slice().map((row) => row.id);

/** The only list of a client. */
const createBook = () => new ConversationStore(new ConversationRecords(() => ME));

const bookOf = (...uids: string[]) => {
  const store = createBook();
  store.appendPage(uids.map((uid) => conversation(uid)));
  store.changes.clear();
  return store;
};

/** Handles a message in the conversation with a user who may not be in the list. */
const receive = (store: ConversationStore, id: string, received = message(), isToTop = true) =>
  store.records.apply({ isGroup: false, id }, { type: 'message', message: received, isToTop });

/** Fetches a conversation. */
const fetchInto = (store: ConversationStore, fetched: Kit.Conversation) =>
  store.addFetched(store.beginFetch(peerOfConversation(fetched)) as PeerFetchTicket, fetched);

const said = (id: number) => message({ id, sentAt: id });

const recordOf = (store: ConversationStore, id: string) =>
  store.records.find({ isGroup: false, id }) as ConversationRecord;
const rowOf = (store: ConversationStore, id: string) =>
  store.entryOfPeer({ isGroup: false, id }) as ConversationEntry;

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
    const store = createBook();
    const since = store.begin();
    store.replaceAll(copies, false, since);
    expect(ids(store)).toHaveLength(100);
    expect(Math.max(...reads.map(({ mock }) => mock.calls.length))).toBe(1);
    expect([store.changes.order, store.changes.changed.size]).toEqual([true, 0]);
  });

  it.each([
    ['new', []],
    ['known', ['bob', 'carl', 'ann']],
    ['partly known', ['ann']],
  ])('have a conversation once that comes twice, at its first place: all are %s', (_, known) => {
    const store = bookOf(...known);
    store.replaceAll(
      ['ann', 'bob', 'ann', 'carl', 'bob'].map((uid) => conversation(uid)),
      false,
    );
    expect(ids(store)).toEqual(['ann', 'bob', 'carl']);
    store.replaceFirst(['bob', 'dora', 'dora', 'bob'].map((uid) => conversation(uid)));
    expect(ids(store)).toEqual(['bob', 'dora', 'carl']);
  });

  it('lack what was received since they were requested', () => {
    const store = createBook();
    const since = store.begin();
    receive(store, 'bob', said(5));
    store.replaceAll(
      ['ann', 'bob'].map((uid) => conversation(uid, { lastMessage: said(1) })),
      false,
      since,
    );
    expect([recordOf(store, 'bob').lastMessage?.getId(), recordOf(store, 'bob').unread]).toEqual([5, 1]);
    expect(store.changes.changed.has(rowOf(store, 'bob'))).toBe(true);
  });
});

describe('a page', () => {
  it('is added at the end, in the order of the SDK', () => {
    const store = bookOf('ann', 'bob');
    store.appendPage([conversation('carl')]);
    expect(ids(store)).toEqual(['ann', 'bob', 'carl']);
    expect(store.changes.order).toBe(true);
  });

  it('that overlaps the last one makes no duplicate and moves nothing', () => {
    const store = bookOf('ann', 'bob');
    store.appendPage([conversation('bob'), conversation('ann'), conversation('carl'), conversation('carl')]);
    expect(ids(store)).toEqual(['ann', 'bob', 'carl']);
  });

  it('brings newer facts of a row, which keeps its object', () => {
    const first = conversation('ann', { lastMessage: message({ id: 1, sentAt: 1 }), unread: 1 });
    const store = createBook();
    store.appendPage([first]);
    const last = message({ id: 2, sentAt: 2 });
    const ann = user('ann', { name: 'Ann II', status: 'online', blockedByMe: true });
    store.appendPage([conversation(ann, { lastMessage: last, unread: 2 })]);
    const { conversation: kept, lastMessage, unread, partner } = recordOf(store, 'ann');
    expect(kept).toBe(first);
    expect([lastMessage, unread]).toEqual([last, 2]);
    expect(partner).toMatchObject({ entity: ann, status: 'online', blocked: true });
  });

  it('keeps an edit that a copy of the same message lacks', () => {
    const store = createBook();
    const edited = message({ id: 1, sentAt: 1, editedAt: 20, text: 'New' });
    for (const lastMessage of [edited, message({ id: 1, sentAt: 1, editedAt: 10, text: 'Old' })])
      store.appendPage([conversation('ann', { lastMessage })]);
    expect(recordOf(store, 'ann').lastMessage).toBe(edited);
  });

  it.each([
    ['of a page', (store: ConversationStore, copy: Kit.Conversation) => store.appendPage([copy])],
    ['of an answer', fetchInto],
    [
      'of an answer that nobody waits for',
      (store: ConversationStore, copy: Kit.Conversation) => {
        const question = store.beginFetch(peerOfConversation(copy)) as PeerFetchTicket;
        store.answered(question);
        store.addFetched(question, copy);
      },
    ],
    [
      'of a count',
      (store: ConversationStore, copy: Kit.Conversation) =>
        store.records.recount(recordOf(store, 'ann'), copy, store.begin()),
    ],
    [
      'of a count that nobody waits for',
      (store: ConversationStore, copy: Kit.Conversation) => {
        const since = store.begin();
        store.records.log.end(since);
        store.records.recount(recordOf(store, 'ann'), copy, since);
      },
    ],
  ])('that is outdated, %s, may have changed the object of its row in place', (_, bring) => {
    const store = bookOf('ann');
    receive(store, 'ann', said(5));
    store.changes.clear();
    bring(store, conversation('ann', { lastMessage: said(4) }));
    expect([...store.changes.changed]).toEqual([rowOf(store, 'ann')]);
    expect([recordOf(store, 'ann').lastMessage?.getId(), recordOf(store, 'ann').unread]).toEqual([5, 1]);
  });

  it('ignores an outdated copy', () => {
    const last = message({ id: 2, sentAt: 2 });
    const store = createBook();
    store.appendPage([conversation('ann', { lastMessage: last, unread: 2 })]);
    store.appendPage([conversation('ann', { lastMessage: message({ id: 1, sentAt: 1 }), unread: 1 })]);
    store.appendPage([conversation('ann')]);
    expect([recordOf(store, 'ann').lastMessage, recordOf(store, 'ann').unread]).toEqual([last, 2]);
  });

  it('does not take a receipt back', () => {
    const store = createBook();
    store.appendPage([
      conversation('ann', { lastMessage: message({ id: 1, from: ME, to: 'ann', readAt: 5 }) }),
    ]);
    store.appendPage([conversation('ann', { lastMessage: message({ id: '1', from: ME, to: 'ann' }) })]);
    expect(recordOf(store, 'ann').receipt).toBe(RECEIPT.READ);
  });

  it('keeps the unread count of a conversation without a last message', () => {
    const store = createBook();
    store.appendPage([conversation('ann', { unread: 3 })]);
    expect([recordOf(store, 'ann').unread, recordOf(store, 'ann').lastMessage]).toEqual([3, null]);
  });

  it('puts a new row that got a message since where that belongs', () => {
    const store = createBook();
    store.appendPage([
      conversation('ann', { lastMessage: said(5) }),
      conversation('bob', { lastMessage: said(3) }),
    ]);
    const since = store.records.log.begin();
    receive(store, 'carl', said(4));
    store.appendPage([conversation('dan', { lastMessage: said(2) }), conversation('carl')], since);
    expect(ids(store)).toEqual(['ann', 'carl', 'bob', 'dan']);
  });

  it('that begins too far down stays below what the next one brings', () => {
    const store = createBook();
    store.appendPage([conversation('ann', { lastMessage: said(5) })]);
    store.appendPage([conversation('carl', { lastMessage: said(3) })], undefined, true);
    store.appendPage([
      conversation('ann', { lastMessage: said(5) }),
      conversation('bob', { lastMessage: said(4) }),
    ]);
    expect(ids(store)).toEqual(['ann', 'bob', 'carl']);
  });

  it('distinguishes a user from a group with the same id', () => {
    const store = createBook();
    store.appendPage([conversation('x'), conversation(group('x'))]);
    expect(store.order.length).toBe(2);
  });
});

describe('replacing everything', () => {
  it('by a refetch drops removed ones for good', () => {
    const store = bookOf('ann', 'bob');
    store.replaceAll([conversation('bob'), conversation('carl')], true);
    expect(ids(store)).toEqual(['bob', 'carl']);
    expect(store.records.find({ isGroup: false, id: 'ann' })).toBeUndefined();
  });

  it('by another builder keeps the objects for the case that they come back', () => {
    const store = bookOf('ann', 'bob');
    const { conversation: ann } = recordOf(store, 'ann');
    store.empty();
    expect([ids(store), store.entryOf(ann)]).toEqual([[], undefined]);
    store.replaceAll([conversation('bob')], false);
    store.replaceAll([conversation('ann')], false);
    expect(recordOf(store, 'ann').conversation).toBe(ann);
  });

  it('leaves rows on top that got messages meanwhile, not those where only something happened', () => {
    const store = bookOf('ann', 'bob', 'carl');
    const since = store.records.log.begin();
    receive(store, 'bob');
    receive(store, 'carl', action({}), false);
    store.replaceAll([conversation('ann'), conversation('carl'), conversation('bob')], true, since);
    expect(ids(store)).toEqual(['bob', 'ann', 'carl']);
  });

  it('keeps a group that moved up meanwhile by what happened in it, out of the pages still to come', () => {
    const team = group('team');
    const last = action({ id: 9, sentAt: 9, to: team });
    for (const isAll of [true, false]) {
      const store = createBook();
      store.appendPage([
        conversation('ann', { lastMessage: said(5) }),
        conversation('bob', { lastMessage: said(4) }),
        conversation(team, { lastMessage: message({ id: 3, sentAt: 3, to: team }) }),
        conversation('carl', { lastMessage: said(2) }),
      ]);
      const since = store.records.log.begin();
      store.records.apply({ isGroup: true, id: 'team' }, { type: 'message', message: last, isToTop: false });
      const pages = [5, 4, 2].map((id, index) =>
        conversation(['ann', 'bob', 'carl'][index] as string, { lastMessage: said(id) }),
      );
      if (isAll) store.replaceAll(pages, true, since);
      else store.replaceFirst(pages, since);
      expect(ids(store)).toEqual(['team', 'ann', 'bob', 'carl']);
    }
  });

  it('takes rows that got messages before it was asked for to where the copies put them', () => {
    const store = bookOf('ann', 'bob');
    const other = store.records.log.begin();
    receive(store, 'bob');
    const since = store.records.log.begin();
    store.replaceAll([conversation('ann'), conversation('bob', { lastMessage: message() })], true, since);
    expect(ids(store)).toEqual(['ann', 'bob']);
    store.records.log.end(other);
  });

  it('moves rows in the order in which messages and sends came that the copies lack', () => {
    const store = bookOf('ann', 'bob', 'carl', 'dan');
    const since = store.records.log.begin();
    receive(store, 'ann', said(5));
    sendsOf(store.records, new ConversationReducer(store.records))(
      message({ from: ME, to: 'bob' }),
      'inprogress',
    );
    receive(store, 'carl', said(7));
    receive(store, 'dan', said(4));
    const page = [
      conversation('dan', { lastMessage: said(4) }),
      conversation('carl'),
      conversation('bob'),
      conversation('ann'),
    ];
    store.replaceAll(page, true, since);
    expect(ids(store)).toEqual(['carl', 'bob', 'ann', 'dan']);
  });

  it('moves rows that were in no list before', () => {
    const store = bookOf();
    const since = store.records.log.begin();
    receive(store, 'bob', said(5));
    store.replaceAll([conversation('ann'), conversation('bob')], false, since);
    expect(ids(store)).toEqual(['bob', 'ann']);
  });

  it('puts a row by time that pages of several moments bring far down', () => {
    const store = bookOf('ann', 'bob');
    const since = store.records.log.begin();
    receive(store, 'bob', said(5));
    const page = [
      conversation('ann', { lastMessage: said(2) }),
      conversation('bob', { lastMessage: said(5) }),
    ];
    store.replaceAll(page, true, since);
    expect(ids(store)).toEqual(['bob', 'ann']);
  });

  it('leaves a row to the next pages whose message is older than the last row of the first one', () => {
    const store = bookOf('ann', 'bob');
    const since = store.records.log.begin();
    receive(store, 'bob', said(3));
    store.replaceFirst([conversation('ann', { lastMessage: said(5) })], since);
    store.appendPage([
      conversation('carl', { lastMessage: said(4) }),
      conversation('bob', { lastMessage: said(3) }),
    ]);
    expect(ids(store)).toEqual(['ann', 'carl', 'bob']);
  });

  it('takes a message for sent that a new copy brings', () => {
    const store = bookOf();
    store.records.outbox.report({
      message: message({ from: ME, to: 'bob', text: 'one' }),
      status: 'inprogress',
    });
    const sent = message({ id: 5, from: ME, to: 'bob', text: 'one', sentAt: 5 });
    store.replaceAll(
      [conversation('ann', { lastMessage: said(6) }), conversation('bob', { lastMessage: sent })],
      false,
    );
    expect([ids(store), recordOf(store, 'bob').lastMessage]).toEqual([['ann', 'bob'], sent]);
  });

  it('leaves a row on top that was read after its message came', () => {
    const store = bookOf('ann', 'new');
    const since = store.records.log.begin();
    receive(store, 'new');
    store.records.apply(recordOf(store, 'new'), { type: 'read', upTo: null });
    store.replaceAll([conversation('ann')], true, since);
    expect(ids(store)).toEqual(['new', 'ann']);
  });

  it('leaves a row on top in which this user sends', () => {
    const store = bookOf('ann', 'bob');
    store.records.outbox.report({ message: message({ from: ME, to: 'bob' }), status: 'inprogress' });
    store.records.showUnsent(recordOf(store, 'bob'));
    store.replaceAll([conversation('ann'), conversation('bob')], true);
    expect(ids(store)).toEqual(['bob', 'ann']);
  });

  it('leaves a row on top that waits to enter a held list', () => {
    const store = bookOf('ann');
    store.rows.hold();
    const since = store.records.log.begin();
    receive(store, 'new');
    fetchInto(store, conversation('new'));
    store.replaceAll([conversation('ann')], true, since);
    expect(ids(store)).toEqual(['new', 'ann']);
  });

  it('by another signed-in user forgets all', () => {
    const store = bookOf('ann');
    const question = store.beginFetch({ isGroup: false, id: 'bob' }) as PeerFetchTicket;
    store.records.clear();
    store.reset();
    expect([ids(store), [...store.records.values()]]).toEqual([[], []]);
    expect(store.addFetched(question, conversation('bob'))).toBeUndefined();
    expect(store.order.length).toBe(0);
  });
});

describe('after the connection was lost', () => {
  const lost = (last: Kit.Message) => {
    const store = createBook();
    store.appendPage([conversation('ann', { lastMessage: last, unread: 2 })]);
    store.records.disconnect();
    return { store, since: store.records.log.begin() };
  };
  const copy = (id: number) => conversation('ann', { lastMessage: said(id), unread: 1 });
  const state = (store: ConversationStore) => {
    const { lastMessage, unread } = recordOf(store, 'ann');
    return [lastMessage?.getId(), unread];
  };

  it('what a copy lacks is gone, and whoever reads up to its last message reads everything', () => {
    const { store, since } = lost(said(5));
    store.replaceAll([copy(4)], true, since);
    expect([...state(store), recordOf(store, 'ann').lastForeignMessage?.getId()]).toEqual([4, 1, 4]);
  });

  it('a conversation may have lost all its messages', () => {
    const { store, since } = lost(said(5));
    store.replaceAll([conversation('ann')], true, since);
    expect(state(store)).toEqual([undefined, 0]);
  });

  it('what comes while the copy is under way stays', () => {
    const { store, since } = lost(said(5));
    receive(store, 'ann', said(6));
    store.replaceAll([copy(4)], true, since);
    expect(state(store)).toEqual([6, 2]);
  });

  it('a message that is not sent yet stays', () => {
    const { store, since } = lost(said(5));
    const pending = message({ from: ME, to: 'ann', sentAt: 30 });
    store.records.outbox.report({ message: pending, status: 'inprogress' });
    store.replaceAll([copy(4)], true, since);
    expect([recordOf(store, 'ann').lastMessage, recordOf(store, 'ann').unread]).toEqual([pending, 1]);
  });

  it('the first copy alone is believed: what came after it is newer than a later page', () => {
    const { store, since } = lost(said(5));
    store.replaceAll([copy(4)], false, since);
    store.records.log.end(since);
    receive(store, 'ann', said(7));
    store.appendPage([copy(4)]);
    expect(state(store)).toEqual([7, 2]);
  });

  it('a row that stays although no copy came is counted by the SDK', () => {
    const { store, since } = lost(said(5));
    receive(store, 'ann', said(7));
    store.replaceAll([conversation('bob')], false, since);
    expect([ids(store), [...store.records.uncounted]]).toEqual([['ann', 'bob'], [recordOf(store, 'ann')]]);
  });
});

describe('a row below the refetched pages', () => {
  it('is counted by the SDK once a message comes for it, as messages may have been lost', () => {
    const store = bookOf('ann', 'bob', 'carl');
    store.records.disconnect();
    const since = store.records.log.begin();
    receive(store, 'ann');
    store.replaceFirst([conversation('ann'), conversation('bob')], since);
    receive(store, 'bob');
    expect(store.records.uncounted.size).toBe(0);
    receive(store, 'carl');
    expect([...store.records.uncounted]).toEqual([recordOf(store, 'carl')]);
    store.appendPage([conversation('carl', { unread: 3 })]);
    expect(store.records.uncounted.size).toBe(0);
  });
});

describe('rows of the list before', () => {
  const superseded = (isPart: boolean) => {
    const store = bookOf('ann', 'bob', 'carl');
    store.supersede(isPart);
    const since = store.records.log.begin();
    for (const id of ['bob', 'ann']) receive(store, id);
    const fetched: string[] = [];
    store.fetch = ({ id }) => fetched.push(id);
    return { store, since, fetched };
  };

  it('go with the next list, and those that got messages are fetched', () => {
    const { store, since, fetched } = superseded(false);
    const bob = recordOf(store, 'bob');
    const next = [conversation('carl'), conversation('ann')];
    store.replaceAll(next, false, since);
    expect([ids(store), store.records.find(bob), fetched]).toEqual([['ann', 'carl'], bob, ['bob']]);
    store.replaceAll([conversation('dan')], false, since);
    expect([ids(store), fetched]).toEqual([['ann', 'dan'], ['bob']]);
  });

  it('stay where they are all part of the next', () => {
    const { store, since, fetched } = superseded(true);
    store.replaceAll([conversation('carl')], false, since);
    expect([ids(store), fetched]).toEqual([['ann', 'bob', 'carl'], []]);
  });
});

describe('a conversation that was asked for', () => {
  it('enters below rows of newer messages', () => {
    const store = createBook();
    store.appendPage([
      conversation('bob', { lastMessage: said(9) }),
      conversation('carl', { lastMessage: said(7) }),
      conversation('dan', { lastMessage: said(5) }),
    ]);
    fetchInto(store, conversation('ann', { lastMessage: said(6) }));
    fetchInto(store, conversation('eve', { lastMessage: said(4) }));
    fetchInto(store, conversation('new'));
    expect(ids(store)).toEqual(['new', 'bob', 'carl', 'ann', 'dan', 'eve']);
  });

  it('stays below the rows of the pages that follow, or where these bring it', () => {
    const store = createBook();
    store.appendPage([conversation('ann', { lastMessage: said(9) })]);
    fetchInto(store, conversation('dan', { lastMessage: said(4) }));
    fetchInto(store, conversation('eve', { lastMessage: said(5) }));
    expect(ids(store)).toEqual(['ann', 'eve', 'dan']);
    store.appendPage([
      conversation('bob', { lastMessage: said(8) }),
      conversation('eve', { lastMessage: said(5) }),
    ]);
    expect(ids(store)).toEqual(['ann', 'bob', 'eve', 'dan']);
    store.appendPage([conversation('carl', { lastMessage: said(3) })]);
    expect(ids(store)).toEqual(['ann', 'bob', 'eve', 'dan', 'carl']);
  });

  it('stays below the rows of the next page though leftovers of a refetch stand below it', () => {
    const store = bookOf('ann', 'bob');
    store.replaceFirst([conversation('ann', { lastMessage: said(9) })]);
    fetchInto(store, conversation('dan', { lastMessage: said(4) }));
    expect(ids(store)).toEqual(['ann', 'dan', 'bob']);
    const page = [
      conversation('carl', { lastMessage: said(5) }),
      conversation('dan', { lastMessage: said(4) }),
    ];
    store.appendPage(page);
    expect(ids(store)).toEqual(['ann', 'carl', 'dan', 'bob']);
  });

  it('knows what happened since the SDK was asked, though the question came up later', () => {
    const store = bookOf();
    const { log } = store.records;
    const ann = { isGroup: false, id: 'ann' };
    const since = log.begin();
    store.records.apply(ann, { type: 'read', upTo: said(5) });
    const question = store.beginFetch(ann) as PeerFetchTicket;
    const row = store.addFetched(question, conversation('ann', { lastMessage: said(5), unread: 2 }), since);
    expect(row?.record.unread).toBe(0);
  });

  it('is asked for once, until the answer', () => {
    const store = bookOf();
    const ann = { isGroup: false, id: 'ann' };
    const question = store.beginFetch(ann) as PeerFetchTicket;
    expect([store.beginFetch(ann), store.records.log.isOpen(question)]).toEqual([undefined, true]);
    store.answered(question);
    expect([store.records.log.isOpen(question), store.beginFetch(ann)?.id]).toEqual([false, 'ann']);
  });

  it('is asked for again after its deletion, and each question is answered by itself', () => {
    const store = bookOf();
    const ann = { isGroup: false, id: 'ann' };
    const first = store.beginFetch(ann) as PeerFetchTicket;
    store.records.remove(ann);
    const second = store.beginFetch(ann) as PeerFetchTicket;
    store.answered(first);
    expect([store.beginFetch(ann), store.records.log.isOpen(second)]).toEqual([undefined, true]);
  });

  it('is asked for once, and again when it was deleted meanwhile', () => {
    const store = bookOf();
    const ann = { isGroup: false, id: 'ann' };
    const first = store.beginFetch(ann) as PeerFetchTicket;
    expect(store.beginFetch(ann)).toBeUndefined();
    store.records.remove(ann, said(5));
    const second = store.beginFetch(ann) as PeerFetchTicket;
    expect(store.addFetched(first, conversation('ann'))).toBeUndefined();
    expect(store.addFetched(second, conversation('ann'))?.id).toBe('ann');
    expect(store.beginFetch(ann)).toBeDefined();
  });
});

describe('a removed row', () => {
  it('is gone, and does not come back by a page that was under way', () => {
    const store = bookOf('ann', 'bob');
    const since = store.records.log.begin();
    store.records.remove(recordOf(store, 'ann'));
    store.appendPage([conversation('ann'), conversation('carl')], since);
    store.records.log.end(since);
    expect(ids(store)).toEqual(['bob', 'carl']);
  });

  it('comes back by a page that was asked for later', () => {
    const store = bookOf('ann');
    store.records.remove(recordOf(store, 'ann'));
    store.appendPage([conversation('ann')], store.records.log.begin());
    expect(ids(store)).toEqual(['ann']);
  });

  it('does not come back by an answer of its own that was under way', () => {
    const store = bookOf('ann');
    const { conversation: ann } = recordOf(store, 'ann');
    const question = store.beginFetch(recordOf(store, 'ann')) as PeerFetchTicket;
    store.records.remove(recordOf(store, 'ann'));
    expect(store.addFetched(question, ann)).toBeUndefined();
    expect(ids(store)).toEqual([]);
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
  const store = createBook();
  store.appendPage([bare]);
  const { lastMessage, unread, partner } = recordOf(store, 'ann');
  expect([lastMessage, unread]).toEqual([null, 0]);
  expect(partner).toMatchObject({ status: '', blocked: false });
});

describe('a copy that was requested after a lost connection', () => {
  it('lacks messages that were deleted meanwhile, whatever older fetch still hangs', () => {
    const store = bookOf('ann');
    const hanging = store.begin();
    receive(store, 'ann', said(5));
    store.records.disconnect();
    receive(store, 'ann', said(7));
    const since = store.begin();
    store.replaceAll([conversation('ann', { lastMessage: said(6) })], true, since);
    expect(recordOf(store, 'ann').lastSentMessage?.getId()).toBe(7);
    store.records.disconnect();
    store.replaceAll([conversation('ann', { lastMessage: said(4) })], true, store.begin());
    expect(recordOf(store, 'ann').lastSentMessage?.getId()).toBe(4);
    store.end(hanging);
  });
});
