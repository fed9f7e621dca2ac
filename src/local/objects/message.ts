import { RECEIVER_TYPE } from '../../sdk/index.ts';
import { Group } from './group.ts';
import { KitObject } from './kit-object.ts';
import { User } from './user.ts';

/** What every message offers, whatever its category. Before it is sent, its id is 0 and its sender's uid ''. */
export class BaseMessage extends KitObject {
  private id = 0;
  private conversationId = '';
  private parentMessageId = 0;
  private sender: User = new User('');
  private receiver: User | Group;
  private receiverId: string;
  private receiverType: string;
  private type: string;
  private category: string;
  private sentAt = 0;
  private deliveredAt: number | undefined;
  private readAt: number | undefined;
  private editedAt: number | undefined;
  private deletedAt: number | undefined;
  private metadata: unknown;
  private mentionedUsers: User[] = [];

  constructor(kind: string, receiverId: string, receiverType: string, category: string, type: string) {
    super(kind);
    this.receiverId = receiverId;
    this.receiverType = receiverType;
    this.category = category;
    this.type = type;
    this.receiver = receiverType === RECEIVER_TYPE.GROUP ? new Group(receiverId, '') : new User(receiverId);
  }

  getId(): number {
    return this.id;
  }
  setId(id: number): void {
    this.id = id;
  }
  getConversationId(): string {
    return this.conversationId;
  }
  setConversationId(id: string): void {
    this.conversationId = id;
  }
  /** The id of the message this one answers in a thread; 0 outside threads. */
  getParentMessageId(): number {
    return this.parentMessageId;
  }
  setParentMessageId(id: number): void {
    this.parentMessageId = id;
  }
  getSender(): User {
    return this.sender;
  }
  setSender(sender: User): void {
    this.sender = sender;
  }
  getReceiver(): User | Group {
    return this.receiver;
  }
  setReceiver(receiver: User | Group): void {
    this.receiver = receiver;
  }
  getReceiverId(): string {
    return this.receiverId;
  }
  /** 'user' or 'group'. */
  getReceiverType(): string {
    return this.receiverType;
  }
  getType(): string {
    return this.type;
  }
  getCategory(): string {
    return this.category;
  }
  /** When it was sent, in seconds; 0 before that. */
  getSentAt(): number {
    return this.sentAt;
  }
  setSentAt(seconds: number): void {
    this.sentAt = seconds;
  }
  /** When it was delivered (in a group one's own message: to all), in seconds. */
  getDeliveredAt(): number | undefined {
    return this.deliveredAt;
  }
  setDeliveredAt(seconds: number | undefined): void {
    this.deliveredAt = seconds;
  }
  /** When it was read (in a group one's own message: by all), in seconds. */
  getReadAt(): number | undefined {
    return this.readAt;
  }
  setReadAt(seconds: number | undefined): void {
    this.readAt = seconds;
  }
  getEditedAt(): number | undefined {
    return this.editedAt;
  }
  setEditedAt(seconds: number | undefined): void {
    this.editedAt = seconds;
  }
  getDeletedAt(): number | undefined {
    return this.deletedAt;
  }
  setDeletedAt(seconds: number | undefined): void {
    this.deletedAt = seconds;
  }
  /** What the app attached; anything that can be cloned. */
  getMetadata(): unknown {
    return this.metadata;
  }
  setMetadata(metadata: unknown): void {
    this.metadata = metadata;
  }
  /** The users whom the text mentions as `<@uid:UID>`. */
  getMentionedUsers(): User[] {
    return this.mentionedUsers;
  }
  setMentionedUsers(users: User[]): void {
    this.mentionedUsers = users;
  }
}
