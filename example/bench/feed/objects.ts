import type { Kit } from 'solid-chat-kit';

// SDK objects with next to no cost, so that the list is measured. Their accessors are on prototypes, as in
// real SDKs.

/** A user of the bench. */
export class BenchUser implements Kit.User {
  #lastActiveAt = 0;
  constructor(
    private readonly uid: string,
    private readonly name: string,
    private status = 'offline',
  ) {}
  getUid() {
    return this.uid;
  }
  getName() {
    return this.name;
  }
  getAvatar() {
    return undefined;
  }
  getStatus() {
    return this.status;
  }
  setStatus(status: string) {
    this.status = status;
  }
  getStatusMessage() {
    return undefined;
  }
  getLastActiveAt() {
    return this.#lastActiveAt;
  }
  setLastActiveAt(seconds: number) {
    this.#lastActiveAt = seconds;
  }
  getRole() {
    return undefined;
  }
  getTags() {
    return undefined;
  }
  getBlockedByMe() {
    return false;
  }
  setBlockedByMe() {}
  getHasBlockedMe() {
    return false;
  }
  setHasBlockedMe() {}
}

/** A text message between two users. */
export class BenchMessage implements Kit.TextMessage {
  private deliveredAt = 0;
  private readAt = 0;
  constructor(
    private readonly id: number,
    private readonly sender: BenchUser,
    private readonly receiver: BenchUser,
    private readonly text: string,
    private readonly sentAt: number,
  ) {}
  getId() {
    return this.id;
  }
  getConversationId() {
    return `${this.sender.getUid()}_user_${this.receiver.getUid()}`;
  }
  getParentMessageId() {
    return 0;
  }
  getSender() {
    return this.sender;
  }
  getReceiver() {
    return this.receiver;
  }
  getReceiverType() {
    return 'user';
  }
  getReceiverId() {
    return this.receiver.getUid();
  }
  getType() {
    return 'text';
  }
  getCategory() {
    return 'message';
  }
  getSentAt() {
    return this.sentAt;
  }
  getDeliveredAt() {
    return this.deliveredAt;
  }
  setDeliveredAt(seconds: number) {
    this.deliveredAt = seconds;
  }
  getReadAt() {
    return this.readAt;
  }
  setReadAt(seconds: number) {
    this.readAt = seconds;
  }
  getDeletedAt() {
    return undefined;
  }
  getEditedAt() {
    return undefined;
  }
  getText() {
    return this.text;
  }
}

/** A conversation with one user. */
export class BenchConversation implements Kit.Conversation {
  constructor(
    private with_: BenchUser,
    private lastMessage: BenchMessage,
    private unread: number,
  ) {}
  getConversationId() {
    return `${this.with_.getUid()}_user_me`;
  }
  getConversationType() {
    return 'user';
  }
  getConversationWith() {
    return this.with_;
  }
  setConversationWith(entity: Kit.User | Kit.Group) {
    this.with_ = entity as BenchUser;
  }
  getLastMessage() {
    return this.lastMessage;
  }
  setLastMessage(message: unknown) {
    this.lastMessage = message as BenchMessage;
  }
  getUnreadMessageCount() {
    return this.unread;
  }
  setUnreadMessageCount(count: number) {
    this.unread = count;
  }
}

/** Reports that a user is typing to the signed-in one. */
export class BenchTyping implements Kit.TypingIndicator {
  constructor(private readonly sender: BenchUser) {}
  getSender() {
    return this.sender;
  }
  getReceiverId() {
    return 'me';
  }
  getReceiverType() {
    return 'user';
  }
}

/** Reports that a user received or read a message. */
export class BenchReceipt implements Kit.MessageReceipt {
  constructor(
    private readonly messageId: number,
    private readonly sender: BenchUser,
    private readonly at: number,
    private readonly isRead: boolean,
  ) {}
  getMessageId() {
    return this.messageId;
  }
  getReceiverType() {
    return 'user';
  }
  getSender() {
    return this.sender;
  }
  getReadAt() {
    return this.isRead ? this.at : 0;
  }
  getDeliveredAt() {
    return this.at;
  }
  getReceiver() {
    return 'me';
  }
}
