import { fireEvent, render } from '@solidjs/testing-library';
import { createKitEvents, KitChat, type KitChatProps, KitProvider } from 'solid-chat-kit';
import { Group, type LocalKit, TextMessage, type User } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { flushNow } from 'solid-chat-kit/testing';
import { createStore } from 'solid-js/store';
import { describe, expect, it, vi } from 'vitest';
import { addGroup, chats, idle, inside } from '../conversations/harness.tsx';

/** Renders a chat of "me" with Ann, Bob, Cid and the group Team. */
async function rendered(initial: KitChatProps = {}) {
  const kit: LocalKit = await chats({ ann: 'Hi', bob: 'Yo', cid: 'Ciao' });
  await addGroup(kit, 'team', ['ann', 'bob']);
  const events = createKitEvents();
  const [props, set] = createStore<KitChatProps>(initial);
  const { container, unmount } = render(() => (
    <KitProvider sdk={kit} events={events} locale="en">
      <KitChat disableHistory {...props} />
    </KitProvider>
  ));
  await idle();
  const all = (selector: string) => [...container.querySelectorAll<HTMLElement>(selector)];
  const click = async (name: string, list = '.kit-chat__list > .kit-conversations') => {
    const action = all(`${list} .kit-list-item__action`).find((each) => each.textContent === name);
    action?.click();
    await idle();
  };
  return {
    kit,
    events,
    set,
    container,
    unmount,
    all,
    click,
    one: (selector: string) => inside(container, selector),
    title: () => all('.kit-message-header__title')[0]?.textContent ?? null,
    view: () => inside(container, '.kit-chat__panels').dataset.view,
    active: () =>
      all('.kit-conversations__list-item-active .kit-list-item__action').map((each) => each.textContent),
  };
}

