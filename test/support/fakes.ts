import type { EntryList } from '../../src/order/list-entry.ts';
import { type Kit, MESSAGE_CATEGORY, MESSAGE_TYPE, RECEIVER_TYPE, USER_STATUS } from '../../src/sdk/index.ts';

/*
 * Objects as an SDK returns them: class instances with only the contract's accessors. Each builder takes the
 * relevant fields and fills in the rest. Fields are private in TypeScript only, so that `toEqual` compares
 * them.
 */

/** A list that publishes nothing. */
export const noList: EntryList = { isKept: false, touch() {}, schedule() {}, report() {} };

/** The signed-in user, unless a test sets another one. */
export const ME = 'me';

interface UserInit {
  name?: string;
  avatar?: string;
  status?: string;
  statusMessage?: string;
  lastActiveAt?: number;
  role?: string;
  tags?: string[];
  blockedByMe?: boolean;
  hasBlockedMe?: boolean;
}

export class FakeUser implements Kit.User {
  private readonly uid: string;
  private readonly init: UserInit;

  constructor(uid: string, init: UserInit = {}) {
    this.uid = uid;
    this.init = { ...init };
  }

  getUid() {
    return this.uid;
  }
  getName() {
    return this.init.name ?? this.uid;
  }
  setName(name: string): void {
    this.init.name = name;
  }
  getAvatar() {
    return this.init.avatar;
  }
  getStatus() {
    return this.init.status ?? USER_STATUS.OFFLINE;
  }
  setStatus(status: string): void {
    this.init.status = status;
  }
  getStatusMessage() {
    return this.init.statusMessage;
  }
  getLastActiveAt() {
    return this.init.lastActiveAt;
  }
  setLastActiveAt(seconds: number): void {
    this.init.lastActiveAt = seconds;
  }
  getRole() {
    return this.init.role;
  }
  getTags() {
    return this.init.tags;
  }
  getBlockedByMe() {
    return this.init.blockedByMe ?? false;
  }
  setBlockedByMe(blocked: boolean): void {
    this.init.blockedByMe = blocked;
  }
  getHasBlockedMe() {
    return this.init.hasBlockedMe ?? false;
  }
  setHasBlockedMe(blocked: boolean): void {
    this.init.hasBlockedMe = blocked;
  }
}

interface GroupInit {
  name?: string;
  icon?: string;
  type?: string;
  createdAt?: number;
  membersCount?: number;
}

export class FakeGroup implements Kit.Group {
  private readonly guid: string;
  private readonly init: GroupInit;

  constructor(guid: string, init: GroupInit = {}) {
    this.guid = guid;
    this.init = { ...init };
  }

  getGuid() {
    return this.guid;
  }
  getName() {
    return this.init.name ?? this.guid;
  }
  setName(name: string): void {
    this.init.name = name;
  }
  getIcon() {
    return this.init.icon;
  }
  setIcon(url: string): void {
    this.init.icon = url;
  }
  getType() {
    return this.init.type ?? 'public';
  }
  getCreatedAt() {
    return this.init.createdAt ?? 1;
  }
  getMembersCount() {
    return this.init.membersCount ?? 2;
  }
  setMembersCount(count: number): void {
    this.init.membersCount = count;
  }
}

export interface MessageInit {
  id?: string | number;
  muid?: string;
  /** A uid, or a whole user. Ann by default. */
  from?: string | Kit.User;
  /** A uid, or a whole group. The signed-in user by default. */
  to?: string | Kit.Group;
  sentAt?: number;
  text?: string;
  type?: string;
  category?: string;
  parentId?: string | number;
  deliveredAt?: number;
  readAt?: number;
  editedAt?: number;
  deletedAt?: number;
  caption?: string;
  fileName?: string;
  conversationText?: string;
  action?: string;
  replyCount?: number;
  reactions?: readonly FakeReactionCount[];
}

/** How many users reacted with an emoji. */
interface FakeReactionCount {
  emoji: string;
  count: number;
  mine: boolean;
}

export class FakeMessage implements Kit.TextMessage, Kit.MediaMessage, Kit.CustomMessage, Kit.ActionMessage {
  private readonly init: MessageInit;
  private readonly sender: Kit.User;
  private readonly receiver: Kit.User | Kit.Group;

  constructor(init: MessageInit = {}) {
    this.init = { ...init };
    const { from = 'ann', to = ME } = init;
    this.sender = typeof from === 'string' ? new FakeUser(from) : from;
    this.receiver = typeof to === 'string' ? new FakeUser(to) : to;
  }

