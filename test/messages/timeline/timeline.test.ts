import { describe, expect, it } from 'vitest';
import { ErrorCollector } from '../../../src/client/boundary/error-collector.ts';
import { RECEIPT } from '../../../src/client/boundary/receipts.ts';
import { UP_TO_DATE } from '../../../src/client/records/fetch-log.ts';
import { TimelineLayout } from '../../../src/messages/timeline/layout.ts';
import { messageValue } from '../../../src/messages/timeline/message-value.ts';
import { Timeline } from '../../../src/messages/timeline/timeline.ts';
import { TimelineEvents } from '../../../src/messages/timeline/timeline-events.ts';
import type { Kit } from '../../../src/sdk/index.ts';
import { action, FakeMessage, group, ME, type MessageInit, message, receipt } from '../../support/fakes.ts';
import { SendingTimeline } from './sending-timeline.ts';

/** The clock of the user, in seconds. */
const CLOCK = 2_000_000_000;

/** A timeline at the newest message, with messages from a page. */
function timelineOf(...messages: Kit.Message[]): SendingTimeline {
  const timeline = new SendingTimeline(() => CLOCK);
  timeline.page(messages, 'all', UP_TO_DATE, { isAtNewest: true });
  return timeline;
}

const textsOf = (timeline: Timeline) =>
  timeline.all.map(
    (each) => `${(each.message as Kit.TextMessage).getText()}${each.state === 'sent' ? '' : `?`}`,
  );
const theirs = (id: number | string, init: MessageInit = {}) =>
  message({ id, text: `t${id}`, sentAt: 1000 + Number(id), ...init });
const own = (init: MessageInit = {}) => message({ from: '', to: 'ann', text: 'Own', sentAt: 0, ...init });
const sentOwn = (id: number, init: MessageInit = {}) =>
  message({ id, from: ME, to: 'ann', text: 'Own', sentAt: CLOCK, ...init });

