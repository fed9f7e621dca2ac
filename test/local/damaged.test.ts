import { Exception, type LocalKit } from 'solid-chat-kit/local';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tab, tabOf, textsWith, useFreshDatabases } from './durable.ts';
import { all, names, record, text } from './town.ts';

vi.setConfig({ testTimeout: 60_000 });
useFreshDatabases();

type Row = { key: string; others: string[]; record: Record<string, unknown> };

/** Changes rows of a store of the database directly. */
async function damage(store: string, change: (row: Row) => unknown): Promise<number> {
  const db = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('chats');
    request.onsuccess = () => resolve(request.result);
  });
  const write = db.transaction(store, 'readwrite');
  const rows = write.objectStore(store);
  let damaged = 0;
  rows.openCursor().onsuccess = function () {
    const cursor = (this as IDBRequest<IDBCursorWithValue | null>).result;
    if (!cursor) return;
    const changed = change(cursor.value);
    if (changed) {
      damaged++;
      cursor.update(changed);
    }
    cursor.continue();
  };
  await new Promise((resolve) => {
    write.oncomplete = resolve;
  });
  db.close();
  return damaged;
}

const uids = (users: readonly { getUid(): string }[]) => users.map((user) => user.getUid());

describe('a damaged record', () => {
  let ann: LocalKit;
  let faults: Exception[];
  beforeEach(async () => {
    ann = await tabOf('ann');
    faults = [];
    ann.data.onStorageFault = (fault) => faults.push(fault);
    for (const uid of ['bob', 'cid', 'dan', 'eve']) await tabOf(uid);
  });
  const told = () => faults.map(({ code, details }) => [code, details]);

  it('of a user is skipped in every list, and reported once', async () => {
    for (const uid of ['bob', 'cid', 'dan']) await ann.sendMessage(text(ann, uid, `to ${uid}`));
    await ann.addFriends(['bob', 'cid', 'dan']);
    const isBroken = ({ key }: Row) => key === 'bob' || key === 'cid';
    const count = await damage('users', (row) => isBroken(row) && { ...row, record: { uid: row.key } });
    expect(count).toBe(2);
    const users = new ann.UsersRequestBuilder().setLimit(1);
    expect(uids(await all(users.build()))).toEqual(['dan', 'eve']);
    expect(uids(await all(users.friendsOnly(true).build()))).toEqual(['dan']);
    const chats = await all(new ann.ConversationsRequestBuilder().setLimit(1).build());
    expect(chats.map((one) => one.getConversationWith().getName())).toEqual(['DAN', '', '']);
    expect(await textsWith(ann, 'dan')).toEqual(['to dan']);
    await expect(ann.getUser('cid')).rejects.toMatchObject({ code: 'ERR_UID_NOT_FOUND' });
    await vi.waitFor(() => expect(faults).toHaveLength(2));
    expect(told()).toEqual(['bob', 'cid'].map((key) => ['ERR_STORAGE_CORRUPT', { store: 'users', key }]));
    expect(faults[0]).toBeInstanceOf(Exception);
    expect(faults[0]?.message).toContain('"bob" of \'users\'');
  });

  it('of any kind leaves the list, the messages and an export of the rest', async () => {
    const file = new File(['bytes'], 'n.txt');
    await ann.sendMessage(text(ann, 'bob', 'first'));
    await ann.sendMediaMessage(new ann.MediaMessage('bob', file, 'file', 'user'));
    await ann.sendMessage(text(ann, 'bob', 'last'));
    await ann.sendMessage(text(ann, 'cid', 'to cid'));
    await ann.createGroup(new ann.Group('crew', 'Crew'));
    await ann.addMembersToGroup('crew', ['bob', 'cid']);
    await ann.blockUsers(['eve']);
    const garble: Record<string, (row: Row) => unknown> = {
      users: (row) => row.key === 'dan' && { ...row, record: { ...row.record, tags: [7] } },
      groups: (row) => ({ ...row, record: null }),
      members: (row) => row.record.uid === 'bob' && { ...row, record: 'text' },
      relations: (row) => ({ ...row, record: { ...row.record, kind: undefined } }),
      conversations: (row) => row.key.startsWith('ann\nof\nann_user_cid') && { ...row, record: {} },
      messages: (row) => row.record.id === 1 && { ...row, record: { ...row.record, sentAt: 0.5 } },
      media: (row) => ({ key: row.key }),
    };
    for (const [store, change] of Object.entries(garble)) expect(await damage(store, change)).toBe(1);
    const chats = await all(new ann.ConversationsRequestBuilder().setLimit(1).build());
    expect(chats.map((one) => one.getConversationId())).toEqual(['group_crew', 'ann_user_bob']);
    expect(await textsWith(ann, 'bob')).toEqual(['file', 'last']);
    const json = await ann.data.exportData();
    const sizes = Object.fromEntries(
      Object.entries(json.records).map(([store, records]) => [store, records.length]),
    );
    expect(sizes).toMatchObject({ users: 4, groups: 0, members: 2, relations: 0, messages: 5, media: 0 });
    await vi.waitFor(() => expect(faults).toHaveLength(7));
    expect(new Set(faults.map(({ details }) => (details as { store: string }).store)).size).toBe(7);
    await ann.data.importData(json);
    expect(await textsWith(ann, 'bob')).toEqual(['file', 'last']);
    await ann.sendMessage(text(ann, 'cid', 'again'));
    expect((await textsWith(ann, 'cid')).at(-1)).toBe('again');
    expect(faults).toHaveLength(7);
  });

  it('is replaced by what is stored under its key', async () => {
    await damage('users', (row) => row.key === 'cid' && { ...row, record: null });
    await ann.createUser(new ann.User('cid', 'Cid again'));
    expect((await ann.getUser('cid')).getName()).toBe('Cid again');
    expect(uids(await all(new ann.UsersRequestBuilder().build()))).toEqual(['bob', 'cid', 'dan', 'eve']);
  });

  it('does not stop for a listener that throws, and is logged to the console without one', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const failure = new Error('of the app');
    ann.data.onStorageFault = () => {
      throw failure;
    };
    await damage('users', (row) => row.key === 'eve' && { ...row, record: null });
    expect(uids(await all(new ann.UsersRequestBuilder().build()))).toEqual(['bob', 'cid', 'dan']);
    await vi.waitFor(() => expect(reported).toHaveBeenCalledWith(failure));
    const other = tab();
    await other.login('bob');
    expect(uids(await all(new other.UsersRequestBuilder().build()))).toEqual(['ann', 'cid', 'dan']);
    await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining('"eve" of \'users\'')));
  });

  it('whose file cannot be read any more is left out of an export', async () => {
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

  it('of the journal makes the tabs that need it read again', async () => {
    const calls: string[] = [];
    vi.stubGlobal('BroadcastChannel', undefined);
    const bob = await tabOf('bob', { persist: 'chats' });
    bob.addConnectionListener('calls', { onConnected: () => calls.push('onConnected') });
    bob.addMessageListener('calls', { onTextMessageReceived: () => calls.push('onTextMessageReceived') });
    for (const words of ['one', 'two', 'three']) await ann.sendMessage(text(ann, 'bob', words));
    const isSecond = (row: Row) => JSON.stringify(row.record).includes('"two"');
    expect(await damage('journal', (row) => isSecond(row) && { ...row, record: {} })).toBe(1);
    await bob.sendMessage(text(bob, 'ann', 'four'));
    expect(calls).toEqual(['onConnected']);
  });

  it('of a message with damaged reactions or replies is skipped; a damaged reaction shows as none of a user', async () => {
    const ids: number[] = [];
    for (const words of ['one', 'two', 'three'])
      ids.push((await ann.sendMessage(text(ann, 'bob', words))).getId());
    const broken: Record<number, object> = {
      [ids[0] as number]: { reactions: ['👍'] },
      [ids[1] as number]: { repliesWithheldFrom: [7] },
      [ids[2] as number]: { reactions: [{}] },
    };
    await damage('messages', (row) => ({
      ...row,
      record: { ...row.record, ...broken[Number(row.record.id)] },
    }));
    expect(await textsWith(ann, 'bob')).toEqual(['three']);
    await ann.addReaction(ids[2] as number, '👍');
    const [found] = await new ann.MessagesRequestBuilder().setUID('bob').build().fetchPrevious();
    expect(found?.getReactions().map((one) => one.getCount())).toEqual([1, 1]);
  });

  it('that all calls need is repaired when a page opens: nothing is lost, and ids go on', async () => {
    const sent = await ann.sendMessage(text(ann, 'bob', 'before'));
    await ann.createGroup(new ann.Group('crew', 'Crew'));
    await ann.addMembersToGroup('crew', ['bob']);
    const broken = { key: 'meta', lastId: 'many' };
    expect(await damage('meta', (row) => ({ ...row, record: broken }))).toBe(1);
    await expect(ann.sendMessage(text(ann, 'bob', 'refused'))).rejects.toMatchObject({
      code: 'ERR_STORAGE_CORRUPT',
      message: expect.stringContaining('reload the page'),
    });
    const tabs = [tab(), tab()];
    for (const kit of tabs) kit.data.onStorageFault = (fault) => faults.push(fault);
    const [again, other] = await Promise.all(tabs.map((kit) => kit.login('ann').then(() => kit)));
    if (!again || !other) throw new Error('nobody');
    expect(await textsWith(again, 'bob')).toEqual(['before']);
    const calls = record(other);
    const [bob] = await all(new again.GroupMembersRequestBuilder('crew').setSearchKeyword('bob').build());
    const next = await again.sendMessage(text(again, 'bob', 'after'));
    // Two members and their action message used ids, too.
    expect(next.getId()).toBe(sent.getId() + 4);
    expect(bob?.getScope()).toBe('participant');
    await vi.waitFor(() => expect(names(calls)).toContain('onTextMessageReceived'), { timeout: 20_000 });
    await vi.waitFor(() =>
      expect(told()).toContainEqual(['ERR_STORAGE_CORRUPT', { store: 'meta', key: 'meta' }]),
    );
    // A page that stayed open continues.
    await ann.sendMessage(text(ann, 'bob', 'here too'));
    expect(await textsWith(again, 'bob')).toEqual(['before', 'after', 'here too']);
  });
});
