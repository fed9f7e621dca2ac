import { fireEvent } from '@solidjs/testing-library';
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
  it('[event.ccConversationDeleted] asks first, is busy during the call, then removes the row, emits the event and focuses the next row', async () => {
    vi.useFakeTimers();
    try {
      const kit = await three();
      controlOf(kit).setLatency(100);
      const list = renderConversations(kit);
      await vi.advanceTimersByTimeAsync(200);
      expect(list.names()).toEqual(['Ann', 'Bob', 'Cid']);
      const deleted: Kit.Conversation[] = [];
      list.events.conversations.ccConversationDeleted.subscribe((each) => void deleted.push(each));

      list.action('Bob').focus();
      list.openMenu('Bob');
      list.choose('Delete');
      const dialog = list.one<HTMLDialogElement>('.kit-dialog');
      expect(dialog.open).toBe(true);
      expect(dialog.textContent).toContain('Delete chat with Bob?');
      expect(controlOf(kit).calls.deleteConversation).toBeUndefined();

      list.dialogButton('Delete').click();
      const busy = list.all('.kit-dialog [aria-busy="true"]');
      expect(busy).toHaveLength(1);
      busy[0]?.click();
      expect(list.names()).toHaveLength(3);
      await vi.advanceTimersByTimeAsync(100);

      expect(dialog.open).toBe(false);
      expect(controlOf(kit).calls.deleteConversation).toBe(1);
      expect(list.names()).toEqual(['Ann', 'Cid']);
      expect(deleted.map((each) => (each.getConversationWith() as Kit.User).getUid())).toEqual(['bob']);
      expect(list.one('.kit-toast').textContent).toBe('Chat deleted');
      expect(list.one('.kit-toast').hidden).toBe(false);
      expect(list.row('Cid').contains(document.activeElement)).toBe(true);
      vi.advanceTimersByTime(3999);
      expect(list.one('.kit-toast').hidden).toBe(false);
      expect(list.one('.kit-live-region').textContent).toBe('Chat deleted');
      vi.advanceTimersByTime(1);
      expect(list.one('.kit-toast').hidden).toBe(true);
    } finally {
      vi.useRealTimers();
    }
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

  it('keeps the row on failure, shows it in the dialog, reports it, and can be retried', async () => {
    const kit = await three();
    const onError = vi.fn();
    const list = renderConversations(kit, { onError });
    await list.ready();
    const onDeleted = vi.fn();
    list.events.conversations.ccConversationDeleted.subscribe(onDeleted);
    controlOf(kit).failNext('deleteConversation');
    list.openMenu('Bob');
    list.choose('Delete');
    list.dialogButton('Delete').click();
    await idle();
    expect(list.names()).toEqual(['Ann', 'Bob', 'Cid']);
    expect(list.one<HTMLDialogElement>('.kit-dialog').open).toBe(true);
    expect(list.one('.kit-dialog__error').textContent).toBe('The chat could not be deleted. Try again.');
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'ERR_NETWORK' }));
    expect(onDeleted).not.toHaveBeenCalled();
    list.dialogButton('Delete').click();
    await idle();
    expect(list.names()).toEqual(['Ann', 'Cid']);
    expect(list.has('.kit-dialog__error')).toBe(false);
    expect(onDeleted).toHaveBeenCalledOnce();
  });

  it('that hangs can be left, and takes the row out when it is done', async () => {
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
    await idle();
    list.dialogButton('Cancel').click();
    expect(list.one<HTMLDialogElement>('.kit-dialog').open).toBe(false);
    list.openMenu('Ann');
    list.choose('Delete');
    finish();
    await idle();
    expect([list.names(), list.one<HTMLDialogElement>('.kit-dialog').open]).toEqual([['Ann'], true]);
    expect(onDeleted).toHaveBeenCalledOnce();
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
    await idle();
    expect(list.phase()).toBe('empty');
    expect(list.has('.kit-conversations__empty-state-view')).toBe(true);
    controlOf(kit).sendAs('ann', text('me', 'Back again'));
    await idle();
    expect(list.names()).toEqual(['Ann']);
    expect(list.badge('Ann')).toBe('1');
  });
});
