import type { Agent } from 'stanza';
import { conditionOf } from '../shared/coded-error.ts';
import type { Presences } from './presences.ts';

/** How often those who are online are looked up, in ms, and how many at a time. */
const INTERVAL = 300_000;
const AT_ONCE = 20;

/** The error conditions for somebody whose last activity a server does not know. */
const UNKNOWN = ['service-unavailable', 'item-not-found'];

const domainOf = (jid: string) => jid.slice(jid.indexOf('@') + 1);

/** What a check of presence needs. */
export interface PresenceCheckOptions {
  /** The client of the session; throws without one. */
  agent(): Agent;
  readonly presences: Presences;
  /** Called with somebody who is no longer online. */
  gone(jid: string): void;
}

/**
 * Finds people who went offline unnoticed: when a node of a cluster crashes, its users send no presence. For a user who
 * is online, a server answers that their last activity was 0 seconds ago (XEP-0012).
 */
export class PresenceCheck {
  readonly #options: PresenceCheckOptions;
  /** The domains that answered 0 for somebody online, so that other answers mean offline. */
  readonly #answering = new Set<string>();
  #timer: ReturnType<typeof setInterval> | undefined;
  #next = 0;

  constructor(options: PresenceCheckOptions) {
    this.#options = options;
  }

  start(): void {
    this.stop();
    this.#timer = setInterval(() => void this.check(), INTERVAL);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** Looks up the next few people who are online. */
  async check(): Promise<void> {
    const online = this.#options.presences.online();
    if (this.#next >= online.length) this.#next = 0;
    const some = online.slice(this.#next, this.#next + AT_ONCE);
    this.#next += AT_ONCE;
    await this.look(some);
  }

  /** Looks up people, and reports those who are no longer online. */
  async look(jids: readonly string[]): Promise<void> {
    await Promise.all(jids.map((jid) => this.#look(jid)));
  }

  async #look(jid: string): Promise<void> {
    const { presences, gone } = this.#options;
    const before = presences.versionOf(jid);
    const isOnline = await this.#ask(jid);
    // A presence that came meanwhile is newer.
    if (isOnline || presences.versionOf(jid) !== before) return;
    presences.remove(jid);
    gone(jid);
  }

  /** Resolves to false only for somebody who is certainly not online. */
  async #ask(jid: string): Promise<boolean> {
    try {
      const { seconds } = await this.#options.agent().getLastActivity(jid);
      if (seconds === 0) this.#answering.add(domainOf(jid));
      return seconds === 0 || !this.#answering.has(domainOf(jid));
    } catch (error) {
      return !(UNKNOWN.includes(conditionOf(error) ?? '') && this.#answering.has(domainOf(jid)));
    }
  }
}
