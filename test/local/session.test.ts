import { createLocalData, createLocalKit, Exception, Kit, LocalKit } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import type { KitSDK } from '../../src/sdk/index.ts';
import { all, argument, names, record, signIn, text, town } from './town.ts';

let ann: LocalKit;
let bob: LocalKit;
type User = InstanceType<LocalKit['User']>;

beforeEach(async () => {
  const data = await town('ann', 'bob');
  ann = await signIn(data, 'ann');
  bob = await signIn(data, 'bob');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a kit', () => {
  it('is a KitSDK', () => {
    expectTypeOf(Kit).toExtend<KitSDK>();
    expect(Kit satisfies KitSDK).toBeInstanceOf(LocalKit);
  });

  it('is there ready-made and empty', async () => {
    expect(await Kit.getLoggedinUser()).toBeNull();
    await expect(Kit.login('ann')).rejects.toMatchObject({ code: 'ERR_UID_NOT_FOUND' });
    expect(controlOf(Kit).listenerCount()).toBe(0);
  });

  it('returns the user who is signing in to calls made meanwhile', async () => {
    const kit = createLocalKit({ data: ann.data });
    controlOf(kit).setLatency(20);
    const login = kit.login('ann');
    const asked = await kit.getLoggedinUser();
    expect(asked?.getUid()).toBe('ann');
    await login;
    const nobody = createLocalKit({ data: ann.data });
    const refused = nobody.login('zoe').catch((error) => error.code);
    expect(await nobody.getLoggedinUser()).toBeNull();
    expect(await refused).toBe('ERR_UID_NOT_FOUND');
  });

  it('works behind a proxy, as do its builders and requests', async () => {
    const kit = createLocalKit({ data: createLocalData() });
    await kit.createUser(new kit.User('ann', 'Ann'));
    await kit.createUser(new kit.User('bob', 'Bob'));
    const proxy = new Proxy(kit, {});
    await proxy.login('ann');
    const sent = await proxy.sendMessage(new proxy.TextMessage('bob', 'Hello', 'user'));
    await proxy.markAsRead(sent).catch(() => undefined);
    proxy.startTyping(new proxy.TypingIndicator('bob', 'user'));
    const builder = new Proxy(new proxy.MessagesRequestBuilder(), {});
    const messages = await new Proxy(builder.setUID('bob').build(), {}).fetchPrevious();
    expect(messages.map((message) => message.getId())).toEqual([sent.getId()]);
    const users = new Proxy(new Proxy(new proxy.UsersRequestBuilder(), {}).build(), {});
    expect((await users.fetchNext()).map((user) => user.getUid())).toEqual(['bob']);
  });

  it('shares nothing with kits of another data set', async () => {
    const other = await signIn(await town('ann', 'bob'), 'ann');
    const calls = record(other);
    await bob.sendMessage(text(bob, 'ann', 'Hello'));
    expect(calls).toEqual([]);
    expect(await all(new other.ConversationsRequestBuilder().build())).toEqual([]);
    expect(await all(new ann.ConversationsRequestBuilder().build())).toHaveLength(1);
  });

  it('hands out new objects at each call, whose change changes nothing else', async () => {
    const custom = new bob.CustomMessage('ann', 'user', 'poll', { votes: [1] });
    const given = custom.getData() as { votes: number[] };
    const calls = record(ann);
    const sent = await bob.sendMessage(custom);
    given.votes.push(2);
    ((sent as typeof custom).getData() as typeof given).votes.push(3);
    (argument<typeof custom>(calls, 0).getData() as typeof given).votes.push(4);
    const row = await ann.getConversation('bob', 'user');
    row.setUnreadMessageCount(99);
    (row.getConversationWith() as User).setName('Changed');
    row.getLastMessage()?.setReadAt(1);
    const again = await ann.getConversation('bob', 'user');
    expect(again).not.toBe(row);
    expect(again.getUnreadMessageCount()).toBe(1);
    expect(again.getConversationWith().getName()).toBe('Bob');
    expect(again.getLastMessage()).toMatchObject({ json: { data: { votes: [1] }, readAt: undefined } });
  });

  it('shares one object of an event among its listeners, and none with other sessions', async () => {
    const elsewhere = await signIn(ann.data, 'ann');
    const [here, there] = [record(ann), record(elsewhere)];
    let second: unknown;
    ann.addMessageListener('second', { onTextMessageReceived: (message: unknown) => (second = message) });
    const sent = await bob.sendMessage(text(bob, 'ann', 'Hello'));
    expect(here[0]?.[1]).toBe(second);
    expect(here[0]?.[1]).not.toBe(there[0]?.[1]);
    expect(here[0]?.[1]).not.toBe(sent);
    expect(here[0]?.[1]).toEqual(there[0]?.[1]);
  });
});

