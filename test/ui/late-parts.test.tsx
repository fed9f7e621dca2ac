import { fireEvent } from '@solidjs/testing-library';
import { describe, expect, it, vi } from 'vitest';
import type * as Conversations from '../conversations/harness.tsx';
import type * as Messages from '../messages/harness.tsx';
import type * as Harness from '../users/harness.tsx';

/** How long modules may take to load on a busy machine, in milliseconds. */
const PATIENCE_MS = 10_000;

/** What the page does when it is idle. */
let whenIdle: (() => void)[] = [];

/** Takes fresh modules, on a page that is busy. */
function startBusy(): void {
  vi.resetModules();
  whenIdle = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => whenIdle.push(run));
}

/** Renders two users on a busy page. */
async function open(props: Parameters<typeof Harness.renderUsers>[1] = {}) {
  startBusy();
  const { peopled, renderUsers } = (await import('../users/harness.tsx')) as typeof Harness;
  const { rowInput } = await import('../../src/ui/list/list.tsx');
  const sdk = await peopled({ ann: { name: 'Ann' }, bob: { name: 'Bob' } });
  const list = renderUsers(sdk, props);
  const controls = () => list.all<HTMLElement>('.kit-list-item__action');
  await vi.waitFor(() => expect(controls()).toHaveLength(2), PATIENCE_MS);
  expect(rowInput.loaded()).toBeUndefined();
  const [first, second] = controls() as [HTMLElement, HTMLElement];
  return { list, first, second, rowInput };
}

/** Renders three conversations on a busy page. */
async function openThree() {
  startBusy();
  const { three, text, renderConversations } = (await import(
    '../conversations/harness.tsx'
  )) as typeof Conversations;
  const { controlOf } = await import('solid-chat-kit/local/control');
  const sdk = await three();
  const list = renderConversations(sdk);
  await list.ready();
  return { sdk, control: controlOf(sdk), text, list };
}

describe('rows whose input has not loaded yet', () => {
  it('[limit.on-demand] are reached by Tab, and keep one Tab stop when the input has loaded', async () => {
    const { list, first, second, rowInput } = await open();
    expect([first.tabIndex, second.tabIndex]).toEqual([0, -1]);
    second.focus();
    await rowInput.load();
    expect([first.tabIndex, second.tabIndex]).toEqual([-1, 0]);
    fireEvent.keyDown(second, { key: 'ArrowUp' });
    expect(document.activeElement).toBe(first);
    list.unmount();
  });

  it('[limit.on-demand] handle the first key', async () => {
    const { first, second } = await open();
    first.focus();
    fireEvent.keyDown(first, { key: 'ArrowDown' });
    await vi.waitFor(() => expect(document.activeElement).toBe(second), PATIENCE_MS);
  });

  it('[limit.on-demand] handle all keys in turn, each at the row with the focus', async () => {
    const onItemClick = vi.fn();
    const { first, second } = await open({ onItemClick: (user) => onItemClick(user.getName()) });
    const onKey = vi.fn();
    document.addEventListener('keydown', onKey);
    first.focus();
    for (const key of ['ArrowDown', 'ArrowUp', 'ArrowDown']) fireEvent.keyDown(first, { key });
    expect(fireEvent.keyDown(first, { key: 'Enter' })).toBe(false);
    await vi.waitFor(() => expect(onItemClick.mock.calls).toEqual([['Bob']]), PATIENCE_MS);
    expect(document.activeElement).toBe(second);
    expect(onKey).toHaveBeenCalledTimes(4);
    document.removeEventListener('keydown', onKey);
  });

  it('[limit.on-demand] leave keys in a text field of a slot to that field', async () => {
    const onKey = vi.fn();
    const { list, rowInput } = await open({ trailingView: () => <input onKeyDown={onKey} /> });
    const field = list.all<HTMLElement>('.kit-list__row input')[0] as HTMLElement;
    field.focus();
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    await rowInput.load();
    await Promise.resolve();
    expect(onKey).toHaveBeenCalledTimes(1);
  });

  it('[limit.on-demand] forget the first key when the focus has left', async () => {
    const { first, rowInput } = await open();
    first.focus();
    fireEvent.keyDown(first, { key: 'ArrowDown' });
    first.blur();
    await rowInput.load();
    expect(document.activeElement).toBe(document.body);
  });

  it('[limit.on-demand] handle the first touch, unless it was lifted', async () => {
    const onMute = vi.fn();
    const touch = { pointerType: 'touch', clientX: 10, clientY: 10 };
    const { list, second, rowInput } = await open({ options: () => [{ title: 'Mute', onClick: onMute }] });
    vi.useFakeTimers();
    fireEvent(second, new PointerEvent('pointerdown', { bubbles: true, ...touch }));
    fireEvent(second, new PointerEvent('pointerup', { bubbles: true, ...touch }));
    fireEvent(second, new PointerEvent('pointerdown', { bubbles: true, ...touch }));
    await rowInput.load();
    vi.advanceTimersByTime(500);
    vi.useRealTimers();
    await vi.waitFor(() => expect(list.all('[role="menuitem"]')).toHaveLength(1), PATIENCE_MS);
  });

  it('[limit.on-demand] open the menu of the first right click', async () => {
    const { list, second } = await open({ options: () => [{ title: 'Mute', onClick: () => {} }] });
    const mouse = { bubbles: true, cancelable: true, button: 2, clientX: 10, clientY: 10 };
    fireEvent(second, new PointerEvent('pointerdown', mouse));
    const click = new MouseEvent('contextmenu', mouse);
    fireEvent(second, click);
    fireEvent(second, new PointerEvent('pointerup', mouse));
    expect(click.defaultPrevented).toBe(true);
    await vi.waitFor(() => expect(list.all('[role="menuitem"]')).toHaveLength(1), PATIENCE_MS);
  });

  it('[limit.on-demand] leave the first right click to the browser where there is no menu', async () => {
    const { second } = await open();
    const press = { button: 2, buttons: 2, clientX: 10, clientY: 10 };
    expect(fireEvent.contextMenu(second, press)).toBe(true);
  });

  it('[limit.on-demand] load it when the page is idle', async () => {
    const { rowInput } = await open();
    for (const run of whenIdle) run();
    await vi.waitFor(() => expect(rowInput.loaded()).toBeDefined(), PATIENCE_MS);
  });
});

