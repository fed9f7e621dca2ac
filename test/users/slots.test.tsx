import { fireEvent } from '@solidjs/testing-library';
import { KIT_ERROR, type Kit, KitListItem, SelectionMode, type UserRow } from 'solid-chat-kit';
import { controlOf } from 'solid-chat-kit/local/control';
import { flushNow } from 'solid-chat-kit/testing';
import { onCleanup, onMount } from 'solid-js';
import { describe, expect, it, vi } from 'vitest';
import { FakeSdk, settled } from '../support/fake-sdk.ts';
import { withViewport } from '../support/layout.ts';
import { inside, peopled, person, renderUsers } from './harness.tsx';

const two = () => peopled({ ann: { name: 'Ann' }, bob: { name: 'Bob' } });
const mine = (user: Kit.User) => <i class="mine">{user.getName()}!</i>;
const texts = (elements: Element[]) => elements.map((each) => each.textContent);

describe('the views of a row', () => {
  const parts = [
    ['leadingView', '.kit-list-item__leading-view', '.kit-avatar'],
    ['titleView', '.kit-list-item__body-title', undefined],
    ['subtitleView', '.kit-list-item__body-subtitle', undefined],
    ['trailingView', '.kit-list-item__trailing-view', undefined],
  ] as const;
  it.each(parts)('[users.%s] replaces its part, and may come and go', async (slot, place, builtIn) => {
    const users = renderUsers(await two(), { [slot]: mine });
    await users.ready();
    expect(texts(users.all(`${place} .mine`))).toEqual(['Ann!', 'Bob!']);
    if (builtIn) expect(users.has(`${place} ${builtIn}`)).toBe(false);
    users.set({ [slot]: undefined });
    expect(users.has('.mine')).toBe(false);
    if (builtIn) expect(users.all(`${place} ${builtIn}`)).toHaveLength(2);
    users.set({ [slot]: (user: Kit.User) => <b class="other">{user.getUid()}</b> });
    expect(texts(users.all(`${place} .other`))).toEqual(['ann', 'bob']);
  });

  it('[users.titleView] leaves the row a name for assistive technology', async () => {
    const users = renderUsers(await two(), { titleView: mine });
    await users.ready();
    expect(users.all('.kit-list-item__action').map((each) => each.getAttribute('aria-label'))).toEqual([
      'Ann',
      'Bob',
    ]);
  });

  it('[users.trailingView] nothing is built in', async () => {
    const users = renderUsers(await two());
    await users.ready();
    expect(texts(users.all('.kit-list-item__trailing-view'))).toEqual(['', '']);
  });

  it('[users.itemView] replaces the row but for its checkbox and menu, and a click still counts', async () => {
    const onItemClick = vi.fn();
    const users = renderUsers(await two(), {
      itemView: mine,
      onItemClick,
      selectionMode: SelectionMode.multiple,
      options: () => [{ title: 'Wave' }],
    });
    await users.ready();
    expect(texts(users.all('.kit-users__list-item .mine'))).toEqual(['Ann!', 'Bob!']);
    expect(users.has('.kit-avatar')).toBe(false);
    expect(users.all('.kit-list-item__checkbox')).toHaveLength(2);
    expect(users.all('.kit-list-item__menu-button')).toHaveLength(2);
    users.all('.kit-list-item__action')[1]?.click();
    expect(onItemClick).toHaveBeenCalledOnce();
    expect(users.all('.kit-list-item__action')[0]?.getAttribute('aria-label')).toBe('Ann');
  });

  it('[users.itemView] a KitListItem in it becomes the control of the row', async () => {
    const onItemClick = vi.fn();
    const users = renderUsers(await two(), {
      itemView: (user) => <KitListItem title={user.getName()} subtitleView={<i>{user.getStatus()}</i>} />,
      onItemClick,
    });
    await users.ready();
    expect(users.all('.kit-list-item__action')).toHaveLength(2);
    users.action('Bob').click();
    expect(onItemClick.mock.calls[0]?.[0].getUid()).toBe('bob');
  });

  it('[users.itemView] shows what a newer copy says of the user', async () => {
    const sdk = new FakeSdk();
    const users = renderUsers(sdk, {
      itemView: (user) => <i class="mine">{`${user.getName()}: ${user.getStatusMessage()}`}</i>,
    });
    await settled();
    await sdk.latest.answer([person('ann', { name: 'Ann', statusMessage: 'here' })]);
    sdk.emit('connection', 'onDisconnected');
    sdk.emit('connection', 'onConnected');
    await settled();
    await sdk.latest.answer([person('ann', { name: 'Anna', statusMessage: 'there' })]);
    expect(texts(users.all('.mine'))).toEqual(['Anna: there']);
  });

  it('[users.slotState] a view runs once per row, and updates by what it reads', async () => {
    const kit = await two();
    const draw = vi.fn((user: Kit.User, row: UserRow) => (
      <i class="mine">{`${row.position()} ${user.getName()} ${user.getStatus()}`}</i>
    ));
    const users = renderUsers(kit, { subtitleView: draw });
    await users.ready();
    const [ann] = users.all('.mine');
    controlOf(kit).setPresence('ann', 'online');
    flushNow();
    expect(texts(users.all('.mine'))).toEqual(['0 Ann online', '1 Bob offline']);
    expect(users.all('.mine')[0]).toBe(ann);
    expect(draw).toHaveBeenCalledTimes(2);
  });

  it('[users.onError] a view that throws costs its part of its row, and is reported', async () => {
    const onError = vi.fn();
    const users = renderUsers(await two(), {
      leadingView: (user) => {
        if (user.getUid() === 'ann') throw new Error('no face');
        return mine(user);
      },
      onError,
    });
    await users.ready();
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code: KIT_ERROR.VIEW_FAILED, message: 'no face' }),
    );
    expect(inside(users.row('Ann'), '.kit-avatar')).toBeTruthy();
    expect(inside(users.row('Bob'), '.mine').textContent).toBe('Bob!');
  });

  it('[users.itemView] ends with its row', async () => {
    const ended = vi.fn();
    const kit = await two();
    const Part = (props: { name: string }) => {
      onMount(() => onCleanup(() => ended(props.name)));
      return <i>{props.name}</i>;
    };
    const users = renderUsers(kit, { itemView: (user) => <Part name={user.getName()} /> });
    await users.ready();
    users.set({ searchKeyword: 'bob' });
    await vi.waitFor(() => expect(ended.mock.calls).toEqual([['Ann']]));
  });
});

