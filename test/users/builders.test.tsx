import { render } from '@solidjs/testing-library';
import { KIT_ERROR, type Kit, KitProvider, KitUsers } from 'solid-chat-kit';
import type { LocalKit } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSdk, settled } from '../support/fake-sdk.ts';
import { nextFrame } from '../support/layout.ts';
import { fetchCount, peopled, person, renderUsers } from './harness.tsx';

describe('the builders of KitUsers', () => {
  let kit: LocalKit;
  const builder = () => new kit.UsersRequestBuilder();
  beforeEach(async () => {
    kit = await peopled({
      ann: { name: 'Ann', role: 'admin', tags: ['vip'], status: 'online' },
      bob: { name: 'Bob', role: 'guest' },
      cid: { name: 'Cid', tags: ['vip', 'work'] },
      dan: { name: 'Dan', status: 'online' },
    });
  });

  const recipes: [string, (of: ReturnType<typeof builder>) => unknown, string[]][] = [
    ['friends', (of) => of.friendsOnly(true), ['Cid']],
    ['online', (of) => of.setStatus('online'), ['Ann', 'Dan']],
    ['limit', (of) => of.setLimit(2), ['Ann', 'Bob']],
    ['keyword', (of) => of.setSearchKeyword('an'), ['Ann', 'Dan']],
    ['hide-blocked', (of) => of.hideBlockedUsers(true), ['Ann', 'Cid', 'Dan']],
    ['roles', (of) => of.setRoles(['admin', 'guest']), ['Ann', 'Bob']],
    ['tags', (of) => of.setTags(['vip']), ['Ann', 'Cid']],
    ['uids', (of) => of.setUIDs(['dan', 'bob', 'nobody']), ['Bob', 'Dan']],
  ];
  it.each(recipes)(
    '[users.filter.%s] [users.usersRequestBuilder] loads what the builder describes',
    async (_, set, names) => {
      await kit.addFriends(['cid']);
      await kit.blockUsers(['bob']);
      const of = builder();
      set(of);
      const users = renderUsers(kit, { usersRequestBuilder: of });
      await users.ready();
      expect(users.names()).toEqual(names);
    },
  );

  it('[users.usersRequestBuilder] another object loads again, the same object does nothing', async () => {
    const online = builder().setStatus('online');
    const users = renderUsers(kit, { usersRequestBuilder: online });
    await users.ready();
    users.set({ usersRequestBuilder: online.setStatus('offline') });
    expect(fetchCount(kit)).toBe(1);
    users.set({ usersRequestBuilder: builder().setRoles(['guest']) });
    expect(users.phase()).toBe('loading');
    expect(users.one('.kit-list__items').hidden).toBe(true);
    await users.ready();
    expect(users.names()).toEqual(['Bob']);
    users.set({ usersRequestBuilder: undefined });
    await users.ready();
    expect(users.names()).toEqual(['Ann', 'Bob', 'Cid', 'Dan']);
    expect(fetchCount(kit)).toBe(3);
  });

  it('[users.usersRequestBuilder] drops what the old builder answers late', async () => {
    const sdk = new FakeSdk();
    const users = renderUsers(sdk, { usersRequestBuilder: new sdk.UsersRequestBuilder() });
    await settled();
    const [late] = sdk.fetches;
    users.set({ usersRequestBuilder: new sdk.UsersRequestBuilder() });
    await sdk.latest.answer([person('new')]);
    await late?.answer([person('old')]);
    expect(users.names()).toEqual(['new']);
  });

  it('[users.usersRequestBuilder] an inline builder does not refetch forever, nor with other props', async () => {
    const view = render(() => (
      <KitProvider sdk={kit}>
        <KitUsers usersRequestBuilder={builder().setLimit(2)} searchRequestBuilder={builder()} />
      </KitProvider>
    ));
    await vi.waitFor(() => expect(view.container.querySelectorAll('.kit-users__list-item')).toHaveLength(2));
    controlOf(kit).setPresence('bob', 'online');
    for (let i = 0; i < 5; i++) await settled();
    expect(fetchCount(kit)).toBe(1);
  });

  it('[users.usersRequestBuilder] a request in the place of the builder is a clear error', async () => {
    const onError = vi.fn();
    const request = builder().build() as unknown as Kit.UsersRequestBuilder;
    const users = renderUsers(kit, { usersRequestBuilder: request, onError });
    await vi.waitFor(() => expect(users.phase()).toBe('error'));
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code: KIT_ERROR.BUILDER_EXPECTED }),
    );
  });

  it('[limit.page-size] [limit.override] a builder without a limit gets 30, and one with a limit keeps it', async () => {
    const sdk = new FakeSdk();
    const users = renderUsers(sdk, { usersRequestBuilder: new sdk.UsersRequestBuilder() });
    await settled();
    expect(sdk.latest.limit).toBe(30);
    const five = new sdk.UsersRequestBuilder();
    five.setLimit(5);
    users.set({ usersRequestBuilder: five });
    await settled();
    expect(sdk.latest.limit).toBe(5);
  });

  it('[users.disableLoadingState] keeps the rows until the answer of another builder', async () => {
    controlOf(kit).setLatency(20);
    const users = renderUsers(kit, { disableLoadingState: true });
    await users.ready();
    users.set({ usersRequestBuilder: builder().setStatus('online') });
    expect(users.names()).toEqual(['Ann', 'Bob', 'Cid', 'Dan']);
    expect(users.one('.kit-list__items').hidden).toBe(false);
    expect(users.has('.kit-users__shimmer')).toBe(false);
    await vi.waitFor(() => expect(users.names()).toEqual(['Ann', 'Dan']));
  });

  it('[users.disableLoadingState] shows no loading view at first either, and may be turned off', async () => {
    const sdk = new FakeSdk();
    const users = renderUsers(sdk, { disableLoadingState: true });
    await nextFrame();
    expect(users.has('.kit-users__shimmer')).toBe(false);
    users.set({ disableLoadingState: false });
    await nextFrame();
    expect(users.has('.kit-users__shimmer')).toBe(true);
    await sdk.latest.answer([person('ann')]);
    users.set({ usersRequestBuilder: new sdk.UsersRequestBuilder() });
    await nextFrame();
    expect(users.has('.kit-users__shimmer')).toBe(true);
  });

  it('[users.disableLoadingState] an answer that fails shows the error view', async () => {
    const sdk = new FakeSdk();
    const users = renderUsers(sdk, { disableLoadingState: true });
    await settled();
    await sdk.latest.answer([person('ann')]);
    users.set({ usersRequestBuilder: new sdk.UsersRequestBuilder() });
    await settled();
    await sdk.latest.fail(new Error('no'));
    expect(users.phase()).toBe('error');
    expect(users.has('.kit-users__error-state-view')).toBe(true);
  });

  it('[users.activeUser] stays highlighted by reference when the builder is swapped', async () => {
    const users = renderUsers(kit, { onItemClick: (user) => users.set({ activeUser: user }) });
    await users.ready();
    users.action('Dan').click();
    users.set({ usersRequestBuilder: builder().setStatus('online') });
    await users.ready();
    expect(users.row('Dan').classList.contains('kit-users__list-item-active')).toBe(true);
  });
});
