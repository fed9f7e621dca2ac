import type { RosterItem } from 'stanza/protocol';
import type { UserJSON } from '../../server/index.ts';
import { type Addresses, bareJid } from '../addresses.ts';

/** The users that the signed-in one knows. */
export class Roster {
  readonly #addresses: Addresses;
  readonly #me: string;
  readonly #users = new Map<string, UserJSON>();

  constructor(addresses: Addresses, me: string) {
    this.#addresses = addresses;
    this.#me = me;
  }

  update(items: readonly RosterItem[]): void {
    for (const { jid, name } of items) {
      const id = this.#addresses.uid(bareJid(jid));
      this.#users.set(bareJid(jid), { ...this.#users.get(bareJid(jid)), id, name: name || id });
    }
  }

  user(jid: string): UserJSON {
    const id = this.#addresses.uid(jid);
    return this.#users.get(jid) ?? { id, name: id };
  }

  all(): UserJSON[] {
    return [...this.#users].filter(([jid]) => jid !== this.#me).map(([, user]) => user);
  }
}
