import type { Kit } from 'solid-chat-kit';
import type { Random } from '../random.ts';
import type { MessageClient } from './client.ts';
import { idOf, messageOf, type StoredMessage } from './objects.ts';

/** How the SDK of one run behaves. */
export interface Temperament {
  /** Ids are numbers instead of texts. */
  numbers: boolean;
  pageSize: number;
  /** Pages begin with a message of the page before. */
  overlaps: boolean;
  /** Some pages are shorter than their limit. */
  shrinks: boolean;
  hasNewer: boolean;
  hasUpdates: boolean;
  hasDetails: boolean;
  hasMuids: boolean;
  /** Calls that are under way when the connection is lost never answer; else they reject. */
  hangs: boolean;
  /** Events may overtake each other, by a few places. */
  shuffles: boolean;
  /** Some events come twice. */
  repeats: boolean;
  /** The sender gets events of its own messages. */
  tellsSender: boolean;
}

/** The order of messages. */
export const byTime = (a: StoredMessage, b: StoredMessage) => a.sentAt - b.sentAt || a.id - b.id;

/** What a chat server has of the user "me", and the clients of that user. */
export class MessageServer {
  readonly messages: StoredMessage[] = [];
  readonly clients: MessageClient[] = [];
  readonly temperament: Temperament;
  readonly random: Random;
  now = 1_700_000_000;
  /** Messages up to this place are read, by chat. */
  readonly readUpTo = new Map<string, StoredMessage>();
  #lastId = 0;

  constructor(temperament: Temperament, random: Random) {
    this.temperament = temperament;
    this.random = random;
  }

  /** The messages of a chat, or of one of its threads, in order. */
  listed(chat: string, parent = 0): StoredMessage[] {
    return this.messages.filter((each) => each.chat === chat && each.parent === parent).sort(byTime);
  }

  find(id: unknown): StoredMessage | undefined {
    return this.messages.find((each) => String(idOf(each.id, this.temperament.numbers)) === String(id));
  }

  post(chat: string, from: string, text: string, parent = 0, muid = ''): StoredMessage {
    const known = muid && this.messages.find((each) => each.muid === muid);
    if (known) return known;
    const message: StoredMessage = {
      id: ++this.#lastId,
      chat,
      from,
      muid,
      parent,
      sentAt: this.now,
      text,
      editedAt: 0,
      deletedAt: 0,
      deliveredAt: 0,
      readAt: 0,
      reactions: new Map(),
      replies: 0,
      updatedAt: this.now,
    };
    this.messages.push(message);
    const first = this.messages.find((each) => each.id === parent);
    if (first) {
      first.replies++;
      first.updatedAt = this.now;
    }
    return message;
  }

  /** Adds or removes a reaction. */
  react(message: StoredMessage, emoji: string, uid: string, isAdded: boolean): void {
    const uids = message.reactions.get(emoji) ?? new Set();
    if (isAdded) uids.add(uid);
    else uids.delete(uid);
    if (uids.size > 0) message.reactions.set(emoji, uids);
    else message.reactions.delete(emoji);
    message.updatedAt = this.now;
  }

  /** The newest message of others that is not read. */
  unread(chat: string): StoredMessage | undefined {
    const read = this.readUpTo.get(chat);
    return this.listed(chat).findLast((each) => each.from !== 'me' && (!read || byTime(each, read) > 0));
  }

  /** Tells clients of a message. */
  tellMessage(message: StoredMessage, clients = this.clients): void {
    this.tell('onTextMessageReceived', this.object(message), message.parent !== 0, clients);
  }

  /** Tells clients of something. */
  tell(name: string, argument: unknown, isCounted = false, clients = this.clients): void {
    for (const client of clients) client.tell(name, argument, isCounted);
  }

  object(message: StoredMessage): Kit.TextMessage {
    return messageOf(message, this.temperament.numbers);
  }
}
