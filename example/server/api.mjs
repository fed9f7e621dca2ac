// The chat over HTTP and WebSocket: `POST /api/send` calls `chat.send`, and `/api/events` sends what happens.
import { STATUS_CODES } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { WebSocketServer } from 'ws';
import { checkCall, checkSignIn, checkUpload } from './calls.mjs';
import { ChatError } from './error.mjs';
import { Buckets, Counts, LIMITS } from './limits.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

const RETRY_AFTER_S = 1;
const LARGEST_CALL = 100_000;
const LARGEST_FILE = 5_000_000;
const PART = 250_000;
/** The types that a page may show in place; all others are downloaded. */
const SHOWN = /^(image\/(png|jpeg|gif|webp)|(video|audio)\/[\w.+-]+)$/;

/** The codes with which a connection is closed. A page cannot read the status of a refused one. */
const SIGNED_OUT = 4401;
const TOO_MANY = 4429;

/** @param {Request} request @param {number} most in bytes */
async function bodyOf(request, most) {
  const tooLarge = new ChatError('ERR_TOO_LARGE', `This may have up to ${most} bytes.`, 413);
  if (Number(request.headers['content-length']) > most) throw tooLarge;
  const parts = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > most) throw tooLarge;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** @param {Buffer} body @returns {unknown} */
function parse(body) {
  if (body.length === 0) return {};
  try {
    return JSON.parse(body.toString());
  } catch {
    throw new ChatError('ERR_BAD_CALL', 'The call is no JSON.');
  }
}

/** @param {Request} request */
function urlOf({ url }) {
  if (!url?.startsWith('/') || !URL.canParse(url, 'http://localhost'))
    throw new ChatError('ERR_BAD_ADDRESS', 'This is no address.');
  return new URL(url, 'http://localhost');
}

/** Describes an error to a client, which learns nothing of an unexpected one. @param {unknown} error */
function describe(error) {
  if (error instanceof ChatError) return error;
  console.error(error instanceof Error ? error.stack : error);
  return { status: 500, code: 'ERR_SERVER', message: 'The server failed.' };
}

/**
 * Reads a file in parts: clients that are slow, or ask for many, must not have the server keep all they wait for.
 * @param {(start: number, length: number) => Promise<Uint8Array>} read @param {number} start @param {number} length
 */
async function* parts(read, start, length) {
  for (let at = 0; at < length; at += PART) yield read(start + at, Math.min(PART, length - at));
}

/** @param {Response} response @param {number} status @param {unknown} json */
function answer(response, status, json) {
  response.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    // Clients that come back later find a server that has caught up.
    ...(status === 503 && { 'retry-after': String(RETRY_AFTER_S) }),
  });
  response.end(JSON.stringify(json));
}

/**
 * @typedef {object} Options
 * @property {Partial<typeof LIMITS>} [limits]
 * @property {readonly string[]} [origins] whose pages may connect, besides the server's own
 * @property {boolean} [trustProxy] whether the last address in X-Forwarded-For is the client's
 */

/**
 * Serves a chat below `/api`.
 * @param {import('./chat.mjs').Chat} chat
 * @param {Options} [options]
 */
