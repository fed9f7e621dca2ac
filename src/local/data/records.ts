import type { MessageCategory, ReceiverType } from '../../sdk/index.ts';
import type { FileJSON } from '../../server/json.ts';

/**
 * The records of the data set: plain, cloneable and immutable; a command replaces a record by a new one.
 * Times are in seconds.
 */
export interface Records {
  users: UserRecord;
  groups: GroupRecord;
  members: MemberRecord;
  relations: RelationRecord;
  conversations: Entry;
  messages: MessageRecord;
  media: MediaRecord;
  receipts: ReceiptRecord;
}
/** The name of a store. */
export type StoreName = keyof Records;
/** A record of any kind. */
export type AnyRecord = Records[StoreName];

/** A user of the data set. */
export interface UserRecord {
  readonly uid: string;
  readonly name: string;
  readonly avatar: string | undefined;
  readonly status: string;
  readonly statusMessage: string | undefined;
  readonly lastActiveAt: number | undefined;
  readonly role: string | undefined;
  readonly tags: readonly string[] | undefined;
}

/** A new user. */
export type UserDraft = Omit<UserRecord, 'status' | 'lastActiveAt'>;

/** A group of the data set. */
export interface GroupRecord {
  readonly guid: string;
  readonly name: string;
  readonly icon: string | undefined;
  readonly type: string;
  readonly password: string | undefined;
  readonly owner: string;
  readonly createdAt: number;
  readonly tags: readonly string[] | undefined;
  readonly membersCount: number;
}

/** A new group. */
export type GroupDraft = Omit<GroupRecord, 'owner' | 'createdAt' | 'membersCount'>;

/** The role of a group member: admins and moderators may add, kick and ban, admins also set scopes. */
export type Scope = 'admin' | 'moderator' | 'participant';
/** A user to add to a group; the scope is not checked. */
export interface NewMember {
  readonly uid: string;
  readonly scope: string;
}

/** A member of a group, or a user banned from it. */
export interface MemberRecord {
  readonly guid: string;
  readonly uid: string;
  readonly scope: Scope | 'banned';
  /** Orders members by when they joined; the time is in seconds. */
  readonly rank: number;
  readonly joinedAt: number;
  /** The folded name, for searching members. */
  readonly nameKey: string;
}

/** A block of one user by another, or a friendship, which is stored for both sides. */
export interface RelationRecord {
  readonly uid: string;
  readonly kind: 'block' | 'friend';
  readonly other: string;
  /** The other user's folded name, for sorting friends. */
  readonly nameKey: string;
}

/** The content of a message, by its category. */
export interface MessageContent {
  category: MessageCategory;
  type: string;
  text?: string;
  file?: FileRecord;
  /** All files of a message with several; `file` is the first of them. */
  files?: readonly FileRecord[];
  data?: unknown;
  conversationText?: string;
  metadata?: unknown;
  action?: string;
  /** The uid of the user an action was applied to. */
  on?: string;
  /** The member's scope after an action, and before it. */
  scope?: string;
  oldScope?: string;
}

/** The metadata of a file. Its bytes, if the app gave any, move to `media` when the message is sent. */
export interface FileRecord extends Omit<FileJSON, 'url'> {
  readonly url?: string | undefined;
  readonly isStored?: boolean;
}

/** A message of the data set. */
export interface MessageRecord {
  readonly id: number;
  readonly conversationId: string;
  readonly sender: string;
  readonly receiverType: ReceiverType;
  readonly receiverId: string;
  readonly parentId: number;
  readonly sentAt: number;
  readonly content: Readonly<MessageContent>;
  /** The uids that the text mentions. */
  readonly mentions: readonly string[];
  /** When the other user (in a group: all other members) received it; 0 until then. */
  readonly deliveredAt: number;
  /** When the other user (in a group: all other members) read it; 0 until then. */
  readonly readAt: number;
  readonly editedAt: number;
  readonly deletedAt: number;
  /** Uids of users who had blocked the sender when it was sent, and never see it. */
  readonly withheldFrom: readonly string[] | undefined;
  /** What users who had blocked the sender at an edit still see. */
  readonly earlier?: readonly Revision[];
  /** The sender's own id of the message, under which it is sent only once. */
  readonly muid?: string | undefined;
  /** When the message, its reactions or its replies last changed; unset until then. */
  readonly changedAt?: number;
  /** The number of replies in its thread. */
  readonly replies?: number;
  /** The uids of users who never see a reply of its thread, once per reply. */
  readonly repliesWithheldFrom?: readonly string[];
  /** The id of the message it quotes. */
  readonly quotedId?: number | undefined;
  readonly reactions?: readonly ReactionRecord[] | undefined;
}

/** A reaction of one user to a message. */
export interface ReactionRecord {
  readonly emoji: string;
  readonly uid: string;
  readonly at: number;
  /** Uids of users who had blocked the user when it was added, and never see it. */
  readonly withheldFrom: readonly string[] | undefined;
}

/** The content of a message before an edit, and the uids of users who still see it. */
export interface Revision extends Pick<MessageRecord, 'content' | 'mentions' | 'editedAt'> {
  readonly uids: readonly string[];
}

/** The receiver of a message. */
export interface Receiver {
  readonly receiverType: string;
  readonly receiverId: string;
}

/** A message to send; the file may be a browser `File`. */
export interface MessageDraft extends Receiver {
  parentId: number;
  muid?: string | undefined;
  quotedId?: number | undefined;
  content: MessageContent;
}

/** One user's copy of a conversation. */
export interface Entry {
  readonly uid: string;
  readonly conversationId: string;
  readonly type: ReceiverType;
  /** The uid or guid of the other end, and what lists filter by: its tags and its folded name. */
  readonly end: string;
  readonly endTags: readonly string[] | undefined;
  readonly nameKey: string;
  /** The time of the latest activity. */
  readonly activeAt: number;
  /**
   * The id of the newest message that this user sees, 0 without any. Orders activity within the same second.
   */
  readonly lastId: number;
  readonly unread: number;
  readonly unreadMentions: number;
  /** All messages up to this id were delivered to this user, and when. */
  readonly deliveredId: number;
  readonly deliveredAt: number;
  /** All messages up to this id were read by this user, and when. */
  readonly readId: number;
  readonly readAt: number;
  /** Messages up to this id are hidden, because the user deleted the conversation. */
  readonly hiddenId: number;
  /** Whether the conversation is listed. */
  readonly listed: boolean;
  /** When the user pinned, muted or archived it; 0 or unset if they did not. */
  readonly pinnedAt?: number;
  readonly mutedAt?: number;
  readonly archivedAt?: number;
  readonly tags: readonly string[] | undefined;
}

/** The bytes of a message's files, by message id. */
export interface MediaRecord {
  readonly id: number;
  readonly blob: Blob;
  /** The bytes of further files. */
  readonly more?: readonly Blob[];
}

/**
 * How far a member of a group had received or read a conversation or a thread at a time. The newest such point of a
 * conversation is in the member's copy of it.
 */
export interface ReceiptRecord {
  readonly conversationId: string;
  /** The id of the message that the thread belongs to; 0 outside threads. */
  readonly parentId: number;
  readonly uid: string;
  readonly step: ReceiptStep;
  readonly id: number;
  readonly at: number;
}
/** What a member did with messages. */
export type ReceiptStep = 'delivered' | 'read';

/** The counters of ids and time. */
export interface Meta {
  /** The newest message id in use. */
  readonly lastId: number;
  /** The newest time given out, in seconds. */
  readonly now: number;
  /** A lower bound for dates in seconds, chosen by the app for its seed. */
  readonly earliest?: number | undefined;
}
