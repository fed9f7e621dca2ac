import { KitConversations, type KitConversationsProps, KitUsers, SelectionMode } from 'solid-chat-kit';
import type { LocalKit } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { createSignal } from 'solid-js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { nameOf, nextFrame, type Stage, seeded, settled, stage } from './stage.tsx';

async function openChats(props: KitConversationsProps = {}, conversations = 200) {
  const { ann } = await seeded({ conversations, groups: 0, users: conversations + 50 });
  const outside = <button type="button">Before</button>;
  const view = stage(
    () => (
      <>
        <KitConversations
          disableSoundForMessages
          conversationsRequestBuilder={new ann.ConversationsRequestBuilder().setLimit(conversations)}
          {...props}
        />
        {outside}
      </>
    ),
    { kit: ann },
  );
  await settled(view);
  return { ann, view, outside: outside as HTMLElement };
}

const press = (keys: string) => userEvent.keyboard(keys);
const active = () => document.activeElement as HTMLElement;
const focusedRow = () => active().closest<HTMLElement>('.kit-list__row');
const actionOf = (row: Element | undefined) =>
  row?.querySelector<HTMLElement>('.kit-list-item__action') as HTMLElement;
const positions = (view: Stage) => view.rows().map((row) => Number(row.getAttribute('aria-posinset')));

function isInView(view: Stage, row: Element): boolean {
  const box = view.scroller.getBoundingClientRect();
  const { top, bottom } = row.getBoundingClientRect();
  return top >= box.top - 1 && bottom <= box.bottom + 1;
}

/** Focuses the first row with the Tab key. */
async function tabIn(view: Stage): Promise<void> {
  await press('{Tab}');
  expect(active()).toBe(actionOf(view.rows()[0]));
}

async function say(kit: LocalKit, uid: string, words: string): Promise<void> {
  controlOf(kit).sendAs(uid, new kit.TextMessage('ann', words, 'user'));
  await nextFrame();
}

async function uidOf(kit: LocalKit, row: Element | null | undefined): Promise<string> {
  const chats = await new kit.ConversationsRequestBuilder().setLimit(200).build().fetchNext();
  const users = chats.map(
    (each) => each.getConversationWith() as unknown as { getUid(): string; getName(): string },
  );
  return users.find((user) => user.getName() === nameOf(row as Element))?.getUid() as string;
}

const menuItems = (view: Stage) => [...view.host.querySelectorAll<HTMLElement>('[role="menuitem"]')];

