import { type Kit, KitMessageEvents } from 'solid-chat-kit';
import type { MessageListOptions } from 'solid-chat-kit/headless';
import { TextMessage, User } from 'solid-chat-kit/local';
import { createEffect, createRoot, createSignal } from 'solid-js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FakeChat, type FakeChatGaps, fromAnnAs, textsFromAnn, withMembers } from './fake-chat.ts';
import { closeAll, idle, numbers, open, recordOf, textsOf } from './harness.ts';

afterEach(() => {
  closeAll();
  vi.useRealTimers();
});

/** A list of the chat with Ann whose first page has the messages up to a number. */
async function opened(to = 40, gaps: FakeChatGaps = {}, options: Partial<MessageListOptions> = {}) {
  const sdk = new FakeChat(gaps);
  const onError = vi.fn();
  const list = await open(sdk, { onError, ...options });
  await sdk.page.answer(textsFromAnn(Math.max(1, to - 29), to));
  await idle();
  return { sdk, list, onError };
}

/** The event of a user's reaction to "40". */
function reactionOf(uid: string) {
  const reaction = { getMessageId: () => 40, getReaction: () => '👍', getUid: () => uid };
  return { getReaction: () => reaction, getReceiverId: () => 'me', getReceiverType: () => 'user' };
}

/** A copy of "40" with so many reactions, among them one's own or not. */
function withReactions(count: number, isMine = false) {
  const tally = { getReaction: () => '👍', getCount: () => count, getReactedByMe: () => isMine };
  return Object.assign(fromAnnAs(40), { getReactions: () => (count > 0 ? [tally] : []) });
}

/** Signs the user out, and others in, one after the other. */
async function signIn(sdk: FakeChat, ...uids: string[]): Promise<void> {
  for (const uid of uids) {
    sdk.emit('login', 'logoutSuccess');
    sdk.emit('login', 'loginSuccess', new User(uid, uid));
    await idle();
  }
}

