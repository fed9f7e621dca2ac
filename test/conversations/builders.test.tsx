import { fireEvent } from '@solidjs/testing-library';
import type { Kit } from 'solid-chat-kit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSdk } from '../support/fake-sdk.ts';
import { scrollerOf, withViewport } from '../support/layout.ts';
import { crowd, fetchCount, heard, idle, renderConversations, withUser } from './harness.tsx';

describe('the start of a list', () => {
  it('[limit.paging] costs one request, though the rows leave the viewport empty', async () => {
    withViewport(720);
    const kit = await crowd(3);
    const list = renderConversations(kit);
    await idle();
    expect([list.names().length, fetchCount(kit)]).toEqual([3, 1]);
    expect(list.has('.kit-list__footer')).toBe(false);
  });

  it.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])(
    '[limit.paging] requests the page after a short one when the user continues by %s, once',
    async (gesture) => {
      withViewport(720);
      const kit = await crowd(3);
      const list = renderConversations(kit);
      await idle();
      const scroller = scrollerOf(list.container);
      fireEvent(scroller, new Event(gesture));
      fireEvent(scroller, new Event(gesture));
      await idle();
      fireEvent(scroller, new Event(gesture));
      await idle();
      expect(fetchCount(kit)).toBe(2);
      expect(list.one('.kit-list__footer').dataset.state).toBe('end');
    },
  );

  it('[limit.paging] asks on at once where the request filters, which some SDKs do after cutting the page', async () => {
    withViewport(720);
    const kit = await crowd(60);
    const builder = new kit.ConversationsRequestBuilder().setConversationType('user').setLimit(5);
    const build = builder.build.bind(builder);
    builder.build = () => {
      const request = build();
      const { fetchNext } = request;
      return Object.assign(request, {
        fetchNext: async () => {
          const page = await fetchNext.call(request);
          return page.length > 1 ? page.slice(0, 2) : page;
        },
      });
    };
    const list = renderConversations(kit, { conversationsRequestBuilder: builder });
    await idle();
    expect(list.names().length).toBeGreaterThan(10);
  });

  it('[limit.paging] loads by itself again where a short page turned out not to be the last', async () => {
    withViewport(720);
    const sdk = new FakeSdk();
    const builder = Object.assign(new sdk.ConversationsRequestBuilder(), { getConversationType: () => '' });
    const list = renderConversations(sdk, { conversationsRequestBuilder: builder });
    await idle();
    await sdk.latest.answer([withUser('ann')]);
    expect(sdk.fetches).toHaveLength(1);
    fireEvent.wheel(scrollerOf(list.container));
    await sdk.latest.answer([withUser('bob')]);
    expect(sdk.fetches).toHaveLength(3);
  });

  it.each([
    ['before the first page came', false],
    ['after it came', true],
  ])('[sdk.onConnected] a connection that opens %s was never lost', async (_, isLate) => {
    const sdk = new FakeSdk();
    const list = renderConversations(sdk);
    await idle();
    sdk.emit('connection', 'inConnecting');
    if (!isLate) sdk.emit('connection', 'onConnected');
    await sdk.latest.answer([withUser('ann', heard({ id: 1 }))]);
    if (isLate) sdk.emit('connection', 'onConnected');
    await idle();
    expect([list.names(), sdk.fetches.length]).toEqual([['Ann'], 1]);
    sdk.emit('connection', 'inConnecting');
    sdk.emit('connection', 'onConnected');
    await idle();
    expect(sdk.fetches).toHaveLength(2);
  });
});

