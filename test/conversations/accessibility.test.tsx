import { fireEvent } from '@solidjs/testing-library';
import { SelectionMode } from 'solid-chat-kit';
import { controlOf } from 'solid-chat-kit/local/control';
import { describe, expect, it, vi } from 'vitest';
import { addGroup, chats, idle, inside, renderConversations, text } from './harness.tsx';

const three = () => chats({ ann: 'Hi', bob: 'Yo', cid: 'Ciao' });

describe('the accessibility of KitConversations', () => {
  it('[a11y.semantic-list] rows are items of a named list', async () => {
    const list = renderConversations(await three());
    await list.ready();
    const items = list.one('ul.kit-list__items');
    expect(items.getAttribute('role')).toBe('list');
    expect(items.getAttribute('aria-label')).toBe('Chats');
    expect(list.row('Ann').tagName).toBe('LI');
    expect(list.row('Ann').parentElement).toBe(items);
  });

  it('[a11y.row-keyboard] each row is activated by a native button, which Enter and Space press', async () => {
    const onItemClick = vi.fn();
    const list = renderConversations(await three(), { onItemClick });
    await list.ready();
    const action = list.action('Bob');
    expect(action.tagName).toBe('BUTTON');
    action.focus();
    expect(document.activeElement).toBe(action);
    for (const key of ['Enter', ' ']) expect(fireEvent.keyDown(action, { key })).toBe(true);
    action.click();
    expect(onItemClick).toHaveBeenCalledOnce();
  });

  it('the first row is the Tab stop as soon as it is drawn, so that an early Tab finds the list', async () => {
    const list = renderConversations(await three());
    await list.ready();
    const stops = list.all('.kit-list__items [tabindex="0"]').map((each) => each.closest('li'));
    expect(new Set(stops)).toEqual(new Set([list.row('Ann')]));
  });

  it('[a11y.keyboard] keys move through the rows, and one row is the Tab stop', async () => {
    vi.useFakeTimers();
    try {
      const list = renderConversations(await three());
      await list.ready();
      vi.advanceTimersByTime(1000);
      const stops = () => list.all('.kit-list__items [tabindex="0"]').map((each) => each.closest('li'));
      expect(new Set(stops())).toEqual(new Set([list.row('Ann')]));
      list.action('Ann').focus();
      const press = (key: string) => {
        fireEvent.keyDown(document.activeElement as HTMLElement, { key });
        return document.activeElement?.textContent;
      };
      expect(press('ArrowDown')).toBe('Bob');
      expect(press('End')).toBe('Cid');
      expect(press('Home')).toBe('Ann');
      expect(press('c')).toBe('Cid');
      expect(press('ArrowUp')).toBe('Bob');
      expect(new Set(stops())).toEqual(new Set([list.row('Bob')]));
    } finally {
      vi.useRealTimers();
    }
  });

  it('[a11y.keyboard] the focused row keeps the focus when it moves, and its neighbour takes it when it goes', async () => {
    const kit = await three();
    const list = renderConversations(kit);
    await list.ready();
    list.action('Cid').focus();
    controlOf(kit).sendAs('cid', text('me', 'News'));
    await idle();
    expect(list.names()[0]).toBe('Cid');
    expect(document.activeElement).toBe(list.action('Cid'));
    list.events.conversations.ccConversationDeleted.next(await kit.getConversation('cid', 'user'));
    await idle();
    expect(document.activeElement).toBe(list.action('Ann'));
  });

  it('[a11y.avatar-alt] pictures carry the name, initials too', async () => {
    const kit = await three();
    const dan = new kit.User('dan', 'Dan Ode');
    dan.setAvatar('/dan.png');
    await kit.createUser(dan);
    controlOf(kit).sendAs('dan', text('me', 'Hi'));
    const list = renderConversations(kit);
    await list.ready();
    const picture = inside<HTMLImageElement>(list.row('Dan Ode'), '.kit-avatar__image');
    expect([picture.getAttribute('src'), picture.alt, picture.hidden]).toEqual([
      '/dan.png',
      'Dan Ode',
      false,
    ]);
    const initials = inside(list.row('Ann'), '.kit-avatar__text');
    expect([initials.textContent, initials.getAttribute('aria-label')]).toEqual(['A', 'Ann']);
  });

  it('[a11y.status-unlabelled] marks of presence and of groups carry no label', async () => {
    const kit = await three();
    await addGroup(kit, 'team', ['ann'], 'private');
    controlOf(kit).setPresence('ann', 'online');
    const list = renderConversations(kit);
    await list.ready();
    for (const status of list.all('.kit-list-item__status')) {
      expect(status.getAttributeNames()).toEqual(['class']);
      expect(status.textContent).toBe('');
    }
  });

  it('[a11y.badge-text] what describes a row names its preview, date and unread count', async () => {
    const list = renderConversations(await three());
    await list.ready();
    const ids = list.action('Bob').getAttribute('aria-describedby')?.split(' ') ?? [];
    const words = ids.map((id) => list.one(`[id="${id}"]`).textContent).join(' ');
    expect(words).toContain('Yo');
    expect(words).toContain('1 unread message');
    const every = list
      .all('[aria-describedby]')
      .flatMap((each) => each.getAttribute('aria-describedby')?.split(' '));
    expect(new Set(every).size).toBe(every.length);
  });

  it('[a11y.live-region] new messages are announced politely, at most one in 5 s', async () => {
    vi.useFakeTimers();
    try {
      const kit = await three();
      const list = renderConversations(kit);
      await list.ready();
      const region = list.one('.kit-live-region');
      expect(region.getAttribute('aria-live')).toBe('polite');
      controlOf(kit).sendAs('ann', text('me', 'One'));
      controlOf(kit).sendAs('bob', text('me', 'Two'));
      await vi.advanceTimersByTimeAsync(1000);
      expect(region.textContent).toBe('New message from Bob');
      controlOf(kit).sendAs('cid', text('me', 'Three'));
      await vi.advanceTimersByTimeAsync(1000);
      expect(region.textContent).toBe('New message from Bob');
      await vi.advanceTimersByTimeAsync(5000);
      expect(region.textContent).toBe('New message from Cid');
    } finally {
      vi.useRealTimers();
    }
  });

  it('positions follow once things are quiet', async () => {
    vi.useFakeTimers();
    try {
      const kit = await three();
      const list = renderConversations(kit);
      await list.ready();
      await vi.advanceTimersByTimeAsync(1000);
      const positions = () => list.names().map((name) => list.row(name).getAttribute('aria-posinset'));
      expect(positions()).toEqual(['1', '2', '3']);
      expect(list.row('Ann').getAttribute('aria-setsize')).toBe('-1');
      controlOf(kit).sendAs('cid', text('me', 'News'));
      await vi.advanceTimersByTimeAsync(1500);
      expect(list.names()).toEqual(['Cid', 'Ann', 'Bob']);
      expect(positions()).toEqual(['1', '2', '3']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('the checkbox, the action and the menu button of a row are beside each other, never inside', async () => {
    const list = renderConversations(await three(), { selectionMode: SelectionMode.multiple });
    await list.ready();
    expect(list.has('button button, button input, button a, [role="menuitem"] button')).toBe(false);
    const box = inside(list.row('Ann'), '.kit-list-item');
    const controls = [...box.querySelectorAll('input, button')].map((each) => each.className.split(' ')[0]);
    expect(controls).toEqual([
      'kit-list-item__checkbox',
      'kit-list-item__action',
      'kit-list-item__menu-button',
    ]);
  });
});