describe('an SDK that misbehaves', () => {
  it.each([
    ['rejects', (sdk: FakeChat) => sdk.page.fail(), 'Offline'],
    ['answers no page', (sdk: FakeChat) => sdk.page.answer({}), 'fetchPrevious() gave no page'],
    ['rejects with nothing', (sdk: FakeChat) => sdk.page.fail(null), 'Unknown error.'],
  ])(
    '[messages.failures] that %s shows the error once, and loads by retry',
    async (_what, misbehave, text) => {
      const sdk = new FakeChat();
      const onError = vi.fn();
      const list = await open(sdk, { onError });
      await misbehave(sdk);
      expect([list.state.phase, onError.mock.calls.length]).toEqual(['error', 1]);
      expect(list.state.error?.message).toContain(text);
      list.retry();
      await idle();
      await sdk.page.answer([fromAnnAs(1)]);
      expect([list.state.phase, textsOf(list)]).toEqual(['ready', ['1']]);
    },
  );

  it('[messages.failures] that throws while building a request shows the error, and loads by retry', async () => {
    const sdk = new FakeChat();
    const { MessagesRequestBuilder } = sdk;
    const broken = class {
      constructor() {
        throw new Error('Broken');
      }
    };
    const onError = vi.fn();
    const list = await open(withMembers(sdk, { MessagesRequestBuilder: broken }), { onError });
    expect([list.state.error?.message, onError.mock.calls.length]).toEqual(['Broken', 1]);
    withMembers(sdk, { MessagesRequestBuilder });
    list.retry();
    await idle();
    await sdk.page.answer([]);
    expect([list.state.phase, list.state.older, list.isAtNewest()]).toEqual(['ready', 'end', true]);
  });

  it('[messages.failures] that never answers fails after 30 s; a late answer changes nothing', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const sdk = new FakeChat();
    const onError = vi.fn();
    const list = await open(sdk, { onError });
    const { page } = sdk;
    vi.advanceTimersByTime(30_000);
    expect([list.state.phase, onError.mock.calls.length]).toEqual(['error', 1]);
    await page.answer([fromAnnAs(1)]);
    expect([list.state.phase, textsOf(list)]).toEqual(['error', []]);
  });

  it('[messages.failures] that answers many pages slowly has 30 s for each', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { sdk, list, onError } = await opened(90, { newer: true });
    const found = list.goTo(5);
    for (let to = 90; to > 0; to -= 30) {
      await idle();
      vi.advanceTimersByTime(29_000);
      await sdk.page.answer(textsFromAnn(to - 29, to));
    }
    expect([await found, onError.mock.calls.length, textsOf(list)]).toEqual([true, 0, numbers(1, 90)]);
  });

  it('[messages.failures] tries a failed page again after a pause, with another request', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { sdk, list, onError } = await opened();
    list.loadOlder();
    await idle();
    await sdk.page.fail();
    expect([list.state.older, onError.mock.calls.length]).toEqual(['error', 1]);
    list.loadOlder();
    list.loadOlder();
    await idle();
    expect(sdk.pages).toHaveLength(2);
    vi.advanceTimersByTime(1000);
    await idle();
    expect([sdk.pages.length, sdk.page.from, list.state.older]).toEqual([3, 11, 'loading']);
    await sdk.page.answer(textsFromAnn(1, 10));
    expect(textsOf(list)).toEqual(numbers(1, 40));
  });

  it('[messages.failures] keeps the rows when a jump fails, and when it finds nothing', async () => {
    const { sdk, list, onError } = await opened();
    const failing = list.goTo(5);
    await idle();
    await sdk.page.fail();
    expect([await failing, list.state.newer, onError.mock.calls.length]).toEqual([false, 'end', 1]);
    const missing = list.goTo('5');
    await idle();
    await sdk.page.answer(textsFromAnn(1, 4));
    await idle();
    await sdk.page.answer([fromAnnAs(7)]);
    expect([await missing, textsOf(list)]).toEqual([false, numbers(11, 40)]);
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it('[messages.failures] opens at the newest page if the wanted message cannot be loaded', async () => {
    const sdk = new FakeChat();
    const onError = vi.fn();
    const list = await open(sdk, { onError, goToMessageId: () => 5 });
    await sdk.page.fail();
    await idle();
    await sdk.page.answer([fromAnnAs(9)]);
    expect([list.scrollTarget(), textsOf(list), onError.mock.calls.length]).toEqual([
      { at: 'end' },
      ['9'],
      1,
    ]);
  });

  it('[messages.failures] that cannot mark as read is asked again when another message is seen', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { sdk, list, onError } = await opened();
    const markAsRead = vi
      .fn<(message: Kit.Message) => Promise<void>>()
      .mockRejectedValueOnce(new Error('Offline'));
    withMembers(sdk, { markAsRead });
    list.seen(recordOf(list, '40'));
    await idle();
    expect(onError).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(500);
    await idle();
    expect(markAsRead.mock.calls.map(([message]) => message.getId())).toEqual([40, 40]);
  });

  it('[messages.failures] that reports anything but messages stops no list', async () => {
    const { sdk, list, onError } = await opened(3);
    for (const name of [
      'onTextMessageReceived',
      'onMessageEdited',
      'onMessageDeleted',
      'onMessagesRead',
      'onMessageReactionAdded',
    ]) {
      for (const garbage of [undefined, null, {}, 7, []]) sdk.emit('message', name, garbage);
    }
    sdk.arrive(fromAnnAs(4));
    await idle();
    expect(textsOf(list)).toEqual(numbers(1, 4));
    expect(onError.mock.calls.every(([error]) => error.code === 'ERR_BAD_OBJECT')).toBe(true);
  });
});

describe('an SDK without newer pages', () => {
  it('[messages.goto] is walked back to the message, so that no hole remains', async () => {
    const { sdk, list } = await opened(90, { newer: true });
    const found = list.goTo(40);
    await idle();
    await sdk.page.answer(textsFromAnn(61, 90));
    await idle();
    await sdk.page.answer(textsFromAnn(31, 60));
    expect([await found, textsOf(list), list.state.newer]).toEqual([true, numbers(31, 90), 'end']);
    expect(sdk.pages.map(({ method }) => method)).not.toContain('fetchNext');
  });

  it('[messages.reconnect] is asked for all loaded messages if it cannot tell what changed', async () => {
    const { sdk, list } = await opened(40, { newer: true, updates: true });
    sdk.emit('connection', 'onDisconnected');
    sdk.emit('connection', 'onConnected');
    await idle();
    await sdk.page.answer(textsFromAnn(31, 60));
    await idle();
    await sdk.page.answer(textsFromAnn(1, 30).filter((each) => each.getId() !== 20));
    await idle();
    expect(textsOf(list)).toEqual([...numbers(1, 60)].filter((text) => text !== '20'));
  });
});

