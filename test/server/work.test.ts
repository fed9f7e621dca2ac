import type { MessageJSON } from 'solid-chat-kit/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Chat, openChat } from '../../example/server/chat.mjs';

/** Counts the reads of a send and a read in a group of this size, with all members connected. */
async function readsIn(size: number): Promise<number> {
  const chat = await openChat();
  const members = [];
  for (let index = 0; index < size; index++) {
    members.push(await chat.caller((await chat.signIn(`user ${index}`)).token));
  }
  await chat.createGroup(
    'crew',
    'Crew',
    members.map(({ user }) => user),
  );
  let events = 0;
  for (const { user, session, device } of members) {
    await chat.live.prepare(user);
    const send = (text: string) => {
      if (text.startsWith('["message"') || text.startsWith('["read"')) events += 1;
    };
    chat.live.connect({ user, session, id: device, send, end: () => undefined });
  }
  const present = () => chat.store.all('SELECT user_id FROM presence');
  await vi.waitFor(async () => expect(await present()).toHaveLength(size), 20_000);
  await new Promise(setImmediate);
  const all = vi.spyOn(chat.store, 'all');
  const [ann, bob] = members as [(typeof members)[0], (typeof members)[0]];
  const sent = await chat.send(ann, { group: 'crew', text: 'Hi' });
  await chat.read(bob, { id: Number(sent?.id) });
  await vi.waitFor(() => expect(events).toBe(2 * (size - 1)), 20_000);
  const reads = all.mock.calls.filter(([sql]) => !/presence|blocks/.test(sql)).length;
  await chat.close();
  return reads;
}

it('[helper.ownServer.work] a send and a read cost as many statements in a large group as in a small one', async () => {
  expect(await readsIn(120)).toBe(await readsIn(6));
});

describe('[helper.ownServer.work] sends of one moment', () => {
  let chat: Chat;
  const { signal } = new AbortController();
  beforeEach(async () => {
    chat = await openChat();
  });
  afterEach(() => chat.close());

  const signIn = async (name: string) => chat.caller((await chat.signIn(name)).token);
  /** The message of each send, or the code of its error. */
  const settle = async (sends: Promise<MessageJSON>[]) =>
    (await Promise.allSettled(sends)).map((each) =>
      each.status === 'fulfilled' ? each.value : (each.reason as { code: string }).code,
    );

  it('share one write, and keep their order', async () => {
    const [ann, bob] = [await signIn('Ann'), await signIn('Bob')];
    await chat.createGroup('crew', 'Crew', ['ann', 'bob']);
    const write = vi.spyOn(chat.store, 'write');
    const texts = Array.from({ length: 60 }, (_, index) => `Text ${index}`);
    await Promise.all(texts.map((text, index) => chat.send(index % 2 ? ann : bob, { group: 'crew', text })));
    expect(write).toHaveBeenCalledTimes(1);
    const { items } = await chat.messages(ann, { group: 'crew', limit: 100, signal });
    expect(items.map(({ text }) => text)).toEqual(texts);
  });

  it('are refused one by one', async () => {
    const [ann, bob, cid] = [await signIn('Ann'), await signIn('Bob'), await signIn('Cid')];
    await chat.createGroup('crew', 'Crew', ['ann', 'bob']);
    await chat.send(bob, { user: 'cid', text: 'Hello' });
    await chat.block(cid, { ids: ['bob'], blocked: true });
    const elsewhere = await chat.send(ann, { user: 'bob', text: 'Elsewhere' });
    const file = await chat.upload(ann, { name: 'a.png', type: 'image/png', bytes: new Uint8Array(3) });
    const results = await settle([
      chat.send(ann, { group: 'crew', text: 'One', muid: 'm1' }),
      chat.send(ann, { group: 'crew', text: 'One', muid: 'm1' }),
      chat.send(cid, { group: 'crew', text: 'Stranger' }),
      chat.send(bob, { user: 'cid', text: 'Blocked' }),
      chat.send(ann, { group: 'crew', text: 'Reply', parentId: elsewhere.id }),
      chat.send(ann, { group: 'crew', file, muid: 'm2' }),
      chat.send(ann, { group: 'crew', file, muid: 'm3' }),
      chat.send(ann, { group: 'nowhere', text: 'Lost' }),
      chat.send(ann, { group: 'ann bob', text: 'A chat of two as a group' }),
      chat.send(ann, { user: 'cid', text: 'First' }),
      chat.send(ann, { user: 'bob', text: 'Taken', muid: 'm1' }),
      chat.send(bob, { group: 'crew', text: 'Last' }),
    ]);
    expect(results.map((each) => (typeof each === 'string' ? each : (each.text ?? each.file?.name)))).toEqual(
      [
        'One',
        'One',
        'ERR_NOT_A_MEMBER',
        'ERR_BLOCKED',
        'ERR_MESSAGE_NOT_FOUND',
        'a.png',
        'ERR_BAD_FILE',
        'ERR_GUID_NOT_FOUND',
        'ERR_GUID_NOT_FOUND',
        'First',
        'ERR_MUID_TAKEN',
        'Last',
      ],
    );
    const { items } = await chat.messages(ann, { group: 'crew', limit: 100, signal });
    expect(items.map(({ text, file: sent }) => text ?? sent?.name)).toEqual(['One', 'a.png', 'Last']);
  });

  it('count the replies of a thread, and move a chat by its messages outside of threads', async () => {
    const [ann, bob] = [await signIn('Ann'), await signIn('Bob')];
    const first = await chat.send(ann, { user: 'bob', text: 'First' });
    await Promise.all([
      chat.send(ann, { user: 'bob', text: 'Reply 1', parentId: first.id }),
      chat.send(bob, { user: 'ann', text: 'Reply 2', parentId: first.id }),
    ]);
    expect(await chat.message(ann, { id: Number(first.id) })).toMatchObject({ replies: 2 });
    const { items } = await chat.conversations(ann, { limit: 10, after: undefined, signal });
    expect(items[0]?.lastMessage).toMatchObject({ text: 'First' });
  });

  it('are refused early when too many wait', async () => {
    const ann = await signIn('Ann');
    await chat.createGroup('crew', 'Crew', ['ann']);
    const results = await settle(
      Array.from({ length: 1500 }, (_, index) => chat.send(ann, { group: 'crew', text: `${index}` })),
    );
    expect(results.slice(0, 1000).some((each) => typeof each === 'string')).toBe(false);
    expect(new Set(results.slice(1000))).toEqual(new Set(['ERR_BUSY']));
    expect(await chat.send(ann, { group: 'crew', text: 'Later' })).toMatchObject({ text: 'Later' });
  });
});