describe('the views of the list', () => {
  it('[users.headerView] replaces title and search, and may go', async () => {
    const users = renderUsers(await two(), { headerView: <header class="mine">People</header> });
    await users.ready();
    expect(users.one('.mine').textContent).toBe('People');
    expect(users.has('.kit-list__header, .kit-search-bar')).toBe(false);
    users.set({ headerView: undefined });
    expect(users.has('.mine')).toBe(false);
    expect(users.has('.kit-list__header') && users.has('.kit-search-bar')).toBe(true);
  });

  it('[users.headerView] stays the same element while the list changes', async () => {
    const kit = await two();
    const users = renderUsers(kit, { headerView: <input class="mine" /> });
    await users.ready();
    const input = users.one<HTMLInputElement>('.mine');
    input.value = 'typed';
    users.set({ usersRequestBuilder: new kit.UsersRequestBuilder(), showScrollbar: true });
    await users.ready();
    expect(users.one('.mine')).toBe(input);
  });
});

describe('the hooks and the semantics of the list', () => {
  it('[css.users.list-item] every selector of a row is below the root', async () => {
    const users = renderUsers(await peopled({ ann: { name: 'Ann', status: 'online', avatar: '/ann.png' } }), {
      onItemClick: (user) => users.set({ activeUser: user }),
    });
    await users.ready();
    users.action('Ann').click();
    for (const selector of [
      '.kit-users__list-item',
      '.kit-users__list-item-active .kit-list-item',
      '.kit-users__list-item-online .kit-list-item__status',
      '.kit-users__list-item .kit-avatar',
      '.kit-users__list-item .kit-list-item__leading-view',
      '.kit-list-item__body',
      '.kit-list__header-title',
      '.kit-list-item__body-title',
      '.kit-status-indicator',
      '.kit-avatar__text',
    ]) {
      expect([selector, users.all(`.kit-users ${selector}`).length]).toEqual([selector, 1]);
    }
  });

  it('[a11y.semantic-list] is a named list of items, and the status has no label', async () => {
    const users = renderUsers(await two());
    await users.ready();
    const list = users.one('ul[role="list"]');
    expect(list.getAttribute('aria-label')).toBe('Users');
    expect(users.all('ul > li.kit-users__list-item')).toHaveLength(2);
    expect([...users.one('.kit-list-item__status').attributes].map((each) => each.name)).toEqual(['class']);
  });

  it('[a11y.avatar-alt] a picture has the name as its text, and initials replace a broken one', async () => {
    const users = renderUsers(await peopled({ ann: { name: 'Ann Bell', avatar: '/ann.png' } }));
    await users.ready();
    const image = users.one<HTMLImageElement>('.kit-avatar__image');
    expect([image.alt, image.getAttribute('src')]).toEqual(['Ann Bell', '/ann.png']);
    fireEvent.error(image);
    expect(image.hasAttribute('src')).toBe(false);
    expect(users.one('.kit-avatar__text').textContent).toBe('AB');
    expect(users.one('.kit-avatar__text').getAttribute('aria-label')).toBe('Ann Bell');
  });

  it('[a11y.row-keyboard] a row is a native button: one Tab stop, moved by the keys', async () => {
    const users = renderUsers(
      await peopled({ ann: { name: 'Ann' }, bob: { name: 'Bob' }, zoe: { name: 'Zoë' } }),
    );
    await users.ready();
    await vi.waitFor(
      () => expect(users.all('.kit-list__items [tabindex="0"]')).toEqual([users.action('Ann')]),
      3000,
    );
    const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
    users.action('Ann').focus();
    expect(users.action('Ann').tagName).toBe('BUTTON');
    press('ArrowDown');
    expect(document.activeElement).toBe(users.action('Bob'));
    expect(users.all('.kit-list__items [tabindex="0"]')).toEqual([users.action('Bob')]);
    press('z');
    expect(document.activeElement).toBe(users.action('Zoë'));
    press('Home');
    expect(document.activeElement).toBe(users.action('Ann'));
    press('ArrowUp');
    expect(document.activeElement).toBe(users.action('Ann'));
  });

  it('[a11y.semantic-list] writes positions once things are quiet, and the size once it is known', async () => {
    withViewport(2000);
    const sdk = new FakeSdk();
    const users = renderUsers(sdk);
    await settled();
    await sdk.latest.answer([person('ann'), person('bob')]);
    const told = () =>
      users
        .all('.kit-users__list-item')
        .map((row) => [row.getAttribute('aria-posinset'), row.getAttribute('aria-setsize')]);
    await vi.waitFor(
      () =>
        expect(told()).toEqual([
          ['1', '-1'],
          ['2', '-1'],
        ]),
      3000,
    );
    await sdk.latest.answer([]);
    await vi.waitFor(
      () =>
        expect(told()).toEqual([
          ['1', '2'],
          ['2', '2'],
        ]),
      3000,
    );
  });

  it('[css.users.list-item] no element has a style attribute but the gaps', async () => {
    const users = renderUsers(await two(), {
      options: () => [{ title: 'Wave' }],
      selectionMode: SelectionMode.single,
    });
    await users.ready();
    expect(
      users.all('[style]').filter((each) => !each.matches('.kit-list__gap, .kit-menu-positioner')),
    ).toEqual([]);
  });
});
