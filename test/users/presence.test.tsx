import { type Kit, SelectionMode } from 'solid-chat-kit';
import { controlOf } from 'solid-chat-kit/local/control';
import { flushNow } from 'solid-chat-kit/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FakeSdk, settled } from '../support/fake-sdk.ts';
import { withViewport } from '../support/layout.ts';
import { crowd, inside, peopled, person, type RenderedUsers, renderUsers, session } from './harness.tsx';

const subtitle = (users: RenderedUsers, name: string) =>
  inside(users.row(name), '.kit-users__subtitle').textContent;
const classes = (users: RenderedUsers, name: string) => [...users.row(name).classList];

describe('presence in KitUsers', () => {
  afterEach(() => void vi.useRealTimers());

  it('[sdk.onUserOnline] [sdk.onUserOffline] [css.users.list-item-online] the dot follows, in place', async () => {
    const kit = await peopled({ ann: { name: 'Ann' }, bob: { name: 'Bob' } });
    const users = renderUsers(kit);
    await users.ready();
    const row = users.row('Ann');
    expect(classes(users, 'Ann')).toContain('kit-users__list-item-offline');
    const ann = await session(kit.data, 'ann');
    flushNow();
    expect(classes(users, 'Ann')).toContain('kit-users__list-item-online');
    expect(users.all('.kit-users__list-item-online .kit-list-item__status')).toHaveLength(1);
    expect(subtitle(users, 'Ann')).toBe('Online');
    await ann.logout();
    flushNow();
    expect(users.has('.kit-users__list-item-online')).toBe(false);
    expect(users.row('Ann')).toBe(row);
    expect(users.names()).toEqual(['Ann', 'Bob']);
  });

  it('[a11y.presence] is said in words once a row: by the subtitle, else by the word of the list', async () => {
    const kit = await peopled({
      ann: { name: 'Ann', status: 'online' },
      bob: { name: 'Bob', status: 'online', statusMessage: 'At sea' },
      cid: { name: 'Cid', statusMessage: 'Ashore' },
    });
    const users = renderUsers(kit);
    await users.ready();
    const described = (name: string) => {
      const ids = inside(users.row(name), '.kit-list-item__action').getAttribute('aria-describedby');
      return ids?.split(' ').map((id) => users.one(`[id="${id}"]`).textContent);
    };
    expect(described('Ann')).toEqual(['Online', '']);
    expect(described('Bob')).toEqual(['At sea', '', 'Online']);
    expect(described('Cid')).toEqual(['Ashore', '']);
  });

  it('[sdk.onUserOnline] a burst of events is one flush, in the next frame', async () => {
    vi.useFakeTimers();
    const kit = await peopled({ ann: { name: 'Ann' } });
    const users = renderUsers(kit);
    await vi.advanceTimersByTimeAsync(50);
    for (let i = 0; i < 101; i++) controlOf(kit).setPresence('ann', i % 2 ? 'offline' : 'online');
    expect(users.has('.kit-users__list-item-online')).toBe(false);
    await vi.advanceTimersByTimeAsync(20);
    expect(users.has('.kit-users__list-item-online')).toBe(true);
  });

  it('[sdk.onUserOnline] 1,000 events of a user out of view touch no DOM', async () => {
    withViewport(320);
    const kit = await peopled(crowd(200));
    const users = renderUsers(kit, { usersRequestBuilder: new kit.UsersRequestBuilder().setLimit(200) });
    await users.ready();
    const records: MutationRecord[] = [];
    const observer = new MutationObserver((more) => records.push(...more));
    observer.observe(users.container, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    for (let i = 0; i < 1000; i++) {
      controlOf(kit).setPresence('u0150', i % 2 ? 'offline' : 'online');
      flushNow();
    }
    records.push(...observer.takeRecords());
    expect(records).toHaveLength(0);
    controlOf(kit).setPresence('u0001', 'online');
    flushNow();
    const seen = observer.takeRecords();
    observer.disconnect();
    // The class of the row, and the words under the name.
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.length).toBeLessThanOrEqual(3);
    expect(seen.every(({ target }) => users.row('A001').contains(target))).toBe(true);
  });

  it('[css.users.list-item-status] any status that is one word becomes a class, and no other one breaks the row', async () => {
    const sdk = new FakeSdk();
    const users = renderUsers(sdk);
    await settled();
    const statuses = ['available', 'do-not_disturb', 'in a call', 'x" onload="y', '<b>', '🌴', '', 'Busy2'];
    await sdk.latest.answer(
      statuses.map((status, index) => person(`u${index}`, { name: `N${index}`, status })),
    );
    const own = statuses.map((_, index) =>
      classes(users, `N${index}`).filter((each) => /list-item-/.test(each)),
    );
    expect(own).toEqual([
      ['kit-users__list-item-available'],
      ['kit-users__list-item-do-not_disturb'],
      [],
      [],
      [],
      [],
      [],
      ['kit-users__list-item-Busy2'],
    ]);
    expect(users.all('.kit-users__list-item')).toHaveLength(8);
  });

  it('[css.users.list-item-status] a word of the SDK arrives by an event as it does by a page', async () => {
    const kit = await peopled({ ann: { name: 'Ann', status: 'online' } });
    const users = renderUsers(kit);
    await users.ready();
    controlOf(kit).setPresence('ann', 'away');
    flushNow();
    expect(classes(users, 'Ann')).toContain('kit-users__list-item-away');
    expect(subtitle(users, 'Ann')).toMatch(/^Last seen /);
  });

  it('[sdk.onUserOnline] an event during a fetch overrides the older copy in the page', async () => {
    const sdk = new FakeSdk();
    const users = renderUsers(sdk);
    await settled();
    sdk.emit('user', 'onUserOnline', person('ann', { status: 'online' }));
    await sdk.latest.answer([person('ann', { status: 'offline' }), person('bob', { status: 'offline' })]);
    expect(users.all('.kit-users__list-item-online')).toEqual([users.row('ann')]);
    // The next answer was requested after the event, so it is newer.
    sdk.emit('connection', 'onDisconnected');
    sdk.emit('connection', 'onConnected');
    await settled();
    await sdk.latest.answer([person('ann', { status: 'offline' })]);
    expect(users.has('.kit-users__list-item-online')).toBe(false);
  });

  it('[sdk.onUserOnline] an event of a user who is not loaded harms nothing', async () => {
    const sdk = new FakeSdk();
    const users = renderUsers(sdk);
    await settled();
    await sdk.latest.answer([person('ann')]);
    sdk.emit('user', 'onUserOnline', person('zoe', { status: 'online' }));
    flushNow();
    expect(users.names()).toEqual(['ann']);
  });

  it('[users.subtitle] says the status message first, then "online", then when they were last seen', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-10T12:00:00Z') });
    const at = (iso: string) => Date.parse(iso) / 1000;
    const sdk = new FakeSdk();
    const users = renderUsers(sdk);
    await settled();
    await sdk.latest.answer([
      person('message', { statusMessage: 'At sea', status: 'online' }),
      person('online', { status: 'online', lastActiveAt: at('2026-03-10T10:00:00Z') }),
      person('today', { lastActiveAt: at('2026-03-10T10:05:00Z') }),
      person('yesterday', { lastActiveAt: at('2026-03-09T10:05:00Z') }),
      person('friday', { lastActiveAt: at('2026-03-06T10:05:00Z') }),
      person('longAgo', { lastActiveAt: at('2025-01-31T10:05:00Z') }),
      person('never'),
      person('unknown', { status: '' }),
    ]);
    const words = Object.fromEntries(users.names().map((name) => [name, subtitle(users, name)]));
    expect(words).toEqual({
      message: 'At sea',
      online: 'Online',
      today: 'Last seen 10:05 AM',
      yesterday: 'Last seen yesterday',
      friday: 'Last seen Friday',
      longAgo: 'Last seen 1/31/2025',
      never: 'Offline',
      unknown: '',
    });
  });

  it('[users.subtitle] "last seen today" becomes yesterday at midnight', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-10T23:59:00Z') });
    const sdk = new FakeSdk();
    const users = renderUsers(sdk);
    await settled();
    await sdk.latest.answer([person('ann', { lastActiveAt: Date.parse('2026-03-10T22:00:00Z') / 1000 })]);
    expect(subtitle(users, 'ann')).toBe('Last seen 10:00 PM');
    await vi.advanceTimersByTimeAsync(61_000);
    expect(subtitle(users, 'ann')).toBe('Last seen yesterday');
  });

  it('[sdk.onUserOffline] "last seen" is the time of the event if the SDK has none', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-10T12:00:00Z') });
    const sdk = new FakeSdk();
    const users = renderUsers(sdk);
    await settled();
    const old = Date.parse('2026-01-01T00:00:00Z') / 1000;
    await sdk.latest.answer([person('ann', { status: 'online', lastActiveAt: old })]);
    sdk.emit('user', 'onUserOffline', person('ann', { status: 'offline' }));
    flushNow();
    expect(subtitle(users, 'ann')).toBe('Last seen 12:00 PM');
  });

  it('[sdk.onUserOnline] the SDK object that the app has gets the same values', async () => {
    const kit = await peopled({ ann: { name: 'Ann' } });
    const held: Kit.User[] = [];
    const users = renderUsers(kit, { onItemClick: (user) => void held.push(user) });
    await users.ready();
    users.action('Ann').click();
    controlOf(kit).setPresence('ann', 'online');
    flushNow();
    expect(held[0]?.getStatus()).toBe('online');
    expect(held[0]?.getLastActiveAt()).toBeGreaterThan(0);
  });
});

