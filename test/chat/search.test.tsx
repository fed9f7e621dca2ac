import { fireEvent, render } from '@solidjs/testing-library';
import { KitChat, type KitChatProps, KitProvider } from 'solid-chat-kit';
import type { LocalKit } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { createStore } from 'solid-js/store';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { searchDialog } from '../../src/chat/kit-chat.tsx';
import { chatSearchBar } from '../../src/chat/messages-panel.tsx';
import { addGroup, chats, idle, inside, text } from '../conversations/harness.tsx';

// A browser loads them at the first search.
beforeAll(() => Promise.all([searchDialog.load(), chatSearchBar.load()]));

async function rendered(initial: KitChatProps = {}, prepare?: (kit: LocalKit) => unknown) {
  const kit = await chats({ ann: 'Hi', bob: 'Tea at five?' });
  await addGroup(kit, 'team', ['ann', 'bob']);
  await prepare?.(kit);
  const [props, set] = createStore<KitChatProps>(initial);
  const { container } = render(() => (
    <KitProvider sdk={kit} locale="en">
      <KitChat disableHistory {...props} />
    </KitProvider>
  ));
  await idle();
  const all = (selector: string) => [...container.querySelectorAll<HTMLElement>(selector)];
  return {
    kit,
    set,
    all,
    one: (selector: string) => inside(container, selector),
    dialog: () => all('dialog[open].kit-chat__search-dialog'),
    title: () => all('.kit-message-header__title')[0]?.textContent ?? null,
    marked: () => all('[data-marked] .kit-message-bubble__text').map((each) => each.textContent),
    pressK: (target: Element, init: KeyboardEventInit = { ctrlKey: true }) =>
      fireEvent.keyDown(target, { key: 'k', ...init }),
  };
}

