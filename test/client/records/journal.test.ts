import { describe, expect, it, vi } from 'vitest';
import { ConversationRecord } from '../../../src/client/records/conversation-record.ts';
import { type Checkpoint, FetchLog, type LoggedOperation } from '../../../src/client/records/fetch-log.ts';
import { Journal } from '../../../src/client/records/journal.ts';
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
const replayed = (journal: Journal, since: Checkpoint, id: number, unread: number) => {
  const copy = new ConversationRecord(conversation('ann', { lastMessage: said(id), unread }), ME);
  const outcome = journal.replay(copy, since, ME);
  return [copy.lastSentMessage?.getId(), copy.unread, outcome];
};

const open = (...operations: Operation[]) => {
  const journal = new Journal();
  const since = journal.begin();
  for (const each of operations) journal.record(ann, each);
  return { journal, since };
};

it('records nothing while no answer is under way', () => {
  const journal = new Journal();
  journal.record(ann, received(4));
  const since = journal.begin();
  expect([journal.hasMessages(ann, since), replayed(journal, since, 3, 2)]).toEqual([
    false,
    [3, 2, 'counted'],
  ]);
});

describe('a copy that arrives after operations', () => {
  it('gets those messages that it cannot contain', () => {
    const { journal, since } = open(received(3), received(4), received(5));
    expect(replayed(journal, since, 2, 1)).toEqual([5, 4, 'counted']);
    expect(replayed(journal, since, 4, 3)).toEqual([5, 4, 'counted']);
    expect(replayed(journal, since, 5, 4)).toEqual([5, 4, 'counted']);
  });

  it('does not count own messages and actions', () => {
    const own = message({ id: 4, sentAt: 4, from: ME, to: 'ann' });
    const { journal, since } = open(
      { type: 'message', message: own, isToTop: true },
      { type: 'message', message: action({ id: 5, sentAt: 5 }), isToTop: false },
    );
    expect(replayed(journal, since, 3, 2)).toEqual([5, 2, 'counted']);
  });

  it('from before the conversation was read counts what came since', () => {
    const { journal, since } = open(received(4), read(4), received(5));
    expect(replayed(journal, since, 3, 9)).toEqual([5, 1, 'counted']);
  });

  it('with messages not known to be read may be from before or after', () => {
    const { journal, since } = open(read(4));
    expect(replayed(journal, since, 4, 2)).toEqual([4, 0, 'counted']);
    expect(replayed(journal, since, 6, 2)).toEqual([6, 2, 'uncounted']);
  });

  it('that was asked for after the conversation was read is right about the count', () => {
    const { journal } = open(read(2));
    const since = journal.begin();
    journal.record(ann, received(5));
    expect(replayed(journal, since, 4, 2)).toEqual([5, 3, 'counted']);
  });

  it('counts messages since a read up to an unknown message', () => {
    const { journal, since } = open(received(4), read(null), received(5));
    expect(replayed(journal, since, 3, 9)).toEqual([5, 1, 'uncounted']);
  });

  it('of a deleted conversation is none, until it is fetched again', () => {
    const { journal, since } = open(received(4));
    journal.delete(ann, null);
    expect(replayed(journal, since, 4, 2)[2]).toBe('gone');
    const later = journal.begin();
    journal.record(ann, received(5));
    expect(replayed(journal, later, 4, 2)).toEqual([5, 3, 'counted']);
    expect(replayed(journal, since, 5, 1)[2]).toBe('gone');
  });

  it("takes the app's update, but no count of messages before its last one", () => {
    const told: Operation = {
      type: 'update',
      lastMessage: said(3),
      unread: 7,
      mentions: 0,
      marks: { pinned: 0, muted: 0, archived: 0 },
    };
    const { journal, since } = open(received(3), told, received(6));
    const copyOf = (id: number) => {
      const copy = new ConversationRecord(conversation('ann', { lastMessage: said(id), unread: 1 }), ME);
      return [journal.replay(copy, since, ME), copy.unread];
    };
    expect(copyOf(3)).toEqual(['counted', 8]);
    expect(copyOf(5)).toEqual(['counted', 2]);
  });
});

