import type { Kit } from 'solid-chat-kit';
import { SoakGroup, SoakUser } from '../objects.ts';

/** A message on the server. */
export interface StoredMessage {
  readonly id: number;
  /** The uid or guid of the chat, as "me" sees it. */
  readonly chat: string;
  readonly from: string;
  readonly muid: string;
  /** The id of the message whose thread it belongs to; 0 outside threads. */
  readonly parent: number;
  readonly sentAt: number;
  text: string;
  editedAt: number;
  deletedAt: number;
  deliveredAt: number;
  readAt: number;
  readonly reactions: Map<string, Set<string>>;
  /** How many replies its thread has. */
  replies: number;
  /** When anything of it changed. */
  updatedAt: number;
}

/** The chats: "team" is a group. */
export const isGroup = (chat: string) => chat === 'team';

export const entityOf = (chat: string) =>
  (isGroup(chat) ? new SoakGroup(chat) : new SoakUser(chat, 'offline')) as unknown as Kit.User & Kit.Group;

/** The id as the SDK writes it. */
export const idOf = (id: number, isNumber: boolean): number =>
  isNumber ? id : (`m${String(id).padStart(6, '0')}` as unknown as number);

/** A message as the SDK has it at this time. */
export function messageOf(stored: StoredMessage, isNumber: boolean): Kit.TextMessage {
  const { id, chat, from, muid, parent, sentAt, text, editedAt, deletedAt, replies } = stored;
  let { deliveredAt, readAt } = stored;
  const reactions = [...stored.reactions].map(([emoji, uids]) => {
    const { size } = uids;
    const isMine = uids.has('me');
    return { getReaction: () => emoji, getCount: () => size, getReactedByMe: () => isMine };
  });
  return {
    getId: () => idOf(id, isNumber),
    getMuid: () => muid,
    getConversationId: () => chat,
    getParentMessageId: () => (parent === 0 ? 0 : idOf(parent, isNumber)),
    getReplyCount: () => replies,
    getReactions: () => reactions,
    getSender: () => new SoakUser(from, 'offline'),
    getReceiver: () => (from === 'me' || isGroup(chat) ? entityOf(chat) : new SoakUser('me', 'online')),
    getReceiverType: () => (isGroup(chat) ? 'group' : 'user'),
    getReceiverId: () => (from === 'me' || isGroup(chat) ? chat : 'me'),
    getType: () => 'text',
    getCategory: () => 'message',
    getSentAt: () => sentAt,
    getDeliveredAt: () => deliveredAt,
    getReadAt: () => readAt,
    getDeletedAt: () => deletedAt,
    getEditedAt: () => editedAt,
    getText: () => (deletedAt ? '' : text),
    setDeliveredAt: (at: number) => {
      deliveredAt = at;
    },
    setReadAt: (at: number) => {
      readAt = at;
    },
  } as unknown as Kit.TextMessage;
}

/** The class of messages to send. */
export class UnsentText {
  readonly #receiverId: string;
  readonly #text: string;
  readonly #receiverType: string;
  #parent: unknown = 0;
  constructor(receiverId: string, text: string, receiverType: string) {
    this.#receiverId = receiverId;
    this.#text = text;
    this.#receiverType = receiverType;
  }
  getId = () => 0;
  getText = () => this.#text;
  getType = () => 'text';
  getCategory = () => 'message';
  getReceiverId = () => this.#receiverId;
  getReceiverType = () => this.#receiverType;
  getParentMessageId = () => this.#parent;
  getSender = () => undefined;
  getReceiver = () => entityOf(this.#receiverId);
  getSentAt = () => 0;
  setParentMessageId(id: unknown): void {
    this.#parent = id;
  }
}

/** The same, by an SDK with muids. */
export class UnsentTextWithMuid extends UnsentText {
  #muid = '';
  getMuid(): string {
    return this.#muid;
  }
  setMuid(muid: string): void {
    this.#muid = muid;
  }
}

/** What the events tell of the server at this time. */
interface Told {
  readonly now: number;
  readonly temperament: { readonly numbers: boolean };
}

/** A reaction that is added or removed. */
export function reactionEvent(
  { id, chat }: StoredMessage,
  emoji: string,
  uid: string,
  { now, temperament }: Told,
): Kit.ReactionEvent {
  const reaction = {
    getMessageId: () => idOf(id, temperament.numbers),
    getReaction: () => emoji,
    getUid: () => uid,
    getReactedAt: () => now,
  };
  return {
    getReaction: () => reaction,
    getReceiverId: () => (isGroup(chat) || uid === 'me' ? chat : 'me'),
    getReceiverType: () => (isGroup(chat) ? 'group' : 'user'),
  };
}

/** The user has read up to a message in another tab. */
export function readEvent({ id, chat }: StoredMessage, { now, temperament }: Told): object {
  return {
    getMessageId: () => idOf(id, temperament.numbers),
    getReceiverType: () => (isGroup(chat) ? 'group' : 'user'),
    getReceiver: () => chat,
    getConversationId: () => chat,
    getSender: () => new SoakUser('me', 'online'),
    getDeliveredAt: () => now,
    getReadAt: () => now,
  };
}
