// A chat SDK as vendors type theirs: only static methods, classes with private fields and prototype
// accessors, object types instead of primitives, listeners with untyped callbacks, and no mention of the kit.

declare class AppEntity {
  protected rawData: object;
}

export declare class User extends AppEntity {
  private uid: string;
  private name: string;
  constructor(...args: unknown[]);
  getUid(): string;
  setUid(uid: string): void;
  getName(): string;
  setName(name: string): void;
  getAvatar(): string;
  setAvatar(avatar: string): void;
  getStatus(): string;
  setStatus(status: string): void;
  getStatusMessage(): string;
  setStatusMessage(message: string): void;
  getLastActiveAt(): number;
  setLastActiveAt(seconds: number): void;
  getRole(): string;
  setRole(role: string): void;
  // biome-ignore lint/complexity/noBannedTypes: this is how such an SDK types its tags.
  getTags(): String[];
  // biome-ignore lint/complexity/noBannedTypes: this is how such an SDK types its tags.
  setTags(tags: String[]): void;
  getBlockedByMe(): boolean;
  setBlockedByMe(blocked: boolean): void;
  getHasBlockedMe(): boolean;
  setHasBlockedMe(blocked: boolean): void;
}

export declare class Group {
  private guid: string;
  protected membersCount: number;
  constructor(guid?: string, name?: string, groupType?: string, password?: string);
  getGuid(): string;
  getName(): string;
  setName(name: string): void;
  getIcon(): string;
  setIcon(icon: string): void;
  getType(): string;
  getCreatedAt(): number;
  getMembersCount(): number;
  setMembersCount(count: number): void;
}

export declare class BaseMessage {
  protected id: number;
  private receiver: User | Group;
  constructor(receiverId: string, messageType: string, receiverType: string, category: unknown);
  getId(): number;
  getConversationId(): string;
  getParentMessageId(): number;
  getSender(): User;
  getReceiver(): User | Group;
  getReceiverType(): string;
  getReceiverId(): string;
  getType(): string;
  getCategory(): string;
  getSentAt(): number;
  getDeliveredAt(): number;
  setDeliveredAt(seconds: number): void;
  getReadAt(): number;
  setReadAt(seconds: number): void;
  getDeletedAt(): number;
  getEditedAt(): number;
  getMentionedUsers(): User[];
  getMuid(): string;
  setMuid(muid: string): void;
  setParentMessageId(id: number): void;
  getReplyCount(): number;
  getReactions(): ReactionCount[];
  getQuotedMessageId(): number;
  setQuotedMessageId(id: number): void;
  getQuotedMessage(): BaseMessage | null;
}

export declare class ReactionCount {
  private raw: object;
  getReaction(): string;
  getCount(): number;
  getReactedByMe(): boolean;
}

export declare class Reaction {
  private raw: object;
  getMessageId(): string;
  getReaction(): string;
  getUid(): string;
  getReactedAt(): number;
  getReactedBy(): User;
}

export declare class ReactionEvent {
  private raw: object;
  getReaction(): Reaction;
  getReceiverId(): string;
  getReceiverType(): string;
  getConversationId(): string;
  getParentMessageId(): string;
}

export declare class TextMessage extends BaseMessage {
  static readonly TYPE = 'text';
  private text: string;
  constructor(receiverId: string, text: string, receiverType: string);
  getText(): string;
}

export declare class Attachment {
  private name: string;
  constructor(raw: object);
  getName(): string;
  getUrl(): string;
  getMimeType(): string;
  getSize(): number;
}

export declare class MediaMessage extends BaseMessage {
  private caption: string;
  constructor(receiverId: string, file: object, messageType: string, receiverType: string);
  getCaption(): string;
  getAttachment(): Attachment;
  getAttachments(): Array<Attachment>;
}

export declare class CustomMessage extends BaseMessage {
  private customData: object;
  constructor(...args: unknown[]);
  getData(): object;
  getMetadata(): object;
  getConversationText(): string;
}

export declare class Action extends BaseMessage {
  private action: string;
  private oldScope: string;
  getMessage(): string;
  getAction(): string;
  getActionBy(): User | Group | BaseMessage;
  getActionOn(): User | Group | BaseMessage;
  getActionFor(): User | Group | BaseMessage;
}

