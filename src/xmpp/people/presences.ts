import type { Stanzas } from 'stanza';
import { bareJid, resourceOf } from '../shared/addresses.ts';
import { textOf } from './person.ts';

/** The change caused by a presence stanza. */
export interface PresenceChange {
  readonly jid: string;
  readonly online: boolean;
  /** Whether the person came online or went offline. */
  readonly isTurn: boolean;
}

/** Who is online, from the presence of all devices. */
export class Presences {
  #count = 0;
  /** The number of presence changes of each person. */
  readonly #versions = new Map<string, number>();
  /** The status texts of online devices, by person. */
  readonly #devices = new Map<string, Map<string, string | undefined>>();

  isOnline(jid: string): boolean {
    return this.#devices.has(jid);
  }

  /** Returns the JIDs of all online people. */
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

  /** Returns the status text of an online person. */
  statusOf(jid: string): string | undefined {
    for (const status of this.#devices.get(jid)?.values() ?? []) if (status) return status;
    return undefined;
  }

  /** Applies a presence stanza; returns undefined for other types, such as subscriptions. */
  update(presence: Stanzas.ReceivedPresence): PresenceChange | undefined {
    const { type } = presence;
    if (type && type !== 'unavailable') return undefined;
    const jid = bareJid(presence.from);
    const resource = resourceOf(presence.from);
    const before = this.isOnline(jid);
    this.#versions.set(jid, ++this.#count);
    const devices = this.#devices.get(jid) ?? new Map<string, string | undefined>();
    if (type === 'unavailable') {
      // Without a resource, it concerns all devices.
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

  /** Clears everything, because a new session receives all presences. */
  clear(): void {
    this.#devices.clear();
    this.#versions.clear();
  }
}
