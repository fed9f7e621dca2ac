import { readFileSync } from 'node:fs';
import type { DataExport, LocalKit } from 'solid-chat-kit/local';
import { describe, expect, it, vi } from 'vitest';
import { MIGRATIONS } from '../../src/local/storage/schema.ts';
import { tab, tabOf, textsWith, useFreshDatabases } from './durable.ts';
import { all, text } from './town.ts';

vi.setConfig({ testTimeout: 60_000 });
useFreshDatabases();

type Row = { key: string; record: Record<string, unknown> };
type Rows = Record<'users' | 'messages' | 'media' | 'journal' | 'meta', Row[]> & Record<string, Row[]>;

/**
 * All rows of a database of version 3: `a` and `b_user_c` shared an id with `a_user_b` and `c`, and the group
 * `x_user_y` with `group_x` and `y`; names, tags and one uid contain control characters.
 */
const readRows = (): Rows =>
  JSON.parse(readFileSync(new URL('./old-database.json', import.meta.url), 'utf8'));

const blobOf = ({ base64, type }: { base64: string; type: string }) =>
  new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], { type });

/** Creates the database as a page of a version left it. */
async function writeDatabase(version: number): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('chats', version);
    request.onupgradeneeded = () => {
      for (const step of MIGRATIONS.slice(0, version))
        step(request.result as never, request.transaction as never);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const rows = readRows();
  const stores = [...database.objectStoreNames];
  const write = database.transaction(stores, 'readwrite');
  for (const store of stores) {
    for (const row of rows[store] ?? []) {
      const { blob } = row.record;
      const record = blob ? { ...row.record, blob: blobOf(blob as never) } : row.record;
      write.objectStore(store).put({ ...row, record });
    }
  }
  await new Promise((resolve) => {
    write.oncomplete = resolve;
  });
  database.close();
}

/** The same data as version 3 exported it. */
function oldExport(): DataExport {
  const { meta, journal: _, ...stores } = readRows();
  const records = Object.entries(stores).map(([store, rows]) => [
    store,
    rows.map(({ record }) => (record.blob ? { ...record, ...(record.blob as object) } : record)),
  ]);
  const { lastId, now } = meta[0]?.record ?? {};
  return {
    format: 'solid-chat-kit',
    version: 1,
    lastId,
    now,
    records: Object.fromEntries(records),
  } as DataExport;
}

const opens: [string, () => Promise<() => LocalKit>][] = [1, 2, 3].map((version) => [
  `a database of version ${version}`,
  async () => {
    await writeDatabase(version);
    return () => tab();
  },
]);
opens.push([
  'an export of version 1, put in a database',
  async () => {
    await tab().data.importData(oldExport());
    return () => tab();
  },
]);
opens.push([
  'an export of version 1, put in memory',
  async () => {
    const kit = tab({ persist: false });
    await kit.data.importData(oldExport());
    const { data } = kit;
    return () => new (kit.constructor as new (of: typeof data) => LocalKit)(data);
  },
]);

