import type { Kit, KitSDK } from 'solid-chat-kit';

/** The chat service of this app, with plain objects and without groups. Times are in seconds. */
export interface ChatApi {
  me(): Promise<Person | null>;
  people(page: Page): Promise<Person[]>;
  /** Newest first. */
  chats(page: Page): Promise<Chat[]>;
  chat(personId: string): Promise<Chat>;
  deleteChat(personId: string): Promise<void>;
  listen(handlers: {
    onMessage(message: ChatMessage): void;
    onPresence(person: Person): void;
    onConnection(isConnected: boolean): void;
  }): void;
}
export interface Page {
  offset: number;
  limit: number;
  keyword: string;
}
export interface Person {
  id: string;
  name: string;
  picture?: string;
  isOnline: boolean;
}
export interface ChatMessage {
  id: number;
  from: Person;
  to: Person;
  text: string;
  sentAt: number;
  deliveredAt?: number;
  readAt?: number;
}
export interface Chat {
  with: Person;
  last: ChatMessage | null;
  unread: number;
}

class AppUser implements Kit.User {
  readonly #person: Person;
  #status: string;
  #lastActiveAt: number | undefined;
  #isBlocked = false;
  #hasBlockedMe = false;
  constructor(person: Person) {
    this.#person = person;
    this.#status = person.isOnline ? 'online' : 'offline';
  }
  getUid() {
    return this.#person.id;
  }
  getName() {
    return this.#person.name;
  }
  getAvatar() {
    return this.#person.picture;
  }
  getStatus() {
    return this.#status;
  }
  setStatus(status: string): void {
    this.#status = status;
  }
  getStatusMessage() {
    return undefined;
  }
  getLastActiveAt() {
    return this.#lastActiveAt;
  }
  setLastActiveAt(seconds: number): void {
    this.#lastActiveAt = seconds;
  }
  getRole() {
    return undefined;
  }
  getTags() {
    return undefined;
  }
  getBlockedByMe() {
    return this.#isBlocked;
  }
  setBlockedByMe(blocked: boolean): void {
    this.#isBlocked = blocked;
  }
  getHasBlockedMe() {
    return this.#hasBlockedMe;
  }
  setHasBlockedMe(blocked: boolean): void {
    this.#hasBlockedMe = blocked;
  }
}

/** Both sides compute the same id. */
const conversationId = (one: Person, other: Person) => [one.id, other.id].sort().join('-with-');

