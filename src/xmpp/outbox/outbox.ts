import type { Agent } from 'stanza';
import type { Message } from 'stanza/protocol/index.js';
import type { Archive } from '../archive/archive.ts';
import type { Outgoing, StoredMessage } from '../archive/records.ts';
import type { Clock } from '../inbox/clock.ts';
import { codedError } from '../shared/coded-error.ts';

/** A message that waits, with the calls that wait for it. */
interface Waiting {
  readonly entry: Outgoing;
  /** Whether it went out in this session, which also repeats it if needed. */
  isOut: boolean;
  /** Whether the server has it. */
  isAcked?: boolean;
  /** When it went out, by the local clock, in milliseconds. */
  outAt: number;
  /** How often the server ended the stream instead of taking it. */
  refusals: number;
  readonly callers: { resolve(message: StoredMessage): void; reject(error: unknown): void }[];
}

/** How often the server may end the stream at a message. */
const MOST_REFUSALS = 3;

const canceled = () => codedError('ERR_CANCELED', 'The message was canceled.');

/**
 * The messages that the server's archive does not have yet. Each is stored before it is sent, and sent again only after
 * a catch-up did not find it, so that it arrives once.
 */
export class Outbox {
  readonly #archive: Archive;
  readonly #clock: Clock;
  readonly #waiting = new Map<string, Waiting>();
  /** The muids of messages that are not to be sent. */
  readonly #canceled = new Set<string>();
  /** The time of the message that went out last, in microseconds. */
  #lastSent = 0;
  /** Returns the client for a chat, if its messages may go out now. */
  readonly #agentFor: (entry: Outgoing) => Agent | undefined;

  constructor(archive: Archive, clock: Clock, agentFor: (entry: Outgoing) => Agent | undefined) {
    this.#archive = archive;
    this.#clock = clock;
    this.#agentFor = agentFor;
  }

  /** Loads the messages that an earlier page left. */
  async load(): Promise<void> {
    for (const entry of await this.#archive.all('outbox')) {
      this.#waiting.set(entry.key, { entry, isOut: false, outAt: 0, refusals: 0, callers: [] });
    }
  }

  /** Returns the chat of a message that waits. */
  chatOf(muid: string): string | undefined {
    return this.#waiting.get(muid)?.entry.chat;
  }

  /** Whether a message waits. */
  has(muid: string): boolean {
    return this.#waiting.has(muid);
  }

  /** Stores a message and sends it as soon as that is possible; resolves once the server's archive has it. */
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

  /** Notes that the server has a message; returns whether the archive has to be asked for it. */
  ack(muid: string): boolean {
    const waiting = this.#waiting.get(muid);
    if (waiting) waiting.isAcked = true;
    return waiting?.entry.kind === 'user';
  }

  /** The messages between users that the server has, and whose copy in the archive is not here yet. */
  get acked(): Message[] {
    const acked = [...this.#waiting.values()].filter(
      ({ entry, isAcked }) => isAcked && entry.kind === 'user',
    );
    return acked.map(({ entry }) => entry.stanza as Message);
  }

  /** Notes that the session of these chats ended: only the archives know which messages the server has. */
  lose(isOf: (entry: Outgoing) => boolean = () => true): void {
    for (const waiting of this.#waiting.values()) {
      if (!isOf(waiting.entry)) continue;
      waiting.isOut = false;
      waiting.isAcked = false;
    }
  }

  /** Sends what did not go out in this session; call it once the archives of these chats are caught up. */
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

  /** Removes a message that the user gives up; the server may have it already. */
  cancel(muid: string): void {
    this.#canceled.add(muid);
    this.fail(muid, canceled());
  }

  /** Removes a message that was refused, and rejects its calls. */
  fail(muid: string, error: unknown): void {
    for (const { reject } of this.#take(muid)?.callers ?? []) reject(error);
  }

  /**
   * Handles a stream that the server ended because of something sent. The first unacknowledged message is suspected; at
   * the third suspicion it fails, because it would end each session.
   */
  refuse(): void {
    const [first] = [...this.#waiting.values()]
      .filter(({ isOut, isAcked }) => isOut && !isAcked)
      .sort((a, b) => a.outAt - b.outAt || a.entry.at - b.entry.at);
    if (first && ++first.refusals >= MOST_REFUSALS) {
      this.fail(
        first.entry.key,
        codedError('ERR_REFUSED', 'The server ends the connection at this message.'),
      );
    }
  }

  /** Rejects everyone who waits; the messages stay stored. */
  close(error: unknown): void {
    for (const { callers } of this.#waiting.values()) for (const { reject } of callers) reject(error);
    this.#waiting.clear();
  }

  /** Gives a message that is repeated a new time; returns whether it may be sent again. */
  retry(message: Message): boolean {
    const { id = '' } = message;
    const waiting = this.#waiting.get(id);
    if (waiting) this.#date(message, waiting.entry);
    return !this.#canceled.has(id);
  }

  /** Dates a message: later than what this user has seen and sent, even if a clock goes wrong. */
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
