import { fireEvent } from '@solidjs/testing-library';
import { SelectionMode } from 'solid-chat-kit';
import { controlOf } from 'solid-chat-kit/local/control';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { addGroup, chats, idle, inside, renderConversations, text, three } from './harness.tsx';

/** Mounts a list of three conversations on a fake clock. */
async function onFakeClock() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const kit = await three();
  const list = renderConversations(kit);
  await list.ready();
  return { kit, control: controlOf(kit), list, region: list.one('.kit-live-region') };
}

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

  it('the first row is the Tab stop once rendered, so that an early Tab finds the list', async () => {
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

  it('[a11y.keyboard] a key on a row that is deleted, and still drawn, moves the focus to its neighbour', async () => {
    const kit = await three();
    const list = renderConversations(kit);
    await list.ready();
    for (const [name, key, next] of [
      ['Bob', 'ArrowDown', 'Cid'],
      ['Cid', 'ArrowUp', 'Ann'],
    ] as const) {
      list.action(name).focus();
      list.events.conversations.ccConversationDeleted.next(
        await kit.getConversation(name.toLowerCase(), 'user'),
      );
      fireEvent.keyDown(list.action(name), { key });
      await idle();
      expect(document.activeElement).toBe(list.action(next));
      const stops = list.all('.kit-list__items [tabindex="0"]').map((each) => each.closest('li'));
      expect(new Set(stops)).toEqual(new Set([list.row(next)]));
    }
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

  it('[a11y.badge-text] a row is named by its title and unread count, and described by preview and date', async () => {
    const list = renderConversations(await three());
    await list.ready();
    const textsBy = (attribute: string) => {
      const ids = list.action('Bob').getAttribute(attribute)?.split(' ') ?? [];
      return ids.map((id) => list.one(`[id="${id}"]`).textContent);
    };
    expect(textsBy('aria-labelledby')).toEqual(['Bob', '1 unread message']);
    expect(textsBy('aria-describedby')).toEqual([expect.stringContaining('Yo'), list.date('Bob')]);
    const every = list
      .all('[aria-describedby]')
      .flatMap((each) => each.getAttribute('aria-describedby')?.split(' '));
    expect(new Set(every).size).toBe(every.length);
  });

  it('[a11y.presence] one word describes all rows of users who are online, which the mark does not say', async () => {
    const kit = await three();
    controlOf(kit).setPresence('ann', 'online');
    const list = renderConversations(kit);
    await list.ready();
    const words = (name: string) => {
      const ids = list.action(name).getAttribute('aria-describedby')?.split(' ') ?? [];
      return ids.map((id) => list.one(`[id="${id}"]`).textContent).filter((text) => text === 'Online');
    };
    expect([words('Ann'), words('Bob')]).toEqual([['Online'], []]);
    controlOf(kit).setPresence('ann', 'offline');
    await idle();
    expect(words('Ann')).toEqual([]);
    list.set({ hideUserStatus: true });
    controlOf(kit).setPresence('bob', 'online');
    await idle();
    expect(words('Bob')).toEqual([]);
    expect(list.all('.kit-list [hidden]').filter((each) => each.textContent === 'Online')).toHaveLength(1);
  });

  it('[a11y.preview] long messages are cut to what a voice should read, at a space and never within a sign', async () => {
    const long = 'word '.repeat(60);
    const list = renderConversations(await chats({ ann: long, bob: '😀'.repeat(200), cid: 'short' }));
    await list.ready();
    for (const name of ['Ann', 'Bob']) {
      expect(list.preview(name).length).toBeLessThanOrEqual(121);
      expect(list.preview(name).length).toBeGreaterThan(95);
      expect(list.preview(name)).toMatch(/(word|😀)…$/u);
    }
    expect(list.preview('Cid')).toBe('short');
  });

  it('[a11y.live-region] messages are announced politely, once in 5 s, and none is lost', async () => {
    const { control, region } = await onFakeClock();
    expect(region.getAttribute('aria-live')).toBe('polite');
    control.sendAs('ann', text('me', 'One'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(region.textContent).toBe('New message from Ann');
    for (const uid of ['cid', 'bob', 'cid']) control.sendAs(uid, text('me', 'News'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(region.textContent).toBe('New message from Ann');
    await vi.advanceTimersByTimeAsync(5000);
    expect(region.textContent).toBe('3 new messages in 2 chats');
  });

  it('[a11y.live-region] messages of one user are not announced to the next one, nor counted', async () => {
    const { kit, control, region } = await onFakeClock();
    for (const uid of ['ann', 'cid']) control.sendAs(uid, text('me', 'One'));
    await vi.advanceTimersByTimeAsync(100);
    await kit.logout();
    await kit.login('bob');
    await vi.advanceTimersByTimeAsync(6000);
    expect(region.textContent).toBe('');
    control.sendAs('ann', text('bob', 'Two'));
    await vi.advanceTimersByTimeAsync(6000);
    expect(region.textContent).toBe('New message from Ann');
  });

  it('[a11y.live-region] a text that is announced again is another node, so that it is read again', async () => {
    const { control, region } = await onFakeClock();
    const said = async () => {
      control.sendAs('ann', text('me', 'One'));
      await vi.advanceTimersByTimeAsync(6000);
      return region.firstChild;
    };
    const [first, second] = [await said(), await said()];
    expect([first?.textContent, second?.textContent]).toEqual([
      'New message from Ann',
      'New message from Ann',
    ]);
    expect(second).not.toBe(first);
  });

  it('[a11y.positions] positions are right within a second while events never end', async () => {
    const { control, list } = await onFakeClock();
    const position = (name: string) => list.row(name).getAttribute('aria-posinset');
    for (let round = 0; round < 5; round++) {
      const uid = round % 2 ? 'bob' : 'cid';
      control.sendAs(uid, text('me', 'News'));
      for (let at = 0; at < 1020; at += 20) {
        control.setPresence('ann', at % 40 ? 'online' : 'offline');
        await vi.advanceTimersByTimeAsync(20);
      }
      expect(list.names().map(position), `round ${round}`).toEqual(['1', '2', '3']);
    }
  });

  it('[a11y.positions] positions follow once things are quiet', async () => {
    const { control, list } = await onFakeClock();
    await vi.advanceTimersByTimeAsync(1000);
    const positions = () => list.names().map((name) => list.row(name).getAttribute('aria-posinset'));
    expect(positions()).toEqual(['1', '2', '3']);
    expect(list.row('Ann').getAttribute('aria-setsize')).toBe('-1');
    control.sendAs('cid', text('me', 'News'));
    await vi.advanceTimersByTimeAsync(1500);
    expect(list.names()).toEqual(['Cid', 'Ann', 'Bob']);
    expect(positions()).toEqual(['1', '2', '3']);
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
