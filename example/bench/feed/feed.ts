import type { Kit, KitSDK } from 'solid-chat-kit';
import { BenchConversation, BenchMessage, BenchReceipt, BenchTyping, type BenchUser } from './objects.ts';
import { ME, makeConversations, makeUser, makeUsers, START, textOf } from './people.ts';
import { createRequests, type Requests } from './requests.ts';

/** The number of rows of a feed, and their pages. */
export interface FeedOptions {
  /** The rows of the first page. */
  first: number;
  /** The rows in total. @defaultValue first */
  total?: number;
  /** The rows of each further page. @defaultValue 30 */
  page?: number;
}

/** A chat SDK, and functions that cause its events. Rows are identified by their initial index. */
export interface Feed {
  readonly sdk: KitSDK;
  /** The rows' objects, in page order. */
  readonly conversations: readonly BenchConversation[];
  readonly users: readonly BenchUser[];
  /** The page requests, which can be held back. */
  readonly requests: Requests;
  /** Sends a message from a row's user. */
  message(index: number): void;
  /** Sends a message to a row's user from another device of the signed-in user. */
  ownMessage(index: number): void;
  /** Delivers or reads the newest message to a row's user. */
  receipt(index: number, isRead: boolean): void;
  typing(index: number, isTyping: boolean): void;
  presence(index: number, isOnline: boolean): void;
  /** Sends a message from a user who is in no list. */
  newcomer(): void;
  /** The number of events given to listeners. */
  readonly events: number;
  /** Whether there is a listener. */
  isHeard(): boolean;
}

const refuse = (): never => {
  throw new Error('The bench does without this.');
};
const ignore = () => undefined;

class Callbacks {
  constructor(callbacks: object) {
    Object.assign(this, callbacks);
  }
}

/** The listeners of a feed, by their ids. */
export interface Listeners {
  readonly message: Map<string, Kit.MessageListenerCallbacks>;
  readonly user: Map<string, Kit.UserListenerCallbacks>;
}

/** Creates the listeners of a feed. */
export const createListeners = (): Listeners => ({ message: new Map(), user: new Map() });

/** Creates an SDK for the signed-in user. Builders and objects that no scenario creates are omitted. */
export function createSdk(listeners: Listeners, own: object): KitSDK {
  const sdk = {
    addMessageListener: (id: string, listener: object) => void listeners.message.set(id, listener),
    removeMessageListener: (id: string) => void listeners.message.delete(id),
    addUserListener: (id: string, listener: object) => void listeners.user.set(id, listener),
    removeUserListener: (id: string) => void listeners.user.delete(id),
    addGroupListener: ignore,
    removeGroupListener: ignore,
    addConnectionListener: ignore,
    removeConnectionListener: ignore,
    addLoginListener: ignore,
    removeLoginListener: ignore,
    getLoggedinUser: async () => ME,
    deleteConversation: async () => refuse(),
    getConversation: async () => refuse(),
    markAsDelivered: ignore,
    markAsRead: ignore,
    sendMessage: async () => refuse(),
    startTyping: ignore,
    endTyping: ignore,
    blockUsers: async () => refuse(),
    unblockUsers: async () => refuse(),
    MessageListener: Callbacks,
    UserListener: Callbacks,
    GroupListener: Callbacks,
    ConnectionListener: Callbacks,
    LoginListener: Callbacks,
    ...own,
  };
  return sdk as unknown as KitSDK;
}

/** Creates a feed of conversations; the same options give the same feed. */
export function createConversationFeed(options: FeedOptions): Feed {
  const conversations = makeConversations(options.total ?? options.first);
  return createFeed(
    options,
    conversations,
    conversations.map((each) => each.getConversationWith()),
  );
}

/** Creates a feed of users; the same options give the same feed. */
export function createUserFeed(options: FeedOptions): Feed {
  return createFeed(options, [], makeUsers(options.total ?? options.first));
}

function createFeed(
  options: FeedOptions,
  conversations: readonly BenchConversation[],
  users: readonly BenchUser[],
): Feed {
  const listeners = createListeners();
  const newcomers = new Map<string, BenchConversation>();
  const ownMessages = new Map<number, BenchMessage>();
  const { page = 30 } = options;
  const requests = createRequests();
  let sent = 0;
  let events = 0;

  const userAt = (index: number): BenchUser => {
    const user = users[index];
    if (!user) throw new Error(`There is no row ${index}.`);
    return user;
  };
  const write = (from: BenchUser, to: BenchUser): BenchMessage => {
    sent += 1;
    return new BenchMessage(users.length + sent, from, to, textOf(sent), START + sent);
  };
  const tell = (event: (listener: Kit.MessageListenerCallbacks) => void) => {
    events += 1;
    for (const listener of listeners.message.values()) event(listener);
  };

  return {
    sdk: createSdk(listeners, {
      getConversation: async (uid: string) => newcomers.get(uid) ?? refuse(),
      ConversationsRequestBuilder: requests.builderOf(conversations, options.first, page),
      UsersRequestBuilder: requests.builderOf(users, options.first, page),
    }),
    conversations,
    users,
    requests,
    message(index) {
      const message = write(userAt(index), ME);
      tell((listener) => listener.onTextMessageReceived?.(message));
    },
    ownMessage(index) {
      const message = write(ME, userAt(index));
      ownMessages.set(index, message);
      tell((listener) => listener.onTextMessageReceived?.(message));
    },
    receipt(index, isRead) {
      const message = ownMessages.get(index);
      if (!message) throw new Error(`Nothing was sent to row ${index}.`);
      const receipt = new BenchReceipt(message.getId(), userAt(index), START + sent, isRead);
      tell((listener) => {
        if (isRead) listener.onMessagesRead?.(receipt);
        else listener.onMessagesDelivered?.(receipt);
      });
    },
    typing(index, isTyping) {
      const indicator = new BenchTyping(userAt(index));
      tell((listener) => {
        if (isTyping) listener.onTypingStarted?.(indicator);
        else listener.onTypingEnded?.(indicator);
      });
    },
    presence(index, isOnline) {
      const user = userAt(index);
      user.setStatus(isOnline ? 'online' : 'offline');
      events += 1;
      for (const listener of listeners.user.values()) {
        if (isOnline) listener.onUserOnline?.(user);
        else listener.onUserOffline?.(user);
      }
    },
    newcomer() {
      const user = makeUser(users.length + newcomers.size);
      const message = write(user, ME);
      newcomers.set(user.getUid(), new BenchConversation(user, message, 1));
      tell((listener) => listener.onTextMessageReceived?.(message));
    },
    get events() {
      return events;
    },
    isHeard: () => listeners.message.size > 0 || listeners.user.size > 0,
  };
}
