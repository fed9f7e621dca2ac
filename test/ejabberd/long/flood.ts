import { once } from 'node:events';
import { createClient } from 'stanza';

/** How many texts are under way at most. */
const AT_ONCE = 250;

/** Signs a user in with a plain client, sends texts as fast as the server takes them, and waits until it has all. */
export async function floodWith(
  service: string,
  from: string,
  to: string,
  texts: readonly string[],
): Promise<void> {
  const client = createClient({
    jid: `${from}@localhost`,
    password: `pw-${from}`,
    transports: { websocket: service, bosh: false },
    autoReconnect: false,
  });
  const started = once(client, 'session:started');
  client.connect();
  await started;
  for (const [index, text] of texts.entries()) {
    const id = crypto.randomUUID();
    client.sendMessage({ to: `${to}@localhost`, type: 'chat', body: text, id, originId: id });
    // The server answers in order.
    if (index % AT_ONCE === 0) await client.ping();
  }
  await client.ping();
  const { paging } = await client.searchHistory({ with: `${to}@localhost`, paging: { max: 0 } });
  if (paging?.count !== texts.length) throw new Error(`The server stored ${paging?.count} messages.`);
  const ended = once(client, 'disconnected');
  client.disconnect();
  await ended;
}
