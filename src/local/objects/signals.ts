import { User } from './user.ts';

/** Reports that someone is typing, or stopped. */
export class TypingIndicator {
  private receiverId: string;
  private receiverType: string;
  private sender: User = new User('');

  constructor(receiverId: string, receiverType: string) {
    this.receiverId = receiverId;
    this.receiverType = receiverType;
  }

  /** Who is typing; the uid is '' until it is sent. */
  getSender(): User {
    return this.sender;
  }
  setSender(sender: User): void {
    this.sender = sender;
  }
  /** The uid or guid of the receiver, as seen from the sender. */
  getReceiverId(): string {
    return this.receiverId;
  }
  /** 'user' or 'group'. */
  getReceiverType(): string {
    return this.receiverType;
  }
}

/** Reports that a message and all before it were delivered or read. */
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
  /** The uid or guid that the message was sent to. */
  getReceiverId(): string {
    return this.init.receiverId;
  }
  /** The same as `getReceiverId`. */
  getReceiver(): string {
    return this.init.receiverId;
  }
  /** Who received or read the message; in a receipt of all members, the last of them. */
  getSender(): User {
    return this.init.sender;
  }
  /** When it was read, in seconds; undefined for a delivery. */
  getReadAt(): number | undefined {
    return this.init.readAt;
  }
  /** When it was delivered, in seconds. */
  getDeliveredAt(): number {
    return this.init.deliveredAt;
  }
}

/** The fields of a receipt; times are in seconds. */
export interface MessageReceiptInit {
  messageId: number;
  conversationId: string;
  receiverType: string;
  receiverId: string;
  sender: User;
  deliveredAt: number;
  readAt?: number;
}
