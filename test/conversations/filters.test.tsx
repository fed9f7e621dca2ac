import { controlOf } from 'solid-chat-kit/local/control';
import { flushNow } from 'solid-chat-kit/testing';
import { describe, expect, it, vi } from 'vitest';
import { filterBar } from '../../src/conversations/kit-conversations.tsx';
import { addGroup, chats, crowd, idle, renderConversations, text } from './harness.tsx';

const ALL = ['all', 'unread', 'mentions', 'groups', 'archived'] as const;

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
    expect(list.labels()).toEqual(['All', 'Unread2', 'Mentions', 'Groups', 'Archived']);
    expect([list.chosen(), list.names()]).toEqual(['all', ['Team', 'Ann', 'Bob', 'Cid']]);
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
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ code: 'ERR_CALLBACK_FAILED' });
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
});
