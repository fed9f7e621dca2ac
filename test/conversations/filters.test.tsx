import { render } from '@solidjs/testing-library';
import { type Kit, KitConversations, KitProvider } from 'solid-chat-kit';
import { controlOf } from 'solid-chat-kit/local/control';
import { flushNow } from 'solid-chat-kit/testing';
import { createSignal, Show } from 'solid-js';
import { describe, expect, it, vi } from 'vitest';
import { conversationActions, filterBar } from '../../src/conversations/kit-conversations.tsx';
import { addGroup, chats, crowd, fetchCount, idle, partsOf, renderConversations, text } from './harness.tsx';

const ALL = ['all', 'unread', 'mentions', 'groups', 'archived'] as const;

/** Matches conversations with a name that starts with a letter. */
const nameStartsWith = (letter: string) => (conversation: Kit.Conversation) =>
  conversation.getConversationWith().getName().startsWith(letter);

/** Renders a list with filters of a session of "me" with Ann, Bob (both unread), Cid (read) and the group Team. */
async function filtered(props: Parameters<typeof renderConversations>[1] = {}) {
  const kit = await chats({ ann: 'Hi', bob: 'Yo', cid: 'Ciao' });
  await addGroup(kit, 'team', ['ann']);
  const cid = (await kit.getConversation('cid', 'user')).getLastMessage();
  if (cid) await kit.markAsRead(cid);
  const list = renderConversations(kit, { filters: ALL, ...props });
  await filterBar.load();
  await list.ready();
  const radios = () => list.all('[role="radio"]');
  return {
    ...list,
    kit,
    radios,
    labels: () => radios().map((each) => each.textContent),
    chosen: () => radios().find((each) => each.getAttribute('aria-checked') === 'true')?.dataset.filter,
    pick: async (id: string) => {
      list.one(`[data-filter="${id}"]`).click();
      await idle();
    },
    press: (key: string) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      ),
  };
}

