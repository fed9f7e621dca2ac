import { fireEvent } from '@solidjs/testing-library';
import { type Kit, SelectionMode } from 'solid-chat-kit';
import { controlOf } from 'solid-chat-kit/local/control';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  chats,
  crowd,
  idle,
  type RenderedConversations,
  renderConversations,
  text,
  withUser,
} from '../conversations/harness.tsx';
import { withViewport } from '../support/layout.ts';
import { peopled, person, renderUsers } from '../users/harness.tsx';

const { single, multiple } = SelectionMode;
const five = () => chats({ ann: 'a', bob: 'b', cid: 'c', dan: 'd', eve: 'e' });
const checked = (list: RenderedConversations) => list.names().filter((name) => list.checkbox(name).checked);
const uids = (items: readonly Kit.Conversation[]) =>
  items.map((each) => (each.getConversationWith() as Kit.User).getUid());

afterEach(() => vi.useRealTimers());

/** Renders conversations with a selection that the app holds; `accept` decides what it takes. */
async function held(initial: readonly Kit.Conversation[], selectionMode: SelectionMode = multiple) {
  const requests: string[][] = [];
  let isTaken = true;
  const list = renderConversations(await five(), {
    selectionMode,
    selected: initial,
    onSelectedChange: (selected) => {
      requests.push(uids(selected));
      if (isTaken) list.set({ selected });
    },
  });
  await list.ready();
  return {
    list,
    requests,
    refuse() {
      isTaken = false;
    },
  };
}

describe('a selection that the app holds', () => {
  it('[conv.selected] selects these rows, and others when it changes', async () => {
    const { list, requests } = await held([withUser('bob'), withUser('dan')]);
    expect(checked(list)).toEqual(['Bob', 'Dan']);
    expect(list.row('Bob').dataset.selected).toBe('');
    list.set({ selected: [withUser('dan'), withUser('eve')] });
    expect(checked(list)).toEqual(['Dan', 'Eve']);
    expect(requests).toEqual([]);
  });

  it('[conv.onSelectedChange] asks for each change once, and shows what the app takes', async () => {
    const { list, requests } = await held([withUser('bob')]);
    list.checkbox('Ann').click();
    fireEvent.click(list.checkbox('Dan'), { shiftKey: true });
    list.checkbox('Bob').click();
    expect(requests).toEqual([
      ['bob', 'ann'],
      ['bob', 'ann', 'cid', 'dan'],
      ['ann', 'cid', 'dan'],
    ]);
    expect(checked(list)).toEqual(['Ann', 'Cid', 'Dan']);
  });

  it.each([
    ['checkboxes', multiple],
    ['radio buttons', single],
  ])('[conv.selected] %s stay as they are if the app refuses a change', async (_, mode) => {
    const { list, requests, refuse } = await held([withUser('bob')], mode);
    refuse();
    list.checkbox('Ann').click();
    list.action('Cid').click();
    expect(requests).toHaveLength(2);
    expect(checked(list)).toEqual(['Bob']);
  });

  it('[conv.selected] of one row: the last one counts, and a change names the new one alone', async () => {
    const { list, requests } = await held([withUser('ann'), withUser('bob')], single);
    expect(checked(list)).toEqual(['Bob']);
    list.checkbox('Cid').click();
    expect(requests).toEqual([['cid']]);
    list.checkbox('Cid').click();
    expect(requests).toEqual([['cid'], []]);
  });

  it('[conv.selected] keeps conversations that are not loaded, and selects their rows when they are', async () => {
    withViewport(80);
    const requests: string[][] = [];
    const kit = await crowd(12);
    const list = renderConversations(kit, {
      selectionMode: multiple,
      conversationsRequestBuilder: new kit.ConversationsRequestBuilder().setLimit(4),
      selected: [withUser('a009')],
      onSelectedChange: (selected) => void requests.push(uids(selected)),
    });
    await list.ready();
    list.checkbox('A000').click();
    expect(requests).toEqual([['a009', 'a000']]);
    controlOf(kit).sendAs('a009', text('me', 'News'));
    await idle();
    expect(checked(list)).toEqual(['A009']);
  });

  it('[conv.selected] asks to deselect a conversation that was deleted', async () => {
    const { list, requests } = await held([withUser('ann'), withUser('bob')]);
    list.events.conversations.ccConversationDeleted.next(withUser('bob'));
    await idle();
    expect(requests).toEqual([['ann']]);
  });

  it('[conv.defaultSelected] is what the list begins with; then it changes by itself', async () => {
    const onSelectedChange = vi.fn();
    const list = renderConversations(await five(), {
      selectionMode: multiple,
      defaultSelected: [withUser('bob')],
      onSelectedChange,
    });
    await list.ready();
    expect(checked(list)).toEqual(['Bob']);
    list.set({ defaultSelected: [withUser('eve')] });
    list.checkbox('Dan').click();
    expect(checked(list)).toEqual(['Bob', 'Dan']);
    expect(onSelectedChange.mock.calls.map(([selected]) => uids(selected))).toEqual([['bob', 'dan']]);
  });

  it('[conv.isDisabled] rows that cannot be selected are left out of ranges, and say so', async () => {
    const onSelect = vi.fn();
    const list = renderConversations(await five(), {
      selectionMode: multiple,
      isDisabled: (conversation) => uids([conversation])[0] === 'cid',
      onSelect,
    });
    await list.ready();
    expect([list.checkbox('Cid').disabled, list.checkbox('Bob').disabled]).toEqual([true, false]);
    expect(list.action('Cid').getAttribute('aria-disabled')).toBe('true');
    list.action('Cid').click();
    expect(onSelect).not.toHaveBeenCalled();
    list.checkbox('Bob').click();
    fireEvent.click(list.checkbox('Dan'), { shiftKey: true });
    expect(checked(list)).toEqual(['Bob', 'Dan']);
    list.set({ isDisabled: () => false });
    expect([list.checkbox('Cid').disabled, list.action('Cid').hasAttribute('aria-disabled')]).toEqual([
      false,
      false,
    ]);
  });

  it('[conv.isDisabled] that throws is reported, and disables nothing', async () => {
    const onError = vi.fn();
    const list = renderConversations(await five(), {
      selectionMode: multiple,
      isDisabled: () => {
        throw new Error('No');
      },
      onError,
    });
    await list.ready();
    expect(list.checkbox('Ann').disabled).toBe(false);
    expect(onError.mock.calls[0]?.[0].code).toBe('ERR_CALLBACK_FAILED');
  });

  it('[users.selected] users are held in the same way, with their chips', async () => {
    const kit = await peopled({ ann: {}, bob: {}, cid: {} });
    const requests: string[][] = [];
    const users = renderUsers(kit, {
      selectionMode: multiple,
      showSelectedUsersPreview: true,
      selected: [person('bob')],
      isDisabled: (user) => user.getUid() === 'cid',
      onSelectedChange: (selected) => {
        requests.push(selected.map((each) => each.getUid()));
        users.set({ selected });
      },
    });
    await users.ready();
    const on = () => users.names().filter((name) => users.checkbox(name).checked);
    expect([on(), users.checkbox('cid').disabled]).toEqual([['bob'], true]);
    users.checkbox('ann').click();
    expect([on(), requests]).toEqual([['ann', 'bob'], [['bob', 'ann']]]);
    await vi.waitFor(() => expect(users.all('.kit-users__selected-preview-chip')).toHaveLength(2));
    users.one('.kit-users__selected-preview-chip-close-button').click();
    expect([on(), requests.at(-1)]).toEqual([['ann'], ['ann']]);
  });
});

