import { describe, expect, it, vi } from 'vitest';
import { ClientLog } from '../../../src/client/records/client-log.ts';
import { ConversationRecord } from '../../../src/client/records/conversation-record.ts';
import type { FetchTicket } from '../../../src/client/records/fetch-log.ts';
import type { Operation } from '../../../src/client/records/operation.ts';
import { action, conversation, ME, message, receipt } from '../../support/fakes.ts';

const ann = { isGroup: false, id: 'ann' };
const said = (id: number) => message({ id, sentAt: id, from: 'ann' });
const received = (id: number, isToTop = true): Operation => ({ type: 'message', message: said(id), isToTop });
const read = (upTo: number | string | null): Operation => ({
  type: 'read',
  upTo: typeof upTo === 'number' ? said(upTo) : upTo,
});

/** Replays a copy with this last message, and returns the result. */
const replayed = (log: ClientLog, since: FetchTicket, id: number, unread: number) => {
  const copy = new ConversationRecord(conversation('ann', { lastMessage: said(id), unread }), ME);
  const outcome = log.replay(copy, since, ME);
  return [copy.lastSentMessage?.getId(), copy.unread, outcome];
};

const open = (...operations: Operation[]) => {
  const log = new ClientLog();
  const since = log.begin();
  for (const each of operations) log.record(ann, each);
  return { log, since };
};

it('records nothing while no fetch is running', () => {
  const log = new ClientLog();
  log.record(ann, received(4));
  const since = log.begin();
  expect([log.hasMessages(ann, since), replayed(log, since, 3, 2)]).toEqual([false, [3, 2, 'counted']]);
});

describe('a copy that arrives after operations', () => {
  it('gets those messages that it cannot contain', () => {
    const { log, since } = open(received(3), received(4), received(5));
    expect(replayed(log, since, 2, 1)).toEqual([5, 4, 'counted']);
    expect(replayed(log, since, 4, 3)).toEqual([5, 4, 'counted']);
    expect(replayed(log, since, 5, 4)).toEqual([5, 4, 'counted']);
  });

  it('does not count own messages and actions', () => {
    const own = message({ id: 4, sentAt: 4, from: ME, to: 'ann' });
    const { log, since } = open(
      { type: 'message', message: own, isToTop: true },
      { type: 'message', message: action({ id: 5, sentAt: 5 }), isToTop: false },
    );
    expect(replayed(log, since, 3, 2)).toEqual([5, 2, 'counted']);
  });

  it('from before the conversation was read counts what came since', () => {
    const { log, since } = open(received(4), read(4), received(5));
    expect(replayed(log, since, 3, 9)).toEqual([5, 1, 'counted']);
  });

  it('with messages not known to be read may be from before or after', () => {
    const { log, since } = open(read(4));
    expect(replayed(log, since, 4, 2)).toEqual([4, 0, 'counted']);
    expect(replayed(log, since, 6, 2)).toEqual([6, 2, 'uncounted']);
  });

  it('that was asked for after the conversation was read is right about the count', () => {
    const { log } = open(read(2));
    const since = log.begin();
    log.record(ann, received(5));
    expect(replayed(log, since, 4, 2)).toEqual([5, 3, 'counted']);
  });

  it('counts messages since a read up to an unknown message', () => {
    const { log, since } = open(received(4), read(null), received(5));
    expect(replayed(log, since, 3, 9)).toEqual([5, 1, 'uncounted']);
  });

  it('of a deleted conversation is none, until it is fetched again', () => {
    const { log, since } = open(received(4));
    log.delete(ann, null);
    expect(replayed(log, since, 4, 2)[2]).toBe('gone');
    const later = log.begin();
    log.record(ann, received(5));
    expect(replayed(log, later, 4, 2)).toEqual([5, 3, 'counted']);
    expect(replayed(log, since, 5, 1)[2]).toBe('gone');
  });

  it("takes the app's update, but no count of messages before its last one", () => {
    const told: Operation = {
      type: 'update',
      lastMessage: said(3),
      unread: 7,
      mentions: 0,
      marks: { pinned: 0, muted: 0, archived: 0 },
    };
    const { log, since } = open(received(3), told, received(6));
    const copyOf = (id: number) => {
      const copy = new ConversationRecord(conversation('ann', { lastMessage: said(id), unread: 1 }), ME);
      return [log.replay(copy, since, ME), copy.unread];
    };
    expect(copyOf(3)).toEqual(['counted', 8]);
    expect(copyOf(5)).toEqual(['counted', 2]);
  });
});

