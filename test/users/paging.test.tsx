import { fireEvent } from '@solidjs/testing-library';
import type { Kit } from 'solid-chat-kit';
import { controlOf } from 'solid-chat-kit/local/control';
import { describe, expect, it, vi } from 'vitest';
import { FakeSdk, settled } from '../support/fake-sdk.ts';
import { scrollerOf, scrollTo, withViewport } from '../support/layout.ts';
import { crowd, fetchCount, inside, peopled, person, renderUsers } from './harness.tsx';

const pageOf = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) =>
    person(`u${from + index}`, { name: `A${String(from + index).padStart(3, '0')}` }),
  );

describe('paging', () => {
  it('[limit.paging] loads until the viewport overflows, then at the bottom, one request at a time', async () => {
    withViewport(640);
    const sdk = new FakeSdk();
    const users = renderUsers(sdk);
    await settled();
    await sdk.latest.answer(pageOf(5));
    expect(sdk.fetches).toHaveLength(2);
    await vi.waitFor(() => expect(users.one('.kit-list__footer').dataset.state).toBe('loading'));
    scrollTo(users.container, 10);
    scrollTo(users.container, 20);
    expect(sdk.fetches).toHaveLength(2);
    await sdk.latest.answer(pageOf(30, 5));
    expect(sdk.fetches).toHaveLength(2);
    scrollTo(users.container, 1700);
    expect(sdk.fetches).toHaveLength(3);
    await sdk.latest.answer([]);
    expect(users.one('.kit-list__footer').dataset.state).toBe('end');
    scrollTo(users.container, 0);
    scrollTo(users.container, 1700);
    expect(sdk.fetches).toHaveLength(3);
  });

  it('[limit.paging] asks behind a short page without filters when the user goes for the end', async () => {
    withViewport(640);
    const kit = await peopled(crowd(3));
    const users = renderUsers(kit);
    await users.ready();
    expect(fetchCount(kit)).toBe(1);
    fireEvent.wheel(scrollerOf(users.container));
    await vi.waitFor(() => expect(users.one('.kit-list__footer').dataset.state).toBe('end'));
    expect(fetchCount(kit)).toBe(2);
  });

  it.each<(of: Kit.FilteringUsersRequestBuilder) => unknown>([
    (of) => of.hideBlockedUsers(true),
    (of) => of.setStatus('online'),
    (of) => of.setRoles(['admin']),
    (of) => of.setTags(['vip']),
    (of) => of.setUIDs(['u0000']),
  ])('[limit.paging] loads on behind a short page of a filter: %s', async (filter) => {
    withViewport(640);
    const kit = await peopled({ u0000: { status: 'online', role: 'admin', tags: ['vip'] } });
    const usersRequestBuilder = new kit.UsersRequestBuilder();
    filter(usersRequestBuilder);
    const users = renderUsers(kit, { usersRequestBuilder });
    await users.ready();
    await vi.waitFor(() => expect(fetchCount(kit)).toBeGreaterThan(1));
  });

  it('[limit.paging] overlapping pages make no duplicates, and the newest copy counts', async () => {
    withViewport(10_000);
    const sdk = new FakeSdk();
    const users = renderUsers(sdk);
    await settled();
    await sdk.latest.answer(pageOf(3));
    await sdk.latest.answer([
      person('u2', { name: 'A002', statusMessage: 'news' }),
      person('u3', { name: 'A003' }),
      person('u3', { name: 'A003' }),
    ]);
    await sdk.latest.answer([]);
    expect(users.names()).toEqual(['A000', 'A001', 'A002', 'A003']);
    expect(inside(users.row('A002'), '.kit-users__subtitle').textContent).toBe('news');
  });

  it('[limit.paging] stops after an SDK has repeated more rows than the list has', async () => {
    withViewport(10_000);
    const sdk = new FakeSdk();
    const onError = vi.fn();
    const users = renderUsers(sdk, { onError });
    await settled();
    await sdk.latest.answer(pageOf(3));
    for (let times = 0; times < 3; times++) await sdk.latest.answer(pageOf(3));
    expect(sdk.fetches).toHaveLength(3);
    expect(users.names()).toHaveLength(3);
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'ERR_PAGES_REPEAT' }));
  });

  it('[limit.paging] without layout the first page is drawn whole and no further one loads', async () => {
    const kit = await peopled(crowd(70));
    const users = renderUsers(kit);
    await users.ready();
    expect(users.names()).toHaveLength(30);
    expect(fetchCount(kit)).toBe(1);
  });
});

