import { fireEvent, render } from '@solidjs/testing-library';
import { KitProvider, KitSearch, type KitSearchProps } from 'solid-chat-kit';
import type { LocalKit } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { createStore } from 'solid-js/store';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addGroup, chats, text } from '../conversations/harness.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Renders the search of "me", who has chats with Ann, Bob and the group Team. */
async function rendered(initial: KitSearchProps = {}, given?: LocalKit) {
  const kit = given ?? (await chats({ ann: 'Tea at five?', bob: 'The café in the Hauptstraße' }));
  if (!given) await addGroup(kit, 'team', ['ann', 'bob']);
  const [props, set] = createStore<KitSearchProps>(initial);
  const { container } = render(() => (
    <KitProvider sdk={kit} locale="en">
      <KitSearch {...props} />
    </KitProvider>
  ));
  const all = (selector: string) => [...container.querySelectorAll<HTMLElement>(selector)];
  const field = all('input')[0] as HTMLInputElement;
  const settle = () => vi.advanceTimersByTimeAsync(1000);
  await settle();
  return {
    kit,
    set,
    all,
    field,
    settle,
    type: async (keyword: string) => {
      fireEvent.input(field, { target: { value: keyword } });
      await settle();
    },
    press: (key: string, init: KeyboardEventInit = {}) => fireEvent.keyDown(field, { key, ...init }),
    /** The sections with the titles of their hits. */
    hits: () =>
      all('.kit-search__section').map((section) => [
        section.querySelector('.kit-search__heading')?.textContent,
        ...[...section.querySelectorAll('.kit-search__title')].map((each) => each.textContent),
      ]),
    /** The text below the field, without what only screen readers get. */
    text: () => {
      const [root] = all('.kit-search');
      const [bar, live] = [all('.kit-search__bar')[0], all('[aria-live]')[0]];
      return [...(root?.childNodes ?? [])]
        .filter((node) => node !== bar && node !== live)
        .map((node) => node.textContent)
        .join('');
    },
    marks: () => all('mark').map((mark) => mark.textContent),
    active: () => {
      const id = field.getAttribute('aria-activedescendant');
      return id === null ? null : (document.getElementById(id)?.textContent ?? 'missing');
    },
    live: () => all('[aria-live]').map((each) => each.textContent),
  };
}

