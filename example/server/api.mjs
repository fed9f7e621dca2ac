// The chat over HTTP and WebSocket: `POST /api/send` calls `chat.send`, and `/api/events` sends what happens.
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { WebSocketServer } from 'ws';
import { checkCall, checkSignIn } from './calls.mjs';
import { ChatError } from './error.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

const LARGEST_CALL = 100_000;
const LARGEST_FILE = 5_000_000;
/** The types that a page may show in place; all others are downloaded. */
const SHOWN = /^(image\/(png|jpeg|gif|webp)|(video|audio)\/[\w.+-]+)$/;

/** @param {Request} request @param {number} most in bytes */
async function bodyOf(request, most) {
  const parts = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > most) throw new ChatError('ERR_TOO_LARGE', `This may have up to ${most} bytes.`, 413);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** @param {Request} request */
function urlOf({ url }) {
  if (!url?.startsWith('/') || !URL.canParse(url, 'http://localhost'))
    throw new ChatError('ERR_BAD_ADDRESS', 'This is no address.');
  return new URL(url, 'http://localhost');
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

/** Describes an error to a client, which learns nothing of an unexpected one. @param {unknown} error */
function describe(error) {
  if (error instanceof ChatError) return error;
  console.error(error);
  return { status: 500, code: 'ERR_SERVER', message: 'The server failed.' };
}

/** @param {Response} response @param {number} status @param {unknown} json */
function answer(response, status, json) {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(json));
}

/**
 * Serves a chat below `/api`; returns the handler of its requests.
 * @param {import('./chat.mjs').Chat} chat
 * @param {import('node:http').Server} server whose connections for events are taken
 */
export function serveChat(chat, server) {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 1000 });
  /** Whether devices may connect; tests turn it off to cut the connection. */
  let isOpen = true;

  /** @param {Request} request @param {import('node:stream').Duplex} socket @param {Buffer} head */
  function upgrade(request, socket, head) {
    const { pathname, searchParams } = urlOf(request);
    if (pathname !== '/api/events') throw new ChatError('ERR_NOT_FOUND', 'There are no such events.', 404);
    const caller = chat.caller(searchParams.get('token'));
    if (!isOpen) throw new ChatError('ERR_CLOSED', 'The connection is cut.', 503);
    sockets.handleUpgrade(request, socket, head, (device) => {
      const send = (/** @type {string} */ event, /** @type {unknown} */ json) =>
        device.send(JSON.stringify([event, json]));
      const disconnect = chat.connect({ ...caller, send });
      device.on('close', disconnect);
      device.on('error', () => device.terminate());
    });
  }
  server.on('upgrade', (request, socket, head) => {
    // A socket without a listener for its errors would end the process.
    socket.on('error', () => socket.destroy());
    // Vite's development server answers its own.
    if (request.headers['sec-websocket-protocol']?.startsWith('vite-')) return;
    try {
      upgrade(request, socket, head);
    } catch (error) {
      const { status } = describe(error);
      const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`;
      socket.end(head, () => socket.destroy());
    }
  });

  /** @param {Request} request @param {URL} url */
  async function call(request, { pathname, searchParams }) {
    const name = pathname.slice('/api/'.length);
    if (request.method !== 'POST') throw new ChatError('ERR_NOT_FOUND', 'Calls are POST requests.', 404);
    if (name === 'upload') {
      chat.caller(request.headers.authorization?.replace('Bearer ', ''));
      const type = request.headers['content-type'] ?? '';
      const bytes = await bodyOf(request, LARGEST_FILE);
      const id = randomUUID();
      chat.store.run('INSERT INTO files VALUES (?, ?, ?)', id, type, bytes);
      return { name: searchParams.get('name') ?? 'file', type, size: bytes.length, url: `/api/files/${id}` };
    }
    const body = parse(await bodyOf(request, LARGEST_CALL));
    if (name === 'sign-in') {
      const { name: of, lobby } = checkSignIn(body);
      const session = chat.signIn(of);
      if (lobby) chat.enterLobby(session.id);
      return session;
    }
    const caller = chat.caller(request.headers.authorization?.replace('Bearer ', ''));
    const [method, query] = checkCall(name, body);
    return chat[method](caller, query);
  }

  /** @param {Response} response @param {string} id */
  function sendFile(response, id) {
    const file = chat.store.get('SELECT * FROM files WHERE id = ?', id);
    if (!file) throw new ChatError('ERR_NOT_FOUND', 'There is no such file.', 404);
    response.writeHead(200, {
      'content-type': SHOWN.test(file.type) ? file.type : 'application/octet-stream',
      // A file of a user must not run as a page of this origin.
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=31536000, immutable',
    });
    response.end(file.bytes);
  }

  /** @param {Request} request @param {Response} response */
  async function respond(request, response) {
    const url = urlOf(request);
    const [, file] = /^\/api\/files\/([\w-]+)$/.exec(url.pathname) ?? [];
    if (file) sendFile(response, file);
    else answer(response, 200, await call(request, url));
  }

  return {
    /** Answers a request below `/api`; returns false for any other. @param {Request} request @param {Response} response */
    handle(request, response) {
      if (!request.url?.startsWith('/api/')) return false;
      respond(request, response).catch((error) => {
        const { status, code, message } = describe(error);
        if (response.headersSent) response.destroy();
        else answer(response, status, { code, message });
      });
      return true;
    },
    /** Cuts all connections for events, and refuses new ones until `open`. */
    cut() {
      isOpen = false;
      for (const device of sockets.clients) device.terminate();
    },
    open() {
      isOpen = true;
    },
  };
}