describe('a receipt of the signed-in user without a peer', () => {
  const byName = receipt({ messageId: 4, by: ME, receiver: ME });
  const byConversation = receipt({ messageId: 9, by: ME, receiver: ME, conversationId: 'of ann' });

  it('finds its conversation by its id, or by the last message', () => {
    const { journal, since } = open();
    journal.recordUnplaced(byName);
    expect(replayed(journal, since, 4, 2)).toEqual([4, 0, 'counted']);
    expect(replayed(journal, since, 5, 2)).toEqual([5, 2, 'counted']);
    journal.recordUnplaced(byConversation);
    journal.record(ann, received(10));
    expect(replayed(journal, since, 5, 2)).toEqual([10, 1, 'counted']);
  });

  it('is forgotten with the last answer, and behind thousands of others', () => {
    const { journal, since } = open();
    journal.recordUnplaced(byName);
    for (let i = 0; i < 2000; i++) journal.recordUnplaced(receipt({ messageId: `x${i}`, by: ME }));
    expect(replayed(journal, since, 4, 2)).toEqual([4, 2, 'counted']);
    journal.recordUnplaced(byName);
    journal.end(since);
    expect(replayed(journal, since, 4, 2)).toEqual([4, 2, 'counted']);
  });
});

describe('the operations', () => {
  it('are kept until the last answer that is under way', () => {
    const { journal, since } = open(received(4));
    const other = journal.begin();
    journal.end(other);
    expect(journal.hasMessages(ann, since)).toBe(true);
    journal.end(since);
    expect(journal.hasMessages(ann, since)).toBe(false);
  });

  it('report for each fetch what happened since it started', () => {
    const { journal, since } = open(received(4, false));
    const other = journal.begin();
    expect([journal.hasMessages(ann, since), journal.hasMessages(ann, other)]).toEqual([true, false]);
    journal.record(ann, received(5));
    const idsSince = (checkpoint: Checkpoint) =>
      [...journal.moves(checkpoint)].map(({ message }) => message.getId());
    expect([idsSince(since), idsSince(other), journal.newestMessage(ann)?.getId()]).toEqual([[4, 5], [5], 5]);
  });

  it('that no fetch under way can lack are forgotten in the end, though fetches always overlap', () => {
    const journal = new Journal();
    const start = journal.begin();
    const peers = Array.from({ length: 5000 }, (_, index) => ({ isGroup: false, id: `u${index}` }));
    let before: Checkpoint = start;
    for (const peer of peers) {
      journal.record(peer, received(1));
      const next = journal.begin();
      journal.end(before);
      before = next;
    }
    expect(peers.filter((peer) => journal.hasMessages(peer, start)).length).toBeLessThanOrEqual(1000);
  });

  it('are forgotten when another user signs in', () => {
    const log = new FetchLog<LoggedOperation>();
    const journal = new Journal(log);
    const since = journal.begin();
    journal.record(ann, received(4));
    expect(journal.hasMessages(ann, since)).toBe(true);
    log.clear();
    expect([journal.hasMessages(ann, since), journal.isOpen(since)]).toEqual([false, false]);
  });
});

it('keeps each question open until it is ended', () => {
  const journal = new Journal();
  const [first, second] = [journal.beginFor(ann), journal.beginFor(ann)];
  journal.end(first);
  expect([journal.isOpen(first), journal.isOpen(second)]).toEqual([false, true]);
});

it('knows which messages went with a deleted conversation', () => {
  const { journal } = open(received(4));
  expect(journal.isDeleted(ann, said(4))).toBe(false);
  journal.delete(ann, said(3));
  expect([journal.isDeleted(ann, said(4)), journal.isDeleted(ann, said(5))]).toEqual([true, false]);
});

describe('a fetch that hangs', () => {
  it('keeps the newest operations of a conversation, and leaves the unread count to the SDK', () => {
    const { journal, since } = open(...Array.from({ length: 5000 }, (_, index) => received(index + 10)));
    expect(replayed(journal, since, 9, 1)).toEqual([5009, expect.any(Number), 'uncounted']);
    journal.record(ann, read(5009));
    expect(replayed(journal, since, 9, 1)).toEqual([5009, 0, 'counted']);
  });

  it('does not outgrow a limit, whatever comes meanwhile', () => {
    const { journal, since } = open();
    for (let id = 1; id < 100_000; id++) journal.record(ann, received(id));
    const apply = vi.spyOn(ConversationRecord.prototype, 'apply');
    replayed(journal, since, 1, 0);
    expect(apply.mock.calls.length).toBeLessThan(2001);
    apply.mockRestore();
  });

  it('leaves the unread count to the SDK too where a failed question dropped messages', () => {
    const { journal, since } = open();
    const question = journal.beginFor(ann);
    for (let id = 10; id < 310; id++) journal.record(ann, received(id));
    journal.keep(question, {}, true);
    journal.end(question);
    expect(replayed(journal, since, 9, 1)).toEqual([309, expect.any(Number), 'uncounted']);
  });

  it('counts a copy whose fetch started after what was dropped', () => {
    const { journal } = open(...Array.from({ length: 2000 }, (_, index) => received(index + 10)));
    const since = journal.begin();
    journal.record(ann, received(3000));
    expect(replayed(journal, since, 2009, 4)).toEqual([3000, 5, 'counted']);
  });
});
