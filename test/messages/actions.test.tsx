import type { Kit } from 'solid-chat-kit';
import { describe, expect, it, vi } from 'vitest';
import { senderOf } from '../support/senders.ts';
import { openChat, say } from './harness.tsx';

describe('what can be done with a message', () => {
  it('[messages.options] the menu has what the SDK, the sender and the app permit', async () => {
    const chat = await openChat(
      async ({ ann, bob }) => {
        await say(bob, 'ann', 'from Bob');
        await say(ann, 'bob', 'from Ann');
      },
      { onThreadRepliesClick: () => {} },
    );
    await chat.openMenu(chat.row('from Ann'));
    expect(chat.menu()).toEqual(['Reply', 'Reply in thread', 'Copy text', 'Edit', 'Info', 'Delete']);
    await chat.openMenu(chat.row('from Bob'));
    expect(chat.menu()).toEqual(['Reply', 'Reply in thread', 'Copy text', 'Mark as unread']);
    chat.set({
      hideReplyOption: true,
      hideReplyInThreadOption: true,
      hideCopyMessageOption: true,
      hideMarkAsUnreadOption: true,
      hideMessageInfoOption: true,
      hideReactionOption: true,
    });
    chat.row('from Bob').dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, button: 2 }));
    await chat.openMenu(chat.row('from Ann'));
    expect(chat.menu()).toEqual(['Edit', 'Delete']);
    const onClick = vi.fn();
    chat.set({ options: () => [{ title: 'Pin', onClick }] });
    await chat.openMenu(chat.row('from Ann'));
    expect(chat.find('.kit-menu__item-icon')).toBeNull();
    chat.choose('Pin');
    expect(onClick).toHaveBeenCalledOnce();
    chat.set({ options: () => [{ title: 'Pin', iconURL: '/pin.svg' }] });
    await chat.openMenu(chat.row('from Ann'));
    expect(chat.find('.kit-menu__item-icon')?.getAttribute('src')).toBe('/pin.svg');
  });

  it('[messages.options] a button for screen readers opens the menu; the focus returns to the message', async () => {
    const chat = await openChat(async ({ bob }) => {
      await say(bob, 'ann', 'from Bob');
      const gone = await say(bob, 'ann', 'gone');
      await bob.deleteMessage(String(gone.getId()));
    });
    const buttonOf = (row: HTMLElement) =>
      row.querySelector<HTMLElement>('[aria-haspopup="menu"][aria-label="Message options"]');
    const row = chat.row('from Bob');
    expect(buttonOf(row)?.tabIndex).toBe(-1);
    expect(buttonOf(chat.row('Message deleted'))?.hidden).toBe(true);
    buttonOf(row)?.click();
    await vi.waitFor(() => expect(chat.menu()).toContain('Reply'));
    chat.choose('Copy text');
    expect(document.activeElement).toBe(row);
    row.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await vi.waitFor(() =>
      expect(row.querySelector<HTMLElement>('.kit-message-list__tool')?.tabIndex).toBe(0),
    );
    expect(buttonOf(row)?.tabIndex).toBe(-1);
    chat.set({ options: () => [] });
    expect(buttonOf(row)?.hidden).toBe(true);
  });

  it('[messages.hideEmojiPicker] offers more reactions after the quick ones, unless they are hidden', async () => {
    const chat = await openChat(({ bob }) => say(bob, 'ann', 'from Bob'));
    const last = () => chat.find('.kit-menu__reactions')?.lastElementChild?.getAttribute('aria-label');
    await chat.openMenu(chat.row('from Bob'));
    expect(last()).toBe('More reactions');
    chat.set({ hideEmojiPicker: true });
    await chat.openMenu(chat.row('from Bob'));
    expect(last()).toBe('React with 🙏');
  });

  it('[messages.options] get the built-in entries by id, to leave out and to add to', async () => {
    const chat = await openChat(({ ann }) => say(ann, 'bob', 'from Ann'), {
      onThreadRepliesClick: () => {},
      options: (message, builtIn) => [
        ...builtIn.filter(({ id }) => id === 'reply' || id === 'delete'),
        { id: 'pin', title: `Pin ${message.getType()}`, isDisabled: true },
      ],
    });
    await chat.openMenu(chat.row('from Ann'));
    expect(chat.menu()).toEqual(['Reply', 'Delete', 'Pin text']);
    chat.choose('Reply');
    expect(chat.menu()).toEqual([]);
  });

  it('[messages.options] have a button only where there are some', async () => {
    const chat = await openChat(({ ann }) => say(ann, 'bob', 'from Ann'));
    chat.row('from Ann').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    const button = () => chat.find('[data-icon="more"]');
    await vi.waitFor(() => expect(button()).not.toBeNull());
    chat.set({ options: () => [] });
    expect(button()).toBeNull();
  });

  it('[messages.options] open at the end of a press that asks for them, which would close them', async () => {
    const chat = await openChat(({ ann }) => say(ann, 'bob', 'from Ann'));
    const press = { bubbles: true, cancelable: true, button: 2, buttons: 2, clientX: 1 };
    chat.row('from Ann').dispatchEvent(new MouseEvent('contextmenu', press));
    await new Promise<void>((resolve) => setTimeout(resolve, 0));
    expect(chat.find('[role="menu"]')).toBeNull();
    window.dispatchEvent(new PointerEvent('pointerup'));
    await vi.waitFor(() => expect(chat.find('[role="menu"]')).not.toBeNull());
  });

  it('[messages.options] reply and edit ask the composer', async () => {
    const chat = await openChat(({ ann }) => say(ann, 'bob', 'from Ann'));
    const asked: string[] = [];
    chat.events.messages.ccReplyToMessage.subscribe(({ status }) => asked.push(`reply ${status}`));
    chat.events.messages.ccMessageEdited.subscribe((event) =>
      asked.push(`edit ${Reflect.get(event, 'status')}`),
    );
    for (const title of ['Reply', 'Edit']) {
      await chat.openMenu(chat.row('from Ann'));
      chat.choose(title);
    }
    expect(asked).toEqual(['reply inprogress', 'edit inprogress']);
  });

  it('[messages.delete] a deletion is asked about first; after a failure the message is back, with a word of it', async () => {
    const chat = await openChat(({ ann }) => say(ann, 'bob', 'from Ann'));
    await chat.openMenu(chat.row('from Ann'));
    chat.choose('Delete');
    await vi.waitFor(() =>
      expect(chat.find('dialog.kit-dialog')?.textContent).toContain('Delete this message?'),
    );
    const confirm = () => chat.find('.kit-dialog [data-variant="danger"]')?.click();
    chat.control.failNext('deleteMessage');
    confirm();
    await vi.waitFor(() => expect(chat.find('.kit-toast')?.textContent).toContain('could not be deleted'));
    expect(chat.row('from Ann')).toBeDefined();
    await chat.openMenu(chat.row('from Ann'));
    chat.choose('Delete');
    confirm();
    await vi.waitFor(() => expect(chat.row('Message deleted')).toBeDefined());
    expect(chat.find('.kit-dialog__title')).toBeNull();
  });

  it('[messages.reactions] [messages.onReactionClick] a click adds and removes one’s own, unless the app prevents it', async () => {
    const chat = await openChat(async ({ bob }) => {
      const message = await say(bob, 'ann', 'hello');
      await bob.addReaction(String(message.getId()), '👍');
    });
    const button = () => chat.find('.kit-message-bubble__reaction');
    const first = button();
    expect(first?.getAttribute('aria-pressed')).toBe('false');
    first?.click();
    await vi.waitFor(() => expect(button()?.getAttribute('aria-label')).toBe('👍, 2 people'));
    expect(button()).toBe(first);
    expect(first?.getAttribute('aria-pressed')).toBe('true');
    const seen: unknown[] = [];
    chat.set({ onReactionClick: (reaction) => seen.push(reaction) });
    first?.click();
    await vi.waitFor(() => expect(button()?.getAttribute('aria-label')).toBe('👍, 1 person'));
    expect(seen).toMatchObject([{ emoji: '👍', count: 2, mine: true }]);
    const addReaction = vi.spyOn(chat.ann, 'addReaction');
    chat.set({ onReactionClick: (_reaction, _message, event) => event.preventDefault() });
    first?.click();
    expect(addReaction).not.toHaveBeenCalled();
  });

  it('[messages.unsent] a failed message says so in its row, and can be sent again or discarded', async () => {
    const chat = await openChat(({ bob }) => say(bob, 'ann', 'hello'));
    const fail = async (text: string) => {
      const message = new chat.ann.TextMessage('bob', text, 'user');
      const emit = (status: 'inprogress' | 'error') =>
        chat.events.messages.ccMessageSent.next({ message, status } as never);
      emit('inprogress');
      await chat.settled();
      const row = chat.row(text);
      expect(row.dataset.state).toBe('pending');
      emit('error');
      await chat.settled();
      expect(row.isConnected && row.dataset.state).toBe('failed');
      expect(row.querySelector('[role="alert"]')).toBeNull();
      await vi.waitFor(() => expect(chat.find('.kit-live-region')?.textContent).toBe('Not sent.'));
      const buttons = row.querySelectorAll<HTMLElement>('.kit-message-bubble__failure-action');
      expect([...buttons].map((each) => each.textContent)).toEqual(['Send again', 'Delete']);
      return { row, again: buttons[0], discard: buttons[1] };
    };
    const late = await fail('late');
    late.again?.click();
    await vi.waitFor(() => expect(late.row.dataset.state).toBe('sent'));
    const lost = await fail('lost');
    lost.discard?.click();
    await chat.settled();
    expect([late.row.isConnected, lost.row.isConnected]).toEqual([true, false]);
  });

  it('[messages.upload] a file that is being sent shows its progress, and can be cancelled', async () => {
    const chat = await openChat(({ ann }) => say(ann, 'bob', 'from Ann'));
    const cancel = vi.fn();
    let report: ((fraction: number) => void) | undefined;
    chat.ann.sendMediaMessage = (_message, options: Kit.UploadOptions = {}) => {
      report = options.onProgress;
      options.onCancelable?.(cancel);
      return new Promise(() => {});
    };
    const file = new File(['1234'], 'notes.txt');
    const message = new chat.ann.MediaMessage('bob', file, 'file', 'user');
    void senderOf(chat.ann).send(message, chat.events);
    await chat.settled();
    const bar = () => chat.find<HTMLProgressElement>('.kit-message-bubble__upload progress');
    expect(bar()).toBeNull();
    report?.(0.25);
    const shown = bar();
    report?.(0.75);
    expect([shown?.value, bar() === shown]).toEqual([0.75, true]);
    chat.find('.kit-message-bubble__upload button')?.click();
    await chat.settled();
    expect(cancel).toHaveBeenCalledOnce();
    expect(chat.rows()).toHaveLength(1);
  });

  it('[messages.thread] the number of replies opens the thread, unless hidden', async () => {
    const onThreadRepliesClick = vi.fn();
    const chat = await openChat(
      async ({ bob }) => {
        const message = await say(bob, 'ann', 'hello');
        const reply = new bob.TextMessage('ann', 'below', 'user');
        reply.setParentMessageId(Number(message.getId()));
        await bob.sendMessage(reply);
      },
      { onThreadRepliesClick },
    );
    const button = () => chat.find('.kit-message-bubble__thread');
    expect(button()?.textContent).toBe('1 reply');
    button()?.click();
    expect(onThreadRepliesClick).toHaveBeenCalledOnce();
    chat.set({ hideReplyInThreadOption: true });
    expect(button()).toBeNull();
  });

  it('[messages.quote] a quote names its sender and jumps to its message', async () => {
    let plan = 0;
    const chat = await openChat(async ({ ann, bob }) => {
      plan = Number((await say(bob, 'ann', 'At nine, at the pier')).getId());
      const answer = new ann.TextMessage('bob', 'I come along', 'user');
      answer.setQuotedMessageId(plan);
      await ann.sendMessage(answer);
    });
    const quote = chat.row('I come along').querySelector<HTMLElement>('.kit-message-bubble__quote');
    expect(quote?.textContent).toContain('At nine, at the pier');
    quote?.click();
    await vi.waitFor(() => expect(chat.rows()[0]?.hasAttribute('data-marked')).toBe(true));
    const edited = new chat.bob.TextMessage('ann', 'At ten', 'user');
    edited.setId(plan);
    await chat.bob.editMessage(edited);
    await vi.waitFor(() => expect(quote?.textContent).toContain('At ten'));
  });
});