describe('a connection that was lost for too long', () => {
  /** Loses the connection, and answers all further pages with others: 1,200 messages from "1041" on, and no edits. */
  async function lose(sdk: FakeChat) {
    sdk.emit('connection', 'onDisconnected');
    sdk.emit('connection', 'onConnected');
    await idle();
    sdk.arrive(fromAnnAs(2400));
    for (let newest = 2300; newest > 1100; newest -= 30) {
      await sdk.page.answer(textsFromAnn(newest - 29, newest));
      await idle();
    }
    await sdk.page.answer(textsFromAnn(2271, 2300));
    await idle();
  }

  it.each([{ updates: false }, { updates: true }])(
    '[messages.reconnect] leaves a reader where they are, and goes on from there (%o)',
    async (gaps) => {
      const { sdk, list } = await opened(40, gaps);
      list.setAtEnd(false);
      const place = list.scrollTarget();
      await lose(sdk);
      expect([textsOf(list), list.isAtNewest(), list.unseen()]).toEqual([numbers(11, 40), false, 1201]);
      expect([list.scrollTarget(), list.state.newer]).toEqual([place, 'idle']);
      // What stays may have changed.
      await sdk.page.answer([fromAnnAs(11)]);
      await idle();
      await sdk.page.answer([]);
      await idle();
      list.loadNewer();
      await idle();
      expect([sdk.page.method, sdk.page.from]).toEqual(['fetchNext', 40]);
      await sdk.page.answer(textsFromAnn(41, 70));
      await idle();
      expect(textsOf(list)).toEqual(numbers(11, 70));
    },
  );

  it('[messages.reconnect] shows the newest page to a reader at the end', async () => {
    const { sdk, list } = await opened();
    list.setAtEnd(true);
    await lose(sdk);
    expect([textsOf(list), list.isAtNewest()]).toEqual([[...numbers(2271, 2300), '2400'], true]);
  });

  it('[messages.reconnect] goes on with the newest messages where the SDK has no pages to newer ones', async () => {
    const { sdk, list, onError } = await opened(40, { newer: true });
    list.setAtEnd(false);
    await lose(sdk);
    const { length } = sdk.pages;
    list.loadNewer();
    await idle();
    expect([sdk.pages.length, list.state.newer, onError.mock.calls]).toEqual([length, 'idle', []]);
    list.goToNewest();
    await idle();
    await sdk.page.answer(textsFromAnn(2271, 2300));
    await idle();
    expect([textsOf(list), list.isAtNewest()]).toEqual([numbers(2271, 2300), true]);
  });
});