describe('signing in', () => {
  it('notifies the login listeners', async () => {
    const kit = createLocalKit({ data: ann.data });
    const calls = record(kit);
    await expect(kit.login('nobody')).rejects.toMatchObject({ code: 'ERR_UID_NOT_FOUND' });
    expect((await kit.login('ann')).getUid()).toBe('ann');
    expect((await kit.getLoggedinUser())?.getUid()).toBe('ann');
    await kit.logout();
    expect(await kit.getLoggedinUser()).toBeNull();
    await expect(kit.logout()).rejects.toMatchObject({ code: 'ERR_NOT_LOGGED_IN' });
    expect(names(calls)).toEqual(['loginFailure', 'loginSuccess', 'logoutSuccess', 'logoutFailure']);
    expect(argument<Exception>(calls, 0).code).toBe('ERR_UID_NOT_FOUND');
    expect(argument<User>(calls, 1).getStatus()).toBe('online');
  });

  it('signing in again as the same user changes nothing, as another one needs signing out first', async () => {
    const calls = record(bob);
    await ann.login('ann');
    await expect(ann.login('bob')).rejects.toMatchObject({ code: 'ERR_ALREADY_LOGGED_IN' });
    expect((await ann.getLoggedinUser())?.getUid()).toBe('ann');
    expect(calls).toEqual([]);
  });

  it('is needed for all other calls, which say so', async () => {
    await ann.logout();
    const calls = [
      new ann.ConversationsRequestBuilder().build().fetchNext(),
      new ann.UsersRequestBuilder().build().fetchNext(),
      ann.getUser('bob'),
      ann.sendMessage(text(ann, 'bob', 'x')),
      ann.getConversation('bob', 'user'),
      ann.deleteConversation('bob', 'user'),
      ann.blockUsers(['bob']),
      ann.createGroup(new ann.Group('g', 'G')),
    ];
    for (const call of calls) {
      await expect(call).rejects.toMatchObject({
        code: 'ERR_NOT_LOGGED_IN',
        message: expect.stringContaining('login(uid)'),
      });
    }
  });
});