describe('KitChat', () => {
  it('[chat.emptyView] null shows nothing, in the chat and in its lists', async () => {
    const chat = await rendered({ emptyView: null, conversations: { headerView: null } });
    expect(chat.all('.kit-chat__main > *, .kit-chat__list .kit-list__header')).toEqual([]);
  });

  it('[chat.focus] choosing the open chat moves the focus into it, as choosing another does', async () => {
    const chat = await rendered();
    await chat.click('Ann');
    const focused = document.activeElement;
    expect(chat.one('.kit-chat__main').contains(focused)).toBe(true);
    chat.one('.kit-conversations__list-item-active .kit-list-item__action').focus();
    await chat.click('Ann');
    expect(document.activeElement).toBe(focused);
  });

  it('[chat.open] a chosen conversation opens beside the list, with header, messages and composer', async () => {
    const onChatChange = vi.fn();
    const onItemClick = vi.fn();
    const chat = await rendered({ onChatChange, conversations: { onItemClick } });
    expect(chat.view()).toBe('list');
    expect(chat.one('.kit-chat__empty-state-view').textContent).toContain('Choose a chat');
    await chat.click('Ann');
    expect([chat.view(), chat.title(), chat.active()]).toEqual(['chat', 'Ann', ['Ann']]);
    expect(chat.one('.kit-chat__main').getAttribute('aria-label')).toBe('Chat with Ann');
    expect(chat.all('.kit-message-list, .kit-message-composer')).toHaveLength(2);
    await chat.click('Team');
    expect([chat.title(), chat.active()]).toEqual(['Team', ['Team']]);
    expect(onChatChange.mock.calls.map(([opened]) => Object.keys(opened))).toEqual([['user'], ['group']]);
    expect(onChatChange.mock.calls[0]?.[0].user.getUid()).toBe('ann');
    expect(onItemClick).toHaveBeenCalledTimes(2);
    // All handlers receive the same reactive views.
    const clicked = onItemClick.mock.calls[0]?.[0].getConversationWith();
    expect(onChatChange.mock.calls[0]?.[0].user).toBe(clicked);
    await chat.click('Team');
    expect(onChatChange).toHaveBeenCalledTimes(2);
  });

  it('[chat.names] names the log and the composer of a thread otherwise than those of its chat', async () => {
    const chat = await rendered();
    const first = await chat.kit.sendMessage(new TextMessage('ann', 'Lunch?', 'user'));
    const reply = new TextMessage('ann', 'Yes', 'user');
    reply.setParentMessageId(first.getId());
    await chat.kit.sendMessage(reply);
    await chat.click('Ann');
    await vi.waitFor(() => chat.one('.kit-message-bubble__thread').click());
    await vi.waitFor(() => chat.one('.kit-chat__thread'));
    await idle();
    const names = (selector: string) => chat.all(selector).map((each) => each.getAttribute('aria-label'));
    expect(names('[role="log"]')).toEqual(['Messages', 'Thread']);
    expect(names('textarea')).toEqual(['Message to Ann', 'Reply in thread']);
  });

  it('[chat.props] follows user and group, without calling onChatChange', async () => {
    const onChatChange = vi.fn();
    const ann = (await (await chats({ ann: 'Hi' })).getConversation('ann', 'user')).getConversationWith();
    const chat = await rendered({ user: ann as never, onChatChange });
    expect([chat.title(), chat.active()]).toEqual(['Ann', ['Ann']]);
    const main = chat.one('.kit-chat__main');
    chat.set({ user: undefined, group: new Group('team', 'Team', 'public') });
    await idle();
    expect(chat.title()).toBe('Team');
    expect(chat.one('.kit-chat__main')).not.toBe(main);
    await chat.click('Bob');
    expect([chat.title(), onChatChange.mock.calls.length]).toEqual(['Bob', 1]);
    chat.set({ group: undefined });
    await idle();
    expect([chat.view(), onChatChange.mock.calls.length]).toEqual(['list', 1]);
  });

  it('[chat.props] passes props on by group, and attributes to its root', async () => {
    const chat = await rendered({
      id: 'all',
      class: 'mine',
      conversations: { showSearchBar: false, hideReceipts: true },
      header: { titleView: () => 'My title' },
      emptyView: <p>Nothing here</p>,
      listHeaderView: <i class="account">Me</i>,
    });
    expect(chat.one('.kit-chat').matches('#all.mine')).toBe(true);
    expect(chat.all('.kit-search-bar')).toHaveLength(0);
    expect(chat.one('.kit-chat__main').textContent).toBe('Nothing here');
    expect(chat.one('.kit-chat__list > .account').textContent).toBe('Me');
    await chat.click('Ann');
    expect(chat.title()).toBe('My title');
  });

  it('[chat.drafts] the row of a chat that is not open shows its unsent text, unless it has unread messages', async () => {
    const chat = await rendered();
    const rowOf = (name: string) =>
      chat
        .all('.kit-chat__list .kit-list__row')
        .find((row) => inside(row, '.kit-list-item__action').textContent === name) as HTMLElement;
    const subtitle = (name: string) => inside(rowOf(name), '.kit-conversations__subtitle').textContent;
    for (const name of ['ann', 'bob']) {
      const conversation = await chat.kit.getConversation(name, 'user');
      chat.events.conversations.ccMarkConversationAsRead.next(conversation);
    }
    await chat.click('Ann');
    const field = chat.one('.kit-chat__main textarea') as HTMLTextAreaElement;
    field.value = 'See you at ';
    fireEvent.input(field);
    await idle();
    expect(subtitle('Ann')).toBe('Hi');
    await chat.click('Bob');
    expect(subtitle('Ann')).toBe('Draft: See you at');
    expect(subtitle('Bob')).toBe('Yo');
    await controlOf(chat.kit).sendAs('ann', new TextMessage('me', 'Where?', 'user'));
    await idle();
    expect(subtitle('Ann')).toBe('Where?');
    await chat.click('Ann');
    expect(subtitle('Ann')).toBe('Where?');
  });

  it('[chat.drafts] a row shows no more of a long unsent text than of a message', async () => {
    const chat = await rendered();
    await chat.click('Ann');
    const field = chat.one('.kit-chat__main textarea') as HTMLTextAreaElement;
    field.value = 'word '.repeat(10_000);
    fireEvent.input(field);
    await chat.click('Bob');
    const conversation = await chat.kit.getConversation('ann', 'user');
    chat.events.conversations.ccMarkConversationAsRead.next(conversation);
    await idle();
    const texts = chat.all('.kit-chat__list .kit-conversations__subtitle').map((each) => each.textContent);
    expect(texts).toContainEqual(expect.stringMatching(/^Draft: (word ){10,30}word…$/));
  });

  it('[chat.new] the users for a new chat open over the list, and choosing one opens a chat', async () => {
    const chat = await rendered();
    chat.one('.kit-chat__new').click();
    await idle();
    expect(chat.view()).toBe('users');
    await chat.click('Bob', '.kit-chat__users');
    expect([chat.view(), chat.title(), chat.all('.kit-chat__users').length]).toEqual(['chat', 'Bob', 0]);
    chat.one('.kit-chat__new').click();
    await idle();
    chat.one('.kit-chat__users .kit-message-header__back').click();
    expect([chat.view(), chat.all('.kit-chat__users').length]).toEqual(['chat', 0]);
    chat.set({ hideNewChat: true });
    expect(chat.all('.kit-chat__new')).toHaveLength(0);
  });

  it('[chat.self] opens a chat with oneself by "New chat", without presence, typing and blocking', async () => {
    const chat = await rendered();
    chat.one('.kit-chat__new').click();
    await idle();
    expect(chat.one('.kit-chat__self').textContent).toBe('MMe (You) Message yourself');
    chat.one('.kit-chat__self').click();
    await idle();
    expect([chat.view(), chat.title()]).toEqual(['chat', 'Me (You)']);
    expect(chat.one('.kit-message-header__subtitle').textContent).toBe('');
    const typing = vi.spyOn(chat.kit, 'startTyping');
    const field = chat.one('.kit-chat__main textarea') as HTMLTextAreaElement;
    fireEvent.input(field, { target: { value: 'Buy milk' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await vi.waitFor(() => expect(chat.one('.kit-message-list').textContent).toContain('Buy milk'));
    await vi.waitFor(() =>
      expect(chat.all('.kit-chat__list .kit-list-item__action').map((each) => each.textContent)).toContain(
        'Me (You)',
      ),
    );
    expect(typing).not.toHaveBeenCalled();
    chat.one('.kit-chat-menu').click();
    await vi.waitFor(() => expect(chat.all('[role="menuitem"]')).not.toEqual([]));
    const entries = chat.all('[role="menuitem"]').map((each) => each.textContent);
    expect([entries.includes('Block'), entries.includes('Mute')]).toEqual([false, true]);
  });

  it('[chat.closes] closes when its conversation is deleted, its group left, or another user signs in', async () => {
    const onChatChange = vi.fn();
    const chat = await rendered({ onChatChange });
    await chat.click('Ann');
    chat.events.conversations.ccConversationDeleted.next(await chat.kit.getConversation('bob', 'user'));
    expect(chat.view()).toBe('chat');
    chat.events.conversations.ccConversationDeleted.next(await chat.kit.getConversation('ann', 'user'));
    flushNow();
    expect([chat.view(), onChatChange.mock.lastCall]).toEqual(['list', [null]]);
    await chat.click('Team');
    const group = new Group('team', 'Team', 'public');
    chat.events.groups.ccGroupLeft.next({ group, reason: 'kicked' });
    await idle();
    expect(chat.view()).toBe('list');
    await chat.click('Cid');
    expect(chat.view()).toBe('chat');
    await chat.kit.logout();
    await chat.kit.login('ann');
    await idle();
    expect(chat.view()).toBe('list');
  });

  it('[chat.open] a thread opens with the replies that its row counts', async () => {
    const chat = await rendered();
    await chat.click('Ann');
    const { kit } = chat;
    const [parent] = await new kit.MessagesRequestBuilder().setUID('ann').build().fetchPrevious();
    for (const words of ['First reply', 'Second reply']) {
      const reply = new TextMessage('me', words, 'user');
      reply.setParentMessageId(Number(parent?.getId()));
      await controlOf(kit).sendAs('ann', reply);
    }
    await idle();
    chat.one('.kit-message-bubble__thread').click();
    await idle();
    expect(chat.one('.kit-thread-header__reply-count').textContent).toBe('2 replies');
  });

  it('[chat.blocked] a blocked user gets no composer, until they are unblocked', async () => {
    const onError = vi.fn();
    const chat = await rendered({ onError });
    await chat.click('Ann');
    const ann = (await chat.kit.getConversation('ann', 'user')).getConversationWith() as User;
    await chat.kit.blockUsers(['ann']);
    chat.events.users.ccUserBlocked.next(ann);
    await idle();
    expect(chat.one('.kit-chat__blocked').textContent).toBe('You blocked Ann.Unblock');
    expect(chat.all('.kit-message-composer')).toHaveLength(0);
    const unblocked = vi.fn();
    chat.events.users.ccUserUnblocked.subscribe(unblocked);
    chat.one('.kit-chat__blocked button').click();
    await idle();
    expect(chat.all('.kit-message-composer')).toHaveLength(1);
    expect(unblocked).toHaveBeenCalledOnce();
    expect(onError).not.toHaveBeenCalled();
  });

  it('[chat.blocked] announces the end of a block that is answered after the chat was left', async () => {
    const chat = await rendered();
    await chat.click('Ann');
    const ann = (await chat.kit.getConversation('ann', 'user')).getConversationWith() as User;
    const unblocked = vi.fn();
    chat.events.users.ccUserBlocked.next(ann);
    chat.events.users.ccUserUnblocked.subscribe(unblocked);
    let answer = () => {};
    const promise = new Promise<void>((resolve) => {
      answer = resolve;
    });
    Object.assign(chat.kit, { unblockUsers: () => promise });
    await idle();
    chat.one('.kit-chat__blocked button').click();
    await chat.click('Bob');
    answer();
    await idle();
    expect(unblocked.mock.calls.map(([user]) => user.getUid())).toEqual(['ann']);
  });

  it('[chat.blocked] has no button if the SDK cannot end a block', async () => {
    const chat = await rendered();
    await chat.click('Ann');
    const ann = (await chat.kit.getConversation('ann', 'user')).getConversationWith() as User;
    Object.assign(chat.kit, { unblockUsers: undefined });
    chat.events.users.ccUserBlocked.next(ann);
    await idle();
    expect(chat.one('.kit-chat__blocked').textContent).toBe('You blocked Ann.');
  });

  it('[chat.bad] user and group at once are an error of the chat', async () => {
    const onError = vi.fn();
    const chat = await rendered({ onError });
    const ann = (await chat.kit.getConversation('ann', 'user')).getConversationWith();
    chat.set({ user: ann as never, group: new Group('team', 'Team', 'public') });
    await idle();
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'ERR_BAD_CHAT' }));
    chat.set({ group: undefined });
    await idle();
    expect(chat.title()).toBe('Ann');
  });
});

