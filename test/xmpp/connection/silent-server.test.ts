import type { Agent } from 'stanza';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Connection, type ConnectionEvents } from '../../../src/xmpp/connection/connection.ts';
import type { SocketClass } from '../../../src/xmpp/connection/steady-socket.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A connection through sockets that open and never answer. */
function connectionOf() {
  const log: string[] = [];
  let client: Agent | undefined;
  class SilentSocket {
    constructor(readonly client: Agent) {}
    connect() {
      log.push('attempt');
    }
    disconnect() {
      log.push('end');
      this.client.emit('--transport-disconnected');
    }
  }
  const events = {
    created: (agent: Agent) => {
      client = agent;
      agent.transports.websocket = SilentSocket as unknown as SocketClass;
    },
    connecting: () => undefined,
    online: () => log.push('online'),
    unreachable: () => log.push('unreachable'),
  } as unknown as ConnectionEvents;
  return {
    log,
    client: () => client as Agent,
    connection: new Connection('wss://example.org/ws', 'ann@example.org', { password: 'x' }, events),
  };
}

it('[sdk.xmpp.watchdog] ends an attempt that the server never answers, and tries again', async () => {
  const { log, connection } = connectionOf();
  await connection.open();
  await vi.advanceTimersByTimeAsync(19_999);
  expect(log).toEqual(['attempt']);
  await vi.advanceTimersByTimeAsync(1);
  expect(log).toEqual(['attempt', 'end', 'unreachable']);
  await vi.advanceTimersByTimeAsync(500 + 20_000);
  expect(log.slice(3)).toEqual(['attempt', 'end', 'unreachable']);
  connection.close();
});

it('[sdk.xmpp.watchdog] leaves a connection alone that was closed meanwhile', async () => {
  const { log, connection } = connectionOf();
  await connection.open();
  connection.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(log).toEqual(['attempt', 'end']);
});

it('[sdk.xmpp.watchdog] leaves a session alone', async () => {
  const { log, connection, client } = connectionOf();
  await connection.open();
  client().emit('session:started');
  await vi.advanceTimersByTimeAsync(25_000);
  expect(log).toEqual(['attempt', 'online']);
  connection.close();
});