const field = (list: { one(selector: string): HTMLElement }) =>
  list.one('.kit-search-bar__input') as HTMLInputElement;

describe('a keyword that the app holds', () => {
  it('[conv.searchKeyword] fills the field and filters, and every typed text is told', async () => {
    const texts: string[] = [];
    const list = renderConversations(await five(), {
      showSearchBar: true,
      searchKeyword: 'an',
      onSearchKeywordChange: (keyword) => {
        texts.push(keyword);
        list.set({ searchKeyword: keyword });
      },
    });
    await list.ready();
    expect([field(list).value, list.names()]).toEqual(['an', ['Ann', 'Dan']]);
    vi.useFakeTimers();
    list.type('e');
    expect([field(list).value, texts]).toEqual(['e', ['e']]);
    vi.advanceTimersByTime(300);
    await idle();
    expect(list.names()).toEqual(['Eve']);
    list.one('.kit-search-bar__clear').click();
    await idle();
    expect([list.names().length, texts]).toEqual([5, ['e', '']]);
  });

  it('[conv.searchKeyword] stays as it is if the app refuses a text', async () => {
    vi.useFakeTimers();
    const list = renderConversations(await five(), {
      showSearchBar: true,
      searchKeyword: 'an',
      onSearchKeywordChange: () => {},
    });
    await list.ready();
    list.type('e');
    vi.advanceTimersByTime(300);
    await idle();
    expect([field(list).value, list.names()]).toEqual(['an', ['Ann', 'Dan']]);
    list.one('.kit-search-bar__clear').click();
    await idle();
    expect([field(list).value, list.names()]).toEqual(['an', ['Ann', 'Dan']]);
  });

  it('[conv.searchKeyword] filters without the search bar too, for a field of the app', async () => {
    const list = renderConversations(await five(), { searchKeyword: 'an' });
    await list.ready();
    expect(list.names()).toEqual(['Ann', 'Dan']);
    list.set({ searchKeyword: undefined });
    await idle();
    expect(list.names()).toHaveLength(5);
  });

  it('[conv.onSearchKeywordChange] tells what is typed where the list holds it', async () => {
    const onSearchKeywordChange = vi.fn();
    const list = renderConversations(await five(), { showSearchBar: true, onSearchKeywordChange });
    await list.ready();
    list.type('e');
    expect([field(list).value, onSearchKeywordChange.mock.calls]).toEqual(['e', [['e']]]);
  });

  it('[users.searchKeyword] without a callback fills the field, and the user may go on', async () => {
    vi.useFakeTimers();
    const users = renderUsers(await peopled({ ann: {}, bob: {} }), { searchKeyword: 'an' });
    await idle();
    users.type('bo');
    vi.advanceTimersByTime(300);
    await idle();
    expect([field(users).value, users.names()]).toEqual(['bo', ['bob']]);
  });

  it('[users.searchKeyword] is held by the app with its callback', async () => {
    vi.useFakeTimers();
    const onSearchKeywordChange = vi.fn();
    const users = renderUsers(await peopled({ ann: {}, bob: {} }), {
      searchKeyword: 'an',
      onSearchKeywordChange,
    });
    await idle();
    users.type('bo');
    vi.advanceTimersByTime(300);
    await idle();
    expect([field(users).value, users.names(), onSearchKeywordChange.mock.calls]).toEqual([
      'an',
      ['ann'],
      [['bo']],
    ]);
  });
});
