import type { Agent, Stanzas } from 'stanza';
import type { AvatarMetaData, PubsubEventItems } from 'stanza/protocol/index.js';
import type { Page, UserJSON, UsersQuery } from '../../server/index.ts';
import { bareJid, resourceOf } from '../shared/addresses.ts';
import { Contacts } from './contacts.ts';
import { type PeopleQuery, pageOf, sorted } from './people-page.ts';
import { nameOf, type Person, textOf, textsOf } from './person.ts';
import { PresenceCheck } from './presence-check.ts';
import { Presences } from './presences.ts';
import { type Facts, Profiles } from './profiles.ts';
import { photoOf } from './vcard.ts';

/** The node of avatars. */
const AVATARS = 'urn:xmpp:avatar:metadata';

/** The maximum number of people other than contacts to look up for a page. */
const MAX_STRANGERS = 100;

/** How long to wait for further roster changes before lists fetch again, in ms. */
const LISTING = 200;

/** The options of an account's people. */
export interface PeopleOptions {
  /** The client of the session; throws without one. */
  agent(): Agent;
  /** The account's own bare JID. */
  readonly me: string;
  /** Returns the id of a bare JID. */
  uidOf(jid: string): string;
  /** Called with a user whose presence or picture changed. */
  changed(user: UserJSON): void;
  /** Called when contacts were added or removed after the start. */
  listed(): void;
  /** Called with a user who sends a contact request. */
  asked(user: UserJSON): void;
  /** Stores a person. */
  keep(person: Person): void;
  /** Counts a dropped stanza. */
  drop(reason: 'oversized'): void;
}

/** The people known to an account: roster, names, pictures, presence and blocks. */
export class People {
  readonly #options: PeopleOptions;
  readonly #people = new Map<string, Person>();
  readonly #presences = new Presences();
  readonly #profiles: Profiles;
  readonly #check: PresenceCheck;
  readonly #blocked = new Set<string>();
  readonly contacts: Contacts;
  #listing: ReturnType<typeof setTimeout> | undefined;
  /** The contacts in order; undefined after a change. */
  #sorted: { place: string; jid: string }[] | undefined;