describe('a page', () => {
  it('takes at most 100 changes that came before its message, which is then fetched again', () => {
    const timeline = new Timeline(() => ME);
    const since = timeline.begin();
    for (let n = 0; n < 150; n++)
      timeline.react({ messageId: '1', emoji: '👍', uid: `user-${n}`, isAdded: true });
    timeline.page([theirs(1)], 'all', since);
    expect(timeline.find('1')?.reactions.map(({ count }) => count)).toEqual([100]);
    expect([...timeline.toRefetch]).toEqual(['1']);
  });

  it('[messages.revise] publishes the receipt that its copy brings', () => {
    const timeline = timelineOf(sentOwn(1));
    timeline.changes.clear();
    timeline.page([sentOwn(1, { readAt: CLOCK })], 'changed', UP_TO_DATE);
    expect([...timeline.changes.changed].map(({ receipt }) => receipt)).toEqual([RECEIPT.READ]);
  });

  it('[messages.revise] lays out the rows when its copy is deleted', () => {
    const timeline = timelineOf(theirs(1));
    timeline.changes.clear();
    timeline.page([theirs(1, { deletedAt: CLOCK })], 'changed', UP_TO_DATE);
    expect(timeline.changes.order).toBe(true);
  });

  it('[messages.bad] leaves out messages without an id, and reports each once', () => {
    const reports: unknown[] = [];
    const errors = new ErrorCollector((cause) => reports.push((cause as Kit.Exception).message));
    const timeline = new Timeline(() => ME);
    const bad = [null, {}, theirs(''), 7, theirs(1)] as Kit.Message[];
    errors.run(() => timeline.page(bad, 'all', UP_TO_DATE));
    expect([textsOf(timeline), reports.length]).toEqual([['t1'], 4]);
    expect(reports[0]).toContain('Item 0 of a page');
  });

  it('[messages.bad] takes one message for another of the same id, as number or text', () => {
    const timeline = timelineOf(theirs(1), theirs('1'), theirs(2));
    timeline.receive(theirs('2'), CLOCK);
    expect(textsOf(timeline)).toEqual(['t1', 't2']);
  });

  it('[messages.bad] puts messages without a time beside their neighbours, and an arriving one at the end', () => {
    const undated = (id: number) => theirs(id, { sentAt: 0 });
    const timeline = timelineOf(undated(1), theirs(2), undated(3), theirs(4));
    timeline.receive(undated(5), CLOCK);
    expect(textsOf(timeline)).toEqual(['t1', 't2', 't3', 't4', 't5']);
    expect(timeline.all.map(({ at }) => at)).toEqual([1002, 1002, 1002, 1004, CLOCK]);
  });

  it('[messages.bad] takes messages whose accessors throw or return nothing', () => {
    const broken = Object.assign(Object.create(FakeMessage.prototype) as FakeMessage, {
      getId: () => 1,
      getSender: () => {
        throw new Error('no sender');
      },
      getSentAt: () => Number.NaN,
      getReactions: () => [null, { getReaction: () => '' }],
      getReplyCount: () => 'many',
    });
    const reports: unknown[] = [];
    const errors = new ErrorCollector((cause) => reports.push(cause));
    const timeline = new Timeline(() => ME);
    errors.run(() => timeline.page([broken], 'all', UP_TO_DATE, { isAtNewest: true }));
    const rows = new TimelineLayout().rows(
      timeline.all,
      { timeZone: 'UTC', isHidden: () => false, hidesDays: false, isAtStart: true },
      timeline.changes.changed,
    );
    expect([rows.length, rows[0]?.kind, reports.length]).toEqual([1, 'message', 1]);
  });

  it('[messages.props] leaves hidden messages out: they have no day, and end no group', () => {
    const day = 86_400;
    const timeline = timelineOf(
      theirs(1, { sentAt: day }),
      theirs(2, { sentAt: 2 * day }),
      theirs(3, { sentAt: 3 * day }),
      theirs(4, { sentAt: 3 * day + 1 }),
      theirs(5, { sentAt: 3 * day + 2 }),
    );
    const rows = (hidden: string[], hidesDays = false) =>
      new TimelineLayout()
        .rows(
          timeline.all,
          { timeZone: 'UTC', isHidden: ({ id }) => hidden.includes(id), hidesDays, isAtStart: true },
          timeline.changes.changed,
        )
        .map((row) => (row.kind === 'message' ? `${row.id}${row.startsGroup ? ' starts' : ''}` : row.kind));
    expect(rows(['2', '4'])).toEqual(['day', '1 starts', 'day', '3 starts', '5']);
    expect(rows(['2', '4'], true)).toEqual(['1 starts', '3 starts', '5']);
  });

  it('[messages.bad] shows times in milliseconds and in the far future without a day that cannot be', () => {
    const timeline = timelineOf(theirs(1, { sentAt: 1_700_000_000_000 }), theirs(2, { sentAt: 9e15 }));
    const rows = new TimelineLayout().rows(
      timeline.all,
      { timeZone: 'UTC', isHidden: () => false, hidesDays: false, isAtStart: true },
      timeline.changes.changed,
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['day', 'message', 'message']);
  });

  it('[messages.reconnect] that holds everything removes what it lacks, but not what arrived since', () => {
    const timeline = timelineOf(theirs(1), theirs(2), theirs(3));
    const since = timeline.begin();
    timeline.receive(theirs(4), CLOCK);
    timeline.page([theirs(2)], 'upToNewest', since);
    timeline.end(since);
    expect(textsOf(timeline)).toEqual(['t1', 't2', 't4']);
  });

  it('[messages.revise] is in doubt if it differs from one that was fetched at the same time', () => {
    const timeline = timelineOf(theirs(1), theirs(2), theirs(3));
    const [first, second] = [timeline.begin(), timeline.begin()];
    const reacted = (id: number) => theirs(id, { reactions: [{ emoji: '👍', count: 1, mine: false }] });
    timeline.page([reacted(1), reacted(2), theirs(3)], 'changed', second);
    timeline.page([theirs(1), reacted(2), reacted(3)], 'changed', first);
    expect([...timeline.toRefetch]).toEqual(['1', '3']);
    timeline.toRefetch.clear();
    timeline.page([reacted(1), theirs(2), theirs(3)], 'changed', timeline.begin());
    expect([...timeline.toRefetch]).toEqual([]);
  });

  it('[messages.revise] that is older than a message keeps its reactions and replies', () => {
    const timeline = timelineOf(theirs(1));
    const since = timeline.begin();
    timeline.receive(theirs(2), CLOCK);
    const record = timeline.find('2');
    timeline.react({ messageId: '2', emoji: '👍', uid: 'bob', isAdded: true });
    timeline.reply('2', '3');
    timeline.page([theirs(1)], 'all', since, { isAtNewest: true });
    timeline.end(since);
    expect([timeline.find('2') === record, record?.replyCount]).toEqual([true, 1]);
    expect(record?.reactions).toEqual([{ emoji: '👍', count: 1, mine: false }]);
  });
});