describe('the composer of a chat', () => {
  /** Opens the thread of the first message with replies. */
  async function openThread(chat: Awaited<ReturnType<typeof rendered>>) {
    await vi.waitFor(() => chat.one('.kit-message-bubble__thread').click());
    await vi.waitFor(() => chat.one('.kit-chat__thread'));
    await idle();
  }
  async function withThread(kit: LocalKit) {
    const first = await kit.sendMessage(new TextMessage('ann', 'Lunch?', 'user'));
    const reply = new TextMessage('ann', 'Yes', 'user');
    reply.setParentMessageId(first.getId());
    await kit.sendMessage(reply);
    return first;
  }
  const menuOf = async (chat: Awaited<ReturnType<typeof rendered>>) => {
    const row = chat.one('.kit-chat__main .kit-message-list__row');
    fireEvent.contextMenu(row, { clientX: 1, clientY: 1 });
    return vi.waitFor(() => {
      const entries = [...document.querySelectorAll('[role="menuitem"]')].map((each) => each.textContent);
      expect(entries).not.toEqual([]);
      return entries;
    });
  };

  it('[chat.composerView] is called with the chat: null shows none, undefined the built-in one', async () => {
    const seen: unknown[] = [];
    const chat = await rendered({
      composerView(opened) {
        seen.push(opened.user?.getUid() ?? opened.group?.getGuid());
        if (opened.group) return null;
        return opened.user?.getUid() === 'ann' ? <p class="own">Read only</p> : undefined;
      },
    });
    await chat.click('Ann');
    expect([chat.all('.own'), chat.all('.kit-message-composer')].map(({ length }) => length)).toEqual([1, 0]);
    await chat.click('Bob');
    expect([chat.all('.own'), chat.all('.kit-message-composer')].map(({ length }) => length)).toEqual([0, 1]);
    await chat.click('Team');
    expect([chat.all('.own'), chat.all('.kit-message-composer')].map(({ length }) => length)).toEqual([0, 0]);
    expect(seen).toEqual(['ann', 'bob', 'team']);
  });

  it('[chat.composerView] wraps the built-in one, also in a thread, whose parent it is told', async () => {
    const parents: unknown[] = [];
    const chat = await rendered({
      composerView(opened, builtIn) {
        parents.push(opened.parentMessageId);
        return <div class="wrap">{builtIn()}</div>;
      },
    });
    const first = await withThread(chat.kit);
    await chat.click('Ann');
    await openThread(chat);
    expect(chat.all('.wrap > .kit-message-composer textarea')).toHaveLength(2);
    expect(parents).toEqual([undefined, String(first.getId())]);
  });

  it('[chat.composerView] one that throws costs itself alone', async () => {
    const onError = vi.fn();
    const chat = await rendered({
      onError,
      composerView: () => {
        throw new Error('broken');
      },
    });
    await chat.click('Ann');
    expect(chat.all('.kit-message-composer textarea')).toHaveLength(1);
    expect(onError.mock.calls.map(([error]) => error.code)).toEqual(['ERR_VIEW_FAILED']);
  });

  it('[chat.composerView] [composer.disabled] without a composer, messages offer no reply and no edit', async () => {
    for (const props of [{ composerView: () => null }, { composer: { disabled: true } }]) {
      const chat = await rendered(props);
      await chat.kit.sendMessage(new TextMessage('ann', 'Lunch?', 'user'));
      await chat.click('Ann');
      expect(await menuOf(chat)).not.toEqual(expect.arrayContaining(['Reply']));
      chat.unmount();
    }
    const chat = await rendered();
    await chat.click('Ann');
    expect(await menuOf(chat)).toContain('Reply');
  });

  it('[chat.blocked] a thread with a blocked user gets no composer either', async () => {
    const chat = await rendered();
    await withThread(chat.kit);
    await chat.click('Ann');
    await openThread(chat);
    expect(chat.all('textarea')).toHaveLength(2);
    chat.events.users.ccUserBlocked.next((await chat.kit.getUser('ann')) as User);
    await idle();
    expect([chat.all('textarea').length, chat.all('.kit-chat__blocked').length]).toEqual([0, 2]);
  });
});

