import { describe, expect, it } from 'vitest';
import { RECEIPT } from '../../../src/client/boundary/receipts.ts';
import type { ConversationRecord } from '../../../src/client/records/conversation-record.ts';
import { ConversationRecords } from '../../../src/client/records/conversation-records.ts';
import { ConversationReducer } from '../../../src/client/records/conversation-reducer.ts';
import type { PeerFetchTicket } from '../../../src/client/records/fetch-log.ts';
import { ConversationStore } from '../../../src/conversations/conversation-store.ts';
import type { Kit } from '../../../src/sdk/index.ts';
import { action, conversation, group, ME, message, receipt, user } from '../../support/fakes.ts';
import { sendsOf } from '../../support/sends.ts';

/** Creates a list with these conversations; `asked` collects requested unknown ones. */
const listOf = (...conversations: Kit.Conversation[]) => {
  const records = new ConversationRecords(() => ME);
  const store = new ConversationStore(records);
  const asked: PeerFetchTicket[] = [];
  store.fetch = (question) => asked.push(question);
  const events = new ConversationReducer(records);
  const send = sendsOf(records, events);
  store.appendPage(conversations);
  store.changes.clear();
  const row = (id: string) =>
    (records.find({ isGroup: false, id }) ?? records.find({ isGroup: true, id })) as ConversationRecord;
  /** The conversations whose rows changed since the last flush. */
  const changed = () => [...store.changes.changed].map(({ record }) => record);
  const ids = () => store.order.slice().map(({ id }) => id);
  /** Answers the oldest request. */
  const answer = (answered: Kit.Conversation) => store.addFetched(asked.shift() as PeerFetchTicket, answered);
  /** Marks a conversation as read by the app. */
  const read = (id: string) => events.reads.conversation(row(id).conversation);
  const { entities } = records;
  return { store, records, entities, events, send, asked, answer, read, row, ids, changed };
};

/** A message of Ann at this second. */
const said = (id: number, init: Parameters<typeof message>[0] = {}) =>
  message({ id, sentAt: id, from: 'ann', ...init });
const own = (id: number, init: Parameters<typeof message>[0] = {}) =>
  message({ id, sentAt: id, from: ME, to: 'ann', ...init });

describe('a message that is received', () => {
  it('goes into preview and count, and moves its row to the top', () => {
    const { events, row, ids, records, changed } = listOf(
      conversation('bob'),
      conversation('ann', { unread: 1 }),
    );
    const news = said(5);
    expect(events.message(news)).toBe(true);
    expect([row('ann').lastMessage, row('ann').unread, ids()]).toEqual([news, 2, ['ann', 'bob']]);
    expect([...changed(), ...records.emissions.updated]).toEqual([row('ann'), row('ann')]);
  });

  it.each([-3, Number.NaN, Number.NEGATIVE_INFINITY])(
    '[error.bad-field] counts from 0 where the SDK counts %s',
    (unread) => {
      const { events, row } = listOf(conversation('ann', { unread }));
      events.message(said(5));
      expect(row('ann').unread).toBe(1);
      events.changed(conversation('ann', { unread }));
      expect(row('ann').unread).toBe(0);
    },
  );

  it('[limit.duplicates] is known as a duplicate among the next 10,000', () => {
    const { events, row } = listOf(conversation('ann'));
    for (let id = 1; id <= 10_000; id++) events.message(said(id));
    expect([events.message(said(1)), row('ann').unread]).toEqual([false, 10_000]);
  });

  it('counts once when it is delivered twice, as number or as text', () => {
    const { events, row } = listOf(conversation('ann'));
    expect([events.message(said(5)), events.message(said(5)), events.message(message({ id: '5' }))]).toEqual([
      ...[true, false, false],
    ]);
    expect(row('ann').unread).toBe(1);
  });

  it('is not read with an older one that came after it', () => {
    const { store, events, row } = listOf(conversation('ann'));
    for (const id of [9, 5]) events.message(said(id));
    const isCounted = store.records.apply(row('ann'), { type: 'read', upTo: said(5) });
    expect([row('ann').unread, isCounted]).not.toEqual([0, true]);
  });

  it('stays counted when the app reports its conversation before the next flush', () => {
    const ann = conversation('ann', { unread: 1 });
    const { events, row } = listOf(ann);
    events.message(said(5));
    events.changed(ann);
    expect(row('ann').unread).toBe(2);
  });

  it('is counted by an object that the SDK changed in place, though changes of before are pending', () => {
    const ann = conversation('ann');
    const { events, row } = listOf(ann);
    events.message(own(5));
    ann.setLastMessage(said(9));
    ann.setUnreadMessageCount(1);
    events.changed(ann);
    expect([row('ann').unread, row('ann').lastMessage?.getId()]).toEqual([1, 9]);
  });

  it('counts without replacing a newer preview when it comes late', () => {
    const { events, row } = listOf(conversation('ann'));
    const newest = said(9);
    events.message(newest);
    events.message(said(5));
    expect([row('ann').unread, row('ann').lastMessage]).toEqual([2, newest]);
  });

  it('does not count again what the fetched copy counts already', () => {
    const { events, row } = listOf(conversation('ann', { lastMessage: said(5), unread: 3 }));
    for (const id of [4, 5, 6]) events.message(said(id));
    expect(row('ann').unread).toBe(4);
  });

  it('ignores a message that is not newer than what was read', () => {
    const { events, row, read } = listOf(conversation('ann'));
    events.message(said(9));
    read('ann');
    events.message(said(8));
    events.message(said(10));
    expect(row('ann').unread).toBe(1);
  });

  it('of this user, from another device, moves the row and counts nothing', () => {
    const { events, row, ids } = listOf(conversation('bob'), conversation('ann', { unread: 2 }));
    events.message(own(5));
    expect([ids(), row('ann').unread, row('ann').receipt]).toEqual([['ann', 'bob'], 2, RECEIPT.SENT]);
  });

  it('that a fetched copy already holds leaves newer rows above', () => {
    const { events, row, ids } = listOf(
      conversation('bob', { lastMessage: said(6, { from: 'bob' }) }),
      conversation('ann', { lastMessage: said(5), unread: 1 }),
    );
    events.message(said(5));
    expect([ids(), row('ann').unread]).toEqual([['bob', 'ann'], 1]);
  });

  it('of a thread changes nothing', () => {
    const { events, row, ids, store } = listOf(conversation('bob'), conversation('ann'));
    expect(events.message(said(5, { parentId: 4 }))).toBe(false);
    expect([ids(), row('ann').unread, store.changes.isEmpty]).toEqual([['bob', 'ann'], 0, true]);
  });
});

