import { createLocalKit } from 'solid-chat-kit/local';
import { expect, it } from 'vitest';
import { MIGRATIONS } from '../../src/local/storage/schema.ts';
import json from '../local/old-database.json?raw';

type Row = { key: string; record: { blob?: unknown } };

function open(name: string, version?: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => {
      for (const step of MIGRATIONS.slice(0, version))
        step(request.result as never, request.transaction as never);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Writes rows into a database, and closes it. */
async function write(database: IDBDatabase, rows: Readonly<Record<string, readonly Row[]>>): Promise<void> {
  const stores = [...database.objectStoreNames].filter((name) => rows[name]);
  const transaction = database.transaction(stores, 'readwrite');
  for (const store of stores) {
    for (const row of rows[store] ?? []) {
      const blob = row.record?.blob && new Blob(['the bytes']);
      transaction.objectStore(store).put(blob ? { ...row, record: { ...row.record, blob } } : row);
    }
  }
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  database.close();
}

it('a browser keeps what version 3 stored, repairs damage, and reports what it has lost', async () => {
  const name = 'embedded-storage';
  await write(await open(name, 3), JSON.parse(json));
  const codes: string[] = [];
  const openKit = () => {
    const kit = createLocalKit({ persist: name });
    kit.data.onStorageFault = ({ code }) => codes.push(code);
    return kit;
  };

  const kit = openKit();
  await kit.login('y');
  const rows = await new kit.ConversationsRequestBuilder().build().fetchNext();
  expect(rows.map((one) => one.getConversationId()).sort()).toEqual(['group__x_user_y', 'group_x__user__y']);
  await kit.logout();
  await kit.login('ann');
  const user = new kit.User('late', '\0\uffff\ud800 x');
  user.setTags(['\uffff', 'vip\n']);
  await kit.createUser(user);
  const users = new kit.UsersRequestBuilder();
  const found = async () => (await users.build().fetchNext()).map((one) => one.getUid()).sort();
  users.setTags(['\uffff', 'vip\n', '\ud800']);
  expect(await found()).toEqual(['john_doe', 'late']);
  await kit.data.close();
  expect(codes).toEqual([]);

  await write(await open(name), { meta: [{ key: 'meta', record: null as never }] });
  const again = openKit();
  await again.login('ann');
  const messages = await new again.MessagesRequestBuilder().setUID('john_doe').build().fetchPrevious();
  expect(messages).toHaveLength(2);
  await expect.poll(() => codes).toEqual(['ERR_STORAGE_CORRUPT']);
  await again.data.close();

  await new Promise((resolve) => {
    indexedDB.deleteDatabase(name).onsuccess = resolve;
  });
  const lost = openKit();
  await expect(lost.login('ann')).rejects.toMatchObject({ code: 'ERR_UID_NOT_FOUND' });
  await expect.poll(() => codes).toEqual(['ERR_STORAGE_CORRUPT', 'ERR_STORAGE_LOST']);
});
