import type { Stanzas } from 'stanza';
import { bareJid, resourceOf } from '../shared/addresses.ts';
import { textOf } from './person.ts';

/** What a presence changed. */
export interface PresenceChange {
  readonly jid: string;
  readonly online: boolean;
  /** Whether the person came online or went offline. */
  readonly isTurn: boolean;
}

/** Who is online, by the presence of all their devices. */
export class Presences {
  #count = 0;
  /** The number of the last presence of each person. */
  readonly #versions = new Map<string, number>();
  /** The status texts of the devices that are online, by person. */
  readonly #devices = new Map<string, Map<string, string | undefined>>();

  isOnline(jid: string): boolean {
    return this.#devices.has(jid);
  }

  /** Returns the JIDs of everybody online. */
  online(): string[] {
    return [...this.#devices.keys()];
  }

  /** Returns a number that changes with each presence of a person. */
  versionOf(jid: string): number {
    return this.#versions.get(jid) ?? 0;
  }

  remove(jid: string): void {
    this.#devices.delete(jid);
  }

  /** Returns the status text of a person who is online. */
  statusOf(jid: string): string | undefined {
    for (const status of this.#devices.get(jid)?.values() ?? []) if (status) return status;
    return undefined;
  }

  /** Records a presence; returns undefined for other types, such as subscriptions. */
  update(presence: Stanzas.ReceivedPresence): PresenceChange | undefined {
    const { type } = presence;
    if (type && type !== 'unavailable') return undefined;
    const jid = bareJid(presence.from);
    const resource = resourceOf(presence.from);
    const before = this.isOnline(jid);
    this.#versions.set(jid, ++this.#count);
    const devices = this.#devices.get(jid) ?? new Map<string, string | undefined>();
    if (type === 'unavailable') {
      // Without a resource, it is about all devices.
      if (resource) devices.delete(resource);
      else devices.clear();
    } else {
      devices.set(resource, textOf(presence.status));
    }
    if (devices.size > 0) this.#devices.set(jid, devices);
    else this.#devices.delete(jid);
    const online = devices.size > 0;
    return { jid, online, isTurn: online !== before };
  }

  /** Forgets everybody, because a new session gets all presences. */
  clear(): void {
    this.#devices.clear();
    this.#versions.clear();
  }
}