describe('a burst of 100 messages to an unknown conversation', () => {
  const burst = Array.from({ length: 100 }, (_, i) => said(i + 1));

  it.each([
    [0, 'none of them'],
    [40, 'some of them'],
    [100, 'all of them'],
  ])('asks once and ends as one row with 100 unread, when the fetched copy counts %i', (counted) => {
    const { events, asked, answer, row, ids } = listOf(conversation('bob'));
    for (const each of burst) events.message(each);
    expect(asked).toMatchObject([{ isGroup: false, id: 'ann' }]);
    answer(conversation('ann', { lastMessage: burst[counted - 1], unread: counted }));
    expect([ids(), row('ann').unread, row('ann').lastMessage]).toEqual([['ann', 'bob'], 100, burst[99]]);
  });

  it('asks again after an answer that did not come', () => {
    const { events, asked, store } = listOf();
    events.message(said(1));
    store.answered(asked[0] as PeerFetchTicket);
    events.message(said(2));
    expect(asked).toHaveLength(2);
  });
});

describe('what this user sends here', () => {
  it('shows at once, and takes its id when it was sent', () => {
    const { events, send, row, ids, asked } = listOf(conversation('bob'), conversation('ann'));
    const pending = message({ from: ME, to: 'ann', sentAt: 5 });
    send(pending, 'inprogress');
    expect([row('ann').lastMessage, ids()]).toEqual([pending, ['ann', 'bob']]);
    const sent = own(7);
    send(sent, 'success');
    events.message(own(7));
    expect([row('ann').lastMessage, row('ann').receipt, row('ann').unread]).toEqual([sent, RECEIPT.SENT, 0]);
    expect(asked).toEqual([]);
  });

  it('settles by its muid, whatever text the SDK answers with', () => {
    const { events, send, row } = listOf(conversation('ann'));
    const second = message({ from: ME, to: 'ann', text: 'ok', muid: 'two' });
    send(message({ from: ME, to: 'ann', text: 'ok ', muid: 'one' }), 'inprogress');
    send(second, 'inprogress');
    events.message(own(5, { text: 'ok', muid: 'one' }));
    expect(row('ann').lastMessage).toBe(second);
    const answer = own(6, { text: '**', muid: 'two' });
    send(answer, 'success');
    expect([row('ann').lastMessage, row('ann').isSending]).toEqual([answer, false]);
  });

  it.each([
    ['the answer', []],
    ['an event before the answer', [own(5, { text: 'trimmed' })]],
  ])('settles without a muid when %s has another text', (_, events) => {
    const list = listOf(conversation('ann'));
    list.send(message({ from: ME, to: 'ann', text: ' trimmed ' }), 'inprogress');
    for (const each of events) list.events.message(each);
    list.send(own(5, { text: 'trimmed' }), 'success');
    expect(list.row('ann').isSending).toBe(false);
  });

  it('shows that it could not be sent', () => {
    const { send, row } = listOf(conversation('ann'));
    send(message({ from: ME, to: 'ann', sentAt: 5 }), 'inprogress');
    send(message({ from: ME, to: 'ann', sentAt: 5 }), 'error');
    expect(row('ann').receipt).toBe(RECEIPT.ERROR);
  });

  it('of two under way the first one sent leaves the preview to the second, whose failure shows', () => {
    const { send, row } = listOf(conversation('ann'));
    const first = message({ from: ME, to: 'ann', text: 'one', sentAt: 5 });
    const second = message({ from: ME, to: 'ann', text: 'two', sentAt: 6 });
    send(first, 'inprogress');
    send(second, 'inprogress');
    send(own(4, { text: 'one', sentAt: 5 }), 'success');
    expect(row('ann').lastMessage).toBe(second);
    send(second, 'error');
    expect([row('ann').lastMessage, row('ann').receipt]).toEqual([second, RECEIPT.ERROR]);
  });

  it.each<[string, (list: ReturnType<typeof listOf>) => void]>([
    ['an event', ({ events }) => events.message(said(20))],
    ['a copy', ({ store }) => store.replaceAll([conversation('ann', { lastMessage: said(20) })], true)],
    ["the app's update", ({ events }) => events.changed(conversation('ann', { lastMessage: said(20) }))],
  ])('that failed yields to a newer message of %s', (_, bring) => {
    const list = listOf(conversation('ann', { lastMessage: said(1) }));
    const failed = message({ from: ME, to: 'ann', sentAt: 30 });
    list.send(failed, 'error');
    expect(list.row('ann').receipt).toBe(RECEIPT.ERROR);
    list.store.replaceAll([conversation('ann', { lastMessage: said(1) })], true);
    expect(list.row('ann').lastMessage).toBe(failed);
    bring(list);
    expect(list.row('ann').lastMessage).toEqual(said(20));
  });

  it('that failed in a group yields to a newer action', () => {
    const team = group('team');
    const { events, send, row } = listOf(conversation(team));
    send(message({ from: ME, to: team }), 'error');
    const joined = action({ id: 5, sentAt: 5, from: 'ann', to: team });
    events.groupChanged(joined, user('ann'), team);
    expect(row('team').lastMessage).toBe(joined);
  });

  it('keeps its place through a page that was under way, whatever the clock of this device says', () => {
    const { send, row, store } = listOf(conversation('ann'));
    const since = store.records.log.begin();
    send(message({ from: ME, to: 'ann', sentAt: 99 }), 'inprogress');
    const sent = own(7);
    send(sent, 'success');
    store.appendPage([conversation('ann', { lastMessage: said(3) })], since);
    expect(row('ann').lastMessage).toBe(sent);
  });

  it('goes below a newer message that was sent from another row, once it is answered', () => {
    const { send, ids } = listOf(conversation('bob'), conversation('ann'));
    send(message({ from: ME, to: 'bob', text: 'one' }), 'inprogress');
    send(message({ from: ME, to: 'ann', text: 'two' }), 'inprogress');
    send(own(8, { to: 'bob', text: 'one' }), 'success');
    expect(ids()).toEqual(['ann', 'bob']);
    send(own(7, { text: 'two' }), 'success');
    expect(ids()).toEqual(['bob', 'ann']);
  });

  it('goes below them with what came into its row meanwhile, too', () => {
    const { events, send, ids } = listOf(conversation('bob'), conversation('ann'));
    send(message({ from: ME, to: 'ann', text: 'one' }), 'inprogress');
    events.message(said(8));
    send(message({ from: ME, to: 'bob', text: 'two' }), 'inprogress');
    events.message(said(7, { from: 'bob' }));
    send(own(9, { to: 'bob', text: 'two' }), 'success');
    send(own(6, { text: 'one' }), 'success');
    expect(ids()).toEqual(['bob', 'ann']);
  });

  describe('with a late answer', () => {
    /** Ann got a message; then others did, each at the given second. */
    const late = (others: Record<string, number>) => {
      const list = listOf(...['ann', ...Object.keys(others)].map((uid) => conversation(uid)));
      list.send(message({ from: ME, to: 'ann', sentAt: 5 }), 'inprogress');
      for (const [from, id] of Object.entries(others)) list.events.message(said(id, { from }));
      return list;
    };

    it('leaves the rows of newer messages above', () => {
      const { send, ids } = late({ bob: 6, carl: 9, dan: 10 });
      send(own(8), 'success');
      expect(ids()).toEqual(['dan', 'carl', 'ann', 'bob']);
    });

    it('keeps its row in place when all rows above are newer', () => {
      const { send, ids, store } = late({ bob: 6, carl: 7 });
      store.changes.clear();
      send(own(5), 'success');
      expect([ids(), store.changes.order]).toEqual([['carl', 'bob', 'ann'], false]);
    });

    it('leaves a newer message the preview, whatever the clock of this device says', () => {
      const { events, send, row, ids } = listOf(conversation('bob'), conversation('ann'));
      send(message({ from: ME, to: 'ann', sentAt: 99 }), 'inprogress');
      const newer = said(8);
      events.message(newer);
      const edited = said(8, { editedAt: 9 });
      events.revised(edited);
      send(own(7), 'success');
      expect([row('ann').lastMessage, row('ann').unread, ids()]).toEqual([edited, 1, ['ann', 'bob']]);
    });

    it('keeps the earlier preview if the server puts it later', () => {
      const before = said(8);
      const { send, row } = listOf(conversation('ann', { lastMessage: before }));
      send(message({ from: ME, to: 'ann', sentAt: 9 }), 'inprogress');
      send(own(7), 'success');
      expect(row('ann').lastMessage).toBe(before);
    });

    it('is the preview when what a reconnect brought beneath it is older', () => {
      const { send, row, store } = listOf(conversation('ann'));
      send(message({ from: ME, to: 'ann', sentAt: 99 }), 'inprogress');
      store.replaceAll([conversation('ann', { lastMessage: said(6), unread: 1 })], true);
      const sent = own(7);
      send(sent, 'success');
      expect(row('ann').lastMessage).toBe(sent);
    });

    it('moves a row that shows newer messages no further either', () => {
      const { events, send, row, ids } = listOf(conversation('ann'), conversation('bob'));
      const newer = said(8);
      events.message(newer);
      events.message(said(9, { from: 'bob' }));
      send(own(7), 'success');
      expect([ids(), row('ann').lastMessage]).toEqual([['bob', 'ann'], newer]);
    });

    it('waits as one move while the order is held, and as none in the first row', () => {
      const waitingFor = (uid: string) => {
        const { send, store } = listOf(conversation('bob'), conversation('ann'));
        store.rows.hold();
        send(message({ from: ME, to: uid }), 'inprogress');
        send(own(8, { to: uid }), 'success');
        return store.rows.waiting;
      };
      expect([waitingFor('ann'), waitingFor('bob')]).toEqual([1, 0]);
    });

    it('waits with its place while the order is held', () => {
      const { events, send, ids, store } = late({ bob: 6, carl: 9 });
      // What was published.
      store.changes.clear();
      store.rows.hold();
      send(own(8), 'success');
      expect(ids()).toEqual(['carl', 'bob', 'ann']);
      events.message(said(10, { from: 'bob' }));
      store.rows.release();
      expect(ids()).toEqual(['bob', 'carl', 'ann']);
      store.changes.clear();
      store.rows.hold();
      send(own(11), 'success');
      events.message(said(12, { from: 'carl' }));
      store.rows.release();
      expect(ids()).toEqual(['carl', 'ann', 'bob']);
    });

    it('keeps its place through a page that was under way', () => {
      const list = (ann: number, from: string) => [
        conversation('carl', { lastMessage: said(9, { from: 'carl' }) }),
        conversation('ann', { lastMessage: said(ann, { from }) }),
        conversation('bob', { lastMessage: said(5, { from: 'bob' }) }),
      ];
      const { send, ids, store } = listOf(...list(4, 'ann'));
      const since = store.records.log.begin();
      send(own(8), 'success');
      store.replaceAll(list(8, ME), true, since);
      expect(ids()).toEqual(['carl', 'ann', 'bob']);
      send(own(10), 'success');
      store.replaceAll(list(8, ME), true, since);
      expect(ids()).toEqual(['ann', 'carl', 'bob']);
    });

    it('finds its place behind a filter too', () => {
      const { send, ids, store } = late({ bob: 6, abe: 7, carl: 9 });
      store.rows.setFilter((record) => record.id.startsWith('a'));
      send(own(8), 'success');
      expect(ids()).toEqual(['ann', 'abe']);
      store.rows.setFilter(null);
      expect(ids()).toEqual(['carl', 'ann', 'abe', 'bob']);
    });
  });

  it('asks for an unknown conversation only once it was sent', () => {
    const { send, asked } = listOf();
    send(message({ from: ME, to: 'ann' }), 'inprogress');
    send(message({ from: ME, to: 'ann' }), 'error');
    expect(asked).toEqual([]);
    send(own(7), 'success');
    expect(asked).toMatchObject([{ isGroup: false, id: 'ann' }]);
  });
});

