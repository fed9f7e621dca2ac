import { type CallOptions, createKit, type ServerChatKit } from 'solid-chat-kit/server';

/** The server says something every 20 s; a connection that stays silent for so long is dead. */
const SILENCE_MS = 45_000;
const CALL_MS = 30_000;
/** How often a call is repeated that a busy server refused. */
const MOST_REPEATS = 5;
/** The pause before the next attempt to connect doubles up to this. */
const LONGEST_PAUSE_MS = 30_000;
/** The code with which the server closes the connection of a session that ended. */
const SIGNED_OUT = 4401;

export interface ClientOptions {
  /** Where the server is. @defaultValue the origin of the page */
  readonly base?: string;
  /** The first pause before another attempt to connect or call. @defaultValue 1000 */
  readonly retryMs?: number;
  /** Called when the session has ended: the client does not connect again. */
  onSignedOut?(error: Error): void;
}

/** Between half of a time and all of it: thousands of clients must not come back at the same moment. */
const spread = (ms: number) => ms * (0.5 + Math.random() / 2);

/** A busy server did nothing for the call, and asks for it later. */
const isBusy = ({ status, headers }: Response) => status === 503 && headers.has('retry-after');

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, spread(ms));
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

/** Creates the chat SDK of a signed-in user. */
export function createClient(
  token: string,
  { base = location.origin, retryMs = 1000, onSignedOut = console.error }: ClientOptions = {},
): ServerChatKit {
  /** Two tabs of one session are two devices. */
  const device = crypto.randomUUID();

  const post = async (path: string, body: BodyInit, given: AbortSignal, type = 'application/json') => {
    const signal = AbortSignal.any([given, AbortSignal.timeout(CALL_MS)]);
    const request = () =>
      fetch(`${base}/api/${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': type, 'x-device': device },
        body,
        signal,
      });
    let answer = await request();
    for (let repeats = 0; isBusy(answer) && repeats < MOST_REPEATS; repeats++) {
      await pause(retryMs * 2 ** repeats, signal);
      answer = await request();
    }
    // A proxy may answer with a page of its own.
    const failed = { code: 'ERR_SERVER', message: `The server answered with ${answer.status}.` };
    const json = await answer.json().catch(() => failed);
    if (!answer.ok || json === failed) throw json;
    return json;
  };
  const call = <Query extends CallOptions>(name: string, { signal, ...query }: Query) =>
    post(name, JSON.stringify(query), signal);

  return createKit({
    me: (options) => call('me', options),
    conversations: (query) => call('conversations', query),
    users: (query) => call('users', query),
    messages: (query) => call('messages', query),
    search: (query) => call('search', query),
    message: (id, options) => call('message', { id, ...options }),
    conversation: (chat, options) => call('conversation', { ...chat, ...options }),
    deleteConversation: (chat, options) => call('deleteConversation', { ...chat, ...options }),
    send: (draft, options) => call('send', { ...draft, ...options }),
    edit: (change, options) => call('edit', { ...change, ...options }),
    remove: (id, options) => call('remove', { id, ...options }),
    react: (reaction, options) => call('react', { ...reaction, ...options }),
    reactions: (query) => call('reactions', query),
    read: (message, options) => call('read', { ...message, ...options }),
    delivered: (message, options) => call('delivered', { ...message, ...options }),
    markUnread: (message, options) => call('markUnread', { ...message, ...options }),
    typing: (typing, options) => call('typing', { ...typing, ...options }),
    block: (block, options) => call('block', { ...block, ...options }),
    upload: (file, { signal }) =>
      post(`upload?name=${encodeURIComponent(file.name)}`, file as File, signal, file.type),
    storageScope: base,
    features: ['conversationSearch', 'muids', 'threads', 'quotes', 'updates', 'albums', 'captions'],

    subscribe(handlers) {
      let socket: WebSocket;
      let timer: ReturnType<typeof setTimeout>;
      let failures = 0;

      const connect = () => {
        handlers.connecting();
        // The token is no part of the address, which servers log.
        socket = new WebSocket(`${base.replace('http', 'ws')}/api/events`, ['chat', token, device]);
        socket.onopen = () => {
          handlers.connected();
          watch();
        };
        socket.onmessage = ({ data }) => {
          failures = 0;
          watch();
          const [event, json] = JSON.parse(data) as ['message', never];
          if ((event as string) === 'missed') {
            // The server lost events: the lists fetch again what they show.
            handlers.disconnected();
            handlers.connected();
          } else handlers[event]?.(json);
        };
        socket.onclose = ({ code }) => lose(code);
      };
      /** Gives a connection up that stays silent. Its own end may take minutes to be noticed. */
      const watch = () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          drop();
          lose();
        }, SILENCE_MS);
      };
      const drop = () => {
        clearTimeout(timer);
        socket.onopen = socket.onmessage = socket.onclose = null;
        socket.close();
      };
      const lose = (code?: number) => {
        clearTimeout(timer);
        handlers.disconnected();
        if (code === SIGNED_OUT) {
          handlers.signedOut();
          onSignedOut(new Error('The session has ended: sign in again.'));
          return;
        }
        timer = setTimeout(connect, spread(Math.min(retryMs * 2 ** failures, LONGEST_PAUSE_MS)));
        failures += 1;
      };
      connect();
      return drop;
    },
  });
}