  getId() {
    return this.init.id ?? '';
  }
  getMuid() {
    return this.init.muid;
  }
  getConversationId() {
    return `of ${this.getReceiverId()}`;
  }
  getParentMessageId() {
    return this.init.parentId;
  }
  getReplyCount() {
    return this.init.replyCount ?? 0;
  }
  getReactions() {
    return (this.init.reactions ?? []).map(({ emoji, count, mine }) => ({
      getReaction: () => emoji,
      getCount: () => count,
      getReactedByMe: () => mine,
    }));
  }
  getSender() {
    return this.sender;
  }
  getReceiver() {
    return this.receiver;
  }
  getReceiverType() {
    return 'getGuid' in this.receiver ? RECEIVER_TYPE.GROUP : RECEIVER_TYPE.USER;
  }
  getReceiverId() {
    return 'getGuid' in this.receiver ? this.receiver.getGuid() : this.receiver.getUid();
  }
  getType() {
    return this.init.type ?? MESSAGE_TYPE.TEXT;
  }
  getCategory() {
    return this.init.category ?? MESSAGE_CATEGORY.MESSAGE;
  }
  getSentAt() {
    return this.init.sentAt ?? 1;
  }
  getDeliveredAt() {
    return this.init.deliveredAt;
  }
  setDeliveredAt(seconds: number): void {
    this.init.deliveredAt = seconds;
  }
  getReadAt() {
    return this.init.readAt;
  }
  setReadAt(seconds: number): void {
    this.init.readAt = seconds;
  }
  getDeletedAt() {
    return this.init.deletedAt;
  }
  getEditedAt() {
    return this.init.editedAt;
  }
  getMentionedUsers() {
    return [];
  }
  getText() {
    return this.init.text ?? '';
  }
  getCaption() {
    return this.init.caption;
  }
  getAttachment() {
    const { fileName } = this.init;
    return fileName === undefined ? null : { getName: () => fileName };
  }
  getData() {
    return {};
  }
  getMetadata() {
    return {};
  }
  getConversationText() {
    return this.init.conversationText;
  }
  getAction() {
    return this.init.action ?? '';
  }
  getActionBy() {
    return this.sender;
  }
  getActionOn() {
    return this.sender;
  }
  getActionFor() {
    return this.receiver;
  }
}

interface ConversationInit {
  lastMessage?: Kit.Message | null;
  unread?: number;
}

export class FakeConversation implements Kit.Conversation {
  private readonly init: ConversationInit;
  private with: Kit.User | Kit.Group;

  constructor(entity: Kit.User | Kit.Group, init: ConversationInit = {}) {
    this.with = entity;
    this.init = { ...init };
  }

  getConversationId() {
    return `of ${'getGuid' in this.with ? this.with.getGuid() : this.with.getUid()}`;
  }
  getConversationType() {
    return 'getGuid' in this.with ? RECEIVER_TYPE.GROUP : RECEIVER_TYPE.USER;
  }
  getConversationWith() {
    return this.with;
  }
  setConversationWith(entity: Kit.User | Kit.Group): void {
    this.with = entity;
  }
  getLastMessage() {
    return this.init.lastMessage;
  }
  setLastMessage(message: Kit.Message | null | undefined): void {
    this.init.lastMessage = message ?? null;
  }
  getUnreadMessageCount() {
    return this.init.unread ?? 0;
  }
  setUnreadMessageCount(count: number): void {
    this.init.unread = count;
  }
  getTags() {
    return undefined;
  }
}

interface ReceiptInit {
  messageId: string | number;
  /** The user who received or read the message. */
  by: string;
  receiverType?: string;
  receiver?: string;
  conversationId?: string;
  deliveredAt?: number;
  readAt?: number;
}

export class FakeReceipt implements Kit.MessageReceipt {
  private readonly init: ReceiptInit;
  private readonly sender: Kit.User;

  constructor(init: ReceiptInit) {
    this.init = init;
    this.sender = new FakeUser(init.by);
  }

  getMessageId() {
    return this.init.messageId;
  }
  getReceiverType() {
    return this.init.receiverType ?? RECEIVER_TYPE.USER;
  }
  getSender() {
    return this.sender;
  }
  getReadAt() {
    return this.init.readAt;
  }
  getDeliveredAt() {
    return this.init.deliveredAt;
  }
  getReceiver() {
    return this.init.receiver;
  }
  getConversationId() {
    return this.init.conversationId;
  }
}

export class FakeTyping implements Kit.TypingIndicator {
  private readonly sender: Kit.User;
  private readonly group: string | undefined;

  constructor(from: string | Kit.User, group?: string) {
    this.sender = typeof from === 'string' ? new FakeUser(from) : from;
    this.group = group;
  }

  getSender() {
    return this.sender;
  }
  getReceiverId() {
    return this.group ?? ME;
  }
  getReceiverType() {
    return this.group === undefined ? RECEIVER_TYPE.USER : RECEIVER_TYPE.GROUP;
  }
}

export const user = (uid: string, init?: UserInit) => new FakeUser(uid, init);
export const group = (guid: string, init?: GroupInit) => new FakeGroup(guid, init);
export const message = (init?: MessageInit) => new FakeMessage(init);
export const receipt = (init: ReceiptInit) => new FakeReceipt(init);
export const typing = (from: string | Kit.User, guid?: string) => new FakeTyping(from, guid);

/** A message about a group action. */
export const action = (init: MessageInit) => new FakeMessage({ category: MESSAGE_CATEGORY.ACTION, ...init });

/** A conversation with a user (by uid) or with a group. */
export const conversation = (entity: string | Kit.User | Kit.Group, init?: ConversationInit) =>
  new FakeConversation(typeof entity === 'string' ? new FakeUser(entity) : entity, init);