describe('KitSearch', () => {
  it('[search.sections] finds chats, people and messages, with the matches marked', async () => {
    const search = await rendered();
    expect(search.all('.kit-search__hint')[0]?.textContent).toBe('Find chats, people and messages.');
    await search.type('an');
    expect(search.hits()).toEqual([
      ['Chats', 'Ann'],
      ['People', 'Ann'],
    ]);
    expect(search.marks()).toEqual(['An', 'An']);
    await search.type('te');
    expect(search.hits()).toEqual([
      ['Chats', 'Team'],
      ['Messages', 'Ann'],
    ]);
    expect(search.marks()).toEqual(['Te', 'Te']);
  });

  it('finds words as people type them', async () => {
    const search = await rendered();
    for (const [keyword, mark] of [
      ['CAFE', 'café'],
      ['hauptstrasse', 'Hauptstraße'],
      ['ｆｉｖｅ', 'five'],
      ['at  five', 'at five'],
    ] as const) {
      await search.type(keyword);
      expect(search.marks()).toEqual([mark]);
    }
  });

  it('[search.initialView, search.emptyView] shows the views of the app without a keyword and without results', async () => {
    const search = await rendered({ initialView: 'Type', emptyView: 'Nothing' });
    expect(search.text()).toBe('Type');
    await search.type('zzz');
    expect(search.text()).toBe('Nothing');
    search.set({ emptyView: undefined });
    expect(search.all('.kit-search__empty-state-view')[0]?.textContent).toContain('Nothing matches “zzz”.');
  });

  it('[search.onConversationClick, search.onUserClick, search.onMessageClick] a click opens what was found', async () => {
    const [onConversationClick, onUserClick, onMessageClick] = [vi.fn(), vi.fn(), vi.fn()];
    const search = await rendered({ onConversationClick, onUserClick, onMessageClick });
    await search.type('an');
    for (const hit of search.all('.kit-search__hit')) hit.click();
    expect(onConversationClick.mock.calls[0]?.[0].getConversationWith().getUid()).toBe('ann');
    expect(onUserClick.mock.calls[0]?.[0].getUid()).toBe('ann');
    await search.type('five');
    search.all('.kit-search__hit')[0]?.click();
    const [message, chat] = onMessageClick.mock.calls[0] ?? [];
    expect([message.getText(), chat.user.getUid()]).toEqual(['Tea at five?', 'ann']);
  });

  it('names the chat of an own message and of one in a group', async () => {
    const onMessageClick = vi.fn();
    const search = await rendered({ onMessageClick });
    await search.kit.sendMessage(text('bob', 'lemon cake'));
    controlOf(search.kit).sendAs('ann', text('team', 'lemon pie', 'group'));
    await search.type('lemon');
    expect(search.hits()).toEqual([['Messages', 'Team', 'Bob']]);
    expect(search.all('.kit-search__text').map((each) => each.textContent)).toEqual([
      'Ann: lemon pie',
      'You: lemon cake',
    ]);
    for (const hit of search.all('.kit-search__hit')) hit.click();
    const chatsOf = onMessageClick.mock.calls.map(([, { user, group }]) => user?.getUid() ?? group.getGuid());
    expect(chatsOf).toEqual(['team', 'bob']);
  });

  it('reports a message that the SDK gives without its chat', async () => {
    const [onError, onMessageClick] = [vi.fn(), vi.fn()];
    const search = await rendered({ onError, onMessageClick });
    const { MessagesRequestBuilder: Builder } = search.kit;
    const bare = class extends Builder {
      override build() {
        const request = super.build();
        const withoutSender = async () =>
          (await request.fetchPrevious()).map((message) =>
            Object.create(message, { getSender: { value: () => null } }),
          );
        return { ...request, fetchPrevious: withoutSender };
      }
    };
    vi.spyOn(search.kit, 'MessagesRequestBuilder', 'get').mockReturnValue(bare as typeof Builder);
    await search.type('five');
    search.all('.kit-search__hit')[0]?.click();
    expect(onError.mock.calls.map(([error]) => error.code)).toEqual(['ERR_BAD_OBJECT']);
    expect(onMessageClick).not.toHaveBeenCalled();
  });

  it('moves through the results of all sections by the keys of the field, and opens one', async () => {
    const onUserClick = vi.fn();
    const search = await rendered({ onUserClick });
    await search.type('an');
    const state = ['role', 'aria-expanded', 'aria-activedescendant'].map((name) =>
      search.field.getAttribute(name),
    );
    expect(state).toEqual(['combobox', 'true', null]);
    search.press('ArrowDown');
    expect(search.all('[aria-selected="true"]')).toHaveLength(1);
    search.press('ArrowDown');
    search.press('Enter');
    expect(onUserClick).toHaveBeenCalledOnce();
    search.press('ArrowDown');
    search.press('ArrowDown');
    expect(search.active()).toContain('Ann');
    search.press('ArrowUp');
    expect(search.all('[aria-selected="true"]')[0]?.closest('[role="group"]')?.textContent).toContain(
      'Chats',
    );
    await search.type('ann');
    expect(search.active()).toBeNull();
  });

  it('opens the first result once it has loaded, when Enter is pressed before', async () => {
    const onConversationClick = vi.fn();
    const search = await rendered({ onConversationClick });
    fireEvent.input(search.field, { target: { value: 'bob' } });
    search.press('Enter');
    expect(onConversationClick).not.toHaveBeenCalled();
    await search.settle();
    expect(onConversationClick.mock.calls[0]?.[0].getConversationWith().getUid()).toBe('bob');
    expect(onConversationClick).toHaveBeenCalledOnce();
  });

  it('[search.onClose] Escape clears the field, then closes; so does the button', async () => {
    const onClose = vi.fn();
    const search = await rendered({ onClose });
    await search.type('an');
    search.press('Escape');
    expect([search.field.value, onClose.mock.calls.length]).toEqual(['', 0]);
    expect(search.all('.kit-search__section')).toEqual([]);
    search.press('Escape');
    search.all('.kit-search__close')[0]?.click();
    expect(onClose).toHaveBeenCalledTimes(2);
    search.set({ onClose: undefined });
    expect(search.all('.kit-search__close')).toEqual([]);
  });

  it('shows five of a section, then more, page by page, and keeps the keyboard at the place', async () => {
    const kit = await chats({ ann: 'Hi' });
    for (let i = 0; i < 47; i++) controlOf(kit).sendAs('ann', text('me', `number ${i}`));
    const search = await rendered({}, kit);
    await search.type('number');
    const count = () => search.all('.kit-search__hit').length;
    expect([count(), search.all('.kit-search__more')[0]?.textContent]).toEqual([5, 'Show more']);
    search.press('ArrowUp');
    expect(search.active()).toBe('Show more');
    search.press('Enter');
    await search.settle();
    expect([count(), search.active()]).toEqual([25, expect.stringContaining('number 41')]);
    search.all('.kit-search__more')[0]?.click();
    await search.settle();
    expect(count()).toBe(45);
    search.all('.kit-search__more')[0]?.click();
    await search.settle();
    expect([count(), search.all('.kit-search__more')]).toEqual([47, []]);
  });

  it('never shows the answer of an earlier keyword after that of a later one', async () => {
    const search = await rendered();
    const answers: (() => void)[] = [];
    const { UsersRequestBuilder: Builder } = search.kit;
    const held = class extends Builder {
      override build() {
        const request = super.build();
        return {
          fetchNext: () =>
            new Promise<never[]>((resolve) =>
              answers.push(() => void request.fetchNext().then((page) => resolve(page as never[]))),
            ),
        };
      }
    };
    vi.spyOn(search.kit, 'UsersRequestBuilder', 'get').mockReturnValue(held as typeof Builder);
    await search.type('an');
    await search.type('bob');
    answers[1]?.();
    await search.settle();
    answers[0]?.();
    await search.settle();
    expect(search.hits()).toEqual([
      ['Chats', 'Bob'],
      ['People', 'Bob'],
    ]);
  });

  it('[search.onError] a section that fails says so alone, and loads again on request', async () => {
    const onError = vi.fn();
    const search = await rendered({ onError });
    controlOf(search.kit).failNext('UsersRequest.fetchNext', 1, { code: 'ERR_BUSY' });
    await search.type('an');
    expect(onError.mock.calls.map(([error]) => error.code)).toEqual(['ERR_BUSY']);
    expect(search.hits()).toEqual([['Chats', 'Ann'], ['People']]);
    expect(search.all('.kit-search__error')[0]?.textContent).toBe('The search failed.');
    expect(search.all('.kit-search__more')[0]?.textContent).toBe('Try again');
    search.all('.kit-search__more')[0]?.click();
    await search.settle();
    expect(search.hits()).toEqual([
      ['Chats', 'Ann'],
      ['People', 'Ann'],
    ]);
  });

  it('announces that the search failed, if nothing else was found', async () => {
    const search = await rendered({ onError: () => {}, hideConversations: true });
    controlOf(search.kit).failNext('UsersRequest.fetchNext');
    await search.type('an');
    expect(search.live()).toEqual(['The search failed.']);
  });

  it('announces the number of results', async () => {
    const search = await rendered();
    await search.type('an');
    expect(search.live()).toEqual(['2 results']);
  });

  it('[search.hideConversations, search.hideUsers, search.hideMessages] searches only the other kinds', async () => {
    const search = await rendered({ hideConversations: true, hideUsers: true });
    await search.type('a');
    expect(search.hits().map(([title]) => title)).toEqual(['Messages']);
    search.set({ hideMessages: true, hideUsers: false });
    await search.settle();
    expect(search.hits().map(([title]) => title)).toEqual(['People']);
    search.set({ hideConversations: false, hideUsers: true });
    await search.settle();
    expect(search.hits().map(([title]) => title)).toEqual(['Chats']);
  });

  it('has no messages where the SDK cannot search them, and filters chats by itself', async () => {
    const kit = await chats({ ann: 'Tea', bob: 'Coffee' });
    const { MessagesRequestBuilder, ConversationsRequestBuilder } = kit;
    const sdk = Object.create(kit, {
      MessagesRequestBuilder: {
        value: class extends MessagesRequestBuilder {
          override setSearchKeyword = undefined as never;
        },
      },
      ConversationsRequestBuilder: {
        value: class extends ConversationsRequestBuilder {
          override setSearchKeyword = undefined as never;
        },
      },
    });
    const search = await rendered({}, sdk);
    await search.type('bo');
    expect(search.hits()).toEqual([
      ['Chats', 'Bob'],
      ['People', 'Bob'],
    ]);
    await search.type('coffee');
    expect(search.hits()).toEqual([]);
  });

  it('says so when nobody is signed in', async () => {
    const onError = vi.fn();
    const search = await rendered({ onError });
    await search.kit.logout();
    await search.type('an');
    expect(search.all('[role="alert"]')[0]?.textContent).toContain('Nobody is signed in');
    expect(onError.mock.calls[0]?.[0].code).toBe('ERR_NOT_LOGGED_IN');
  });

  it('cuts a long text around its match', async () => {
    const search = await rendered();
    controlOf(search.kit).sendAs('ann', text('me', `${'word '.repeat(60)}needle ${'tail '.repeat(80)}`));
    await search.type('needle');
    const shown = search.all('.kit-search__text')[0]?.textContent ?? '';
    expect(shown).toMatch(/^…word word .*needle tail .*…$/);
    expect(shown.length).toBeLessThan(200);
  });
});
