import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Options } from '../../example/server/api.mjs';
import { startServer } from './start-server.ts';

// Connections for events, sessions, limits and files of the example's server, over the wire.

let server: Awaited<ReturnType<typeof startServer>>;
const sockets: WebSocket[] = [];
const start = async (options: Options = {}) => {
  server = await startServer(options);
};
beforeEach(() => start());
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.terminate();
  await server.close();
});
/** Starts another server in place of the one of each test. */
const restart = async (options: Options) => {
  await server.close();
  await start(options);
};

const signIn = async (name: string) => (await server.chat.signIn(name)).token;

interface Device {
  readonly socket: WebSocket;
  /** All events so far, without pings. */
  readonly events: [string, Record<string, unknown>][];
  readonly closed: Promise<number>;
}

async function connect(
  token: string,
  options: { origin?: string; autoPong?: boolean } = {},
): Promise<Device> {
  const url = `${server.base.replace('http', 'ws')}/api/events`;
  const socket = new WebSocket(url, ['chat', token], options);
  sockets.push(socket);
  const events: Device['events'] = [];
  socket.on('message', (data) => {
    const event = JSON.parse(String(data));
    if (event[0] !== 'ping') events.push(event);
  });
  socket.on('error', () => undefined);
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await Promise.race([once(socket, 'open').catch(() => undefined), closed]);
  return { socket, events, closed };
}

