import { Exception, type LocalKit } from 'solid-chat-kit/local';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tab, tabOf, textsWith, useFreshDatabases } from './durable.ts';
import { all, text } from './town.ts';

vi.setConfig({ testTimeout: 60_000 });
useFreshDatabases();

/** Replaces records of a store of the database directly. */
async function damage(store: string, change: (record: Record<string, unknown>) => unknown): Promise<void> {
  const db = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('chats');
    request.onsuccess = () => resolve(request.result);
  });
  const write = db.transaction(store, 'readwrite');
  write.objectStore(store).openCursor().onsuccess = function () {
    const cursor = (this as IDBRequest<IDBCursorWithValue | null>).result;
    if (!cursor) return;
    const changed = change(cursor.value);
    if (changed !== undefined) cursor.update(changed);
    cursor.continue();
  };
  await new Promise((resolve) => {
    write.oncomplete = resolve;
  });
  db.close();
}

describe('a damaged record', () => {
  let ann: LocalKit;
  let faults: Exception[];
  const watched = (): LocalKit => {
    const kit = tab();
    kit.data.onStorageFault = (fault) => faults.push(fault);
    return kit;
  };
  beforeEach(async () => {
    faults = [];
    ann = await tabOf('ann');
    for (const uid of ['bob', 'cid', 'dan']) await ann.createUser(new ann.User(uid, uid.toUpperCase()));
  });
  const told = () => faults.map(({ code, details }) => [code, details]);

  it('of any kind is left out when a page opens, and reported once', async () => {
    for (const words of ['first', 'second', 'last']) await ann.sendMessage(text(ann, 'bob', words));
    await ann.sendMessage(text(ann, 'cid', 'to cid'));
    await ann.blockUsers(['dan']);
    await ann.data.close();
    await damage('users', ({ uid }) => (uid === 'dan' ? { uid } : undefined));
    await damage('relations', () => null);
    await damage('conversations', ({ uid, end }) => (uid === 'ann' && end === 'cid' ? {} : undefined));
    await damage('messages', (one) => (one.id === 2 ? { ...one, sentAt: 0.5 } : undefined));
    const again = watched();
    await again.login('ann');
    const users = await all(new again.UsersRequestBuilder().setLimit(1).build());
    expect(users.map((user) => user.getUid())).toEqual(['bob', 'cid']);
    const chats = await all(new again.ConversationsRequestBuilder().build());
    expect(chats.map((one) => one.getConversationId())).toEqual(['ann_user_bob']);
    expect(await textsWith(again, 'bob')).toEqual(['first', 'last']);
    expect(told()).toEqual([
      ['ERR_STORAGE_CORRUPT', { store: 'users', key: ['', 'dan'] }],
      ['ERR_STORAGE_CORRUPT', { store: 'relations', key: ['ann', 'block dan'] }],
      ['ERR_STORAGE_CORRUPT', { store: 'conversations', key: ['ann', 'ann_user_cid'] }],
      ['ERR_STORAGE_CORRUPT', { store: 'messages', key: ['ann_user_bob', 2] }],
    ]);
    expect(faults[0]).toBeInstanceOf(Exception);
    expect(Object.values((await again.data.exportData()).records).map((records) => records.length)).toEqual([
      3, 0, 0, 0, 3, 3, 0, 0,
    ]);
    await again.createUser(new again.User('dan', 'Dan again'));
    expect((await again.getUser('dan')).getName()).toBe('Dan again');
    expect(faults).toHaveLength(4);
  });

  it('does not stop for a listener that throws, and is logged to the console without one', async () => {
    await ann.data.close();
    await damage('users', ({ uid }) => (uid === 'cid' ? null : undefined));
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const failure = new Error('of the app');
    const one = tab();
    one.data.onStorageFault = () => {
      throw failure;
    };
    await one.login('bob');
    await vi.waitFor(() => expect(reported).toHaveBeenCalledWith(failure));
    await tab().login('bob');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('["","cid"] of \'users\''));
  });

  it('whose file cannot be read any more is left out of an export', async () => {
    ann.data.onStorageFault = (fault) => faults.push(fault);
    for (const name of ['a.txt', 'b.txt']) {
      await ann.sendMediaMessage(new ann.MediaMessage('bob', new File([name], name), 'file', 'user'));
    }
    const { arrayBuffer } = Blob.prototype;
    vi.spyOn(Blob.prototype, 'arrayBuffer')
      .mockRejectedValueOnce(new DOMException('gone', 'NotReadableError'))
      .mockImplementation(function (this: Blob) {
        return arrayBuffer.call(this);
      });
    const json = await ann.data.exportData();
    expect(json.records.media).toMatchObject([{ base64: btoa('b.txt') }]);
    await vi.waitFor(() => expect(told()).toMatchObject([['ERR_STORAGE_CORRUPT', { store: 'media' }]]));
  });
});
