import type { ListenerKind } from '../listeners.ts';
import {
  type ConversationFacts,
  messageOf,
  type ObjectHabits,
  SoakGroup,
  SoakUser,
  type StoredMessage,
} from '../objects.ts';
import type { Random } from '../random.ts';
import type { Client } from './client.ts';

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
  /** Whether the user may see it: a user of a group is a member. */
  isMember: boolean;
}

/** The events of messages that are no media. */
const EVENTS: Readonly<Record<string, string>> = {
  text: 'onTextMessageReceived',
  custom: 'onCustomMessageReceived',
};

/** What a chat server has of the user "me", and the clients of that user. */
export class Server {
  readonly chats: Chat[];
  readonly statuses = new Map<string, string>();
  /** Whether something happened in a group, which moves no row. */
  hasActions = false;
  /** Whom the user has blocked. */
  readonly blocked = new Set<string>();
  readonly clients: Client[] = [];
  now = 1_700_000_000;
  readonly temperament: Temperament;
  readonly random: Random;
  #lastId = 0;
  #texts = 0;

  constructor(users: readonly string[], groups: readonly string[], temperament: Temperament, random: Random) {
    this.temperament = temperament;
    this.random = random;
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
  }

  /** Returns a unique text. */
  text(): string {
    this.#texts++;
    return `w${this.#texts}`;
  }

  /** Stores a message. */
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

  /** Tells clients of a message. */
  tellMessage(chat: Chat, message: StoredMessage, clients: readonly Client[] = this.clients): void {
    const object = messageOf(message, chat, this.temperament);
    const name = EVENTS[message.kind] ?? 'onMediaMessageReceived';
    const told = (client: Client) => client.heard(chat, message);
    for (const client of clients) client.tell('Message', name, [object], () => told(client));
  }

  /** Tells all clients of something else. */
  tell(kind: ListenerKind, name: string, args: unknown[], told = (_: Client) => {}): void {
    for (const client of this.clients) client.tell(kind, name, args, () => told(client));
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

  /** Reads a chat as it is now. */
  factsOf(chat: Chat): ConversationFacts {
    const last = this.visible(chat).at(-1);
    const status = this.statuses.get(chat.id) ?? 'offline';
    const user = new SoakUser(chat.id, status);
    user.setBlockedByMe(this.blocked.has(chat.id));
    const entity = chat.isGroup ? new SoakGroup(chat.id) : user;
    return {
      entity: entity as unknown as ConversationFacts['entity'],
      last: last && messageOf(last, chat, this.temperament),
      unread: this.unread(chat),
      state: JSON.stringify([last, this.unread(chat), status, user.getBlockedByMe()]),
    };
  }
}
