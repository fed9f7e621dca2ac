import type { Kit } from 'solid-chat-kit';
import { type LocalKit, User } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chats, heard, idle, renderConversations, renderFaked, session, text, withUser } from './harness.tsx';

/** Sends this many messages from Ann; returns them as seen by the other device of "me". */
async function writeTo(kit: LocalKit, count: number): Promise<Kit.Message[]> {
  return Promise.all(
    Array.from({ length: count }, (_, index) => controlOf(kit).sendAs('ann', text('me', `News ${index}`))),
  );
}

describe('a partly read conversation', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const pass = async (ms: number) => {
    await idle();
    await vi.advanceTimersByTimeAsync(ms);
    await idle();
  };
  const opened = async (messages: number) => {
    const kit = await chats({ bob: 'Yo', ann: 'Hi' });
    const other = await session(kit.data, 'me');
    const list = renderConversations(kit);
    await list.ready();
    const news = await writeTo(kit, messages);
    await idle();
    controlOf(kit).resetCalls();
    return { kit, other, list, news, asked: () => controlOf(kit).calls.getConversation ?? 0 };
  };

  it('on another device is fetched, and counts the rest', async () => {
    const { other, list, news, asked } = await opened(3);
    expect(list.badge('Ann')).toBe('4');
    await other.markAsRead(news[0] as Kit.Message);
    await other.markAsRead(news[1] as Kit.Message);
    await pass(999);
    expect([list.badge('Ann'), asked()]).toEqual(['4', 0]);
    await pass(1);
    expect([list.badge('Ann'), asked()]).toEqual(['1', 1]);
    await pass(5000);
    expect(asked()).toBe(1);
    expect(list.names()).toEqual(['Ann', 'Bob']);
  });

  it('and then the rest is not asked for', async () => {
    const { other, list, news, asked } = await opened(2);
    await other.markAsRead(news[0] as Kit.Message);
    await other.markAsRead(news[1] as Kit.Message);
    await pass(5000);
    expect([list.badge('Ann'), asked()]).toEqual(['', 0]);
  });

  it('again, while the answer is under way, is asked for again', async () => {
    const { sdk, list } = await renderFaked([withUser('ann', heard({ id: 5 }), 3)]);
    const answers: ((conversation: Kit.Conversation) => void)[] = [];
    sdk.getConversation = () => new Promise((resolve) => void answers.push(resolve));
    list.events.messages.ccMessageRead.next(heard({ id: 3 }));
    await pass(1000);
    list.events.messages.ccMessageRead.next(heard({ id: 4 }));
    await pass(3000);
    expect(answers).toHaveLength(1);
    answers[0]?.(withUser('ann', heard({ id: 5 }), 2));
    await pass(1000);
    expect([list.badge('Ann'), answers.length]).toEqual(['3', 2]);
    answers[1]?.(withUser('ann', heard({ id: 5 }), 1));
    await pass(5000);
    expect([list.badge('Ann'), answers.length]).toEqual(['1', 2]);
  });

  it('here, reported by `ccMessageRead`, is fetched as well', async () => {
    const { kit, list, news, asked } = await opened(2);
    await kit.markAsRead(news[0] as Kit.Message);
    list.events.messages.ccMessageRead.next(news[0] as Kit.Message);
    await pass(1000);
    expect([list.badge('Ann'), asked()]).toEqual(['1', 1]);
  });

  it('and that went meanwhile, or of a list that went, is not asked for', async () => {
    const { kit, other, list, news, asked } = await opened(2);
    await other.markAsRead(news[0] as Kit.Message);
    await idle();
    list.events.conversations.ccConversationDeleted.next(withUser('ann'));
    await pass(5000);
    expect([list.names(), asked()]).toEqual([['Bob'], 0]);
    const first = controlOf(kit).sendAs('bob', text('me', 'One'));
    controlOf(kit).sendAs('bob', text('me', 'Two'));
    await idle();
    await other.markAsRead(await first);
    await idle();
    list.unmount();
    await pass(5000);
    expect(asked()).toBe(0);
  });

  it('keeps its count when it cannot be fetched, and reports that', async () => {
    const onError = vi.fn();
    const { sdk, list } = await renderFaked([withUser('ann', heard({ id: 5 }), 3)], { onError });
    list.events.messages.ccMessageRead.next(heard({ id: 4 }));
    await pass(1000);
    expect(list.badge('Ann')).toBe('3');
    expect(onError).toHaveBeenCalledOnce();
    sdk.emit('message', 'onTextMessageReceived', heard({ id: 6 }));
    await idle();
    expect(list.badge('Ann')).toBe('4');
  });

  it('is asked for once more when it cannot be fetched, and no further', async () => {
    const onError = vi.fn();
    const { sdk, list } = await renderFaked([withUser('ann', heard({ id: 5 }), 3)], { onError });
    list.events.messages.ccMessageRead.next(heard({ id: 4 }));
    await pass(1000);
    await pass(5000);
    expect([list.badge('Ann'), onError.mock.calls.length]).toEqual(['3', 2]);
    sdk.getConversation = vi
      .fn()
      .mockRejectedValueOnce(new Error('The network is down.'))
      .mockResolvedValue(withUser('ann', heard({ id: 5 }), 1));
    list.events.messages.ccMessageRead.next(heard({ id: 4 }));
    await pass(1000);
    expect(list.badge('Ann')).toBe('3');
    await pass(1000);
    expect([list.badge('Ann'), onError.mock.calls.length]).toEqual(['1', 3]);
  });

  it('is asked for once more when the answer is older than the row', async () => {
    const { sdk, list } = await renderFaked([withUser('ann', heard({ id: 5 }), 3)]);
    sdk.emit('message', 'onTextMessageReceived', heard({ id: 6 }));
    const late = withUser('ann', heard({ id: 5 }), 1);
    sdk.getConversation = vi
      .fn()
      .mockResolvedValueOnce(late)
      .mockResolvedValueOnce(withUser('ann', heard({ id: 6 }), 2))
      .mockResolvedValue(late);
    list.events.messages.ccMessageRead.next(heard({ id: 4 }));
    await pass(1000);
    expect(list.badge('Ann')).toBe('4');
    await pass(1000);
    expect(list.badge('Ann')).toBe('2');
    list.events.messages.ccMessageRead.next(heard({ id: 5 }));
    await pass(10_000);
    expect([list.badge('Ann'), vi.mocked(sdk.getConversation).mock.calls.length]).toEqual(['2', 4]);
  });

  it('of another user does not affect the next one', async () => {
    const onError = vi.fn();
    const { sdk, list } = await renderFaked([withUser('ann', heard({ id: 5 }), 3)], { onError });
    const answers: ((conversation: Kit.Conversation) => void)[] = [];
    sdk.getConversation = () => new Promise((resolve) => void answers.push(resolve));
    list.events.messages.ccMessageRead.next(heard({ id: 3 }));
    await pass(1000);
    sdk.user = new User('you', 'You');
    sdk.emit('login', 'logoutSuccess');
    sdk.emit('login', 'loginSuccess', sdk.user);
    await idle();
    await sdk.latest.answer([withUser('ann', heard({ id: 9, to: 'you' }), 4)]);
    list.events.messages.ccMessageRead.next(heard({ id: 7, to: 'you' }));
    await pass(1000);
    expect(answers).toHaveLength(2);
    answers[0]?.(withUser('ann', heard({ id: 99, words: 'Secret' }), 7));
    await idle();
    expect([list.badge('Ann'), list.preview('Ann')]).toEqual(['4', 'Message 9']);
    answers[1]?.(withUser('ann', heard({ id: 9, to: 'you' }), 2));
    await idle();
    expect([list.badge('Ann'), onError.mock.calls.length]).toEqual(['2', 1]);
  });

  it('is cancelled by a lost connection, and fetched again unless a page counts it', async () => {
    const { sdk, list } = await renderFaked([withUser('ann', heard({ id: 5 }), 3)]);
    const answers: ((conversation: Kit.Conversation) => void)[] = [];
    sdk.getConversation = () => new Promise((resolve) => void answers.push(resolve));
    const reconnect = async () => {
      sdk.emit('connection', 'onDisconnected');
      sdk.emit('connection', 'onConnected');
      await idle();
    };
    list.events.messages.ccMessageRead.next(heard({ id: 3 }));
    await pass(1000);
    await reconnect();
    await sdk.latest.answer([withUser('ann', heard({ id: 5 }), 2)]);
    await pass(5000);
    expect([list.badge('Ann'), answers.length]).toEqual(['2', 1]);
    list.events.messages.ccMessageRead.next(heard({ id: 4 }));
    await pass(1000);
    expect(answers).toHaveLength(2);
    answers[0]?.(withUser('ann', heard({ id: 5 }), 9));
    await idle();
    expect(list.badge('Ann')).toBe('2');
    await reconnect();
    await sdk.latest.fail(new Error('The network is down.'));
    await pass(1000);
    answers[2]?.(withUser('ann', heard({ id: 5 }), 1));
    await idle();
    expect([list.badge('Ann'), answers.length]).toEqual(['1', 3]);
  });

  it('comes back when it left the list while it was asked for, and a message came since', async () => {
    const { sdk, list } = await renderFaked([withUser('ann', heard({ id: 5 }), 3)]);
    const answers: ((conversation: Kit.Conversation) => void)[] = [];
    sdk.getConversation = () => new Promise((resolve) => void answers.push(resolve));
    list.events.messages.ccMessageRead.next(heard({ id: 4 }));
    await pass(1000);
    list.events.conversations.ccConversationDeleted.next(withUser('ann'));
    sdk.emit('message', 'onTextMessageReceived', heard({ id: 6 }));
    await idle();
    answers[0]?.(withUser('ann', heard({ id: 5 }), 2));
    await idle();
    expect(list.names()).toEqual([]);
    answers[1]?.(withUser('ann', heard({ id: 6 }), 1));
    await idle();
    expect([list.names(), list.badge('Ann'), answers.length]).toEqual([['Ann'], '1', 2]);
  });
});
