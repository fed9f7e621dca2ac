import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startRelay } from '../../scripts/ejabberd/relay.mjs';

let echo: Server;
let relay: Awaited<ReturnType<typeof startRelay>>;

beforeEach(async () => {
  echo = createServer((socket) => socket.on('error', () => {}).pipe(socket)).listen(0, '127.0.0.1');
  await once(echo, 'listening');
  relay = await startRelay((echo.address() as AddressInfo).port);
});
afterEach(async () => {
  await relay.close();
  echo.close();
});

/** Connects, sends a text and collects what comes back. */
async function send(text: string) {
  const socket = connect(relay.port, '127.0.0.1').on('error', () => {});
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
  });
  const closed = new Promise((resolve) => socket.on('close', resolve));
  socket.write(text);
  return { closed, answer: () => answer };
}

describe('a relay', () => {
  it('passes bytes on in both directions', async () => {
    const client = await send('hello');
    await expect.poll(client.answer).toBe('hello');
    expect(relay.connections()).toBe(1);
  });

  it('cuts every connection, and counts the cut', async () => {
    const clients = [await send('a'), await send('b')];
    for (const client of clients) await expect.poll(client.answer).not.toBe('');
    relay.cut();
    for (const client of clients) await client.closed;
    expect([relay.cuts(), relay.connections()]).toEqual([1, 0]);
  });

  it('cuts in the middle of an answer', async () => {
    relay.cutAfter(8);
    const client = await send('hello');
    await client.closed;
    expect(relay.cuts()).toBe(1);
    await expect.poll((await send('again')).answer).toBe('again');
  });

  it('refuses connections until it opens again', async () => {
    relay.refuse();
    await (await send('hello')).closed;
    relay.reopen();
    await expect.poll((await send('hello')).answer).toBe('hello');
  });

  it('leads new connections elsewhere', async () => {
    const other = createServer((socket) => socket.end('other')).listen(0, '127.0.0.1');
    await once(other, 'listening');
    relay.leadTo((other.address() as AddressInfo).port);
    await expect.poll((await send('hello')).answer).toBe('other');
    other.close();
  });
});
