import { createLocalKit, Exception, type LocalKit, type MediaMessage } from 'solid-chat-kit/local';
import { describe, expect, it, vi } from 'vitest';
import { tab, tabOf, textsWith, useFreshDatabases } from './durable.ts';
import { all, names, record, text } from './town.ts';

vi.setConfig({ testTimeout: 60_000 });
useFreshDatabases();

/** Converts to JSON without presence. */
const withoutPresence = (value: unknown) =>
  JSON.stringify(value, (key, part) =>
    ['status', 'online', 'lastActiveAt'].includes(key) ? undefined : part,
  );

describe('a persistent kit', () => {
  it('opens nothing before the first call, and says where the data is', async () => {
    const open = vi.spyOn(indexedDB, 'open');
    const kit = tab();
    kit.addMessageListener('one', {});
    expect(await kit.getLoggedinUser()).toBeNull();
    expect([open.mock.calls.length, kit.storage]).toEqual([0, { kind: 'memory' }]);
    await expect(kit.login('ann')).rejects.toMatchObject({ code: 'ERR_UID_NOT_FOUND' });
    expect([open.mock.calls.length, kit.storage]).toEqual([1, { kind: 'indexeddb', name: 'chats' }]);
  });

  it('finds everything again that was acknowledged', async () => {
    const ann = await tabOf('ann');
    await tabOf('bob');
    await ann.createGroup(new ann.Group('crew', 'Crew', 'password', 'sesame'));
    await ann.addMembersToGroup('crew', ['bob']);
    const sent = await ann.sendMessage(text(ann, 'bob', 'Helo <@uid:bob>'));
    if ('setText' in sent) sent.setText('Hello <@uid:bob>');
    await ann.editMessage(sent);
    await ann.tagConversation('bob', 'user', ['pinned']);
    await ann.blockUsers(['bob']);
    const before = withoutPresence(await all(new ann.ConversationsRequestBuilder().build()));
    await ann.data.close();
    const again = await tabOf('ann');
    expect(withoutPresence(await all(new again.ConversationsRequestBuilder().build()))).toBe(before);
    expect(await textsWith(again, 'bob')).toEqual(['Hello <@uid:bob>']);
    expect((await again.getUser('bob')).getBlockedByMe()).toBe(true);
    const cid = await tabOf('cid');
    await expect(cid.joinGroup('crew', 'x')).rejects.toMatchObject({ code: 'ERR_WRONG_PASSWORD' });
  });

  it('answers a call when its transaction is stored, and not before', async () => {
    const ann = await tabOf('ann');
    await tabOf('bob');
    const order: string[] = [];
    const { transaction } = IDBDatabase.prototype;
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...args) {
      const made = transaction.apply(this, args);
      if (args[1] !== 'readwrite') return made;
      order.push(`durability ${args[2]?.durability}`);
      made.addEventListener('complete', () => order.push('stored'));
      return made;
    });
    await ann.sendMessage(text(ann, 'bob', 'one'));
    order.push('acknowledged');
    expect(order).toEqual(['durability strict', 'stored', 'acknowledged']);
  });

  it('stores a burst of calls in few transactions, in their order', async () => {
    const ann = await tabOf('ann');
    await tabOf('bob');
    const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const sent = await Promise.all(
      Array.from({ length: 200 }, (_, at) => ann.sendMessage(text(ann, 'bob', `${at}`))),
    );
    expect(transactions.mock.calls.length).toBeLessThan(8);
    const ids = sent.map((one) => one.getId());
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    expect(await textsWith(ann, 'bob', 300)).toEqual(Array.from({ length: 200 }, (_, at) => `${at}`));
  });

  it('keeps nothing of a call that is refused, and all of the others in its transaction', async () => {
    const ann = await tabOf('ann');
    await tabOf('bob');
    const answers = await Promise.allSettled([
      ann.sendMessage(text(ann, 'bob', 'first')),
      ann.addFriends(['bob', 'nobody']),
      ann.sendMessage(text(ann, 'bob', 'last')),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await new ann.UsersRequestBuilder().friendsOnly(true).build().fetchNext()).toEqual([]);
    expect(await textsWith(ann, 'bob')).toEqual(['first', 'last']);
  });

  it('seeds a new database once, whichever tab is the first', async () => {
    const seed = { conversations: 12, messages: 4, now: 1_790_000_000 };
    const [one, two] = [tab({ seed }), tab({ seed: { ...seed, seed: 2 } })];
    await Promise.all([one.login('ann'), two.login('bob')]);
    const mine = await all(new one.ConversationsRequestBuilder().build());
    expect(mine).toHaveLength(12);
    await two.sendMessage(text(two, 'ann', 'kept'));
    const later = tab({ seed });
    await later.login('ann');
    expect((await textsWith(later, 'bob')).at(-1)).toBe('kept');
    const memory = createLocalKit({ seed, persist: false });
    await memory.login('ann');
    const users = async (kit: typeof memory) =>
      (await all(new kit.UsersRequestBuilder().build())).map((user) => user.getName());
    expect((await users(later)).length).toBe((await users(memory)).length);
  });

  it('stores files as blobs and creates URLs on demand', async () => {
    const ann = await tabOf('ann');
    const bob = await tabOf('bob');
    const calls = record(bob);
    const file = new File(['the bytes'], 'notes.txt', { type: 'text/plain' });
    const sent = await ann.sendMediaMessage(new ann.MediaMessage('bob', file, 'file', 'user'));
    await vi.waitFor(() => expect(names(calls)).toContain('onMediaMessageReceived'));
    const heard = calls.find(([name]) => name === 'onMediaMessageReceived')?.[1] as typeof sent;
    await ann.data.close();
    const [stored] = await new bob.MessagesRequestBuilder().setUID('ann').build().fetchPrevious();
    for (const message of [heard, stored]) {
      if (!message || !('getAttachment' in message)) throw new Error('no media message');
      const attachment = message.getAttachment();
      expect([attachment.getName(), attachment.getMimeType(), attachment.getSize()]).toEqual([
        'notes.txt',
        'text/plain',
        9,
      ]);
      expect(await (attachment.getFile() as File).text()).toBe('the bytes');
      expect(attachment.getUrl()).toMatch(/^blob:/);
      expect(attachment.getUrl()).toBe(attachment.getUrl());
    }
  });

  describe('a message with several files', () => {
    const files = () => ['one', 'two', 'three'].map((text) => new File([text], `${text}.txt`));
    const textsOf = (message: object | undefined) =>
      Promise.all((message as MediaMessage).getAttachments().map((each) => (each.getFile() as File).text()));
    const sendAll = (kit: LocalKit) => {
      const message = new kit.MediaMessage('bob', files(), 'file', 'user');
      message.setCaption('All');
      return kit.sendMediaMessage(message);
    };

    it('is stored for all tabs, exported and imported, and deleted with its bytes', async () => {
      const ann = await tabOf('ann');
      const bob = await tabOf('bob');
      const calls = record(bob);
      const sent = await sendAll(ann);
      await vi.waitFor(() => expect(names(calls)).toContain('onMediaMessageReceived'));
      const [stored] = await new bob.MessagesRequestBuilder().setUID('ann').build().fetchPrevious();
      const json = JSON.parse(JSON.stringify(await ann.data.exportData()));
      const memory = createLocalKit({ persist: false });
      await memory.data.importData(json);
      await memory.login('bob');
      const [imported] = await new memory.MessagesRequestBuilder().setUID('ann').build().fetchPrevious();
      for (const message of [
        sent,
        calls.find(([name]) => name === 'onMediaMessageReceived')?.[1],
        stored,
        imported,
      ])
        expect(await textsOf(message as object)).toEqual(['one', 'two', 'three']);
      expect(json.records.media).toHaveLength(1);
      await ann.deleteMessage(sent);
      expect((await ann.data.exportData()).records.media).toEqual([]);
    });

    it('keeps its files if an edit names all of them', async () => {
      const ann = await tabOf('ann');
      await tabOf('bob');
      const sent = await sendAll(ann);
      const draft = new ann.MediaMessage(
        'bob',
        files().map(({ name }) => ({ name })),
        'file',
        'user',
      );
      draft.setId(sent.getId());
      draft.setCaption('Read');
      const edited = (await ann.editMessage(draft)) as MediaMessage;
      expect([edited.getCaption(), await textsOf(edited)]).toEqual(['Read', ['one', 'two', 'three']]);
    });
  });

  it('takes the bytes of a file away with its message', async () => {
    const ann = await tabOf('ann');
    await tabOf('bob');
    const file = new File(['the bytes'], 'notes.txt');
    const sent = await ann.sendMediaMessage(new ann.MediaMessage('bob', file, 'file', 'user'));
    expect((await ann.data.exportData()).records.media).toHaveLength(1);
    await ann.deleteMessage(sent);
    expect((await ann.data.exportData()).records.media).toEqual([]);
  });

  it('keeps the file of a message if an edit only names it, and removes it for another one', async () => {
    const ann = await tabOf('ann');
    await tabOf('bob');
    const file = new File(['the bytes'], 'notes.txt', { type: 'text/plain' });
    const { MediaMessage } = ann;
    const sent = await ann.sendMediaMessage(new MediaMessage('bob', file, 'file', 'user'));
    const edit = async (to: { name: string; url?: string }) => {
      const draft = new MediaMessage('bob', to, 'file', 'user');
      draft.setId(sent.getId());
      draft.setCaption('Read this');
      const edited = (await ann.editMessage(draft)) as typeof draft;
      expect(edited.getCaption()).toBe('Read this');
      return edited.getAttachment();
    };
    const kept = await edit({ name: 'notes.txt' });
    expect([kept.getMimeType(), kept.getSize()]).toEqual(['text/plain', 9]);
    expect(await (kept.getFile() as File).text()).toBe('the bytes');
    const other = await edit({ name: 'notes.txt', url: 'https://files.example/notes.txt' });
    expect(other.getUrl()).toBe('https://files.example/notes.txt');
    expect((await ann.data.exportData()).records.media).toEqual([]);
  });

  it('has no messages before one that its user deleted with the conversation', async () => {
    const ann = await tabOf('ann');
    await tabOf('bob');
    const first = await ann.sendMessage(text(ann, 'bob', 'old'));
    await ann.sendMessage(text(ann, 'bob', 'old too'));
    await ann.deleteConversation('bob', 'user');
    const builder = new ann.MessagesRequestBuilder().setUID('bob').setMessageId(first.getId());
    expect(await builder.build().fetchPrevious()).toEqual([]);
  });
});

