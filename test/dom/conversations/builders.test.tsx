import { fireEvent } from '@solidjs/testing-library';
import { describe, expect, it } from 'vitest';
import { FakeSdk } from '../fake-sdk.ts';
import { scrollerOf, withViewport } from '../layout.ts';
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
    '[limit.paging] asks behind a short page when the user goes on by %s, once',
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
