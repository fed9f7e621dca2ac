import { afterEach, expect, it, vi } from 'vitest';
import { useFreshDatabases } from './durable.ts';

vi.setConfig({ testTimeout: 60_000 });
useFreshDatabases();

const HOST = '../../src/local/data/host.ts';

afterEach(() => {
  vi.doUnmock(HOST);
  vi.resetModules();
});

it.each([false, 'chats'])(
  'a part that cannot be loaded rejects with what to do, and is tried again (persist: %s)',
  async (persist) => {
    vi.resetModules();
    let tries = 0;
    vi.doMock(HOST, (load) => {
      if (tries++ === 0) throw new TypeError('Failed to fetch dynamically imported module');
      return load() as never;
    });
    const { createLocalKit } = await import('solid-chat-kit/local');
    const kit = createLocalKit({ persist });
    await expect(kit.login('ann')).rejects.toMatchObject({
      name: 'KitException',
      code: 'ERR_NOT_LOADED',
      message: expect.stringContaining('try again once the page is online, or reload it'),
    });
    const made = ['ann', 'bob'].map((uid) => kit.createUser(new kit.User(uid, uid)));
    // Calls run in their order, even while the part loads.
    expect((await kit.login('bob')).getName()).toBe('bob');
    await Promise.all(made);
    await kit.data.close();
  },
);
