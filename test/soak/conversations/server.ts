import type { Kit, KitSDK } from 'solid-chat-kit';
import { type Call, makeCall } from '../calls.ts';
import { type ListenerKind, Listeners } from '../listeners.ts';
import {
  messageOf,
  type ObjectHabits,
  SoakConversation,
  SoakGroup,
  SoakUser,
  type StoredMessage,
} from '../objects.ts';
import type { Random } from '../random.ts';

/** How the SDK of one run behaves. */
export interface Temperament extends ObjectHabits {
  /** Pages are numbered by rows instead of continuing after the last row. */
  numberedPages: boolean;
  pageSize: number;
  /** Events may overtake each other, by a few places. */
  shuffles: boolean;
  /** Some events arrive twice. */
  repeats: boolean;
  /** Events lost with the connection arrive later anyway. */
  redelivers: boolean;
  /** The SDK's builder has readable filters. */
  readable: boolean;
  /** Requests pending at a lost connection never answer, instead of rejecting. */
  hangs: boolean;
  /** A sender gets events of its own messages. */
  tellsSender: boolean;
  /** Answers and events arrive at once. */
  fast: boolean;
  /** A chat has one object, which the SDK changes in place with each answer. */
  shares: boolean;
  /** How many rows of the page before come again with the next one, if pages are numbered. */
  overlap: number;
  /** Seconds by which the client's clock is ahead of the server's. */
  skew: number;
}

export interface Chat {
  readonly id: string;
  readonly key: string;
  readonly isGroup: boolean;
  readonly messages: StoredMessage[];
  /** Messages up to this id are read. */
  readUpTo: number;
  /** Messages up to this id were deleted with the conversation. */
  hiddenUpTo: number;
  /** Whether the client may see it: a user of a group is a member. */
  isMember: boolean;
}

/** What a mounted list is told. */
export interface Audience {
  heard(chat: Chat, from: string, id: number): void;
  /** @param isBlocked - whether the user has blocked them; only rows know of it */
  startTyping(chat: Chat, uid: string, isBlocked: boolean): void;
  endTyping(chat: Chat, uid: string): void;
  deleted(chat: Chat): void;
  /** A user is blocked: their typing is not shown. */
  quiet(uid: string): void;
  reconnected(): void;
}

/** The events of messages that are no media. */
const EVENTS: Readonly<Record<string, string>> = {
  text: 'onTextMessageReceived',
  custom: 'onCustomMessageReceived',
};

const isOlder = (a: StoredMessage, b: StoredMessage) =>
  a.sentAt < b.sentAt || (a.sentAt === b.sentAt && a.id < b.id);

/** A chat server with one client, "me"; events and answers only move when a run says so. */
export class Server {
  readonly chats: Chat[];
  readonly statuses = new Map<string, string>();
  /** Whether something happened in a group, which moves no row. */
  hasActions = false;
  /** Whom the user has blocked. */
  readonly blocked = new Set<string>();
  readonly calls: Call[] = [];
  readonly wire: (() => void)[] = [];
  readonly sdk: KitSDK;
  /** The lists that are mounted. */
  readonly audience = new Set<Audience>();
  isConnected = true;
  /** The number of requests. */
  requests = 0;
  now = 1_700_000_000;
  /** The newest message of each chat that the client was notified of. */
  readonly known = new Map<string, number>();
  #lastId = 0;
  #lost: (() => void)[] = [];
  readonly #listeners = new Listeners();
  /** The last object of each chat. */
  readonly #shared = new Map<Chat, SoakConversation>();
  readonly temperament: Temperament;
  readonly #random: Random;

  constructor(users: readonly string[], groups: readonly string[], temperament: Temperament, random: Random) {
    this.temperament = temperament;
    this.#random = random;
    const chat = (id: string, isGroup: boolean): Chat => ({
      id,
      isGroup,
      key: isGroup ? `group_${id}` : `me_user_${id}`,
      messages: [],
      readUpTo: 0,
      hiddenUpTo: 0,
      isMember: true,
    });
    this.chats = [...users.map((id) => chat(id, false)), ...groups.map((id) => chat(id, true))];
    this.sdk = this.#makeSdk();
  }

