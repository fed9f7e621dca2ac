import { createLocalKit, Exception } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MIGRATIONS } from '../../src/local/storage/schema.ts';
import { tab, tabOf, textsWith, useFreshDatabases } from './durable.ts';
import { text } from './town.ts';

vi.setConfig({ testTimeout: 60_000 });
useFreshDatabases();

const warned: string[] = [];
beforeEach(() => {
  warned.length = 0;
  vi.spyOn(console, 'warn').mockImplementation((line: string) => warned.push(line));
});

/** Opens a database as a page of a version would, and leaves it open. */
function openAt(version: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('chats', version);
    request.onupgradeneeded = () => {
      for (const step of MIGRATIONS.slice(0, version)) step(request.result as never);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'none',
    (error: Exception) => error.code,
  );

describe('a database of an earlier version', () => {
  it.each(MIGRATIONS.slice(1).map((_, at) => at + 1))(
    '%i is brought to the newest one with all its data',
    async (version) => {
      const ann = await tabOf('ann', { persist: 'source' });
      await tabOf('bob', { persist: 'source' });
      await ann.sendMessage(text(ann, 'bob', 'old'));
      await ann.createGroup(new ann.Group('crew', 'Crew'));
      const from = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('source');
        request.onsuccess = () => resolve(request.result);
      });
      const old = await openAt(version);
      const stores = [...old.objectStoreNames];
      // Events of an earlier version mean nothing to this one.
      expect(stores.includes('journal')).toBe(version > 1);
      for (const store of stores.filter((name) => name !== 'journal')) {
        const rows = await new Promise<unknown[]>((resolve) => {
          const request = from.transaction(store).objectStore(store).getAll();
          request.onsuccess = () => resolve(request.result);
        });
        const into = old.transaction(store, 'readwrite').objectStore(store);
        for (const row of rows) into.put(row);
      }
      if (version > 1) {
        const journal = old.transaction('journal', 'readwrite').objectStore('journal');
        journal.put({
          key: 'old',
          others: [],
          record: { seq: 1, events: [{ kind: 'missed', to: ['ann'] }] },
        });
      }
      from.close();
      old.close();
      const again = await tabOf('ann');
      expect(await textsWith(again, 'bob')).toEqual(['old']);
      expect((await again.getGroup('crew')).getName()).toBe('Crew');
      const bob = await tabOf('bob');
      const sent = await bob.sendMediaMessage(
        new bob.MediaMessage('ann', new File(['new'], 'new.txt'), 'file', 'user'),
      );
      expect(sent.getId()).toBeGreaterThan(1);
      expect(await textsWith(again, 'bob')).toEqual(['old', 'file']);
      expect(await indexedDB.databases()).toContainEqual({ name: 'chats', version: MIGRATIONS.length });
    },
  );
});

describe('where the database cannot be opened', () => {
  const fallsBack = async (code: string) => {
    const kit = tab();
    await kit.createUser(new kit.User('ann', 'Ann'));
    expect((await kit.login('ann')).getName()).toBe('Ann');
    expect(kit.storage).toMatchObject({ kind: 'memory', reason: { code } });
    expect(kit.storage.reason).toBeInstanceOf(Exception);
    expect(warned.join()).toMatch(/memory|^$/);
  };

  it('a newer version keeps its data, and this page says so and goes on in memory', async () => {
    (await openAt(MIGRATIONS.length + 1)).close();
    await fallsBack('ERR_STORAGE_NEWER');
    expect((await indexedDB.databases())[0]?.version).toBe(MIGRATIONS.length + 1);
  });

  it('an older tab that does not let go', async () => {
    const older = await openAt(1);
    await fallsBack('ERR_STORAGE_BLOCKED');
    older.close();
  });

  it('a private window that gives none, by an error or by leaving it out', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await fallsBack('ERR_STORAGE_UNAVAILABLE');
    vi.stubGlobal('indexedDB', undefined);
    await fallsBack('ERR_STORAGE_UNAVAILABLE');
  });

  it('a server keeps its data in memory and says nothing', async () => {
    const kit = createLocalKit({ seed: { conversations: 3 } });
    await kit.login('ann');
    expect([kit.storage, warned]).toEqual([{ kind: 'memory' }, []]);
  });
});

describe('a database that fails later', () => {
  it('is full: the call is refused whole, what was acknowledged stays, and the next one may succeed', async () => {
    const ann = await tabOf('ann');
    await tabOf('bob');
    await ann.sendMessage(text(ann, 'bob', 'kept'));
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore) {
      this.transaction.abort();
      throw new DOMException('full', 'QuotaExceededError');
    });
    const refused = ann.sendMessage(text(ann, 'bob', 'lost'));
    await expect(refused).rejects.toMatchObject({
      code: 'ERR_STORAGE_FULL',
      message: expect.stringContaining('free space'),
    });
    put.mockRestore();
    expect(await textsWith(ann, 'bob')).toEqual(['kept']);
    await ann.sendMessage(text(ann, 'bob', 'again'));
    expect(await textsWith(ann, 'bob')).toEqual(['kept', 'again']);
  });

  it('is deleted or upgraded by another tab: it lets go, and calls say what to do', async () => {
    const ann = await tabOf('ann');
    await new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase('chats');
      request.onsuccess = resolve;
      request.onblocked = reject;
    });
    expect(await codeOf(ann.getUser('ann'))).toBe('ERR_STORAGE_GONE');
    expect(await codeOf(ann.createGroup(new ann.Group('crew', 'Crew')))).toBe('ERR_STORAGE_GONE');
    controlOf(ann).disconnect();
    expect(controlOf(ann).connected).toBe(false);
  });

  it('holds a damaged record: calls that need it say which, the others go on', async () => {
    const ann = await tabOf('ann');
    await tabOf('bob');
    await tabOf('cid');
    await ann.sendMessage(text(ann, 'bob', 'fine'));
    const db = await openAt(MIGRATIONS.length);
    const write = db.transaction('users', 'readwrite');
    write.objectStore('users').put({ key: 'cid', others: ['all\ncid'], record: { uid: 'cid', name: 7 } });
    await new Promise((resolve) => {
      write.oncomplete = resolve;
    });
    db.close();
    await expect(ann.getUser('cid')).rejects.toMatchObject({
      code: 'ERR_STORAGE_CORRUPT',
      message: expect.stringContaining("'cid' of 'users'"),
    });
    await ann.sendMessage(text(ann, 'bob', 'still fine'));
    expect(await textsWith(ann, 'bob')).toEqual(['fine', 'still fine']);
    await ann.data.reset();
    expect(await codeOf(ann.login('cid'))).toBe('ERR_UID_NOT_FOUND');
  });
});