describe.each(opens)('%s', (where, open) => {
  const as = async (make: () => LocalKit, uid: string) => {
    const kit = make();
    await kit.login(uid);
    return kit;
  };
  const rowsOf = async (kit: LocalKit) =>
    Object.fromEntries(
      (await all(new kit.ConversationsRequestBuilder().build())).map((one) => {
        const last = one.getLastMessage();
        const words = last && 'getText' in last ? (last.getText as () => string)() : last?.getType();
        return [one.getConversationId(), [words, one.getUnreadMessageCount()]];
      }),
    );
  const groupTexts = async (kit: LocalKit) => {
    const found = await new kit.MessagesRequestBuilder().setGUID('x_user_y').build().fetchPrevious();
    return found.map((one) => ('getText' in one ? one.getText() : one.getType()));
  };

  it('keeps every conversation, and takes apart those that shared an id', async () => {
    const make = await open();
    const [a, c, y, groupX] = await Promise.all(['a', 'c', 'y', 'group_x'].map((uid) => as(make, uid)));
    if (!a || !c || !y || !groupX) throw new Error('nobody');
    expect(await rowsOf(a)).toEqual({ a_user_b__user__c: ['b_user_c to a', 1] });
    expect(await textsWith(a, 'b_user_c')).toEqual(['a to b_user_c', 'b_user_c to a']);
    expect(await rowsOf(c)).toEqual({ a__user__b_user_c: ['c to a_user_b', 0] });
    expect(await textsWith(c, 'a_user_b')).toEqual(['c to a_user_b']);
    const direct = ['y to group_x', 'group_x to y'];
    expect(await rowsOf(y)).toEqual({
      group_x__user__y: ['in the group', 0],
      group__x_user_y: ['group_x to y', 1],
    });
    expect(await rowsOf(groupX)).toEqual({
      group_x__user__y: ['in the group', 1],
      group__x_user_y: ['group_x to y', 1],
    });
    for (const [kit, other] of [
      [y, 'group_x'],
      [groupX, 'y'],
    ] as const) {
      expect(await groupTexts(kit)).toEqual(['groupMember', 'groupMember', 'in the group']);
      expect(await textsWith(kit, other)).toEqual(direct);
    }
  });

  it('finds all that was stored under keys with control characters', async () => {
    const make = await open();
    const ann = await as(make, 'ann');
    const users = await all(new ann.UsersRequestBuilder().setLimit(2).build());
    expect(users.map((user) => user.getUid()).sort()).toEqual(
      ['a', 'a_user_b', 'b_user_c', 'c', 'ctl\u0001', 'group_x', 'john_doe', 'y'].sort(),
    );
    const tagged = (tag: string) => all(new ann.UsersRequestBuilder().setTags([tag]).build());
    expect((await tagged('vip\0')).map((user) => user.getName())).toEqual(['Jo\0\nn']);
    expect((await tagged('\ud800')).map((user) => user.getName())).toEqual(['Jo\0\nn']);
    const friends = await all(new ann.UsersRequestBuilder().friendsOnly(true).build());
    expect(friends.map((user) => user.getUid())).toEqual(['ctl\u0001', 'john_doe']);
    const pinned = await all(new ann.ConversationsRequestBuilder().setTags(['pinned\n']).build());
    expect(pinned.map((one) => one.getConversationId())).toEqual(['ann_user_john__doe']);
    expect(await textsWith(ann, 'ctl\u0001')).toEqual(['ctl to ann']);
    const control = await as(make, 'ctl\u0001');
    expect(await groupTexts(control)).toEqual(['groupMember', 'groupMember', 'in the group']);
    await control.leaveGroup('x_user_y');
    expect((await control.getGroup('x_user_y')).getMembersCount()).toBe(2);
  });

  it('continues: receipts, files, counts and new messages', async () => {
    const make = await open();
    const [ann, john, y] = await Promise.all(['ann', 'john_doe', 'y'].map((uid) => as(make, uid)));
    if (!ann || !john || !y) throw new Error('nobody');
    const [media] = await new john.MessagesRequestBuilder().setUID('ann').build().fetchPrevious();
    if (!media || !('getAttachment' in media)) throw new Error('no media message');
    expect(media.getReadAt()).toBeGreaterThan(0);
    // Version 1 kept no files.
    if (!where.endsWith('version 1')) {
      expect(await (media.getAttachment().getFile() as File).text()).toBe('the bytes');
    }
    expect((await ann.getConversation('john_doe', 'user')).getUnreadMessageCount()).toBe(1);
    const sent = await john.sendMessage(text(john, 'ann', 'new'));
    expect([sent.getId(), sent.getConversationId()]).toEqual([15, 'ann_user_john__doe']);
    expect(await textsWith(ann, 'john_doe')).toEqual(['file', 'john_doe to ann', 'new']);
    await ann.markAsRead(sent);
    expect((await ann.getConversation('john_doe', 'user')).getUnreadMessageCount()).toBe(0);
    expect((await ann.getUser('c')).getBlockedByMe()).toBe(true);
    await y.sendMessage(text(y, 'group_x', 'direct'));
    await y.sendMessage(text(y, 'x_user_y', 'group', 'group'));
    expect((await textsWith(y, 'group_x')).at(-1)).toBe('direct');
    expect((await groupTexts(y)).at(-1)).toBe('group');
  });
});

