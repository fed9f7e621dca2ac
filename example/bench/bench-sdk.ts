import type { Kit, KitSDK } from 'solid-chat-kit';

// A chat SDK that costs next to nothing, so that what is measured is the list. Its accessors stand on
// prototypes, as those of real SDKs do.

/** A moment that all conversations are before, in seconds. */
const START = 1_750_000_000;

const FIRST = ['Ann', 'Bo', 'Chidi', 'Dolores', 'Eszter', 'Farid', 'Grete', 'Hana', 'Ivo', 'Jun'];
const LAST = ['Adler', 'Baker', 'Castro', 'Dahl', 'Eze', 'Fuchs', 'Garcia', 'Horvat', 'Ito', 'Jansen'];
const TEXTS = [
  'See you tomorrow at nine, by the main entrance.',
  'Ok',
  'The train is late again, so start without me and I will read the notes this evening.',
  'Thanks a lot!',
] as const;

const pick = (from: readonly string[], index: number): string => from[index % from.length] ?? '';

class BenchUser implements Kit.User {
  constructor(
    private readonly uid: string,
    private readonly name: string,
    private status = 'offline',
  ) {}
  getUid() {
    return this.uid;
  }
  getName() {
    return this.name;
  }
  getAvatar() {
    return undefined;
  }
  getStatus() {
    return this.status;
  }
  setStatus(status: string) {
    this.status = status;
  }
  getStatusMessage() {
    return undefined;
  }
  getLastActiveAt() {
    return undefined;
  }
  setLastActiveAt() {}
  getRole() {
    return undefined;
  }
  getTags() {
    return undefined;
  }
  getBlockedByMe() {
    return false;
  }
  setBlockedByMe() {}
  getHasBlockedMe() {
    return false;
  }
  setHasBlockedMe() {}
}

class BenchMessage implements Kit.TextMessage {
  constructor(
    private readonly id: number,
    private readonly sender: BenchUser,
    private readonly receiver: BenchUser,
    private readonly text: string,
    private readonly sentAt: number,
  ) {}
  getId() {
    return this.id;
  }
  getConversationId() {
    return conversationIdOf(this.sender);
  }
  getParentMessageId() {
    return 0;
  }
  getSender() {
    return this.sender;
  }
  getReceiver() {
    return this.receiver;
  }
  getReceiverType() {
    return 'user';
  }
  getReceiverId() {
    return this.receiver.getUid();
  }
  getType() {
    return 'text';
  }
  getCategory() {
    return 'message';
  }
  getSentAt() {
    return this.sentAt;
  }
  getDeliveredAt() {
    return undefined;
  }
  setDeliveredAt() {}
  getReadAt() {
    return undefined;
  }
  setReadAt() {}
  getDeletedAt() {
    return undefined;
  }
  getEditedAt() {
    return undefined;
  }
  getText() {
    return this.text;
  }
}

export class BenchConversation implements Kit.Conversation {
  constructor(
    private with_: BenchUser,
    private lastMessage: unknown,
    private unread: number,
  ) {}
  getConversationId() {
    return conversationIdOf(this.with_);
  }
  getConversationType() {
    return 'user';
  }
  getConversationWith() {
    return this.with_;
  }
  setConversationWith(entity: Kit.User | Kit.Group) {
    this.with_ = entity as BenchUser;
  }
  getLastMessage() {
    return this.lastMessage as Kit.TextMessage;
  }
  setLastMessage(message: unknown) {
    this.lastMessage = message;
  }
  getUnreadMessageCount() {
    return this.unread;
  }
  setUnreadMessageCount(count: number) {
    this.unread = count;
  }
}

const conversationIdOf = (user: BenchUser): string => `${user.getUid()}_user_me`;
const refuse = (): never => {
  throw new Error('The bench does without this.');
};

/** An SDK of some conversations, newest first, and the means to send a message in any of them. */
export interface BenchSDK {
  sdk: KitSDK;
  conversations: readonly BenchConversation[];
  /** The first page, without a builder. */
  fetchPage(limit: number): Promise<readonly BenchConversation[]>;
  /** Lets the user of a conversation send a message: it is given to the listeners at once. */
  receive(index: number): void;
  /** Whether someone listens for messages. */
  isHeard(): boolean;
}

/** Makes an SDK of `count` conversations; the same count makes the same ones. */
export function createBenchSDK(count: number): BenchSDK {
  const me = new BenchUser('me', 'Me');
  const conversations = Array.from({ length: count }, (_, i) => {
    const user = new BenchUser(
      `u${i}`,
      `${pick(FIRST, i)} ${pick(LAST, Math.floor(i / FIRST.length))} ${i}`,
      i % 3 === 0 ? 'online' : 'offline',
    );
    return new BenchConversation(user, new BenchMessage(count - i, user, me, pick(TEXTS, i), START - i), 1);
  });
  const listeners = new Map<string, Kit.MessageListenerCallbacks>();
  let sent = 0;

  class Builder implements Kit.ConversationsRequestBuilder {
    #limit = 30;
    setLimit(limit: number) {
      this.#limit = limit;
      return this;
    }
    getLimit() {
      return this.#limit;
    }
    build() {
      const limit = this.#limit;
      let next = 0;
      return {
        async fetchNext() {
          next += limit;
          return conversations.slice(next - limit, next);
        },
      };
    }
  }
  class Callbacks {
    constructor(callbacks: object) {
      Object.assign(this, callbacks);
    }
  }
  const ignore = () => undefined;
  const sdk = {
    addMessageListener: (id: string, listener: object) => void listeners.set(id, listener),
    removeMessageListener: (id: string) => void listeners.delete(id),
    addUserListener: ignore,
    removeUserListener: ignore,
    addGroupListener: ignore,
    removeGroupListener: ignore,
    addConnectionListener: ignore,
    removeConnectionListener: ignore,
    addLoginListener: ignore,
    removeLoginListener: ignore,
    getLoggedinUser: async () => me,
    deleteConversation: async () => refuse(),
    getConversation: async () => refuse(),
    markAsDelivered: ignore,
    markAsRead: ignore,
    sendMessage: async () => refuse(),
    startTyping: ignore,
    endTyping: ignore,
    blockUsers: async () => refuse(),
    unblockUsers: async () => refuse(),
    ConversationsRequestBuilder: Builder,
    MessageListener: Callbacks,
    UserListener: Callbacks,
    GroupListener: Callbacks,
    ConnectionListener: Callbacks,
    LoginListener: Callbacks,
  };

  return {
    // The builders and objects that no scenario makes are left out.
    sdk: sdk as unknown as KitSDK,
    conversations,
    fetchPage: async (limit) => conversations.slice(0, limit),
    receive(index) {
      const user = conversations[index]?.getConversationWith();
      if (!user) throw new Error(`There is no conversation ${index}.`);
      sent += 1;
      const message = new BenchMessage(count + sent, user, me, pick(TEXTS, sent), START + sent);
      for (const listener of listeners.values()) listener.onTextMessageReceived?.(message);
    },
    isHeard: () => listeners.size > 0,
  };
}