describe('the loaded range', () => {
  it('[messages.reconnect] takes no changed message that lies beyond it', () => {
    const timeline = new Timeline(() => ME);
    timeline.page([theirs(11), theirs(12)], 'all', UP_TO_DATE);
    timeline.page(
      [theirs(5), theirs(12, { text: 'Changed', editedAt: 2000 }), theirs(20)],
      'changed',
      UP_TO_DATE,
    );
    expect(textsOf(timeline)).toEqual(['t11', 'Changed']);
  });

  it('[messages.memory] has at most 600 messages: the side far from the reader is let go', () => {
    const many = Array.from({ length: 700 }, (_, at) => theirs(at + 1));
    const timeline = timelineOf(...many);
    const at = (index: number) => timeline.loaded.records[index] as (typeof timeline.loaded.records)[0];
    timeline.trim(at(680), at(699), true);
    expect([timeline.all.length, timeline.loaded.isAtNewest, at(0).id]).toEqual([570, true, '131']);
    timeline.page(many.slice(0, 130), 'older', UP_TO_DATE, { isAtStart: true });
    timeline.trim(at(0), at(20), true);
    expect([timeline.all.length, timeline.loaded.isAtNewest, timeline.loaded.isAtStart]).toEqual([
      570,
      false,
      true,
    ]);
    expect(timeline.receive(theirs(701), CLOCK)).toBe('beyond');
    expect(timeline.find('650')).toBeUndefined();
  });

  it('[messages.memory] keeps its newest side where the SDK cannot load it again', () => {
    const timeline = timelineOf(...Array.from({ length: 700 }, (_, at) => theirs(at + 1)));
    const [first] = timeline.loaded.records;
    if (first) timeline.trim(first, first, false);
    expect([timeline.all.length, timeline.loaded.isAtNewest]).toEqual([700, true]);
  });
});

describe('an own message', () => {
  /** A timeline that shows what the app reports about sending. */
  const sending = (...messages: Kit.Message[]) => {
    const timeline = timelineOf(...messages);
    timeline.follow(() => CLOCK);
    return timeline;
  };

  it('[messages.send] is one row when an event with another text comes before the answer', () => {
    const timeline = sending();
    const pending = own({ text: 'A bad word' });
    timeline.report(pending, 'inprogress');
    const [record] = timeline.all;
    timeline.receive(sentOwn(1, { text: 'A *** word' }), CLOCK);
    timeline.react({ messageId: '1', emoji: '👍', uid: 'bob', isAdded: true });
    timeline.reply('1', '2');
    expect(timeline.all).toHaveLength(2);
    timeline.answer(sentOwn(1, { text: 'A *** word' }), pending);
    expect(timeline.all).toEqual([record]);
    expect([record?.reactions.length, record?.replyCount]).toEqual([1, 1]);
    expect([record?.state, record?.id, textsOf(timeline)]).toEqual(['sent', '1', ['A *** word']]);
  });

  it('[messages.send] stays sent when its answer is lost after an event told of it', () => {
    const timeline = sending();
    const pending = own({ muid: 'a' });
    timeline.report(pending, 'inprogress');
    timeline.receive(sentOwn(1, { muid: 'a' }), CLOCK);
    timeline.report(pending, 'error');
    timeline.report(own({ muid: 'a' }), 'inprogress');
    expect(textsOf(timeline)).toEqual(['Own']);
  });

  it('[messages.send] that failed is sent when a page has it, and a retry with another object is the same row', () => {
    const timeline = sending();
    timeline.report(own(), 'inprogress');
    const [record] = timeline.all;
    timeline.report(own(), 'error');
    expect([timeline.all.length, record?.state]).toEqual([1, 'failed']);
    timeline.report(own(), 'inprogress');
    expect([timeline.all, record?.state]).toEqual([[record], 'pending']);
    timeline.page([sentOwn(1)], 'changed', UP_TO_DATE);
    expect([timeline.all, record?.state]).toEqual([[record], 'sent']);
  });

  it('[messages.send] is not an old message with the same text, nor another one with its own muid', () => {
    const timeline = sending(theirs(9, { sentAt: CLOCK - 10 }));
    timeline.report(own({ muid: 'a' }), 'inprogress');
    timeline.page([sentOwn(1, { sentAt: CLOCK - 5000 }), sentOwn(2, { muid: 'b' })], 'older', UP_TO_DATE);
    expect(textsOf(timeline)).toEqual(['Own', 't9', 'Own', 'Own?']);
  });

  it('[messages.send] without an id in the answer counts as sent, and is reported', () => {
    const reports: unknown[] = [];
    const errors = new ErrorCollector((cause) => reports.push(cause));
    const timeline = sending();
    const pending = own();
    timeline.report(pending, 'inprogress');
    errors.run(() => timeline.answer(pending));
    expect([textsOf(timeline), reports.length]).toEqual([['Own'], 1]);
    const [record] = timeline.all;
    timeline.receive(sentOwn(1), CLOCK);
    expect([timeline.all, record?.id]).toEqual([[record], '1']);
  });

  it('[messages.send] that was discarded comes back if it was sent after all', () => {
    const timeline = sending();
    const pending = own();
    timeline.report(pending, 'error');
    timeline.outbox.discard(pending);
    expect(timeline.all).toEqual([]);
    timeline.answer(sentOwn(1), pending);
    expect(textsOf(timeline)).toEqual(['Own']);
  });
});

