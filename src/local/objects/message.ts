import type { Kit, MessageCategory } from '../../sdk/index.ts';
import { Group } from './group.ts';
import { completeClass, KitObject } from './kit-object.ts';
import type { ReactionCount } from './reactions.ts';
import { User } from './user.ts';

// The getters and setters made by `completeClass`.
export interface BaseMessage {
  /** 0 until it is sent. */
  getId(): number;
  setId(id: number): void;
  getConversationId(): string;
  setConversationId(id: string): void;
  /** The id of the message that this one replies to in a thread; 0 outside threads. */
  getParentMessageId(): number;
  /** How many replies its thread has. */
  getReplyCount(): number;
  setReplyCount(count: number): void;
  /** The reactions that the signed-in user sees, the earliest first. */
  getReactions(): ReactionCount[];
  setReactions(reactions: ReactionCount[]): void;
  /** The id of the message that this one quotes, set before sending; 0 without one. */
  getQuotedMessageId(): number;
  /** The quoted message, without its own quote; undefined if it is withheld from the signed-in user. */
  getQuotedMessage(): BaseMessage | undefined;
  setQuotedMessage(message: BaseMessage | undefined): void;
  /** The sender's own id of it, set before sending; the SDK sends a muid only once. */
  getMuid(): string | undefined;
  setMuid(muid: string | undefined): void;
  /** The uid is '' until it is sent. */
  getSender(): User;
  setSender(sender: User): void;
  getReceiver(): User | Group;
  setReceiver(receiver: User | Group): void;
  getReceiverId(): string;
  /** 'user' or 'group'. */
  getReceiverType(): string;
  /** 'text', 'image', 'video', 'audio', 'file', 'groupMember', or the type of a custom message. */
  getType(): string;
  /** 'message', 'custom' or 'action'. */
  getCategory(): string;
  /** When it was sent, in seconds; 0 until then. */
  getSentAt(): number;
  setSentAt(seconds: number): void;
  /** When it was delivered (one's own message in a group: to all), in seconds. */
  getDeliveredAt(): number | undefined;
  setDeliveredAt(seconds: number | undefined): void;
  /** When it was read (one's own message in a group: by all), in seconds. */
  getReadAt(): number | undefined;
  setReadAt(seconds: number | undefined): void;
  /** When it was last edited, in seconds. */
  getEditedAt(): number | undefined;
  setEditedAt(seconds: number | undefined): void;
  /** When it was deleted, in seconds; a deleted message has no content. */
  getDeletedAt(): number | undefined;
  setDeletedAt(seconds: number | undefined): void;
  /** A value of the app, which has to be cloneable. */
  getMetadata(): unknown;
  setMetadata(metadata: unknown): void;
  /** The users that the text mentions as `<@uid:UID>`. */
  getMentionedUsers(): User[];
  setMentionedUsers(users: User[]): void;
}

/** The base class of all messages. */
export class BaseMessage extends KitObject {
  protected id = 0;
  protected conversationId = '';
  protected parentMessageId = 0;
  protected replyCount = 0;
  protected reactions: ReactionCount[] = [];
  protected quotedMessageId = 0;
  protected quotedMessage: BaseMessage | undefined;
  protected muid: string | undefined;
  protected sender: User = new User('');
  protected receiver: User | Group;
  protected receiverId: string;
  protected receiverType: string;
  protected type: string;
  protected category: string;
  protected sentAt = 0;
  protected deliveredAt: number | undefined;
  protected readAt: number | undefined;
  protected editedAt: number | undefined;
  protected deletedAt: number | undefined;
  protected metadata: unknown;
  protected mentionedUsers: User[] = [];

  constructor(
    kind: string,
    receiverId: string,
    receiverType: string,
    category: MessageCategory,
    type: string,
  ) {
    super(kind);
    this.receiverId = receiverId;
    this.receiverType = receiverType;
    this.category = category;
    this.type = type;
    this.receiver = receiverType === 'group' ? new Group(receiverId, '') : new User(receiverId);
  }

  /** Makes an unsent message a reply in the thread of another one. */
  setParentMessageId(id: Kit.MessageId | undefined): void {
    this.parentMessageId = idOf(id);
  }

  /** Makes an unsent message quote another one. */
  setQuotedMessageId(id: Kit.MessageId | undefined): void {
    this.quotedMessageId = idOf(id);
  }
}

/** Returns a message id as a number; 0 for no id, -1 for an invalid one, which no message has. */
export function idOf(id: unknown): number {
  // A text such as '5e2' only looks like a number.
  const number = typeof id === 'string' && !/^\d+$/.test(id) ? Number.NaN : Number(id ?? 0);
  return Number.isSafeInteger(number) ? number : -1;
}

completeClass(() => new BaseMessage('', '', '', 'message', ''));
