import { Duplex } from 'node:stream';
import type { Agent } from 'stanza';
import { afterEach, expect, it, vi } from 'vitest';
import { type SocketClass, steadySocket } from '../../../src/xmpp/connection/steady-socket.ts';

/** A stream over a socket as that of the client library, with what it does when the socket breaks. */
class FakeSocket extends Duplex {
  readonly written: string[] = [];
  isBroken = false;
  socket: { onerror: (error: unknown) => void } | undefined;

  constructor(client: Agent) {
    super({ objectMode: true });
    this.on('data', () => undefined);
    this.on('error', () => this.end());
    this.on('end', () => client.emit('--transport-disconnected'));
  }

  override _read(): void {}

  override _write(chunk: string, _: string, done: (error?: Error) => void): void {
    if (!this.isBroken) this.written.push(String(chunk));
    done(this.isBroken ? new Error('Socket closed') : undefined);
  }

  connect(): void {
    this.socket = { onerror: (error) => console.error(error) };
  }

  send(kind: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.write(`<${kind}/>`, (error) => (error ? reject(error) : resolve()));
    });
  }
}

afterEach(() => {
  vi.restoreAllMocks();
});

function socketOf() {
  const events: string[] = [];
  const agent = { emit: (name: string) => events.push(name), transport: undefined as unknown };
  const Steady = steadySocket(FakeSocket as unknown as SocketClass);
  const socket = new Steady(agent as unknown as Agent, {} as never, {} as never) as unknown as FakeSocket;
  agent.transport = socket;
  const closed = new Promise<void>((resolve) => socket.on('close', resolve));
  return { agent, events, socket, closed };
}

it('[sdk.xmpp.start] reports the loss when a write meets a socket that closes', async () => {
  const { events, socket, closed } = socketOf();
  socket.isBroken = true;
  await expect(socket.send('message')).rejects.toThrow('Socket closed');
  await closed;
  expect(events).toEqual(['--transport-disconnected']);
});

it('[sdk.xmpp.start] reports a loss once', async () => {
  const { events, socket, closed } = socketOf();
  socket.push(null);
  socket.end();
  await closed;
  expect(events).toEqual(['--transport-disconnected']);
});

it('[sdk.xmpp.start] does not report the end of a socket that another one replaced', async () => {
  const { agent, events, socket, closed } = socketOf();
  agent.transport = {};
  socket.isBroken = true;
  await socket.send('message').catch(() => undefined);
  await closed;
  expect(events).toEqual([]);
});

it('rejects what cannot be sent, but for requests of acknowledgement, whose promises nobody handles', async () => {
  const { socket } = socketOf();
  socket.isBroken = true;
  await expect(socket.send('sm')).resolves.toBeUndefined();
  await expect(socket.send('message')).rejects.toThrow();
});

it('writes no failed attempt to the console', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const { socket } = socketOf();
  socket.connect();
  socket.socket?.onerror(new Event('error'));
  expect(error).not.toHaveBeenCalled();
});

it('writes XML without the characters that end the stream', () => {
  const { socket } = socketOf();
  socket.write('<body>a\u000bb\u0000c\uffff</body>');
  expect(socket.written).toEqual(['<body>abc</body>']);
});
