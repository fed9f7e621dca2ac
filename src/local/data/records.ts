import type { MessageCategory, ReceiverType } from '../../sdk/index.ts';
import type { MediaFile } from '../objects/messages.ts';

/**
 * What the data set keeps. Records are plain data that a database can clone, and are never changed: a command
 * puts a new one in the place of the old one. Times are in seconds.
 */
export interface Records {
  users: UserRecord;
  groups: GroupRecord;
  members: MemberRecord;
  relations: RelationRecord;
  conversations: Entry;
  messages: MessageRecord;
  media: MediaRecord;
  journal: JournalRecord;
  meta: MetaRecord;
}
/** One of the kinds of records. */
export type StoreName = keyof Records;
/** A record of any kind. */
export type AnyRecord = Records[StoreName];

/** What the data set knows of a user. */
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

/** What a new user is made from. */
export type UserDraft = Omit<UserRecord, 'status' | 'lastActiveAt'>;

/** What the data set knows of a group. */
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

/** What a new group is made from. */
export type GroupDraft = Omit<GroupRecord, 'owner' | 'createdAt' | 'membersCount'>;

/** What a member of a group may do: an admin and a moderator may add, kick and ban, an admin also set scopes. */
export type Scope = 'admin' | 'moderator' | 'participant';

/** Who is in a group, or was banned from it. */
export interface MemberRecord {
  readonly guid: string;
  readonly uid: string;
  readonly scope: Scope | 'banned';
  /** A number that orders members by when they came, and when that was, in seconds. */
  readonly rank: number;
  readonly joinedAt: number;
  /** The folded name, by which members are searched. */
  readonly nameKey: string;
}

/** That one user has blocked another one, or is a friend; a friendship is kept from both sides. */
export interface RelationRecord {
  readonly uid: string;
  readonly kind: 'block' | 'friend';
  readonly other: string;
  /** The folded name of the other one, by which friends are ordered. */
  readonly nameKey: string;
}

/** What was said, by the category of the message. */
export interface MessageContent {
  category: MessageCategory;
  type: string;
  text?: string;
  file?: FileRecord;
  data?: unknown;
  conversationText?: string;
  metadata?: unknown;
  action?: string;
  /** The uid to whom an action was done. */
  on?: string;
  /** What a member may do now, and before, where an action changed it. */
  scope?: string;
  oldScope?: string;
}

/** What is known of a file. Its bytes, if the app gave any, are in `media` once the message is sent. */
export interface FileRecord extends MediaFile {
  readonly isStored?: boolean;
  readonly bytes?: Blob;
}

/** A message as the data set keeps it. */
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
  /** When the other user (in a group: all other members) received it; 0 before. */
  readonly deliveredAt: number;
  /** When the other user (in a group: all other members) read it; 0 before. */
  readonly readAt: number;
  readonly editedAt: number;
  readonly deletedAt: number;
  /** Uids who had blocked the sender when it was sent, and never see it. */
  readonly withheldFrom: readonly string[] | undefined;
  /** What those go on seeing who had blocked the sender when it was edited. */
  readonly earlier?: readonly Revision[];
}

/** What a message said before it was edited, and the uids who see it as it was. */
export interface Revision extends Pick<MessageRecord, 'content' | 'mentions' | 'editedAt'> {
  readonly uids: readonly string[];
}

/** To whom or where something is sent. */
export interface Receiver {
  readonly receiverType: string;
  readonly receiverId: string;
}

/** A message that is to be sent; the file may be a `File` of the browser. */
export interface MessageDraft extends Receiver {
  parentId: number;
  content: MessageContent;
}

/** One user's copy of a conversation. */
export interface Entry {
  readonly uid: string;
  readonly conversationId: string;
  readonly type: ReceiverType;
  /** The uid or guid it is with, and what lists are filtered by: its tags and its folded name. */
  readonly end: string;
  readonly endTags: readonly string[] | undefined;
  readonly nameKey: string;
  /** When something last happened. */
  readonly activeAt: number;
  /** The id of the newest message this user sees; 0 without any. It orders what happened within a second. */
  readonly lastId: number;
  readonly unread: number;
  readonly unreadMentions: number;
  /** All up to this id was delivered to this user, and when. */
  readonly deliveredId: number;
  readonly deliveredAt: number;
  /** All up to this id was read by this user, and when. */
  readonly readId: number;
  readonly readAt: number;
  /** Messages up to this id are not shown: the user deleted the conversation. */
  readonly hiddenId: number;
  /** Whether the conversation stands in the list. */
  readonly listed: boolean;
  readonly tags: readonly string[] | undefined;
}

/** The bytes of a message's file, by the id of the message. */
export interface MediaRecord {
  readonly id: number;
  readonly blob: Blob;
}

/** The events of one transaction, for tabs to read; oldest ones are dropped. */
export interface JournalRecord {
  readonly seq: number;
  readonly events: readonly unknown[];
}

/** Who is signed in somewhere. */
export interface SessionRecord {
  readonly id: string;
  readonly uid: string;
  readonly tab: string;
}

/** What there is once: how far ids, time and the journal got, and who is signed in where. */
export interface MetaRecord {
  readonly key: 'meta';
  /** The newest message id that is taken. */
  readonly lastId: number;
  /** The newest time that was given, in seconds. */
  readonly now: number;
  /** The number of the newest transaction in the journal. */
  readonly seq: number;
  readonly sessions: readonly SessionRecord[];
  /** How keys and ids are written; not set by versions that wrote them otherwise. */
  readonly keysVersion?: number;
  /** A time before which nothing is dated, in seconds; an app chose it for its seed. */
  readonly earliest?: number | undefined;
}