describe('the filters of KitConversations', () => {
  it('[conv.filters] are absent unless the app wants them', async () => {
    const list = renderConversations(await chats({ ann: 'Hi' }));
    await list.ready();
    expect(list.has('[role="radiogroup"]')).toBe(false);
  });

  it('[conv.filters] show all chats at first, with the number of unread ones', async () => {
    const list = await filtered();
    expect(list.labels()).toEqual(['All', 'Unread 2+', 'Mentions', 'Groups', 'Archived']);
    expect([list.chosen(), list.names()]).toEqual(['all', ['Team', 'Ann', 'Bob', 'Cid']]);
  });

  it('[conv.filters] a plus sign follows a count until every page is loaded', async () => {
    let handle: { loadMore(): void } | undefined;
    const list = await filtered({
      onReady: (ready) => {
        handle = ready;
      },
    });
    expect(list.labels()[1]).toBe('Unread 2+');
    handle?.loadMore();
    await vi.waitFor(() => expect(list.labels()[1]).toBe('Unread 2'));
  });

  it('[conv.filters] show groups only, and everything again', async () => {
    const list = await filtered();
    await list.pick('groups');
    expect(list.names()).toEqual(['Team']);
    await list.pick('all');
    expect(list.names()).toEqual(['Team', 'Ann', 'Bob', 'Cid']);
  });

  it('[conv.filters] a chat that is read stays under Unread until a filter is chosen', async () => {
    const list = await filtered();
    await list.pick('unread');
    expect(list.names()).toEqual(['Ann', 'Bob']);
    const last = (await list.kit.getConversation('ann', 'user')).getLastMessage();
    if (last) list.events.messages.ccMessageRead.next(last);
    flushNow();
    expect([list.badge('Ann'), list.names()]).toEqual(['', ['Ann', 'Bob']]);
    await list.pick('unread');
    expect(list.names()).toEqual(['Bob']);
  });

  it('[conv.filters] a message brings its chat under Unread at once', async () => {
    const list = await filtered();
    await list.pick('unread');
    await controlOf(list.kit).sendAs('cid', text('me', 'News'));
    flushNow();
    expect(list.names()).toEqual(['Cid', 'Ann', 'Bob']);
  });

  it('[conv.filters] an archived chat is under Archived only, and comes back from there', async () => {
    const list = await filtered();
    await list.kit.archiveConversation('bob', 'user');
    const list2 = renderConversations(list.kit, { filters: ALL, filter: 'archived' });
    await list2.ready();
    expect(list2.names()).toEqual(['Bob']);
    list2.unmount();
  });

  it('[conv.filters] say that nothing passes, and lead back to all chats', async () => {
    const list = await filtered();
    await list.pick('mentions');
    expect(list.one('.kit-state-view__title').textContent).toBe('Nobody has mentioned you');
    list.one('.kit-state-view .kit-button').click();
    await idle();
    expect([list.chosen(), list.names().length]).toEqual(['all', 4]);
  });

  it('[conv.filters] of the app show what they match, also after an event', async () => {
    const matches = (conversation: { getUnreadMessageCount(): number }) =>
      conversation.getUnreadMessageCount() === 0;
    const list = await filtered({ filters: ['all', { id: 'done', label: 'Done', matches }] });
    await list.pick('done');
    expect([list.labels()[1], list.names()]).toEqual(['Done', ['Team', 'Cid']]);
    await controlOf(list.kit).sendAs('cid', text('me', 'News'));
    flushNow();
    expect(list.names()).toEqual(['Team']);
  });

  it('[conv.filters] a filter of the app that throws is reported, and shows its chats', async () => {
    const onError = vi.fn();
    const matches = () => {
      throw new Error('broken');
    };
    const list = await filtered({ filters: ['all', { id: 'bad', label: 'Bad', matches }], onError });
    await list.pick('bad');
    expect(list.names()).toEqual(['Team', 'Ann', 'Bob', 'Cid']);
    expect(onError.mock.calls.map(([error]) => error.code)).toEqual(['ERR_CALLBACK_FAILED']);
  });

  it('[conv.filters] are chosen by arrow keys, Home and End, with one Tab stop', async () => {
    const list = await filtered();
    list.one('[data-filter="all"]').focus();
    list.press('ArrowRight');
    expect([list.chosen(), (document.activeElement as HTMLElement).dataset.filter]).toEqual([
      'unread',
      'unread',
    ]);
    list.press('End');
    expect(list.chosen()).toBe('archived');
    list.press('ArrowRight');
    expect(list.chosen()).toBe('all');
    list.press('ArrowLeft');
    expect(list.chosen()).toBe('archived');
    expect(list.radios().map((each) => each.tabIndex)).toEqual([-1, -1, -1, -1, 0]);
  });

  it('[conv.filter] the app may hold the filter', async () => {
    const onFilterChange = vi.fn();
    const list = await filtered({ filter: 'groups', onFilterChange });
    expect(list.names()).toEqual(['Team']);
    await list.pick('unread');
    expect([onFilterChange.mock.calls, list.chosen()]).toEqual([[['unread']], 'groups']);
    list.set({ filter: 'unread' });
    await idle();
    expect(list.names()).toEqual(['Ann', 'Bob']);
  });

  it('[conv.filters] search within what they show', async () => {
    const list = await filtered({ showSearchBar: true, searchKeyword: 'a' });
    await list.pick('unread');
    expect(list.names()).toEqual(['Ann']);
  });

  it('[conv.filters] give up after 20 pages without a chat that passes', async () => {
    const kit = await crowd(700);
    let loadMore = () => {};
    const list = renderConversations(kit, {
      filters: ['groups', 'all'],
      onReady: (handle) => {
        loadMore = () => handle.loadMore();
      },
    });
    await list.ready();
    for (let page = 0; page < 40; page++) {
      loadMore();
      await idle();
    }
    expect(controlOf(kit).calls['ConversationsRequest.fetchNext']).toBeLessThanOrEqual(22);
  });

  it('[conv.filters] a filter of the app applies to rows that are there at once', async () => {
    const kit = await chats({ ann: 'Hi', bob: 'Yo' });
    const page = await new kit.ConversationsRequestBuilder().build().fetchNext();
    const list = renderConversations(kit, {
      initialConversations: JSON.parse(JSON.stringify(page)),
      filters: [{ id: 'b', label: 'B', matches: nameStartsWith('B') }, 'all'],
    });
    expect(list.names()).toEqual(['Bob']);
    await idle();
    expect(list.names()).toEqual(['Bob']);
  });

  it('[conv.filters] a filter of the app applies to the rows of a list that is mounted again', async () => {
    const kit = await chats({ ann: 'Hi', bob: 'Yo' });
    const [isShown, setShown] = createSignal(true);
    const { container } = render(() => (
      <KitProvider sdk={kit}>
        <Show when={isShown()}>
          <KitConversations filters={[{ id: 'b', label: 'B', matches: nameStartsWith('B') }]} />
        </Show>
      </KitProvider>
    ));
    await idle();
    setShown(false);
    setShown(true);
    expect(partsOf(container).names()).toEqual(['Bob']);
  });

  it('[conv.filters] load pages for another keyword after they gave up', async () => {
    const kit = await crowd(700);
    let loadMore = () => {};
    const list = renderConversations(kit, {
      filters: ['groups', 'all'],
      searchKeyword: 'a',
      onReady: (handle) => {
        loadMore = () => handle.loadMore();
      },
    });
    await list.ready();
    for (let page = 0; page < 30; page++) {
      loadMore();
      await idle();
    }
    list.set({ searchKeyword: 'a0' });
    await idle();
    const before = fetchCount(kit);
    loadMore();
    await idle();
    expect(fetchCount(kit)).toBe(before + 1);
  });

  it('[conv.filters] count the pages that brought no chat, not how often more were wanted', async () => {
    const kit = await crowd(400);
    let loadMore = () => {};
    const list = renderConversations(kit, {
      filters: ['groups', 'all'],
      onReady: (handle) => {
        loadMore = () => handle.loadMore();
      },
    });
    await list.ready();
    for (let call = 0; call < 40; call++) loadMore();
    await idle();
    const before = fetchCount(kit);
    loadMore();
    await idle();
    expect(fetchCount(kit)).toBe(before + 1);
  });

  it('[conv.filters] the way back to all chats needs that filter, and leaves the focus on it', async () => {
    const list = await filtered({ filters: ['mentions', 'archived', 'all'] });
    list.one('.kit-state-view .kit-button').focus();
    list.one('.kit-state-view .kit-button').click();
    await idle();
    expect([list.chosen(), (document.activeElement as HTMLElement).dataset.filter]).toEqual(['all', 'all']);
    list.set({ filters: ['mentions', 'archived'] });
    await idle();
    expect([list.chosen(), list.has('.kit-state-view .kit-button')]).toEqual(['mentions', false]);
  });

  it('[conv.filters] count while the active one shows nothing', async () => {
    const list = await filtered();
    await list.pick('mentions');
    await controlOf(list.kit).sendAs('cid', text('me', 'News'));
    flushNow();
    await vi.waitFor(() => expect(list.labels()[1]).toBe('Unread 3+'));
  });

  it('[conv.filters] others are counted as soon as they are there', async () => {
    const list = await filtered({ filters: ['all', 'groups'] });
    list.set({ filters: ['all', 'unread'] });
    await idle();
    expect(list.labels()).toEqual(['All', 'Unread 2+']);
  });

  it('[conv.filters] an equal array keeps the chats that were read', async () => {
    const list = await filtered({ filters: ['unread', 'all'] });
    const last = (await list.kit.getConversation('ann', 'user')).getLastMessage();
    if (last) list.events.messages.ccMessageRead.next(last);
    flushNow();
    list.set({ filters: ['unread', 'all'] });
    await idle();
    expect(list.names()).toEqual(['Ann', 'Bob']);
  });

  it('[conv.filters] a filter of the app may replace a built-in one', async () => {
    const list = await filtered({
      filters: [{ id: 'archived', label: 'With B', matches: nameStartsWith('B') }, 'all'],
    });
    expect([list.labels()[0], list.names()]).toEqual(['With B', ['Bob']]);
  });

  it('[conv.filters] do not count a chat that is about to be deleted', async () => {
    const list = await filtered();
    await conversationActions.load();
    list.openMenu('Ann');
    await vi.waitFor(() => expect(list.menuItems()).toContain('Delete'));
    list.choose('Delete');
    await vi.waitFor(() => list.dialogButton('Delete').click());
    await vi.waitFor(() => expect(list.labels()[1]).toBe('Unread 1+'));
    list.endToast();
  });

  it('[conv.searchKeyword] applies at once where the SDK cannot search', async () => {
    const kit = await chats({ ann: 'Hi', bob: 'Yo' });
    const page = await new kit.ConversationsRequestBuilder().build().fetchNext();
    const builder = new kit.ConversationsRequestBuilder();
    Object.assign(builder, { setSearchKeyword: undefined });
    const list = renderConversations(kit, {
      initialConversations: JSON.parse(JSON.stringify(page)),
      conversationsRequestBuilder: builder,
      searchKeyword: 'bo',
    });
    expect(list.names()).toEqual(['Bob']);
  });
});
