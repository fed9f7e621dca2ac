import type { KitSDK } from 'solid-chat-kit';
import {
  type ConversationJSON,
  createKit,
  type MessageJSON,
  type Page,
  type PageQuery,
  type UserJSON,
} from 'solid-chat-kit/server';

/** The chat service of this app, with pages by offset and without groups. Times are in milliseconds. */
export interface ChatApi {
  me(): Promise<Person | null>;
  people(part: Part): Promise<Person[]>;
  /** Newest first. */
  chats(part: Part): Promise<Chat[]>;
  chat(personId: string): Promise<Chat>;
  deleteChat(personId: string): Promise<void>;
  listen(handlers: {
    onMessage(message: ChatMessage): void;
    onPresence(person: Person): void;
    onConnection(isConnected: boolean): void;
  }): () => void;
}
export interface Part {
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
  date: number;
}
export interface Chat {
  with: Person;
  last: ChatMessage | null;
  unread: number;
}

const toUser = ({ id, name, picture, isOnline }: Person): UserJSON => ({
  id,
  name,
  avatar: picture,
  online: isOnline,
});
const toMessage = ({
  id,
  from,
  to,
  text,
  date,
}: ChatMessage): MessageJSON => ({
  id,
  from: toUser(from),
  to: toUser(to),
  text,
  sentAt: date / 1000,
});
const toConversation = (chat: Chat): ConversationJSON => ({
  user: toUser(chat.with),
  lastMessage: chat.last && toMessage(chat.last),
  unread: chat.unread,
});

/** Turns pages by offset into pages with a cursor: the next offset. */
async function pageOf<Row, JSON>(
  fetchPart: (part: Part) => Promise<Row[]>,
  toJSON: (row: Row) => JSON,
  { limit, after, keyword = '' }: PageQuery,
): Promise<Page<JSON>> {
  const offset = Number(after ?? 0);
  const rows = await fetchPart({ offset, limit, keyword });
  return {
    items: rows.map(toJSON),
    next: rows.length < limit ? null : offset + limit,
  };
}

/** Makes an SDK for the lists from a chat service of another shape. */
export function createKitSDK(api: ChatApi): KitSDK {
  return createKit({
    features: ['conversationSearch'],
    async me() {
      const person = await api.me();
      return person && toUser(person);
    },
    conversations: (query) => pageOf(api.chats, toConversation, query),
    users: (query) => pageOf(api.people, toUser, query),
    conversation: async ({ user = '' }) =>
      toConversation(await api.chat(user)),
    deleteConversation: ({ user = '' }) => api.deleteChat(user),
    subscribe: (handlers) =>
      api.listen({
        onMessage: (message) => handlers.message(toMessage(message)),
        onPresence: (person) => handlers.presence(toUser(person)),
        onConnection: (isConnected) =>
          isConnected ? handlers.connected() : handlers.disconnected(),
      }),
  });
}
