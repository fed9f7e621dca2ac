import { render } from '@solidjs/testing-library';
import { createKitEvents, KitProvider, KitThreadHeader, type KitThreadHeaderProps } from 'solid-chat-kit';
import { flushNow } from 'solid-chat-kit/testing';
import { createStore } from 'solid-js/store';
import { describe, expect, it, vi } from 'vitest';
import { heard, idle } from '../conversations/harness.tsx';
import { FakeSdk } from '../support/fake-sdk.ts';

async function rendered(initial: KitThreadHeaderProps) {
  const sdk = new FakeSdk();
  const events = createKitEvents();
  const [props, set] = createStore<KitThreadHeaderProps>(initial);
  const { container } = render(() => (
    <KitProvider sdk={sdk} events={events} timeZone="UTC" locale="en">
      <KitThreadHeader {...props} />
    </KitProvider>
  ));
  await idle();
  return {
    sdk,
    events,
    set,
    text: (part: string) => container.querySelector(`.kit-thread-header__${part}`)?.textContent ?? '',
    find: (part: string) => container.querySelector<HTMLElement>(`.kit-thread-header__${part}`),
  };
}

const reply = (id: number, from = 'bob') => {
  const message = heard({ id, from });
  message.setParentMessageId(7);
  return message;
};

describe('KitThreadHeader', () => {
  it('[thread.preview] shows sender, date and text of the first message, and follows its edits', async () => {
    const thread = await rendered({ parentMessage: heard({ id: 7, words: 'Lunch?' }) });
    expect([thread.text('title'), thread.text('sender'), thread.text('text')]).toEqual([
      'Thread',
      'Ann',
      'Lunch?',
    ]);
    expect(thread.text('meta')).toContain('1/1/1970');
    thread.sdk.emit('message', 'onMessageEdited', heard({ id: 7, words: 'Dinner?' }));
    thread.sdk.emit('message', 'onMessageEdited', heard({ id: 8, words: 'Other' }));
    expect(thread.text('text')).toBe('Dinner?');
    const deleted = heard({ id: 7 });
    deleted.setDeletedAt(9);
    thread.events.messages.ccMessageDeleted.next(deleted);
    expect(thread.text('text')).toBe('Message deleted');
    thread.set({ parentMessage: heard({ id: 9, from: 'me', words: 'Mine' }) });
    expect([thread.text('sender'), thread.text('text')]).toEqual(['You', 'Mine']);
  });

  it('[thread.reconnect] catches up after a lost connection, and keeps what is newer', async () => {
    const thread = await rendered({ parentMessage: heard({ id: 7, words: 'Lunch?' }) });
    const edited = Object.assign(heard({ id: 7, words: 'Dinner?' }), { getReplyCount: () => 3 });
    edited.setEditedAt(9);
    const getMessageDetails = vi.fn(async () => edited);
    Object.assign(thread.sdk, { getMessageDetails });
    const reconnect = async () => {
      thread.sdk.emit('connection', 'onDisconnected');
      thread.sdk.emit('connection', 'onConnected');
      await idle();
    };
    thread.sdk.emit('connection', 'onConnected');
    await idle();
    expect(getMessageDetails).not.toHaveBeenCalled();
    await reconnect();
    expect([thread.text('text'), thread.text('reply-count')]).toEqual(['Dinner?', '3 replies']);
    const later = heard({ id: 7, words: 'Supper?' });
    later.setEditedAt(11);
    thread.sdk.emit('message', 'onMessageEdited', later);
    await reconnect();
    expect([thread.text('text'), getMessageDetails.mock.calls]).toEqual(['Supper?', [[7], [7]]]);
  });

  it('[thread.reconnect] shows the second of two edits within a second, also if it was missed', async () => {
    const thread = await rendered({ parentMessage: heard({ id: 7, words: 'Lunch?' }) });
    const edited = (words: string) => {
      const message = heard({ id: 7, words });
      message.setEditedAt(9);
      return message;
    };
    Object.assign(thread.sdk, { getMessageDetails: async () => edited('Dinner?') });
    thread.sdk.emit('message', 'onMessageEdited', edited('Breakfast?'));
    expect(thread.text('text')).toBe('Breakfast?');
    thread.sdk.emit('connection', 'onDisconnected');
    thread.sdk.emit('connection', 'onConnected');
    await idle();
    expect(thread.text('text')).toBe('Dinner?');
  });

  it('[thread.preview] keeps the newest edit, and a deletion, when older edits arrive late', async () => {
    const thread = await rendered({ parentMessage: heard({ id: 7, words: 'Lunch?' }) });
    const edited = (words: string, at: number) => {
      const message = heard({ id: 7, words });
      message.setEditedAt(at);
      return message;
    };
    thread.sdk.emit('message', 'onMessageEdited', edited('Dinner?', 2000));
    thread.sdk.emit('message', 'onMessageEdited', edited('Breakfast?', 1900));
    expect(thread.text('text')).toBe('Dinner?');
    thread.set({ parentMessage: edited('Breakfast?', 1900) });
    expect(thread.text('text')).toBe('Dinner?');
    const deleted = heard({ id: 7 });
    deleted.setDeletedAt(3000);
    thread.sdk.emit('message', 'onMessageDeleted', deleted);
    thread.sdk.emit('message', 'onMessageEdited', edited('Brunch?', 2500));
    expect(thread.text('text')).toBe('Message deleted');
  });

  it('[thread.count] counts replies once, of others and of oneself', async () => {
    const parentMessage = heard({ id: 7 });
    const thread = await rendered({ parentMessage });
    expect(thread.text('reply-count')).toBe('No replies yet');
    thread.sdk.emit('message', 'onTextMessageReceived', reply(8));
    thread.sdk.emit('message', 'onTextMessageReceived', reply(8));
    thread.sdk.emit('message', 'onTextMessageReceived', heard({ id: 20 }));
    expect(thread.text('reply-count')).toBe('1 reply');
    const own = reply(9, 'me');
    thread.events.messages.ccMessageSent.next({ message: own, status: 'inprogress' });
    expect(thread.text('reply-count')).toBe('1 reply');
    thread.events.messages.ccMessageSent.next({ message: own, status: 'success' });
    flushNow();
    expect(thread.text('reply-count')).toBe('2 replies');
    thread.set({ hideReplyCount: true });
    expect(thread.find('reply-count')).toBeNull();
  });

  it('[thread.count] counts a reply once that is sent while the message is fetched', async () => {
    const thread = await rendered({ parentMessage: heard({ id: 7 }) });
    const getMessageDetails = vi.fn(async () => Object.assign(heard({ id: 7 }), { getReplyCount: () => 1 }));
    Object.assign(thread.sdk, { getMessageDetails });
    const { ccMessageSent } = thread.events.messages;
    const unsent = reply(0, 'me');
    ccMessageSent.next({ message: unsent, status: 'inprogress' });
    thread.sdk.emit('connection', 'onDisconnected');
    thread.sdk.emit('connection', 'onConnected');
    await idle();
    expect(thread.text('reply-count')).toBe('1 reply');
    ccMessageSent.next({ message: unsent, status: 'inprogress' });
    ccMessageSent.next({ message: reply(8, 'me'), status: 'success', unsent });
    await idle();
    expect([thread.text('reply-count'), getMessageDetails.mock.calls.length]).toEqual(['1 reply', 2]);
    const next = reply(0, 'me');
    ccMessageSent.next({ message: next, status: 'inprogress' });
    ccMessageSent.next({ message: reply(9, 'me'), status: 'success', unsent: next });
    await idle();
    expect([thread.text('reply-count'), getMessageDetails.mock.calls.length]).toEqual(['2 replies', 2]);
  });

  it('[thread.onClose] closes by its button, and draws the message of a slot', async () => {
    const onClose = vi.fn();
    const thread = await rendered({ parentMessage: heard({ id: 7 }) });
    expect(thread.find('close')).toBeNull();
    thread.set({ onClose, messageView: (message) => <b>{message.getId()}</b> });
    expect(thread.text('message')).toBe('7');
    expect(thread.find('close')?.getAttribute('aria-label')).toBe('Close thread');
    thread.find('close')?.click();
    expect(onClose).toHaveBeenCalledOnce();
  });
});
