import { createLocalKit, Exception } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { VERSION } from '../../src/local/data/database.ts';
import { tab, tabOf, textsWith, useFreshDatabases } from './durable.ts';
import { text } from './town.ts';

vi.setConfig({ testTimeout: 60_000 });
useFreshDatabases();

const warned: string[] = [];
beforeEach(() => {
  warned.length = 0;
  vi.spyOn(console, 'warn').mockImplementation((line: string) => warned.push(line));
});

/** Opens a database as a page of another version does, and keeps it open. */
function openAt(version: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('chats', version);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'none',
    (error: Exception) => error.code,
  );

describe('where the database cannot be opened', () => {
  const fallsBack = async (code: string) => {
    const kit = tab();
    await kit.createUser(new kit.User('ann', 'Ann'));
    expect((await kit.login('ann')).getName()).toBe('Ann');
    expect(kit.storage).toMatchObject({ kind: 'memory', reason: { code } });
    expect(kit.storage.reason).toBeInstanceOf(Exception);
    expect(warned.join()).toMatch(/memory|^$/);
  };

  it('a newer version keeps its data, and this page reports that and continues in memory', async () => {
    (await openAt(VERSION + 1)).close();
    await fallsBack('ERR_STORAGE_NEWER');
    expect((await indexedDB.databases())[0]?.version).toBe(VERSION + 1);
  });

  it('an older tab that does not let go', async () => {
    const older = await openAt(1);
    await fallsBack('ERR_STORAGE_BLOCKED');
    older.close();
  });

  it('a private window without databases, by an error or by omission', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await fallsBack('ERR_STORAGE_UNAVAILABLE');
    vi.stubGlobal('indexedDB', undefined);
    await fallsBack('ERR_STORAGE_UNAVAILABLE');
  });

  it('a server keeps its data in memory without a report', async () => {
    const kit = createLocalKit({ seed: { conversations: 3 } });
    await kit.login('ann');
    expect([kit.storage, warned]).toEqual([{ kind: 'memory' }, []]);
  });
});

describe('a database that fails later', () => {
  it('is full: the call is rejected, acknowledged data stays, and the next call may succeed', async () => {
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
      message: expect.stringContaining('free some space'),
    });
    put.mockRestore();
    expect(await textsWith(ann, 'bob')).toEqual(['kept']);
    await ann.sendMessage(text(ann, 'bob', 'again'));
    expect(await textsWith(ann, 'bob')).toEqual(['kept', 'again']);
  });

  it('has no space for an import: everything stays as it was, in this tab and in others', async () => {
    const ann = await tabOf('ann');
    const bob = await tabOf('bob');
    const empty = {
      ...(await ann.data.exportData()),
      records: (await tab({ persist: 'none' }).data.exportData()).records,
    };
    await ann.sendMessage(text(ann, 'bob', 'kept'));
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore) {
      this.transaction.abort();
      throw new DOMException('full', 'QuotaExceededError');
    });
    await expect(ann.data.importData(empty)).rejects.toMatchObject({ code: 'ERR_STORAGE_FULL' });
    put.mockRestore();
    expect(await textsWith(ann, 'bob')).toEqual(['kept']);
    expect((await ann.getLoggedinUser())?.getStatus()).toBe('online');
    await bob.sendMessage(text(bob, 'ann', 'answer'));
    expect(await textsWith(ann, 'bob')).toEqual(['kept', 'answer']);
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
});
