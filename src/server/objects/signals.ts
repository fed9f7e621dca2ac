import type { ServerMessage } from './message.ts';
import type { ServerUser } from './user.ts';

/** The receiver of an event. */
export interface Place {
  readonly conversationId: string;
  readonly receiverId: string;
  /** 'user' or 'group'. */
  readonly receiverType: string;
}

/** Reports that somebody is typing, or stopped. */
export class ServerTypingIndicator {
  #sender: () => ServerUser;
  readonly #receiverId: string;
  readonly #receiverType: string;

  /** @internal */
  constructor(receiverId: string, receiverType: string, sender: () => ServerUser) {
    this.#receiverId = receiverId;
    this.#receiverType = receiverType;
    this.#sender = sender;
  }

  getSender(): ServerUser {
    return this.#sender();
  }
  setSender(sender: ServerUser): void {
    this.#sender = () => sender;
  }
  getReceiverId(): string {
    return this.#receiverId;
  }
  getReceiverType(): string {
    return this.#receiverType;
  }
}

/** When one user received and read a message. */
export class ServerUserReceipt {
  readonly #sender: ServerUser;
  readonly #deliveredAt: number | undefined;
  readonly #readAt: number | undefined;

  /** @internal */
  constructor(sender: ServerUser, deliveredAt: number | undefined, readAt: number | undefined) {
    this.#sender = sender;
    this.#deliveredAt = deliveredAt;
    this.#readAt = readAt;
  }

  getSender(): ServerUser {
    return this.#sender;
  }
  getDeliveredAt(): number | undefined {
    return this.#deliveredAt;
  }
  getReadAt(): number | undefined {
    return this.#readAt;
  }
}

/** Reports that a message and all before it arrived or were read. */
export class ServerReceipt {
  readonly #place: Place;
  readonly #messageId: string | number;
  readonly #sender: ServerUser;
  readonly #deliveredAt: number;
  readonly #readAt: number | undefined;

  /** @internal */
  constructor(place: Place, messageId: string | number, sender: ServerUser, at: number, isRead: boolean) {
    this.#place = place;
    this.#messageId = messageId;
    this.#sender = sender;
    this.#deliveredAt = at;
    this.#readAt = isRead ? at : undefined;
  }

  getMessageId(): string | number {
    return this.#messageId;
  }
  getReceiverType(): string {
    return this.#place.receiverType;
  }
  getReceiver(): string {
    return this.#place.receiverId;
  }
  /** The same as `getReceiver`. */
  getReceiverId(): string {
    return this.#place.receiverId;
  }
  getConversationId(): string {
    return this.#place.conversationId;
  }
  getSender(): ServerUser {
    return this.#sender;
  }
  getReadAt(): number | undefined {
    return this.#readAt;
  }
  getDeliveredAt(): number {
    return this.#deliveredAt;
  }
}

/** A reaction of one user to a message. */
export class ServerReaction {
  readonly #messageId: string | number;
  readonly #emoji: string;
  readonly #by: ServerUser;
  readonly #at: number;

  /** @internal */
  constructor(messageId: string | number, emoji: string, by: ServerUser, at: number) {
    this.#messageId = messageId;
    this.#emoji = emoji;
    this.#by = by;
    this.#at = at;
  }

  getMessageId(): string | number {
    return this.#messageId;
  }
  getReaction(): string {
    return this.#emoji;
  }
  getUid(): string {
    return this.#by.getUid();
  }
  getReactedBy(): ServerUser {
    return this.#by;
  }
  getReactedAt(): number {
    return this.#at;
  }
}

/** Reports that a reaction was added or removed. */
export class ServerReactionEvent {
  readonly #message: ServerMessage;
  readonly #reaction: ServerReaction;

  /** @internal */
  constructor(message: ServerMessage, reaction: ServerReaction) {
    this.#message = message;
    this.#reaction = reaction;
  }

  getReaction(): ServerReaction {
    return this.#reaction;
  }
  getReceiverId(): string {
    return this.#message.getReceiverId();
  }
  getReceiverType(): string {
    return this.#message.getReceiverType();
  }
  getConversationId(): string {
    return this.#message.getConversationId();
  }
  getParentMessageId(): string | number | null {
    return this.#message.getParentMessageId();
  }
}
