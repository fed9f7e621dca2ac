import type { Agent, JXT } from 'stanza';
import type { Message, ReceivedMessage, ReceivedPresence } from 'stanza/protocol/index.js';
import { codedError } from '../shared/coded-error.ts';
import { extensions, NS } from './extensions.ts';
import { steadyNegotiation } from './steady-negotiation.ts';
import { steadyResumption } from './steady-resumption.ts';
import { type SocketClass, steadySocket } from './steady-socket.ts';

/** The credentials of a user; never stored. */
export type Credentials =
  | { readonly password: string; readonly token?: undefined }
  | { readonly token: string; readonly password?: undefined };

/** The events of a connection. */
export interface ConnectionEvents {
  /** The client was created and is about to connect. */
  created(agent: Agent, jxt: typeof JXT): void;
  /** A session began; a resumed one has missed nothing. */
  online(isResumed: boolean): void;
  /** An attempt failed before there was a session; others follow. */
  unreachable(): void;
  /** The connection was lost; attempts to restore it follow. */
  offline(): void;
  /** An attempt to restore the connection started. */
  connecting(): void;
  /** The server no longer accepts the credentials. */
  refused(error: Error): void;
  /** The server ended the stream because of a sent stanza. */
  rejected(): void;
  /** Returns whether to resend a stanza that the server did not receive. */
  retry(stanza: Message): boolean;
  message(message: ReceivedMessage): void;
  presence(presence: ReceivedPresence): void;
  /** The server has received the message with this id. */
  acked(id: string): void;
  /** The server may lack the message with this id, which will not be resent. */
  failed(id: string): void;
}

/** The shortest and the longest delay before a new attempt, in milliseconds. */
const FIRST_DELAY = 500;
const MAX_DELAY = 30_000;
/** The timeout of an attempt, in milliseconds. */
const ATTEMPT_LIMIT = 20_000;
/** The timeout of a resumption, in milliseconds; after that, a new session is faster. */
const RESUMPTION_LIMIT = 3_000;
/** The maximum number of resumptions without an acknowledgement. */
const MAX_RESUMPTIONS = 3;
/** The interval between checks of an idle connection, and the timeout of a check, in seconds. */
const KEEP_ALIVE = { interval: 30, timeout: 10 };

/** Stream errors that are caused by a stanza (RFC 6120). */
const CONTENT_ERRORS = new Set([
  'bad-format',
  'invalid-namespace',
  'invalid-xml',
  'not-well-formed',
  'policy-violation',
  'restricted-xml',
  'undefined-condition',
  'unsupported-encoding',
  'unsupported-stanza-type',
]);

/** Returns a random delay before an attempt, in milliseconds: on average twice as long each time, 30 s at most. */
export function backoff(attempt: number, random = Math.random()): number {
  const most = Math.min(MAX_DELAY, FIRST_DELAY * 2 ** attempt);
  return most / 2 + (random * most) / 2;
}

/** The connection of one account. When lost, it is resumed or reopened until it is closed. */
export class Connection {
  readonly #service: string;
  readonly #jid: string;
  readonly #credentials: Credentials;
  readonly #events: ConnectionEvents;
  #agent: Agent | undefined;
  /** Schedules the next attempt. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Aborts an attempt that the server does not answer. */
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  #attempt = 0;
  /** The number of resumptions since the server's last acknowledgement. */
  #resumptions = 0;
  #isClosed = false;
  #isOnline = false;
  #isRefused = false;
  /** Whether the server was temporarily unable to check the credentials. */
  #isTemporary = false;

  constructor(service: string, jid: string, credentials: Credentials, events: ConnectionEvents) {
    this.#service = service;
    this.#jid = jid;
    this.#credentials = credentials;
    this.#events = events;
  }

  /** The client, while it has a session; otherwise undefined. */
  get agent(): Agent | undefined {
    return this.#isOnline ? this.#agent : undefined;
  }

