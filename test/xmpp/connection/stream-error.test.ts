import { expect, it, vi } from 'vitest';
import { Connection, type ConnectionEvents } from '../../../src/xmpp/connection/connection.ts';
import { FakeClient } from '../fake-client.ts';

let client: FakeClient;

vi.mock(import('stanza'), async (original) => {
  const module = await original();
  return { ...module, createClient: (() => client) as unknown as typeof module.createClient };
});

it.each([
  ['not-well-formed', 1],
  ['policy-violation', 1],
  ['system-shutdown', 0],
])(
  '[sdk.xmpp.outbox] repeats nothing by resumption after %s, and suspects what was sent %i times',
  async (condition, times) => {
    client = new FakeClient();
    const shutdown = vi.fn();
    Object.assign(client.sm, { shutdown });
    const rejected = vi.fn();
    const events = { created: vi.fn(), online: vi.fn(), rejected } as unknown as ConnectionEvents;
    const connection = new Connection('wss://example.org/ws', 'ann@example.org', { password: 'x' }, events);
    await connection.open();
    client.emit('stream:data', { condition }, 'streamError');
    expect(shutdown).toHaveBeenCalledOnce();
    expect(rejected).toHaveBeenCalledTimes(times);
    connection.close();
  },
);