describe('what this user read', () => {
  it('counts although one of their own messages came after it', () => {
    const { events, row } = listOf(conversation('ann'));
    events.message(said(5));
    events.message(own(6));
    expect(row('ann').unread).toBe(1);
    events.reads.message(said(5));
    expect(row('ann').unread).toBe(0);
  });
});

describe('an edit or a deletion', () => {
  it('changes the preview when it is of that very message, and no count, place or receipt', () => {
    const first = own(5, { readAt: 6 });
    const { events, row, ids } = listOf(
      conversation('bob'),
      conversation('ann', { lastMessage: first, unread: 2 }),
    );
    const edited = own(5, { editedAt: 8 });
    events.revised(edited);
    expect([row('ann').lastMessage, row('ann').unread, row('ann').receipt]).toEqual([
      edited,
      2,
      RECEIPT.READ,
    ]);
    expect(ids()).toEqual(['bob', 'ann']);
  });

  it('of an older message leaves the preview alone', () => {
    const last = said(5);
    const { events, row, store } = listOf(conversation('ann', { lastMessage: last }));
    events.revised(said(4, { editedAt: 8 }));
    expect([row('ann').lastMessage, store.changes.isEmpty]).toEqual([last, true]);
  });

  it('outlives a page that does not know of it yet', () => {
    const { events, row, store } = listOf(conversation('ann', { lastMessage: said(5) }));
    const since = store.records.log.begin();
    const deleted = said(5, { deletedAt: 8 });
    events.revised(deleted);
    store.appendPage([conversation('ann', { lastMessage: said(5) })], since);
    expect(row('ann').lastMessage).toBe(deleted);
  });

  it('[event.ccMessageEdited] of this page counts once it succeeded, with or without a status', () => {
    const { events, row } = listOf(conversation('ann', { lastMessage: own(5) }));
    const before = row('ann').lastMessage;
    const edited = own(5, { editedAt: 8 });
    for (const status of ['inprogress', 'error'] as const) events.edited({ message: edited, status });
    expect(row('ann').lastMessage).toBe(before);
    events.edited({ message: edited, status: 'success' });
    expect(row('ann').lastMessage).toBe(edited);
    const again = own(5, { editedAt: 9 });
    events.edited(again);
    expect(row('ann').lastMessage).toBe(again);
  });

  it('[composer.outbox-discard] takes back an unsent message that was discarded', () => {
    const { records, send, row } = listOf(conversation('ann', { lastMessage: said(5) }));
    const before = row('ann').lastMessage;
    const lost = message({ id: 0, from: ME, to: 'ann' });
    send(lost, 'inprogress');
    send(lost, 'error');
    expect(row('ann').lastMessage).toBe(lost);
    records.outbox.discard(lost);
    expect([row('ann').lastMessage, row('ann').unsent]).toEqual([before, null]);
  });

  it('[event.ccMessageEdited] takes a message that has fields named message and status', () => {
    const { events, row } = listOf(conversation('ann', { lastMessage: own(5) }));
    const edited = Object.assign(own(5, { editedAt: 8 }), { message: 'Hi', status: 'sent' });
    events.edited(edited);
    expect(row('ann').lastMessage).toBe(edited);
  });
});