describe('threads of version 4, which were parts of conversations', () => {
  /** Takes away from every record what version 5 added. */
  async function asVersion4(): Promise<void> {
    const open = (version?: number, upgrade = (_request: IDBOpenDBRequest): void => undefined) =>
      new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('chats', version);
        request.onupgradeneeded = () => upgrade(request);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const newer = await open();
    const rows = new Map<string, Row[]>();
    for (const store of [...newer.objectStoreNames]) {
      const request = newer.transaction(store).objectStore(store).getAll();
      rows.set(
        store,
        await new Promise((resolve) => {
          request.onsuccess = () => resolve(request.result);
        }),
      );
    }
    newer.close();
    indexedDB.deleteDatabase('chats');
    const older = await open(4, ({ result, transaction }) => {
      for (const step of MIGRATIONS.slice(0, 4)) step(result as never, transaction as never);
    });
    const write = older.transaction([...older.objectStoreNames], 'readwrite');
    const newest = Math.max(...(rows.get('messages') ?? []).map(({ record }) => Number(record.id)));
    for (const [store, all] of rows) {
      for (const row of all) {
        const { replies, repliesWithheldFrom, changedAt, muid, ...record } = row.record;
        if (store === 'meta') record.keysVersion = 2;
        // The newest message, a reply, was the last one of its conversation.
        if (store === 'conversations') record.lastId = newest;
        write.objectStore(store).put({ ...row, ...(store === 'messages' && { others: [] }), record });
      }
    }
    await new Promise((resolve) => {
      write.oncomplete = resolve;
    });
    older.close();
  }

  const ways = ['a database', 'an export'] as const;
  it.each(ways)('leave its pages and rows when %s is opened', async (way) => {
    const [ann, bob] = [await tabOf('ann'), await tabOf('bob')];
    const question = await bob.sendMessage(text(bob, 'ann', 'question'));
    const other = await bob.sendMessage(text(bob, 'ann', 'other'));
    for (const words of ['one', 'two']) {
      const reply = text(bob, 'ann', words);
      reply.setParentMessageId(question.getId());
      await bob.sendMessage(reply);
    }
    const json = await ann.data.exportData();
    for (const kit of [ann, bob]) await kit.data.close();
    await asVersion4();
    let again = tab();
    if (way === 'an export') {
      const records = {
        ...json.records,
        messages: json.records.messages.map((one) => ({ ...(one as object), replies: undefined })),
        conversations: json.records.conversations.map((one) => ({ ...(one as object), lastId: json.lastId })),
      };
      again = tab({ persist: 'imported' });
      await again.data.importData(JSON.parse(JSON.stringify({ ...json, version: 2, records })));
    }
    await again.login('ann');
    expect(await textsWith(again, 'bob')).toEqual(['question', 'other']);
    const row = await again.getConversation('bob', 'user');
    expect([row.getLastMessage()?.getId(), row.getUnreadMessageCount()]).toEqual([other.getId(), 2]);
    expect((await again.getMessageDetails(question.getId())).getReplyCount()).toBe(2);
    const thread = new again.MessagesRequestBuilder().setUID('bob').setParentMessageId(question.getId());
    expect(await thread.build().fetchPrevious()).toMatchObject([{ text: 'one' }, { text: 'two' }]);
    await again.markAsRead(other);
    expect((await again.getConversation('bob', 'user')).getUnreadMessageCount()).toBe(0);
  });
});

describe('a database of an earlier version', () => {
  it('is rewritten once, by whichever of several tabs is the first', async () => {
    await writeDatabase(3);
    const tabs = [tab(), tab(), tab()];
    await Promise.all(tabs.map((kit) => kit.login('a')));
    for (const kit of tabs) expect(await textsWith(kit, 'b_user_c')).toHaveLength(2);
    const json = await (tabs[0] as LocalKit).data.exportData();
    expect([json.version, json.records.messages.length, json.records.conversations.length]).toEqual([
      3, 11, 13,
    ]);
    const writes = vi.spyOn(IDBObjectStore.prototype, 'put');
    const again = tab();
    await again.getLoggedinUser();
    await again.login('a');
    const stores = writes.mock.contexts.map((store) => (store as IDBObjectStore).name);
    expect(stores.filter((name) => name === 'messages')).toEqual([]);
  });

  it('closes to pages of that version, whose calls say that they must be reloaded', async () => {
    // This page with an older version: it closes when a newer one requests that.
    const older = await tabOf('ann');
    const newer = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('chats', MIGRATIONS.length + 1);
      request.onsuccess = () => resolve(request.result);
      request.onblocked = reject;
    });
    await expect(older.getUser('ann')).rejects.toMatchObject({
      code: 'ERR_STORAGE_GONE',
      message: expect.stringContaining('reload'),
    });
    await expect(older.createUser(new older.User('bob', 'Bob'))).rejects.toMatchObject({
      code: 'ERR_STORAGE_GONE',
    });
    newer.close();
  });
});
