import type { Kit, KitSDK } from 'solid-chat-kit';
import { SoakUser } from '../objects.ts';
import type { Random } from '../random.ts';

const UIDS = ['abe', 'ann', 'bob', 'cat', 'dan', 'eve', 'fay', 'gus', 'hal', 'ivy', 'jon', 'kim'];

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
}

/** A call that waits: for the server to look at its data, then for the answer to arrive. */
interface Call {
  look(): void;
  answer(): void;
  fail(cause: unknown): void;
  hasLooked: boolean;
}

/** A server of users with one client, whose wire and answers move only when a run says so. */
export class UserServer {
  readonly calls: Call[] = [];
  readonly wire: (() => void)[] = [];
  readonly sdk: KitSDK;
  readonly temperament: Temperament;
  isConnected = true;
  me = 'me';
  readonly #online = new Set<string>();
  /** Who is blocked, by the user who did it. */
  readonly #blocked = new Set<string>();
  readonly #random: Random;
  readonly #listeners = new Map<string, Record<string, (...args: unknown[]) => void>>();

  constructor(temperament: Temperament, random: Random) {
    this.temperament = temperament;
    this.#random = random;
    this.sdk = this.#makeSdk();
  }

  /** The users whose name has a keyword. */
  listed(keyword: string): string[] {
    return UIDS.filter((uid) => uid.includes(keyword.trim().toLowerCase()));
  }

  isOnline(uid: string): boolean {
    return this.#online.has(uid) && !this.#blocked.has(`${this.me} ${uid}`);
  }

  user(uid: string): Kit.User {
    const user = new SoakUser(uid, this.#online.has(uid) ? 'online' : 'offline');
    user.setBlockedByMe(this.#blocked.has(`${this.me} ${uid}`));
    return user as unknown as Kit.User;
  }

  /** A user comes or goes. */
  turn(uid: string): string {
    const isOnline = !this.#online.delete(uid);
    if (isOnline) this.#online.add(uid);
    const user = this.user(uid);
    const event = isOnline ? 'onUserOnline' : 'onUserOffline';
    if (this.isConnected) this.wire.push(() => this.emit('User', event, user));
    return event;
  }

  /** Whether the user is blocked now. */
  toggleBlock(uid: string): boolean {
    const key = `${this.me} ${uid}`;
    if (this.#blocked.delete(key)) return false;
    this.#blocked.add(key);
    return true;
  }

  emit(kind: string, name: string, ...args: unknown[]): void {
    for (const [key, callbacks] of [...this.#listeners])
      if (key.startsWith(`${kind}:`)) callbacks[name]?.(...args);
  }

  /** Whether there was a connection to lose. */
  disconnect(): boolean {
    if (!this.isConnected) return false;
    this.isConnected = false;
    this.wire.length = 0;
    for (const call of this.calls.splice(0))
      if (!this.temperament.hangs) call.fail(new Error('connection lost'));
    this.emit('Connection', 'onDisconnected');
    return true;
  }

  /** Whether the connection was lost before. */
  connect(): boolean {
    if (this.isConnected) return false;
    this.isConnected = true;
    this.emit('Connection', 'inConnecting');
    this.emit('Connection', 'onConnected');
    return true;
  }

  /** Another user signs in. */
  switchUser(): void {
    this.me = this.me === 'me' ? 'you' : 'me';
    this.emit('Login', 'logoutSuccess');
    this.emit('Login', 'loginSuccess', new SoakUser(this.me, 'online'));
  }

  /** A call whose answer is looked up, and arrives, when the run says so. */
  #call<F, T>(look: () => F, told: (found: F) => T): Promise<T> {
    if (!this.isConnected) return Promise.reject(new Error('offline'));
    return new Promise<T>((resolve, reject) => {
      let found: F;
      const call: Call = {
        hasLooked: false,
        look: () => {
          if (!call.hasLooked) found = look();
          call.hasLooked = true;
        },
        answer: () => {
          call.look();
          resolve(told(found));
        },
        fail: reject,
      };
      this.calls.push(call);
    });
  }

  #makeSdk(): KitSDK {
    const server = this;
    const { temperament } = this;
    const random = this.#random;
    class Listener {
      readonly callbacks: object;
      constructor(callbacks: object) {
        this.callbacks = callbacks;
      }
    }
    class UsersRequestBuilder {
      limit = temperament.pageSize;
      keyword = '';
      declare getLimit?: () => number;
      constructor() {
        if (temperament.readable) this.getLimit = () => this.limit;
      }
      getSearchKeyword = () => this.keyword;
      setLimit(limit: number) {
        this.limit = limit;
        return this;
      }
      setSearchKeyword(keyword: string) {
        this.keyword = keyword;
        return this;
      }
      build() {
        const { keyword, limit } = this;
        let at = 0;
        return {
          // Only an answer that arrives takes the request on: the next attempt asks for the same page.
          fetchNext: () =>
            server.#call(
              () => {
                const all = server.listed(keyword);
                const size = temperament.shrinks && random.chance(0.3) ? Math.max(1, limit - 1) : limit;
                const from = temperament.overlaps && at < all.length ? Math.max(0, at - 1) : at;
                const users = all.slice(from, at + size).map((uid) => server.user(uid));
                const isRepeated = temperament.repeats && random.chance(0.2);
                return { users, next: isRepeated ? at : at + size };
              },
              ({ users, next }) => {
                at = next;
                return users;
              },
            ),
        };
      }
    }
    class Unused {
      build() {
        return { fetchNext: async () => [] };
      }
      setLimit() {}
    }
    const sdk: Record<string, unknown> = {
      UsersRequestBuilder,
      ConversationsRequestBuilder: Unused,
      MessagesRequestBuilder: Unused,
      TextMessage: Unused,
      TypingIndicator: Unused,
      getLoggedinUser: async () => new SoakUser(server.me, 'online'),
    };
    for (const kind of ['Message', 'User', 'Group', 'Connection', 'Login']) {
      sdk[`${kind}Listener`] = Listener;
      sdk[`add${kind}Listener`] = (id: string, listener: Listener) =>
        this.#listeners.set(`${kind}:${id}`, listener.callbacks as never);
      sdk[`remove${kind}Listener`] = (id: string) => this.#listeners.delete(`${kind}:${id}`);
    }
    return sdk as unknown as KitSDK;
  }
}