describe('a receipt', () => {
  const told = (messageId: number, init: Partial<Parameters<typeof receipt>[0]> = {}) =>
    receipt({ messageId, by: 'ann', deliveredAt: 6, ...init });

  it('moves the ticks of the last message forward, never backwards, and moves no row', () => {
    const last = own(5);
    const { events, row, ids } = listOf(conversation('bob'), conversation('ann', { lastMessage: last }));
    events.receipt(told(5, { readAt: 7 }), RECEIPT.READ, false);
    events.receipt(told(5), RECEIPT.DELIVERED, false);
    expect([row('ann').receipt, last.getReadAt(), last.getDeliveredAt()]).toEqual([RECEIPT.READ, 7, 6]);
    expect(ids()).toEqual(['bob', 'ann']);
  });

  it("of another message, or of someone else's, is nothing", () => {
    const { events, row } = listOf(
      conversation('ann', { lastMessage: said(5) }),
      conversation('bob', { lastMessage: own(6) }),
    );
    events.receipt(told(5), RECEIPT.DELIVERED, false);
    events.receipt(told(4, { by: 'bob' }), RECEIPT.DELIVERED, false);
    expect([row('ann').receipt, row('bob').receipt]).toEqual([RECEIPT.NONE, RECEIPT.SENT]);
  });

  it('without an id touches no message, not even one without an id', () => {
    const last = message({ from: 'carl', to: 'ann', id: 0 });
    const { events, row, store } = listOf(conversation('ann', { lastMessage: last }));
    const mine = message({ from: ME, to: 'ann', id: 0 });
    row('ann').setLastSent(mine, ME);
    for (const id of ['', '0', 0])
      events.receipt(receipt({ messageId: id, by: 'ann', readAt: 7 }), RECEIPT.READ, false);
    expect([row('ann').receipt, mine.getReadAt(), store.changes.isEmpty]).toEqual([
      RECEIPT.SENT,
      undefined,
      true,
    ]);
    expect(store.records.updates.receipt(mine)).toBe(RECEIPT.NONE);
  });

  it('in a group counts only when it speaks for all', () => {
    const team = group('team');
    const { events, row } = listOf(conversation(team, { lastMessage: own(5, { to: team }) }));
    events.receipt(told(5, { receiverType: 'group' }), RECEIPT.READ, false);
    expect(row('team').receipt).toBe(RECEIPT.SENT);
    events.receipt(told(5, { receiverType: 'group' }), RECEIPT.DELIVERED, true);
    expect(row('team').receipt).toBe(RECEIPT.DELIVERED);
    events.receipt(told(5, { receiverType: 'group', receiver: 'team' }), RECEIPT.READ, true);
    expect(row('team').receipt).toBe(RECEIPT.READ);
  });

  it('that comes before the conversation was fetched is not lost', () => {
    const { events, row, answer } = listOf();
    events.message(own(5));
    events.receipt(told(5), RECEIPT.DELIVERED, false);
    answer(conversation('ann', { lastMessage: own(5) }));
    expect(row('ann').receipt).toBe(RECEIPT.DELIVERED);
  });

  it('gets by with a message that cannot be written to', () => {
    const last = own(5) as Kit.Message;
    Object.assign(last, { setDeliveredAt: undefined });
    const { events, row } = listOf(conversation('ann', { lastMessage: last }));
    events.receipt(told(5), RECEIPT.DELIVERED, false);
    expect(row('ann').receipt).toBe(RECEIPT.DELIVERED);
  });
});