describe('a receipt of the signed-in user without a peer', () => {
  const byName = receipt({ messageId: 4, by: ME, receiver: ME });
  const byConversation = receipt({ messageId: 9, by: ME, receiver: ME, conversationId: 'of ann' });

  it('finds its conversation by its id, or by the last message', () => {
    const { log, since } = open();
    log.recordUnplaced(byName);
    expect(replayed(log, since, 4, 2)).toEqual([4, 0, 'counted']);
    expect(replayed(log, since, 5, 2)).toEqual([5, 2, 'counted']);
    log.recordUnplaced(byConversation);
    log.record(ann, received(10));
    expect(replayed(log, since, 5, 2)).toEqual([10, 1, 'counted']);
  });

  it('is forgotten with the last answer, and behind thousands of others', () => {
    const { log, since } = open();
    log.recordUnplaced(byName);
    for (let i = 0; i < 2000; i++) log.recordUnplaced(receipt({ messageId: `x${i}`, by: ME }));
    expect(replayed(log, since, 4, 2)).toEqual([4, 2, 'counted']);
    log.recordUnplaced(byName);
    log.end(since);
    expect(replayed(log, since, 4, 2)).toEqual([4, 2, 'counted']);
  });
});

describe('the operations', () => {
  it('are kept until the last answer that is under way', () => {
    const { log, since } = open(received(4));
    const other = log.begin();
    log.end(other);
    expect(log.hasMessages(ann, since)).toBe(true);
    log.end(since);
    expect(log.hasMessages(ann, since)).toBe(false);
  });

  it('report for each fetch what happened since it started', () => {
    const { log, since } = open(received(4, false));
    const other = log.begin();
    expect([log.hasMessages(ann, since), log.hasMessages(ann, other)]).toEqual([true, false]);
    log.record(ann, received(5));
    const idsSince = (ticket: FetchTicket) => [...log.moves(ticket)].map(({ message }) => message.getId());
    expect([idsSince(since), idsSince(other), log.newestMessage(ann)?.getId()]).toEqual([[4, 5], [5], 5]);
  });

  it('that no running fetch can lack are dropped, though fetches always overlap', () => {
    const log = new ClientLog();
    const start = log.begin();
    const peers = Array.from({ length: 5000 }, (_, index) => ({ isGroup: false, id: `u${index}` }));
    let before: FetchTicket = start;
    for (const peer of peers) {
      log.record(peer, received(1));
      const next = log.begin();
      log.end(before);
      before = next;
    }
    expect(peers.filter((peer) => log.hasMessages(peer, start)).length).toBeLessThanOrEqual(1000);
  });

  it('are forgotten when another user signs in', () => {
    const log = new ClientLog();
    const since = log.begin();
    log.record(ann, received(4));
    expect(log.hasMessages(ann, since)).toBe(true);
    log.clear();
    expect([log.hasMessages(ann, since), log.isOpen(since)]).toEqual([false, false]);
  });
});

it('keeps each fetch open until it is ended', () => {
  const log = new ClientLog();
  const [first, second] = [log.beginFor(ann), log.beginFor(ann)];
  log.end(first);
  expect([log.isOpen(first), log.isOpen(second)]).toEqual([false, true]);
});

it('knows which messages went with a deleted conversation', () => {
  const { log } = open(received(4));
  expect(log.isDeleted(ann, said(4))).toBe(false);
  log.delete(ann, said(3));
  expect([log.isDeleted(ann, said(4)), log.isDeleted(ann, said(5))]).toEqual([true, false]);
});

describe('a fetch that hangs', () => {
  it('keeps the newest operations of a conversation, and leaves the unread count to the SDK', () => {
    const { log, since } = open(...Array.from({ length: 5000 }, (_, index) => received(index + 10)));
    expect(replayed(log, since, 9, 1)).toEqual([5009, expect.any(Number), 'uncounted']);
    log.record(ann, read(5009));
    expect(replayed(log, since, 9, 1)).toEqual([5009, 0, 'counted']);
  });

  it('does not outgrow a limit, whatever comes meanwhile', () => {
    const { log, since } = open();
    for (let id = 1; id < 100_000; id++) log.record(ann, received(id));
    const apply = vi.spyOn(ConversationRecord.prototype, 'apply');
    replayed(log, since, 1, 0);
    expect(apply.mock.calls.length).toBeLessThan(2001);
    apply.mockRestore();
  });

  it('leaves the unread count to the SDK too where a failed question dropped messages', () => {
    const { log, since } = open();
    const ticket = log.beginFor(ann);
    for (let id = 10; id < 310; id++) log.record(ann, received(id));
    log.keep(ticket, {}, true);
    log.end(ticket);
    expect(replayed(log, since, 9, 1)).toEqual([309, expect.any(Number), 'uncounted']);
  });

  it('counts a copy whose fetch started after what was dropped', () => {
    const { log } = open(...Array.from({ length: 2000 }, (_, index) => received(index + 10)));
    const since = log.begin();
    log.record(ann, received(3000));
    expect(replayed(log, since, 2009, 4)).toEqual([3000, 5, 'counted']);
  });
});
