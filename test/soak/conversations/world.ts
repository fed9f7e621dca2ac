import { createKitEvents, type Kit, type KitEvents } from 'solid-chat-kit';
import { messageOf, type StoredMessage } from '../objects.ts';
import type { Random } from '../random.ts';
import { Client, type Sending } from './client.ts';
import { type Chat, Server, type Temperament } from './server.ts';

const USERS: readonly string[] = ['ann', 'bob', 'cat', 'dan', 'eve', 'fay', 'gus'];
const GROUPS = ['team', 'club'];

/** A server, and an app in one tab that uses it. */
export class World {
  readonly random: Random;
  readonly server: Server;
  readonly client: Client;
  readonly events: KitEvents = createKitEvents();
  readonly users: readonly string[];

  constructor(server: Server, users: readonly string[]) {
    this.random = server.random;
    this.users = users;
    this.server = server;
    this.client = new Client(server);
  }

  memberOf(chat: Chat): string {
    return memberOf(chat, this.users, this.random);
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
    const id = this.client.known.get(chat.key) ?? 0;
    return this.server.visible(chat).find((message) => message.id === id);
  }

  /** Delivers the oldest event in transit to the client. */
  deliver(): void {
    this.client.wire.shift()?.();
  }

  /** The server accepts a message. */
  arrive(sending: Sending): StoredMessage {
    const { chat, text } = sending;
    const { server, client } = this;
    sending.stored = server.post(chat, 'me', text);
    sending.answer = this.object(chat, sending.stored);
    server.tellMessage(chat, sending.stored, server.temperament.tellsSender ? server.clients : client.others);
    return sending.stored;
  }

  /** Delivers everything pending; returns whether there was anything. */
  letThrough(): boolean {
    const { sendings, wire, calls } = this.client;
    const wasBusy = sendings.length + wire.length + calls.length > 0;
    for (const sending of [...sendings]) {
      if (sending.hasFailed) {
        sending.hasFailed = false;
        this.events.messages.ccMessageSent.next({ message: sending.pending, status: 'inprogress' });
      }
      if (!sending.stored) this.arrive(sending);
      this.answer(sending);
    }
    while (wire.length > 0) this.deliver();
    for (const call of calls.splice(0)) call.answer();
    return wasBusy;
  }

  /** The client gets the server's answer. */
  answer(sending: Sending): void {
    if (!sending.answer) return;
    // Answers and events share a stream: earlier events are delivered first.
    while (this.client.wire.length > 0) this.deliver();
    const { sendings } = this.client;
    sendings.splice(sendings.indexOf(sending), 1);
    this.events.messages.ccMessageSent.next({ message: sending.answer, status: 'success' });
  }
}

function memberOf(chat: Chat, users: readonly string[], random: Random): string {
  return chat.isGroup ? random.pick(users) : chat.id;
}

/** Makes a server with existing data, and the tabs that use it. */
export function makeWorlds(random: Random, tabs: number, users = USERS): World[] {
  const server = new Server(users, GROUPS, temperamentBy(random), random);
  for (const chat of server.chats.slice(0, 2 + random.below(server.chats.length - 2))) {
    for (let left = random.below(4); left >= 0; left--) {
      server.now += random.below(2);
      server.post(chat, random.chance(0.3) ? 'me' : memberOf(chat, users, random), server.text());
    }
    chat.readUpTo = random.chance(0.5) ? (chat.messages.at(-1)?.id ?? 0) : 0;
  }
  return Array.from({ length: tabs }, () => new World(server, users));
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
