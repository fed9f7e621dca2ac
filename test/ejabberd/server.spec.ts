import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { type Agent, createClient } from 'stanza';
import { startEjabberd } from '../../scripts/ejabberd/server.mjs';

// The servers that the other files rely on.

/** Signs a user in with a plain client. */
async function signIn(service: string, name: string): Promise<Agent> {
  const client = createClient({
    jid: `${name}@localhost`,
    password: `pw-${name}`,
    transports: { websocket: service, bosh: false },
    autoReconnect: false,
  });
  const started = once(client, 'session:started');
  client.connect();
  await started;
  client.sendPresence();
  return client;
}

async function expectTalk(from: Agent, to: Agent, text: string): Promise<void> {
  const arrival = once(to, 'chat');
  from.sendMessage({ to: to.jid.split('/')[0], type: 'chat', body: text });
  expect((await arrival)[0].body).toBe(text);
}

test('a server keeps its data when it is killed', async () => {
  const server = await startEjabberd();
  try {
    await server.addUsers(['ann', 'bob']);
    const relay = await server.relay();
    const ann = await signIn(relay.service, 'ann');
    const bob = await signIn(server.service, 'bob');
    expect((await ann.getRoster()).items.map(({ name }) => name)).toEqual(['Bob']);
    await expectTalk(ann, bob, 'hello');

    const cut = once(ann, 'disconnected');
    relay.cut();
    await cut;
    await server.kill();
    await expect(server.api('status')).rejects.toThrow();
    await server.start();
    const again = await signIn(server.service, 'bob');
    const { results } = await again.searchHistory({ paging: { before: '', max: 5 } });
    expect(results?.map(({ item }) => item.message?.body)).toEqual(['hello']);
    again.disconnect();
  } finally {
    await server.stop();
  }
});