  constructor(options: PeopleOptions) {
    this.#options = options;
    this.#profiles = new Profiles(options.agent, (jid, facts) => this.#update(jid, facts));
    this.#check = new PresenceCheck({
      agent: options.agent,
      presences: this.#presences,
      gone: (jid) => this.#leave(jid),
    });
    this.contacts = new Contacts({
      agent: options.agent,
      me: options.me,
      isBlocked: (jid) => this.isBlocked(jid),
      asked: (jid) => void this.#announceRequest(jid),
    });
  }

  /** Subscribes to a client; called once per client. */
  attach(client: Agent): void {
    client.on('roster:update', (push) => this.#onPush(push.roster.items ?? []));
    client.on('avatar', (event) => void this.#updateAvatar(event));
    // The library's own readers of published items fail at an item without content.
    client.removeAllListeners('pubsub:published');
    client.on('pubsub:event', ({ from, pubsub }) => this.#readAvatars(from, pubsub.items));
    client.on('block', ({ jids }) => this.#setBlocked(jids, true));
    client.on('unblock', ({ jids }) => this.#setBlocked(jids.length > 0 ? jids : [...this.#blocked], false));
  }

  /** Restores the stored people. */
  restore(people: Iterable<Person>): void {
    for (const person of people) this.#people.set(person.jid, person);
    this.#sorted = undefined;
  }

  /** Fetches the roster and the block list, in a new session. */
  async start(): Promise<void> {
    const client = this.#options.agent();
    this.#presences.clear();
    this.#profiles.clear();
    const [roster, blocked] = await Promise.all([
      client.getRoster(),
      // Without XEP-0191, the server has no block list.
      client.getBlocked().catch(() => ({ jids: [] as string[] })),
    ]);
    const contacts = new Set(roster.items.map(({ jid }) => bareJid(jid)));
    for (const person of this.#people.values()) {
      if (person.isContact && !contacts.has(person.jid)) this.#update(person.jid, { isContact: false });
    }
    this.#updateRoster(roster.items);
    this.#blocked.clear();
    this.#setBlocked(blocked.jids, true);
  }

  /** Whether a user is in the roster. */
  isContact(jid: string): boolean {
    return this.#people.get(jid)?.isContact ?? false;
  }

  isBlocked(jid: string): boolean {
    return this.#blocked.has(jid);
  }

  /** Returns a user; the name of an unknown one is the local part of the JID. */
  user(jid: string): UserJSON {
    const person = this.#personOf(jid);
    const { avatar, role, statusMessage, lastActiveAt, groups } = person;
    const online = jid === this.#options.me || this.#presences.isOnline(jid);
    return {
      id: this.#options.uidOf(jid),
      name: nameOf(person),
      avatar,
      role,
      online,
      statusMessage: this.#presences.statusOf(jid) ?? statusMessage,
      lastActiveAt,
      tags: groups,
      blockedByMe: this.#blocked.has(jid),
    };
  }

  /**
   * Records the nickname of a user whose address a room hides.
   * @param isCurrent - whether it replaces an earlier one
   */
  learn(jid: string, nick: string, isCurrent: boolean): void {
    const name = textOf(nick);
    const before = this.#people.get(jid);
    if (name && jid !== this.#options.me && (!before || (isCurrent && before.name !== name)))
      this.#update(jid, { name });
  }

  /** Returns a page of the contacts by name, with the pictures and activity times that arrive in time. */
  async page(query: UsersQuery): Promise<Page<UserJSON>> {
    // Only vCards contain roles.
    if (query.roles) await this.#profiles.loadAll(this.#contacts().map(({ jid }) => jid));
    const jids: string[] = [];
    const read = (jid: string) => {
      jids.push(jid);
      return this.user(jid);
    };
    const { items } = pageOf(this.#contacts(), query, read);
    const shown = jids.filter((jid) => items.some(({ id }) => id === this.#options.uidOf(jid)));
    // The results arrive as events.
    void this.#check.checkAll(shown.filter((jid) => this.#presences.isOnline(jid)));
    await Promise.all([
      this.#profiles.loadAll(shown),
      this.#profiles.loadActivity(shown.filter((jid) => !this.#presences.isOnline(jid))),
    ]);
    return pageOf(this.#contacts(), query, (jid) => this.user(jid));
  }

  /** Returns a page of some people by name, contacts or not. */
  async pageAmong(jids: readonly string[], query: PeopleQuery): Promise<Page<UserJSON>> {
    // A user with a hidden address has no vCard.
    const strangers = jids.filter((jid) => !this.isContact(jid) && resourceOf(jid) === '');
    await this.#profiles.loadAll(strangers.slice(0, MAX_STRANGERS));
    return pageOf(sorted(jids.map((jid) => this.#personOf(jid))), query, (jid) => this.user(jid));
  }

  /** Blocks or unblocks people (XEP-0191). */
  async block(jids: readonly string[], blocked: boolean): Promise<void> {
    const client = this.#options.agent();
    await Promise.all(jids.map((jid) => (blocked ? client.block(jid) : client.unblock(jid))));
    this.#setBlocked(jids, blocked);
  }

  /** Publishes the user's own name and picture as a vCard (XEP-0054); omitted ones do not change. */
  async publish({ name, avatar }: { readonly name?: string; readonly avatar?: Blob }): Promise<void> {
    const client = this.#options.agent();
    const own = this.#options.me;
    const vcard = await client.getVCard(own).catch((): Stanzas.VCardTemp => ({}));
    const records = vcard.records?.filter(({ type }) => type !== 'photo' || !avatar) ?? [];
    if (avatar) records.push(await photoOf(avatar));
    await client.publishVCard({ ...vcard, fullName: name ?? vcard.fullName, records });
    this.#profiles.clear();
    await this.#profiles.load(own);
  }

  /** Returns the users with pending contact requests, with the names that arrive in time. */
  async requests(): Promise<UserJSON[]> {
    const jids = this.contacts.requests();
    await this.#profiles.loadAll(jids);
    return jids.map((jid) => this.user(jid));
  }

  /** Starts the checks for people who went offline unnoticed. */
  watch(): void {
    this.#check.start();
  }

  /** Stops these checks. */
  stop(): void {
    this.#check.stop();
    clearTimeout(this.#listing);
    this.#listing = undefined;
  }

  /** Records that a user is no longer online. */
  #leave(jid: string): void {
    this.#update(jid, { lastActiveAt: Math.floor(Date.now() / 1000) });
    this.#options.changed(this.user(jid));
  }

  #contacts(): readonly { place: string; jid: string }[] {
    this.#sorted ??= sorted([...this.#people.values()].filter(({ isContact }) => isContact));
    return this.#sorted;
  }

  #personOf(jid: string): Person {
    return this.#people.get(jid) ?? { jid, isContact: false };
  }

  /** Records facts about a person; returns whether the list of contacts changed. */
  #update(jid: string, facts: Facts): boolean {
    const before = this.#personOf(jid);
    const known = Object.entries(facts).filter(([field, value]) => value !== undefined || field === 'avatar');
    const person = { ...before, ...Object.fromEntries(known) } as Person;
    this.#people.set(jid, person);
    const isListed = nameOf(person) !== nameOf(before) || person.isContact !== before.isContact;
    if (isListed) this.#sorted = undefined;
    this.#options.keep(person);
    return isListed;
  }

  #onPush(items: readonly Stanzas.RosterItem[]): void {
    // A change of a shared group causes a push for each member.
    if (this.#updateRoster(items)) this.#listing ??= setTimeout(() => this.#announceList(), LISTING);
  }

  #announceList(): void {
    this.#listing = undefined;
    this.#options.listed();
  }

  async #announceRequest(jid: string): Promise<void> {
    await this.#profiles.loadAll([jid]);
    this.#options.asked(this.user(jid));
  }

  #updateRoster(items: readonly Stanzas.RosterItem[]): boolean {
    let isListed = false;
    for (const item of items) {
      const { name, subscription, groups } = item;
      const jid = bareJid(item.jid);
      this.contacts.update(item);
      const isContact = subscription !== 'remove';
      if (name !== undefined && !textOf(name)) this.#options.drop('oversized');
      const isNews = this.#update(jid, { isContact, label: textOf(name), groups: textsOf(groups) });
      isListed ||= isNews;
    }
    return isListed;
  }

  /** Handles a presence stanza; ignores those of rooms, strangers and the user's own devices. */
  onPresence(presence: Stanzas.ReceivedPresence): void {
    const { me, changed } = this.#options;
    const jid = bareJid(presence.from);
    if (!presence.muc) this.contacts.onPresence(presence);
    if (presence.muc || jid === me || !this.isContact(jid)) return;
    const change = this.#presences.update(presence);
    if (!change?.isTurn) return;
    if (change.online) changed(this.user(jid));
    else this.#leave(jid);
  }

  /** Reads the avatars that a user published (XEP-0084). */
  #readAvatars(jid: string, items: PubsubEventItems | undefined): void {
    const [item] = items?.node === AVATARS ? (items.published ?? []) : [];
    if (!item) return;
    const { versions } = (item.content ?? {}) as AvatarMetaData;
    const avatars = (versions ?? []).filter(({ id }) => textOf(id));
    void this.#updateAvatar({ jid, avatars, source: 'pubsub' });
  }

  async #updateAvatar(event: Parameters<Profiles['loadAvatar']>[0]): Promise<void> {
    const jid = bareJid(event.jid);
    if (!this.isContact(jid) || this.#people.get(jid)?.avatarHash === event.avatars[0]?.id) return;
    await this.#profiles.loadAvatar(event);
    if (this.#presences.isOnline(jid)) this.#options.changed(this.user(jid));
  }

  #setBlocked(jids: readonly string[], blocked: boolean): void {
    for (const jid of jids) {
      if (blocked) this.#blocked.add(bareJid(jid));
      else this.#blocked.delete(bareJid(jid));
    }
  }
}
