import type { Kit, KitSDK } from 'solid-chat-kit';
import { User } from 'solid-chat-kit/local';

/** A call of `fetchNext`, which waits until the test answers it. */
export interface FakeFetch<T = unknown> {
  of: 'users' | 'conversations';
  /** The keyword and the limit that the builder had when the request was built. */
  keyword: string;
  limit: number | undefined;
  /** The request, the same for each of its pages. */
  request: Kit.PageRequest<unknown>;
  answer(page: readonly T[]): Promise<void>;
  fail(cause: unknown): Promise<void>;
}

type Kind = 'message' | 'user' | 'group' | 'connection' | 'login';

/** Runs the callbacks of settled promises. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 8; i++) await Promise.resolve();
}

/**
 * An SDK controlled by a test: answers in any order, late, never, or wrongly; any event at any time. Somebody
 * is signed in from the start.
 */
export class FakeSdk implements KitSDK {
  /** All fetches so far, the latest last. */
  readonly fetches: FakeFetch[] = [];
  user: Kit.User | null = new User('me', 'Me');
  /** The callbacks of each kind, by the listener's id. */
  readonly #listeners: Record<Kind, Map<string, Callbacks['callbacks']>> = {
    message: new Map(),
    user: new Map(),
    group: new Map(),
    connection: new Map(),
    login: new Map(),
  };

  readonly UsersRequestBuilder: new () => Kit.UsersRequestBuilder & { getSearchKeyword(): string };
  readonly ConversationsRequestBuilder: new () => Kit.ConversationsRequestBuilder;
  readonly MessageListener = Callbacks;
  readonly UserListener = Callbacks;
  readonly GroupListener = Callbacks;
  readonly ConnectionListener = Callbacks;
  readonly LoginListener = Callbacks;

  constructor() {
    const { fetches } = this;
    this.UsersRequestBuilder = class extends FakeBuilder<Kit.User> {
      constructor() {
        super('users', fetches);
      }
    };
    this.ConversationsRequestBuilder = class extends FakeBuilder<Kit.Conversation> {
      constructor() {
        super('conversations', fetches);
      }
    };
  }

  /** The latest fetch. */
  get latest(): FakeFetch {
    const last = this.fetches.at(-1);
    if (!last) throw new Error('Nothing was fetched.');
    return last;
  }

  /** Calls a listener callback of every listener of a kind. */
  emit(kind: Kind, name: string, ...args: unknown[]): void {
    for (const callbacks of [...this.#listeners[kind].values()]) callbacks[name]?.(...args);
  }

  /** The number of listeners. */
  get listenerCount(): number {
    return Object.values(this.#listeners).reduce((sum, { size }) => sum + size, 0);
  }

  getLoggedinUser = async () => this.user;
  getConversation: KitSDK['getConversation'] = () => Promise.reject(new Error('The fake SDK knows none.'));
  deleteConversation = async () => 'deleted';
  markAsDelivered: KitSDK['markAsDelivered'];

  addMessageListener = this.#adds('message');
  addUserListener = this.#adds('user');
  addGroupListener = this.#adds('group');
  addConnectionListener = this.#adds('connection');
  addLoginListener = this.#adds('login');
  removeMessageListener = this.#removes('message');
  removeUserListener = this.#removes('user');
  removeGroupListener = this.#removes('group');
  removeConnectionListener = this.#removes('connection');
  removeLoginListener = this.#removes('login');

  #adds(kind: Kind) {
    return (id: string, listener: object): void => {
      this.#listeners[kind].set(id, (listener as Callbacks).callbacks);
    };
  }
  #removes(kind: Kind) {
    return (id: string): void => void this.#listeners[kind].delete(id);
  }
}

class Callbacks {
  readonly callbacks: Record<string, (...args: unknown[]) => void>;
  constructor(callbacks: object) {
    this.callbacks = callbacks as Callbacks['callbacks'];
  }
}

class FakeBuilder<T> implements Kit.RequestBuilder<T> {
  readonly #of: FakeFetch['of'];
  readonly #fetches: FakeFetch[];
  #keyword = '';
  #limit: number | undefined;

  constructor(of: FakeFetch['of'], fetches: FakeFetch[]) {
    this.#of = of;
    this.#fetches = fetches;
  }

  setSearchKeyword(keyword: string): this {
    this.#keyword = keyword;
    return this;
  }
  getSearchKeyword(): string {
    return this.#keyword;
  }
  setLimit(limit: number): this {
    this.#limit = limit;
    return this;
  }
  getLimit(): number | undefined {
    return this.#limit;
  }
  /** An unreadable filter, so that a short page may be followed by another one. */
  friendsOnly(): this {
    return this;
  }
  build(): Kit.PageRequest<T> {
    const built = { of: this.#of, keyword: this.#keyword, limit: this.#limit };
    const request: Kit.PageRequest<T> = {
      fetchNext: () =>
        new Promise<readonly T[]>((resolve, reject) => {
          this.#fetches.push({
            ...built,
            request,
            answer: (page) => {
              resolve(page as readonly T[]);
              return settled();
            },
            fail: (cause) => {
              reject(cause);
              return settled();
            },
          });
        }),
    };
    return request;
  }
}
