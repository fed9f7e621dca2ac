import type { Kit, KitSDK } from 'solid-chat-kit';
import { ask, type Call } from '../calls.ts';
import { type ListenerKind, Listeners } from '../listeners.ts';
import { SoakConversation, SoakUser, type StoredMessage } from '../objects.ts';
import type { Chat, Server } from './server.ts';
import { TypingModel } from './typing-model.ts';

/** What a mounted list is told. */
export interface Audience {
  heard(chat: Chat, from: string, id: number): void;
  deleted(chat: Chat): void;
  reconnected(): void;
}

/** A message being sent by a client. */
export interface Sending {
  chat: Chat;
  text: string;
  /** The composer's message. */
  pending: Kit.Message;
  /** The server's message. */
  stored: StoredMessage | null;
  /** The server's answer to the sending call: the message at that time. */
  answer: Kit.Message | null;
  hasFailed: boolean;
}

const isOlder = (a: StoredMessage, b: StoredMessage) =>
  a.sentAt < b.sentAt || (a.sentAt === b.sentAt && a.id < b.id);

/** A client of a server, as one tab has it; its events and answers only move when a run says so. */
export class Client {
  readonly server: Server;
  readonly calls: Call[] = [];
  readonly wire: (() => void)[] = [];
  readonly sdk: KitSDK;
  readonly sendings: Sending[] = [];
  /** The lists that are mounted. */
  readonly audience = new Set<Audience>();
  /** The messages that it was told of, whatever lists were mounted. */
  readonly heardIds = new Set<number>();
  /** Who types in each chat, whatever lists are mounted. */
  readonly typing = new TypingModel();
  /** How many calls were made. */
  asked = 0;
  isConnected = true;
  /** Whether another client did what no event tells: only a fetch brings it. */
  isStale = false;
  /** Users whom another client has blocked or unblocked since the last comparison. */
  readonly unsure = new Set<string>();
  /** The newest message of each chat that it was notified of. */
  readonly known = new Map<string, number>();
  #lost: (() => void)[] = [];
  readonly #listeners = new Listeners();
  /** The last object of each chat. */
  readonly #shared = new Map<Chat, SoakConversation>();

  constructor(server: Server) {
    this.server = server;
    this.sdk = this.#makeSdk();
    server.clients.push(this);
  }

  /** The other clients of the user. */
  get others(): Client[] {
    return this.server.clients.filter((each) => each !== this);
  }

  /** Whether a message to a chat is being sent. */
  isSending(chat: Chat): boolean {
    return this.sendings.some((each) => each.chat === chat);
  }

  /** A message arrives. */
  heard(chat: Chat, { from, id }: StoredMessage): void {
    this.#know(chat, id);
    this.typing.end(chat, from);
    if (this.heardIds.has(id)) return;
    this.heardIds.add(id);
    for (const list of this.audience) list.heard(chat, from, id);
  }

  /** Sends an event; without a connection it is lost, or arrives later. */
  tell(kind: ListenerKind, name: string, args: unknown[], told = () => {}): void {
    const { temperament, random } = this.server;
    const deliver = () => {
      told();
      this.emit(kind, name, ...args);
    };
    if (!this.isConnected) {
      if (temperament.redelivers) this.#lost.push(deliver);
      return;
    }
    this.wire.push(deliver);
    if (temperament.fast) {
      this.wire.shift()?.();
      return;
    }
    if (temperament.repeats && random.chance(0.2)) this.wire.push(deliver);
    // Presence has no time to sort by: of two events of one user the later one must come last.
    if (temperament.shuffles && kind !== 'User' && random.chance(0.3)) {
      const at = Math.max(0, this.wire.length - 1 - random.below(4));
      const [moved] = this.wire.splice(this.wire.length - 1, 1);
      if (moved) this.wire.splice(at, 0, moved);
    }
  }

  emit(kind: ListenerKind, name: string, ...args: unknown[]): void {
    this.#listeners.emit(kind, name, ...args);
  }

  disconnect(): void {
    if (!this.isConnected) return;
    const { redelivers, hangs } = this.server.temperament;
    this.isConnected = false;
    // Events in transit are lost with the connection.
    const lost = this.wire.splice(0);
    if (redelivers) this.#lost.push(...lost);
    for (const call of this.calls.splice(0)) if (!hangs) call.fail(new Error('connection lost'));
    this.emit('Connection', 'onDisconnected');
  }

  connect(): void {
    if (this.isConnected) return;
    this.isConnected = true;
    this.isStale = false;
    for (const list of this.audience) list.reconnected();
    this.wire.push(...this.#lost.splice(0));
    this.emit('Connection', 'inConnecting');
    this.emit('Connection', 'onConnected');
  }

  /** Returns the SDK's object of a chat as it is now. */
  objectOf(chat: Chat): Kit.Conversation {
    return this.#read(chat)();
  }

  /**
   * Reads a chat; returns what makes the object of it once the answer is there, or changes the one that the SDK has. No
   * SDK changes it to what is outdated; and of two lists, one may write into it what the other does not show.
   */
  #read(chat: Chat): () => Kit.Conversation {
    const { temperament } = this.server;
    const facts = this.server.factsOf(chat);
    return () => {
      const isCurrent = facts.state === this.server.factsOf(chat).state;
      const mayShare = temperament.shares && isCurrent && this.audience.size <= 1;
      const shared = mayShare ? this.#shared.get(chat) : undefined;
      shared?.become(facts);
      const object = shared ?? new SoakConversation(chat.key, chat.isGroup, facts, temperament);
      this.#shared.set(chat, object);
      return object as unknown as Kit.Conversation;
    };
  }

  #know(chat: Chat, id: number): void {
    this.known.set(chat.key, Math.max(this.known.get(chat.key) ?? 0, id));
  }

  #makeSdk(): KitSDK {
    const client = this;
    const { server } = this;
    const { temperament } = server;
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
            ask(
              client,
              () => {
                const all = server.listed(type);
                const chats = temperament.numberedPages
                  ? all.slice(Math.max(0, page * limit - temperament.overlap), (page + 1) * limit)
                  : all.filter((chat) => !after || isOlder(lastOf(chat), after)).slice(0, limit);
                return chats.map((chat) => ({ chat, last: lastOf(chat), make: client.#read(chat) }));
              },
              (rows) => {
                page++;
                after = rows.at(-1)?.last ?? after;
                for (const { chat, last } of rows) client.#know(chat, last.id);
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
        ask(
          client,
          () => {
            const chat = server.chats.find((each) => each.id === id && each.isGroup === (type === 'group'));
            const last = chat && server.visible(chat).at(-1);
            if (!chat?.isMember || !last) throw new Error('no such conversation');
            return { chat, last, make: client.#read(chat) };
          },
          ({ chat, last, make }) => {
            client.#know(chat, last.id);
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