/** What the transport rejects with: a plain object, sometimes without a code. */
export interface Exception {
  code?: string | number;
  name?: string;
  message: string;
  details?: object;
}

/** What the SDK rejects with. */
export declare class ChatException {
  private stackTrace: string;
  code?: string | number;
  name: string;
  message: string;
  details?: string;
  constructor(error: object);
}

export declare class MessageReceipt {
  private receiptType: string;
  getMessageId(): string;
  getReceiverType(): string;
  getReceiver(): string;
  getSender(): User;
  getReadAt(): number;
  getDeliveredAt(): number;
}

export declare class Conversation {
  constructor(...args: unknown[]);
  protected conversationId: string;
  getConversationId(): string;
  getConversationType(): string;
  getConversationWith(): User | Group;
  setConversationWith(entity: User | Group): void;
  // biome-ignore lint/suspicious/noExplicitAny: this is how such an SDK types its last message.
  getLastMessage(): any;
  setLastMessage(message: BaseMessage | object): void;
  getUnreadMessageCount(): number;
  setUnreadMessageCount(count: number): void;
  getUnreadMentionsCount(): number;
  getLastReadMessageId(): string;
  getTags(): string[];
}

export declare class TypingIndicator {
  private metadata: object;
  constructor(receiverId: string, receiverType: string, metadata?: object);
  getSender(): User;
  getReceiverId(): string;
  getReceiverType(): string;
}

declare class ConversationsRequest {
  private limit: number;
  constructor(builder?: ConversationsRequestBuilder);
  fetchNext(): Promise<Conversation[] | []>;
}

export declare class ConversationsRequestBuilder {
  /** @private */ limit?: number;
  setLimit(limit: number): this;
  setConversationType(type: string): this;
  // biome-ignore lint/complexity/noBannedTypes: this is how such an SDK types its tags.
  setTags(tags: Array<String>): this;
  withUserAndGroupTags(withTags: boolean): this;
  // biome-ignore lint/complexity/noBannedTypes: this is how such an SDK types its tags.
  setUserTags(tags: Array<String>): this;
  // biome-ignore lint/complexity/noBannedTypes: this is how such an SDK types its tags.
  setGroupTags(tags: Array<String>): this;
  build(): ConversationsRequest;
}

declare class UsersRequest {
  private store: object;
  constructor(builder?: object);
  fetchNext(): Promise<User[] | []>;
}

export declare class UsersRequestBuilder {
  setLimit(limit: number): UsersRequestBuilder;
  setStatus(status: string): UsersRequestBuilder;
  setSearchKeyword(keyword: string): UsersRequestBuilder;
  hideBlockedUsers(hide: boolean): UsersRequestBuilder;
  setRoles(roles: string[]): UsersRequestBuilder;
  friendsOnly(only: boolean): UsersRequestBuilder;
  // biome-ignore lint/complexity/noBannedTypes: this is how such an SDK types its tags.
  setTags(tags: String[]): UsersRequestBuilder;
  setUIDs(uids: string[]): UsersRequestBuilder;
  build(): UsersRequest;
}

declare class MessagesRequest {
  private cursor: object;
  fetchNext(): Promise<BaseMessage[] | []>;
  fetchPrevious(): Promise<BaseMessage[] | []>;
}

export declare class MessagesRequestBuilder {
  setUID(uid: string): MessagesRequestBuilder;
  setGUID(guid: string): MessagesRequestBuilder;
  setLimit(limit: number): MessagesRequestBuilder;
  setMessageId(id?: number): MessagesRequestBuilder;
  setParentMessageId(id: number): MessagesRequestBuilder;
  hideReplies(hide: boolean): MessagesRequestBuilder;
  setUpdatedAfter(seconds: string): MessagesRequestBuilder;
  updatesOnly(only: boolean): MessagesRequestBuilder;
  build(): MessagesRequest;
}

/** Callbacks without types, as such SDKs declare them. */
// biome-ignore lint/complexity/noBannedTypes: this is how such an SDK types its callbacks.
type Callback = Function;

