// The chat over HTTP and WebSocket: `POST /api/send` calls `chat.send`, and `/api/events` sends what happens.
import { randomUUID } from 'node:crypto';
import { WebSocketServer } from 'ws';
import { ChatError } from './store.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/** What a client may call. */
const CALLS = /** @type {const} */ ([
  'me',
  'conversations',
  'users',
  'conversation',
  'deleteConversation',
  'messages',
  'message',
  'send',
  'edit',
  'remove',
  'react',
  'read',
  'delivered',
  'markUnread',
  'typing',
  'block',
]);

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

  server.on('upgrade', (request, socket, head) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname !== '/api/events') return;
    try {
      const caller = chat.caller(searchParams.get('token'));
      if (!isOpen) throw new ChatError('ERR_CLOSED', 'The connection is cut.', 503);
      sockets.handleUpgrade(request, socket, head, (device) => {
        const send = (/** @type {string} */ event, /** @type {unknown} */ json) =>
          device.send(JSON.stringify([event, json]));
        const disconnect = chat.connect({ ...caller, send });
        device.on('close', disconnect);
        device.on('error', () => device.terminate());
      });
    } catch {
      socket.destroy();
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
    const body = JSON.parse((await bodyOf(request, LARGEST_CALL)).toString() || '{}');
    if (name === 'sign-in') {
      const session = chat.signIn(body.name);
      if (body.lobby) chat.enterLobby(session.id);
      return session;
    }
    const method = CALLS.find((each) => each === name);
    if (!method) throw new ChatError('ERR_NOT_FOUND', `There is no call '${name}'.`, 404);
    const caller = chat.caller(request.headers.authorization?.replace('Bearer ', ''));
    return chat[method](caller, body);
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

  return {
    /** Answers a request below `/api`; returns false for any other. @param {Request} request @param {Response} response */
    handle(request, response) {
      const url = new URL(request.url ?? '/', 'http://localhost');
      if (!url.pathname.startsWith('/api/')) return false;
      const [, file] = /^\/api\/files\/([\w-]+)$/.exec(url.pathname) ?? [];
      Promise.resolve()
        .then(() =>
          file ? sendFile(response, file) : call(request, url).then((json) => answer(response, 200, json)),
        )
        .catch((error) => {
          const isKnown = error instanceof ChatError;
          if (!isKnown) console.error(error);
          const { code, message } = isKnown ? error : { code: 'ERR_SERVER', message: 'The server failed.' };
          if (response.headersSent) response.destroy();
          else answer(response, isKnown ? error.status : 500, { code, message });
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
