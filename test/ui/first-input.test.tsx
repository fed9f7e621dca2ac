import { fireEvent } from '@solidjs/testing-library';
import { controlOf } from 'solid-chat-kit/local/control';
import { describe, expect, it, vi } from 'vitest';
import { renderConversations, text, three } from '../conversations/harness.tsx';
import { openChat, say } from '../messages/harness.tsx';
import { peopled, renderUsers } from '../users/harness.tsx';

/** Renders two users, and returns the main controls of their rows as soon as these are there. */
async function open(props: Parameters<typeof renderUsers>[1] = {}) {
  const sdk = await peopled({ ann: { name: 'Ann' }, bob: { name: 'Bob' } });
  const list = renderUsers(sdk, props);
  const controls = () => list.all<HTMLElement>('.kit-list-item__action');
  await vi.waitFor(() => expect(controls()).toHaveLength(2));
  const [first, second] = controls() as [HTMLElement, HTMLElement];
  return { list, first, second };
}

describe('rows that have just been rendered', () => {
  it('[a11y.row-keyboard] handle keys, each at the row with the focus', async () => {
    const { first, second } = await open();
    expect([first.tabIndex, second.tabIndex]).toEqual([0, -1]);
    first.focus();
    for (const key of ['ArrowDown', 'ArrowUp', 'ArrowDown']) {
      fireEvent.keyDown(document.activeElement as Element, { key });
    }
    expect(document.activeElement).toBe(second);
    expect([first.tabIndex, second.tabIndex]).toEqual([-1, 0]);
  });

  it('[a11y.row-keyboard] leave the arrow keys to a field of the app that needs them', async () => {
    const { list, first, second } = await open({
      trailingView: () => (
        <select aria-label="Own">
          <option>1</option>
        </select>
      ),
    });
    const field = list.all<HTMLElement>('.kit-list__row select')[0] as HTMLElement;
    field.focus();
    expect(fireEvent.keyDown(field, { key: 'ArrowDown' })).toBe(true);
    expect(document.activeElement).toBe(field);
    first.focus();
    fireEvent.keyDown(first, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(second);
  });

  it('[a11y.touch] open their menu by a long press', async () => {
    const { list, second } = await open({ options: () => [{ title: 'Mute', onClick: () => {} }] });
    vi.useFakeTimers();
    const touch = { bubbles: true, pointerType: 'touch', clientX: 10, clientY: 10 };
    fireEvent(second, new PointerEvent('pointerdown', touch));
    vi.advanceTimersByTime(500);
    vi.useRealTimers();
    await vi.waitFor(() => expect(list.all('[role="menuitem"]')).toHaveLength(1));
  });

  it('[a11y.menu-button] open their menu by a right click, or leave it to the browser without one', async () => {
    const { list, second } = await open({
      options: (user) => (user.getName() === 'Bob' ? [{ title: 'Mute', onClick: () => {} }] : []),
    });
    const press = { button: 2, clientX: 10, clientY: 10 };
    expect(fireEvent.contextMenu(list.all('.kit-list-item__action')[0] as Element, press)).toBe(true);
    expect(fireEvent.contextMenu(second, press)).toBe(false);
    await vi.waitFor(() => expect(list.all('[role="menuitem"]')).toHaveLength(1));
  });

  it('[a11y.row-keyboard] keep one Tab stop while they move, and write nothing for it', async () => {
    const sdk = await three();
    const list = renderConversations(sdk);
    await list.ready();
    const [first, ...others] = list.all<HTMLElement>('.kit-list-item__action');
    expect([first?.tabIndex, ...others.map(({ tabIndex }) => tabIndex)]).toEqual([0, -1, -1]);
    const writes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => writes.push(...records));
    observer.observe(list.all('ul')[0] as Element, { subtree: true, attributeFilter: ['tabindex'] });
    const last = list.names().at(-1) as string;
    controlOf(sdk).sendAs(last.toLowerCase(), text('me', 'Hello'));
    await vi.waitFor(() => expect(list.names()[0]).toBe(last));
    expect(list.all('.kit-list-item__action[tabindex="0"]')).toEqual([first]);
    expect([...writes, ...observer.takeRecords()]).toEqual([]);
    observer.disconnect();
  });
});