describe('the search of KitChat', () => {
  it('[chat.hideSearch] opens by its button and by Ctrl+K, and closes by Escape with the focus back', async () => {
    const chat = await rendered();
    chat.one('.kit-chat__search').focus();
    chat.one('.kit-chat__search').click();
    await idle();
    expect([chat.dialog().length, document.activeElement]).toEqual([1, chat.one('.kit-search input')]);
    fireEvent.keyDown(chat.one('.kit-search input'), { key: 'Escape' });
    await idle();
    expect([chat.dialog().length, document.activeElement]).toEqual([0, chat.one('.kit-chat__search')]);
    chat.pressK(document.body);
    await idle();
    expect(chat.dialog()).toHaveLength(1);
    chat.one('.kit-search__close').click();
    await idle();
    chat.set({ hideSearch: true });
    expect(chat.pressK(document.body)).toBe(true);
    await idle();
    expect([chat.dialog(), chat.all('.kit-chat__search')]).toEqual([[], []]);
  });

  it('opens by Ctrl+K on a keyboard without Latin letters', async () => {
    const chat = await rendered();
    chat.pressK(document.body, { key: 'л', code: 'KeyK', ctrlKey: true });
    await idle();
    expect(chat.dialog()).toHaveLength(1);
  });

  it('leaves Ctrl+K to the rest of the page, and to who has handled it', async () => {
    const chat = await rendered();
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    chat.pressK(field);
    field.remove();
    chat.pressK(document.body, { ctrlKey: true, shiftKey: true });
    chat.pressK(document.body, { metaKey: true });
    await idle();
    expect(chat.dialog()).toEqual([]);
  });

  it('[chat.search] opens what is chosen: a chat, a person, and a message in its chat', async () => {
    const [onConversationClick, onUserClick, onMessageClick] = [vi.fn(), vi.fn(), vi.fn()];
    const search = { onConversationClick, onUserClick, onMessageClick };
    const chat = await rendered({ search }, async (kit) => {
      await kit.createUser(new kit.User('dee', 'Dee'));
      for (let i = 0; i < 60; i++) controlOf(kit).sendAs('bob', text('me', `number ${i}`));
    });
    const choose = async (keyword: string, kind: string) => {
      chat.pressK(document.body);
      await idle();
      fireEvent.input(chat.one('.kit-search input'), { target: { value: keyword } });
      await vi.waitFor(() => expect(chat.all(`[data-kind="${kind}"] .kit-search__hit`)).not.toEqual([]));
      chat.one(`[data-kind="${kind}"] .kit-search__hit`).click();
      await idle();
      expect(chat.dialog()).toEqual([]);
    };
    await choose('team', 'conversations');
    expect([chat.title(), onConversationClick.mock.calls.length]).toEqual(['Team', 1]);
    await choose('dee', 'users');
    expect([chat.title(), onUserClick.mock.calls.length]).toEqual(['Dee', 1]);
    await choose('tea at', 'messages');
    await vi.waitFor(() => expect(chat.marked()).toEqual(['Tea at five?']));
    expect([chat.title(), onMessageClick.mock.calls.length]).toEqual(['Bob', 1]);
    // Again in the same chat, by a jump.
    await choose('number 59', 'messages');
    await vi.waitFor(() => expect(chat.marked()).toEqual(['number 59']));
    await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('number 59'));
  });

  it('opens the thread of a reply at it', async () => {
    const chat = await rendered({}, async (kit) => {
      const [parent] = await new kit.MessagesRequestBuilder().setUID('bob').build().fetchPrevious();
      for (let i = 0; i < 40; i++) {
        const reply = text('bob', `reply ${i}`);
        reply.setParentMessageId(parent?.getId());
        await kit.sendMessage(reply);
      }
    });
    chat.pressK(document.body);
    await idle();
    fireEvent.input(chat.one('.kit-search input'), { target: { value: 'reply 3' } });
    await vi.waitFor(() => expect(chat.all('[data-kind="messages"] .kit-search__hit')).not.toEqual([]));
    const hits = chat.all('[data-kind="messages"] .kit-search__hit');
    expect(hits[0]?.textContent).toContain('reply 39');
    fireEvent.input(chat.one('.kit-search input'), { target: { value: 'reply 5' } });
    await vi.waitFor(() => expect(chat.all('[data-kind="messages"] .kit-search__hit')).toHaveLength(1));
    chat.one('[data-kind="messages"] .kit-search__hit').click();
    await vi.waitFor(() => expect(chat.all('.kit-chat__thread')).toHaveLength(1));
    await vi.waitFor(() =>
      expect(
        chat.all('.kit-chat__thread [data-marked] .kit-message-bubble__text').map((each) => each.textContent),
      ).toEqual(['reply 5']),
    );
    expect(chat.title()).toBe('Bob');
    chat.one('.kit-thread-header__close').click();
    chat.one('.kit-message-bubble__thread').click();
    await vi.waitFor(() => expect(chat.one('.kit-chat__thread').textContent).toContain('reply 5'));
    expect(chat.all('.kit-chat__thread [data-marked]')).toEqual([]);
  });

  it('does not jump again when the chat opens another time', async () => {
    const chat = await rendered();
    chat.pressK(document.body);
    await idle();
    fireEvent.input(chat.one('.kit-search input'), { target: { value: 'tea' } });
    await vi.waitFor(() => expect(chat.all('[data-kind="messages"] .kit-search__hit')).toHaveLength(1));
    chat.one('[data-kind="messages"] .kit-search__hit').click();
    await vi.waitFor(() => expect(chat.marked()).toEqual(['Tea at five?']));
    const open = async (name: string) => {
      const action = '.kit-chat__list > .kit-conversations .kit-list-item__action';
      chat
        .all(action)
        .find((each) => each.textContent === name)
        ?.click();
      await idle();
    };
    await open('Ann');
    await open('Bob');
    expect([chat.title(), chat.marked()]).toEqual(['Bob', []]);
  });
});