describe('a refetch after a loss', () => {
  const make = (uid: string, id: number) => withUser(uid, heard({ id, from: uid }));

  /** Four rows in pages of two, some of which are filtered by a builder with unreadable filters. */
  const lost = async () => {
    withViewport(10_000);
    const sdk = new FakeSdk();
    const clicked: Kit.Conversation[] = [];
    const list = renderConversations(sdk, {
      conversationsRequestBuilder: Object.assign(new sdk.ConversationsRequestBuilder(), {
        getLimit: () => 2,
      }),
      onItemClick: (conversation) => clicked.push(conversation),
    });
    await idle();
    await sdk.latest.answer([make('ann', 9), make('bob', 8)]);
    await sdk.latest.answer([make('cid', 7), make('dan', 6)]);
    await idle();
    sdk.emit('connection', 'onDisconnected');
    sdk.emit('connection', 'onConnected');
    await idle();
    const answer = async (page: readonly Kit.Conversation[]) => {
      await sdk.latest.answer(page);
      await idle();
      return list.names();
    };
    return { sdk, list, clicked, answer };
  };

  it('[sdk.onConnected] takes no short page for the end, and keeps the rows below it', async () => {
    const { sdk, list, clicked, answer } = await lost();
    list.action('Dan').click();
    const asked = sdk.fetches.length;
    await answer([make('eve', 10), make('ann', 9)]);
    expect(sdk.fetches).toHaveLength(asked + 1);
    expect(await answer([make('bob', 8)])).toEqual(['Eve', 'Ann', 'Bob', 'Cid', 'Dan']);
    expect(await answer([make('cid', 7)])).toEqual(['Eve', 'Ann', 'Bob', 'Cid', 'Dan']);
    expect(await answer([make('dan', 6)])).toEqual(['Eve', 'Ann', 'Bob', 'Cid', 'Dan']);
    list.action('Dan').click();
    expect(clicked[1]).toBe(clicked[0]);
  });

  it('[sdk.onConnected] drops a row above one that came, and below the last one at the end', async () => {
    const { answer } = await lost();
    await answer([make('bob', 8)]);
    expect(await answer([make('fay', 7)])).toEqual(['Bob', 'Fay', 'Cid', 'Dan']);
    expect(await answer([])).toEqual(['Bob', 'Fay']);
  });

  it('[sdk.onConnected] keeps a row that a message moved up meanwhile', async () => {
    const { sdk, answer } = await lost();
    await answer([make('ann', 9)]);
    await answer([make('bob', 8)]);
    sdk.emit('message', 'onTextMessageReceived', heard({ id: 20, from: 'dan' }));
    expect(await answer([])).toEqual(['Dan', 'Ann', 'Bob']);
  });
});