export function serveChat(chat, options = {}) {
  const limits = { ...LIMITS, ...options.limits };
  const buckets = {
    calls: new Buckets(limits.calls),
    uploads: new Buckets(limits.uploads),
    signIns: new Buckets(limits.signIns),
    connects: new Buckets(limits.connects),
  };
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: 1000,
    handleProtocols: (offered) => (offered.has('chat') ? 'chat' : false),
  });
  const openSockets = new Counts();
  const openCalls = new Counts();
  /** Those that answered since the last ping. @type {WeakSet<import('ws').WebSocket>} */
  const alive = new WeakSet();
  /** Whether devices may connect; tests turn it off to cut the connection. */
  let isOpen = true;

  const tooMany = () => new ChatError('ERR_TOO_MANY', 'This is too much at once: try again later.', 429);

  /** @param {Request} request */
  function addressOf(request) {
    const forwarded = options.trustProxy && request.headers['x-forwarded-for'];
    return (forwarded && String(forwarded).split(',').at(-1)?.trim()) || String(request.socket.remoteAddress);
  }

  /** @param {Request} request @param {Response} response */
  async function callerOf({ headers }, response) {
    const caller = await chat.caller(
      headers.authorization?.replace('Bearer ', ''),
      String(headers['x-device'] ?? '').slice(0, 40),
    );
    if (!buckets.calls.take(caller.user) || !openCalls.take(caller.user, limits.atOnce)) throw tooMany();
    if (response.destroyed) openCalls.giveBack(caller.user);
    else response.once('close', () => openCalls.giveBack(caller.user));
    return caller;
  }

  // ------------------------------------------------------------ events

  /** Pages of other origins may not connect. @param {Request} request */
  function isAllowed({ headers: { origin, host } }) {
    if (origin === undefined || options.origins?.includes(origin)) return true;
    return URL.canParse(origin) && new URL(origin).host === host;
  }

  /** The token is no part of the address, which servers log. @param {Request} request */
  function credentialsOf({ headers }) {
    const [, token, device] = (headers['sec-websocket-protocol'] ?? '').split(/, */);
    return [token, device?.slice(0, 40)];
  }

  /** @param {Request} request @param {import('node:stream').Duplex} socket @param {Buffer} head */
  async function upgrade(request, socket, head) {
    if (urlOf(request).pathname !== '/api/events')
      throw new ChatError('ERR_NOT_FOUND', 'There are no such events.', 404);
    if (!isAllowed(request)) throw new ChatError('ERR_ORIGIN', 'Your page is from elsewhere.', 403);
    if (!isOpen) throw new ChatError('ERR_CLOSED', 'The connection is cut.', 503);
    /** @param {(device: import('ws').WebSocket) => void} use */
    const accept = (use) =>
      sockets.handleUpgrade(request, socket, head, (device) => {
        device.on('error', () => device.terminate());
        use(device);
      });
    const [token, deviceId] = credentialsOf(request);
    const caller = await chat.caller(token, deviceId).catch((error) => {
      if (error.status !== 401 || !token) throw error;
      accept((device) => device.close(SIGNED_OUT));
    });
    if (!caller) return;
    const { user, session } = caller;
    if (!buckets.connects.take(user)) {
      accept((device) => device.close(TOO_MANY));
      return;
    }
    await chat.live.prepare(user);
    if (socket.destroyed) return;
    accept((device) => {
      if (!openSockets.take(user, limits.sockets)) {
        device.close(TOO_MANY);
        return;
      }
      alive.add(device);
      device.on('pong', () => alive.add(device));
      const disconnect = chat.live.connect({
        user,
        session,
        id: caller.device,
        send(text) {
          device.send(text);
          if (device.bufferedAmount > limits.waiting) device.terminate();
        },
        end: () => device.close(SIGNED_OUT),
      });
      device.on('close', () => {
        openSockets.giveBack(user);
        disconnect();
      });
    });
  }

  // Browsers answer pings by themselves, but do not show them to the page, which gets a message of its own.
  const pings = setInterval(() => {
    for (const device of sockets.clients) {
      if (!alive.delete(device)) {
        device.terminate();
        continue;
      }
      device.ping();
      device.send('["ping",null]');
    }
  }, limits.pingMs).unref();

  // ------------------------------------------------------------ calls and files

  /** @param {Request} request @param {Response} response @param {URL} url */
  async function call(request, response, { pathname, searchParams }) {
    const name = pathname.slice('/api/'.length);
    if (request.method !== 'POST') throw new ChatError('ERR_NOT_FOUND', 'Calls are POST requests.', 404);
    if (name === 'sign-in') {
      if (!buckets.signIns.take(addressOf(request))) throw tooMany();
      const { name: of, lobby } = checkSignIn(parse(await bodyOf(request, LARGEST_CALL)));
      const session = await chat.signIn(of);
      if (lobby) await chat.enterLobby(session.id);
      return session;
    }
    const caller = await callerOf(request, response);
    if (name === 'upload') {
      const type = request.headers['content-type'] ?? '';
      const file = checkUpload({ name: searchParams.get('name') || 'file', type });
      // What is announced counts before it is read.
      const size = Number(request.headers['content-length'] ?? LARGEST_FILE);
      if (!buckets.uploads.take(caller.user, Math.min(size, LARGEST_FILE))) throw tooMany();
      return chat.upload(caller, { ...file, bytes: await bodyOf(request, LARGEST_FILE) });
    }
    const [method, query] = checkCall(name, parse(await bodyOf(request, LARGEST_CALL)));
    return chat[method](caller, query);
  }

  /** @param {Request} request @param {Response} response @param {string} id */
  async function sendFile(request, response, id) {
    const { type, size, read } = await chat.file(id);
    const headers = {
      'content-type': SHOWN.test(type) ? type : 'application/octet-stream',
      // A file of a user must not run as a page of this origin.
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
    };
    const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    if (!first && !last) {
      response.writeHead(200, { ...headers, 'content-length': size });
      if (request.method === 'HEAD') response.end();
      else await pipeline(parts(read, 0, size), response);
      return;
    }
    // The last bytes, or those from one on.
    const start = first ? Number(first) : Math.max(0, size - Number(last));
    const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
    if (start > end) {
      response.writeHead(416, { 'content-range': `bytes */${size}` }).end();
      return;
    }
    const length = end - start + 1;
    response.writeHead(206, {
      ...headers,
      'content-length': length,
      'content-range': `bytes ${start}-${end}/${size}`,
    });
    await pipeline(parts(read, start, length), response);
  }

  /** @param {Request} request @param {Response} response */
  async function respond(request, response) {
    const url = urlOf(request);
    const [, file] = /^\/api\/files\/([\w-]+)$/.exec(url.pathname) ?? [];
    if (file) await sendFile(request, response, file);
    else answer(response, 200, await call(request, response, url));
  }

  return {
    /** Answers a request below `/api`; returns false for any other. @param {Request} request @param {Response} response */
    handle(request, response) {
      if (!request.url?.startsWith('/api/')) return false;
      respond(request, response).catch((error) => {
        // Nobody waits for an answer any more.
        if (response.destroyed) return;
        const { status, code, message } = describe(error);
        if (response.headersSent) response.destroy();
        else answer(response, status, { code, message });
        // What is left of a body that was refused is not read.
        if (!request.complete) response.once('finish', () => request.destroy());
      });
      return true;
    },
    /** Answers a request for an upgrade, of any path. @param {Request} request @param {import('node:stream').Duplex} socket @param {Buffer} head */
    upgrade(request, socket, head) {
      // A socket without a listener for its errors would end the process.
      socket.on('error', () => socket.destroy());
      upgrade(request, socket, head).catch((error) => {
        const { status } = describe(error);
        const text = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`;
        socket.end(text, () => socket.destroy());
      });
    },
    /** Cuts all connections for events, and refuses new ones until `open`. */
    cut() {
      isOpen = false;
      for (const device of sockets.clients) device.terminate();
    },
    open() {
      isOpen = true;
    },
    close() {
      clearInterval(pings);
      for (const device of sockets.clients) device.close(1001);
      isOpen = false;
    },
  };
}