describe('listeners', () => {
  it('are replaced by id, and removed', async () => {
    const heard: string[] = [];
    const listen = (id: string, word: string) =>
      ann.addMessageListener(id, new ann.MessageListener({ onTextMessageReceived: () => heard.push(word) }));
    listen('one', 'first');
    listen('two', 'other');
    listen('one', 'second');
    expect([controlOf(ann).listenerCount(), controlOf(ann).listenerCount('message')]).toEqual([2, 2]);
    await bob.sendMessage(text(bob, 'ann', 'x'));
    ann.removeMessageListener('two');
    ann.removeMessageListener('unknown');
    await bob.sendMessage(text(bob, 'ann', 'x'));
    expect(heard).toEqual(['second', 'other', 'second']);
    ann.removeMessageListener('one');
    expect(controlOf(ann).listenerCount('message')).toBe(0);
  });

  it('keep their own this, and need not take every event', async () => {
    class Inbox {
      texts: string[] = [];
      onTextMessageReceived(message: { getText(): string }): void {
        this.texts.push(message.getText());
      }
    }
    const inbox = new Inbox();
    ann.addMessageListener('inbox', new ann.MessageListener(inbox));
    ann.addMessageListener('none', new ann.MessageListener({}));
    await bob.sendMessage(text(bob, 'ann', 'x'));
    expect(inbox.texts).toEqual(['x']);
  });

  it('that throw are reported and stop neither the others nor the sender', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const fault = new Error('broken listener');
    const heard: string[] = [];
    ann.addMessageListener('bad', {
      onTextMessageReceived: () => {
        throw fault;
      },
    });
    ann.addMessageListener('good', { onTextMessageReceived: () => heard.push('heard') });
    controlOf(bob).sendAs('bob', text(bob, 'ann', 'x'));
    expect(heard).toEqual(['heard']);
    expect(report).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(report).toHaveBeenCalledWith(fault));
  });

  it('that remove or add one another are heeded: the removed at once, the added from the next event on', async () => {
    const heard: string[] = [];
    ann.addMessageListener('first', {
      onTextMessageReceived: () => {
        heard.push('first');
        ann.removeMessageListener('second');
        ann.addMessageListener('third', { onTextMessageReceived: () => heard.push('third') });
      },
    });
    ann.addMessageListener('second', { onTextMessageReceived: () => heard.push('second') });
    await bob.sendMessage(text(bob, 'ann', 'x'));
    expect(heard).toEqual(['first']);
  });

  it('need an id and an object', () => {
    const refused = expect.objectContaining({ code: 'ERR_BAD_ARGUMENT' });
    expect(() => ann.addMessageListener('', {})).toThrow(refused);
    expect(() => ann.addUserListener('id', null as never)).toThrow(refused);
  });
});

describe('the connection', () => {
  it('[sdk.onDisconnected] [sdk.inConnecting] [sdk.onConnected] reports each step', async () => {
    const [annHears, bobHears] = [record(ann), record(bob)];
    controlOf(ann).disconnect();
    controlOf(ann).disconnect();
    expect(controlOf(ann).connected).toBe(false);
    const connected = controlOf(ann).connect();
    expect(names(annHears)).toEqual(['onDisconnected', 'inConnecting']);
    await connected;
    await controlOf(ann).connect();
    expect(names(annHears)).toEqual(['onDisconnected', 'inConnecting', 'onConnected']);
    expect(names(bobHears)).toEqual(['onUserOffline', 'onUserOnline']);
  });

  it('brings no events and no answers while it is down; what happened is found by refetching', async () => {
    const calls = record(ann);
    controlOf(ann).disconnect();
    await bob.sendMessage(text(bob, 'ann', 'missed'));
    await expect(ann.getConversation('bob', 'user')).rejects.toMatchObject({ code: 'ERR_NETWORK' });
    await expect(new ann.ConversationsRequestBuilder().build().fetchNext()).rejects.toBeInstanceOf(Exception);
    expect((await ann.getLoggedinUser())?.getUid()).toBe('ann');
    await controlOf(ann).connect();
    expect(names(calls)).toEqual(['onDisconnected', 'inConnecting', 'onConnected']);
    const [row] = await new ann.ConversationsRequestBuilder().build().fetchNext();
    expect([row?.getUnreadMessageCount(), row?.getLastMessage()]).toMatchObject([
      1,
      { json: { text: 'missed' } },
    ]);
  });

  it('can go down again before it is up', async () => {
    vi.useFakeTimers();
    controlOf(ann).setLatency(100);
    const calls = record(ann);
    controlOf(ann).disconnect();
    const first = controlOf(ann).connect();
    await vi.advanceTimersByTimeAsync(60);
    controlOf(ann).disconnect();
    await vi.advanceTimersByTimeAsync(60);
    await first;
    expect(controlOf(ann).connected).toBe(false);
    const second = controlOf(ann).connect();
    await vi.advanceTimersByTimeAsync(100);
    await second;
    expect(controlOf(ann).connected).toBe(true);
    expect(names(calls)).toEqual([
      'onDisconnected',
      'inConnecting',
      'onDisconnected',
      'inConnecting',
      'onConnected',
    ]);
  });

  it('loses the answers that are under way when it goes down', async () => {
    vi.useFakeTimers();
    controlOf(ann).setLatency(100);
    const sent = ann.sendMessage(text(ann, 'bob', 'on its way')).catch((error: Exception) => error.code);
    const kept = new ann.UsersRequestBuilder()
      .build()
      .fetchNext()
      .catch((error: Exception) => error.code);
    await vi.advanceTimersByTimeAsync(60);
    controlOf(ann).disconnect();
    await vi.advanceTimersByTimeAsync(60);
    expect([await sent, await kept]).toEqual(['ERR_NETWORK', 'ERR_NETWORK']);
    expect((await bob.getConversation('ann', 'user')).getUnreadMessageCount()).toBe(1);
  });
});

