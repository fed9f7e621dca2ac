import type { Agent, JXT } from 'stanza';
import type { Message, ReceivedMessage } from 'stanza/protocol/index.js';
import type { ServerHandlers } from '../../server/index.ts';
import { Acks } from '../connection/acks.ts';
import { Connection, type Credentials } from '../connection/connection.ts';
import type { SendQueue } from '../sending/send-queue.ts';
import { offlineError } from '../shared/coded-error.ts';
import { createDeferred } from '../shared/deferred.ts';
import type { DropReason } from '../shared/dropped.ts';
import type { CatchUp } from '../sync/catch-up.ts';
import { Confirmations } from '../sync/confirmations.ts';
import type { History } from '../sync/history.ts';
import type { SessionPart } from '../sync/part.ts';
import { Reviews } from '../sync/reviews.ts';
import { catchUpError, startError } from './start-error.ts';

/** The parts of a session that a lifecycle needs. */
export interface LifecycleContext {
  readonly service: string;
  readonly me: string;
  readonly parts: readonly SessionPart[];
  readonly sendQueue: SendQueue;
  readonly history: History;
  readonly catchUp: CatchUp;
  /** Returns undefined once the session is closed. */
  readonly handlers: () => ServerHandlers | undefined;
  /** The client was created and is about to connect. */
  created(agent: Agent, jxt: typeof JXT): void;
  /** Makes the requests of a new session that precede its presence. */
  prepare(agent: Agent): Promise<void>;
  /** Shows the user as online. */
  appear(agent: Agent): void;
  receive(message: ReceivedMessage): void;
  /** Stores a message that the server has but does not archive. */
  keep(message: Message): Promise<void>;
  /** Counts a dropped stanza. */
  readonly drop: (reason: DropReason) => undefined;
  /** The server no longer accepts the credentials. */
  refused(): void;
  report(error: unknown): void;
}

/** How long the sign-in of a stored account waits for the first session, in milliseconds. */
const SIGN_IN_MS = 5000;

/** Starts, ends and resumes the sessions of a connection. */
export class Lifecycle {
  readonly #context: LifecycleContext;
  readonly #connection: Connection;
  readonly #acks = new Acks();
  readonly #confirmations: Confirmations;
  readonly #reviews: Reviews;
  /** Counts sessions and losses, to identify the current session. */
  #session = 0;
  /** Whether the session's first requests are done. */
  #isPrepared = false;
  /** Whether all parts have started; a resumed session keeps their requests. */
  #isComplete = false;
  /** Whether the last session failed to start. */
  #hasFailed = false;
  /** Whether the account's newest messages are stored. */
  #isCaughtUp = false;
  /** Settles once a session is caught up, or lost before that. */
  #ready = createDeferred();
  /** Settles once everything in the server's archives is stored. */
  #settled = createDeferred();
  /** Settles with the first session, or with the server's refusal. */
  readonly #first = createDeferred();

