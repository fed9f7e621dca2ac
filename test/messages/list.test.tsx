import { MessageListAlignment } from 'solid-chat-kit';
import { describe, expect, it, vi } from 'vitest';
import { openChat, say } from './harness.tsx';

describe('the message list', () => {
  it('[messages.emptyView] null shows nothing', async () => {
    const chat = await openChat(() => {}, { emptyView: null });
    await chat.settled();
    expect(chat.find('.kit-state-view')).toBeNull();
    chat.set({ emptyView: undefined });
    expect(chat.find('.kit-state-view')).not.toBeNull();
  });

  it('[messages.props] hides and aligns what the app wants, at any time', async () => {
    const chat = await openChat(async ({ ann, bob }) => {
      await say(ann, 'bob', 'one');
      await say(bob, 'ann', 'two');
    });
    expect(chat.find('.kit-message-list__day')?.textContent).toBe('Today');
    expect(
      chat.row('one').querySelector('.kit-message-bubble__receipt:not(.kit-receipts-none)[aria-label]'),
    ).not.toBeNull();
    chat.set({ hideDateSeparator: true, hideReceipts: true, messageAlignment: MessageListAlignment.left });
    await chat.settled();
    expect(chat.find('.kit-message-list__day')).toBeNull();
    expect(
      chat.row('one').querySelector('.kit-message-bubble__receipt:not(.kit-receipts-none)[aria-label]'),
    ).toBeNull();
    expect(chat.row('one').dataset.own).toBeUndefined();
    chat.set({
      messageSentAtDateTimeFormat: { today: '[at] HH' },
      separatorDateTimeFormat: { today: '[now]' },
      hideDateSeparator: false,
      headerView: <b>above</b>,
      footerView: <i>below</i>,
    });
    await chat.settled();
    expect(chat.row('one').querySelector('time')?.textContent).toMatch(/^at \d\d$/);
    expect(chat.find('.kit-message-list__day')?.textContent).toBe('now');
    expect(chat.container.textContent).toMatch(/^above.*below$/s);
  });

  it('[messages.showScrollbar] hides the scrollbar unless it is shown, as the other lists do', async () => {
    const chat = await openChat(({ ann }) => say(ann, 'bob', 'one'));
    expect(chat.find('.kit-message-list-hide-scrollbar')).not.toBeNull();
    chat.set({ showScrollbar: true });
    expect(chat.find('.kit-message-list-hide-scrollbar')).toBeNull();
  });

  it('[messages.hideDeletedMessages] leaves out deleted messages, and shows them again', async () => {
    const chat = await openChat(async ({ ann }) => {
      const gone = await say(ann, 'bob', 'gone');
      await ann.deleteMessage(String(gone.getId()));
      await say(ann, 'bob', 'stays');
    });
    expect(chat.row('Message deleted')).toBeDefined();
    chat.set({ hideDeletedMessages: true });
    await chat.settled();
    expect(chat.rows().map((row) => row.textContent?.includes('stays'))).toEqual([true]);
    chat.set({ hideDeletedMessages: false });
    await vi.waitFor(() => expect(chat.row('Message deleted')).toBeDefined());
  });

  it('[messages.states] is empty, failed or filled, with the views of the app where it has some', async () => {
    const chat = await openChat(() => {});
    expect(chat.find('.kit-message-list__empty-state-view')).not.toBeNull();
    chat.set({ user: undefined });
    await vi.waitFor(() => expect(chat.find('.kit-message-list__error-state-view')).not.toBeNull());
    expect(chat.find('[role="alert"]')?.textContent).toContain('exactly one');
    expect(chat.errors.map(({ code }) => code)).toContain('ERR_BAD_CHAT');
    chat.set({ errorView: <b>own words</b> });
    await vi.waitFor(() => expect(chat.container.textContent).toContain('own words'));
    chat.set({ hideError: true });
    await vi.waitFor(() => expect(chat.container.textContent).not.toContain('own words'));
  });

  it('[messages.keyboard] is one Tab stop; arrows, Home and End move it, and Enter opens the menu', async () => {
    const chat = await openChat(async ({ ann, bob }) => {
      await say(ann, 'bob', 'one');
      await say(bob, 'ann', 'two https://example.org');
      await say(ann, 'bob', 'three');
    });
    const stops = () => [...chat.container.querySelectorAll<HTMLElement>('ol [tabindex="0"]')];
    expect(stops().map((each) => each.textContent)).toEqual([expect.stringContaining('three')]);
    stops()[0]?.focus();
    const press = (key: string) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
    press('ArrowUp');
    expect(document.activeElement).toBe(chat.row('two'));
    expect(chat.row('two').querySelector('a')?.tabIndex).toBe(0);
    expect(chat.row('three').tabIndex).toBe(-1);
    // Shift+Tab into the list goes to the message, not to its last control.
    chat
      .find('.kit-message-list__scroller')
      ?.after(Object.assign(document.createElement('button'), { id: 'out' }));
    chat.find('#out')?.focus();
    expect([chat.row('two').tabIndex, chat.row('two').querySelector('a')?.tabIndex]).toEqual([0, -1]);
    chat.row('two').focus();
    expect(chat.row('two').querySelector('a')?.tabIndex).toBe(0);
    press('Home');
    expect(document.activeElement).toBe(chat.row('one'));
    press('End');
    expect(document.activeElement).toBe(chat.row('three'));
    press('Enter');
    await vi.waitFor(() => expect(chat.menu()).toContain('Delete'));
  });

  it('[messages.keyboard] is entered at the newest message, until the reader chose another', async () => {
    const chat = await openChat(async ({ bob }) => {
      await say(bob, 'ann', 'one');
      await say(bob, 'ann', 'two');
    });
    const stops = () => [...chat.container.querySelectorAll<HTMLElement>('ol [tabindex="0"]')];
    // The tools of the pointed message show that the input has loaded.
    chat.row('one').dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
    await vi.waitFor(() => expect(chat.find('.kit-message-list__tool')).not.toBeNull());
    await say(chat.bob, 'ann', 'three');
    await chat.settled();
    expect(stops()).toEqual([chat.row('three')]);
    chat.row('one').focus();
    await say(chat.bob, 'ann', 'four');
    await chat.settled();
    expect(stops()[0]).toBe(chat.row('one'));
  });

  it('[messages.keyboard] names a row by its sender, text, time and state', async () => {
    const chat = await openChat(({ ann }) => say(ann, 'bob', 'one'));
    const row = chat.row('one');
    const name = (row.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => {
        const part = document.getElementById(id);
        const icon = part?.querySelector('[role="img"]')?.getAttribute('aria-label') ?? '';
        return part ? `${part.textContent}${icon}` : '';
      })
      .join(' ');
    expect(name).toMatch(/^You\s+one \d{1,2}:\d\d [AP]MSent\s*$/);
  });

  it('[messages.keyboard] moves the focus to the next message when the focused one goes', async () => {
    const chat = await openChat(({ bob }) => say(bob, 'ann', 'hello'));
    const message = new chat.ann.TextMessage('bob', 'lost', 'user');
    chat.events.messages.ccMessageSent.next({ message, status: 'inprogress' } as never);
    chat.events.messages.ccMessageSent.next({ message, status: 'error' } as never);
    await chat.settled();
    const [, discard] = chat.row('lost').querySelectorAll<HTMLElement>('.kit-message-bubble__failure-action');
    discard?.focus();
    discard?.click();
    await chat.settled();
    expect(document.activeElement).toBe(chat.row('hello'));
  });

  it('[messages.keyboard] keeps the focus in its message when the app renders another part of all messages', async () => {
    const chat = await openChat(async ({ bob }) => {
      await say(bob, 'ann', 'hello');
      await say(bob, 'ann', 'there');
    });
    chat.row('hello').focus();
    chat.set({ bubbleFooterView: () => <b>Own</b> });
    await chat.settled();
    expect(chat.row('hello').textContent).toContain('Own');
    expect(document.activeElement).toBe(chat.row('hello'));
  });

  it('[messages.hues] the name of a sender in a group has the hue of the avatar', async () => {
    const chat = await openChat(({ ann, bob }) =>
      say(bob, 'ann', 'hello').then(() => ann.createGroup(new ann.Group('crew', 'Crew', 'public'))),
    );
    expect(chat.find('.kit-message-bubble__sender')?.dataset.hue).toBeUndefined();
    await chat.bob.joinGroup('crew');
    const group = await chat.ann.getGroup('crew');
    await chat.bob.sendMessage(new chat.bob.TextMessage('crew', 'in the group', 'group'));
    chat.set({ user: undefined, group });
    await vi.waitFor(() => expect(chat.row('in the group')).toBeDefined());
    const hue = (part: string) => chat.row('in the group').querySelector<HTMLElement>(part)?.dataset.hue;
    expect(hue('.kit-message-bubble__sender')).toMatch(/^\d+$/);
    expect(hue('.kit-message-bubble__sender')).toBe(hue('.kit-avatar'));
  });

  it('[messages.unmount] leaves no listener behind', async () => {
    const chat = await openChat(({ bob }) => say(bob, 'ann', 'hello'));
    expect(chat.control.listenerCount()).toBeGreaterThan(0);
    chat.unmount();
    expect(chat.control.listenerCount()).toBe(0);
  });
});