it('[limit.on-demand] rows whose input has not loaded yet keep one Tab stop while they move', async () => {
  const { control, text, list } = await openThree();
  const [first, ...others] = list.all<HTMLElement>('.kit-list-item__action');
  expect([first?.tabIndex, ...others.map(({ tabIndex }) => tabIndex)]).toEqual([0, -1, -1]);
  const writes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => writes.push(...records));
  observer.observe(list.all('ul')[0] as Element, { subtree: true, attributeFilter: ['tabindex'] });
  const last = list.names().at(-1) as string;
  control.sendAs(last.toLowerCase(), text('me', 'Hello'));
  await vi.waitFor(() => expect(list.names()[0]).toBe(last), PATIENCE_MS);
  expect(list.all('.kit-list-item__action[tabindex="0"]')).toEqual([first]);
  expect([...writes, ...observer.takeRecords()]).toEqual([]);
  observer.disconnect();
  list.unmount();
});

it('[limit.on-demand] a message of an unknown chat loads what fetches it', async () => {
  const { sdk, control, text, list } = await openThree();
  const { User } = await import('solid-chat-kit/local');
  await sdk.createUser(new User('dan', 'Dan'));
  control.sendAs('dan', text('me', 'Hello'));
  await vi.waitFor(() => expect(list.names()[0]).toBe('Dan'), PATIENCE_MS);
  list.unmount();
});

it('[limit.on-demand] messages whose input has not loaded yet have a Tab stop, and handle the first key', async () => {
  startBusy();
  const { openChat, say } = (await import('../messages/harness.tsx')) as typeof Messages;
  const chat = await openChat(async ({ ann, bob }) => {
    await say(bob, 'ann', 'first');
    await say(ann, 'bob', 'second');
  });
  const [first, second] = chat.rows() as [HTMLElement, HTMLElement];
  expect([first.tabIndex, second.tabIndex]).toEqual([-1, 0]);
  second.focus();
  fireEvent.keyDown(second, { key: 'ArrowUp' });
  await vi.waitFor(() => expect(document.activeElement).toBe(first), PATIENCE_MS);
  expect([first.tabIndex, second.tabIndex]).toEqual([0, -1]);
  chat.unmount();
});

