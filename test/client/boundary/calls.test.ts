import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCalls, FETCH_TIMEOUT_MS, notify } from '../../../src/client/boundary/calls.ts';
import { toException } from '../../../src/client/boundary/exception.ts';
import { type ListenerKind, RegisteredListeners } from '../../../src/client/boundary/listeners.ts';
import { sdkFault } from '../../../src/client/boundary/sdk-fault.ts';
import type { KitChatSDK, KitSDK } from '../../../src/sdk/index.ts';

type CallName = {
  [name in keyof KitChatSDK]-?: NonNullable<KitChatSDK[name]> extends abstract new (
    ...args: never
  ) => unknown
    ? never
    : NonNullable<KitChatSDK[name]> extends (...args: never) => unknown
      ? name
      : never;
}[keyof KitChatSDK];

/**
 * How the kit calls each method: for an answer, without waiting for one, to add or remove a listener, or for a value at
 * once.
 */
const CALLS = {
  getLoggedinUser: 'answer',
  getConversation: 'answer',
  deleteConversation: 'answer',
  sendMessage: 'answer',
  sendMediaMessage: 'answer',
  sendCustomMessage: 'answer',
  getMessageDetails: 'answer',
  getMessageReceipts: 'answer',
  editMessage: 'answer',
  editCaption: 'answer',
  deleteMessage: 'answer',
  addReaction: 'answer',
  removeReaction: 'answer',
  markMessageAsUnread: 'answer',
  pinConversation: 'answer',
  unpinConversation: 'answer',
  muteConversation: 'answer',
  unmuteConversation: 'answer',
  archiveConversation: 'answer',
  unarchiveConversation: 'answer',
  leaveGroup: 'answer',
  addMembersToGroup: 'answer',
  kickGroupMember: 'answer',
  banGroupMember: 'answer',
  unbanGroupMember: 'answer',
  updateGroupMemberScope: 'answer',
  markAsRead: 'answer',
  blockUsers: 'answer',
  unblockUsers: 'notice',
  markAsDelivered: 'notice',
  cancelMessage: 'notice',
  startTyping: 'notice',
  endTyping: 'notice',
  addMessageListener: 'listener',
  addUserListener: 'listener',
  addGroupListener: 'listener',
  addConnectionListener: 'listener',
  addLoginListener: 'listener',
  removeMessageListener: 'listener',
  removeUserListener: 'listener',
  removeGroupListener: 'listener',
  removeConnectionListener: 'listener',
  removeLoginListener: 'listener',
  revive: 'value',
} satisfies Record<CallName, 'answer' | 'notice' | 'listener' | 'value'>;

const named = (way: (typeof CALLS)[CallName]) =>
  (Object.keys(CALLS) as CallName[]).filter((name) => CALLS[name] === way);

/** What an SDK rejects with that is no error of JavaScript. */
const foreign = { code: 17, details: 'quota' };

type Settle = (value: unknown) => void;

/** A promise of another library. */
const thenable = (settle: (take: Settle, reject: Settle) => void): unknown =>
  Object.fromEntries([['then', settle]]);

