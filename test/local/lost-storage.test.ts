import type { Exception, LocalKit } from 'solid-chat-kit/local';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tab, tabOf, textsWith, useFreshDatabases } from './durable.ts';
import { text } from './town.ts';

vi.setConfig({ testTimeout: 60_000 });
useFreshDatabases();

/** The browser's storage apart from databases. */
function fakeLocalStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

async function loseDatabases(): Promise<void> {
  for (const { name = '' } of await indexedDB.databases()) {
    await new Promise((resolve) => {
      indexedDB.deleteDatabase(name).onsuccess = resolve;
    });
  }
}

const LOST = { name: 'KitException', code: 'ERR_STORAGE_LOST', message: expect.stringContaining('export') };

describe('a database that the browser has lost', () => {
  let faults: Exception[];
  /** A tab that records faults. */
  const watched = (options = {}): LocalKit => {
    const kit = tab(options);
    kit.data.onStorageFault = (fault) => faults.push(fault);
    return kit;
  };
  beforeEach(() => {
    faults = [];
    vi.stubGlobal('localStorage', fakeLocalStorage());
  });

  it('is reported before the first call resolves, and by `storage`', async () => {
    await tabOf('ann');
    const json = await (await tabOf('ann')).data.exportData();
    await loseDatabases();
    const kit = watched();
    await expect(kit.login('ann')).rejects.toMatchObject({ code: 'ERR_UID_NOT_FOUND' });
    expect(faults).toEqual([expect.objectContaining(LOST)]);
    expect(kit.storage).toMatchObject({ kind: 'indexeddb', name: 'chats', reason: LOST });
    await kit.data.importData(json);
    expect((await kit.login('ann')).getName()).toBe('ANN');
    expect(faults).toHaveLength(1);
    const later = watched();
    await later.login('ann');
    expect([faults.length, later.storage]).toEqual([1, { kind: 'indexeddb', name: 'chats' }]);
  });

  it('is reported by one of several tabs that open at once, and filled by its seed again', async () => {
    const seed = { conversations: 3, messages: 2 };
    await tab({ seed }).login('ann');
    await loseDatabases();
    const tabs = [watched({ seed }), watched({ seed }), watched({ seed })];
    await Promise.all(tabs.map((kit) => kit.login('ann')));
    expect(faults).toEqual([expect.objectContaining(LOST)]);
    expect((await textsWith(tabs[0] as LocalKit, 'bob')).length).toBeGreaterThan(0);
  });

  it('is logged to the console without a handler', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await tabOf('ann');
    await loseDatabases();
    await tabOf('ann');
    await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining('browser lost')));
  });

  it('differs from a first visit, a reset, another name and a reload', async () => {
    const ann = watched();
    await ann.createUser(new ann.User('ann', 'Ann'));
    await ann.login('ann');
    await ann.data.reset();
    await ann.createUser(new ann.User('ann', 'Ann'));
    await ann.data.close();
    const again = watched();
    await again.login('ann');
    await watched({ persist: 'others' }).getLoggedinUser();
    await watched({ persist: 'others' }).data.exportData();
    await watched({ persist: false }).data.exportData();
    expect(faults).toEqual([]);
    expect(again.storage).toEqual({ kind: 'indexeddb', name: 'chats' });
  });

  it.each([
    ['is missing', undefined],
    [
      'is refused',
      {
        getItem() {
          throw new DOMException('denied', 'SecurityError');
        },
      },
    ],
  ])('cannot be noticed where the other storage %s, and everything else works', async (_, storage) => {
    vi.stubGlobal('localStorage', storage);
    const ann = watched();
    await ann.createUser(new ann.User('ann', 'Ann'));
    await ann.login('ann');
    await loseDatabases();
    const again = watched();
    await again.createUser(new again.User('ann', 'Ann'));
    await again.createUser(new again.User('bob', 'Bob'));
    await again.login('ann');
    await again.sendMessage(text(again, 'bob', 'hello'));
    expect(await textsWith(again, 'bob')).toEqual(['hello']);
    expect(faults).toEqual([]);
  });
});

it('a database that cannot be opened is reported too, with the reason', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const faults: Exception[] = [];
  const kit = tab();
  kit.data.onStorageFault = (fault) => faults.push(fault);
  await kit.createUser(new kit.User('ann', 'Ann'));
  await vi.waitFor(() => expect(faults).toHaveLength(1));
  expect(faults[0]).toBe(kit.storage.reason);
  expect(faults[0]?.code).toBe('ERR_STORAGE_UNAVAILABLE');
});