class AppMessage implements Kit.TextMessage {
  readonly #message: ChatMessage;
  constructor(message: ChatMessage) {
    this.#message = { ...message };
  }
  getId() {
    return this.#message.id;
  }
  getConversationId() {
    return conversationId(this.#message.from, this.#message.to);
  }
  getParentMessageId() {
    return undefined;
  }
  getText() {
    return this.#message.text;
  }
  getSender() {
    return new AppUser(this.#message.from);
  }
  getReceiver() {
    return new AppUser(this.#message.to);
  }
  getReceiverType() {
    return 'user';
  }
  getReceiverId() {
    return this.#message.to.id;
  }
  getType() {
    return 'text';
  }
  getCategory() {
    return 'message';
  }
  getSentAt() {
    return this.#message.sentAt;
  }
  getDeliveredAt() {
    return this.#message.deliveredAt;
  }
  setDeliveredAt(seconds: number): void {
    this.#message.deliveredAt = seconds;
  }
  getReadAt() {
    return this.#message.readAt;
  }
  setReadAt(seconds: number): void {
    this.#message.readAt = seconds;
  }
  getDeletedAt() {
    return undefined;
  }
  getEditedAt() {
    return undefined;
  }
}

class AppConversation implements Kit.Conversation {
  readonly #id: string;
  #with: Kit.User | Kit.Group;
  #last: Kit.Message | null;
  #unread: number;
  constructor(me: Person, chat: Chat) {
    this.#id = conversationId(me, chat.with);
    this.#with = new AppUser(chat.with);
    this.#last = chat.last && new AppMessage(chat.last);
    this.#unread = chat.unread;
  }
  getConversationId() {
    return this.#id;
  }
  getConversationType() {
    return 'user';
  }
  getConversationWith() {
    return this.#with;
  }
  setConversationWith(entity: Kit.User | Kit.Group): void {
    this.#with = entity;
  }
  getLastMessage() {
    return this.#last;
  }
  setLastMessage(message: unknown): void {
    this.#last = message as Kit.Message | null;
  }
  getUnreadMessageCount() {
    return this.#unread;
  }
  setUnreadMessageCount(count: number): void {
    this.#unread = count;
  }
}

/** Creates the builders of one kind of pages. */
function builderOf<T>(fetchPage: (page: Page) => Promise<T[]>) {
  return class Builder {
    #limit = 30;
    #keyword = '';
    setLimit(limit: number): this {
      this.#limit = limit;
      return this;
    }
    getLimit() {
      return this.#limit;
    }
    setSearchKeyword(keyword: string): this {
      this.#keyword = keyword;
      return this;
    }
    getSearchKeyword() {
      return this.#keyword;
    }
    build(): Kit.PageRequest<T> {
      const page: Page = { offset: 0, limit: this.#limit, keyword: this.#keyword };
      let isPending = false;
      return {
        async fetchNext() {
          if (isPending) return [];
          isPending = true;
          try {
            const rows = await fetchPage({ ...page });
            page.offset += rows.length;
            return rows;
          } finally {
            isPending = false;
          }
        },
      };
    }
  };
}

/** What the listener constructors create; only the SDK reads it. */
class Listener<Callbacks> {
  readonly callbacks: Callbacks;
  constructor(callbacks: Callbacks) {
    this.callbacks = callbacks;
  }
}

/** The listeners of one kind, by id. */
class Listeners<Callbacks> {
  readonly #byId = new Map<string, Callbacks>();
  add = (id: string, listener: object) => {
    this.#byId.set(id, (listener as Listener<Callbacks>).callbacks);
  };
  remove = (id: string) => {
    this.#byId.delete(id);
  };
  call(each: (callbacks: Callbacks) => void): void {
    // A copy: a listener may remove itself.
    for (const callbacks of [...this.#byId.values()]) each(callbacks);
  }
}

/** Makes an SDK for the lists from a chat service of another shape. */
export function createKitSDK(api: ChatApi): KitSDK {
  const messages = new Listeners<Kit.MessageListenerCallbacks>();
  const users = new Listeners<Kit.UserListenerCallbacks>();
  const groups = new Listeners<Kit.GroupListenerCallbacks>();
  const connections = new Listeners<Kit.ConnectionListenerCallbacks>();
  const logins = new Listeners<Kit.LoginListenerCallbacks>();
  api.listen({
    onMessage: (message) => messages.call((each) => each.onTextMessageReceived?.(new AppMessage(message))),
    onPresence: (person) =>
      users.call((each) =>
        person.isOnline
          ? each.onUserOnline?.(new AppUser(person))
          : each.onUserOffline?.(new AppUser(person)),
      ),
    onConnection: (isConnected) =>
      connections.call((each) => (isConnected ? each.onConnected?.() : each.onDisconnected?.())),
  });
  const signedIn = async () => {
    const me = await api.me();
    if (!me) throw { code: 'ERR_NOT_LOGGED_IN', message: 'Nobody is signed in.' } satisfies Kit.Exception;
    return me;
  };
  return {
    addMessageListener: messages.add,
    removeMessageListener: messages.remove,
    addUserListener: users.add,
    removeUserListener: users.remove,
    addGroupListener: groups.add,
    removeGroupListener: groups.remove,
    addConnectionListener: connections.add,
    removeConnectionListener: connections.remove,
    addLoginListener: logins.add,
    removeLoginListener: logins.remove,
    MessageListener: Listener<Kit.MessageListenerCallbacks>,
    UserListener: Listener<Kit.UserListenerCallbacks>,
    GroupListener: Listener<Kit.GroupListenerCallbacks>,
    ConnectionListener: Listener<Kit.ConnectionListenerCallbacks>,
    LoginListener: Listener<Kit.LoginListenerCallbacks>,
    async getLoggedinUser() {
      const me = await api.me();
      return me && new AppUser(me);
    },
    async getConversation(uid) {
      return new AppConversation(await signedIn(), await api.chat(uid));
    },
    async deleteConversation(uid) {
      await api.deleteChat(uid);
      return 'deleted';
    },
    ConversationsRequestBuilder: builderOf(async (page) => {
      const me = await signedIn();
      return (await api.chats(page)).map((chat) => new AppConversation(me, chat));
    }),
    UsersRequestBuilder: builderOf(async (page) => (await api.people(page)).map((each) => new AppUser(each))),
  };
}
