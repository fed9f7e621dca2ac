import { describe, expect, it } from 'vitest';
import type { ConversationEntry } from '../../../src/client/records/conversation-record.ts';
import { ConversationRecords } from '../../../src/client/records/conversation-records.ts';
import { ConversationReducer } from '../../../src/client/records/conversation-reducer.ts';
import type { PeerFetchTicket } from '../../../src/client/records/fetch-log.ts';
import { ConversationStore } from '../../../src/conversations/conversation-store.ts';
import { conversation, ME, message } from '../../support/fakes.ts';
import { forSeeds } from '../../support/seeded-random.ts';
import { sendsOf } from '../../support/sends.ts';

const said = (id: number, from: string) => message({ id, sentAt: id, from });
const peerOf = (id: string) => ({ isGroup: false, id });

/** Lists of one client; each has loaded conversations with these users. */
function listsOf(...loaded: string[][]) {
  const records = new ConversationRecords(() => ME);
  const events = new ConversationReducer(records);
  const send = sendsOf(records, events);
  const lists = loaded.map((uids) => {
    const store = new ConversationStore(records);
    const asked: PeerFetchTicket[] = [];
    store.fetch = (question) => asked.push(question);
    store.appendPage(uids.map((uid) => conversation(uid)));
    return { store, asked, ids: () => store.order.slice().map(({ id }) => id) };
  });
  for (const { store } of lists) store.changes.clear();
  /** The number of unread rows of each list, as its blocks sum it. */
  const unread = () =>
    lists.map(({ store }) => store.order.blocks.reduce((sum, block) => sum + block.unread, 0));
  const record = (id: string) => records.find(peerOf(id));
  return { records, events, send, lists, unread, record, ids: () => lists.map((list) => list.ids()) };
}

describe('a message of a conversation that two lists show', () => {
  it('counts once, moves its row in both, and is told once', () => {
    const { events, lists, records, record, ids } = listsOf(['bob', 'ann'], ['carl', 'bob', 'ann']);
    expect(events.message(said(5, 'ann'))).toBe(true);
    expect([record('ann')?.unread, ids()]).toEqual([
      1,
      [
        ['ann', 'bob'],
        ['ann', 'carl', 'bob'],
      ],
    ]);
    expect([...records.emissions.updated]).toEqual([record('ann')]);
    for (const { store, asked } of lists) {
      expect([...store.changes.changed].map(({ id }) => id)).toEqual(['ann']);
      expect(asked).toEqual([]);
    }
  });

  it('and reading it change the unread sums of both', () => {
    const { events, unread } = listsOf(['bob', 'ann'], ['ann']);
    events.message(said(5, 'ann'));
    expect(unread()).toEqual([1, 1]);
    events.reads.message(said(5, 'ann'));
    expect(unread()).toEqual([0, 0]);
  });

  it('waits in the list whose order is held alone', () => {
    const { events, lists, ids } = listsOf(['bob', 'ann'], ['bob', 'ann']);
    lists[0]?.store.rows.hold();
    events.message(said(5, 'ann'));
    expect(ids()).toEqual([
      ['bob', 'ann'],
      ['ann', 'bob'],
    ]);
  });
});

it('a page with news that one list loads moves the row in the other, below newer sends', () => {
  const { lists, send, ids } = listsOf(['bob', 'carl', 'ann'], ['bob', 'carl']);
  send(message({ from: ME, to: 'bob', text: 'Hi' }), 'inprogress');
  lists[1]?.store.appendPage([conversation('ann', { lastMessage: said(5, 'ann') })]);
  expect(ids()[0]).toEqual(['bob', 'ann', 'carl']);
});

it('a list that lacks the conversation of a message asks for it, and shows the same record', () => {
  const { events, lists, record, ids } = listsOf(['ann', 'bob'], ['ann']);
  events.message(said(5, 'bob'));
  expect(lists.map(({ asked }) => asked.map(({ id }) => id))).toEqual([[], ['bob']]);
  const copy = conversation('bob', { lastMessage: said(5, 'bob'), unread: 1 });
  const row = lists[1]?.store.addFetched(lists[1].asked[0] as PeerFetchTicket, copy);
  expect([row?.record, row?.record.unread, ids()]).toEqual([
    record('bob'),
    1,
    [
      ['bob', 'ann'],
      ['bob', 'ann'],
    ],
  ]);
});

describe('a conversation that a list drops', () => {
  it('stays with its count while another list shows it, and is forgotten with the last one', () => {
    const { events, lists, record, unread } = listsOf(['ann'], ['ann']);
    events.message(said(5, 'ann'));
    const kept = record('ann');
    lists[0]?.store.replaceAll([], true);
    expect([record('ann'), kept?.unread, unread()]).toEqual([kept, 1, [0, 1]]);
    lists[1]?.store.leave();
    expect(record('ann')).toBeUndefined();
  });

  it('is forgotten with the list that ends', () => {
    const { lists, records, record } = listsOf(['ann', 'bob'], ['bob']);
    lists[0]?.store.leave();
    expect([record('ann'), record('bob')?.id, records.lists.size]).toEqual([undefined, 'bob', 1]);
  });
});

it('a deleted conversation leaves all lists', () => {
  const { records, events, ids, unread } = listsOf(['ann', 'bob'], ['bob', 'ann']);
  events.message(said(5, 'ann'));
  records.remove(peerOf('ann'));
  expect([ids(), unread(), records.deletedCount]).toEqual([[['bob'], ['bob']], [0, 0], 1]);
});

it('a list that ends while it fetches leaves nothing recorded', () => {
  const { records, events, lists } = listsOf(['ann', 'bob'], []);
  events.message(said(5, 'bob'));
  lists[1]?.store.leave();
  events.message(said(6, 'bob'));
  expect(records.log.isEmpty).toBe(true);
});

it('lists that loaded different parts agree on the order, and each counts its unread rows', () => {
  const peers = Array.from({ length: 8 }, (_, index) => `u${index}`);
  forSeeds(200, (random) => {
    const { events, lists, unread, records } = listsOf(peers, peers.slice(0, 4), []);
    for (let id = 1; id < 40; id++) {
      const from = random.pick(peers);
      if (random.chance(0.7)) events.message(said(id, from));
      else events.reads.message(said(id, from));
      const { store, asked } = random.pick(lists);
      const [question] = asked;
      if (!question || random.chance(0.5)) continue;
      asked.shift();
      store.addFetched(question, records.find(question)?.conversation ?? conversation(question.id));
    }
    const [all = [], ...others] = lists.map((list) => list.ids());
    for (const ids of others) expect(all.filter((id) => ids.includes(id))).toEqual(ids);
    const counted = lists.map(
      ({ store }) => (store.order.slice() as ConversationEntry[]).filter((row) => row.isUnread).length,
    );
    expect(unread()).toEqual(counted);
  });
});