describe('an SDK that cannot tell what changed', () => {
  it('[messages.reconnect] is asked for what precedes the first message of a chat', async () => {
    const sdk = new FakeChat({ updates: true });
    const list = await open(sdk);
    await sdk.page.answer([]);
    await idle();
    sdk.arrive(fromAnnAs(3));
    sdk.emit('connection', 'onDisconnected');
    sdk.emit('connection', 'onConnected');
    await idle();
    for (const page of [textsFromAnn(3, 4), textsFromAnn(1, 2), []]) {
      await sdk.page.answer(page);
      await idle();
    }
    expect(textsOf(list)).toEqual(numbers(1, 4));
  });

  it('[messages.reconnect] keeps older messages that were loaded while it was asked', async () => {
    const { sdk, list } = await opened(40, { updates: true });
    sdk.emit('connection', 'onDisconnected');
    sdk.emit('connection', 'onConnected');
    await idle();
    await sdk.page.answer(textsFromAnn(31, 60));
    await idle();
    const missed = sdk.page;
    for (const page of [textsFromAnn(1, 10), []]) {
      list.loadOlder();
      await idle();
      await sdk.page.answer(page);
      await idle();
    }
    expect(list.state.older).toBe('end');
    await missed.answer(textsFromAnn(8, 30));
    await idle();
    expect(textsOf(list)).toEqual(numbers(1, 60));
  });

  /** Copies of messages with ids from one number up to another, edited while the connection was lost. */
  const editedFrom = (from: number, to: number) =>
    textsFromAnn(from, to).map((each) => {
      each.setText(`${each.getId()}*`);
      each.setEditedAt(1_700_010_000);
      return each;
    });
  const starred = (from: number, to: number) => numbers(from, to).map((text) => `${text}*`);
  it('[messages.reconnect] brings the second of two edits within a second, but no copy from before an edit', async () => {
    const { sdk, list } = await opened();
    const edit = (text: string) => Object.assign(fromAnnAs(40, text), { getEditedAt: () => 1_700_000_100 });
    sdk.emit('message', 'onMessageEdited', edit('First'));
    await reconnect(sdk);
    await sdk.page.answer([edit('Second')]);
    await sdk.page.answer([]);
    await idle();
    expect(textsOf(list).at(-1)).toBe('Second');
    await reconnect(sdk);
    sdk.emit('message', 'onMessageEdited', edit('Third'));
    await sdk.page.answer([edit('Second')]);
    await sdk.page.answer([]);
    await idle();
    expect(textsOf(list).at(-1)).toBe('Third');
  });

  const reconnect = (sdk: FakeChat) => {
    sdk.emit('connection', 'onDisconnected');
    sdk.emit('connection', 'onConnected');
    return idle();
  };

  it('[messages.reconnect] is asked for each loaded message, however short its pages are', async () => {
    const { sdk, list } = await opened(60, { updates: true });
    for (const from of [31, 1]) {
      list.loadOlder();
      await idle();
      await sdk.page.answer(from > 1 ? textsFromAnn(1, 30) : []);
      await idle();
    }
    list.setAtEnd(false);
    await reconnect(sdk);
    const answer = async (page: readonly TextMessage[]) => {
      await sdk.page.answer(page);
      await idle();
    };
    // From the newest message, 40 pages do not reach the first one.
    for (let to = 60; to > 20; to--) await answer(editedFrom(to, to));
    await answer(editedFrom(60, 60));
    // From the last loaded message, as many pages are asked for as it takes.
    for (let to = 59; to > 0; to--) await answer(editedFrom(to, to));
    await answer([]);
    await answer(editedFrom(60, 60));
    expect(textsOf(list)).toEqual(starred(1, 60));
  });

  it('[messages.reconnect] is asked for the last loaded message, too, when newer ones are not loaded', async () => {
    const { sdk, list } = await opened(60, { updates: true });
    const found = list.goTo(20);
    await idle();
    for (const page of [textsFromAnn(10, 19), textsFromAnn(20, 25)]) {
      await sdk.page.answer(page);
      await idle();
    }
    expect([await found, textsOf(list)]).toEqual([true, numbers(10, 25)]);
    await reconnect(sdk);
    expect([sdk.page.method, sdk.page.from]).toEqual(['fetchPrevious', 25]);
    await sdk.page.answer(editedFrom(9, 24));
    await idle();
    expect([sdk.page.method, sdk.page.from]).toEqual(['fetchNext', 24]);
    await sdk.page.answer(editedFrom(25, 30));
    await idle();
    expect(textsOf(list)).toEqual(starred(10, 25));
  });

  it('[messages.reconnect] removes what is gone before the first message of a chat', async () => {
    const { sdk, list } = await opened(40, { updates: true });
    list.loadOlder();
    await idle();
    await sdk.page.answer([]);
    await idle();
    sdk.emit('connection', 'onDisconnected');
    sdk.emit('connection', 'onConnected');
    await idle();
    for (const page of [textsFromAnn(21, 40), []]) {
      await sdk.page.answer(page);
      await idle();
    }
    expect(textsOf(list)).toEqual(numbers(21, 40));
  });
});

describe('a listener that the SDK rejects', () => {
  it('[error.listeners] is added again after a pause, and what was missed is fetched', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const sdk = new FakeChat();
    const fail = () => {
      throw new Error('Not now');
    };
    sdk.addMessageListener = vi.fn(sdk.addMessageListener.bind(sdk)).mockImplementationOnce(fail);
    const list = await open(sdk);
    await sdk.page.answer(textsFromAnn(11, 40));
    await idle();
    vi.advanceTimersByTime(3000);
    await idle();
    await sdk.page.answer([fromAnnAs(41)]);
    await idle();
    await sdk.page.answer([]);
    await idle();
    expect(textsOf(list)).toEqual(numbers(11, 41));
  });
});