describe('export, import and reset', () => {
  it('carry the whole data set, files included, between memory and databases', async () => {
    const seed = { conversations: 20, messages: 5, now: 1_790_000_000 };
    const source = createLocalKit({ seed, persist: false });
    await source.login('ann');
    const file = new File(['ÿ\u0000 bytes'], 'a.bin', { type: 'application/x' });
    await source.sendMediaMessage(new source.MediaMessage('bob', file, 'file', 'user'));
    const rows = withoutPresence(await all(new source.ConversationsRequestBuilder().build()));
    const json = JSON.parse(JSON.stringify(await source.data.exportData()));
    const target = await tabOf('ann');
    await target.data.importData(json);
    expect(withoutPresence(await all(new target.ConversationsRequestBuilder().build()))).toBe(rows);
    expect(withoutPresence(await target.data.exportData())).toBe(withoutPresence(json));
    const back = createLocalKit({ persist: false });
    await back.data.importData(await target.data.exportData());
    await back.login('ann');
    expect(withoutPresence(await all(new back.ConversationsRequestBuilder().build()))).toBe(rows);
    const sent = await back.sendMessage(text(back, 'bob', 'newer'));
    expect(sent.getId()).toBeGreaterThan(json.lastId);
    const [, media] = (
      await new back.MessagesRequestBuilder().setUID('bob').setLimit(2).build().fetchPrevious()
    ).reverse();
    if (!media || !('getAttachment' in media)) throw new Error('no media message');
    expect(await (media.getAttachment().getFile() as File).text()).toBe('ÿ\u0000 bytes');
  });

  it('reject damaged data before anything is replaced', async () => {
    const ann = await tabOf('ann');
    await tabOf('bob');
    await ann.sendMessage(text(ann, 'bob', 'kept'));
    const json = await ann.data.exportData();
    const bad: unknown[] = [
      null,
      {},
      'text',
      { ...json, version: 99 },
      { ...json, lastId: 'many' },
      { ...json, lastId: 0 },
      { ...json, records: null },
      { ...json, records: { ...json.records, users: undefined } },
      { ...json, records: { ...json.records, users: [...json.records.users, { uid: 7 }] } },
      { ...json, records: { ...json.records, messages: [null] } },
      { ...json, records: { ...json.records, media: [{ id: 1, base64: '*' }] } },
    ];
    for (const one of bad) {
      const refused = expect(ann.data.importData(one as typeof json)).rejects;
      await refused.toMatchObject({ name: 'KitException', code: 'ERR_BAD_ARGUMENT' });
    }
    expect(await textsWith(ann, 'bob')).toEqual(['kept']);
  });

  it('hand out nothing but what the SDK knows of a record, whatever else it holds', async () => {
    const ann = await tabOf('ann');
    await tabOf('bob');
    await ann.createGroup(new ann.Group('crew', 'Crew'));
    await ann.sendMessage(text(ann, 'bob', 'kept'));
    const plain = await ann.data.exportData();
    const more = { kind: 'other', getName: 'x', getText: 'x', token: 'secret' };
    const add = (records: readonly unknown[]) =>
      records.map((record) => ({ ...(record as object), ...more }));
    const { users, groups, messages, conversations } = plain.records;
    const records = {
      ...plain.records,
      users: add(users),
      groups: add(groups),
      messages: add(messages),
      conversations: conversations.map((entry) => ({ ...(entry as object), token: 'secret' })),
    };
    const json = async () => {
      const rows = await all(new ann.ConversationsRequestBuilder().build());
      const people = await all(new ann.UsersRequestBuilder().build());
      return withoutPresence([...rows, ...people, await ann.getGroup('crew')]);
    };
    const before = await json();
    await ann.data.importData({ ...plain, records });
    expect(await json()).toBe(before);
    expect((await ann.getUser('bob')).getName()).not.toBe('x');
  });

  it('make the sessions of all tabs read again, and sign out users who are gone', async () => {
    const ann = await tabOf('ann');
    const bob = await tabOf('bob');
    await ann.sendMessage(text(ann, 'bob', 'first'));
    const json = await ann.data.exportData();
    const cid = await tabOf('cid');
    const [annHears, bobHears, cidHears] = [record(ann), record(bob), record(cid)];
    await ann.data.importData(json);
    const connection = ['inConnecting', 'onConnected'];
    await vi.waitFor(() => expect(names(cidHears)).toContain('logoutSuccess'));
    await vi.waitFor(() => expect(names(bobHears)).toEqual(expect.arrayContaining(connection)));
    expect(names(annHears)).toEqual(expect.arrayContaining(connection));
    expect(await cid.getLoggedinUser()).toBeNull();
    await bob.sendMessage(text(bob, 'ann', 'second'));
    await vi.waitFor(() => expect(names(annHears)).toContain('onTextMessageReceived'));
  });

  it('start again, with the seed if there is one', async () => {
    const seed = { conversations: 5, messages: 3 };
    const ann = tab({ seed });
    await ann.login('ann');
    await ann.sendMessage(text(ann, 'bob', 'mine'));
    await ann.data.reset();
    expect(await ann.getLoggedinUser()).not.toBeNull();
    expect(await textsWith(ann, 'bob')).not.toContain('mine');
    expect(await all(new ann.ConversationsRequestBuilder().build())).toHaveLength(5);
    const plain = await tabOf('ann', { persist: 'plain' });
    await plain.data.reset();
    expect(await plain.getLoggedinUser()).toBeNull();
    await expect(plain.login('ann')).rejects.toBeInstanceOf(Exception);
    const memory = createLocalKit({ persist: false, seed });
    await memory.login('ann');
    await memory.sendMessage(text(memory, 'bob', 'mine'));
    await memory.data.reset();
    expect(await textsWith(memory, 'bob')).not.toContain('mine');
  });
});