describe('reconnecting', () => {
  const drop = (sdk: FakeSdk) => {
    sdk.emit('connection', 'onDisconnected');
    sdk.emit('connection', 'onConnected');
    return settled();
  };

  it('[sdk.onConnected] fetches the loaded rows again, keeps the position, and never clears the list', async () => {
    withViewport(640);
    const sdk = new FakeSdk();
    const active: Kit.User[] = [];
    const users = renderUsers(sdk, { onItemClick: (user) => void active.push(user) });
    await settled();
    await sdk.latest.answer(pageOf(30));
    scrollTo(users.container, 1400);
    await settled();
    await sdk.latest.answer(pageOf(30, 30));
    scrollTo(users.container, 2000);
    const before = users.names();
    users.action('A035').click();
    users.set({ activeUser: active[0] });
    const row = users.row('A035');
    const asked = sdk.fetches.length;
    await drop(sdk);
    expect(users.names()).toEqual(before);
    // Three new users at the top, one of the first page removed, all others new copies.
    await sdk.latest.answer([...pageOf(3, 900).map((user) => rename(user)), ...pageOf(27)]);
    expect(users.names()).toEqual(before);
    await sdk.latest.answer([...pageOf(32, 28)]);
    expect(sdk.fetches).toHaveLength(asked + 2);
    expect(users.row('A035')).toBe(row);
    expect(row.classList.contains('kit-users__list-item-active')).toBe(true);
    expect(scrollerOf(users.container).scrollTop).toBe(2000 + 2 * 64);
    scrollTo(users.container, 0);
    expect(users.names().slice(0, 4)).toEqual(['A-900', 'A-901', 'A-902', 'A000']);
    scrollTo(users.container, 30 * 64);
    expect(users.names()).not.toContain('A027');
  });

  const rename = (user: Kit.User) => {
    user.setName?.(user.getName().replace('A', 'A-'));
    return user;
  };

  it('[sdk.onConnected] shows the state of the connection meanwhile', async () => {
    const kit = await peopled({ ann: { name: 'Ann' } });
    const users = renderUsers(kit);
    await users.ready();
    const banner = users.one('.kit-list__banner');
    expect(banner.hidden).toBe(true);
    controlOf(kit).disconnect();
    expect([banner.hidden, users.one('.kit-list').dataset.connection]).toEqual([false, 'disconnected']);
    expect(users.names()).toEqual(['Ann']);
    await controlOf(kit).connect();
    await vi.waitFor(() => expect(banner.hidden).toBe(true));
  });

  it('[sdk.onConnected] recovers an error of the first page by itself', async () => {
    const sdk = new FakeSdk();
    const users = renderUsers(sdk);
    await settled();
    sdk.emit('connection', 'onDisconnected');
    await sdk.latest.fail(new Error('lost'));
    expect(users.phase()).toBe('error');
    sdk.emit('connection', 'onConnected');
    await settled();
    await sdk.latest.answer(pageOf(1));
    expect(users.names()).toEqual(['A000']);
  });

  /** Three pages are loaded: 0 to 2, 3 to 5, 6 to 8. */
  const threePages = async () => {
    withViewport(10_000);
    const sdk = new FakeSdk();
    const users = renderUsers(sdk);
    await settled();
    for (const from of [0, 3, 6]) await sdk.latest.answer(pageOf(3, from));
    expect(users.names()).toHaveLength(9);
    return { sdk, users };
  };
  const shown = (...numbers: number[]) => numbers.map((number) => `A00${number}`);

  it('[sdk.onConnected] takes no short page for the end: rows below it stay until the end really came', async () => {
    const { sdk, users } = await threePages();
    const row = users.row('A008');
    await drop(sdk);
    await sdk.latest.answer([person('new', { name: 'New' }), ...pageOf(2)]);
    expect(users.names()).toEqual(['A000', 'A001', ...shown(2, 3, 4, 5, 6, 7, 8), 'New']);

    // Row 2 was removed: the rows below it moved up.
    await sdk.latest.answer(pageOf(2, 3));
    expect(users.names()).toEqual([...shown(0, 1, 3, 4, 5, 6, 7, 8), 'New']);
    await sdk.latest.answer(pageOf(1, 8));
    expect(users.names()).toEqual([...shown(0, 1, 3, 4, 8), 'New']);
    expect(users.row('A008')).toBe(row);
    await sdk.latest.answer([]);
    expect(users.names()).toEqual([...shown(0, 1, 3, 4, 8), 'New']);
    expect(users.one('.kit-list__footer').dataset.state).toBe('end');
  });

  it('[sdk.onConnected] drops what no page brought when the end came', async () => {
    const { sdk, users } = await threePages();
    await drop(sdk);
    await sdk.latest.answer(pageOf(4));
    expect(users.names()).toHaveLength(9);
    await sdk.latest.answer([]);
    expect(users.names()).toEqual(shown(0, 1, 2, 3));
  });

  it('[users.onEmpty] a list that lost its last user shows the empty view', async () => {
    const onEmpty = vi.fn();
    const sdk = new FakeSdk();
    const users = renderUsers(sdk, { onEmpty });
    await settled();
    await sdk.latest.answer(pageOf(1));
    await drop(sdk);
    await sdk.latest.answer([]);
    expect(users.phase()).toBe('empty');
    expect(onEmpty).toHaveBeenCalledOnce();
  });
});