it('[messages.keyboard] a list whose input has not loaded yet is one Tab stop, also after a new message', async () => {
  startBusy();
  const { openChat, say } = (await import('../messages/harness.tsx')) as typeof Messages;
  const chat = await openChat(async ({ bob }) => {
    await say(bob, 'ann', 'see https://example.org/one');
    await say(bob, 'ann', 'see https://example.org/two');
  });
  const stops = () => [
    ...chat.container.querySelectorAll('[role="log"] :is(a, button, [tabindex="0"]):not([tabindex="-1"])'),
  ];
  expect(stops()).toEqual([chat.row('/two')]);
  await say(chat.bob, 'ann', 'three');
  await vi.waitFor(() => expect(stops()).toEqual([chat.row('three')]), PATIENCE_MS);
  chat.unmount();
});

it('[limit.on-demand] messages whose input has not loaded yet leave links to the menu of the browser', async () => {
  startBusy();
  const { openChat, say } = (await import('../messages/harness.tsx')) as typeof Messages;
  const chat = await openChat(({ bob }) => say(bob, 'ann', 'see https://example.org/plan'));
  const rightClick = (target: Element | null) => {
    const click = new MouseEvent('contextmenu', { bubbles: true, cancelable: true, button: 2 });
    fireEvent(target as Element, click);
    return click.defaultPrevented;
  };
  expect(rightClick(chat.find('.kit-message-list__row a'))).toBe(false);
  expect(rightClick(chat.find('.kit-message-list__row'))).toBe(true);
  await vi.waitFor(() => expect(chat.find('[role="menu"]')).not.toBeNull(), PATIENCE_MS);
  chat.unmount();
});

it('[limit.on-demand] messages without a menu leave the first right click to the browser', async () => {
  startBusy();
  const { openChat, say } = (await import('../messages/harness.tsx')) as typeof Messages;
  const chat = await openChat(async ({ bob }) => {
    await say(bob, 'ann', 'first');
    await bob.deleteMessage((await say(bob, 'ann', 'second')).getId() as never);
  });
  const isOpened = (row: Element | null | undefined) =>
    !fireEvent.contextMenu(row as Element, { button: 2, buttons: 2, clientX: 5, clientY: 5 });
  const [first, deleted] = chat.rows();
  const message = new chat.ann.TextMessage('bob', 'on its way', 'user');
  chat.events.messages.ccMessageSent.next({ message, status: 'inprogress' } as never);
  await chat.settled();
  expect([deleted, chat.row('on its way'), first].map(isOpened)).toEqual([false, false, true]);
  chat.unmount();
});

it('[limit.on-demand] changes in a group leave the first right click to the browser', async () => {
  startBusy();
  const { openChat } = (await import('../messages/harness.tsx')) as typeof Messages;
  const chat = await openChat(() => {});
  await chat.ann.createGroup(new chat.ann.Group('crew', 'Crew'));
  chat.set({ user: undefined, group: await chat.ann.addMembersToGroup('crew', ['bob']) });
  const change = () => chat.find('.kit-message-list__action') as HTMLElement;
  await vi.waitFor(() => expect(change()).not.toBeNull());
  expect(fireEvent.contextMenu(change(), { button: 2, buttons: 2, clientX: 5, clientY: 5 })).toBe(true);
  chat.unmount();
});

it('[limit.on-demand] a message that the pointer rested on before its input loaded shows its buttons', async () => {
  startBusy();
  const { openChat, say } = (await import('../messages/harness.tsx')) as typeof Messages;
  const chat = await openChat(({ bob }) => say(bob, 'ann', 'first'));
  const over = (pointerType: string) =>
    fireEvent(chat.row('first'), new PointerEvent('pointerover', { bubbles: true, pointerType }));
  over('touch');
  expect(chat.find('.kit-message-list__tools')).toBeNull();
  over('mouse');
  await vi.waitFor(() => expect(chat.find('.kit-message-list__tools')).not.toBeNull(), PATIENCE_MS);
  fireEvent.pointerLeave(chat.find('.kit-message-list__items') as HTMLElement);
  expect(chat.find('.kit-message-list__tools')).toBeNull();
  chat.unmount();
});
