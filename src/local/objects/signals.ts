import { User } from './user.ts';

/** Tells that someone is typing, or stopped. */
export class TypingIndicator {
  private receiverId: string;
  private receiverType: string;
  private sender: User = new User('');

  constructor(receiverId: string, receiverType: string) {
    this.receiverId = receiverId;
    this.receiverType = receiverType;
  }

  /** Who is typing; the uid is '' in an indicator that was not sent. */
  getSender(): User {
    return this.sender;
  }
  setSender(sender: User): void {
    this.sender = sender;
  }
  /** The uid or guid it is typed to, seen from the sender. */
  getReceiverId(): string {
    return this.receiverId;
  }
  /** 'user' or 'group'. */
  getReceiverType(): string {
    return this.receiverType;
  }
}

/** Tells that a message, and all before it, was delivered or read. */
export class MessageReceipt {
  private readonly init: MessageReceiptInit;

  constructor(init: MessageReceiptInit) {
    this.init = init;
  }

  getMessageId(): number {
    return this.init.messageId;
  }
  getConversationId(): string {
    return this.init.conversationId;
  }
  /** 'user' or 'group'. */
  getReceiverType(): string {
    return this.init.receiverType;
  }
  /** The uid or guid to which the message was sent. */
  getReceiverId(): string {
    return this.init.receiverId;
  }
  /** The same as `getReceiverId`. */
  getReceiver(): string {
    return this.init.receiverId;
  }
  /** Who received or read the message; for a receipt of all, the last of them. */
  getSender(): User {
    return this.init.sender;
  }
  /** In seconds; undefined in a receipt of delivery. */
  getReadAt(): number | undefined {
    return this.init.readAt;
  }
  /** In seconds. */
  getDeliveredAt(): number {
    return this.init.deliveredAt;
  }
}

/** The facts of a receipt; times are in seconds. */
export interface MessageReceiptInit {
  messageId: number;
  conversationId: string;
  receiverType: string;
  receiverId: string;
  sender: User;
  deliveredAt: number;
  readAt?: number;
}