describe('facts about messages', () => {
  it('[messages.revise] count if they come before their message', () => {
    const timeline = timelineOf();
    timeline.revise(theirs(1, { text: 'Edited', editedAt: 1500 }));
    timeline.revise(theirs(2, { text: '', deletedAt: 1500 }));
    timeline.react({ messageId: '1', emoji: '👍', uid: 'stranger', isAdded: true });
    timeline.receipt('3', RECEIPT.READ);
    timeline.receive(theirs(1), CLOCK);
    timeline.receive(theirs(2), CLOCK);
    timeline.receive(sentOwn(3), CLOCK);
    const [one, two, three] = timeline.all;
    expect(textsOf(timeline)).toEqual(['Edited', '', 'Own']);
    expect([one?.reactions, two?.isDeleted, three?.receipt]).toEqual([
      [{ emoji: '👍', count: 1, mine: false }],
      true,
      RECEIPT.READ,
    ]);
  });

  it('[messages.revise] of reactions count once for each user and emoji', () => {
    const timeline = timelineOf(theirs(1, { reactions: [{ emoji: '👍', count: 2, mine: true }] }));
    const [record] = timeline.all;
    const react = (uid: string, isAdded: boolean) => {
      timeline.react({ messageId: '1', emoji: '👍', uid, isAdded });
      return record?.reactions.map(({ count, mine }) => (mine ? -count : count)).join();
    };
    expect([react(ME, true), react('bob', true), react('bob', true)]).toEqual(['-2', '-3', '-3']);
    expect([react(ME, false), react(ME, false), react('bob', false)]).toEqual(['2', '2', '1']);
    expect([react('ann', false), react('ann', false), react(ME, true)]).toEqual(['', '', '-1']);
    expect(record && messageValue(record, 'getReactions')).toHaveLength(1);
  });

  it('[messages.revise] of receipts cover the own messages before, and are written into them', () => {
    const timeline = timelineOf(sentOwn(1), theirs(2, { sentAt: CLOCK }), sentOwn(3), sentOwn(4));
    timeline.receipt('3', RECEIPT.READ, receipt({ messageId: 3, by: 'ann', readAt: 77 }));
    timeline.receipt('1', RECEIPT.DELIVERED);
    expect(timeline.all.map((each) => [each.receipt, each.message.getReadAt()])).toEqual([
      [RECEIPT.READ, 77],
      [RECEIPT.NONE, undefined],
      [RECEIPT.READ, 77],
      [RECEIPT.SENT, undefined],
    ]);
    const { READ, NONE } = RECEIPT;
    timeline.page([sentOwn(5, { readAt: 99, sentAt: CLOCK + 1 })], 'newer', UP_TO_DATE);
    expect(timeline.all.map((each) => each.receipt)).toEqual([READ, NONE, READ, READ, READ]);
  });

  it('[messages.revise] of a receipt that comes late take nothing back from later pages', () => {
    const timeline = timelineOf(sentOwn(2, { sentAt: 1002 }), sentOwn(5, { sentAt: 1005 }));
    timeline.receipt('5', RECEIPT.READ);
    timeline.receipt('2', RECEIPT.READ);
    timeline.page([sentOwn(3, { sentAt: 1003 })], 'older', UP_TO_DATE);
    expect(timeline.all.map(({ receipt: step }) => step)).toEqual([RECEIPT.READ, RECEIPT.READ, RECEIPT.READ]);
  });

  it('[messages.owner] are decided again when the user is known', () => {
    let uid: string | null = null;
    const timeline = new Timeline(() => uid);
    timeline.page([sentOwn(1)], 'all', UP_TO_DATE, { isAtNewest: true });
    expect(timeline.all[0]?.isOwn).toBe(false);
    uid = ME;
    timeline.identify();
    expect([timeline.all[0]?.isOwn, timeline.all[0]?.receipt]).toEqual([true, RECEIPT.SENT]);
  });
});

