import { fireEvent } from '@solidjs/testing-library';
import { type Kit, type KitOptionFields, SelectionMode } from 'solid-chat-kit';
import { controlOf } from 'solid-chat-kit/local/control';
import { flushNow } from 'solid-chat-kit/testing';
import { describe, expect, it, vi } from 'vitest';
import { crowd, inside, peopled, renderUsers } from './harness.tsx';

const three = () => peopled({ ann: { name: 'Ann' }, bob: { name: 'Bob' }, cid: { name: 'Cid' } });

describe('the props of KitUsers', () => {
  it('[users.root] [users.all-optional] renders all users without any prop', async () => {
    const users = renderUsers(await three());
    await users.ready();
    expect(users.names()).toEqual(['Ann', 'Bob', 'Cid']);
    expect(users.one('.kit-users .kit-list__header-title').textContent).toBe('Users');
    for (const part of ['.kit-search-bar', '.kit-list__scroller', '.kit-avatar', '.kit-list-item__status']) {
      expect(users.has(`.kit-users ${part}`)).toBe(true);
    }
  });

  it('[users.onItemClick] [users.flow] hands out the very object of the SDK, the same at every click', async () => {
    const kit = await three();
    const clicked: Kit.User[] = [];
    const users = renderUsers(kit, { onItemClick: (user) => void clicked.push(user) });
    await users.ready();
    users.action('Bob').click();
    controlOf(kit).setPresence('bob', 'online');
    flushNow();
    users.action('Bob').click();
    expect(clicked).toHaveLength(2);
    expect(clicked[0]?.getUid()).toBe('bob');
    expect(clicked[1]).toBe(clicked[0]);
    expect(clicked[0]?.getStatus()).toBe('online');
  });

  it('[users.onItemClick] may become another function later', async () => {
    const first = vi.fn();
    const second = vi.fn();
    const users = renderUsers(await three(), { onItemClick: first });
    await users.ready();
    users.set({ onItemClick: second });
    users.action('Ann').click();
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledOnce();
  });

  it('[users.activeUser] [css.users.list-item-active] highlights by reference alone, and follows the prop', async () => {
    const kit = await three();
    const users = renderUsers(kit, { onItemClick: (user) => users.set({ activeUser: user }) });
    await users.ready();
    users.set({ activeUser: await kit.getUser('ann') });
    expect(users.has('.kit-users__list-item-active')).toBe(false);
    users.action('Bob').click();
    expect(users.row('Bob').classList.contains('kit-users__list-item-active')).toBe(true);
    expect(users.action('Bob').getAttribute('aria-current')).toBe('true');
    users.action('Cid').click();
    expect(users.all('.kit-users__list-item-active')).toEqual([users.row('Cid')]);
    users.set({ activeUser: undefined });
    expect(users.has('.kit-users__list-item-active, [aria-current]')).toBe(false);
  });

  it('[users.hideSearch] shows and hides the search bar', async () => {
    const users = renderUsers(await three(), { hideSearch: true });
    await users.ready();
    expect(users.has('.kit-search-bar')).toBe(false);
    users.set({ hideSearch: false });
    expect(users.has('.kit-search-bar')).toBe(true);
  });

  it('[users.hideUserStatus] hides presence, keeps it, and shows the truth again', async () => {
    const kit = await peopled({ ann: { name: 'Ann', status: 'online' }, bob: { name: 'Bob' } });
    const users = renderUsers(kit, { hideUserStatus: true });
    await users.ready();
    expect(users.has('.kit-users__list-item-online')).toBe(false);
    expect(inside(users.row('Ann'), '.kit-users__subtitle').textContent).toBe('');
    controlOf(kit).setPresence('bob', 'online');
    flushNow();
    expect(users.has('.kit-users__list-item-online')).toBe(false);
    users.set({ hideUserStatus: false });
    expect(users.all('.kit-users__list-item-online')).toHaveLength(2);
    expect(inside(users.row('Bob'), '.kit-users__subtitle').textContent).toBe('Online');
  });

  it('[users.hideUserStatus] hides what the list draws, not what slots read', async () => {
    const kit = await three();
    const users = renderUsers(kit, {
      hideUserStatus: true,
      trailingView: (user: Kit.User) => user.getStatus(),
    });
    await users.ready();
    controlOf(kit).setPresence('bob', 'online');
    flushNow();
    expect(inside(users.row('Bob'), '.kit-list-item__trailing-view').textContent).toBe('online');
    expect(users.has('.kit-users__list-item-online')).toBe(false);
  });

  it('[users.showScrollbar] [css.users.hide-scrollbar] removes the class from the root, and restores it', async () => {
    const users = renderUsers(await three());
    await users.ready();
    const root = users.one('.kit-users');
    expect(root.classList.contains('kit-users-hide-scrollbar')).toBe(true);
    users.set({ showScrollbar: true });
    expect(root.classList.contains('kit-users-hide-scrollbar')).toBe(false);
    users.set({ showScrollbar: false });
    expect(root.classList.contains('kit-users-hide-scrollbar')).toBe(true);
  });

  it('[a11y.selection] a row that selects itself says whether it is selected', async () => {
    const users = renderUsers(await three());
    await users.ready();
    const pressed = () =>
      users.all('.kit-list-item__action').map((each) => each.getAttribute('aria-pressed'));
    expect(new Set(pressed())).toEqual(new Set([null]));
    users.set({ selectionMode: SelectionMode.multiple });
    expect(new Set(pressed())).toEqual(new Set(['false']));
    users.action('Ann').click();
    flushNow();
    expect(pressed()[0]).toBe('true');
    users.set({ onItemClick: () => {} });
    expect(new Set(pressed())).toEqual(new Set([null]));
  });

  it('[users.selectionMode] none is the default, and each mode draws its own control', async () => {
    const users = renderUsers(await three());
    await users.ready();
    expect(users.has('.kit-list-item__checkbox')).toBe(false);
    users.set({ selectionMode: SelectionMode.single });
    expect(users.all('input[type="radio"].kit-list-item__checkbox')).toHaveLength(3);
    users.set({ selectionMode: SelectionMode.multiple });
    expect(users.all('input[type="checkbox"].kit-list-item__checkbox')).toHaveLength(3);
    users.set({ selectionMode: SelectionMode.none });
    expect(users.has('.kit-list-item__checkbox')).toBe(false);
  });

  it('[users.options] renders a menu of the entries, with icons, and calls the chosen one', async () => {
    const onClick = vi.fn();
    const options = vi.fn((user: Kit.User) => [
      { id: 'call', title: `Call ${user.getName()}`, iconURL: '/call.svg', onClick },
      { id: 'mute', title: 'Mute' },
    ]);
    const users = renderUsers(await three(), { options });
    await users.ready();
    fireEvent.click(inside(users.row('Bob'), '.kit-list-item__menu-button'));
    const items = users.all('[role="menuitem"]');
    expect(items.map((item) => item.textContent)).toEqual(['Call Bob', 'Mute']);
    expect(inside(items[0] as HTMLElement, 'img').getAttribute('src')).toBe('/call.svg');
    items[0]?.click();
    expect(onClick).toHaveBeenCalledOnce();
    expect(users.has('[role="menuitem"]')).toBe(false);
  });

  it('[users.options] get no built-in entries', async () => {
    const options = vi.fn((_user: Kit.User, builtIn: readonly KitOptionFields[]) => builtIn);
    const users = renderUsers(await three(), { options });
    await users.ready();
    expect(options.mock.lastCall?.[1]).toEqual([]);
    expect(users.has('.kit-list-item__menu-button:not([hidden])')).toBe(false);
  });

  it('[users.options] no menu by default, none for [], and back', async () => {
    const users = renderUsers(await three());
    await users.ready();
    expect(users.has('.kit-list-item__menu-button')).toBe(false);
    users.set({ options: (user) => (user.getUid() === 'ann' ? [] : [{ title: 'Wave' }]) });
    const buttons = users.all('.kit-list-item__menu-button');
    expect(buttons.map((button) => button.hidden)).toEqual([true, false, false]);
    expect(fireEvent.contextMenu(users.action('Ann'), { button: 2, clientX: 5, clientY: 5 })).toBe(true);
    expect(users.has('[role="menu"]')).toBe(false);
    users.set({ options: undefined });
    expect(users.has('.kit-list-item__menu-button')).toBe(false);
  });

  it('[users.options] [a11y.context-menu] opens by Shift+F10 on a row, and Escape restores the focus', async () => {
    const users = renderUsers(await three(), { options: () => [{ title: 'Wave' }] });
    await users.ready();
    users.action('Bob').focus();
    fireEvent.keyDown(users.action('Bob'), { key: 'F10', shiftKey: true });
    expect(document.activeElement).toBe(users.one('[role="menuitem"]'));
    fireEvent.keyDown(users.one('[role="menuitem"]'), { key: 'Escape' });
    expect(users.has('[role="menuitem"]')).toBe(false);
    expect(users.row('Bob').contains(document.activeElement)).toBe(true);
  });

  it('[limit.page-size] asks for 30 at a time without a builder', async () => {
    const users = renderUsers(await peopled(crowd(40)));
    await users.ready();
    expect(users.names()).toHaveLength(30);
  });
});
