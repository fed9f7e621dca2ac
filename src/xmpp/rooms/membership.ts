import type { Stanzas } from 'stanza';
import { MAX_TEXT } from '../people/person.ts';
import { bareJid, resourceOf } from '../shared/addresses.ts';

/** How somebody belongs to a room. */
export type Affiliation = 'owner' | 'admin' | 'member' | 'none' | 'outcast';

/** The affiliations of members, as a room lists them. */
export const MEMBERS = ['owner', 'admin', 'member'] as const;

const isMember = (affiliation: Affiliation | undefined) =>
  affiliation !== undefined && (MEMBERS as readonly Affiliation[]).includes(affiliation);

/** The members of a room, and who is in it now. */
export class Membership {
  readonly #affiliations = new Map<string, Affiliation>();
  /** Those who left or were removed; they may still be in the room for a moment. */
  readonly #gone = new Set<string>();
  /** Those who were kicked or banned, until the room says so; it may still list them for a moment. */
  readonly #removed = new Set<string>();
  /**
   * The bare JIDs of those in the room, by nickname; the JID within the room if it hides theirs. Devices of one user
   * share a nickname.
   */
  readonly #occupants = new Map<string, string>();

  /** How many members there are: those the room lists, and others who are in it. */
  get size(): number {
    return this.members().length;
  }

  /** Returns the bare JIDs of all members. */
  members(): string[] {
    const jids = new Set<string>();
    for (const [jid, affiliation] of this.#affiliations) if (isMember(affiliation)) jids.add(jid);
    for (const jid of this.#occupants.values()) {
      if (!this.#gone.has(jid) && this.affiliationOf(jid) !== 'outcast') jids.add(jid);
    }
    return [...jids];
  }

  affiliationOf(jid: string): Affiliation {
    return this.#affiliations.get(jid) ?? 'none';
  }

  /** Whether somebody may add, kick and ban others. */
  isModerator(jid: string): boolean {
    return ['owner', 'admin'].includes(this.affiliationOf(jid));
  }

  /** Whether this is the only owner. */
  isLastOwner(jid: string): boolean {
    const owners = [...this.#affiliations].filter(([, affiliation]) => affiliation === 'owner');
    return owners.length === 1 && owners[0]?.[0] === jid;
  }

  /** Returns who has a nickname, as a bare JID. */
  occupant(nick: string): string | undefined {
    return this.#occupants.get(nick);
  }

  /** Returns the nicknames of somebody in the room. */
  nicksOf(jid: string): string[] {
    return [...this.#occupants].filter(([, occupant]) => occupant === jid).map(([nick]) => nick);
  }

  set(jid: string, affiliation: Affiliation): void {
    this.#affiliations.set(jid, affiliation);
    this.#removed.delete(jid);
    if (isMember(affiliation)) this.#gone.delete(jid);
  }

  /** Records that somebody is no longer a member. */
  remove(jid: string, affiliation: 'none' | 'outcast' = 'none'): void {
    this.#affiliations.set(jid, affiliation);
    this.#gone.add(jid);
  }

  /** Records that a moderator removed somebody, who may still be in the room for a moment. */
  expel(jid: string, affiliation: 'none' | 'outcast'): void {
    this.remove(jid, affiliation);
    this.#removed.add(jid);
  }

  /** Whether a moderator removed somebody and the room did not say so yet. */
  isExpelled(jid: string): boolean {
    return this.#removed.has(jid);
  }

  /** Records the affiliations that a room lists. */
  setLists(items: readonly Stanzas.MUCUserItem[]): void {
    for (const jid of this.#affiliations.keys()) if (!this.isExpelled(jid)) this.#affiliations.delete(jid);
    for (const { jid, affiliation } of items) {
      const user = jid && bareJid(jid);
      if (user && !this.isExpelled(user)) {
        this.#affiliations.set(user, (affiliation ?? 'none') as Affiliation);
      }
    }
  }

  /**
   * Records the presence of an occupant; returns false if the nickname is missing or too long.
   * @param known - the bare JID, if the room shows it
   */
  update(presence: Stanzas.ReceivedMUCPresence, known: string | undefined): boolean {
    const nick = resourceOf(presence.from);
    if (!nick || nick.length > MAX_TEXT) return false;
    const { muc } = presence;
    const jid = known ?? presence.from;
    const affiliation = (muc.affiliation ?? 'none') as Affiliation;
    if (presence.type === 'unavailable') {
      this.#occupants.delete(nick);
      if (this.nicksOf(jid).length === 0) this.#removed.delete(jid);
      // Who goes offline stays a member; who leaves stays one until a moderator changes the list.
      if (known && !isMember(affiliation)) this.#affiliations.set(jid, affiliation);
    } else {
      this.#occupants.set(nick, jid);
      if (known && !this.isExpelled(jid)) this.#affiliations.set(jid, affiliation);
    }
    return true;
  }

  /** Forgets who is in the room, because the session ended. */
  leave(): void {
    this.#occupants.clear();
    this.#gone.clear();
    this.#removed.clear();
  }
}
