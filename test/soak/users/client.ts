import type { Kit, KitSDK } from 'solid-chat-kit';
import { ask, type Call } from '../calls.ts';
import { type ListenerKind, Listeners } from '../listeners.ts';
import { SoakUser } from '../objects.ts';
import type { UserServer } from './server.ts';

const SETTERS = ['setStatus', 'setBlockedByMe', 'setHasBlockedMe', 'setLastActiveAt'];

/** A client of a server, as one tab has it; its events and answers move only when a run says so. */
export class UserClient {
  readonly server: UserServer;
  readonly calls: Call[] = [];
  readonly wire: (() => void)[] = [];
  readonly sdk: KitSDK;
  /** How many calls were made. */
  asked = 0;
  isConnected = true;
  me = 'me';
  /** Whether something happened that no event tells: only a fetch brings it. */
  isStale = false;
  readonly #listeners = new Listeners();

  constructor(server: UserServer) {
    this.server = server;
    this.sdk = this.#makeSdk();
    server.clients.push(this);
  }

  /** A user as the SDK has them now. */
  user(uid: string): Kit.User {
    const { everyone, temperament } = this.server;
    const { numbers, setters } = temperament;
    const id = numbers ? everyone.indexOf(uid) + 1 : uid;
    const user = new SoakUser(uid, this.server.isThere(uid) ? 'online' : 'offline', id as string);
    user.setBlockedByMe(this.isBlocked(uid));
    if (!setters) for (const name of SETTERS) Reflect.deleteProperty(user, name);
    return user as unknown as Kit.User;
  }

  isOnline(uid: string): boolean {
    return this.server.isThere(uid) && !this.isBlocked(uid);
  }

  isBlocked(uid: string): boolean {
    return this.server.blocked.has(`${this.me} ${uid}`);
  }

  /** Whether the user is blocked now. No event tells the other tabs. */
  toggleBlock(uid: string): boolean {
    const { blocked, clients } = this.server;
    for (const other of clients) if (other !== this) other.isStale = true;
    const key = `${this.me} ${uid}`;
    if (blocked.delete(key)) return false;
    blocked.add(key);
    return true;
  }

  /** Sends an event of a user; without a connection it is lost. */
  tell(name: string, user: Kit.User): void {
    const deliver = () => this.emit('User', name, user);
    if (this.isConnected && this.server.temperament.fast) deliver();
    else if (this.isConnected) this.wire.push(deliver);
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
      if (!this.server.temperament.hangs) call.fail(new Error('connection lost'));
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

  #makeSdk(): KitSDK {
    const client = this;
    const { server } = this;
    const { temperament, random } = server;
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
            ask(
              client,
              () => {
                const all = server.listed(keyword);
                const size = temperament.shrinks && random.chance(0.3) ? Math.max(1, limit - 1) : limit;
                const from = temperament.overlaps && at < all.length ? Math.max(0, at - 1) : at;
                const users = all.slice(from, at + size).map((uid) => client.user(uid));
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
      getLoggedinUser: async () => new SoakUser(client.me, 'online'),
    };
    return { ...sdk, ...this.#listeners.members() } as unknown as KitSDK;
  }
}
