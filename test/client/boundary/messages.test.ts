import { describe, expect, it } from 'vitest';
import { lastSentOf } from '../../../src/client/boundary/conversations.ts';
import {
  compareMessages,
  countsAsUnread,
  isDeleted,
  isNewer,
  isOwn,
  isSameMessage,
  isThreadReply,
  messageId,
  revisedAt,
} from '../../../src/client/boundary/messages.ts';
import { peerOfConversation, peerOfMessage } from '../../../src/client/boundary/peers.ts';
import type { Kit } from '../../../src/sdk/index.ts';
import { action, conversation, group, ME, message, user } from '../../support/fakes.ts';

describe('the id of a message', () => {
  it('is text, whichever the SDK uses', () => {
    expect(messageId(message({ id: 7 }))).toBe('7');
    expect(isSameMessage(message({ id: 7 }), message({ id: '7' }))).toBe(true);
  });

  it('is empty before the SDK gave one, and then no message is the same', () => {
    const pending = { getId: () => undefined } as unknown as Kit.Message;
    expect(messageId(pending)).toBe('');
    expect(isSameMessage(pending, pending)).toBe(false);
  });
});

describe('the last sent message', () => {
  const last = (id: unknown, from: string) =>
    lastSentOf(conversation('ann', { lastMessage: message({ id: id as number, from }) }), ME);

  it.each([1, -1, 1.5, 2 ** 60, 7n, '7', 'a'])('is an own one with the id %s', (id) => {
    expect(last(id, ME)?.getId()).toBe(id);
  });

  it.each([0, -0, '0', 0n, '', Number.NaN, Number.POSITIVE_INFINITY])(
    'is no own one without an id, which is %s, but one of someone else',
    (id) => {
      expect(last(id, ME)).toBeNull();
      expect(last(id, 'ann')?.getId()).toBe(id);
    },
  );
});

describe('the order of messages', () => {
  it('is by the time they were sent', () => {
    expect(isNewer(message({ id: 1, sentAt: 9 }), message({ id: 2, sentAt: 8 }))).toBe(true);
  });

  it('is by id within a second: numbers by value, words by letters', () => {
    expect(isNewer(message({ id: 10 }), message({ id: 9 }))).toBe(true);
    expect(isNewer(message({ id: 'b' }), message({ id: 'a' }))).toBe(true);
    expect(isNewer(message({ id: 'b' }), message({ id: 'aa' }))).toBe(true);
    expect(compareMessages(message({ id: 7 }), message({ id: '7' }))).toBe(0);
  });

  it('puts anything after nothing', () => {
    expect(isNewer(message(), null)).toBe(true);
  });
});

describe('what counts as unread', () => {
  it('is what others say', () => {
    expect(countsAsUnread(message({ from: 'ann' }), ME)).toBe(true);
  });

  it('is nothing of this user, of threads, or that only happened', () => {
    expect(countsAsUnread(message({ from: ME }), ME)).toBe(false);
    expect(countsAsUnread(message({ parentId: 5 }), ME)).toBe(false);
    expect(countsAsUnread(action({}), ME)).toBe(false);
  });

  it.each([
    [undefined, false],
    [0, false],
    ['0', false],
    ['', false],
    [5, true],
    ['5', true],
    ['m5', true],
    // Numbers are 0 here, ids are not.
    ['0e7', true],
    ['0x0', true],
    ['00', true],
  ])('takes a parent id of %o for a thread: %o', (parentId, expected) => {
    expect(isThreadReply(message({ parentId }))).toBe(expected);
  });
});

it('no message is own while nobody is signed in', () => {
  expect(isOwn(message({ from: ME }), null)).toBe(false);
});

it('messages of one second with random ids are ordered by fractions of it', () => {
  const at = (sentAt: number, id: string) => message({ id, sentAt });
  expect(isNewer(at(5.2, 'a'), at(5.1, 'b'))).toBe(true);
});

it('a message was revised when it was last edited or deleted', () => {
  expect(
    [message(), message({ editedAt: 3 }), message({ editedAt: 3, deletedAt: 4 })].map(revisedAt),
  ).toEqual([0, 3, 4]);
});

it('a message is deleted if it has the time of that', () => {
  const at = (value: unknown) => isDeleted({ getDeletedAt: () => value } as unknown as Kit.Message);
  expect([5, '5', 0, '0', null, undefined].map(at)).toEqual([true, true, false, false, false, false]);
});

describe('the peer of a conversation', () => {
  it('is the sender of what comes in and the receiver of what goes out', () => {
    expect(peerOfMessage(message({ from: 'ann' }), ME)).toEqual({ isGroup: false, id: 'ann' });
    expect(peerOfMessage(message({ from: ME, to: 'ann' }), ME)).toEqual({ isGroup: false, id: 'ann' });
  });

  it('is the group, whoever speaks in it', () => {
    expect(peerOfMessage(message({ from: 'ann', to: group('g') }), ME)).toEqual({ isGroup: true, id: 'g' });
    expect(peerOfConversation(conversation(group('g')))).toEqual({ isGroup: true, id: 'g' });
    expect(peerOfConversation(conversation(user('ann')))).toEqual({ isGroup: false, id: 'ann' });
  });
});