describe('reading', () => {
  it('sets the count to 0, and is reported once if it changed', () => {
    const { events, row, store } = listOf(conversation('ann', { lastMessage: said(5), unread: 2 }));
    events.reads.message(said(5));
    expect([row('ann').unread, [...store.records.emissions.cleared]]).toEqual([0, [row('ann')]]);
    store.records.emissions.cleared.clear();
    events.reads.message(said(5));
    expect(store.records.emissions.cleared.size).toBe(0);
  });

  it('reported by others is not reported again', () => {
    const { row, read, store } = listOf(conversation('ann', { lastMessage: said(5), unread: 2 }));
    read('ann');
    expect([
      row('ann').unread,
      store.records.emissions.cleared.size,
      store.records.emissions.updated.size,
    ]).toEqual([0, 0, 0]);
  });

  it('outlives a page from before', () => {
    const { events, row, store, read } = listOf(conversation('ann', { lastMessage: said(5), unread: 2 }));
    const since = store.records.log.begin();
    read('ann');
    store.appendPage([conversation('ann', { lastMessage: said(5), unread: 2 })], since);
    expect(row('ann').unread).toBe(0);
    events.message(said(6));
    expect(row('ann').unread).toBe(1);
  });

  it.each([
    ['names the last message', { messageId: 5 }, 0],
    ['names a later one', { messageId: 6 }, 0],
    ['names an earlier one', { messageId: 4, readAt: 9 }, 2],
    ['tells the other one as receiver', { messageId: 5, receiver: 'ann' }, 0],
    ['tells oneself as receiver', { messageId: 5, receiver: ME }, 0],
  ])('elsewhere is reported by a receipt that %s', (_, init, unread) => {
    const { events, row, store } = listOf(conversation('ann', { lastMessage: said(5), unread: 2 }));
    const where = init.messageId === 6 || init.messageId === 4 ? { receiver: 'ann' } : {};
    events.receipt(receipt({ by: ME, readAt: 9, ...where, ...init }), RECEIPT.READ, false);
    expect([row('ann').unread, store.records.emissions.cleared.size]).toEqual([unread, unread === 0 ? 1 : 0]);
  });

  it('elsewhere is asked for where ids do not count upwards, however late it was read', () => {
    const { events, row, store } = listOf(
      conversation('ann', { lastMessage: said(5, { id: 'b' }), unread: 1 }),
    );
    events.message(said(6, { id: 'a' }));
    const read = (messageId: string) => receipt({ messageId, by: ME, receiver: 'ann', readAt: 9 });
    events.receipt(read('b'), RECEIPT.READ, false);
    expect([row('ann').unread, [...store.records.uncounted]]).toEqual([2, [row('ann')]]);
    events.receipt(read('a'), RECEIPT.READ, false);
    expect([row('ann').unread, store.records.uncounted.size]).toEqual([0, 0]);
  });

  it('of the last message reads the conversation; after an older one only the SDK knows the rest', () => {
    const { events, row, store } = listOf(conversation('ann', { lastMessage: said(5), unread: 2 }));
    events.reads.message(said(4));
    expect([row('ann').unread, [...store.records.uncounted]]).toEqual([2, [row('ann')]]);
    events.reads.message(said(5));
    expect([row('ann').unread, [...store.records.emissions.cleared], store.records.uncounted.size]).toEqual([
      0,
      [row('ann')],
      0,
    ]);
  });

  describe('a part elsewhere', () => {
    const partly = (unread: number) => {
      const list = listOf(conversation('ann', { lastMessage: said(5), unread }));
      const part = receipt({ messageId: 4, by: ME, receiver: 'ann', readAt: 9 });
      list.events.receipt(part, RECEIPT.READ, false);
      return list;
    };

    it('leaves the count to the SDK, which is asked where anything was unread', () => {
      const { row, store } = partly(3);
      expect([row('ann').unread, [...store.records.uncounted], store.records.emissions.cleared.size]).toEqual(
        [3, [row('ann')], 0],
      );
      expect(partly(0).store.records.uncounted.size).toBe(0);
    });

    it('is one that does not reach a message which came late', () => {
      const { row, store, events } = listOf(conversation('ann', { lastMessage: said(3), unread: 1 }));
      events.message(own(6));
      events.message(said(5));
      events.receipt(receipt({ messageId: 3, by: ME, receiver: 'ann', readAt: 9 }), RECEIPT.READ, false);
      expect([row('ann').unread, store.records.uncounted.size]).toEqual([2, 1]);
      events.receipt(receipt({ messageId: 5, by: ME, receiver: 'ann', readAt: 9 }), RECEIPT.READ, false);
      expect([row('ann').unread, store.records.uncounted.size]).toEqual([0, 0]);
    });

    it('is counted by a copy that was asked for after it, with what came meanwhile', () => {
      const { row, store, events, ids } = partly(3);
      store.appendPage([conversation('bob')]);
      const since = store.records.log.begin();
      events.message(said(6));
      events.message(said(7, { from: 'bob' }));
      store.records.recount(row('ann'), conversation('ann', { lastMessage: said(5), unread: 1 }), since);
      expect([row('ann').unread, store.records.uncounted.size, ids()]).toEqual([2, 0, ['bob', 'ann']]);
      expect(store.records.emissions.cleared.size).toBe(0);
    });

    it('turns out to be all of it when the SDK counts nothing more', () => {
      const { row, store } = partly(3);
      const since = store.records.log.begin();
      store.records.recount(row('ann'), conversation('ann', { lastMessage: said(5), unread: 0 }), since);
      expect([row('ann').unread, [...store.records.emissions.cleared]]).toEqual([0, [row('ann')]]);
    });

    it('is not counted by a copy that was under way', () => {
      const { row, store, events } = listOf(conversation('ann', { lastMessage: said(5), unread: 3 }));
      const since = store.records.log.begin();
      events.reads.message(said(4));
      store.appendPage([conversation('ann', { lastMessage: said(5), unread: 3 })], since);
      expect([row('ann').unread, [...store.records.uncounted]]).toEqual([3, [row('ann')]]);
    });
  });
});