describe('messages of conversations that are not in the list', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const from = (uid: string, id: number) => heard({ id, from: uid });
  const toGroup = (group: string, id: number) => heard({ id, from: 'ann', group });

  /** A list's fetch of a conversation. */
  interface Asked {
    id: string;
    answer(conversation: Kit.Conversation): Promise<void>;
    fail(): Promise<void>;
  }

  /** Opens a list over a fake SDK with its first page, and records later fetches. */
  const open = async (
    builderOf?: (sdk: FakeSdk) => Kit.ConversationsRequestBuilder,
    page: readonly Kit.Conversation[] = [withUser('ann')],
  ) => {
    const sdk = new FakeSdk();
    const asked: Asked[] = [];
    sdk.getConversation = (id: string) =>
      new Promise<Kit.Conversation>((resolve, reject) => {
        const answer = (conversation: Kit.Conversation) => {
          resolve(conversation);
          return idle();
        };
        const fail = () => {
          reject(new Error('no network'));
          return idle();
        };
        asked.push({ id, answer, fail });
      });
    const onError = vi.fn();
    const list = renderConversations(sdk, { onError, conversationsRequestBuilder: builderOf?.(sdk) });
    await idle();
    await sdk.latest.answer(page);
    await idle();
    sdk.fetches.length = 0;
    const receive = (...messages: Kit.Message[]) => {
      for (const message of messages) sdk.emit('message', 'onTextMessageReceived', message);
      return idle();
    };
    return { sdk, list, asked, receive, onError };
  };

  it('[conv.conversationsRequestBuilder] are not fetched when the request excludes them', async () => {
    const filters = { getTags: () => [], getUserTags: () => [], getGroupTags: () => [] };
    const { sdk, list, asked, receive } = await open((sdk) => {
      const builder = new sdk.ConversationsRequestBuilder();
      const build = builder.build.bind(builder);
      const getSearchKeyword = () => '';
      return Object.assign(builder, {
        getLimit: () => 30,
        setTags: () => builder,
        build: () => ({ ...build(), ...filters, getSearchKeyword, getConversationType: () => 'user' }),
      });
    });
    for (let id = 1; id <= 10; id++) await receive(toGroup('crew', id));
    expect([sdk.fetches.length, asked.length]).toEqual([0, 0]);
    await receive(from('bob', 11));
    await asked[0]?.answer(withUser('bob', from('bob', 11), 1));
    expect([list.names(), sdk.fetches.length]).toEqual([['Bob', 'Ann'], 0]);
  });

  it('[conv.conversationsRequestBuilder] ask the first page once where the filters cannot be read', async () => {
    const { sdk, list, asked, receive } = await open((sdk) => new sdk.ConversationsRequestBuilder());
    await receive(toGroup('crew', 1));
    await sdk.latest.answer([withUser('ann')]);
    for (let id = 2; id <= 10; id++) await receive(toGroup('crew', id));
    expect([list.names(), sdk.fetches.length, asked.length]).toEqual([['Ann'], 1, 0]);
  });

  it('[conv.conversationsRequestBuilder] are looked for below rows that are newer', async () => {
    const { sdk, list, receive } = await open((sdk) => new sdk.ConversationsRequestBuilder());
    await receive(from('bob', 1));
    await sdk.latest.answer([withUser('cid', from('cid', 3)), withUser('dan', from('dan', 2))]);
    await idle();
    expect(sdk.fetches).toHaveLength(2);
    await sdk.latest.answer([withUser('bob', from('bob', 1), 1), withUser('ann')]);
    await idle();
    expect([list.names(), sdk.fetches.length]).toEqual([['Bob', 'Ann'], 2]);
  });

  it('[conv.conversationsRequestBuilder] are looked for on eleven pages at most', async () => {
    const { sdk, receive } = await open((sdk) => new sdk.ConversationsRequestBuilder());
    await receive(from('bob', 1));
    for (let page = 0; page < 20; page++) {
      await sdk.latest.answer([withUser(`u${page}`, from(`u${page}`, 50 - page))]);
      await idle();
    }
    expect(sdk.fetches).toHaveLength(11);
  });

  it('[conv.conversationsRequestBuilder] come by the next message where one page lacked them', async () => {
    const { sdk, list, receive } = await open((sdk) => new sdk.ConversationsRequestBuilder());
    await receive(from('bob', 1));
    await sdk.latest.answer([withUser('ann')]);
    await vi.advanceTimersByTimeAsync(1000);
    await receive(from('bob', 2));
    await sdk.latest.answer([withUser('bob', from('bob', 2), 1), withUser('ann')]);
    await idle();
    expect([list.names(), list.badge('Bob'), sdk.fetches.length]).toEqual([['Bob', 'Ann'], '1', 2]);
  });

  it('[conv.conversationsRequestBuilder] come back after a deletion by pages that were asked for after it', async () => {
    const { sdk, list, receive } = await open((sdk) => new sdk.ConversationsRequestBuilder());
    await receive(from('bob', 1));
    list.events.conversations.ccConversationDeleted.next(withUser('bob', from('bob', 1)));
    await receive(from('bob', 2));
    await sdk.latest.answer([withUser('bob', from('bob', 1), 1), withUser('ann')]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([list.names(), sdk.fetches.length]).toEqual([['Ann'], 2]);
    await sdk.latest.answer([withUser('bob', from('bob', 2), 1), withUser('ann')]);
    await idle();
    expect([list.names(), list.badge('Bob')]).toEqual([['Bob', 'Ann'], '1']);
  });

  it('[conv.conversationsRequestBuilder] are left out once two pages lacked them', async () => {
    const { sdk, receive } = await open((sdk) => new sdk.ConversationsRequestBuilder());
    for (let id = 1; id <= 10; id++) {
      await receive(from('bob', id));
      await sdk.latest.answer([withUser('ann')]);
      await vi.advanceTimersByTimeAsync(60_000);
    }
    expect(sdk.fetches).toHaveLength(2);
  });

  it('[conv.conversationsRequestBuilder] wait for each other where the request keeps leaving them out', async () => {
    const { sdk, list, receive } = await open((sdk) => new sdk.ConversationsRequestBuilder());
    await receive(toGroup('g1', 1));
    await sdk.latest.answer([withUser('ann')]);
    for (let id = 2; id <= 10; id++) await receive(toGroup(`g${id}`, id));
    await receive(from('bob', 11));
    expect(sdk.fetches).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sdk.fetches).toHaveLength(2);
    await sdk.latest.answer([withUser('bob', from('bob', 11), 1), withUser('ann')]);
    await idle();
    expect([list.names(), sdk.fetches.length]).toEqual([['Bob', 'Ann'], 2]);
    await receive(from('cid', 12));
    expect(sdk.fetches).toHaveLength(3);
  });

  it('[conv.conversationsRequestBuilder] are asked for again by another request', async () => {
    const { sdk, list, receive } = await open((sdk) => new sdk.ConversationsRequestBuilder());
    await receive(from('bob', 1));
    await sdk.latest.answer([withUser('ann')]);
    list.set({ conversationsRequestBuilder: new sdk.ConversationsRequestBuilder() });
    await idle();
    await sdk.latest.answer([withUser('ann')]);
    await receive(from('bob', 2));
    await sdk.latest.answer([withUser('bob', from('bob', 2), 2), withUser('ann')]);
    await idle();
    expect([list.names(), list.badge('Bob')]).toEqual([['Bob', 'Ann'], '2']);
  });

  it('ask for four at a time, the newest first', async () => {
    const { sdk, list, asked, receive } = await open();
    await receive(...['a', 'b', 'c', 'd', 'e', 'f'].map((uid, id) => from(uid, id + 1)));
    expect(asked.map(({ id }) => id)).toEqual(['f', 'e', 'd', 'c']);
    await asked[3]?.answer(withUser('c', from('c', 3), 1));
    expect(asked.map(({ id }) => id)).toEqual(['f', 'e', 'd', 'c', 'b']);
    for (const [index, uid] of ['f', 'e', 'd', '', 'b', 'a'].entries())
      await asked[index]?.answer(withUser(uid, from(uid, 'abcdef'.indexOf(uid) + 1), 1));
    expect(list.names()).toEqual(['F', 'E', 'D', 'C', 'B', 'A', 'Ann']);
    expect(sdk.fetches).toHaveLength(0);
  });

  it('are brought by the first pages where there are many', async () => {
    const { sdk, list, asked, receive } = await open();
    const uids = Array.from({ length: 1000 }, (_, index) => `u${String(index).padStart(3, '0')}`);
    await receive(...uids.map((uid, id) => from(uid, id + 1)));
    const rows = uids.map((uid, id) => withUser(uid, from(uid, id + 1), 1)).reverse();
    // The page lacks two of them, which are fetched one by one.
    rows.splice(20, 2);
    for (let page = 0; page * 30 < rows.length; page++) {
      expect(sdk.fetches).toHaveLength(page + 1);
      await sdk.latest.answer(rows.slice(page * 30, (page + 1) * 30));
      await idle();
    }
    expect(asked.map(({ id }) => id)).toEqual(['u979', 'u978']);
    for (const { id, answer } of asked) await answer(withUser(id, from(id, Number(id.slice(1)) + 1), 1));
    expect(list.names().slice(0, 2)).toEqual(['U999', 'U998']);
    expect([sdk.fetches.length, asked.length]).toEqual([34, 2]);
  });

  describe('whose answer fails', () => {
    const failed = async () => {
      const opened = await open();
      await opened.receive(from('bob', 1), from('bob', 2));
      // It is fetched again three times, after 1, 2 and 4 s.
      for (const seconds of [1, 2, 4, 60]) {
        await opened.asked.at(-1)?.fail();
        await vi.advanceTimersByTimeAsync(seconds * 1000);
      }
      expect([opened.list.names(), opened.onError.mock.calls.length]).toEqual([['Ann'], 4]);
      expect(opened.asked).toHaveLength(4);
      return opened;
    };
    const row = ({ list }: Awaited<ReturnType<typeof open>>) => [
      list.names(),
      list.preview('Bob'),
      list.badge('Bob'),
    ];

    it('come with the next attempt', async () => {
      const opened = await open();
      await opened.receive(from('bob', 1));
      await opened.asked[0]?.fail();
      await vi.advanceTimersByTimeAsync(1000);
      await opened.asked[1]?.answer(withUser('bob', from('bob', 1), 1));
      expect(row(opened)).toEqual([['Bob', 'Ann'], 'Message 1', '1']);
    });

    it('come with the next message', async () => {
      const opened = await failed();
      await opened.receive(from('bob', 3));
      await opened.asked.at(-1)?.answer(withUser('bob'));
      expect(row(opened)).toEqual([['Bob', 'Ann'], 'Message 3', '3']);
    });

    it('are asked for again where one came behind the question', async () => {
      const { list, asked, receive } = await open();
      await receive(from('bob', 1));
      await receive(from('bob', 2));
      await asked[0]?.fail();
      await asked[1]?.answer(withUser('bob', from('bob', 2), 2));
      expect([list.names(), list.badge('Bob')]).toEqual([['Bob', 'Ann'], '2']);
    });

    it('come with a page', async () => {
      const opened = await failed();
      const { sdk, list, receive } = opened;
      await receive(heard({ id: 3, from: 'ann' }));
      list.set({ conversationsRequestBuilder: new sdk.ConversationsRequestBuilder() });
      await idle();
      await sdk.latest.answer([withUser('ann'), withUser('bob', from('bob', 1), 1)]);
      await idle();
      expect([list.preview('Bob'), list.badge('Bob')]).toEqual(['Message 2', '2']);
    });

    it('[sdk.onConnected] come with the next connection', async () => {
      const opened = await failed();
      const { sdk, asked } = opened;
      sdk.emit('connection', 'onDisconnected');
      sdk.emit('connection', 'onConnected');
      await idle();
      await asked.at(-1)?.answer(withUser('bob', from('bob', 2), 2));
      expect(row(opened)).toEqual([['Bob', 'Ann'], 'Message 2', '2']);
    });

    it('do not come where they were deleted meanwhile', async () => {
      const opened = await failed();
      opened.list.events.conversations.ccConversationDeleted.next(withUser('bob', from('bob', 2)));
      await opened.receive(from('bob', 3));
      await opened.asked.at(-1)?.answer(withUser('bob'));
      expect(row(opened)).toEqual([['Bob', 'Ann'], 'Message 3', '1']);
    });
  });

  it('do not wait forever for answers', async () => {
    const { list, asked, receive, onError } = await open();
    await receive(...['a', 'b', 'c', 'd', 'e'].map((uid, id) => from(uid, id + 1)));
    expect(asked).toHaveLength(4);
    await vi.advanceTimersByTimeAsync(30_000);
    expect([asked.at(-1)?.id, onError.mock.calls.length]).toEqual(['a', 4]);
    await asked[4]?.answer(withUser('a', from('a', 1), 1));
    expect(list.names()).toEqual(['A', 'Ann']);
  });

  it('change nothing once the list is gone', async () => {
    const { sdk, list, asked, receive, onError } = await open();
    const onUpdate = vi.fn();
    list.events.conversations.ccUpdateConversation.subscribe(onUpdate);
    list.events.messages.ccMessageRead.next(heard({ id: 1, from: 'ann' }));
    await receive(from('bob', 1), from('cid', 2));
    sdk.emit('connection', 'onDisconnected');
    sdk.emit('connection', 'onConnected');
    await idle();
    const timers = vi.getTimerCount();
    list.unmount();
    const bob = withUser('bob', from('bob', 1), 1);
    const setters = vi.spyOn(bob, 'setUnreadMessageCount');
    for (const { id, answer, fail } of asked) await (id === 'bob' ? answer(bob) : fail());
    await sdk.latest.answer([bob]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([onUpdate, setters, onError].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
    expect([timers > 0, vi.getTimerCount(), asked.length]).toEqual([true, 0, 4]);
  });
});
