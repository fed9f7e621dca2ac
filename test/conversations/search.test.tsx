import { fireEvent } from '@solidjs/testing-library';
import type { Kit } from 'solid-chat-kit';
import { controlOf } from 'solid-chat-kit/local/control';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { searchFollower } from '../../src/ui/list/list.tsx';
import { withViewport } from '../support/layout.ts';
import {
  chats,
  crowd,
  fetchCount,
  heard,
  idle,
  renderConversations,
  renderFaked,
  text,
  withUser,
} from './harness.tsx';

const three = () => chats({ ann: 'Hi', bob: 'Yo', anton: 'Ciao' });

/** Types, and waits until the search has started. */
async function search(list: ReturnType<typeof renderConversations>, keyword: string) {
  list.type(keyword);
  vi.advanceTimersByTime(300);
  await idle();
}

describe('the search bar of KitConversations', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('[conv.showSearchBar] searches by the keyword of the builder, 300 ms after the last key', async () => {
    const kit = await three();
    const list = renderConversations(kit, { showSearchBar: true });
    await list.ready();
    expect(fetchCount(kit)).toBe(1);
    for (const typed of ['a', 'an', ' an ']) {
      list.type(typed);
      vi.advanceTimersByTime(299);
    }
    await idle();
    expect(fetchCount(kit)).toBe(1);
    vi.advanceTimersByTime(1);
    await idle();
    expect(fetchCount(kit)).toBe(2);
    expect(list.names()).toEqual(['Ann', 'Anton']);
    fireEvent.click(list.one('.kit-search-bar__clear'));
    await idle();
    expect(list.names()).toEqual(['Ann', 'Bob', 'Anton']);
  });

  it('[conv.showSearchBar] [a11y.live-region] says the number of results once a search, and unsays it', async () => {
    await searchFollower.load();
    const list = renderConversations(await three(), { showSearchBar: true });
    await list.ready();
    const region = list.one('.kit-live-region');
    await search(list, 'an');
    await vi.advanceTimersByTimeAsync(600);
    expect(region.textContent).toBe('2 results');
    await search(list, 'bob');
    await vi.advanceTimersByTimeAsync(5000);
    expect(region.textContent).toBe('1 result');
    await search(list, '');
    await vi.advanceTimersByTimeAsync(5000);
    expect(region.textContent).toBe('');
  });

  it("[conv.showSearchBar] restores the app's keyword on its builder when the search ends", async () => {
    const kit = await three();
    const builder = new kit.ConversationsRequestBuilder().setSearchKeyword('ann');
    const list = renderConversations(kit, { showSearchBar: true, conversationsRequestBuilder: builder });
    await list.ready();
    expect(list.names()).toEqual(['Ann']);
    await search(list, 'bob');
    expect(list.names()).toEqual(['Bob']);
    await search(list, '');
    expect(builder.getSearchKeyword()).toBe('ann');
    expect(list.names()).toEqual(['Ann']);
  });

  it('[conv.showSearchBar] restores it where only the request has a getter', async () => {
    const kit = await three();
    const inner = new kit.ConversationsRequestBuilder().setSearchKeyword('ann');
    const bare: Kit.ConversationsRequestBuilder = {
      setLimit(limit) {
        inner.setLimit(limit);
        return bare;
      },
      setSearchKeyword(keyword) {
        inner.setSearchKeyword(keyword);
        return bare;
      },
      build: () => {
        const keyword = inner.getSearchKeyword();
        return Object.assign(inner.build(), { getSearchKeyword: () => keyword });
      },
    };
    const list = renderConversations(kit, { showSearchBar: true, conversationsRequestBuilder: bare });
    await list.ready();
    await search(list, 'bob');
    expect(list.names()).toEqual(['Bob']);
    await search(list, '');
    expect(list.names()).toEqual(['Ann']);
  });

  it('[conv.showSearchBar] says that nothing was found, in words of its own', async () => {
    const list = renderConversations(await three(), { showSearchBar: true });
    await list.ready();
    await search(list, 'zoe');
    expect(list.phase()).toBe('empty');
    expect(list.one('.kit-conversations__empty-state-view').textContent).toBe(
      'No resultsNothing matches “zoe”.',
    );
  });

  it('[conv.showSearchBar] filters loaded rows if the SDK cannot search', async () => {
    const kit = await three();
    const inner = new kit.ConversationsRequestBuilder();
    const bare: Kit.ConversationsRequestBuilder = {
      setLimit(limit) {
        inner.setLimit(limit);
        return bare;
      },
      build: () => inner.build(),
    };
    const list = renderConversations(kit, { showSearchBar: true, conversationsRequestBuilder: bare });
    await list.ready();
    await search(list, 'ANT');
    expect(fetchCount(kit)).toBe(1);
    expect(list.names()).toEqual(['Anton']);
    controlOf(kit).sendAs('bob', text('me', 'News'));
    await idle();
    expect(list.names()).toEqual(['Anton']);
    await search(list, 'an');
    expect(list.names()).toEqual(['Ann', 'Anton']);
    await search(list, '');
    expect(list.names()).toEqual(['Bob', 'Ann', 'Anton']);
    expect(list.badge('Bob')).toBe('2');
    expect(fetchCount(kit)).toBe(1);
    expect(controlOf(kit).calls.getConversation).toBeUndefined();
  });

  it('[conv.showSearchBar] filtering loaded rows fetches no page, even if the list gets short', async () => {
    withViewport(150);
    const kit = await crowd(40);
    const inner = new kit.ConversationsRequestBuilder().setLimit(10);
    const bare: Kit.ConversationsRequestBuilder = {
      setLimit(limit) {
        inner.setLimit(limit);
        return bare;
      },
      build: () => inner.build(),
    };
    const list = renderConversations(kit, { showSearchBar: true, conversationsRequestBuilder: bare });
    await list.ready();
    const before = fetchCount(kit);
    await search(list, 'a003');
    expect(list.names()).toEqual(['A003']);
    await idle();
    expect(fetchCount(kit)).toBe(before);
  });

  it('[conv.showSearchBar] ends the search when it is taken away', async () => {
    const list = renderConversations(await three(), { showSearchBar: true });
    await list.ready();
    await search(list, 'bob');
    expect(list.names()).toEqual(['Bob']);
    list.set({ showSearchBar: false });
    await idle();
    expect(list.names()).toEqual(['Ann', 'Bob', 'Anton']);
  });

  it('[conv.showSearchBar] keeps the rows until the answer, and the last keyword wins', async () => {
    const kit = await three();
    const list = renderConversations(kit, { showSearchBar: true });
    await list.ready();
    controlOf(kit).setLatency(500);
    list.type('bob');
    await vi.advanceTimersByTimeAsync(300);
    expect(list.names()).toHaveLength(3);
    expect(list.phase()).toBe('ready');
    controlOf(kit).setLatency(100);
    list.type('ann');
    await vi.advanceTimersByTimeAsync(400);
    expect(list.names()).toEqual(['Ann']);
    await vi.advanceTimersByTimeAsync(500);
    expect(list.names()).toEqual(['Ann']);
  });

  it('[conv.showSearchBar] a message of someone who does not match stays out', async () => {
    const kit = await three();
    const list = renderConversations(kit, { showSearchBar: true });
    await list.ready();
    await search(list, 'ann');
    controlOf(kit).sendAs('bob', text('me', 'News'));
    controlOf(kit).sendAs('ann', text('me', 'News'));
    await idle();
    expect(list.names()).toEqual(['Ann']);
    expect(list.badge('Ann')).toBe('2');
    await search(list, '');
    expect(list.names()).toEqual(['Ann', 'Bob', 'Anton']);
    expect(list.badge('Bob')).toBe('2');
  });

  it('[conv.showSearchBar] a message during the search adds its row only if it matches', async () => {
    const kit = await three();
    const list = renderConversations(kit, { showSearchBar: true });
    await list.ready();
    controlOf(kit).setLatency(500);
    list.type('an');
    await vi.advanceTimersByTimeAsync(300);
    controlOf(kit).sendAs('bob', text('me', 'News'));
    controlOf(kit).sendAs('anton', text('me', 'News'));
    await idle();
    expect(list.names()).toEqual(['Anton', 'Bob', 'Ann']);
    await vi.advanceTimersByTimeAsync(500);
    expect(list.names()).toEqual(['Anton', 'Ann']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(list.names()).toEqual(['Anton', 'Ann']);
    await search(list, '');
    await vi.advanceTimersByTimeAsync(500);
    expect(list.names()).toEqual(['Anton', 'Bob', 'Ann']);
    expect(list.badge('Bob')).toBe('2');
  });

  it('[conv.showSearchBar] one that is not in the first page of the answer enters once the SDK says that it matches', async () => {
    const { sdk, list } = await renderFaked([withUser('bob'), withUser('ann')], { showSearchBar: true });
    await search(list, 'n');
    const answer = sdk.latest;
    sdk.emit('message', 'onTextMessageReceived', heard({ id: 1, from: 'ann' }));
    sdk.emit('message', 'onTextMessageReceived', heard({ id: 1, from: 'bob' }));
    await answer.answer([withUser('anton')]);
    await idle();
    expect(list.names()).toEqual(['Anton']);
    expect([sdk.fetches.length, sdk.latest.keyword]).toEqual([3, 'n']);
    await sdk.latest.answer([withUser('ann', heard({ id: 1, from: 'ann' }), 1), withUser('anton')]);
    await idle();
    expect(list.names()).toEqual(['Ann', 'Anton']);
    expect(list.badge('Ann')).toBe('1');
  });

  it('[conv.showSearchBar] ArrowDown goes to the first row, and Enter opens the first result at once', async () => {
    const onItemClick = vi.fn();
    const list = renderConversations(await three(), { showSearchBar: true, onItemClick });
    await list.ready();
    const field = list.one('.kit-search-bar__input');
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(list.action('Ann'));
    list.type('anto');
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    await idle();
    expect(list.names()).toHaveLength(3);
    fireEvent.keyDown(field, { key: 'Enter' });
    await idle();
    expect(onItemClick.mock.calls.map(([chat]) => chat.getConversationWith().getName())).toEqual(['Anton']);
  });

  it('[conv.showSearchBar] ArrowUp goes from the first result back to the field', async () => {
    const list = renderConversations(await three(), { showSearchBar: true });
    await list.ready();
    await search(list, 'an');
    list.action('Ann').focus();
    const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
    press('ArrowDown');
    press('ArrowUp');
    expect(document.activeElement).toBe(list.action('Ann'));
    press('ArrowUp');
    expect(document.activeElement).toBe(list.one('.kit-search-bar__input'));
  });

  it('[conv.showSearchBar] Escape empties the field', async () => {
    const list = renderConversations(await three(), { showSearchBar: true });
    await list.ready();
    await search(list, 'bob');
    fireEvent.keyDown(list.one('.kit-search-bar__input'), { key: 'Escape' });
    await idle();
    expect(list.names()).toHaveLength(3);
    expect(list.one<HTMLInputElement>('.kit-search-bar__input').value).toBe('');
  });
});