describe('presence and block', () => {
  it('change one row and move nothing', () => {
    const { entities, row, ids, store, changed } = listOf(conversation('bob'), conversation('ann'));
    entities.presence(user('ann'), true);
    entities.presence(user('eve'), true);
    expect([row('ann').partner?.status, ids(), changed()]).toEqual(['online', ['bob', 'ann'], [row('ann')]]);
    store.changes.clear();
    entities.presence(user('ann'), true);
    entities.blocked(user('ann'), false);
    expect(store.changes.isEmpty).toBe(true);
    entities.blocked(user('ann'), true);
    expect([row('ann').partner?.blocked, changed()]).toEqual([true, [row('ann')]]);
  });

  it('[sdk.onUserOnline] take a name that is new, and tell the app', () => {
    const { entities, records, row, changed } = listOf(conversation(user('1', { name: 'Ann' })));
    const renamed = user('1', { name: 'Bea' });
    entities.presence(renamed, false);
    expect([row('1').name, changed()]).toEqual(['Bea', [row('1')]]);
    expect([...records.emissions.updated]).toEqual([row('1')]);
    entities.presence(user('1', { name: '' }), false);
    expect(row('1').name).toBe('Bea');
  });

  it('keep another status word of the SDK', () => {
    const { entities, row } = listOf(conversation('ann'));
    entities.presence(user('ann', { status: 'away' }), false);
    expect(row('ann').partner?.status).toBe('away');
  });

  it('outlive a page from before', () => {
    const { entities, row, store } = listOf(conversation('ann'));
    const since = store.records.log.begin();
    entities.presence(user('ann'), true);
    entities.blocked(user('ann'), true);
    store.appendPage([conversation('ann')], since);
    expect([row('ann').partner?.status, row('ann').partner?.blocked]).toEqual(['online', true]);
  });
});