describe('a call of a message', () => {
  it('[messages.read] marks as read again after a pause, if the SDK fails or does not answer for 30 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { sdk, list, onError } = await opened();
    const answers = [() => Promise.reject(new Error('busy')), () => new Promise(() => {}), () => undefined];
    const markAsRead = vi.fn(() => answers[markAsRead.mock.calls.length - 1]?.());
    withMembers(sdk, { markAsRead });
    list.seen(recordOf(list, '40'));
    await idle();
    const calls = () => [markAsRead.mock.calls.length, onError.mock.calls.length];
    expect(calls()).toEqual([1, 1]);
    vi.advanceTimersByTime(1000);
    await idle();
    expect(calls()).toEqual([2, 1]);
    vi.advanceTimersByTime(30_000);
    expect(calls()).toEqual([2, 2]);
    vi.advanceTimersByTime(2000);
    await idle();
    vi.advanceTimersByTime(120_000);
    expect(calls()).toEqual([3, 2]);
  });

  it('[messages.read] marks nothing while the connection is lost, and what was seen meanwhile once it is back', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { sdk, list, onError } = await opened();
    const markAsRead = vi.fn<(message: Kit.Message) => Promise<void>>();
    withMembers(sdk, { markAsRead });
    const marked = () => markAsRead.mock.calls.map(([message]) => message.getId());
    list.seen(recordOf(list, '30'));
    await idle();
    sdk.emit('connection', 'onDisconnected');
    list.seen(recordOf(list, '39'));
    vi.advanceTimersByTime(60_000);
    sdk.emit('connection', 'inConnecting');
    list.seen(recordOf(list, '40'));
    vi.advanceTimersByTime(60_000);
    expect(marked()).toEqual([30]);
    sdk.emit('connection', 'onConnected');
    await idle();
    expect([marked(), onError.mock.calls]).toEqual([[30, 40], []]);
  });

  it('[messages.remove] that is answered late still deletes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { sdk, list } = await opened();
    let answer = (_deleted: null) => {};
    withMembers(sdk, {
      deleteMessage: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    const record = recordOf(list, '40');
    const removing = list.remove(record);
    vi.advanceTimersByTime(30_000);
    await removing;
    expect(record.isDeleted).toBe(false);
    answer(null);
    await idle();
    expect(record.isDeleted).toBe(true);
  });

  it('[messages.remove] that fails late takes no deletion back that was answered meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { sdk, list } = await opened();
    const ends: (() => void)[] = [];
    const deleteMessage = vi
      .fn(async (): Promise<void> => undefined)
      .mockImplementationOnce(() => new Promise((_, reject) => ends.push(reject)));
    withMembers(sdk, { deleteMessage });
    const record = recordOf(list, '40');
    const removing = list.remove(record);
    vi.advanceTimersByTime(30_000);
    await removing;
    await list.remove(record);
    ends[0]?.();
    await idle();
    expect([record.isDeleted, deleteMessage.mock.calls.length]).toEqual([true, 2]);
  });

  it('[messages.remove] is over once the SDK tells it: a later revision brings the message back', async () => {
    const { sdk, list } = await opened(40, {}, { hideDeletedMessages: () => true });
    const answer = Object.assign(fromAnnAs(40), { getDeletedAt: () => 1_700_000_100 });
    withMembers(sdk, { deleteMessage: async () => answer });
    const record = recordOf(list, '40');
    await list.remove(record);
    expect([record.isDeleted, record.removedAt]).toEqual([true, 0]);
    sdk.emit(
      'message',
      'onMessageEdited',
      Object.assign(fromAnnAs(40, 'Back'), { getEditedAt: () => 1_700_000_200 }),
    );
    await idle();
    expect([record.isDeleted, textsOf(list).at(-1)]).toEqual([false, 'Back']);
  });

  it('[messages.remove] without a copy in the answer is taken back by a revision that is made later', async () => {
    const { sdk, list } = await opened();
    withMembers(sdk, { deleteMessage: async () => undefined });
    const record = recordOf(list, '40');
    await list.remove(record);
    const revised = (text: string, at: number) =>
      sdk.emit('message', 'onMessageEdited', Object.assign(fromAnnAs(40, text), { getEditedAt: () => at }));
    const now = Date.now() / 1000;
    revised('Before', Math.floor(now) - 60);
    await idle();
    expect(record.isDeleted).toBe(true);
    revised('Later', Math.floor(now) + 60);
    await idle();
    expect([record.isDeleted, textsOf(list).at(-1)]).toEqual([false, 'Later']);
  });

  /** A list whose reactions to "40" wait for the test, with what `getMessageDetails` answers. */
  async function reacting(details: () => Kit.Message) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { sdk, list } = await opened();
    const calls: string[] = [];
    const answers: ((copy?: Kit.Message) => Promise<void>)[] = [];
    const change = (name: string) => () => {
      calls.push(name);
      return new Promise<unknown>((resolve) => {
        answers.push((copy) => {
          resolve(copy);
          return idle();
        });
      });
    };
    const getMessageDetails = vi.fn(async () => details());
    withMembers(sdk, { addReaction: change('add'), removeReaction: change('remove'), getMessageDetails });
    const tap = () => {
      void list.react(recordOf(list, '40'), '👍');
      return idle();
    };
    const shown = () =>
      recordOf(list, '40').reactions.map(({ emoji, count, mine }) => `${emoji}${count}${mine ? '!' : ''}`);
    return { sdk, list, calls, answers, tap, shown, getMessageDetails };
  }

  it('[messages.react] that is slow is the only one of its emoji; the last tap is sent after it', async () => {
    const { calls, answers, tap, shown } = await reacting(() => fromAnnAs(40));
    await tap();
    await tap();
    expect([calls, shown()]).toEqual([['add'], []]);
    await answers[0]?.();
    expect([calls, shown()]).toEqual([['add', 'remove'], []]);
    await answers[1]?.();
    await tap();
    await tap();
    await tap();
    expect([calls, shown()]).toEqual([['add', 'remove', 'add'], ['👍1!']]);
    await answers[2]?.();
    expect([calls, shown()]).toEqual([['add', 'remove', 'add'], ['👍1!']]);
  });

  it('[messages.react] without an answer for 30 s is taken back, and the message is fetched again', async () => {
    const { tap, shown, getMessageDetails } = await reacting(() => withReactions(2, true));
    await tap();
    vi.advanceTimersByTime(30_000);
    expect(shown()).toEqual([]);
    await idle();
    expect([shown(), getMessageDetails.mock.calls.length]).toEqual([['👍2!'], 1]);
  });

  it('[messages.react] that is answered late counts, but takes nothing back that came since', async () => {
    let truth = fromAnnAs(40);
    const { sdk, answers, tap, shown } = await reacting(() => truth);
    await tap();
    vi.advanceTimersByTime(30_000);
    await idle();
    expect(shown()).toEqual([]);
    truth = withReactions(2, true);
    sdk.emit('message', 'onMessageReactionAdded', reactionOf('ann'));
    await answers[0]?.(withReactions(1, true));
    expect(shown()).toEqual(['👍2!']);
  });

  it('[messages.react] that fails after 30 s takes nothing back, and the next tap is sent', async () => {
    const { sdk, calls, tap, shown } = await reacting(() => fromAnnAs(40));
    let fail = () => {};
    const addReaction = vi.fn(
      () =>
        new Promise((_, reject) => {
          fail = () => reject(new Error('Late'));
        }),
    );
    withMembers(sdk, { addReaction });
    await tap();
    vi.advanceTimersByTime(30_000);
    await idle();
    fail();
    await idle();
    await tap();
    expect([addReaction.mock.calls.length, calls, shown()]).toEqual([2, [], ['👍1!']]);
  });

  it('[messages.react] outlasts a page that was read before it was carried out', async () => {
    const { sdk, list, answers, tap, shown } = await reacting(() => withReactions(1, true));
    await tap();
    list.loadOlder();
    await idle();
    await answers[0]?.(withReactions(1, true));
    await sdk.page.answer([fromAnnAs(40)]);
    await idle();
    expect(shown()).toEqual(['👍1!']);
  });

  it('[messages.react] fetches the message again that changed while it was carried out', async () => {
    const { sdk, answers, tap, shown } = await reacting(() => withReactions(2, true));
    await tap();
    sdk.emit('message', 'onMessageReactionAdded', reactionOf('ann'));
    sdk.emit('message', 'onMessageReactionAdded', reactionOf('bob'));
    await answers[0]?.(withReactions(1, true));
    expect(shown()).toEqual(['👍2!']);
  });

  it('[messages.react] counts once its user is back, and its emoji has no second call until then', async () => {
    const { sdk, calls, answers, tap, shown } = await reacting(() => withReactions(2, true));
    await tap();
    await signIn(sdk, 'bob', 'me');
    await sdk.page.answer([withReactions(1)]);
    await idle();
    expect(shown()).toEqual(['👍2!']);
    await tap();
    await tap();
    expect([calls, shown()]).toEqual([['add'], ['👍2!']]);
    await answers[0]?.(withReactions(2, true));
    expect([calls, shown()]).toEqual([['add'], ['👍2!']]);
  });

  it('[messages.react] whose answer comes while another user is signed in shows them nothing', async () => {
    const { sdk, calls, answers, tap, shown } = await reacting(() => withReactions(2, true));
    await tap();
    await signIn(sdk, 'bob');
    await sdk.page.answer([withReactions(1)]);
    await idle();
    await answers[0]?.(withReactions(2, true));
    expect([calls, shown()]).toEqual([['add'], ['👍1']]);
  });

  it('[messages.remove] shows again once its user is back, and is over with its answer', async () => {
    const { sdk, list } = await opened();
    let answer = () => {};
    const deleteMessage = () =>
      new Promise<void>((resolve) => {
        answer = resolve;
      });
    withMembers(sdk, { deleteMessage });
    void list.remove(recordOf(list, '40'));
    await signIn(sdk, 'bob', 'me');
    await sdk.page.answer(textsFromAnn(39, 40));
    await idle();
    expect(recordOf(list, '40').isDeleted).toBe(true);
    answer();
    await idle();
    expect(recordOf(list, '40').isDeleted).toBe(true);
  });

  it('[messages.react] whose answer comes in another chat shows nothing there', async () => {
    const [user, setUser] = createSignal(new User('ann', 'Ann'));
    const { sdk, list } = await opened(40, {}, { user });
    let answer = (_message: Kit.Message) => {};
    withMembers(sdk, {
      addReaction: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    void list.react(recordOf(list, '40'), '👍');
    setUser(new User('bob', 'Bob'));
    await idle();
    await sdk.page.answer([]);
    answer(fromAnnAs(40));
    await idle();
    expect(textsOf(list)).toEqual([]);
  });
});

