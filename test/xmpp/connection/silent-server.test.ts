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
    async send() {}
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
    offline: () => log.push('offline'),
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

it('[sdk.xmpp.watchdog] starts a new session where the server does not resume one within 3 s', async () => {
  const { log, connection, client } = connectionOf();
  await connection.open();
  const { sm } = client();
  await sm.enabled({ type: 'enabled', id: 's1', resume: true });
  await vi.advanceTimersByTimeAsync(6_000);
  await sm.resume();
  await vi.advanceTimersByTimeAsync(2_999);
  expect([log, sm.id]).toEqual([['attempt'], 's1']);
  await vi.advanceTimersByTimeAsync(1);
  expect([log, sm.id]).toEqual([['attempt', 'end', 'unreachable'], '']);
  await vi.advanceTimersByTimeAsync(500);
  expect(log.at(-1)).toBe('attempt');
  connection.close();
});

it('[sdk.xmpp.watchdog] starts a new session after three in which the server took nothing', async () => {
  const { log, connection, client } = connectionOf();
  await connection.open();
  const { sm } = client();
  await sm.enabled({ type: 'enabled', id: 's1', resume: true });
  const loseResumed = async () => {
    const emitter: NodeJS.EventEmitter = client();
    emitter.emit('stream:management:resumed');
    emitter.emit('--transport-disconnected');
    await vi.advanceTimersByTimeAsync(30_000);
  };
  for (let round = 0; round < 3; round++) {
    await loseResumed();
    sm.emit('acked', { kind: 'iq', stanza: {} });
  }
  expect(sm.id).toBe('s1');
  for (const id of ['s1', 's1', '']) {
    await loseResumed();
    expect(sm.id).toBe(id);
  }
  expect(log.filter((each) => each === 'online')).toHaveLength(6);
  connection.close();
});