describe('what happens in a group', () => {
  const joined = (id: number) => action({ id, sentAt: id, from: 'ann', to: group('team') });

  it('changes its preview, counts nothing and moves nothing', () => {
    const { events, row, ids } = listOf(conversation('bob'), conversation(group('team'), { unread: 1 }));
    const told = joined(5);
    events.groupChanged(told, user('ann'), group('team'));
    expect([row('team').lastMessage, row('team').unread]).toEqual([told, 1]);
    expect(ids()).toEqual(['bob', 'team']);
  });

  it('asks for a group that is not loaded: it has moved up, maybe out of the pages that are still to come', () => {
    const { events, asked } = listOf(conversation('bob'));
    events.groupChanged(joined(5), user('ann'), group('team'));
    expect(asked).toMatchObject([{ isGroup: true, id: 'team' }]);
  });

  it('keeps a group that the pages still to come lack, because it moved up', () => {
    const { events, store, ids } = listOf();
    const at = (id: number) => ({ lastMessage: message({ id, sentAt: id }) });
    store.appendPage([
      conversation('ann', at(5)),
      conversation('bob', at(4)),
      conversation(group('team'), at(3)),
    ]);
    store.replaceFirst([conversation('ann', at(5))]);
    events.groupChanged(joined(9), user('bob'), group('team'));
    store.appendPage([conversation('bob', at(4)), conversation('carl', at(2))]);
    store.complete();
    expect(ids()).toEqual(['ann', 'team', 'bob', 'carl']);
  });

  it('does not replace a newer preview', () => {
    const last = message({ id: 9, sentAt: 9, to: group('team') });
    const { events, row } = listOf(conversation(group('team'), { lastMessage: last }));
    events.groupChanged(joined(5), user('ann'), group('team'), 'left');
    expect(row('team').lastMessage).toBe(last);
  });

  it('takes the row away when this user left', () => {
    const { events, ids } = listOf(conversation(group('team')), conversation('ann'));
    events.groupChanged(joined(5), user(ME), group('team'), 'left');
    expect(ids()).toEqual(['ann']);
  });

  it("asks for the group that this user joined, but not for others' groups", () => {
    const { events, asked } = listOf();
    events.groupChanged(joined(5), user('ann'), group('team'));
    events.groupChanged(joined(6), user(ME), group('team'));
    expect(asked).toMatchObject([{ isGroup: true, id: 'team' }]);
  });

  it('keeps a group out that this user left while it was asked for, and lets it in when joined again', () => {
    const { events, asked, answer, ids } = listOf();
    events.groupChanged(joined(5), user(ME), group('team'));
    events.groupChanged(joined(6), user(ME), group('team'), 'left');
    events.groupChanged(joined(5), user(ME), group('team'));
    expect(asked).toHaveLength(1);
    events.groupChanged(joined(7), user(ME), group('team'));
    expect(asked).toHaveLength(2);
    answer(conversation(group('team')));
    expect(ids()).toEqual([]);
    answer(conversation(group('team')));
    expect(ids()).toEqual(['team']);
  });
});