describe('what changes during a fetch', () => {
  const event = reactionOf('ann');

  it('[messages.revise] is not lost with the copy that lacks it', async () => {
    const sdk = new FakeChat();
    const list = await open(sdk);
    sdk.emit('message', 'onMessageReactionAdded', event);
    const reply = fromAnnAs(41);
    reply.setParentMessageId(40);
    sdk.arrive(reply);
    await sdk.page.answer([withReactions(0)]);
    await idle();
    const record = recordOf(list, '40');
    expect([record.reactions.map(({ count }) => count), record.replyCount]).toEqual([[1], 1]);
  });

  it('[messages.revise] counts once if it came before the fetch', async () => {
    const sdk = new FakeChat();
    const list = await open(sdk);
    await sdk.page.answer([fromAnnAs(41)]);
    await idle();
    sdk.emit('message', 'onMessageReactionAdded', event);
    list.loadOlder();
    await idle();
    await sdk.page.answer([withReactions(1)]);
    await idle();
    expect(recordOf(list, '40').reactions.map(({ count }) => count)).toEqual([1]);
  });

  it('[messages.threads] is fetched again if it may count a reply that was being sent', async () => {
    const replied = (count: number) => Object.assign(fromAnnAs(40), { getReplyCount: () => count });
    const getMessageDetails = vi.fn(async () => replied(1));
    const sdk = withMembers(new FakeChat(), { getMessageDetails });
    const list = await open(sdk);
    const reply = (id: number) => {
      const message = new TextMessage('ann', 'Reply', 'user');
      message.setParentMessageId(40);
      message.setId(id);
      return message;
    };
    const unsent = reply(0);
    await sdk.page.answer([replied(0)]);
    KitMessageEvents.ccMessageSent.next({ message: unsent, status: 'inprogress' });
    sdk.emit('connection', 'onDisconnected');
    sdk.emit('connection', 'onConnected');
    await idle();
    await sdk.page.answer([replied(1)]);
    await sdk.page.answer([]);
    await idle();
    expect([recordOf(list, '40').replyCount, getMessageDetails.mock.calls.length]).toEqual([1, 0]);
    KitMessageEvents.ccMessageSent.next({ message: reply(41), status: 'success', unsent });
    expect(recordOf(list, '40').replyCount).toBe(2);
    await idle();
    expect(recordOf(list, '40').replyCount).toBe(1);
  });

  it('[messages.revise] is fetched again: whether the copy counts it is unknown', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const sdk = new FakeChat();
    const answers = [() => Promise.reject(new Error('busy')), async () => withReactions(1)];
    const getMessageDetails = vi.fn(() => answers[getMessageDetails.mock.calls.length - 1]?.());
    const list = await open(withMembers(sdk, { getMessageDetails }));
    sdk.emit('message', 'onMessageReactionAdded', event);
    await sdk.page.answer([withReactions(1)]);
    await idle();
    const counts = () => recordOf(list, '40').reactions.map(({ count }) => count);
    expect(counts()).toEqual([2]);
    vi.advanceTimersByTime(1000);
    await idle();
    expect([counts(), getMessageDetails.mock.calls.length]).toEqual([[1], 2]);
  });
});

