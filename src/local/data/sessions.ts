import { userOf } from '../commands/find.ts';
import type { State } from './state.ts';

/** Who is signed in: in this tab, and in the tabs that announce their users. A user with a session is online. */
export class Sessions {
  readonly #state: State;
  readonly #own = new Map<string, string>();
  readonly #others = new Map<string, readonly string[]>();

  constructor(state: State) {
    this.#state = state;
  }

  /** The uids of the users who are signed in in this tab. */
  get uids(): string[] {
    return [...new Set(this.#own.values())];
  }

  attach(id: string, uid: string): void {
    userOf(this.#state, uid);
    this.#change([uid], () => this.#own.set(id, uid));
  }

  detach(id: string): void {
    const uid = this.#own.get(id);
    if (uid === undefined) return;
    this.#change([uid], () => this.#own.delete(id));
    const user = this.#state.get('users', '', uid);
    const { lastActiveAt } = this.#state.presence.get(uid) ?? {};
    if (user) this.#state.put('users', { ...user, lastActiveAt });
  }

  /** Ends all sessions of this tab. */
  detachAll(): void {
    for (const id of [...this.#own.keys()]) this.detach(id);
  }

  /** Replaces the users of another tab; without any, it is gone. */
  hear(tab: string, uids: readonly string[]): void {
    this.#change([...uids, ...(this.#others.get(tab) ?? [])], () => {
      if (uids.length > 0) this.#others.set(tab, uids);
      else this.#others.delete(tab);
    });
  }

  /** Forgets all presence except that of open sessions: all records were replaced. */
  reset(): void {
    const { presence } = this.#state;
    presence.clear();
    const lastActiveAt = this.#state.now();
    for (const uid of [...this.#own.values(), ...[...this.#others.values()].flat()]) {
      presence.set(uid, { uid, status: 'online', lastActiveAt });
    }
  }

  #isOnline(uid: string): boolean {
    return [this.#own.values(), ...this.#others.values()].some((uids) => [...uids].includes(uid));
  }

  /** Changes sessions, and notifies everyone of users who came online or went offline. */
  #change(uids: readonly string[], change: () => void): void {
    const before = new Map(uids.map((uid) => [uid, this.#isOnline(uid)]));
    change();
    for (const [uid, wasOnline] of before) {
      const isOnline = this.#isOnline(uid);
      if (isOnline !== wasOnline) setPresence(this.#state, uid, isOnline ? 'online' : 'offline');
    }
  }
}

/** Sets a presence, and notifies all other signed-in users. */
export function setPresence(state: State, uid: string, status: string): void {
  const user = state.get('users', '', uid);
  if (!user) {
    state.presence.delete(uid);
    return;
  }
  if ((state.presence.get(uid)?.status ?? user.status) === status) return;
  const presence = { uid, status, lastActiveAt: state.now() };
  state.presence.set(uid, presence);
  state.notify(undefined, undefined, { on: 'presence', about: presence });
}
