import { fireEvent } from '@solidjs/testing-library';
import { type Kit, KitOption, type KitOptionFields } from 'solid-chat-kit';
import { controlOf } from 'solid-chat-kit/local/control';
import { describe, expect, it, vi } from 'vitest';
import { idle, inside, renderConversations, text, three } from './harness.tsx';

/** The built-in entries of a row with an unread message. */
const ENTRIES = ['Mark as read', 'Pin', 'Mute', 'Archive', 'Block', 'Delete'];

const named = (conversation: Kit.Conversation) => conversation.getConversationWith().getName();

describe('the context menu of KitConversations', () => {
  it('[conv.options] [type.KitOption] replaces the built-in entry, row by row, and calls the chosen one', async () => {
    const onClick = vi.fn();
    const options = (conversation: Kit.Conversation) => [
      new KitOption({
        id: 'mute',
        title: `Mute ${named(conversation)}`,
        iconURL: '/mute.svg',
        onClick: () => onClick(conversation),
      }),
      { title: 'Pin' },
    ];
    const list = renderConversations(await three(), { options });
    await list.ready();
    list.openMenu('Bob');
    expect(list.menuItems()).toEqual(['Mute Bob', 'Pin']);
    expect(inside(list.one('.kit-menu'), 'img').getAttribute('src')).toBe('/mute.svg');
    list.choose('Mute Bob');
    expect(named(onClick.mock.calls[0]?.[0])).toBe('Bob');
    expect(list.menuItems()).toEqual([]);
  });

  it('[conv.options] null gives the built-in entry, () => [] no menu, and both may change', async () => {
    const list = renderConversations(await three(), { options: null });
    await list.ready();
    list.openMenu('Ann');
    expect(list.menuItems()).toEqual(ENTRIES);
    fireEvent.keyDown(list.one('[role="menuitem"]'), { key: 'Escape' });
    list.set({ options: () => [] });
    expect(list.all('.kit-list-item__menu-button:not([hidden])')).toHaveLength(0);
    fireEvent.contextMenu(list.action('Ann'));
    expect(list.menuItems()).toEqual([]);
    list.set({ options: () => [{ title: 'Pin' }] });
    list.openMenu('Ann');
    expect(list.menuItems()).toEqual(['Pin']);
  });

  it('[conv.options] get the built-in entries to add to, and show them as they are', async () => {
    const list = renderConversations(await three(), {
      options: (conversation, builtIn) => [...builtIn, { id: 'pin', title: `Pin ${named(conversation)}` }],
    });
    await list.ready();
    list.openMenu('Bob');
    expect(list.menuItems()).toEqual([...ENTRIES, 'Pin Bob']);
    list.choose('Delete');
    await vi.waitFor(() => expect(list.one('.kit-dialog').textContent).toContain('Bob'));
    list.set({ options: (_, builtIn) => builtIn.filter(({ id }) => id === 'delete') });
    list.openMenu('Bob');
    expect(list.menuItems()).toEqual(['Delete']);
  });

  it('[type.KitOption] marks what destroys, and lets no disabled entry be chosen', async () => {
    const onClick = vi.fn();
    const list = renderConversations(await three(), {
      options: () => [
        new KitOption({ title: 'Leave', isDestructive: true }),
        new KitOption({ title: 'Mute', isDisabled: true, onClick }),
      ],
    });
    await list.ready();
    list.openMenu('Ann');
    const [leave, mute] = list.all('[role="menuitem"]');
    expect([leave?.dataset.danger, leave?.getAttribute('aria-disabled')]).toEqual(['', null]);
    expect(mute?.getAttribute('aria-disabled')).toBe('true');
    list.choose('Mute');
    expect(onClick).not.toHaveBeenCalled();
    expect(list.menuItems()).toEqual(['Leave', 'Mute']);
  });

  it('[conv.options] may give only some rows a menu, and updates with the row', async () => {
    const kit = await three();
    const options = (conversation: Kit.Conversation): KitOptionFields[] =>
      conversation.getUnreadMessageCount() > 1 ? [{ title: 'Mark as read' }] : [];
    const list = renderConversations(kit, { options, hideDeleteConversation: true });
    await list.ready();
    expect(list.all('.kit-list-item__menu-button:not([hidden])')).toHaveLength(0);
    controlOf(kit).sendAs('bob', text('me', 'News'));
    await idle();
    expect(list.all('.kit-list-item__menu-button:not([hidden])')).toHaveLength(1);
    list.openMenu('Bob');
    expect(list.menuItems()).toEqual(['Mark as read']);
  });

  it('[conv.hideDeleteConversation] has no entry that deletes for an SDK that cannot', async () => {
    const list = renderConversations(Object.assign(await three(), { deleteConversation: undefined }), {});
    await list.ready();
    list.openMenu('Ann');
    expect(list.menuItems()).toEqual(ENTRIES.slice(0, -1));
  });

  it('[conv.options] that throw are reported and open nothing', async () => {
    const onError = vi.fn();
    const list = renderConversations(await three(), {
      onError,
      options: () => {
        throw new Error('no options');
      },
    });
    await list.ready();
    fireEvent.contextMenu(list.action('Ann'));
    expect(list.menuItems()).toEqual([]);
    expect(list.names()).toEqual(['Ann', 'Bob', 'Cid']);
    expect(onError).toHaveBeenCalledWith(
      expect.objectContaining({ code: 'ERR_CALLBACK_FAILED', message: 'no options' }),
    );
  });

  it('[conv.options] an onClick that throws is reported, and the menu is closed', async () => {
    const onError = vi.fn();
    const onClick = () => {
      throw new Error('no click');
    };
    const list = renderConversations(await three(), { onError, options: () => [{ title: 'Pin', onClick }] });
    await list.ready();
    list.openMenu('Ann');
    list.choose('Pin');
    expect(list.menuItems()).toEqual([]);
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'no click' }));
  });

  const WAYS: readonly [string, (target: HTMLElement) => boolean][] = [
    ['a secondary click', (target) => fireEvent.contextMenu(target, { button: 2, clientX: 5, clientY: 5 })],
    ['Shift+F10', (target) => fireEvent.keyDown(target, { key: 'F10', shiftKey: true })],
    ['the menu key', (target) => fireEvent.keyDown(target, { key: 'ContextMenu' })],
  ];
  for (const [way, open] of WAYS) {
    it(`[a11y.context-menu] opens by ${way}, which the browser's own menu does not follow`, async () => {
      const list = renderConversations(await three());
      await list.ready();
      const before = list.action('Bob');
      before.focus();
      expect(open(before)).toBe(false);
      expect(list.menuItems()).toEqual(ENTRIES);
      expect(list.one('.kit-menu').getAttribute('aria-label')).toBe('Bob');
      expect(document.activeElement).toBe(list.one('[role="menuitem"]'));
      fireEvent.keyDown(list.one('[role="menuitem"]'), { key: 'Escape' });
      expect(list.menuItems()).toEqual([]);
      expect(list.row('Bob').contains(document.activeElement)).toBe(true);
    });
  }

  const PRESSED = { button: 2, buttons: 2, clientX: 5, clientY: 5 };
  it('[a11y.context-menu] leaves the menu of the browser to rows without one, whenever it is asked for', async () => {
    const list = renderConversations(await three(), { options: () => [] });
    await list.ready();
    expect(fireEvent.contextMenu(list.action('Bob'), PRESSED)).toBe(true);
    list.set({ options: () => [{ title: 'Pin' }] });
    expect(fireEvent.contextMenu(list.action('Bob'), PRESSED)).toBe(false);
  });

  it.each([0, 2])(
    '[a11y.context-menu] leaves links of a slot to the menu of the browser, with buttons %i',
    async (buttons) => {
      const list = renderConversations(await three(), { subtitleView: () => <a href="#plan">Plan</a> });
      await list.ready();
      const press = { ...PRESSED, buttons };
      expect(fireEvent.contextMenu(inside(list.row('Bob'), 'a'), press)).toBe(true);
      expect(list.menuItems()).toEqual([]);
      expect(fireEvent.contextMenu(list.action('Bob'), press)).toBe(false);
    },
  );

  it('[a11y.context-menu] opens from a list in a slot', async () => {
    const slot = () => (
      <ul>
        <li class="own">Own</li>
      </ul>
    );
    const list = renderConversations(await three(), { subtitleView: slot });
    await list.ready();
    fireEvent.contextMenu(inside(list.row('Bob'), '.own'), { button: 2, clientX: 5, clientY: 5 });
    expect(list.one('.kit-menu').getAttribute('aria-label')).toBe('Bob');
  });

  it('[a11y.context-menu] opens by the button, which has its expanded state', async () => {
    const list = renderConversations(await three());
    await list.ready();
    const button = inside(list.row('Bob'), '.kit-list-item__menu-button');
    expect(button.getAttribute('aria-haspopup')).toBe('menu');
    expect(button.getAttribute('aria-label')).toBe('More options for Bob');
    expect(button.hasAttribute('aria-expanded')).toBe(false);
    button.click();
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(list.one('.kit-menu').getAttribute('role')).toBe('menu');
    fireEvent.keyDown(list.one('[role="menuitem"]'), { key: 'Escape' });
    expect(button.hasAttribute('aria-expanded')).toBe(false);
    expect(document.activeElement).toBe(button);
  });

  it('[a11y.context-menu] opens by a long touch, whose click is swallowed', async () => {
    vi.useFakeTimers();
    try {
      const onItemClick = vi.fn();
      const list = renderConversations(await three(), { onItemClick });
      await list.ready();
      const touch = { pointerType: 'touch', clientX: 9, clientY: 9, bubbles: true };
      list.action('Bob').dispatchEvent(new PointerEvent('pointerdown', touch));
      vi.advanceTimersByTime(499);
      expect(list.menuItems()).toEqual([]);
      vi.advanceTimersByTime(1);
      expect(list.menuItems()).toEqual(ENTRIES);
      window.dispatchEvent(new PointerEvent('pointerup', touch));
      list.action('Bob').click();
      expect(onItemClick).not.toHaveBeenCalled();
      expect(list.menuItems()).toEqual(ENTRIES);
    } finally {
      vi.useRealTimers();
    }
  });

  it('[a11y.context-menu] a key acts after a long touch without a click', async () => {
    vi.useFakeTimers();
    try {
      const onItemClick = vi.fn();
      const list = renderConversations(await three(), { onItemClick });
      await list.ready();
      const touch = { pointerType: 'touch', clientX: 9, clientY: 9, bubbles: true };
      list.action('Bob').dispatchEvent(new PointerEvent('pointerdown', touch));
      vi.advanceTimersByTime(500);
      fireEvent.keyDown(list.one('[role="menuitem"]'), { key: 'Escape' });
      fireEvent.keyDown(list.action('Bob'), { key: 'Enter' });
      list.action('Bob').click();
      expect(onItemClick).toHaveBeenCalledOnce();
    } finally {
      vi.useRealTimers();
    }
  });

  it('[a11y.context-menu] a touch that moves opens nothing', async () => {
    vi.useFakeTimers();
    try {
      const list = renderConversations(await three());
      await list.ready();
      const at = (type: string, clientY: number) =>
        list
          .action('Bob')
          .dispatchEvent(new PointerEvent(type, { pointerType: 'touch', clientY, bubbles: true }));
      at('pointerdown', 0);
      at('pointermove', 30);
      vi.advanceTimersByTime(600);
      expect(list.menuItems()).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('[a11y.context-menu] arrows, Home, End and letters move in it', async () => {
    const options = () => ['Archive', 'Mute', 'Pin'].map((title) => ({ title }));
    const list = renderConversations(await three(), { options });
    await list.ready();
    list.openMenu('Ann');
    const press = (key: string) => {
      fireEvent.keyDown(document.activeElement as HTMLElement, { key });
      return document.activeElement?.textContent;
    };
    expect(press('ArrowDown')).toBe('Mute');
    expect(press('End')).toBe('Pin');
    expect(press('ArrowDown')).toBe('Archive');
    expect(press('ArrowUp')).toBe('Pin');
    expect(press('Home')).toBe('Archive');
    expect(press('m')).toBe('Mute');
  });

  it('holds the order while it is open, and lets it go when it closes', async () => {
    const kit = await three();
    const list = renderConversations(kit, { holdOrder: 'press' });
    await list.ready();
    list.openMenu('Ann');
    controlOf(kit).sendAs('cid', text('me', 'News'));
    await idle();
    expect(list.names()).toEqual(['Ann', 'Bob', 'Cid']);
    expect(list.preview('Cid')).toBe('News');
    expect(list.badge('Cid')).toBe('2');
    fireEvent.keyDown(list.one('[role="menuitem"]'), { key: 'Escape' });
    await idle();
    expect(list.names()).toEqual(['Cid', 'Ann', 'Bob']);
  });
});
