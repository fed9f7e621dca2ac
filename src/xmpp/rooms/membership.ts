import type { Stanzas } from 'stanza';
import { MAX_TEXT } from '../people/person.ts';
import { bareJid, resourceOf } from '../shared/addresses.ts';

/** A user's affiliation with a room. */
export type Affiliation = 'owner' | 'admin' | 'member' | 'none' | 'outcast';

/** The affiliations of members. */
export const MEMBERS = ['owner', 'admin', 'member'] as const;

const isMember = (affiliation: Affiliation | undefined) =>
  affiliation !== undefined && (MEMBERS as readonly Affiliation[]).includes(affiliation);

/** The members of a room, and its current occupants. */
export class Membership {
  readonly #affiliations = new Map<string, Affiliation>();
  /** Users who left or were removed, who may still be in the room for a moment. */
  readonly #gone = new Set<string>();
  /** Kicked or banned users whose removal the room has not reported yet; it may still list them. */
  readonly #removed = new Set<string>();
  /**
   * The bare JIDs of occupants by nickname; JIDs within the room if it hides addresses. The devices of one user share
   * a nickname.
   */
  readonly #occupants = new Map<string, string>();

  /** The number of members: listed ones, and other occupants. */
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

  /** Whether a user may add, kick and ban others. */
  isModerator(jid: string): boolean {
    return ['owner', 'admin'].includes(this.affiliationOf(jid));
  }

  /** Whether a user is the only owner. */
  isLastOwner(jid: string): boolean {
    const owners = [...this.#affiliations].filter(([, affiliation]) => affiliation === 'owner');
    return owners.length === 1 && owners[0]?.[0] === jid;
  }

  /** Returns the bare JID of the occupant with a nickname. */
  occupant(nick: string): string | undefined {
    return this.#occupants.get(nick);
  }

  /** Returns a user's nicknames in the room. */
  nicksOf(jid: string): string[] {
    return [...this.#occupants].filter(([, occupant]) => occupant === jid).map(([nick]) => nick);
  }

  set(jid: string, affiliation: Affiliation): void {
    this.#affiliations.set(jid, affiliation);
    this.#removed.delete(jid);
    if (isMember(affiliation)) this.#gone.delete(jid);
  }

  /** Records that a user is no longer a member. */
  remove(jid: string, affiliation: 'none' | 'outcast' = 'none'): void {
    this.#affiliations.set(jid, affiliation);
    this.#gone.add(jid);
  }

  /** Records that a moderator removed a user, who may still be in the room for a moment. */
  expel(jid: string, affiliation: 'none' | 'outcast'): void {
    this.remove(jid, affiliation);
    this.#removed.add(jid);
  }

  /** Whether a moderator removed a user and the room has not reported it yet. */
  isExpelled(jid: string): boolean {
    return this.#removed.has(jid);
  }

  /** Records the affiliations listed by a room. */
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
      // A user who goes offline stays a member; one who leaves stays one until a moderator changes the list.
      if (known && !isMember(affiliation)) this.#affiliations.set(jid, affiliation);
    } else {
      this.#occupants.set(nick, jid);
      if (known && !this.isExpelled(jid)) this.#affiliations.set(jid, affiliation);
    }
    return true;
  }

  /** Clears the occupants, because the session ended. */
  leave(): void {
    this.#occupants.clear();
    this.#gone.clear();
    this.#removed.clear();
  }
}
