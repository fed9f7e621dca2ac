import 'fake-indexeddb/auto';
import { type Agent, createClient } from 'stanza';
import { expect, it, vi } from 'vitest';
import { Archive } from '../../../src/xmpp/archive/archive.ts';
import { createXmppKit } from '../../../src/xmpp/index.ts';
import { FakeClient } from '../fake-client.ts';

vi.mock(import('stanza'), async (original) => ({ ...(await original()), createClient: vi.fn() }));
vi.mocked(createClient).mockImplementation(
  () => Object.assign(new FakeClient(), { isReachable: false }) as unknown as Agent,
);

const databases = async () => (await indexedDB.databases()).map(({ name }) => name);

it('[sdk.xmpp.forget] deletes what is stored of an account only if the sign-out asks for it', async () => {
  const database = 'solid-chat-kit ann@example.org';
  const archive = await Archive.open('ann@example.org', {
    name: database,
    persist: true,
    mention: '',
    drop: () => undefined,
    onError(error) {
      throw error;
    },
  });
  await archive.write(async (tx) => tx.put('meta', { key: 'sync ', newest: { id: '1', at: 1 }, gaps: [] }));
  archive.close();

  const kit = createXmppKit({ service: 'wss://example.org/ws', domain: 'example.org' });
  await kit.login('ann@example.org', { password: 'x' });
  await kit.logout();
  expect(await databases()).toEqual([database]);
  await kit.login('ann@example.org', { password: 'x' });
  await kit.logout({ forget: true });
  expect(await databases()).toEqual([]);
  await expect(kit.login('ann@example.org', { password: 'x' })).rejects.toMatchObject({
    code: 'ERR_OFFLINE',
  });
  kit.close();
});
