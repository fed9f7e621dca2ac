import type { Agent } from 'stanza';
import type { Message } from 'stanza/protocol/index.js';
import type { Archive } from '../archive/archive.ts';
import type { Outgoing, StoredMessage } from '../archive/records.ts';
import type { Clock } from '../inbox/clock.ts';
import { codedError } from '../shared/coded-error.ts';

/** A waiting message, with the calls that wait for it. */
interface Waiting {
  readonly entry: Outgoing;
  /** Whether it was sent in this session, which also resends it if needed. */
  isOut: boolean;
  /** Whether the server has acknowledged it. */
  isAcked?: boolean;
  /** When it was sent, on the local clock, in milliseconds. */
  outAt: number;
  /** How many times the server has ended the stream instead of acknowledging it. */
  refusals: number;
  readonly callers: { resolve(message: StoredMessage): void; reject(error: unknown): void }[];
}

/** The maximum number of such refusals. */
const MAX_REFUSALS = 3;

const canceled = () => codedError('ERR_CANCELED', 'The message was canceled.');

/**
 * The messages that are not in the server's archive yet. Each is stored before it is sent, and resent only after a
 * catch-up has not found it, so that it arrives once.
 */
export class SendQueue {
  readonly #archive: Archive;
  readonly #clock: Clock;
  readonly #waiting = new Map<string, Waiting>();
  /** The muids of messages that must not be sent. */
  readonly #canceled = new Set<string>();
  /** The time of the last sent message, in microseconds. */
  #lastSent = 0;
  /** Returns the client for a message, if it may be sent now. */
  readonly #agentFor: (entry: Outgoing) => Agent | undefined;

  constructor(archive: Archive, clock: Clock, agentFor: (entry: Outgoing) => Agent | undefined) {
    this.#archive = archive;
    this.#clock = clock;
    this.#agentFor = agentFor;
  }

  /** Loads the messages left by an earlier page. */
  async load(): Promise<void> {
    for (const entry of await this.#archive.all('outbox')) {
      this.#waiting.set(entry.key, { entry, isOut: false, outAt: 0, refusals: 0, callers: [] });
    }
  }

  /** Returns the chat of a waiting message. */
  chatOf(muid: string): string | undefined {
    return this.#waiting.get(muid)?.entry.chat;
  }

  /** Whether a message is waiting. */
  has(muid: string): boolean {
    return this.#waiting.has(muid);
  }

  /** Stores a message and sends it as soon as possible; resolves once it is in the server's archive. */
  async send(entry: Outgoing): Promise<StoredMessage> {
    if (this.#canceled.has(entry.key)) throw canceled();
    const known = this.#waiting.get(entry.key);
    const waiting = known ?? { entry, isOut: false, outAt: 0, refusals: 0, callers: [] };
    this.#waiting.set(entry.key, waiting);
    const done = new Promise<StoredMessage>((resolve, reject) => waiting.callers.push({ resolve, reject }));
    if (!known) {
      await this.#archive
        .write(async (tx) => tx.put('outbox', entry))
        .catch((error) => this.fail(entry.key, error));
      this.#transmit(waiting);
    }
    return done;
  }

  /** Handles an acknowledgement; returns whether the archive must be queried for the message. */
  ack(muid: string): boolean {
    const waiting = this.#waiting.get(muid);
    if (waiting) waiting.isAcked = true;
    return waiting?.entry.kind === 'user';
  }

  /** The acknowledged messages between users whose archived copies are not stored here yet. */
  get acked(): Message[] {
    const acked = [...this.#waiting.values()].filter(
      ({ entry, isAcked }) => isAcked && entry.kind === 'user',
    );
    return acked.map(({ entry }) => entry.stanza as Message);
  }

  /** Handles the end of the session of these chats: only the archives know which messages the server has. */
  lose(isOf: (entry: Outgoing) => boolean = () => true): void {
    for (const waiting of this.#waiting.values()) {
      if (!isOf(waiting.entry)) continue;
      waiting.isOut = false;
      waiting.isAcked = false;
    }
  }

  /** Sends the messages not sent in this session; call it once the archives of these chats are caught up. */
  release(isOf: (entry: Outgoing) => boolean): void {
    const all = [...this.#waiting.values()].filter(({ entry }) => isOf(entry));
    for (const waiting of all.sort((a, b) => a.entry.at - b.entry.at)) this.#transmit(waiting);
  }

  /** Removes a message that is in the archive; returns whether a call waited for it. */
  settle(message: StoredMessage): boolean {
    const waiting = this.#take(message.muid ?? '');
    if (!waiting) return false;
    if (waiting.outAt && message.kind === 'user')
      this.#clock.adjust(message.archivedAt, waiting.outAt, Date.now());
    for (const { resolve } of waiting.callers) resolve(message);
    return waiting.callers.length > 0;
  }

  /** Removes a message that the user canceled; the server may have it already. */
  cancel(muid: string): void {
    this.#canceled.add(muid);
    this.fail(muid, canceled());
  }

  /** Removes a rejected message, and rejects its calls. */
  fail(muid: string, error: unknown): void {
    for (const { reject } of this.#take(muid)?.callers ?? []) reject(error);
  }

  /**
   * Handles a stream that the server ended because of a sent stanza. The first unacknowledged message is suspected; at
   * the third suspicion it fails, because it would end every session.
   */
  refuse(): void {
    const [first] = [...this.#waiting.values()]
      .filter(({ isOut, isAcked }) => isOut && !isAcked)
      .sort((a, b) => a.outAt - b.outAt || a.entry.at - b.entry.at);
    if (first && ++first.refusals >= MAX_REFUSALS) {
      this.fail(
        first.entry.key,
        codedError('ERR_REFUSED', 'The server ends the connection at this message.'),
      );
    }
  }

  /** Rejects all waiting calls; the messages stay stored. */
  close(error: unknown): void {
    for (const { callers } of this.#waiting.values()) for (const { reject } of callers) reject(error);
    this.#waiting.clear();
  }

  /** Updates the time of a message to resend; returns whether it may be resent. */
  retry(message: Message): boolean {
    const { id = '' } = message;
    const waiting = this.#waiting.get(id);
    if (waiting) this.#date(message, waiting.entry);
    return !this.#canceled.has(id);
  }

  /** Sets the time of a message: later than everything this user has seen and sent, even if a clock is wrong. */
  #date({ kit }: Message, { chat }: Outgoing): void {
    const newest = this.#archive.chats.get(chat)?.lastAt ?? 0;
    this.#lastSent = Math.max(this.#clock.now(), newest + 1, this.#lastSent + 1);
    if (kit) kit.sent = String(this.#lastSent);
  }

  #take(muid: string): Waiting | undefined {
    const waiting = this.#waiting.get(muid);
    if (!waiting) return undefined;
    this.#waiting.delete(muid);
    void this.#archive.write(async (tx) => tx.remove('outbox', muid)).catch(() => undefined);
    return waiting;
  }

  #transmit(waiting: Waiting): void {
    const { entry } = waiting;
    const agent = waiting.isOut ? undefined : this.#agentFor(entry);
    if (!agent || !this.#waiting.has(entry.key)) return;
    waiting.isOut = true;
    waiting.outAt = Date.now();
    const stanza = entry.stanza as Message;
    const message = { ...stanza, kit: { ...stanza.kit } };
    this.#date(message, entry);
    agent.sendMessage(message);
  }
}
