import type { Kit } from 'solid-chat-kit';

/** A message on the server. */
export interface StoredMessage {
  readonly id: number;
  readonly chat: string;
  readonly from: string;
  /** What it is: 'text', 'image', 'file', 'custom', or an action in a group such as 'joined'. */
  readonly kind: string;
  /** Whom an action is about. */
  readonly about?: string;
  text: string;
  readonly sentAt: number;
  editedAt: number;
  deletedAt: number;
  deliveredAt: number;
  readAt: number;
}

/** How an SDK's objects behave. */
export interface ObjectHabits {
  /** Ids are numbers instead of texts. */
  numbers: boolean;
  /** Objects have setters. */
  setters: boolean;
}

/** An SDK's classes with private fields, as a vendor would write them. */
export class SoakUser {
  readonly #uid: string;
  readonly #id: string;
  #status: string;
  #blocked = false;
  /** @param id - the id, which some SDKs give as a number. */
  constructor(uid: string, status: string, id = uid) {
    this.#uid = uid;
    this.#id = id;
    this.#status = status;
  }
  getUid = () => this.#id;
  getName = () => this.#uid[0]?.toUpperCase() + this.#uid.slice(1);
  getAvatar = () => undefined;
  getStatus = () => this.#status;
  setStatus = (status: string) => {
    this.#status = status;
  };
  getStatusMessage = () => undefined;
  getLastActiveAt = () => 0;
  setLastActiveAt = () => {};
  getRole = () => undefined;
  getTags = () => undefined;
  getBlockedByMe = () => this.#blocked;
  setBlockedByMe = (blocked: boolean) => {
    this.#blocked = blocked;
  };
  getHasBlockedMe = () => false;
  setHasBlockedMe = () => {};
}

export class SoakGroup {
  readonly #guid: string;
  constructor(guid: string) {
    this.#guid = guid;
  }
  getGuid = () => this.#guid;
  getName = () => this.#guid[0]?.toUpperCase() + this.#guid.slice(1);
  getIcon = () => undefined;
  getType = () => 'public';
  getCreatedAt = () => 1;
  getMembersCount = () => 3;
  setMembersCount = () => {};
}

/** A message as the server had it at some time, or an unsent one (id 0). */
export function messageOf(
  stored: StoredMessage,
  chat: { isGroup: boolean; id: string },
  habits: ObjectHabits,
) {
  const { from, kind, about, text, sentAt, editedAt, deletedAt } = stored;
  const isAction = about !== undefined;
  let { deliveredAt, readAt } = stored;
  const id = stored.id === 0 ? 0 : habits.numbers ? stored.id : `m${String(stored.id).padStart(6, '0')}`;
  const receiver = chat.isGroup
    ? new SoakGroup(chat.id)
    : new SoakUser(from === 'me' ? chat.id : 'me', 'offline');
  const message = {
    getId: () => id,
    getConversationId: () => stored.chat,
    getParentMessageId: () => 0,
    getSender: () => new SoakUser(from, 'offline'),
    getReceiver: () => receiver,
    getReceiverType: () => (chat.isGroup ? 'group' : 'user'),
    getReceiverId: () => (chat.isGroup || from === 'me' ? chat.id : 'me'),
    getType: () => (isAction ? 'groupMember' : kind),
    getCategory: () => (isAction ? 'action' : kind === 'custom' ? 'custom' : 'message'),
    getAction: () => kind,
    getActionBy: () => new SoakUser(from, 'offline'),
    getActionOn: () => new SoakUser(about ?? from, 'offline'),
    getAttachment: () => undefined,
    getCaption: () => (kind === 'image' ? text : undefined),
    getSentAt: () => sentAt,
    getDeliveredAt: () => deliveredAt,
    getReadAt: () => readAt,
    getDeletedAt: () => deletedAt,
    getEditedAt: () => editedAt,
    getText: () => (kind === 'text' ? text : undefined),
    setDeliveredAt: (at: number) => {
      deliveredAt = at;
    },
    setReadAt: (at: number) => {
      readAt = at;
    },
  };
  return message as unknown as Kit.TextMessage;
}

/** What an SDK knows of a conversation at some time. */
export interface ConversationFacts {
  readonly entity: Kit.User | Kit.Group;
  readonly last: Kit.Message | undefined;
  readonly unread: number;
  /** Tells whether it knows the same as another one. */
  readonly state: string;
}

export class SoakConversation {
  readonly #id: string;
  readonly #isGroup: boolean;
  #with: Kit.User | Kit.Group;
  #last: Kit.Message | undefined;
  #unread: number;
  declare setLastMessage: (message: unknown) => void;
  declare setUnreadMessageCount: (count: number) => void;
  constructor(id: string, isGroup: boolean, facts: ConversationFacts, habits: ObjectHabits) {
    this.#id = id;
    this.#isGroup = isGroup;
    this.#with = facts.entity;
    this.#last = facts.last;
    this.#unread = facts.unread;
    if (!habits.setters) return;
    this.setLastMessage = (message) => {
      this.#last = message as Kit.Message;
    };
    this.setUnreadMessageCount = (count) => {
      this.#unread = count;
    };
  }
  /** The SDK learns something new. */
  become({ entity, last, unread }: ConversationFacts): void {
    this.#with = entity;
    this.#last = last;
    this.#unread = unread;
  }
  getConversationId = () => this.#id;
  getConversationType = () => (this.#isGroup ? 'group' : 'user');
  getConversationWith = () => this.#with;
  setConversationWith = (entity: Kit.User | Kit.Group) => {
    this.#with = entity;
  };
  getLastMessage = () => this.#last;
  getUnreadMessageCount = () => this.#unread;
}