  /** Connects; the events report the outcome. */
  async open(): Promise<void> {
    const { createClient, JXT } = await import('stanza');
    if (this.#isClosed) return;
    const agent = createClient({
      jid: this.#jid,
      resource: `kit-${Math.random().toString(36).slice(2, 10)}`,
      credentials: { ...this.#credentials },
      transports: { websocket: this.#service, bosh: false },
      autoReconnect: false,
      sendReceipts: false,
      chatMarkers: false,
      timeout: 20,
    });
    this.#agent = agent;
    agent.transports.websocket = steadySocket(agent.transports.websocket as SocketClass);
    agent.stanzas.define(extensions(JXT));
    steadyResumption(agent, (stanza) => this.#events.retry(stanza));
    steadyNegotiation(agent);
    // Strangers must not be able to call, or to read the time zone: the library answers both requests by itself.
    for (const request of ['iq:set:jingle', 'iq:get:time'] as const) agent.removeAllListeners(request);
    this.#events.created(agent, JXT);
    const allowed = this.#credentials.token ? ['OAUTHBEARER', 'X-OAUTH2'] : ['SCRAM-SHA-256', 'SCRAM-SHA-1'];
    for (const name of ['EXTERNAL', 'DIGEST-MD5', 'PLAIN', 'ANONYMOUS', 'OAUTHBEARER', 'X-OAUTH2']) {
      if (!allowed.includes(name)) agent.sasl.disable(name);
    }
    agent.disco.addFeature(`${NS.displayed}+notify`);
    agent.enableKeepAlive(KEEP_ALIVE);
    agent.sm.on('send', ({ type }) => {
      if (type === 'resume') this.#watchResumption(agent);
    });
    agent.sm.on('acked', () => {
      this.#resumptions = 0;
    });
    agent.on('session:started', () => this.#start(false));
    agent.on('stream:management:resumed', () => this.#start(true));
    agent.on('auth:failed', () => {
      this.#isRefused = !this.#isTemporary;
      this.#isTemporary = false;
    });
    agent.on('disconnected', () => this.#lose());
    // Read raw stanzas: the library's own events also fire for the contents of carbons.
    agent.on('stream:data', (stanza, kind) => {
      if (kind === 'sasl') this.#isTemporary = stanza.condition === 'temporary-auth-failure';
      else if (kind === 'message') this.#events.message(stanza as ReceivedMessage);
      else if (kind === 'presence') this.#events.presence(stanza as ReceivedPresence);
      else if (kind === 'streamError') this.#end(agent, String(stanza.condition));
    });
    agent.on('message:acked', ({ id }) => {
      if (id) this.#events.acked(id);
    });
    agent.on('message:failed', ({ id }) => {
      if (id) this.#events.failed(id);
    });
    globalThis.addEventListener?.('online', this.#retryNow);
    this.#try();
  }

  /** Resets the reconnection delay, because the session works. */
  resetDelay(): void {
    this.#attempt = 0;
  }

  /** Ends the session and all attempts. */
  close(): void {
    this.#isClosed = true;
    this.#isOnline = false;
    clearTimeout(this.#timer);
    clearTimeout(this.#watchdog);
    globalThis.removeEventListener?.('online', this.#retryNow);
    this.#agent?.disconnect();
  }

  /** Cuts the connection without closing the stream, like a lost network. */
  cut(): void {
    const transport = this.#agent?.transport as
      | { hasStream?: boolean; disconnect(clean: boolean): void }
      | undefined;
    if (!transport) return;
    transport.hasStream = false;
    transport.disconnect(false);
  }

  readonly #retryNow = (): void => {
    if (this.#isOnline || this.#timer === undefined) return;
    this.#attempt = 0;
    this.#connect();
  };

  /** Handles a stream error: a resumed session would repeat its cause. */
  #end({ sm }: Agent, condition: string): void {
    if (CONTENT_ERRORS.has(condition)) this.#events.rejected();
    void sm.shutdown();
  }

  /**
   * Abandons a session that the server does not resume in time. ejabberd waits 15 s for a hanging process, and sends
   * it all messages until there is a new session.
   */
  #watchResumption({ sm }: Agent): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => {
      void sm.shutdown();
      this.cut();
    }, RESUMPTION_LIMIT);
  }

  #start(isResumed: boolean): void {
    if (this.#isClosed) return;
    clearTimeout(this.#watchdog);
    this.#isOnline = true;
    this.#resumptions = isResumed ? this.#resumptions + 1 : 0;
    this.#events.online(isResumed);
  }

  #lose(): void {
    const wasOnline = this.#isOnline;
    this.#isOnline = false;
    clearTimeout(this.#watchdog);
    if (this.#isClosed) return;
    if (this.#isRefused) {
      this.close();
      this.#events.refused(
        codedError('ERR_WRONG_CREDENTIALS', 'The server does not accept these credentials.'),
      );
      return;
    }
    if (wasOnline) this.#events.offline();
    else this.#events.unreachable();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), backoff(this.#attempt++));
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#isClosed || this.#isOnline) return;
    this.#events.connecting();
    this.#try();
  }

  #try(): void {
    this.#watchdog = setTimeout(() => this.cut(), ATTEMPT_LIMIT);
    // The resent stanzas may be what ends the session.
    if (this.#resumptions >= MAX_RESUMPTIONS) void this.#agent?.sm.shutdown();
    this.#agent?.connect();
  }
}
