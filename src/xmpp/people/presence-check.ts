import type { Agent } from 'stanza';
import { conditionOf } from '../shared/coded-error.ts';
import type { Presences } from './presences.ts';

/** The interval between checks in ms, and the number of people per check. */
const INTERVAL = 300_000;
const AT_ONCE = 20;

/** The error conditions of servers that do not know a user's last activity. */
const UNKNOWN = ['service-unavailable', 'item-not-found'];

const domainOf = (jid: string) => jid.slice(jid.indexOf('@') + 1);

/** The options of a presence check. */
export interface PresenceCheckOptions {
  /** The client of the session; throws without one. */
  agent(): Agent;
  readonly presences: Presences;
  /** Called with a user who is no longer online. */
  gone(jid: string): void;
}

/**
 * Finds people who went offline unnoticed: when a cluster node crashes, its users send no presence. For an online
 * user, a server answers that the last activity was 0 seconds ago (XEP-0012).
 */
export class PresenceCheck {
  readonly #options: PresenceCheckOptions;
  /** The domains that answered 0 for an online user: there, other answers mean offline. */
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

  /** Checks the next few online people. */
  async check(): Promise<void> {
    const online = this.#options.presences.online();
    if (this.#next >= online.length) this.#next = 0;
    const some = online.slice(this.#next, this.#next + AT_ONCE);
    this.#next += AT_ONCE;
    await this.checkAll(some);
  }

  /** Checks people, and reports those who are no longer online. */
  async checkAll(jids: readonly string[]): Promise<void> {
    await Promise.all(jids.map((jid) => this.#checkOne(jid)));
  }

  async #checkOne(jid: string): Promise<void> {
    const { presences, gone } = this.#options;
    const before = presences.versionOf(jid);
    const isOnline = await this.#ask(jid);
    // A presence received meanwhile is newer.
    if (isOnline || presences.versionOf(jid) !== before) return;
    presences.remove(jid);
    gone(jid);
  }

  /** Resolves to false only for a user who is certainly offline. */
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
