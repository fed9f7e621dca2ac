import { KitMessageEvents } from 'solid-chat-kit';
import { TextMessage } from 'solid-chat-kit/local';
import { afterEach, describe, expect, it } from 'vitest';
import { chatting, closeAll, fromAnn, idle, open, textsOf } from './harness.ts';

afterEach(closeAll);

describe('a message list', () => {
  it('loads the newest page, then older ones', async () => {
    const kit = await chatting();
    fromAnn(kit, ...Array.from({ length: 40 }, (_, at) => `${at + 1}`));
    const list = await open(kit);
    expect(list.state.phase).toBe('ready');
    expect(textsOf(list)).toEqual(Array.from({ length: 30 }, (_, at) => `${at + 11}`));
    list.loadOlder();
    await idle();
    expect(textsOf(list)).toHaveLength(40);
    expect(list.state.older).toBe('idle');
    list.loadOlder();
    await idle();
    expect(list.state.older).toBe('end');
  });

  it('shows messages that arrive', async () => {
    const kit = await chatting();
    const list = await open(kit);
    fromAnn(kit, 'Hi');
    await idle();
    expect(textsOf(list)).toEqual(['Hi']);
  });

  it('shows an own message at once, and keeps its record when it is sent', async () => {
    const kit = await chatting();
    const list = await open(kit);
    const message = new TextMessage('ann', 'Hello', 'user');
    KitMessageEvents.ccMessageSent.next({ message, status: 'inprogress' });
    expect(textsOf(list)).toEqual(['Hello (pending)']);
    const record = list.entries().at(-1);
    KitMessageEvents.ccMessageSent.next({ message: await kit.sendMessage(message), status: 'success' });
    expect(textsOf(list)).toEqual(['Hello']);
    expect(list.entries().at(-1)).toBe(record);
  });
});