describe('the report of the app that this user left a group', () => {
  const joined = (id: number) => action({ id, sentAt: id, from: ME, to: group('team') });

  it('stops the own report', () => {
    const { events, ids, records } = listOf(conversation('ann'), conversation(group('team')));
    events.groupChanged(joined(5), user(ME), group('team'), 'kicked');
    events.groupLeft(group('team'));
    expect([ids(), records.emissions.left.size]).toEqual([['ann'], 0]);
  });
});

describe('a deleted conversation', () => {
  it('comes back by a newer message, with that message unread', () => {
    const { events, store, row, ids, asked, answer } = listOf(
      conversation('ann', { lastMessage: said(5), unread: 2 }),
    );
    const since = store.records.log.begin();
    store.records.remove(row('ann'));
    store.appendPage([conversation('ann', { lastMessage: said(5), unread: 2 })], since);
    expect(ids()).toEqual([]);
    events.message(said(6));
    expect(asked).toHaveLength(1);
    answer(conversation('ann', { lastMessage: said(6), unread: 1 }));
    expect([ids(), row('ann').unread]).toEqual([['ann'], 1]);
  });
});

it('forgets everything when another user signs in', () => {
  const { events, ids, store, records } = listOf(conversation('ann'));
  events.message(said(5));
  events.reset();
  records.clear();
  store.reset();
  expect([ids(), records.emissions.updated.size]).toEqual([[], 0]);
  store.appendPage([conversation('ann')]);
  expect(events.message(said(5))).toBe(true);
});
