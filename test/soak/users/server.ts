import type { Random } from '../random.ts';
import type { UserClient } from './client.ts';

const UIDS: readonly string[] = [
  'abe',
  'ann',
  'bob',
  'cat',
  'dan',
  'eve',
  'fay',
  'gus',
  'hal',
  'ivy',
  'jon',
  'kim',
];

/** How the SDK of one run behaves. */
export interface Temperament {
  pageSize: number;
  /** Pages begin with rows of the page before. */
  overlaps: boolean;
  /** Some pages are shorter than their limit. */
  shrinks: boolean;
  /** Some pages come twice. */
  repeats: boolean;
  /** Calls that are under way when the connection is lost never answer; else they reject. */
  hangs: boolean;
  /** The builder tells its limit. */
  readable: boolean;
  /** Ids are numbers instead of texts. */
  numbers: boolean;
  /** Answers and events arrive at once. */
  fast: boolean;
  /** Objects have setters. */
  setters: boolean;
}

/** What a server knows of its users, and its clients. */
export class UserServer {
  readonly clients: UserClient[] = [];
  readonly temperament: Temperament;
  readonly random: Random;
  /** The users, those who left among them. */
  readonly everyone: readonly string[];
  /** Who is blocked, by the user who did it. */
  readonly blocked = new Set<string>();
  /** How often somebody joined or left, of which nobody is told. */
  membersChanged = 0;
  #uids: readonly string[];
  readonly #online = new Set<string>();

  constructor(temperament: Temperament, random: Random, uids = UIDS) {
    this.temperament = temperament;
    this.random = random;
    this.everyone = this.#uids = uids;
  }

  /** The users whose name has a keyword. */
  listed(keyword: string): string[] {
    return this.#uids.filter((uid) => uid.includes(keyword.trim().toLowerCase()));
  }

  isThere(uid: string): boolean {
    return this.#online.has(uid);
  }

  /** A user comes or goes. */
  turn(uid: string): string {
    const isOnline = !this.#online.delete(uid);
    if (isOnline) this.#online.add(uid);
    const event = isOnline ? 'onUserOnline' : 'onUserOffline';
    for (const client of this.clients) client.tell(event, client.user(uid));
    return event;
  }

  /** A user joins the service, or leaves it. Nobody is told. */
  toggleMember(uid: string): string {
    for (const client of this.clients) client.isStale = true;
    const isMember = this.#uids.includes(uid);
    this.membersChanged++;
    this.#uids = this.everyone.filter((each) => (each === uid ? !isMember : this.#uids.includes(each)));
    return isMember ? 'leaves' : 'joins';
  }
}
