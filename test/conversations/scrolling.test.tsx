import { User } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { describe, expect, it, vi } from 'vitest';
import { FakeSdk } from '../support/fake-sdk.ts';
import { scrollTo, withViewport } from '../support/layout.ts';
import { crowd, heard, idle, named, renderConversations, text, three, withUser } from './harness.tsx';

describe('unread rows outside the window', () => {
  it('a pill says how many rows with unread messages are above or below, and leads to the nearest', async () => {
    vi.useFakeTimers();
    try {
      withViewport(300);
      const sdk = new FakeSdk();
      const list = renderConversations(sdk);
      await idle();
      const page = Array.from({ length: 30 }, (_, index) =>
        withUser(`u${index}`, heard({ id: 100 - index, from: `u${index}` })),
      );
      await sdk.latest.answer(page);
      await sdk.latest.answer([]);
      await idle();
      const pill = (edge: string) => list.one(`.kit-list__pill[data-edge="${edge}"]`);
      expect([pill('start').hidden, pill('end').hidden]).toEqual([true, true]);
      scrollTo(list.container, 1200);
      sdk.emit('message', 'onTextMessageReceived', heard({ id: 200, from: 'u29' }));
      sdk.emit('message', 'onTextMessageReceived', heard({ id: 201, from: 'u28' }));
      await idle();
      await vi.advanceTimersByTimeAsync(300);
      expect(pill('start').hidden).toBe(false);
      expect(pill('start').textContent).toBe('2 unread chats');
      pill('start').click();
      expect(list.names()).toContain(named('u29'));
    } finally {
      vi.useRealTimers();
    }
  });

  it('rows that jump to the top do not move the rows being read', async () => {
    withViewport(300);
    const kit = await crowd(30);
    const list = renderConversations(kit);
    await list.ready();
    scrollTo(list.container, 720);
    const scroller = list.one('.kit-list__scroller');
    const before = list.names();
    controlOf(kit).sendAs('a029', text('me', 'News'));
    await idle();
    expect(scroller.scrollTop).toBeGreaterThan(720);
    expect(list.names()).toEqual(expect.arrayContaining(before.slice(2, 5)));
  });

  it('a message of one’s own to a conversation that is not loaded brings it in', async () => {
    const kit = await three();
    await kit.createUser(new User('zoe', 'Zoe'));
    const list = renderConversations(kit);
    await list.ready();
    const sent = await kit.sendMessage(text('zoe', 'Hello'));
    list.events.messages.ccMessageSent.next({ message: sent, status: 'success' });
    await idle();
    expect(list.names()[0]).toBe('Zoe');
    expect(list.preview('Zoe')).toBe('You: Hello');
    expect(list.badge('Zoe')).toBe('');
  });

  it('a builder swapped at the bottom of a list begins the next one at its top', async () => {
    withViewport(300);
    const kit = await crowd(40);
    const list = renderConversations(kit);
    await list.ready();
    scrollTo(list.container, 1500);
    await idle();
    list.set({
      conversationsRequestBuilder: new kit.ConversationsRequestBuilder().setConversationType('user'),
    });
    await list.ready();
    expect(list.one('.kit-list__scroller').scrollTop).toBe(0);
    expect(list.names()[0]).toBe('A000');
    expect(list.names().length).toBeLessThan(20);
  });
});
