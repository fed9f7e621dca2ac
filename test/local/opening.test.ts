import { Exception } from 'solid-chat-kit/local';
import { describe, expect, it, vi } from 'vitest';
import { tab, tabOf, textsWith, useFreshDatabases } from './durable.ts';
import { text } from './town.ts';

vi.setConfig({ testTimeout: 60_000 });
useFreshDatabases();

describe('an opening that fails', () => {
  it('leaves nothing held: the next call tries again', async () => {
    const kit = tab({ seed: { conversations: 3, messages: 2 } });
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore) {
      this.transaction.abort();
      throw new DOMException('full', 'QuotaExceededError');
    });
    await expect(kit.login('ann')).rejects.toMatchObject({ code: 'ERR_STORAGE_FULL' });
    const deleted = await new Promise((resolve) => {
      const request = indexedDB.deleteDatabase('chats');
      request.onsuccess = () => resolve('deleted');
      request.onblocked = () => resolve('blocked');
    });
    expect(deleted).toBe('deleted');
    put.mockRestore();
    expect((await kit.login('ann')).getUid()).toBe('ann');
    expect(kit.storage).toEqual({ kind: 'indexeddb', name: 'chats' });
  });

  it('by a bug is no reason to continue in memory: the error stays unchanged', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const fault = new TypeError('a fault of the program');
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw fault;
    });
    const kit = tab();
    await expect(kit.login('ann')).rejects.toBe(fault);
    expect(warn).not.toHaveBeenCalled();
    open.mockRestore();
    await kit.createUser(new kit.User('ann', 'Ann'));
    expect(kit.storage).toEqual({ kind: 'indexeddb', name: 'chats' });
  });
});

it('a bug in a call stays unchanged, and a fault of the database says what to do', async () => {
  const ann = await tabOf('ann');
  await tabOf('bob');
  const fault = new TypeError('a fault of the program');
  const broken = () => {
    throw fault;
  };
  await expect(Promise.resolve(ann.data.run(broken))).rejects.toBe(fault);
  await expect(Promise.resolve(ann.data.read(broken))).rejects.toBe(fault);
  await ann.sendMessage(text(ann, 'bob', 'goes on'));
  expect(await textsWith(ann, 'bob')).toEqual(['goes on']);
  await ann.data.close();
  await expect(ann.getUser('bob')).rejects.toBeInstanceOf(Exception);
});

it('closing while it opens waits for that, and then leaves the database', async () => {
  const kit = tab();
  const made = kit.createUser(new kit.User('ann', 'Ann'));
  await kit.data.close();
  expect((await made).getUid()).toBe('ann');
  await expect(kit.createUser(new kit.User('bob'))).rejects.toMatchObject({ code: 'ERR_STORAGE_GONE' });
  const again = tab();
  expect((await again.login('ann')).getName()).toBe('Ann');
});
