import type { Kit, KitSDK } from 'solid-chat-kit';
import { type Call, makeCall } from '../calls.ts';
import { type ListenerKind, Listeners } from '../listeners.ts';
import { SoakUser } from '../objects.ts';
import type { Random } from '../random.ts';

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

const SETTERS = ['setStatus', 'setBlockedByMe', 'setHasBlockedMe', 'setLastActiveAt'];

/** A server of users with one client, whose wire and answers move only when a run says so. */
export class UserServer {
  readonly calls: Call[] = [];
  readonly wire: (() => void)[] = [];
  readonly sdk: KitSDK;
  readonly temperament: Temperament;
  isConnected = true;
  me = 'me';
  /** Whether the list cannot know yet who there is. */
  isStale = false;
  readonly #everyone: readonly string[];
  #uids: readonly string[];
  /** How often somebody joined or left, of which nobody is told. */
  membersChanged = 0;
  readonly #online = new Set<string>();
  /** Who is blocked, by the user who did it. */
  readonly #blocked = new Set<string>();
  readonly #random: Random;
  readonly #listeners = new Listeners();

  constructor(temperament: Temperament, random: Random, uids = UIDS) {
    this.temperament = temperament;
    this.#everyone = this.#uids = uids;
    this.#random = random;
    this.sdk = this.#makeSdk();
  }

  /** The users whose name has a keyword. */
  listed(keyword: string): string[] {
    return this.#uids.filter((uid) => uid.includes(keyword.trim().toLowerCase()));
  }

  isOnline(uid: string): boolean {
    return this.#online.has(uid) && !this.isBlocked(uid);
  }

  user(uid: string): Kit.User {
    const { numbers, setters } = this.temperament;
    const id = numbers ? this.#everyone.indexOf(uid) + 1 : uid;
    const user = new SoakUser(uid, this.#online.has(uid) ? 'online' : 'offline', id as string);
    user.setBlockedByMe(this.isBlocked(uid));
    if (!setters) for (const name of SETTERS) Reflect.deleteProperty(user, name);
    return user as unknown as Kit.User;
  }

  /** A user comes or goes. */
  turn(uid: string): string {
    const isOnline = !this.#online.delete(uid);
    if (isOnline) this.#online.add(uid);
    const user = this.user(uid);
    const event = isOnline ? 'onUserOnline' : 'onUserOffline';
    const deliver = () => this.emit('User', event, user);
    if (this.isConnected && this.temperament.fast) deliver();
    else if (this.isConnected) this.wire.push(deliver);
    return event;
  }

  /** A user joins the service, or leaves it. Nobody is told. */
  toggleMember(uid: string): string {
    this.isStale = true;
    const isMember = this.#uids.includes(uid);
    this.membersChanged++;
    this.#uids = this.#everyone.filter((each) => (each === uid ? !isMember : this.#uids.includes(each)));
    return isMember ? 'leaves' : 'joins';
  }

  /** A user of the service, or one who left it. */
  anyone(): string {
    return this.#random.pick(this.#everyone);
  }

  isBlocked(uid: string): boolean {
    return this.#blocked.has(`${this.me} ${uid}`);
  }

  isThere(uid: string): boolean {
    return this.#online.has(uid);
  }

  /** Whether the user is blocked now. */
  toggleBlock(uid: string): boolean {
    const key = `${this.me} ${uid}`;
    if (this.#blocked.delete(key)) return false;
    this.#blocked.add(key);
    return true;
  }

  emit(kind: ListenerKind, name: string, ...args: unknown[]): void {
    this.#listeners.emit(kind, name, ...args);
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
    this.isStale = false;
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
    const { call, answer } = makeCall(look, told);
    if (this.temperament.fast) call.answer();
    else this.calls.push(call);
    return answer;
  }

  #makeSdk(): KitSDK {
    const server = this;
    const { temperament } = this;
    const random = this.#random;
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
    return { ...sdk, ...this.#listeners.members() } as unknown as KitSDK;
  }
}
