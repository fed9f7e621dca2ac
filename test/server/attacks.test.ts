import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openChat } from '../../example/server/chat.mjs';
import { startServer } from './start-server.ts';

// What a stranger, a member or a second process may try against the server of the example.

let server: Awaited<ReturnType<typeof startServer>>;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.close());

/** Sends bytes as they are, and returns the answer; `reset` cuts the connection without waiting for one. */
async function sendRaw(bytes: string, reset = false): Promise<string> {
  const socket = connect(Number(new URL(server.base).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  if (reset) {
    socket.resetAndDestroy();
    return '';
  }
  let text = '';
  socket.on('data', (part) => {
    text += part;
    if (text.includes('\r\n\r\n')) socket.end();
  });
  socket.on('error', () => undefined);
  await once(socket, 'close');
  return text.split('\r\n')[0] ?? '';
}

const upgrade = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${'a'.repeat(22)}==\r\n\r\n`;

const post = async (token: string, path: string, body: unknown) => {
  const headers = { authorization: `Bearer ${token}` };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await fetch(`${server.base}/api/${path}`, { method: 'POST', headers, body: text });
  return { status: answer.status, json: await answer.json() };
};

const openConnections = () =>
  new Promise<number>((resolve, reject) => {
    server.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

describe('[helper.ownServer.attacks] a stranger', () => {
  it.each([
    ['an address that is none', 'GET // HTTP/1.1\r\nHost: a\r\n\r\n', '404'],
    ['an upgrade of an address that is none', upgrade('//'), '400'],
    ['an upgrade of another path', upgrade('/elsewhere'), '404'],
    ['an upgrade without a session', upgrade('/api/events'), '401'],
    ['an absolute address', 'GET http://[ HTTP/1.1\r\nHost: a\r\n\r\n', '404'],
    ['an encoded path that is none', 'POST /api/%ff HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n', '401'],
  ])('gets an answer to %s, and leaves no connection', async (_what, bytes, status) => {
    expect(await sendRaw(bytes)).toContain(status);
    await sendRaw(bytes, true);
    await vi.waitFor(async () => expect(await openConnections()).toBe(0));
    expect(await sendRaw('GET /api/files/0 HTTP/1.1\r\nHost: a\r\n\r\n')).toContain('404');
  });
});

describe('[helper.ownServer.attacks] a member', () => {
  let ann: string;
  let bob: string;
  beforeEach(async () => {
    ({ token: ann } = await server.chat.signIn('Ann'));
    ({ token: bob } = await server.chat.signIn('Bob'));
  });

  it.each([
    ['a field of the server', { text: 'Hi', action: 'joined' }],
    ['a field of its own', { text: 'Hi', colour: 'red' }],
    ['a prototype', JSON.parse('{"text":"Hi","__proto__":{"a":1}}')],
    ['text that is none', { text: { a: 1 } }],
    ['a NUL character', { text: 'a\0b' }],
    ['spaces alone', { text: ' \n ' }],
    ['a file that is none', { file: { url: 7 } }],
    ['a file with fields of its own', { file: { url: '/api/files/1', html: '<b>' } }],
    ['a file from elsewhere', { file: { url: 'javascript:alert(1)', name: 'a' } }],
    ['a type that is none', { data: {}, type: 7 }],
    ['a muid that is too long', { text: 'Hi', muid: 'm'.repeat(101) }],
    ['a parent that is none', { text: 'Hi', parentId: {} }],
    ['a chat that is two', { text: 'Hi', group: 'everyone' }],
    ['content that is too long', { data: 'x'.repeat(10_001) }],
  ])('cannot send %s', async (_what, draft) => {
    const { status, json } = await post(ann, 'send', { user: 'bob', ...draft });
    expect([status, typeof json.code]).toEqual([400, 'string']);
    const { json: page } = await post(bob, 'conversations', { limit: 30 });
    expect(page.items).toEqual([]);
  });

  it.each([
    ['no JSON', 'send', '{'],
    ['content nested too deeply', 'send', `{"user":"bob","data":${'['.repeat(40_000)}${']'.repeat(40_000)}}`],
    ['no object', 'send', '[]'],
    ['a number', 'me', '7'],
    ['no limit of a page', 'users', { limit: 'many' }],
    ['a list that is none', 'users', { limit: 1, ids: 'bob' }],
    ['many ids', 'block', { ids: Array(1000).fill('bob'), blocked: true }],
    ['a name that is none', 'sign-in', { name: { toString: 1 } }],
    ['an id that is a list', 'message', { id: [1] }],
    ['a long reaction', 'react', { id: 1, emoji: 'x'.repeat(33), added: true }],
    ['a long edit', 'edit', { id: 1, text: 'x'.repeat(10_001) }],
    ['a chat for all', 'typing', { typing: true }],
  ])('is refused with %s', async (_what, path, body) => {
    expect(await post(ann, path, body)).toMatchObject({ status: 400 });
  });
});

it('[helper.ownServer.attacks] a member cannot edit a text to nothing', async () => {
  const { token } = await server.chat.signIn('Ann');
  await server.chat.signIn('Bob');
  const { json } = await post(token, 'send', { user: 'bob', text: 'Hi' });
  expect(await post(token, 'edit', { id: json.id, text: ' ' })).toMatchObject({ status: 400 });
});

describe('[helper.ownServer.attacks] a member who wants much for little', () => {
  let ann: string;
  beforeEach(async () => {
    ({ token: ann } = await server.chat.signIn('Ann'));
    await server.chat.createGroup('crew', 'Crew', ['ann']);
  });

  const headOf = (path: string, length = 0) =>
    `POST /api/${path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${ann}\r\nContent-Length: ${length}\r\n\r\n`;
  /** Opens a connection that sends bytes, and reads nothing. */
  async function sendAndNeverRead(bytes: string) {
    const socket = connect(Number(new URL(server.base).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.pause();
    socket.write(bytes);
    await once(socket, 'connect');
    return socket;
  }
  /** Sends messages with the most content that one may have. */
  async function fill(count: number) {
    const caller = await server.chat.caller(ann);
    const draft = { group: 'crew', text: '😀'.repeat(5000), data: 'x'.repeat(9000) };
    for (let index = 0; index < count; index++) await server.chat.send(caller, draft);
  }

  // A search that runs on to the end of the text takes half a minute for a page of long texts with such starts alone.
  it('cannot hide a mention behind the start of another', async () => {
    const text = `${'<@uid:'.repeat(1000)}<@uid:ann>`;
    const { json } = await post(ann, 'send', { group: 'crew', text });
    expect(json.mentions).toEqual([{ id: 'ann', name: 'Ann' }]);
  });

  it('gets no more content in a page than a megabyte, and the rest in others', async () => {
    await fill(70);
    const pages = [];
    for (let before: number | undefined, isMore = true; isMore; ) {
      const { json } = await post(ann, 'messages', { group: 'crew', limit: 100, before });
      pages.push(json.items);
      before = json.items[0]?.id;
      isMore = json.items.length > 0;
    }
    expect(pages.flat()).toHaveLength(70);
    for (const items of pages) expect(JSON.stringify(items).length).toBeLessThan(1_200_000);
  });

  it('cannot have the server prepare thousands of statements', async () => {
    const all = vi.spyOn(server.chat.store, 'all');
    for (let count = 1; count < 50; count++) {
      const ids = Array.from({ length: count }, (_, index) => `${index}`);
      await post(ann, 'users', { limit: count, ids });
      await post(ann, 'conversations', { limit: count });
      await post(ann, 'messages', { group: 'crew', limit: count });
    }
    expect(new Set(all.mock.calls.map(([sql]) => sql)).size).toBeLessThan(30);
  });

  it('who asks for files on one connection and reads none has only parts of them read', async () => {
    const caller = await server.chat.caller(ann);
    const bytes = new Uint8Array(4_000_000);
    const { url } = await server.chat.upload(caller, { name: 'a.bin', type: 'video/mp4', bytes });
    const all = vi.spyOn(server.chat.store, 'all');
    const found = () => all.mock.calls.filter(([sql]) => sql.startsWith('SELECT type, size'));
    const socket = await sendAndNeverRead(`GET ${url} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(50));
    await vi.waitFor(() => expect(found()).toHaveLength(50), 20_000);
    const whole = await fetch(server.base + url);
    expect((await whole.arrayBuffer()).byteLength).toBe(4_000_000);
    const parts = all.mock.calls.filter(([sql]) => sql.startsWith('SELECT substr'));
    const read = parts.reduce((sum, [, , length]) => sum + Number(length), 0);
    expect(read).toBeLessThan(50_000_000);
    socket.destroy();
  });

  it('has only so many calls under way, also when the answers wait for a client that does not read', async () => {
    await fill(40);
    const messages = vi.spyOn(server.chat, 'messages');
    const requests = vi.fn();
    server.server.on('request', requests);
    const body = '{"group":"crew","limit":40}';
    const socket = await sendAndNeverRead((headOf('messages', body.length) + body).repeat(200));
    await vi.waitFor(() => expect(requests).toHaveBeenCalledTimes(200), 20_000);
    // Some answers fit into the buffers of the system.
    await post(ann, 'me', {});
    expect(messages.mock.calls.length).toBeLessThan(100);
    socket.destroy();
    await vi.waitFor(async () => expect((await post(ann, 'me', {})).status).toBe(200), 20_000);
  });
});

describe('[helper.ownServer.attacks] a second process', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'chat-'));
    file = join(folder, 'chat.db');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is refused while the first has the database, and may have it afterwards', async () => {
    const first = await openChat({ store: file });
    const program = `
      import { openChat } from '${new URL('../../example/server/chat.mjs', import.meta.url)}';
      await openChat({ store: process.argv[1] }).catch((error) => console.log(error.message));`;
    const second = spawn(process.execPath, ['--input-type=module', '-e', program, file]);
    let said = '';
    second.stdout.on('data', (part) => {
      said += part;
    });
    await once(second, 'close');
    expect(said).toContain(`chat.db is in use by process ${process.pid} on`);
    await expect(openChat({ store: file })).rejects.toThrow('in use');
    await first.close();
    await (await openChat({ store: file })).close();
  });

  it('takes over what a killed one left, but not what another machine has', async () => {
    const killed = spawn(process.execPath, ['-e', '']);
    await once(killed, 'close');
    writeFileSync(`${file}.pid`, `${killed.pid} 1 ${hostname()}`);
    await (await openChat({ store: file })).close();
    writeFileSync(`${file}.pid`, `${process.pid} 1 another-machine`);
    await expect(openChat({ store: file })).rejects.toThrow('another-machine');
  });
});
