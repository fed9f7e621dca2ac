import type { LocalKit } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { describe, expect, it, vi } from 'vitest';
import { FakeSdk } from '../support/fake-sdk.ts';
import { crowd, fetchCount, peopled, renderUsers } from './harness.tsx';

/** Reads the first page as a server does: as plain JSON. */
async function pageOf(kit: LocalKit, limit = 30): Promise<object[]> {
  const page = await new kit.UsersRequestBuilder().setLimit(limit).build().fetchNext();
  controlOf(kit).resetCalls();
  return JSON.parse(JSON.stringify(page));
}

const answered = (kit: LocalKit, count = 1) => vi.waitFor(() => expect(fetchCount(kit)).toBe(count));

describe('the first rows, as a server sent them', () => {
  it('[users.initialUsers] are shown at once, in sections, and fetched again without a loading view', async () => {
    const kit = await peopled({ bob: { name: 'Bob', status: 'online' }, ann: { name: 'Ann' } });
    const users = renderUsers(kit, { initialUsers: await pageOf(kit) });
    expect([users.phase(), users.outline()]).toEqual(['ready', ['[A]', 'Ann', '[B]', 'Bob']]);
    expect(users.row('Bob').className).toContain('kit-users__list-item-online');
    const rows = users.all('li');
    await answered(kit);
    await users.ready();
    expect(users.all('li')).toEqual(rows);
    expect(users.has('.kit-list__footer')).toBe(false);
  });

  it('[users.initialUsers] keep the order of the server without sections', async () => {
    const kit = await peopled({ u1: { name: 'Zoe' }, u2: { name: 'Ann' } });
    const page = await pageOf(kit);
    const users = renderUsers(kit, { initialUsers: [...page].reverse(), showSectionHeader: false });
    expect(users.names()).toEqual(['Zoe', 'Ann']);
  });

  it('[users.initialUsers] take what happened since, follow presence, and go on with the pages after them', async () => {
    const kit = await peopled(crowd(5));
    const initialUsers = await pageOf(kit, 2);
    const builder = new kit.UsersRequestBuilder().setLimit(2);
    controlOf(kit).setPresence('u0001', 'online');
    const users = renderUsers(kit, { initialUsers, usersRequestBuilder: builder });
    expect(users.row('A001').className).toContain('-offline');
    await vi.waitFor(() => expect(users.row('A001').className).toContain('-online'));
    controlOf(kit).setPresence('u0000', 'online');
    await vi.waitFor(() => expect(users.row('A000').className).toContain('-online'));
    expect(fetchCount(kit)).toBe(1);
  });

  it('[users.initialUsers] may be none', async () => {
    const kit = await peopled({ ann: { name: 'Ann' } });
    const users = renderUsers(kit, { initialUsers: [] });
    expect(users.phase()).toBe('empty');
    await vi.waitFor(() => expect(users.names()).toEqual(['Ann']));
  });

  it('[error.initial-data] an SDK that cannot revive them is a clear error, and the list loads as usual', () => {
    const onError = vi.fn();
    const users = renderUsers(new FakeSdk(), { initialUsers: [{}], onError });
    expect(users.phase()).toBe('loading');
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'ERR_INITIAL_DATA' }));
  });
});
