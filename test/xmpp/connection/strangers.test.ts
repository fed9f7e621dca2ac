import type { Agent } from 'stanza';
import { expect, it, vi } from 'vitest';
import { Connection, type ConnectionEvents } from '../../../src/xmpp/connection/connection.ts';

it.each(['iq:set:jingle', 'iq:get:time'] as const)(
  '[sdk.xmpp.hostile] refuses calls and questions for the time zone: %s',
  async (request) => {
    const created = vi.fn<(agent: Agent) => void>(() => {
      throw new Error('Far enough');
    });
    const events = { created } as unknown as ConnectionEvents;
    const connection = new Connection('wss://example.org/ws', 'ann@example.org', { password: 'x' }, events);
    await expect(connection.open()).rejects.toThrow('Far enough');
    // The library says `service-unavailable` to what has no listener.
    expect(created.mock.calls[0]?.[0].listenerCount(request)).toBe(0);
    connection.close();
  },
);