describe('a lost connection', () => {
  it('[messages.reconnect] asks for changes since then, again after a failure', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { sdk, list, onError } = await opened();
    sdk.emit('connection', 'onDisconnected');
    sdk.emit('connection', 'onConnected');
    await idle();
    expect([sdk.page.updatedAfter, list.state.phase]).toEqual([1_699_999_980, 'ready']);
    await sdk.page.fail();
    expect([onError.mock.calls.length, textsOf(list).length]).toEqual([1, 30]);
    vi.advanceTimersByTime(1000);
    await idle();
    sdk.arrive(fromAnnAs(50));
    await sdk.page.answer([fromAnnAs(41), fromAnnAs(42)]);
    await idle();
    await sdk.page.answer([]);
    await idle();
    expect(textsOf(list)).toEqual([...numbers(11, 42), '50']);
  });

  const reconnect = (sdk: FakeChat) => {
    sdk.emit('connection', 'onDisconnected');
    sdk.emit('connection', 'onConnected');
    return idle();
  };
  /** Answers the pages that a jump to the message "3" asked for. */
  const answerJump = async ({ pages }: FakeChat, from: number) => {
    for (const page of pages.slice(from))
      await page.answer(page.method === 'fetchNext' ? textsFromAnn(3, 32) : textsFromAnn(1, 2));
    return idle();
  };

  it('[messages.reconnect] leaves a jump that is under way alone: its pages are newer', async () => {
    const { sdk, list } = await opened(60);
    const { length } = sdk.pages;
    const found = list.goTo(3);
    await idle();
    await reconnect(sdk);
    expect(sdk.pages.slice(length).filter(({ updatedAfter }) => updatedAfter)).toEqual([]);
    await answerJump(sdk, length);
    await answerJump(sdk, length + 1);
    expect([await found, textsOf(list)]).toEqual([true, numbers(1, 32)]);
    expect(sdk.pages.filter(({ updatedAfter }) => updatedAfter)).toEqual([]);
  });

  it.each(['before the connection was lost', 'while what was missed is fetched'])(
    '[messages.reconnect] asks for changes after a jump that began %s, and failed',
    async (when) => {
      const { sdk, list } = await opened();
      if (when.startsWith('while')) await reconnect(sdk);
      const found = list.goTo(3);
      await idle();
      if (when.startsWith('before')) await reconnect(sdk);
      await sdk.page.fail();
      await idle();
      expect([await found, sdk.page.updatedAfter]).toEqual([false, 1_699_999_980]);
      await sdk.page.answer([fromAnnAs(41)]);
      await idle();
      await sdk.page.answer([]);
      await idle();
      expect(textsOf(list)).toEqual(numbers(11, 41));
    },
  );
});

