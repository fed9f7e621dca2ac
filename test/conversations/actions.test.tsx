import type { Kit } from 'solid-chat-kit';
import { createLocalKit } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { flushNow } from 'solid-chat-kit/testing';
import { createSignal } from 'solid-js';
import { describe, expect, it, vi } from 'vitest';
import { addGroup, idle, renderConversations, text, three } from './harness.tsx';

/** Chooses an entry of a row's menu. */
const act = async (list: ReturnType<typeof renderConversations>, name: string, entry: string) => {
  list.openMenu(name);
  list.choose(entry);
  await idle();
};

const marksOf = (list: ReturnType<typeof renderConversations>, name: string) =>
  list.row(name).querySelector<HTMLElement>('.kit-conversations__trailing-view-date')?.dataset.marks ?? '';

/** Returns what a screen reader says of a row's button. */
const labelOf = (list: ReturnType<typeof renderConversations>, name: string) =>
  (list.action(name).getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

describe('the actions of a row', () => {
  it('pins a chat above all others, through 100 messages and a reload, once each, and undoes it', async () => {
    const kit = await three();
    const list = renderConversations(kit);
    await list.ready();
    await act(list, 'Cid', 'Pin');
    expect([list.names(), list.toast(), marksOf(list, 'Cid')]).toEqual([
      ['Cid', 'Ann', 'Bob'],
      'Chat pinned',
      'pinned',
    ]);
    expect(labelOf(list, 'Cid')).toContain('pinned');
    for (let i = 0; i < 100; i++) controlOf(kit).sendAs(i % 2 ? 'ann' : 'bob', text('me', `${i}`));
    await vi.waitFor(() => expect(list.names()).toEqual(['Cid', 'Ann', 'Bob']));
    const again = renderConversations(kit);
    await again.ready();
    expect(again.names()).toEqual(['Cid', 'Ann', 'Bob']);
    list.undo();
    await idle();
    expect([list.names(), again.names()]).toEqual([
      ['Ann', 'Bob', 'Cid'],
      ['Ann', 'Bob', 'Cid'],
    ]);
    expect((await kit.getConversation('cid', 'user')).getPinnedAt()).toBe(0);
  });

  it('a message moves a pinned chat up among the pinned ones only', async () => {
    const kit = await three();
    const list = renderConversations(kit);
    await list.ready();
    await act(list, 'Bob', 'Pin');
    await act(list, 'Cid', 'Pin');
    expect(list.names()).toEqual(['Bob', 'Cid', 'Ann']);
    controlOf(kit).sendAs('cid', text('me', 'Up'));
    controlOf(kit).sendAs('ann', text('me', 'Not above'));
    await idle();
    expect(list.names()).toEqual(['Cid', 'Bob', 'Ann']);
  });

  it('takes a pin back that the SDK refuses, and says so', async () => {
    const kit = await three();
    const onError = vi.fn();
    const list = renderConversations(kit, { onError });
    await list.ready();
    controlOf(kit).failNext('pinConversation');
    await act(list, 'Cid', 'Pin');
    expect([list.names(), list.toast()]).toEqual([['Ann', 'Bob', 'Cid'], 'Something went wrong. Try again.']);
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'ERR_NETWORK' }));
  });

  it('a pin of another device moves the row', async () => {
    const kit = await three();
    const list = renderConversations(kit);
    await list.ready();
    const phone = createLocalKit({ data: kit.data });
    await phone.login('me');
    await phone.pinConversation('cid', 'user');
    await idle();
    expect(list.names()).toEqual(['Cid', 'Ann', 'Bob']);
  });

  it('muted chats make no sound, and are not counted among the unread ones', async () => {
    const kit = await three();
    const list = renderConversations(kit);
    await list.ready();
    await act(list, 'Bob', 'Mute');
    expect([list.toast(), marksOf(list, 'Bob')]).toEqual(['Chat muted', 'muted']);
    controlOf(kit).sendAs('bob', text('me', 'Psst'));
    await idle();
    expect(list.row('Bob').querySelector('[data-muted]')?.textContent).toContain('2');
    expect(list.one('.kit-live-region').textContent).not.toContain('Bob');
    expect(labelOf(list, 'Bob')).toContain('muted');
    list.openMenu('Bob');
    expect(list.menuItems()).toContain('Unmute');
  });

  it('archives a chat until its next message', async () => {
    const kit = await three();
    const list = renderConversations(kit);
    await list.ready();
    await act(list, 'Bob', 'Archive');
    expect([list.names(), list.toast()]).toEqual([['Ann', 'Cid'], 'Chat archived']);
    list.undo();
    await idle();
    expect(list.names()).toEqual(['Ann', 'Bob', 'Cid']);
    await act(list, 'Bob', 'Archive');
    controlOf(kit).sendAs('bob', text('me', 'Back'));
    await idle();
    expect(list.names()).toEqual(['Bob', 'Ann', 'Cid']);
  });

  it('marks as read, tells the sender when the toast ends, and undoes it before', async () => {
    const kit = await three();
    const list = renderConversations(kit);
    await list.ready();
    await act(list, 'Ann', 'Mark as read');
    expect([list.badge('Ann'), list.toast()]).toEqual(['', 'Marked as read']);
    list.undo();
    expect(list.badge('Ann')).toBe('1');
    list.endToast();
    await idle();
    expect(controlOf(kit).calls.markAsRead).toBeUndefined();
    await act(list, 'Ann', 'Mark as read');
    list.endToast();
    await idle();
    expect((await kit.getConversation('ann', 'user')).getUnreadMessageCount()).toBe(0);
    await act(list, 'Ann', 'Mark as unread');
    expect([list.badge('Ann'), list.toast()]).toEqual(['1', 'Marked as unread']);
    expect((await kit.getConversation('ann', 'user')).getUnreadMessageCount()).toBe(1);
  });

  it('leaves a group when the toast ends', async () => {
    const kit = await three();
    await addGroup(kit, 'team', ['ann']);
    const list = renderConversations(kit);
    await list.ready();
    const left = vi.fn();
    list.events.groups.ccGroupLeft.subscribe(left);
    await act(list, 'Team', 'Leave');
    expect(list.one('.kit-dialog').textContent).toContain('Leave Team?');
    list.dialogButton('Leave').click();
    expect([list.names(), list.toast()]).toEqual([['Ann', 'Bob', 'Cid'], 'You left Team']);
    expect(controlOf(kit).calls.leaveGroup).toBeUndefined();
    list.endToast();
    await idle();
    expect(controlOf(kit).calls.leaveGroup).toBe(1);
    expect(left).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ reason: 'left' }));
  });

  it('[event.ccUserBlocked] blocks a user, and unblocks by undo', async () => {
    const kit = await three();
    const list = renderConversations(kit);
    await list.ready();
    const blocked: Kit.User[] = [];
    list.events.users.ccUserBlocked.subscribe((user) => void blocked.push(user));
    await act(list, 'Bob', 'Block');
    expect([list.toast(), blocked.map((user) => user.getUid())]).toEqual(['Bob blocked', ['bob']]);
    list.openMenu('Bob');
    expect(list.menuItems()).toContain('Unblock');
    list.undo();
    await idle();
    expect((await kit.getUser('bob')).getBlockedByMe()).toBe(false);
  });

  it('shows only what the SDK can', async () => {
    const kit = Object.assign(await three(), {
      pinConversation: undefined,
      muteConversation: undefined,
      archiveConversation: undefined,
      blockUsers: undefined,
      deleteConversation: undefined,
    });
    const list = renderConversations(kit);
    await list.ready();
    list.openMenu('Ann');
    expect(list.menuItems()).toEqual(['Mark as read']);
  });

  it('[conv.isPinned] pins rows of an SDK without pins, through 100 messages and a reload, once each', async () => {
    const kit = await three();
    const [pins, setPins] = createSignal(['cid']);
    const isPinned = (conversation: Kit.Conversation) =>
      pins().includes((conversation.getConversationWith() as Kit.User).getUid());
    const list = renderConversations(kit, { isPinned });
    await list.ready();
    expect(list.names()).toEqual(['Cid', 'Ann', 'Bob']);
    for (let i = 0; i < 100; i++) controlOf(kit).sendAs(i % 2 ? 'ann' : 'bob', text('me', `${i}`));
    await idle();
    expect(list.names()).toEqual(['Cid', 'Ann', 'Bob']);
    const again = renderConversations(kit, { isPinned });
    await again.ready();
    expect(again.names()).toEqual(['Cid', 'Ann', 'Bob']);
    setPins(['bob']);
    flushNow();
    expect([list.names()[0], again.names()[0]]).toEqual(['Bob', 'Bob']);
    expect([list.names().length, again.names().length]).toEqual([3, 3]);
    list.set({ isPinned: undefined });
    await idle();
    expect(list.names()).toEqual(['Ann', 'Bob', 'Cid']);
  });

  it('[conv.isPinned] a function that throws is reported, and pins nothing', async () => {
    const onError = vi.fn();
    const isPinned = () => {
      throw new Error('broken');
    };
    const list = renderConversations(await three(), { isPinned, onError });
    await list.ready();
    expect(list.names()).toEqual(['Ann', 'Bob', 'Cid']);
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ code: 'ERR_CALLBACK_FAILED' });
  });
});