describe('files dropped on a chat', () => {
  const drag = (target: Element, type: string, types = ['Files']) => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    const dataTransfer = { files: [new File(['x'], 'a.txt')], types, dropEffect: 'copy' };
    target.dispatchEvent(Object.assign(event, { dataTransfer }));
    return { isTaken: event.defaultPrevented, effect: dataTransfer.dropEffect };
  };

  it('[chat.drop] are never left to the browser, which would leave the page', async () => {
    const chat = await rendered();
    const list = chat.one('.kit-chat__list');
    expect(drag(list, 'dragover')).toEqual({ isTaken: true, effect: 'none' });
    expect(drag(list, 'drop').isTaken).toBe(true);
    expect(drag(list, 'dragover', ['text/plain']).isTaken).toBe(false);
    await chat.click('Ann');
    chat.set({ composer: { hideAttachmentButton: true } });
    expect(drag(chat.one('.kit-message-list'), 'dragover')).toEqual({ isTaken: true, effect: 'none' });
  });

  it.each(['.kit-message-header', '.kit-message-list', '.kit-message-composer__input', '.kit-chat__list'])(
    '[chat.drop] are attached to the open chat, wherever they are dropped: %s',
    async (place) => {
      const chat = await rendered();
      await chat.click('Ann');
      await vi.waitFor(() => chat.one('.kit-message-composer__drop'));
      expect(drag(chat.one(place), 'dragover')).toEqual({ isTaken: true, effect: 'copy' });
      const cover = chat.one('.kit-message-composer__drop');
      expect([cover.hidden, cover.textContent]).toEqual([false, 'Drop to send to Ann']);
      drag(chat.one(place), 'drop');
      await vi.waitFor(() => chat.one('.kit-message-composer__file-name'));
      expect([cover.hidden, chat.one('.kit-message-composer__file-name').textContent]).toEqual([
        true,
        'a.txt',
      ]);
    },
  );

  it('[chat.drop] are left to a part of the app that takes them', async () => {
    const chat = await rendered({
      listHeaderView: (
        <p class="mine" ref={(own) => own.addEventListener('drop', (e) => e.preventDefault())} />
      ),
    });
    await chat.click('Ann');
    drag(chat.one('.mine'), 'drop');
    expect(chat.all('.kit-message-composer__file')).toEqual([]);
  });

  it('[chat.drop] go to the thread they are dropped on', async () => {
    const chat = await rendered();
    const first = await chat.kit.sendMessage(new TextMessage('ann', 'Lunch?', 'user'));
    const reply = new TextMessage('ann', 'Yes', 'user');
    reply.setParentMessageId(first.getId());
    await chat.kit.sendMessage(reply);
    await chat.click('Ann');
    await vi.waitFor(() => chat.one('.kit-message-bubble__thread').click());
    await vi.waitFor(() => chat.one('.kit-chat__thread'));
    drag(chat.one('.kit-chat__thread .kit-message-list'), 'drop');
    await vi.waitFor(() => chat.one('.kit-chat__thread .kit-message-composer__file'));
    drag(chat.one('.kit-chat__main .kit-message-list'), 'drop');
    await vi.waitFor(() => chat.one('.kit-chat__main .kit-message-composer__file'));
    expect(chat.all('.kit-message-composer__file')).toHaveLength(2);
  });
});
