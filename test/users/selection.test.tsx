import { fireEvent } from '@solidjs/testing-library';
import { type Kit, SelectionMode } from 'solid-chat-kit';
import { controlOf } from 'solid-chat-kit/local/control';
import { describe, expect, it, vi } from 'vitest';
import { FakeSdk, settled } from '../support/fake-sdk.ts';
import { withViewport } from '../support/layout.ts';
import { crowd, inside, peopled, person, type RenderedUsers, renderUsers } from './harness.tsx';

const { single, multiple, none } = SelectionMode;
const NAMES = ['Ann', 'Bob', 'Cid', 'Dan', 'Eve'];
const five = () => peopled(Object.fromEntries(NAMES.map((name) => [name.toLowerCase(), { name }])));

/** A list that records its selection as +Name and -Name. */
async function selecting(props = {}) {
  const log: string[] = [];
  const onSelect = (user: Kit.User, isSelected: boolean) =>
    void log.push((isSelected ? '+' : '-') + user.getName());
  const kit = await five();
  const users = renderUsers(kit, { selectionMode: multiple, onSelect, ...props });
  await users.ready();
  const checked = () => NAMES.filter((name) => users.checkbox(name).checked);
  return { kit, users, log, checked };
}

describe('the selection of KitUsers', () => {
  it('[users.onSelect] fires on check and uncheck, with the object of the SDK', async () => {
    const onSelect = vi.fn();
    const onItemClick = vi.fn();
    const { users, checked } = await selecting({ onSelect, onItemClick });
    users.checkbox('Bob').click();
    users.action('Bob').click();
    const [user] = onItemClick.mock.calls[0] as [Kit.User];
    expect(onSelect.mock.calls).toEqual([[user, true]]);
    expect(onSelect.mock.calls[0]?.[0]).toBe(user);
    expect(checked()).toEqual(['Bob']);
    users.checkbox('Bob').click();
    expect(onSelect.mock.lastCall).toEqual([user, false]);
    expect(checked()).toEqual([]);
  });

  it('[users.onSelect] [users.onItemClick] the checkbox fires onSelect only, the row onItemClick only', async () => {
    const onItemClick = vi.fn();
    const { users, log } = await selecting({ onItemClick });
    users.checkbox('Ann').click();
    expect(onItemClick).not.toHaveBeenCalled();
    users.action('Bob').click();
    expect(onItemClick).toHaveBeenCalledOnce();
    expect(log).toEqual(['+Ann']);
  });

  it('[users.selectionMode] a click on the row selects where no onItemClick is given', async () => {
    const { users, log } = await selecting();
    users.action('Ann').click();
    users.action('Ann').click();
    expect(log).toEqual(['+Ann', '-Ann']);
    users.set({ selectionMode: none });
    users.action('Bob').click();
    expect(log).toEqual(['+Ann', '-Ann']);
  });

  it('[users.selectionMode] single: the previous row is reported first, and a second click deselects', async () => {
    const { users, log, checked } = await selecting({ selectionMode: single });
    users.checkbox('Ann').click();
    users.checkbox('Bob').click();
    expect(checked()).toEqual(['Bob']);
    users.checkbox('Bob').click();
    expect(log).toEqual(['+Ann', '-Ann', '+Bob', '-Bob']);
    expect(checked()).toEqual([]);
  });

  it('[users.selectionMode] multiple: shift-click takes all between, in the order of the way there', async () => {
    const { users, log, checked } = await selecting();
    users.checkbox('Bob').click();
    fireEvent.click(users.checkbox('Eve'), { shiftKey: true });
    expect(log).toEqual(['+Bob', '+Cid', '+Dan', '+Eve']);
    fireEvent.click(users.checkbox('Ann'), { shiftKey: true });
    expect(log.slice(4)).toEqual(['+Ann']);
    expect(checked()).toEqual(NAMES);
  });

  it('[users.selectionMode] a range upwards ends with the row that was clicked', async () => {
    const { users, log } = await selecting();
    users.checkbox('Dan').click();
    fireEvent.click(users.action('Ann'), { shiftKey: true });
    expect(log).toEqual(['+Dan', '+Cid', '+Bob', '+Ann']);
  });

  it('[users.selectionMode] shift-click on a selected row deselects that row only', async () => {
    const { users, log, checked } = await selecting();
    users.checkbox('Ann').click();
    fireEvent.click(users.checkbox('Dan'), { shiftKey: true });
    fireEvent.click(users.checkbox('Bob'), { shiftKey: true });
    expect(log.slice(4)).toEqual(['-Bob']);
    expect(checked()).toEqual(['Ann', 'Cid', 'Dan']);
  });

  it('[users.selectionMode] from multiple to single the newest stays, and to none nothing', async () => {
    const { users, log, checked } = await selecting();
    for (const name of ['Cid', 'Ann', 'Bob']) users.checkbox(name).click();
    users.set({ selectionMode: single });
    expect(log.slice(3)).toEqual(['-Cid', '-Ann']);
    expect(checked()).toEqual(['Bob']);
    users.set({ selectionMode: none });
    expect(log.slice(5)).toEqual(['-Bob']);
    users.set({ selectionMode: multiple });
    expect(checked()).toEqual([]);
  });

  it('[users.selectionMode] [css.users.list-item] a selected row has its class', async () => {
    const { users } = await selecting();
    users.checkbox('Ann').click();
    expect(users.all('[data-selected]')).toEqual([users.row('Ann')]);
    expect(users.checkbox('Ann').getAttribute('aria-label')).toBe('Select Ann');
  });

  it('[users.selectionMode] [a11y.keyboard] arrows keep to the checkboxes, or to the rows', async () => {
    const { users } = await selecting();
    users.action('Ann').focus();
    fireEvent.keyDown(users.action('Ann'), { key: 'ArrowDown' });
    expect(document.activeElement).toBe(users.action('Bob'));
    users.checkbox('Bob').focus();
    fireEvent.keyDown(users.checkbox('Bob'), { key: 'ArrowDown' });
    expect(document.activeElement).toBe(users.checkbox('Cid'));
    fireEvent.keyDown(users.checkbox('Cid'), { key: 'End' });
    expect(document.activeElement).toBe(users.checkbox('Eve'));
  });

  it('[users.selectionMode] lives through search, builder swap and reconnect', async () => {
    const { kit, users, log, checked } = await selecting({ showSelectedUsersPreview: true });
    users.checkbox('Ann').click();
    users.checkbox('Dan').click();
    users.set({ searchKeyword: 'bob' });
    await vi.waitFor(() => expect(users.names()).toEqual(['Bob']));
    expect(chips(users)).toEqual(['Ann', 'Dan']);
    users.checkbox('Bob').click();
    users.set({ searchKeyword: '' });
    await vi.waitFor(() => expect(checked()).toEqual(['Ann', 'Bob', 'Dan']));
    users.set({ usersRequestBuilder: new kit.UsersRequestBuilder().setLimit(10) });
    await users.ready();
    controlOf(kit).disconnect();
    await controlOf(kit).connect();
    await settled();
    expect(checked()).toEqual(['Ann', 'Bob', 'Dan']);
    expect(log).toEqual(['+Ann', '+Dan', '+Bob']);
  });

  it('[users.selectionMode] lives through paging, and a range may span pages', async () => {
    withViewport(10_000);
    const sdk = new FakeSdk();
    const users = renderUsers(sdk, { selectionMode: multiple });
    const page = (from: number) => [0, 1, 2].map((at) => person(`u${from + at}`, { name: `A${from + at}` }));
    await settled();
    await sdk.latest.answer(page(0));
    users.checkbox('A1').click();
    await sdk.latest.answer(page(3));
    expect(users.checkbox('A1').checked).toBe(true);
    fireEvent.click(users.checkbox('A4'), { shiftKey: true });
    expect(users.all('[data-selected]')).toHaveLength(4);
  });

  it('[users.onSelect] a selected user who is gone after a reconnect is deselected', async () => {
    const sdk = new FakeSdk();
    const log: string[] = [];
    const onSelect = (user: Kit.User, isSelected: boolean) =>
      void log.push((isSelected ? '+' : '-') + user.getUid());
    const users = renderUsers(sdk, { selectionMode: multiple, showSelectedUsersPreview: true, onSelect });
    await settled();
    await sdk.latest.answer([person('ann'), person('bob')]);
    users.checkbox('ann').click();
    sdk.emit('connection', 'onDisconnected');
    sdk.emit('connection', 'onConnected');
    await settled();
    await sdk.latest.answer([person('bob')]);
    expect(users.names()).toEqual(['bob']);
    expect(log).toEqual(['+ann', '-ann']);
    expect(chips(users)).toEqual([]);
  });

  it('[users.onError] an onSelect that throws is reported, and the selection still changes', async () => {
    const onError = vi.fn();
    const onSelect = () => {
      throw new Error('mine');
    };
    const { users, checked } = await selecting({ onSelect, onError });
    users.checkbox('Ann').click();
    expect(checked()).toEqual(['Ann']);
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'mine' }));
  });
});