  constructor(context: LifecycleContext, credentials: Credentials) {
    this.#context = context;
    const { service, me, parts, sendQueue, catchUp } = context;
    const caughtUp = () => (this.#isCaughtUp ? this.agent : undefined);
    this.#reviews = new Reviews({ agent: caughtUp, catchUp });
    this.#confirmations = new Confirmations({
      agent: caughtUp,
      sendQueue,
      catchUp,
      keep: (message) => context.keep(message),
    });
    this.#connection = new Connection(service, me, credentials, {
      created: (agent, jxt) => context.created(agent, jxt),
      online: (isResumed) => this.#online(isResumed),
      unreachable: () => this.#unreachable(),
      offline: () => this.#offline(),
      connecting: () => context.handlers()?.connecting(),
      refused: (error) => this.#refused(error),
      message: (stanza) => {
        context.receive(stanza);
        if (stanza.body && !stanza.archive) this.#confirmations.countReceived();
      },
      presence: (stanza) => {
        for (const part of parts) part.presence?.(stanza);
      },
      acked: (id) => {
        this.#acks.acked(id);
        if (sendQueue.ack(id)) this.#confirmations.request();
      },
      failed: (id) => this.#acks.failed(id, offlineError()),
      rejected: () => sendQueue.refuse(),
      retry: (message) => sendQueue.retry(message),
    });
  }

  /** The client, while it has a session; otherwise undefined. */
  get agent(): Agent | undefined {
    return this.#connection.agent;
  }

  /** Returns the client; throws without a connection. */
  connected(): Agent {
    const { agent } = this;
    if (!agent) throw offlineError('There is no connection to the server.');
    return agent;
  }

  get isCaughtUp(): boolean {
    return this.#isCaughtUp;
  }

  /** Resolves once everything in the server's archives is stored. */
  get settled(): Promise<void> {
    return this.#settled.promise;
  }

  /**
   * Connects. Resolves once the server's newest messages are stored or, for a stored account, if the server cannot be
   * reached or takes longer than 5 s. Rejects if the server rejects the user, or cannot be reached and nothing is
   * stored.
   */
  async connect(): Promise<void> {
    this.#connection.open().catch((error) => this.#first.reject(error));
    const timer = this.#context.catchUp.isKnown
      ? setTimeout(() => this.#first.resolve(), SIGN_IN_MS)
      : undefined;
    await this.#first.promise.finally(() => clearTimeout(timer));
  }

  /** Resolves to the client once the session is caught up; rejects without a connection. */
  async ready(): Promise<Agent> {
    if (this.agent) await this.#ready.promise;
    return this.connected();
  }

  /** Sends a stanza other than a new message; resolves once the server has it. */
  async transmit(message: Message): Promise<void> {
    const agent = await this.ready();
    const id = message.id ?? agent.nextId();
    const acked = this.#acks.wait(id, message.to ?? '');
    agent.sendMessage({ ...message, id });
    await acked;
  }

  /** Handles the rejection of a sent message. */
  fail(id: string, error: Error, from: string): void {
    const { me, sendQueue, drop } = this.#context;
    const to = sendQueue.chatOf(id) ?? this.#acks.receiverOf(id);
    if (to === undefined) return;
    // Anyone can send an error with the id of a message sent to another user.
    if (![to, me].includes(from) && !me.endsWith(`@${from}`)) drop('forged-refusal');
    else {
      sendQueue.fail(id, error);
      this.#acks.failed(id, error);
    }
  }

  /** Ends the session; the next one fetches all archives again. */
  restart(): void {
    void this.agent?.disconnect();
  }

  /** Cuts the connection like a lost network. */
  cut(): void {
    this.#connection.cut();
  }

  close(error: Error): void {
    this.#confirmations.stop();
    this.#reviews.stop();
    this.#isCaughtUp = false;
    this.#connection.close();
    this.#interrupt();
    this.#acks.close(error);
    this.#ready.reject(error);
    this.#first.reject(error);
    this.#settled.reject(error);
  }

  #online(isResumed: boolean): void {
    const { agent } = this;
    if (!agent) return;
    if (!isResumed) {
      this.#isPrepared = false;
      this.#isComplete = false;
      this.#acks.close(offlineError());
      this.#context.sendQueue.lose();
    } else if (!this.#hasFailed) this.#connection.resetDelay();
    const session = ++this.#session;
    this.#context.history.resume();
    this.#reviews.begin();
    this.#start(agent, session).catch((error) => {
      // After a lost connection, a new session starts by itself.
      if (session !== this.#session) return;
      const reason = startError(error);
      this.#context.report(reason);
      if (!this.#isCaughtUp) this.#failStart(reason);
    });
  }

  /** Resolves the sign-in with stored data, or rejects it without any; then reconnects. */
  #failStart(reason: unknown): void {
    if (this.#context.catchUp.isKnown) this.#first.resolve();
    else this.#first.reject(reason);
    this.#hasFailed = true;
    this.cut();
  }

  async #start(agent: Agent, session: number): Promise<void> {
    const { catchUp, parts, prepare, appear } = this.#context;
    const isCurrent = () => session === this.#session;
    const isNew = !this.#isPrepared;
    if (isNew) await prepare(agent);
    if (!isCurrent()) return;
    await catchUp.catchUp(agent).catch((error) => {
      throw catchUpError(error);
    });
    if (!isCurrent()) return;
    // When the user appears, a server first sends everything that was missed, oldest first, and only then answers
    // requests.
    if (isNew) appear(agent);
    this.#isPrepared = true;
    this.#isCaughtUp = true;
    this.#connection.resetDelay();
    this.#hasFailed = false;
    this.#ready.resolve();
    this.#context.handlers()?.connected();
    this.#first.resolve();
    // The archive may have answered before the server received these.
    if (this.#context.sendQueue.acked.length > 0) this.#confirmations.request();
    const isResumed = this.#isComplete;
    await Promise.all([
      this.#fill(agent, isNew),
      ...parts.map(async (part) => part.online?.(agent, isResumed)),
    ]);
    if (!isCurrent()) return;
    this.#isComplete = true;
    this.#settled.resolve();
    this.#reviews.plan();
  }

  /** Fills the gaps, then sends waiting messages: only now is it known which ones the server has. */
  async #fill(agent: Agent, isNew: boolean): Promise<void> {
    const { catchUp } = this.#context;
    // This client did not receive messages from before the user appeared.
    if (isNew) await catchUp.catchUp(agent);
    await catchUp.fill(agent);
    this.#context.sendQueue.release(({ kind }) => kind === 'user');
  }

  #offline(): void {
    this.#session++;
    this.#isCaughtUp = false;
    this.#reviews.stop();
    this.#ready.reject(offlineError());
    this.#ready = createDeferred();
    if (this.#isComplete) this.#settled = createDeferred();
    this.#interrupt();
    for (const part of this.#context.parts) part.offline?.();
    this.#context.handlers()?.disconnected();
  }

  #interrupt(): void {
    this.#context.history.interrupt();
    this.#context.catchUp.interrupt();
  }

  /** Resolves the sign-in with stored data, or rejects it without any. */
  #unreachable(): void {
    this.#context.handlers()?.disconnected();
    if (this.#context.catchUp.isKnown) this.#first.resolve();
    else this.#first.reject(offlineError('The server cannot be reached.'));
  }

  /** Handles rejected credentials, at the sign-in or later. */
  #refused(error: Error): void {
    this.#first.reject(error);
    this.#context.refused();
  }
}
