import { fireEvent, render } from '@solidjs/testing-library';
import { KitProvider, KitUsers } from 'solid-chat-kit';
import { controlOf } from 'solid-chat-kit/local/control';
import { flushNow } from 'solid-chat-kit/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { peopled, renderUsers } from './harness.tsx';

describe('the life of KitUsers', () => {
  afterEach(() => void vi.useRealTimers());

  it('another user who signs in sees nothing of the one before', async () => {
    const kit = await peopled({ ann: { name: 'Ann' }, bob: { name: 'Bob' } });
    const users = renderUsers(kit);
    await users.ready();
    await kit.logout();
    expect(users.phase()).toBe('error');
    expect(users.names()).toEqual([]);
    await kit.login('ann');
    await users.ready();
    expect(users.names()).toEqual(['Bob', 'Me']);
  });

  it('two lists in one page both follow events, with ids of their own', async () => {
    const kit = await peopled({ ann: { name: 'Ann' } });
    const view = render(() => (
      <KitProvider sdk={kit}>
        <KitUsers />
        <KitUsers />
      </KitProvider>
    ));
    const rows = () => [...view.container.querySelectorAll('.kit-users__list-item')];
    await vi.waitFor(() => expect(rows()).toHaveLength(2));
    controlOf(kit).setPresence('ann', 'online');
    flushNow();
    expect(view.container.querySelectorAll('.kit-users__list-item-online')).toHaveLength(2);
  });

  it('100 mounts leave no listener and no timer behind', async () => {
    vi.useFakeTimers();
    const kit = await peopled({ ann: { name: 'Ann' } });
    for (let i = 0; i < 100; i++) {
      const users = renderUsers(kit, { searchKeyword: i % 2 ? 'a' : '', options: () => [] });
      await vi.advanceTimersByTimeAsync(5);
      users.type('x');
      controlOf(kit).setPresence('ann', i % 2 ? 'offline' : 'online');
      users.unmount();
    }
    expect(controlOf(kit).listenerCount()).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('text that looks like markup is shown as text', async () => {
    const evil = '<img src=x onerror=alert(1)>';
    const kit = await peopled({ ann: { name: evil, statusMessage: evil } });
    const users = renderUsers(kit, { options: () => [{ title: evil }], searchKeyword: 'img' });
    await users.ready();
    fireEvent.click(users.one('.kit-list-item__menu-button'));
    expect(users.action(evil).textContent).toBe(evil);
    expect(users.one('[role="menuitem"]').textContent).toBe(evil);
    expect(users.has('img[src="x"]')).toBe(false);
  });
});