describe('the search in a chat', () => {
  const sixty = (kit: LocalKit) => {
    for (let i = 0; i < 60; i++) controlOf(kit).sendAs('ann', text('me', i % 2 ? `odd ${i}` : `even ${i}`));
  };
  const opened = async (keyword: string, prepare = sixty) => {
    const chat = await rendered({}, prepare);
    chat.set({ user: (await chat.kit.getUser('ann')) as never });
    await idle();
    chat.one('.kit-message-header__search').click();
    await idle();
    const field = chat.one('.kit-chat-search input');
    const press = (key: string, init: KeyboardEventInit = {}) => fireEvent.keyDown(field, { key, ...init });
    fireEvent.input(field, { target: { value: keyword } });
    press('Enter');
    const status = () => chat.one('.kit-chat-search__status').firstChild?.textContent;
    const found = () => chat.one('.kit-chat-search__status .kit-live-region').textContent;
    return { ...chat, field, press, status, found };
  };

  it('shows the newest match, then older ones by Enter, and newer ones by Shift+Enter', async () => {
    const chat = await opened('5', (kit) => {
      for (const number of [5, 6, 15, 16, 25]) controlOf(kit).sendAs('ann', text('me', `number ${number}`));
    });
    await vi.waitFor(() => expect([chat.status(), chat.marked()]).toEqual(['1 of 3', ['number 25']]));
    expect(chat.found()).toBe('Ann: number 25');
    expect(document.activeElement).toBe(chat.field);
    chat.press('Enter');
    await vi.waitFor(() => expect([chat.status(), chat.marked()]).toEqual(['2 of 3', ['number 15']]));
    chat.one('.kit-chat-search__older').click();
    await vi.waitFor(() => expect([chat.status(), chat.marked()]).toEqual(['3 of 3', ['number 5']]));
    chat.press('Enter');
    expect(chat.status()).toBe('1 of 3');
    chat.press('Enter', { shiftKey: true });
    chat.one('.kit-chat-search__newer').click();
    await vi.waitFor(() => expect([chat.status(), chat.marked()]).toEqual(['2 of 3', ['number 15']]));
  });

  it('loads further matches on the way', async () => {
    const chat = await opened('odd');
    await vi.waitFor(() => expect(chat.status()).toBe('1 of many'));
    for (let i = 0; i < 19; i++) chat.press('Enter');
    expect(chat.status()).toBe('20 of many');
    chat.press('Enter');
    await vi.waitFor(() => expect(chat.status()).toBe('21 of 30'));
    await vi.waitFor(() => expect(chat.marked()).toEqual(['odd 19']));
  });

  it('says when it finds nothing, or fails', async () => {
    const chat = await opened('nowhere');
    await vi.waitFor(() => expect(chat.status()).toBe('No results'));
    expect(chat.one('.kit-chat-search__older').matches(':disabled')).toBe(true);
    chat.set({ onError: vi.fn() });
    controlOf(chat.kit).failNext('MessagesRequest.fetchPrevious');
    fireEvent.input(chat.field, { target: { value: 'odd' } });
    chat.press('Enter');
    await vi.waitFor(() => expect(chat.status()).toBe('The search failed.'));
    chat.one('.kit-chat-search__older').click();
    await vi.waitFor(() => expect(chat.status()).toBe('1 of many'));
    await vi.waitFor(() => expect(chat.marked()).toEqual(['odd 59']));
  });

  it('[header.onSearchClick, header.hideSearchButton] closes by Escape, and gives the focus back', async () => {
    const onSearchClick = vi.fn();
    const chat = await opened('odd');
    chat.press('Escape');
    expect(chat.all('.kit-chat-search')).toEqual([]);
    expect(document.activeElement).toBe(chat.one('.kit-message-header__search'));
    chat.set({ header: { onSearchClick } });
    chat.one('.kit-message-header__search').click();
    await idle();
    expect([onSearchClick.mock.calls.length, chat.all('.kit-chat-search').length]).toEqual([1, 1]);
    chat.one('.kit-chat-search__close').click();
    chat.set({ header: { hideSearchButton: true } });
    expect(chat.all('.kit-message-header__search, .kit-chat-search')).toEqual([]);
  });

  it('has no button where the SDK cannot search messages', async () => {
    const kit = await chats({ ann: 'Hi' });
    const { MessagesRequestBuilder } = kit;
    const sdk = Object.create(kit, {
      MessagesRequestBuilder: {
        value: class extends MessagesRequestBuilder {
          override setSearchKeyword = undefined as never;
        },
      },
    });
    const { container } = render(() => (
      <KitProvider sdk={sdk} locale="en">
        <KitChat disableHistory user={new kit.User('ann', 'Ann')} />
      </KitProvider>
    ));
    await idle();
    expect(container.querySelector('.kit-message-header__search')).toBeNull();
  });
});
