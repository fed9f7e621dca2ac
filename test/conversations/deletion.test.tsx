import { cleanup, fireEvent } from '@solidjs/testing-library';
import type { Kit } from 'solid-chat-kit';
import { User } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { describe, expect, it, vi } from 'vitest';
import {
  addGroup,
  chats,
  heard,
  idle,
  renderConversations,
  renderFaked,
  text,
  three,
  withUser,
} from './harness.tsx';

describe('deleting a conversation from the list', () => {
  it('[event.ccConversationDeleted] asks first, hides the row, and deletes when the toast ends', async () => {
    vi.useFakeTimers();
    try {
      const kit = await three();
      const list = renderConversations(kit);
      await vi.advanceTimersByTimeAsync(200);
      const deleted: Kit.Conversation[] = [];
      list.events.conversations.ccConversationDeleted.subscribe((each) => void deleted.push(each));

      list.action('Bob').focus();
      list.openMenu('Bob');
      list.choose('Delete');
      const dialog = list.one<HTMLDialogElement>('.kit-dialog');
      expect(dialog.open).toBe(true);
      expect(dialog.textContent).toContain('Delete chat with Bob?');
      list.dialogButton('Delete').click();
      expect([dialog.open, list.names(), list.toast()]).toEqual([false, ['Ann', 'Cid'], 'Chat deleted']);
      expect(list.row('Cid').contains(document.activeElement)).toBe(true);
      await vi.advanceTimersByTimeAsync(5999);
      expect([controlOf(kit).calls.deleteConversation, deleted]).toEqual([undefined, []]);
      expect(list.one('.kit-live-region').textContent).toBe('Chat deleted');

      await vi.advanceTimersByTimeAsync(1);
      expect([controlOf(kit).calls.deleteConversation, list.toast()]).toEqual([1, '']);
      expect(deleted.map((each) => (each.getConversationWith() as Kit.User).getUid())).toEqual(['bob']);
      expect(list.names()).toEqual(['Ann', 'Cid']);
    } finally {
      vi.useRealTimers();
    }
  });

  for (const [way, undo] of [
    ['the button of the toast', (list: ReturnType<typeof renderConversations>) => list.undo()],
    [
      'Ctrl+Z',
      (list: ReturnType<typeof renderConversations>) =>
        void fireEvent.keyDown(list.action('Ann'), { key: 'z', ctrlKey: true }),
    ],
  ] as const) {
    it(`is undone by ${way}, with the row where it was, and the focus on it`, async () => {
      const kit = await three();
      const list = renderConversations(kit);
      await list.ready();
      list.openMenu('Bob');
      list.choose('Delete');
      list.dialogButton('Delete').click();
      undo(list);
      expect([list.names(), list.toast()]).toEqual([['Ann', 'Bob', 'Cid'], '']);
      expect(list.row('Bob').contains(document.activeElement)).toBe(true);
      list.endToast();
      await idle();
      expect(controlOf(kit).calls.deleteConversation).toBeUndefined();
    });
  }

  it('happens at once when the list goes', async () => {
    const kit = await three();
    const list = renderConversations(kit);
    await list.ready();
    list.openMenu('Bob');
    list.choose('Delete');
    list.dialogButton('Delete').click();
    cleanup();
    await idle();
    expect(controlOf(kit).calls.deleteConversation).toBe(1);
  });

  it('of a group asks the SDK for the group', async () => {
    const kit = await three();
    await addGroup(kit, 'team', ['ann']);
    const list = renderConversations(kit);
    await list.ready();
    const asked = vi.spyOn(kit, 'deleteConversation');
    list.openMenu('Team');
    list.choose('Delete');
    list.dialogButton('Delete').click();
    list.endToast();
    await idle();
    expect(asked).toHaveBeenCalledExactlyOnceWith('team', 'group');
    expect(list.names()).toEqual(['Ann', 'Bob', 'Cid']);
  });

  it('deletes nothing when cancelled, and restores the focus to the row', async () => {
    const kit = await three();
    const list = renderConversations(kit);
    await list.ready();
    list.action('Bob').focus();
    list.openMenu('Bob');
    list.choose('Delete');
    list.dialogButton('Cancel').click();
    expect(list.one<HTMLDialogElement>('.kit-dialog').open).toBe(false);
    expect(list.names()).toHaveLength(3);
    expect(controlOf(kit).calls.deleteConversation).toBeUndefined();
    list.openMenu('Bob');
    list.choose('Delete');
    fireEvent(list.one('.kit-dialog'), new Event('cancel', { cancelable: true }));
    expect(list.one<HTMLDialogElement>('.kit-dialog').open).toBe(false);
    expect(list.row('Bob').contains(document.activeElement)).toBe(true);
  });

  it('shows the row again on failure, says so, and can be retried', async () => {
    const kit = await three();
    const onError = vi.fn();
    const list = renderConversations(kit, { onError });
    await list.ready();
    const onDeleted = vi.fn();
    list.events.conversations.ccConversationDeleted.subscribe(onDeleted);
    controlOf(kit).failNext('deleteConversation');
    const remove = async () => {
      list.openMenu('Bob');
      list.choose('Delete');
      list.dialogButton('Delete').click();
      list.endToast();
      await idle();
    };
    await remove();
    expect(list.names()).toEqual(['Ann', 'Bob', 'Cid']);
    expect(list.toast()).toBe('The chat could not be deleted. Try again.');
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'ERR_NETWORK' }));
    expect(onDeleted).not.toHaveBeenCalled();
    await remove();
    expect(list.names()).toEqual(['Ann', 'Cid']);
    expect(onDeleted).toHaveBeenCalledOnce();
  });

  it('that hangs keeps the row hidden, and takes it out when it is done', async () => {
    const { sdk, list } = await renderFaked([withUser('ann', heard({ id: 2 })), withUser('bob')]);
    let finish = () => {};
    sdk.deleteConversation = () =>
      new Promise((resolve) => {
        finish = () => resolve('deleted');
      });
    const onDeleted = vi.fn();
    list.events.conversations.ccConversationDeleted.subscribe(onDeleted);
    list.openMenu('Bob');
    list.choose('Delete');
    list.dialogButton('Delete').click();
    list.endToast();
    await idle();
    expect([list.names(), onDeleted.mock.calls.length]).toEqual([['Ann'], 0]);
    finish();
    await idle();
    expect([list.names(), onDeleted.mock.calls.length]).toEqual([['Ann'], 1]);
  });

  it('for a user who signed out meanwhile takes no row of the next one', async () => {
    const { sdk, list } = await renderFaked([withUser('ann')]);
    let finish = () => {};
    sdk.deleteConversation = () =>
      new Promise((resolve) => {
        finish = () => resolve('deleted');
      });
    list.openMenu('Ann');
    list.choose('Delete');
    list.dialogButton('Delete').click();
    list.endToast();
    sdk.user = new User('you', 'You');
    sdk.emit('login', 'loginSuccess', sdk.user);
    await idle();
    await sdk.latest.answer([withUser('ann')]);
    finish();
    await idle();
    expect(list.names()).toEqual(['Ann']);
  });

  it('of the last row leaves the empty view', async () => {
    const kit = await chats({ ann: 'Hi' });
    const list = renderConversations(kit);
    await list.ready();
    list.openMenu('Ann');
    list.choose('Delete');
    list.dialogButton('Delete').click();
    list.endToast();
    await idle();
    expect(list.phase()).toBe('empty');
    expect(list.has('.kit-conversations__empty-state-view')).toBe(true);
    controlOf(kit).sendAs('ann', text('me', 'Back again'));
    await idle();
    expect(list.names()).toEqual(['Ann']);
    expect(list.badge('Ann')).toBe('1');
  });
});