it('[messages.keyboard] messages that have just been rendered have a Tab stop, and handle keys', async () => {
  const chat = await openChat(async ({ ann, bob }) => {
    await say(bob, 'ann', 'first');
    await say(ann, 'bob', 'second');
  });
  const [first, second] = chat.rows() as [HTMLElement, HTMLElement];
  expect([first.tabIndex, second.tabIndex]).toEqual([-1, 0]);
  second.focus();
  fireEvent.keyDown(second, { key: 'ArrowUp' });
  expect(document.activeElement).toBe(first);
  expect([first.tabIndex, second.tabIndex]).toEqual([0, -1]);
  chat.unmount();
});

it('[messages.keyboard] a chat is one Tab stop, also after a new message', async () => {
  const chat = await openChat(async ({ bob }) => {
    await say(bob, 'ann', 'see https://example.org/one');
    await say(bob, 'ann', 'see https://example.org/two');
  });
  const stops = () => [
    ...chat.container.querySelectorAll('[role="log"] :is(a, button, [tabindex="0"]):not([tabindex="-1"])'),
  ];
  expect(stops()).toEqual([chat.row('/two')]);
  await say(chat.bob, 'ann', 'three');
  await vi.waitFor(() => expect(stops()).toEqual([chat.row('three')]));
  chat.unmount();
});

it('[messages.focus] a message that lost the focus to the page does not take it back when messages arrive', async () => {
  const chat = await openChat(({ bob }) => say(bob, 'ann', 'first'));
  chat.row('first').focus();
  chat.row('first').blur();
  await say(chat.bob, 'ann', 'second');
  await vi.waitFor(() => expect(chat.rows()).toHaveLength(2));
  await chat.settled();
  expect(document.activeElement).toBe(document.body);
  chat.unmount();
});

it('[messages.options] messages leave links to the menu of the browser', async () => {
  const chat = await openChat(({ bob }) => say(bob, 'ann', 'see https://example.org/plan'));
  const rightClick = (target: Element | null) => {
    const click = new MouseEvent('contextmenu', { bubbles: true, cancelable: true, button: 2 });
    fireEvent(target as Element, click);
    return click.defaultPrevented;
  };
  expect(rightClick(chat.find('.kit-message-list__row a'))).toBe(false);
  expect(rightClick(chat.find('.kit-message-list__row'))).toBe(true);
  await vi.waitFor(() => expect(chat.find('[role="menu"]')).not.toBeNull());
  chat.unmount();
});

it('[messages.options] messages without a menu leave a right click to the browser', async () => {
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

it('[messages.options] changes in a group leave a right click to the browser', async () => {
  const chat = await openChat(() => {});
  await chat.ann.createGroup(new chat.ann.Group('crew', 'Crew'));
  await chat.ann.addMembersToGroup('crew', ['bob']);
  chat.set({ user: undefined, group: await chat.ann.getGroup('crew') });
  const change = () => chat.find('.kit-message-list__action') as HTMLElement;
  await vi.waitFor(() => expect(change()).not.toBeNull());
  expect(fireEvent.contextMenu(change(), { button: 2, buttons: 2, clientX: 5, clientY: 5 })).toBe(true);
  chat.unmount();
});

it('[messages.tools] a message that the pointer rests on shows its buttons', async () => {
  const chat = await openChat(({ bob }) => say(bob, 'ann', 'first'));
  const over = (pointerType: string) =>
    fireEvent(chat.row('first'), new PointerEvent('pointerover', { bubbles: true, pointerType }));
  over('touch');
  expect(chat.find('.kit-message-list__tools')).toBeNull();
  over('mouse');
  expect(chat.find('.kit-message-list__tools')).not.toBeNull();
  fireEvent.pointerLeave(chat.find('.kit-message-list__items') as HTMLElement);
  expect(chat.find('.kit-message-list__tools')).toBeNull();
  chat.unmount();
});