describe('the keys of a list', () => {
  it('[a11y.row-keyboard] Tab reaches one row, and arrows move along all of them', async () => {
    const { view, outside } = await openChats();
    await tabIn(view);
    expect(view.list.querySelectorAll('.kit-list-item__action[tabindex="0"]').length).toBe(1);
    await press('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(focusedRow()).toBe(view.rows()[1]);
    // Menu button of the row, then out of the list, and back to the same row.
    await press('{Tab}');
    expect(active()).toHaveClass('kit-list-item__menu-button');
    expect(focusedRow()).toBe(view.rows()[1]);
    await vi.waitFor(async () => {
      await press('{Tab}');
      expect(active()).toBe(outside);
    });
    await vi.waitFor(async () => {
      await press('{Shift>}{Tab}{/Shift}');
      expect(active()).toBe(actionOf(view.rows()[1]));
    });
  });

  it('[a11y.keyboard] Home, End, PageUp and PageDown go far, with the row always in view', async () => {
    const { view } = await openChats();
    await tabIn(view);
    await press('{PageDown}');
    const page = view.rows().indexOf(focusedRow() as HTMLElement);
    expect(page).toBeGreaterThan(5);
    expect(isInView(view, focusedRow() as HTMLElement)).toBe(true);
    await press('{PageUp}');
    expect(focusedRow()).toBe(view.rows()[0]);
    await press('{End}');
    await settled(view);
    expect(focusedRow()?.getAttribute('aria-posinset')).toBe('200');
    expect(isInView(view, focusedRow() as HTMLElement)).toBe(true);
    await press('{ArrowDown}');
    expect(focusedRow()?.getAttribute('aria-posinset')).toBe('200');
    await press('{Home}');
    await settled(view);
    expect(focusedRow()?.getAttribute('aria-posinset')).toBe('1');
    expect(view.scroller.scrollTop).toBe(0);
  });

  it('[conv.selectionMode] Space selects and deselects the row whose radio button has the focus', async () => {
    const { view } = await openChats({ selectionMode: SelectionMode.single });
    const radio = view.list.querySelector<HTMLInputElement>('[type="radio"]') as HTMLInputElement;
    radio.focus();
    const states: boolean[] = [];
    for (let i = 0; i < 3; i++) {
      await press(' ');
      states.push(radio.checked && focusedRow()?.dataset.selected === '');
    }
    expect(states).toEqual([true, false, true]);
  });

  it('letters find a row by the beginning of its name, loaded rows out of view too', async () => {
    const { ann, view } = await openChats();
    const chats = await new ann.ConversationsRequestBuilder().setLimit(200).build().fetchNext();
    const wanted = chats
      .map((each) => each.getConversationWith().getName())
      .filter((name) => /^[A-Z][a-z]+ [A-Z]/.test(name));
    const target = wanted
      .slice(60)
      .find((name) => !wanted.slice(0, 60).some((each) => each.startsWith(name.slice(0, 3)))) as string;
    await tabIn(view);
    await press(target.slice(0, 3).toLowerCase());
    expect(nameOf(focusedRow() as HTMLElement).slice(0, 3)).toBe(target.slice(0, 3));
    expect(isInView(view, focusedRow() as HTMLElement)).toBe(true);
  });

  it('[a11y.row-keyboard] Enter and Space activate the row', async () => {
    const onItemClick = vi.fn();
    const { view } = await openChats({ onItemClick });
    await tabIn(view);
    await press('{ArrowDown}{Enter}');
    expect(onItemClick).toHaveBeenCalledTimes(1);
    await press('{ArrowDown} ');
    expect(onItemClick).toHaveBeenCalledTimes(2);
    const names = onItemClick.mock.calls.map(([chat]) => chat.getConversationWith().getName());
    expect(names).toEqual(view.rows().slice(1, 3).map(nameOf));
  });

  it('go through the sections of the users row by row', async () => {
    const { ann } = await seeded({ conversations: 20, users: 300 });
    const view = stage(
      () => <KitUsers hideSearch usersRequestBuilder={new ann.UsersRequestBuilder().setLimit(300)} />,
      { kit: ann },
    );
    await settled(view);
    await tabIn(view);
    for (let i = 1; i < 30; i++) {
      await press('{ArrowDown}');
      expect(isInView(view, focusedRow() as HTMLElement)).toBe(true);
    }
    await settled(view);
    expect(focusedRow()?.getAttribute('aria-posinset')).toBe('30');
  });
});

describe('the menu of a row by keyboard', () => {
  it.each([['{Shift>}{F10}{/Shift}'], ['{ContextMenu}']])(
    '[a11y.context-menu] opens by %s, and Escape restores the focus',
    async (keys) => {
      const run = vi.fn();
      const { view } = await openChats({
        options: () => [
          { id: 'pin', title: 'Pin', onClick: () => run('pin') },
          { id: 'mute', title: 'Mute', onClick: () => run('mute') },
          { id: 'archive', title: 'Archive', onClick: () => run('archive') },
        ],
      });
      await tabIn(view);
      await press('{ArrowDown}');
      const row = focusedRow();
      await press(keys);
      expect(menuItems(view).map((item) => item.textContent)).toEqual(['Pin', 'Mute', 'Archive']);
      expect(active().textContent).toBe('Pin');
      await press('{ArrowDown}');
      expect(active().textContent).toBe('Mute');
      await press('{ArrowUp}{ArrowUp}');
      expect(active().textContent).toBe('Archive');
      await press('{Home}{End}');
      expect(active().textContent).toBe('Archive');
      await press('m');
      expect(active().textContent).toBe('Mute');
      await press('{Escape}');
      await vi.waitFor(() => expect(menuItems(view)).toEqual([]));
      expect(active()).toBe(actionOf(row as Element));
      await press(keys);
      await press('{ArrowDown}{Enter}');
      expect(run.mock.calls).toEqual([['mute']]);
      await vi.waitFor(() => expect(menuItems(view)).toEqual([]));
      expect(focusedRow()).toBe(row);
    },
  );

  it('opens by the menu button, and restores the focus to it even after scrolling', async () => {
    const { view } = await openChats();
    await tabIn(view);
    await press('{Tab}{Enter}');
    const button = active().closest('.kit-menu')
      ? view.rows()[0]?.querySelector('.kit-list-item__menu-button')
      : null;
    expect(button?.getAttribute('aria-expanded')).toBe('true');
    const [marked, other] = view.rows().map((row) => {
      return getComputedStyle(row.querySelector('.kit-list-item') as Element).backgroundColor;
    });
    expect(marked).not.toBe(other);
    view.scroller.scrollTop = 5000;
    await nextFrame();
    await press('{Escape}');
    await vi.waitFor(() => expect(menuItems(view)).toEqual([]));
    expect(button?.hasAttribute('aria-expanded')).toBe(false);
    expect(active()).toBe(button);
    await press('{ArrowDown}');
    await settled(view);
    expect(focusedRow()?.getAttribute('aria-posinset')).toBe('2');
  });

  it('deletes by keyboard alone, and the next row takes the focus', async () => {
    const { ann, view } = await openChats();
    await tabIn(view);
    await press('{ArrowDown}{ArrowDown}');
    const [, , third, fourth] = view.rows().map(nameOf);
    await press('{Shift>}{F10}{/Shift}{End}{Enter}');
    const dialog = view.host.querySelector('dialog') as HTMLDialogElement;
    await vi.waitFor(() => expect(dialog.open).toBe(true));
    expect(dialog.contains(active())).toBe(true);
    // Escape: nothing was deleted, and the focus is restored.
    await press('{Escape}');
    await vi.waitFor(() => expect(dialog.open).toBe(false));
    expect(nameOf(focusedRow() as HTMLElement)).toBe(third);
    await press('{Shift>}{F10}{/Shift}{End}{Enter}');
    await vi.waitFor(() => expect(dialog.open).toBe(true));
    await vi.waitFor(async () => {
      if (active().textContent !== 'Delete') await press('{Tab}');
      expect(active().textContent).toBe('Delete');
    });
    await press('{Enter}');
    await vi.waitFor(() => expect(dialog.open).toBe(false));
    window.dispatchEvent(new Event('pagehide'));
    await vi.waitFor(() => expect(controlOf(ann).calls.deleteConversation).toBe(1));
    await vi.waitFor(() => expect(nameOf(focusedRow() as HTMLElement)).toBe(fourth));
    await settled(view);
    expect(view.rows().map(nameOf)).not.toContain(third);
    await press('{ArrowUp}');
    expect(focusedRow()).toBe(view.rows()[1]);
  });
});

describe('the row that holds the focus', () => {
  it('stays mounted when it is scrolled out, and the keys go on from it', async () => {
    const { view } = await openChats();
    await tabIn(view);
    await press('{ArrowDown}{ArrowDown}');
    const row = focusedRow() as HTMLElement;
    for (const px of [3000, 9000, 100, view.scroller.scrollHeight]) {
      view.scroller.scrollTop = px;
      await nextFrame();
      expect(focusedRow()).toBe(row);
    }
    expect(isInView(view, row)).toBe(false);
    await press('{ArrowDown}');
    await settled(view);
    expect(focusedRow()?.getAttribute('aria-posinset')).toBe('4');
    expect(isInView(view, focusedRow() as HTMLElement)).toBe(true);
    expect(positions(view).slice(0, 4)).toEqual([1, 2, 3, 4]);
  });

  const moves: [string, boolean][] = [
    ['by moveBefore', true],
    ['without moveBefore', false],
  ];
  describe.each(moves)('%s', (_, hasMoveBefore) => {
    const moveBefore = Object.getOwnPropertyDescriptor(Element.prototype, 'moveBefore');
    afterEach(() => {
      if (moveBefore) Object.defineProperty(Element.prototype, 'moveBefore', moveBefore);
    });

    it('keeps the focus when it moves to the top, is swapped, or changes', async () => {
      if (!hasMoveBefore) Reflect.deleteProperty(Element.prototype, 'moveBefore');
      expect('moveBefore' in Element.prototype).toBe(hasMoveBefore);
      const { ann, view } = await openChats({ holdOrder: 'none' });
      await tabIn(view);
      await press('{ArrowDown}{ArrowDown}{ArrowDown}');
      const row = focusedRow() as HTMLElement;
      const control = active();
      const uid = await uidOf(ann, row);
      await say(ann, uid, 'To the top');
      expect(view.rows()[0]).toBe(row);
      expect(active()).toBe(control);
      // Another row moves to the top, the focused one is second; then they swap.
      await say(ann, await uidOf(ann, view.rows()[1]), 'Me first');
      expect(view.rows()[1]).toBe(row);
      expect(active()).toBe(control);
      await say(ann, uid, 'No, me');
      expect(view.rows()[0]).toBe(row);
      expect(active()).toBe(control);
      await say(ann, uid, 'Only another text');
      controlOf(ann).setPresence(uid, 'offline');
      await nextFrame();
      expect(active()).toBe(control);
      // Outside the window it moves, too.
      view.scroller.scrollTop = 8000;
      await nextFrame();
      await say(ann, await uidOf(ann, view.rows()[8]), 'Others too');
      await say(ann, uid, 'From afar');
      expect(active()).toBe(control);
      expect(row.isConnected).toBe(true);
      await press('{ArrowDown}');
      await settled(view);
      expect(focusedRow()?.getAttribute('aria-posinset')).toBe('2');
    });
  });

  it('scrolls neither list nor page when others move it out of view', async () => {
    const { ann, view } = await openChats({ holdOrder: 'none' });
    const chats = await new ann.ConversationsRequestBuilder().setLimit(60).build().fetchNext();
    actionOf(view.rows()[3]).focus();
    for (const chat of chats.slice(20)) {
      const user = chat.getConversationWith() as unknown as { getUid(): string };
      controlOf(ann).sendAs(user.getUid(), new ann.TextMessage('ann', 'News', 'user'));
    }
    await nextFrame();
    expect(focusedRow()).not.toBeNull();
    expect(isInView(view, focusedRow() as Element)).toBe(false);
    expect([view.scroller.scrollTop, document.scrollingElement?.scrollTop]).toEqual([0, 0]);
  });

  it('moves the focus to the next row when the focused one is removed', async () => {
    const { ann, view } = await openChats();
    const [chat] = await new ann.ConversationsRequestBuilder().setLimit(5).build().fetchNext();
    const { KitConversationEvents } = await import('solid-chat-kit');
    await tabIn(view);
    const [first, second, third] = view.rows().map(nameOf);
    expect(chat?.getConversationWith().getName()).toBe(first);
    KitConversationEvents.ccConversationDeleted.next(chat as never);
    await nextFrame();
    expect(nameOf(focusedRow() as HTMLElement)).toBe(second);
    await press('{ArrowDown}');
    expect(nameOf(focusedRow() as HTMLElement)).toBe(third);
  });

  it('moves the focus to the previous row when the last one is removed', async () => {
    const { ann, view } = await openChats({}, 3);
    const chats = await new ann.ConversationsRequestBuilder().setLimit(5).build().fetchNext();
    const { KitConversationEvents } = await import('solid-chat-kit');
    await tabIn(view);
    await press('{End}');
    const before = nameOf(view.rows()[1] as HTMLElement);
    KitConversationEvents.ccConversationDeleted.next(chats[2] as never);
    await nextFrame();
    expect(nameOf(focusedRow() as HTMLElement)).toBe(before);
  });

  it('moves the focus to the nearest row left when another builder lacks the focused one', async () => {
    const { ann } = await seeded({ conversations: 0, users: 20 });
    const users = await new ann.UsersRequestBuilder().build().fetchNext();
    const [builder, setBuilder] = createSignal(new ann.UsersRequestBuilder());
    const view = stage(() => <KitUsers hideSearch usersRequestBuilder={builder()} />, { kit: ann });
    await settled(view);
    await tabIn(view);
    await press('{ArrowDown}'.repeat(6));
    setBuilder(new ann.UsersRequestBuilder().setUIDs(users.slice(0, 5).map((user) => user.getUid())));
    await vi.waitFor(() => expect(view.rows().length).toBe(5));
    expect(focusedRow()).toBe(view.rows()[4]);
  });

  it('moves the focus to the first row when another builder lacks all rows', async () => {
    const { ann } = await seeded({ conversations: 0, users: 20 });
    const users = await new ann.UsersRequestBuilder().build().fetchNext();
    const only = (from: number, to: number) =>
      new ann.UsersRequestBuilder().setUIDs(users.slice(from, to).map((user) => user.getUid()));
    const [builder, setBuilder] = createSignal(only(0, 5));
    const view = stage(() => <KitUsers hideSearch usersRequestBuilder={builder()} />, { kit: ann });
    await settled(view);
    await tabIn(view);
    await press('{ArrowDown}');
    setBuilder(only(10, 13));
    await vi.waitFor(() => expect(view.rows().length).toBe(3));
    await vi.waitFor(() => expect(focusedRow()).toBe(view.rows()[0]));
  });

  it('[conv.selectionMode] selects by keyboard: its checkbox and its menu are Tab stops of their own', async () => {
    const onSelect = vi.fn();
    const onItemClick = vi.fn();
    const { view } = await openChats({ selectionMode: SelectionMode.multiple, onSelect, onItemClick });
    await vi.waitFor(async () => {
      await press('{Tab}');
      expect(focusedRow()).toBe(view.rows()[0]);
    });
    const reached = new Set<string>([active().className]);
    await press('{Tab}');
    reached.add(active().className);
    await press('{Tab}');
    reached.add(active().className);
    expect([...reached].join(' ')).toMatch(/checkbox/);
    expect([...reached].join(' ')).toMatch(/__action/);
    expect([...reached].join(' ')).toMatch(/menu-button/);
    const box = view.rows()[0]?.querySelector<HTMLInputElement>('[type="checkbox"]') as HTMLInputElement;
    box.focus();
    await press(' ');
    expect(box.checked).toBe(true);
    expect(onSelect.mock.calls.map(([, isSelected]) => isSelected)).toEqual([true]);
    expect(onItemClick).not.toHaveBeenCalled();
    // Arrow keys stay in the column of checkboxes.
    await press('{ArrowDown}{ArrowDown} ');
    expect(active()).toBe(view.rows()[2]?.querySelector('[type="checkbox"]'));
    expect(
      view
        .rows()
        .map((row) => row.hasAttribute('data-selected'))
        .slice(0, 4),
    ).toEqual([true, false, true, false]);
    await press('{Tab}{Enter}');
    expect(onItemClick).toHaveBeenCalledTimes(1);
    expect(onSelect).toHaveBeenCalledTimes(2);
  });
});