describe('events', () => {
  /** A timeline of a chat with Ann, with a group, or of a thread. */
  function eventsOf(chat: { group?: string; parentId?: string } = {}) {
    const timeline = timelineOf();
    const events = new TimelineEvents(timeline, {
      peer: () => ({ isGroup: chat.group !== undefined, id: chat.group ?? 'ann' }),
      parentId: () => chat.parentId ?? '',
      uid: () => ME,
      now: () => CLOCK,
    });
    timeline.outbox.subscribe({
      changed: (entry) => void events.sending(entry),
      sent: (message, entry) => events.sent(message, entry),
    });
    return { timeline, events };
  }

  it('[messages.arrive] of others are news once; own ones, actions and those of other chats are none', () => {
    const { timeline, events } = eventsOf();
    const news = [
      theirs(1),
      theirs(1),
      sentOwn(2),
      action({ id: 3, sentAt: CLOCK }),
      theirs(4, { from: 'bob' }),
      theirs(5, { to: group('team') }),
    ].map((each) => events.message(each));
    expect(news).toEqual(['shown', undefined, undefined, undefined, undefined, undefined]);
    expect(timeline.all.map(({ id }) => id)).toEqual(['1', '2', '3']);
    expect(() => events.message(theirs(6, { from: '' }))).toThrow(
      expect.objectContaining({ code: 'ERR_BAD_OBJECT' }),
    );
  });

  it('[messages.threads] keep replies of other threads out', () => {
    const { timeline, events } = eventsOf({ parentId: '1' });
    const reply = (id: number, parentId: number | string) => events.message(theirs(id, { parentId }));
    expect([reply(2, 1), reply(3, '1'), reply(4, 2), events.message(theirs(5))]).toEqual([
      'shown',
      'shown',
      undefined,
      undefined,
    ]);
    expect(textsOf(timeline)).toEqual(['t2', 't3']);
  });

  it('[messages.threads] count an own reply once, in doubt if its first message was fetched while it was sent', () => {
    const { timeline } = eventsOf();
    const send = (status: 'inprogress' | 'success', unsent: Kit.Message, sent = unsent) =>
      timeline.outbox.report({ message: sent, status, unsent });
    const [first, second] = [own({ parentId: 1 }), own({ parentId: 1 })];
    timeline.page([theirs(1)], 'all', UP_TO_DATE, { isAtNewest: true });
    send('inprogress', first);
    send('success', first, sentOwn(2, { parentId: 1 }));
    expect([timeline.find('1')?.replyCount, [...timeline.toRefetch]]).toEqual([1, []]);
    send('inprogress', second);
    timeline.page([theirs(1, { replyCount: 2 })], 'changed', timeline.begin());
    // A further attempt: the first one may have been carried out.
    send('inprogress', second);
    send('success', second, sentOwn(3, { parentId: 1 }));
    expect([...timeline.toRefetch]).toEqual(['1']);
    timeline.page([theirs(1, { replyCount: 2 })], 'changed', timeline.begin());
    expect(timeline.find('1')?.replyCount).toBe(2);
  });

  it('[messages.revise] of receipts come from the other user, or from all members of a group', () => {
    const one = eventsOf();
    const all = eventsOf({ group: 'team' });
    one.timeline.receive(sentOwn(1), CLOCK);
    all.timeline.receive(sentOwn(1, { to: group('team') }), CLOCK);
    const receiptsOf = () => [one, all].map(({ timeline }) => timeline.all[0]?.receipt);
    for (const { events } of [one, all]) {
      events.receipt(receipt({ messageId: 1, by: 'bob', readAt: 1 }), RECEIPT.READ, false);
      events.receipt(
        receipt({ messageId: 1, by: 'bob', readAt: 1, receiverType: 'group' }),
        RECEIPT.READ,
        false,
      );
    }
    expect(receiptsOf()).toEqual([RECEIPT.SENT, RECEIPT.SENT]);
    for (const { events } of [one, all]) {
      events.receipt(receipt({ messageId: 1, by: 'ann', readAt: 1 }), RECEIPT.READ, false);
      events.receipt(
        receipt({ messageId: 1, by: 'ann', readAt: 1, receiverType: 'group' }),
        RECEIPT.READ,
        true,
      );
    }
    expect(receiptsOf()).toEqual([RECEIPT.READ, RECEIPT.READ]);
  });
});
