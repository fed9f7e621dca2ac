import type { Kit } from 'solid-chat-kit';
import type { LocalKit } from 'solid-chat-kit/local';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chats, heard, idle, renderConversations, renderFaked, session, text, withUser } from './harness.tsx';

/** Ann sends this many messages; gives them as the other device of "me" has them. */
async function writeTo(kit: LocalKit, count: number): Promise<Kit.Message[]> {
  return Promise.all(
    Array.from({ length: count }, (_, index) => kit.control.sendAs('ann', text('me', `News ${index}`))),
  );
}

describe('a conversation of which a part was read', () => {
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
    kit.control.resetCalls();
    return { kit, other, list, news, asked: () => kit.control.calls.getConversation ?? 0 };
  };

  it('on another device is asked for, and counts what is left', async () => {
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

  it('here, told by `ccMessageRead`, is asked for as well', async () => {
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
    const first = kit.control.sendAs('bob', text('me', 'One'));
    kit.control.sendAs('bob', text('me', 'Two'));
    await idle();
    await other.markAsRead(await first);
    await idle();
    list.unmount();
    await pass(5000);
    expect(asked()).toBe(0);
  });

  it('keeps its count when it cannot be fetched, and says so', async () => {
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
