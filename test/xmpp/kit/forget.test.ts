import '../../support/databases.ts';
import { type Agent, createClient } from 'stanza';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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

it('[sdk.xmpp.forget] deletes it also while the user is still being signed in', async () => {
  const kit = createXmppKit({ service: 'wss://example.org/ws', domain: 'example.org' });
  const signedIn = expect(kit.login('ann@example.org', { password: 'x' })).rejects.toMatchObject({
    code: 'ERR_NOT_LOGGED_IN',
  });
  await kit.logout({ forget: true });
  await signedIn;
  expect(await databases()).toEqual([]);
  kit.close();
});

describe('[sdk.xmpp.forget] drafts and unsent texts', () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('localStorage', { removeItem: (key: string) => stored.delete(key) });
    for (const account of [
      '["xmpp:a.example","ann"]',
      '["xmpp:b.example","ann"]',
      '["xmpp:a.example","bob"]',
    ])
      for (const kind of ['drafts', 'unsent']) stored.set(`solid-chat-kit:${kind}@${account}`, '[]');
    return () => vi.unstubAllGlobals();
  });

  /** Signs in and out on a server that cannot be reached; returns whether anything of Ann's is left. */
  async function leave(options: { persist?: boolean }, forget: boolean) {
    const kit = createXmppKit({ service: 'wss://a.example/ws', domain: 'A.example', ...options });
    const signingIn = kit.login('ann@a.example', { password: 'x' }).catch(() => undefined);
    await kit.logout({ forget });
    await signingIn;
    kit.close();
    expect(kit.storageScope).toBe('xmpp:a.example');
    return [...stored.keys()].filter((key) => key.endsWith('["xmpp:a.example","ann"]'));
  }

  it('of the account alone are deleted with the rest', async () => {
    expect(await leave({}, true)).toEqual([]);
    expect(stored.size).toBe(4);
  });

  it('stay at another sign-out', async () => {
    expect(await leave({}, false)).toHaveLength(2);
  });

  it('are deleted at each sign-out where nothing may stay', async () => {
    expect(await leave({ persist: false }, false)).toEqual([]);
  });
});