describe('the pace of a list', () => {
  it('[messages.flush] publishes 10,000 events with one flush', async () => {
    const { sdk, list } = await opened(1);
    let published = 0;
    const dispose = createRoot((end) => {
      createEffect(() => {
        list.entries();
        published++;
      });
      return end;
    });
    sdk.arrive(...textsFromAnn(2, 10_000));
    await idle();
    dispose();
    expect([published, textsOf(list).length]).toEqual([2, 10_000]);
  });

  it('[messages.views] are the same for a message, and follow it from pending to sent', async () => {
    const { sdk, list } = await opened(1);
    const record = recordOf(list, '1');
    const seen: string[] = [];
    const dispose = createRoot((end) => {
      const view = list.viewOf(record) as Kit.TextMessage;
      createEffect(() => seen.push(view.getText()));
      return end;
    });
    const edited = fromAnnAs(1, 'Edited');
    edited.setEditedAt(1_700_000_100);
    sdk.emit('message', 'onMessageEdited', edited);
    await idle();
    dispose();
    expect(seen).toEqual(['1', 'Edited']);
    expect(list.viewOf(record)).toBe(list.viewOf(record));
    expect('getText' in list.viewOf(record)).toBe(true);
  });
});

describe('a connection that opens during the first load', () => {
  it('[messages.reconnect] leaves nothing to catch up with but what is missed later', async () => {
    const sdk = new FakeChat();
    await open(sdk);
    sdk.emit('connection', 'inConnecting');
    sdk.emit('connection', 'onConnected');
    await sdk.page.answer(textsFromAnn(1, 30));
    await idle();
    sdk.emit('connection', 'onDisconnected');
    sdk.emit('connection', 'onConnected');
    await idle();
    expect(sdk.page.updatedAfter).toBe(fromAnnAs(30).getSentAt() - 60);
  });
});