/** A promise that `resolve` settles with 'late'. */
function deferred() {
  let resolve = () => {};
  const promise = new Promise<string>((take) => {
    resolve = () => take('late');
  });
  return { promise, resolve };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe.each(named('answer'))('an answer to %s', (name) => {
  /** Calls the method of an SDK; returns what its handlers received. */
  const ask = (method?: () => unknown, isSilenceApart = false) => {
    const told: unknown[] = [];
    const sdk = { [name]: method } as never as Record<string, () => Promise<unknown>>;
    const fetch = createCalls().start(async () => sdk[name]?.(), {
      timeoutMs: FETCH_TIMEOUT_MS,
      onAnswer: (answer) => told.push(['answer', answer]),
      onFailure: (cause) => told.push(['failure', toException(cause).code]),
      onEnd: () => told.push('end'),
      ...(isSilenceApart && { onTimeout: (cause) => told.push(['silence', cause.code]) }),
    });
    return { told, fetch };
  };

  it.each([
    ['a promise', async () => 'yes', ['answer', 'yes']],
    ['a value in place of a promise', () => 'yes', ['answer', 'yes']],
    ['a promise of another library', () => thenable((take) => take('yes')), ['answer', 'yes']],
    ['none, for want of the method', undefined, ['answer', undefined]],
    ['a rejection', () => Promise.reject(new Error('no')), ['failure', 'ERR_UNKNOWN']],
    ['a rejection with nothing', () => Promise.reject(), ['failure', 'ERR_UNKNOWN']],
    [
      'a throw',
      () => {
        throw new Error('no');
      },
      ['failure', 'ERR_UNKNOWN'],
    ],
    [
      'a promise of another library that rejects',
      () => thenable((_, reject) => reject(foreign)),
      ['failure', 17],
    ],
  ])('may be %s', async (_, method, expected) => {
    const { told } = ask(method);
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual([expected, 'end']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that never comes fails after 30 s, and is dropped if it comes later', async () => {
    const late = deferred();
    const { told, fetch } = ask(() => late.promise);
    await vi.advanceTimersByTimeAsync(FETCH_TIMEOUT_MS - 1);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toEqual([['failure', 'ERR_NO_ANSWER'], 'end']);
    late.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect([told.length, fetch.isOpen]).toEqual([2, false]);
  });

  it('that comes late counts where its silence has a handler of its own', async () => {
    const late = deferred();
    const { told } = ask(() => late.promise, true);
    await vi.advanceTimersByTimeAsync(FETCH_TIMEOUT_MS);
    late.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual([['silence', 'ERR_NO_ANSWER'], ['answer', 'late'], 'end']);
  });

  it('is dropped once the call was ended', async () => {
    const { told, fetch } = ask(async () => 'yes');
    fetch.end();
    await vi.advanceTimersByTimeAsync(FETCH_TIMEOUT_MS);
    expect(told).toEqual(['end']);
  });
});

it('no call starts after the register was closed', () => {
  const calls = createCalls();
  calls.close();
  const question = vi.fn(async () => 'yes');
  expect(calls.start(question, { onAnswer() {}, onFailure() {} }).isOpen).toBe(false);
  expect(question).not.toHaveBeenCalled();
});

it.each(named('notice'))('%s may be missing, and throw, or reject, which is reported', async (name) => {
  const report = vi.fn();
  const methods = [
    undefined,
    () => 'yes',
    async () => 'yes',
    () => {
      throw 'thrown';
    },
    () => Promise.reject('rejected'),
    () => thenable((_, reject) => reject('refused')),
  ];
  for (const method of methods) {
    const sdk = { [name]: method } as never as Record<string, () => unknown>;
    await notify(report, () => sdk[name]?.());
  }
  expect(report.mock.calls).toEqual([['thrown'], ['rejected'], ['refused']]);
});

describe.each(['Message', 'User', 'Group', 'Connection', 'Login'] as const)(
  'a listener of %s events',
  (kind) => {
    type Callbacks = Record<string, (...args: unknown[]) => void>;
    /** An SDK that does what a test says, and the listeners that it was given. */
    const sdkWith = (methods: { add?: () => unknown; remove?: () => unknown; create?: () => void } = {}) => {
      const given: Callbacks[] = [];
      const delivered: unknown[] = [];
      const sdk = {
        [`${kind}Listener`]: class {
          constructor(callbacks: Callbacks) {
            methods.create?.();
            Object.assign(this, callbacks);
          }
        },
        [`add${kind}Listener`](_id: string, listener: Callbacks) {
          given.push(listener);
          return methods.add?.();
        },
        [`remove${kind}Listener`]: () => methods.remove?.(),
      } as unknown as KitSDK;
      const listeners = new RegisteredListeners(sdk, (of, name, args) => delivered.push([of, name, ...args]));
      const outcome = { onAdded: vi.fn(), onRefused: vi.fn() };
      return { listeners, outcome, given, delivered };
    };
    const emit = (callbacks: Callbacks | undefined) => {
      for (const callback of Object.values(callbacks ?? {})) callback(1, 2);
    };

    it('delivers each of its events, with all arguments', () => {
      const { listeners, outcome, given, delivered } = sdkWith();
      listeners.add(kind, outcome);
      emit(given[0]);
      expect(outcome.onAdded).toHaveBeenCalledOnce();
      expect(delivered).toEqual(Object.keys(given[0] ?? {}).map((name) => [kind, name, 1, 2]));
      expect(delivered.length).toBeGreaterThan(1);
    });

    it.each([
      ['its class', { create: refuse }],
      ['a throw', { add: refuse }],
      ['a rejected promise', { add: async () => refuse() }],
    ])('may be refused by %s', async (_, methods) => {
      const { listeners, outcome } = sdkWith(methods);
      listeners.add(kind, outcome);
      await vi.advanceTimersByTimeAsync(0);
      expect(outcome.onRefused).toHaveBeenCalledExactlyOnceWith(foreign);
      expect(outcome.onAdded).not.toHaveBeenCalled();
    });

    it('may be accepted by a promise, and is not where it was removed before', async () => {
      const { listeners, outcome } = sdkWith({ add: async () => {} });
      listeners.add(kind, outcome);
      listeners.remove(kind, () => {});
      await vi.advanceTimersByTimeAsync(0);
      expect(outcome.onAdded).not.toHaveBeenCalled();
      listeners.add(kind, outcome);
      await vi.advanceTimersByTimeAsync(0);
      expect(outcome.onAdded).toHaveBeenCalledOnce();
    });

    it('is silent once it was removed or replaced, even if the SDK keeps it', () => {
      const { listeners, outcome, given, delivered } = sdkWith();
      listeners.add(kind, outcome);
      listeners.add(kind, outcome);
      emit(given[0]);
      expect(delivered).toEqual([]);
      listeners.remove(kind, () => {});
      emit(given[1]);
      expect(delivered).toEqual([]);
    });

    it.each([
      ['throws', refuse],
      ['rejects', async () => refuse()],
    ])('whose removal %s reports that, and is silent', async (_, remove) => {
      const { listeners, outcome, given, delivered } = sdkWith({ remove });
      const report = vi.fn();
      listeners.add(kind, outcome);
      listeners.remove(kind, report);
      await vi.advanceTimersByTimeAsync(0);
      emit(given[0]);
      expect([report.mock.calls, delivered]).toEqual([[[foreign]], []]);
    });
  },
);

function refuse(): never {
  throw foreign;
}

describe('an SDK', () => {
  const kinds: readonly ListenerKind[] = ['Message', 'User', 'Group', 'Connection', 'Login'];
  const names = kinds.flatMap((kind) => [`add${kind}Listener`, `remove${kind}Listener`, `${kind}Listener`]);
  const whole = Object.fromEntries([...names, 'getLoggedinUser'].map((name) => [name, () => {}]));

  it('with all listeners and a signed-in user is complete', () => {
    expect(sdkFault(whole as never)).toBeUndefined();
  });

  it.each(Object.keys(whole))('without %s is named as incomplete', (name) => {
    const fault = sdkFault({ ...whole, [name]: undefined } as never);
    expect([fault?.code, fault?.message]).toEqual(['ERR_BAD_SDK', expect.stringContaining(name)]);
  });

  it('that is a promise lacks everything', () => {
    expect(sdkFault(Promise.resolve(whole) as never)?.message).toContain('and 13 more');
  });
});
