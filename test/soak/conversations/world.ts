import type { Kit, KitEvents } from 'solid-chat-kit';
import { messageOf, type StoredMessage } from '../objects.ts';
import type { Random } from '../random.ts';
import { type Chat, Server, type Temperament } from './server.ts';

const USERS: readonly string[] = ['ann', 'bob', 'cat', 'dan', 'eve', 'fay', 'gus'];
const GROUPS = ['team', 'club'];

/** A message being sent by the client. */
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

/** A server with existing data, and an app that uses it. */
export class World {
  readonly random: Random;
  readonly server: Server;
  readonly events: KitEvents;
  readonly sendings: Sending[] = [];
  readonly users: readonly string[];
  #texts = 0;

  constructor(random: Random, events: KitEvents, users = USERS) {
    this.random = random;
    this.users = users;
    this.events = events;
    this.server = new Server(users, GROUPS, temperamentBy(this.random), this.random);
    const { server } = this;
    for (const chat of server.chats.slice(0, 2 + random.below(server.chats.length - 2))) {
      for (let left = random.below(4); left >= 0; left--) {
        server.now += random.below(2);
        server.post(chat, random.chance(0.3) ? 'me' : this.memberOf(chat), this.text());
      }
      chat.readUpTo = random.chance(0.5) ? (chat.messages.at(-1)?.id ?? 0) : 0;
    }
  }

  /** Returns a unique text. */
  text(): string {
    this.#texts++;
    return `w${this.#texts}`;
  }

  memberOf(chat: Chat): string {
    return chat.isGroup ? this.random.pick(this.users) : chat.id;
  }

  chat(): Chat {
    return this.random.pick(this.server.chats);
  }

  /** Returns a message as the SDK has it now. */
  object(chat: Chat, message: StoredMessage): Kit.TextMessage {
    return messageOf(message, chat, this.server.temperament);
  }

  user(uid: string): Kit.User {
    const status = this.server.statuses.get(uid) ?? 'offline';
    return {
      getUid: () => uid,
      getName: () => uid[0]?.toUpperCase() + uid.slice(1),
      getStatus: () => status,
    } as Kit.User;
  }

  /** Returns the newest message of a chat that the client knows, if it still exists. */
  known(chat: Chat): StoredMessage | undefined {
    const id = this.server.known.get(chat.key) ?? 0;
    return this.server.visible(chat).find((message) => message.id === id);
  }

  /** Delivers the oldest event in transit to the client. */
  deliver(): void {
    this.server.wire.shift()?.();
  }

  /** The server accepts a message. */
  arrive(sending: Sending): StoredMessage {
    const { chat, text } = sending;
    sending.stored = this.server.post(chat, 'me', text);
    sending.answer = this.object(chat, sending.stored);
    if (this.server.temperament.tellsSender) this.server.tellMessage(chat, sending.stored);
    return sending.stored;
  }

  /** The client gets the server's answer. */
  answer(sending: Sending): void {
    if (!sending.answer) return;
    // Answers and events share a stream: earlier events are delivered first.
    while (this.server.wire.length > 0) this.deliver();
    this.sendings.splice(this.sendings.indexOf(sending), 1);
    this.events.messages.ccMessageSent.next({ message: sending.answer, status: 'success' });
  }
}

function temperamentBy(random: Random): Temperament {
  const pageSize = random.pick([2, 3, 5, 30]);
  const readable = random.chance(0.6);
  return {
    numbers: random.chance(0.6),
    setters: random.chance(0.8),
    numberedPages: random.chance(0.3),
    pageSize,
    shuffles: random.chance(0.25),
    repeats: random.chance(0.3),
    redelivers: random.chance(0.3),
    readable,
    hangs: random.chance(0.3),
    fast: random.chance(0.15),
    tellsSender: random.chance(0.4),
    skew: random.pick([0, 0, 0, 60, -60]),
    // Of several pages fetched at once, lists read all with the last one: they may write into objects of the first.
    // Where the limit cannot be read, the first page seems full.
    shares: pageSize === 30 && readable && random.chance(0.8),
    overlap: random.pick([0, 0, 1, 2]),
  };
}
