import type { Agent, Stanzas } from 'stanza';
import { bareJid } from '../shared/addresses.ts';
import { codedError } from '../shared/coded-error.ts';
import { textOf } from './person.ts';

/** The maximum number of pending contact requests. */
const MAX_REQUESTS = 100;

/** What contacts need of the rest. */
export interface ContactsOptions {
  /** The client of the session; throws without one. */
  agent(): Agent;
  /** The account's own bare JID. */
  readonly me: string;
  isBlocked(jid: string): boolean;
  /** Called with a user who sends a contact request; once per page until it is answered. */
  asked(jid: string): void;
}

/** Adds, accepts and removes contacts: users who see each other's presence (RFC 6121). */
export class Contacts {
  readonly #options: ContactsOptions;
  /** The fields of the user's own roster that contacts need. */
  readonly #roster = new Map<string, Stanzas.RosterItem>();
  /** The users whose contact requests are pending. */
  readonly #requests = new Set<string>();

  constructor(options: ContactsOptions) {
    this.#options = options;
  }

  /** Returns the bare JIDs of users with pending contact requests. */
  requests(): string[] {
    return [...this.#requests].filter((jid) => !this.#options.isBlocked(jid));
  }

  /** Applies a roster item. */
  update(item: Stanzas.RosterItem): void {
    const jid = bareJid(item.jid);
    if (item.subscription === 'remove') this.#roster.delete(jid);
    else this.#roster.set(jid, item);
    // Another device of this user has accepted.
    if (['from', 'both'].includes(item.subscription)) this.#requests.delete(jid);
  }

  /** Handles a presence stanza about contacts. */
  onPresence({ from, type }: Stanzas.ReceivedPresence): void {
    const jid = bareJid(from);
    const { me, agent, asked, isBlocked } = this.#options;
    if (type === 'unsubscribe') this.#requests.delete(jid);
    if (type !== 'subscribe' || jid === me || isBlocked(jid)) return;
    // A user who accepts a request sends one back.
    if (this.#hasAsked(jid)) agent().acceptSubscription(jid);
    else if (!this.#requests.has(jid) && this.#requests.size < MAX_REQUESTS) {
      this.#requests.add(jid);
      asked(jid);
    }
  }

  /** Sends a contact request to a user; accepts that user's own request, if there is one. */
  async add(jid: string, name?: string): Promise<void> {
    const { agent, me } = this.#options;
    if (jid === me) throw codedError('ERR_NOT_ALLOWED', 'Nobody is a contact of their own.');
    const client = agent();
    const { groups = [], name: before } = this.#roster.get(jid) ?? {};
    const label = textOf(name) ?? before;
    // The server sets the subscription itself.
    const item = { jid, groups, ...(label && { name: label }) } as Stanzas.RosterItem;
    await client.updateRosterItem(item);
    if (this.#requests.delete(jid)) client.acceptSubscription(jid);
    client.subscribe(jid);
  }

  /** Accepts a user's request, and sends one back. */
  async accept(jid: string): Promise<void> {
    if (!this.#requests.has(jid))
      throw codedError('ERR_NO_REQUEST', `'${jid}' does not ask to become a contact.`);
    await this.add(jid);
  }

  /** Removes a contact, or declines a user's request; neither sees the other online afterwards. */
  async remove(jid: string): Promise<void> {
    const client = this.#options.agent();
    if (this.#requests.delete(jid)) client.denySubscription(jid);
    if (this.#roster.has(jid)) await client.removeRosterItem(jid);
  }

  #hasAsked(jid: string): boolean {
    const { subscription, pending } = this.#roster.get(jid) ?? {};
    return pending === 'subscribe' || subscription === 'to' || subscription === 'both';
  }
}