export declare class MessageListener {
  onTextMessageReceived?: Callback;
  onMediaMessageReceived?: Callback;
  onTypingStarted?: Callback;
  onMessagesDelivered?: Callback;
  // biome-ignore lint/complexity/noBannedTypes: this is how such an SDK types its arguments.
  constructor(args: Object);
}

export declare class UserListener {
  onUserOnline?: Callback;
  onUserOffline?: Callback;
  // biome-ignore lint/complexity/noBannedTypes: this is how such an SDK types its arguments.
  constructor(args: Object);
}

export declare class GroupListener {
  onGroupMemberJoined?: Callback;
  /** Passed in as `onMemberAddedToGroup`. */
  onGroupMemberAddedToGroup?: Callback;
  // biome-ignore lint/complexity/noBannedTypes: this is how such an SDK types its arguments.
  constructor(...args: Object[]);
}

export declare class ConnectionListener {
  private handlers: object;
  constructor(handler: object);
}

export declare class LoginListener {
  loginSuccess?: Callback;
  // biome-ignore lint/complexity/noBannedTypes: this is how such an SDK types its arguments.
  constructor(args: Object);
}

/** The SDK itself: a class with static methods only. */
export declare class Chat {
  private static initialized: boolean;
  private constructor();
  static readonly User: typeof User;
  static readonly TextMessage: typeof TextMessage;
  static readonly MediaMessage: typeof MediaMessage;
  static readonly CustomMessage: typeof CustomMessage;
  static readonly TypingIndicator: typeof TypingIndicator;
  static readonly ConversationsRequestBuilder: typeof ConversationsRequestBuilder;
  static readonly UsersRequestBuilder: typeof UsersRequestBuilder;
  static readonly MessagesRequestBuilder: typeof MessagesRequestBuilder;
  static readonly MessageListener: typeof MessageListener;
  static readonly UserListener: typeof UserListener;
  static readonly GroupListener: typeof GroupListener;
  static readonly ConnectionListener: typeof ConnectionListener;
  static readonly LoginListener: typeof LoginListener;

  static init(appId: string, settings: object): Promise<boolean>;
  static login(uid: string, authKey: string): Promise<User>;
  static addMessageListener(name: string, listener: MessageListener): void;
  static removeMessageListener(name: string): void;
  static addUserListener(name: string, listener: UserListener): void;
  static removeUserListener(name: string): void;
  static addGroupListener(name: string, listener: GroupListener): void;
  static removeGroupListener(name: string): void;
  static addConnectionListener(name: string, listener: ConnectionListener): void;
  static removeConnectionListener(name: string): void;
  static addLoginListener(name: string, listener: LoginListener): void;
  static removeLoginListener(name: string): void;
  static getLoggedinUser(): Promise<User | null>;
  static deleteConversation(conversationWith: string, conversationType: string): Promise<string>;
  static getConversation(conversationWith: string, conversationType: string): Promise<Conversation>;
  static markAsDelivered(message: BaseMessage): Promise<string | boolean>;
  static markAsRead(message: BaseMessage): Promise<string | boolean>;
  static sendMessage(
    message: TextMessage | MediaMessage | CustomMessage | BaseMessage,
  ): Promise<TextMessage | MediaMessage | CustomMessage | BaseMessage>;
  static sendMediaMessage(message: MediaMessage): Promise<MediaMessage | BaseMessage>;
  static sendCustomMessage(message: CustomMessage): Promise<CustomMessage | BaseMessage>;
  // biome-ignore lint/complexity/noBannedTypes: this is how such an SDK types its receipts.
  static getMessageReceipts(id: string | number): Promise<Object>;
  static getMessageDetails(id: string | number): Promise<BaseMessage>;
  static editMessage(message: TextMessage | MediaMessage | CustomMessage): Promise<BaseMessage>;
  static deleteMessage(id: string): Promise<BaseMessage>;
  static markMessageAsUnread(message: BaseMessage): Promise<Conversation>;
  static addReaction(id: string, emoji: string): Promise<BaseMessage>;
  static removeReaction(id: string, emoji: string): Promise<BaseMessage>;
  static startTyping(indicator: TypingIndicator): void;
  static endTyping(indicator: TypingIndicator): void;
  static blockUsers(uids: string[]): Promise<object>;
  static unblockUsers(uids: string[]): Promise<object>;
}
