import { createLocalKit, type LocalKit } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { describe, expect, it, vi } from 'vitest';
import { tab, tabOf, useFreshDatabases } from './durable.ts';
import { all, record, signIn, town } from './town.ts';

vi.setConfig({ testTimeout: 60_000 });
useFreshDatabases();

const SEED = { conversations: 8, users: 30, messages: 2 };

async function online(kit: LocalKit): Promise<string[]> {
  const users = await all(new kit.UsersRequestBuilder().setStatus('online').build());
  return users.map((user) => user.getUid());
}

describe('seeding', () => {
  it.each([false, 'chats'])(
    'takes its turn: nothing is taken away that was made (persist: %s)',
    async (persist) => {
      const seeded = tab({ persist });
      const seeding = seeded.data.seed(SEED);
      await seeded.createUser(new seeded.User('zoe', 'Zoe'));
      await seeding;
      expect((await seeded.login('zoe')).getName()).toBe('Zoe');
      expect((await seeded.getUser('bob')).getUid()).toBe('bob');

      const kit = tab({ persist: persist && 'others' });
      const made = kit.createUser(new kit.User('zoe', 'Zoe'));
      await expect(kit.data.seed(SEED)).rejects.toMatchObject({ code: 'ERR_NOT_EMPTY' });
      expect((await made).getName()).toBe('Zoe');
    },
  );
});

describe('who is online', () => {
  it('after a reset includes the signed-in users, and those of the seed', async () => {
    const ann = await signIn(createLocalKit({ persist: false, seed: SEED }).data, 'ann');
    const bob = await signIn(ann.data, 'bob');
    const before = await online(ann);
    await ann.data.reset();
    expect(await online(ann)).toEqual(before);
    expect(await online(bob)).toContain('ann');
    expect((await ann.getLoggedinUser())?.getStatus()).toBe('online');
  });

  it('after an import are those who are signed in, and not those who were when it was exported', async () => {
    const source = await town('ann', 'bob', 'cid');
    await signIn(source, 'bob');
    const json = await source.exportData();
    const ann = await tabOf('ann');
    const cid = await tabOf('cid');
    await ann.data.importData(json);
    expect([await online(ann), await online(cid)]).toEqual([['cid'], ['ann']]);
    expect((await ann.getUser('bob')).getStatus()).toBe('offline');
  });
});

it('files of any size are exported, one after the other', async () => {
  const ann = await signIn(await town('ann', 'bob'), 'ann');
  const bytes = Uint8Array.from({ length: 200_001 }, (_, at) => at * 7);
  let reading = 0;
  let most = 0;
  const { arrayBuffer } = Blob.prototype;
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockImplementation(async function (this: Blob) {
    most = Math.max(most, ++reading);
    const buffer = await arrayBuffer.call(this);
    reading--;
    return buffer;
  });
  for (const name of ['a.bin', 'b.bin', 'c.bin']) {
    await ann.sendMediaMessage(new ann.MediaMessage('bob', new File([bytes], name), 'file', 'user'));
  }
  const json = await ann.data.exportData();
  expect(most).toBe(1);
  const base64 = Buffer.from(bytes).toString('base64');
  expect(json.records.media).toEqual([1, 2, 3].map((id) => ({ id, type: '', base64 })));
});

it('a failed reconnect leaves the kit disconnected, and rejects', async () => {
  const data = await town('ann', 'bob');
  const ann = await signIn(data, 'ann');
  controlOf(ann).disconnect();
  await data.reset();
  const calls = record(ann);
  await expect(controlOf(ann).connect()).rejects.toMatchObject({ code: 'ERR_UID_NOT_FOUND' });
  expect(controlOf(ann).connected).toBe(false);
  await createLocalKit({ data }).createUser(new ann.User('ann', 'Ann'));
  await controlOf(ann).connect();
  expect(controlOf(ann).connected).toBe(true);
  expect(calls.map(([name]) => name)).toEqual([
    'inConnecting',
    'onDisconnected',
    'inConnecting',
    'onConnected',
  ]);
});