describe('the controls', () => {
  it('make calls slow: half on the way, half on the way back', async () => {
    vi.useFakeTimers();
    controlOf(ann).setLatency(100);
    const calls = record(bob);
    let done = false;
    void ann.sendMessage(text(ann, 'bob', 'slow')).then(() => (done = true));
    await vi.advanceTimersByTimeAsync(49);
    expect(calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(names(calls)).toEqual(['onTextMessageReceived']);
    await vi.advanceTimersByTimeAsync(49);
    expect(done).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toBe(true);
  });

  it('draw latencies between two bounds, the same in each run', async () => {
    vi.useFakeTimers();
    const times = async () => {
      const kit = await signIn(ann.data, 'ann');
      controlOf(kit).setLatency([10, 1000]);
      const order: number[] = [];
      const start = Date.now();
      const calls = Array.from({ length: 5 }, () =>
        kit.getUser('bob').then(() => order.push(Date.now() - start)),
      );
      await vi.advanceTimersByTimeAsync(1000);
      await Promise.all(calls);
      return order;
    };
    const first = await times();
    expect(Math.min(...first)).toBeGreaterThanOrEqual(10);
    expect(new Set(first).size).toBe(5);
    expect(await times()).toEqual(first);
    for (const bad of [-1, Number.NaN, [5, 1] as const])
      expect(() => controlOf(ann).setLatency(bad)).toThrow(Exception);
  });

  it('are the same at each call, those of another kit others, and of no other SDK', () => {
    const kit = createLocalKit({ persist: false });
    expect(controlOf(kit)).toBe(controlOf(kit));
    expect(controlOf(new Proxy(kit, {}))).toBe(controlOf(kit));
    expect(controlOf(createLocalKit({ data: kit.data }))).not.toBe(controlOf(kit));
    for (const wrong of [{}, null, undefined]) {
      expect(() => controlOf(wrong as unknown as typeof kit)).toThrow('pass the result of createLocalKit()');
    }
  });

  it('resolve in the next microtask without latency', async () => {
    let done = false;
    void ann.getUser('bob').then(() => (done = true));
    for (let i = 0; i < 5; i++) await Promise.resolve();
    expect(done).toBe(true);
  });

  it('make the next calls fail, whichever or by name, with any error', async () => {
    controlOf(ann).failNext(2);
    await expect(ann.getUser('bob')).rejects.toMatchObject({ code: 'ERR_NETWORK' });
    await expect(ann.getUser('bob')).rejects.toBeInstanceOf(Exception);
    expect((await ann.getUser('bob')).getUid()).toBe('bob');
    const odd = { code: 'SET_LIMIT_IS_COMPULSORY' };
    controlOf(ann).failNext('UsersRequest.fetchNext', 1, odd);
    expect((await ann.getUser('bob')).getUid()).toBe('bob');
    await expect(new ann.UsersRequestBuilder().build().fetchNext()).rejects.toBe(odd);
    controlOf(ann).failNext(1, 'a string');
    expect(await ann.getLoggedinUser()).not.toBeNull();
    await expect(ann.getUser('bob')).rejects.toBe('a string');
    controlOf(ann).failNext('getLoggedinUser');
    await expect(ann.getLoggedinUser()).rejects.toBeInstanceOf(Exception);
    expect(() => controlOf(ann).failNext(0)).toThrow(Exception);
  });

  it('leave no rejection unhandled where a call may be left alone', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    const sent = await bob.sendMessage(text(bob, 'ann', 'x'));
    controlOf(ann).failNext(4);
    ann.markAsRead(sent);
    ann.markAsDelivered(sent);
    ann.startTyping(new ann.TypingIndicator('bob', 'user'));
    ann.endTyping(new ann.TypingIndicator('bob', 'user'));
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
    expect((await ann.getConversation('bob', 'user')).getUnreadMessageCount()).toBe(1);
  });

  it('count the calls of each method', async () => {
    await ann.getUser('bob');
    await ann.getUser('nobody').catch(() => undefined);
    expect(controlOf(ann).calls).toEqual({ login: 1, getUser: 2 });
    controlOf(ann).resetCalls();
    expect(controlOf(ann).calls).toEqual({});
  });

  it('act as any user without signing in', async () => {
    const calls = record(ann);
    const sent = await controlOf(ann).sendAs('bob', text(ann, 'ann', 'Hello'));
    controlOf(ann).typeAs('bob', new ann.TypingIndicator('ann', 'user'));
    controlOf(ann).typeAs('bob', new ann.TypingIndicator('ann', 'user'), false);
    const own = await ann.sendMessage(text(ann, 'bob', 'Hi'));
    controlOf(ann).receiveAs('bob', own, false);
    controlOf(ann).receiveAs('bob', own);
    controlOf(ann).reactAs('bob', own, '👍');
    expect(sent.getSender().getUid()).toBe('bob');
    expect(names(calls)).toEqual([
      'onTextMessageReceived',
      'onTypingStarted',
      'onTypingEnded',
      'onMessagesDelivered',
      'onMessagesRead',
      'onMessageReactionAdded',
    ]);
  });

  it('date what is sent by a clock of the app, which may be slow but never goes back', async () => {
    const now = 1_700_000_000;
    const kit = createLocalKit({ data: createLocalData({ conversations: 0, users: 3, groups: 0, now }) });
    await kit.login('ann');
    const sentAt = async (clock?: () => number) => {
      await controlOf(kit).setClock(clock);
      return (await kit.sendMessage(text(kit, 'bob', 'Hi'))).getSentAt() - now;
    };
    expect(await sentAt(() => (now + 60) * 1000)).toBe(60);
    expect(await sentAt(() => (now + 20) * 1000)).toBe(60);
    expect(await sentAt()).toBeGreaterThan(1_000_000);
  });

  it('bring a burst of 10,000 messages in one task', async () => {
    let count = 0;
    ann.addMessageListener('count', { onTextMessageReceived: () => count++ });
    for (let i = 0; i < 10_000; i++) bob.sendMessage(text(bob, 'ann', `${i}`));
    expect(count).toBe(10_000);
    expect((await ann.getConversation('bob', 'user')).getUnreadMessageCount()).toBe(10_000);
  });
});

it('keeps time from going back, also behind a seed from the future', async () => {
  const now = Math.floor(Date.now() / 1000) + 10_000;
  const kit = await signIn(createLocalData({ conversations: 5, now }), 'ann');
  const sent = await kit.sendMessage(text(kit, 'bob', 'later'));
  expect(sent.getSentAt()).toBe(now);
  const [row] = await new kit.ConversationsRequestBuilder().build().fetchNext();
  expect(row?.getLastMessage()?.getId()).toBe(sent.getId());
});