  /** Stores a message and notifies the client. */
  post(chat: Chat, from: string, text: string, kind = 'text', about?: string): StoredMessage {
    const message: StoredMessage = {
      id: ++this.#lastId,
      chat: chat.key,
      from,
      kind,
      ...(about !== undefined && { about }),
      text,
      sentAt: this.now,
      editedAt: 0,
      deletedAt: 0,
      deliveredAt: 0,
      readAt: 0,
    };
    chat.messages.push(message);
    return message;
  }

  tellMessage(chat: Chat, message: StoredMessage): void {
    const object = messageOf(message, chat, this.temperament);
    this.tell('Message', EVENTS[message.kind] ?? 'onMediaMessageReceived', [object], () => {
      this.#know(chat, message.id);
      for (const list of this.audience) list.heard(chat, message.from, message.id);
    });
  }

  /** Sends an event; without a connection it is lost, or arrives later. */
  tell(kind: ListenerKind, name: string, args: unknown[], told = () => {}): void {
    const deliver = () => {
      told();
      this.emit(kind, name, ...args);
    };
    if (!this.isConnected) {
      if (this.temperament.redelivers) this.#lost.push(deliver);
      return;
    }
    this.wire.push(deliver);
    if (this.temperament.fast) {
      this.wire.shift()?.();
      return;
    }
    if (this.temperament.repeats && this.#random.chance(0.2)) this.wire.push(deliver);
    // Presence has no time to sort by: of two events of one user the later one must come last.
    if (this.temperament.shuffles && kind !== 'User' && this.#random.chance(0.3)) {
      const at = Math.max(0, this.wire.length - 1 - this.#random.below(4));
      const [moved] = this.wire.splice(this.wire.length - 1, 1);
      if (moved) this.wire.splice(at, 0, moved);
    }
  }

  emit(kind: ListenerKind, name: string, ...args: unknown[]): void {
    this.#listeners.emit(kind, name, ...args);
  }

  disconnect(): void {
    if (!this.isConnected) return;
    this.isConnected = false;
    // Events in transit are lost with the connection.
    const lost = this.wire.splice(0);
    if (this.temperament.redelivers) this.#lost.push(...lost);
    for (const call of this.calls.splice(0))
      if (!this.temperament.hangs) call.fail(new Error('connection lost'));
    this.emit('Connection', 'onDisconnected');
  }

  connect(): void {
    if (this.isConnected) return;
    this.isConnected = true;
    for (const list of this.audience) list.reconnected();
    this.wire.push(...this.#lost.splice(0));
    this.emit('Connection', 'inConnecting');
    this.emit('Connection', 'onConnected');
  }

  visible(chat: Chat): StoredMessage[] {
    return chat.messages.filter((message) => message.id > chat.hiddenUpTo);
  }

  unread(chat: Chat): number {
    return this.visible(chat).filter(
      (message) => message.from !== 'me' && message.about === undefined && message.id > chat.readUpTo,
    ).length;
  }

  /** The conversations as a page would list them. */
  listed(type?: string): Chat[] {
    const lastOf = (chat: Chat) => this.visible(chat).at(-1);
    return this.chats
      .filter(
        (chat) => chat.isMember && lastOf(chat) && (!type || type === (chat.isGroup ? 'group' : 'user')),
      )
      .sort(
        (a, b) =>
          (lastOf(b)?.sentAt ?? 0) - (lastOf(a)?.sentAt ?? 0) || (lastOf(b)?.id ?? 0) - (lastOf(a)?.id ?? 0),
      );
  }

  /** Returns the SDK's object of a chat as it is now. */
  objectOf(chat: Chat): Kit.Conversation {
    return this.#read(chat)();
  }

  /** Reads a chat; returns what makes the object of it, or changes the one that the SDK has, once the answer is there. */
  #read(chat: Chat): () => Kit.Conversation {
    const last = this.visible(chat).at(-1);
    const user = new SoakUser(chat.id, this.statuses.get(chat.id) ?? 'offline');
    user.setBlockedByMe(this.blocked.has(chat.id));
    const entity = chat.isGroup ? new SoakGroup(chat.id) : user;
    const facts = {
      entity: entity as unknown as Kit.User,
      last: last && messageOf(last, chat, this.temperament),
      unread: this.unread(chat),
    };
    return () => {
      const shared = this.temperament.shares ? this.#shared.get(chat) : undefined;
      shared?.become(facts);
      const object = shared ?? new SoakConversation(chat.key, chat.isGroup, facts, this.temperament);
      this.#shared.set(chat, object);
      return object as unknown as Kit.Conversation;
    };
  }

  #know(chat: Chat, id: number): void {
    this.known.set(chat.key, Math.max(this.known.get(chat.key) ?? 0, id));
  }

  /** A call whose answer is computed, and arrives, when the run says so. */
  call<F, T>(look: () => F, told: (found: F) => T): Promise<T> {
    this.requests++;
    if (!this.isConnected) return Promise.reject(new Error('offline'));
    const { call, answer } = makeCall(look, told);
    if (this.temperament.fast) call.answer();
    else this.calls.push(call);
    return answer;
  }

  #makeSdk(): KitSDK {
    const server = this;
    const { temperament } = this;
    class ConversationsRequestBuilder {
      type: string | undefined;
      limit: number | undefined = temperament.pageSize;
      declare getConversationType?: () => string | undefined;
      declare getTags?: () => string[] | undefined;
      declare getUserTags?: () => string[] | undefined;
      declare getGroupTags?: () => string[] | undefined;
      declare getSearchKeyword?: () => string | undefined;
      declare getLimit?: () => number | undefined;
      constructor() {
        if (!temperament.readable) return;
        this.getConversationType = () => this.type;
        this.getTags = this.getUserTags = this.getGroupTags = () => undefined;
        this.getSearchKeyword = () => undefined;
        this.getLimit = () => this.limit;
      }
      setLimit(limit: number) {
        this.limit = limit;
        return this;
      }
      setConversationType(type: string) {
        this.type = type;
        return this;
      }
      build() {
        const { type, limit = 30 } = this;
        let page = 0;
        let after: StoredMessage | undefined;
        const lastOf = (chat: Chat) => server.visible(chat).at(-1) as StoredMessage;
        return {
          // Only an answer that arrives advances the request: the next attempt asks for the same page.
          fetchNext: () =>
            server.call(
              () => {
                const all = server.listed(type);
                const chats = temperament.numberedPages
                  ? all.slice(Math.max(0, page * limit - temperament.overlap), (page + 1) * limit)
                  : all.filter((chat) => !after || isOlder(lastOf(chat), after)).slice(0, limit);
                return chats.map((chat) => ({ chat, last: lastOf(chat), make: server.#read(chat) }));
              },
              (rows) => {
                page++;
                after = rows.at(-1)?.last ?? after;
                for (const { chat, last } of rows) server.#know(chat, last.id);
                return rows.map(({ make }) => make());
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
      ConversationsRequestBuilder,
      UsersRequestBuilder: Unused,
      MessagesRequestBuilder: Unused,
      TextMessage: Unused,
      TypingIndicator: Unused,
      getLoggedinUser: async () => new SoakUser('me', 'online'),
      getConversation: (id: string, type: string) =>
        server.call(
          () => {
            const chat = server.chats.find((each) => each.id === id && each.isGroup === (type === 'group'));
            const last = chat && server.visible(chat).at(-1);
            if (!chat?.isMember || !last) throw new Error('no such conversation');
            return { chat, last, make: server.#read(chat) };
          },
          ({ chat, last, make }) => {
            server.#know(chat, last.id);
            return make();
          },
        ),
      deleteConversation: async () => '',
      markAsDelivered: () => {},
      markAsRead: () => {},
      sendMessage: async (message: unknown) => message,
      startTyping: () => {},
      endTyping: () => {},
      blockUsers: async () => ({}),
      unblockUsers: async () => ({}),
    };
    return { ...sdk, ...this.#listeners.members() } as unknown as KitSDK;
  }
}