const chips = (users: RenderedUsers) =>
  users.all('.kit-users__selected-preview-chip-name').map((each) => each.textContent);
const closers = (users: RenderedUsers) =>
  users.all<HTMLButtonElement>('.kit-users__selected-preview-chip-close-button');

describe('the preview strip of KitUsers', () => {
  it('[users.showSelectedUsersPreview] [css.users.selected-preview] shows a chip a user: avatar, name, close button', async () => {
    const { users } = await selecting({ showSelectedUsersPreview: true });
    expect(users.has('.kit-users__selected-preview')).toBe(false);
    users.checkbox('Bob').click();
    users.checkbox('Ann').click();
    expect(users.one('.kit-users__selected-preview').hidden).toBe(false);
    expect(chips(users)).toEqual(['Bob', 'Ann']);
    expect(
      users.all('.kit-users__selected-preview-container > .kit-users__selected-preview-chip .kit-avatar'),
    ).toHaveLength(2);
    expect(closers(users).map((each) => each.getAttribute('aria-label'))).toEqual([
      'Remove Bob',
      'Remove Ann',
    ]);
    expect(closers(users).every((each) => each.tagName === 'BUTTON' && each.type === 'button')).toBe(true);
    expect(users.one('.kit-users__selected-preview-container').getAttribute('aria-label')).toBe('2 selected');
  });

  it('[users.showSelectedUsersPreview] is there in multiple mode alone, and follows the prop', async () => {
    const { users } = await selecting({ showSelectedUsersPreview: true, selectionMode: single });
    users.checkbox('Ann').click();
    expect(users.has('.kit-users__selected-preview')).toBe(false);
    users.set({ selectionMode: multiple });
    expect(chips(users)).toEqual(['Ann']);
    users.set({ showSelectedUsersPreview: false });
    expect(users.has('.kit-users__selected-preview')).toBe(false);
  });

  it('[users.showSelectedUsersPreview] a close deselects, and the focus goes to the neighbour', async () => {
    const { users, log, checked } = await selecting({ showSelectedUsersPreview: true });
    for (const name of ['Ann', 'Bob', 'Cid']) users.checkbox(name).click();
    closers(users)[1]?.focus();
    closers(users)[1]?.click();
    expect(log.at(-1)).toBe('-Bob');
    expect(checked()).toEqual(['Ann', 'Cid']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Cid');
    closers(users)[1]?.click();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Ann');
  });

  it('[users.showSelectedUsersPreview] after the last chip the focus goes to the rows', async () => {
    const { users } = await selecting({ showSelectedUsersPreview: true });
    users.action('Cid').focus();
    users.checkbox('Ann').click();
    closers(users)[0]?.focus();
    closers(users)[0]?.click();
    expect(users.row('Cid').contains(document.activeElement)).toBe(true);
  });

  it('[users.showSelectedUsersPreview] brings the newest chip into view', async () => {
    const shown: (string | null)[] = [];
    HTMLElement.prototype.scrollIntoView = function (this: HTMLElement) {
      shown.push(this.textContent);
    };
    const { users } = await selecting({ showSelectedUsersPreview: true });
    users.checkbox('Ann').click();
    users.checkbox('Bob').click();
    closers(users)[0]?.click();
    Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
    expect(shown.map((text) => text?.slice(-3))).toEqual(['Ann', 'Bob']);
  });

  it('[users.showSelectedUsersPreview] a chip follows a change of name', async () => {
    const sdk = new FakeSdk();
    const users = renderUsers(sdk, { selectionMode: multiple, showSelectedUsersPreview: true });
    await settled();
    await sdk.latest.answer([person('ann', { name: 'Ann' })]);
    users.checkbox('Ann').click();
    const [chip] = users.all('.kit-users__selected-preview-chip');
    sdk.emit('connection', 'onDisconnected');
    sdk.emit('connection', 'onConnected');
    await settled();
    await sdk.latest.answer([person('ann', { name: 'Anna' })]);
    expect(chips(users)).toEqual(['Anna']);
    expect(users.all('.kit-users__selected-preview-chip')).toEqual([chip]);
    expect(closers(users)[0]?.getAttribute('aria-label')).toBe('Remove Anna');
  });

  it('[users.showSelectedUsersPreview] a range adds its chips and keeps those that are there', async () => {
    const kit = await peopled(crowd(60));
    const of = new kit.UsersRequestBuilder().setLimit(60);
    const users = renderUsers(kit, {
      selectionMode: multiple,
      showSelectedUsersPreview: true,
      usersRequestBuilder: of,
    });
    await users.ready();
    users.checkbox('A000').click();
    const [first] = users.all('.kit-users__selected-preview-chip');
    fireEvent.click(users.checkbox('A059'), { shiftKey: true });
    expect(chips(users)).toHaveLength(60);
    expect(users.all('.kit-users__selected-preview-chip')[0]).toBe(first);
    expect(inside(users.row('A030'), 'input').getAttribute('type')).toBe('checkbox');
  });
});
