import { afterEach, beforeAll, beforeEach, describe, it, vi } from 'vitest';
import { messageDialogs } from '../../src/messages/message-overlays.tsx';
import { withViewport } from '../support/layout.ts';
import { runChatSession } from './chat-session.tsx';
import { ASYNC_FAULTS } from './faults.ts';
import { chosen, isWhole, Recovery, syncFaultsOf } from './recovery.ts';

/** The functions of the contract that a chat calls beyond the lists, and that answer with a promise. */
const ASYNC = [
  'sendMessage',
  'MessagesRequest.fetchPrevious',
  'sendMediaMessage',
  'editMessage',
  'deleteMessage',
  'addReaction',
  'removeReaction',
  'markAsRead',
  'markMessageAsUnread',
  'getMessageDetails',
  'getMessageReceipts',
  'cancelMessage',
  'MessagesRequest.fetchNext',
  'GroupMembersRequest.fetchNext',
  'getLoggedinUser',
  'getConversation',
];
/** Those that answer at once. */
const SYNC = [
  'startTyping',
  'endTyping',
  'new TextMessage',
  'new MediaMessage',
  'new TypingIndicator',
  'addMessageListener',
  'removeMessageListener',
  'new GroupMembersRequestBuilder',
  'GroupMembersRequestBuilder.build',
  'new MessagesRequestBuilder',
  ...[
    'build',
    'setUID',
    'setGUID',
    'setLimit',
    'setMessageId',
    'setParentMessageId',
    'hideReplies',
    'setUpdatedAfter',
    'updatesOnly',
  ].map((method) => `MessagesRequestBuilder.${method}`),
];

// Fake clocks let nothing load.
beforeAll(() => messageDialogs.load());
beforeEach(() => {
  vi.useFakeTimers();
  withViewport(5000);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const recovery = new Recovery(runChatSession);

it('[error.any-call] without a fault a chat holds what the SDK has', () =>
  recovery.expectCalm([...ASYNC, ...SYNC]));

describe.each(isWhole ? ASYNC : ASYNC.slice(0, 1))('[error.any-call] when %s', (name) => {
  it.each(chosen(ASYNC_FAULTS))('%s, the chat holds what the SDK has after a Retry', (fault, run) =>
    recovery.expectRecovery(name, fault, run, true),
  );
});

// What answers at once is called for each request: the first and the last call stand for all.
describe.each(isWhole ? SYNC : [])('[error.any-call] when %s', (name) => {
  it.each(chosen(syncFaultsOf(name)))('%s, the chat holds what the SDK has after a Retry', (fault, run) =>
    recovery.expectRecovery(name, fault, run, false),
  );
});