async function call(token: string, path: string, body: unknown = {}, headers: Record<string, string> = {}) {
  const answer = await fetch(`${server.base}/api/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...headers },
    body: body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body),
  });
  return { status: answer.status, json: await answer.json() };
}

const send = async (token: string, draft: object) => (await call(token, 'send', draft)).json;
const isOnline = async (id: string) =>
  (await server.chat.store.all('SELECT user_id FROM presence WHERE user_id = ?', id)).length > 0;

describe('[helper.ownServer.connections] a connection', () => {
  it('is closed when too much waits for it, and others stay', async () => {
    const ann = await signIn('Ann');
    const slow = await connect(await signIn('Slow'));
    const other = await connect(ann);
    Reflect.get(slow.socket, '_socket').pause();
    const json = { text: 'x'.repeat(100_000) };
    for (let round = 0; round < 2000 && (await isOnline('slow')); round++) {
      server.chat.live.publish({ event: 'typing', users: ['slow', 'ann'], json });
      await vi.waitFor(() =>
        expect(other.events.filter(([event]) => event === 'typing')).toHaveLength(round + 1),
      );
    }
    expect([await isOnline('slow'), await isOnline('ann')]).toEqual([false, true]);
  });

  it('is refused to a user who connects again and again, and others hear little of it', async () => {
    await restart({ limits: { connects: { rate: 0.001, burst: 5 } } });
    const ann = await signIn('Ann');
    const eve = await signIn('Eve');
    const other = await connect(ann);
    const codes = [];
    for (let round = 0; round < 8; round++) {
      const { socket, closed } = await connect(eve);
      socket.close();
      codes.push(await closed);
    }
    expect(codes).toEqual([1005, 1005, 1005, 1005, 1005, 4429, 4429, 4429]);
    expect(other.events.filter(([event]) => event === 'presence').length).toBeLessThanOrEqual(10);
    expect((await connect(ann)).socket.readyState).toBe(WebSocket.OPEN);
  });

  it('that does not answer pings is closed; one that does stays', async () => {
    await restart({ limits: { pingMs: 400 } });
    const ann = await signIn('Ann');
    const silent = await connect(await signIn('Silent'), { autoPong: false });
    const other = await connect(ann);
    await silent.closed;
    await vi.waitFor(async () => expect(await isOnline('silent')).toBe(false));
    expect([other.socket.readyState, await isOnline('ann')]).toEqual([WebSocket.OPEN, true]);
  });

  it('gets messages to watch, for a page does not see pings', async () => {
    await restart({ limits: { pingMs: 400 } });
    const { socket } = await connect(await signIn('Ann'));
    const [data] = await once(socket, 'message');
    expect(String(data)).toBe('["ping",null]');
  });

  it('of a page from elsewhere is refused, unless its origin is allowed', async () => {
    const token = await signIn('Ann');
    expect((await connect(token, { origin: 'https://evil.example' })).socket.readyState).not.toBe(1);
    expect((await connect(token, { origin: server.base })).socket.readyState).toBe(1);
    await restart({ origins: ['https://app.example'] });
    const allowed = await connect(await signIn('Ann'), { origin: 'https://app.example' });
    expect(allowed.socket.readyState).toBe(1);
  });

  it('is refused beyond the limit of its user, and another user may connect', async () => {
    await restart({ limits: { sockets: 2 } });
    const ann = await signIn('Ann');
    const first = await connect(ann);
    await connect(ann);
    expect(await (await connect(ann)).closed).toBe(4429);
    expect((await connect(await signIn('Bob'))).socket.readyState).toBe(1);
    first.socket.close();
    await first.closed;
    await vi.waitFor(async () => expect((await connect(ann)).socket.readyState).toBe(1));
  });

  it('hears what another tab of its session does', async () => {
    const ann = await signIn('Ann');
    await signIn('Bob');
    const { events } = await connect(ann);
    const headers = { 'x-device': 'another-tab' };
    await call(ann, 'send', { user: 'bob', text: 'Hi' }, headers);
    await vi.waitFor(() =>
      expect(events.map(([event, { text }]) => [event, text])).toEqual([['message', 'Hi']]),
    );
  });
});

describe('[helper.ownServer.sessions] a session', () => {
  it('ends at once with a sign-out, on all connections, and others stay', async () => {
    const ann = await signIn('Ann');
    const elsewhere = await signIn('Ann');
    const device = await connect(ann);
    const other = await connect(elsewhere);
    expect((await call(ann, 'signOut')).status).toBe(200);
    expect(await device.closed).toBe(4401);
    expect((await call(ann, 'me')).status).toBe(401);
    expect(await (await connect(ann)).closed).toBe(4401);
    expect((await call(elsewhere, 'me')).status).toBe(200);
    expect((await call(elsewhere, 'signOut', { everywhere: true })).status).toBe(200);
    expect(await other.closed).toBe(4401);
  });

  it('ends by itself, and is stored as a hash', async () => {
    const token = await signIn('Ann');
    expect(JSON.stringify(await server.chat.store.all('SELECT * FROM sessions'))).not.toContain(token);
    await server.chat.store.write(({ all }) => all('UPDATE sessions SET ends_at = 1'));
    expect((await call(token, 'me')).status).toBe(401);
    await server.chat.tidy();
    expect(await server.chat.store.all('SELECT * FROM sessions')).toEqual([]);
  });
});

describe('[helper.ownServer.limits] a user', () => {
  it('who calls too often is refused, and another is not', async () => {
    await restart({ limits: { calls: { rate: 0, burst: 3 } } });
    const [ann, bob] = [await signIn('Ann'), await signIn('Bob')];
    for (let count = 0; count < 3; count++) expect((await call(ann, 'me')).status).toBe(200);
    expect(await call(ann, 'me')).toMatchObject({ status: 429, json: { code: 'ERR_TOO_MANY' } });
    expect((await call(bob, 'me')).status).toBe(200);
  });

  it('who uploads too much is refused', async () => {
    await restart({ limits: { uploads: { rate: 0, burst: 10 } } });
    const ann = await signIn('Ann');
    expect((await call(ann, 'upload?name=a', new Uint8Array(6))).status).toBe(200);
    expect((await call(ann, 'upload?name=a', new Uint8Array(6))).status).toBe(429);
  });

  it('signs in only so often from one address', async () => {
    await restart({ limits: { signIns: { rate: 0, burst: 1 } } });
    expect((await call('', 'sign-in', { name: 'Ann' })).status).toBe(200);
    expect((await call('', 'sign-in', { name: 'Bob' })).status).toBe(429);
  });

  it('cannot reply to or quote a message of another chat, nor send one muid to two chats', async () => {
    const [ann, , cid] = [await signIn('Ann'), await signIn('Bob'), await signIn('Cid')];
    const secret = await send(ann, { user: 'bob', text: 'Secret' });
    const reply = { user: 'ann', text: 'Hi', parentId: secret.id };
    expect(await call(cid, 'send', reply)).toMatchObject({ status: 404 });
    const quote = { user: 'ann', text: 'Hi', quotedId: secret.id };
    expect(await call(cid, 'send', quote)).toMatchObject({ status: 404 });
    expect((await call(ann, 'message', { id: secret.id })).json.replies).toBe(0);
    await send(ann, { user: 'bob', text: 'One', muid: 'm' });
    expect(await call(ann, 'send', { user: 'cid', text: 'Two', muid: 'm' })).toMatchObject({
      status: 409,
      json: { code: 'ERR_MUID_TAKEN' },
    });
    const again = await send(ann, { user: 'bob', text: 'One', muid: 'm' });
    expect(again.text).toBe('One');
  });

  it('reacts to one message only so often', async () => {
    const [ann] = [await signIn('Ann'), await signIn('Bob')];
    const { id } = await send(ann, { user: 'bob', text: 'Hi' });
    const statuses = [];
    for (let count = 0; count < 21; count++) {
      statuses.push((await call(ann, 'react', { id, emoji: `e${count}`, added: true })).status);
    }
    expect(statuses).toEqual([...Array(20).fill(200), 403]);
  });

  it('who is blocked is neither heard typing, editing nor reacting', async () => {
    const [ann, bob, cid] = [await signIn('Ann'), await signIn('Bob'), await signIn('Cid')];
    await server.chat.createGroup('crew', 'Crew', ['ann', 'bob', 'cid']);
    const direct = await send(bob, { user: 'ann', text: 'Hi' });
    const inGroup = await send(bob, { group: 'crew', text: 'Hi' });
    await call(ann, 'block', { ids: ['bob'], blocked: true });
    const blocker = await connect(ann);
    const other = await connect(cid);
    await call(bob, 'typing', { user: 'ann', typing: true });
    await call(bob, 'typing', { group: 'crew', typing: true });
    expect((await call(bob, 'edit', { id: direct.id, text: 'Ha' })).status).toBe(403);
    expect((await call(bob, 'react', { id: direct.id, emoji: 'x', added: true })).status).toBe(403);
    await call(bob, 'edit', { id: inGroup.id, text: 'Ha' });
    await call(bob, 'react', { id: inGroup.id, emoji: 'x', added: true });
    await call(bob, 'remove', { id: inGroup.id });
    await vi.waitFor(() =>
      expect(other.events.map(([event]) => event).filter((event) => event !== 'presence')).toEqual([
        'typing',
        'edited',
        'reaction',
        'deleted',
      ]),
    );
    // What was deleted disappears for everybody.
    const heard = blocker.events.map(([event]) => event).filter((event) => event !== 'presence');
    expect(heard).toEqual(['deleted']);
  });
});

describe('[helper.ownServer.files] a file', () => {
  const upload = async (token: string, text: string, type = 'text/plain') =>
    (await call(token, `upload?name=a.txt`, new TextEncoder().encode(text), { 'content-type': type })).json;
  const download = (url: string, range?: string) =>
    fetch(`${server.base}${url}`, range === undefined ? {} : { headers: { range } });

  it('is described by the server, and goes with its message', async () => {
    const [ann] = [await signIn('Ann'), await signIn('Bob')];
    const file = await upload(ann, 'The plan', 'image/png');
    const sent = await send(ann, {
      user: 'bob',
      file: { ...file, name: 'b.exe', type: 'text/html', size: 1 },
    });
    expect(sent.file).toEqual({ name: 'a.txt', type: 'image/png', size: 8, url: file.url });
    expect(await (await download(file.url)).text()).toBe('The plan');
    await call(ann, 'remove', { id: sent.id });
    expect((await download(file.url)).status).toBe(404);
  });

  it('is sent by whom uploaded it, in one message', async () => {
    const [ann, bob] = [await signIn('Ann'), await signIn('Bob')];
    const file = await upload(ann, 'The plan');
    expect((await call(bob, 'send', { user: 'ann', file })).status).toBe(400);
    expect((await call(ann, 'send', { user: 'bob', file, muid: 'm' })).status).toBe(200);
    expect((await call(ann, 'send', { user: 'bob', file, muid: 'm' })).status).toBe(200);
    expect((await call(ann, 'send', { user: 'bob', file })).status).toBe(400);
  });

  it('that is never sent is deleted', async () => {
    const ann = await signIn('Ann');
    const file = await upload(ann, 'The plan');
    await server.chat.store.write(({ all }) => all('UPDATE files SET uploaded_at = 1'));
    await server.chat.tidy();
    expect((await download(file.url)).status).toBe(404);
  });

  it.each([
    ['bytes=0-2', 206, 'The', 'bytes 0-2/8'],
    ['bytes=4-', 206, 'plan', 'bytes 4-7/8'],
    ['bytes=-4', 206, 'plan', 'bytes 4-7/8'],
    ['bytes=2-99', 206, 'e plan', 'bytes 2-7/8'],
    ['bytes=9-', 416, '', 'bytes */8'],
    ['bytes=5-2', 416, '', 'bytes */8'],
    ['lines=1', 200, 'The plan', null],
  ])('answers the range %s', async (range, status, text, given) => {
    const file = await upload(await signIn('Ann'), 'The plan', 'video/mp4');
    const answer = await download(file.url, range);
    expect([answer.status, await answer.text(), answer.headers.get('content-range')]).toEqual([
      status,
      text,
      given,
    ]);
  });
});
