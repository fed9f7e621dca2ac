import { codedError } from './coded-error.ts';

/** Returns an address without its resource, in lower case, because servers compare it so. */
export function bareJid(jid: string): string {
  const slash = jid.indexOf('/');
  return (slash < 0 ? jid : jid.slice(0, slash)).toLowerCase();
}

/** Returns the resource of an address; '' without one. */
export function resourceOf(jid: string): string {
  const slash = jid.indexOf('/');
  return slash < 0 ? '' : jid.slice(slash + 1);
}

/** Returns the part of an address before the '@'. */
export function localOf(jid: string): string {
  const at = jid.indexOf('@');
  return at < 0 ? jid : jid.slice(0, at);
}

/** Converts between addresses and ids of users and groups; ids on the user's own server are short. */
export class Addresses {
  readonly #users: string;
  readonly #rooms: string;

  /**
   * @param domain - the domain of the server's own users
   * @param rooms - the domain of its rooms
   */
  constructor(domain: string, rooms: string) {
    this.#users = `@${domain.toLowerCase()}`;
    this.#rooms = `@${rooms.toLowerCase()}`;
  }

  /** Returns the uid of a bare address: 'ann' for ann@example.org on example.org; otherwise the address. */
  uid(jid: string): string {
    return shorten(jid, this.#users);
  }

  /** Returns the bare address of a uid. */
  user(uid: string): string {
    return lengthen(uid, this.#users);
  }

  /** Returns the bare address of a uid; throws for a user whose address a room hides. */
  person(uid: string): string {
    const jid = this.user(uid);
    if (resourceOf(jid))
      throw codedError('ERR_ADDRESS_HIDDEN', `The group hides the address of the user '${uid}'.`);
    return jid;
  }

  /** Returns the guid of a room: 'team' for team@conference.example.org on its own server; otherwise the address. */
  guid(jid: string): string {
    return shorten(jid, this.#rooms);
  }

  /** Returns the bare address of a guid. */
  room(guid: string): string {
    return lengthen(guid, this.#rooms);
  }

  /** Whether an address has the domain of the server's rooms. */
  isRoom(jid: string): boolean {
    return jid.endsWith(this.#rooms);
  }

  /** Returns the id of an address of either kind. */
  id(jid: string, kind: 'user' | 'group'): string {
    return kind === 'group' ? this.guid(jid) : this.uid(jid);
  }
}

function shorten(jid: string, domain: string): string {
  return jid.endsWith(domain) ? jid.slice(0, -domain.length) : jid;
}

function lengthen(id: string, domain: string): string {
  const address = id.includes('@') ? id : `${id}${domain}`;
  const resource = resourceOf(address);
  // Occupant ids, used where a room hides addresses, are case-sensitive.
  return resource ? `${bareJid(address)}/${resource}` : address.toLowerCase();
}
