import { afterEach, beforeEach, describe, it, vi } from 'vitest';
import { withViewport } from '../support/layout.ts';
import { ASYNC_FAULTS } from './faults.ts';
import { chosen, isWhole, Recovery, syncFaultsOf } from './recovery.ts';
import { runSession } from './session.tsx';

/** The functions of the contract that answer with a promise. */
const ASYNC = [
  'getLoggedinUser',
  'getConversation',
  'deleteConversation',
  'markAsDelivered',
  'ConversationsRequest.fetchNext',
  'UsersRequest.fetchNext',
];
const KINDS = ['Message', 'User', 'Group', 'Connection', 'Login'];
/** Those that answer at once. */
const SYNC = [
  ...KINDS.flatMap((kind) => [`new ${kind}Listener`, `add${kind}Listener`, `remove${kind}Listener`]),
  ...['Conversations', 'Users'].flatMap((kind) => [
    `new ${kind}RequestBuilder`,
    ...['build', 'setLimit', 'getLimit', 'setSearchKeyword', 'getSearchKeyword', 'getTags'].map(
      (method) => `${kind}RequestBuilder.${method}`,
    ),
  ]),
];

beforeEach(() => {
  vi.useFakeTimers();
  withViewport(5000);
});
afterEach(() => void vi.useRealTimers());

const recovery = new Recovery(runSession);

it('[error.any-call] without a fault the lists hold what the SDK has', () =>
  recovery.expectCalm([...ASYNC, ...SYNC]));

describe.each(isWhole ? ASYNC : ASYNC.slice(0, 5))('[error.any-call] when %s', (name) => {
  it.each(chosen(ASYNC_FAULTS))('%s, the lists hold what the SDK has after a Retry', (fault, run) =>
    recovery.expectRecovery(name, fault, run, true),
  );
});

// What answers at once is called for each request: the first and the last call stand for all.
describe.each(isWhole ? SYNC : [])('[error.any-call] when %s', (name) => {
  it.each(chosen(syncFaultsOf(name)))('%s, the lists hold what the SDK has after a Retry', (fault, run) =>
    recovery.expectRecovery(name, fault, run, false),
  );
});