describe('blocked users in KitUsers', () => {
  it('[event.ccUserBlocked] [event.ccUserUnblocked] hide and show their presence, in place', async () => {
    const kit = await peopled({
      ann: { name: 'Ann', status: 'online' },
      bob: { name: 'Bob', status: 'online' },
    });
    const held: Kit.User[] = [];
    const users = renderUsers(kit, { onItemClick: (user) => void held.push(user) });
    await users.ready();
    const row = users.row('Ann');
    users.action('Ann').click();
    users.events.users.ccUserBlocked.next(await kit.getUser('ann'));
    flushNow();
    expect(classes(users, 'Ann')).toEqual(['kit-list__row', 'kit-users__list-item']);
    expect(subtitle(users, 'Ann')).toBe('');
    expect(users.row('Ann')).toBe(row);
    expect(held[0]?.getBlockedByMe()).toBe(true);
    expect(users.all('.kit-users__list-item-online')).toEqual([users.row('Bob')]);
    users.events.users.ccUserUnblocked.next(await kit.getUser('ann'));
    flushNow();
    expect(users.all('.kit-users__list-item-online')).toHaveLength(2);
    expect(held[0]?.getBlockedByMe()).toBe(false);
  });

  it('[event.users-silent] the list emits nothing of its own, whatever is done to it', async () => {
    const kit = await peopled({ ann: { name: 'Ann' } });
    const users = renderUsers(kit, {
      options: () => [{ title: 'Wave' }],
      selectionMode: SelectionMode.multiple,
    });
    const emitted = vi.fn();
    const channels = Object.values(users.events).flatMap((group) => Object.values(group));
    for (const channel of channels as { subscribe(next: () => void): unknown }[]) channel.subscribe(emitted);
    await users.ready();
    users.action('Ann').click();
    users.checkbox('Ann').click();
    controlOf(kit).setPresence('ann', 'online');
    flushNow();
    users.set({ searchKeyword: 'zzz' });
    await vi.waitFor(() => expect(users.phase()).toBe('empty'));
    users.unmount();
    expect(channels.length).toBeGreaterThan(5);
    expect(emitted).not.toHaveBeenCalled();
  });

  it('[event.ccUserBlocked] one who is blocked when loaded has no presence', async () => {
    const kit = await peopled({ ann: { name: 'Ann', status: 'online' } });
    await kit.blockUsers(['ann']);
    const users = renderUsers(kit);
    await users.ready();
    expect(users.has('.kit-users__list-item-online')).toBe(false);
  });

  it('[event.ccUserBlocked] presence received meanwhile shows after the block ends', async () => {
    const kit = await peopled({ ann: { name: 'Ann' } });
    const users = renderUsers(kit);
    await users.ready();
    const user = await kit.getUser('ann');
    users.events.users.ccUserBlocked.next(user);
    controlOf(kit).setPresence('ann', 'online');
    flushNow();
    expect(users.has('.kit-users__list-item-online')).toBe(false);
    users.events.users.ccUserUnblocked.next(user);
    flushNow();
    expect(users.has('.kit-users__list-item-online')).toBe(true);
  });

  it('[event.ccUserBlocked] is no longer followed after the list is removed', async () => {
    const kit = await peopled({ ann: { name: 'Ann' } });
    const users = renderUsers(kit);
    await users.ready();
    expect(users.events.users.ccUserBlocked.observed).toBe(true);
    users.unmount();
    expect(users.events.users.ccUserBlocked.observed).toBe(false);
    expect(users.events.users.ccUserUnblocked.observed).toBe(false);
  });
});
