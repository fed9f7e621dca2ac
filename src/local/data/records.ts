import type { ReceiverType } from '../../sdk/index.ts';
import type { MediaFile } from '../objects/messages.ts';

/** What the data set knows of a user. Times are in seconds everywhere in these records. */
export interface UserRecord {
  readonly uid: string;
  name: string;
  avatar: string | undefined;
  status: string;
  statusMessage: string | undefined;
  lastActiveAt: number | undefined;
  role: string | undefined;
  tags: readonly string[] | undefined;
  /** The uids this user has blocked. */
  blocked: Set<string> | undefined;
  /** The uids this user has made friends; a friendship counts for both. */
  friends: Set<string> | undefined;
  /** The folded name, by which users are ordered and searched; made when first needed. */
  key: string | undefined;
  /** The place in the seed, -1 for users made later. */
  readonly seeded: number;
}

/** What a member of a group may do: an admin and a moderator may kick and ban. */
export type Scope = 'admin' | 'moderator' | 'participant';

/** What the data set knows of a group. */
export interface GroupRecord {
  readonly guid: string;
  name: string;
  icon: string | undefined;
  readonly type: string;
  readonly password: string | undefined;
  owner: string;
  readonly createdAt: number;
  tags: readonly string[] | undefined;
  membersCount: number;
  /** The members by uid, in the order in which they came; of a seeded group made when first needed. */
  members: Map<string, Scope> | undefined;
  banned: Set<string> | undefined;
  readonly seeded: number;
}

/** What was said, by the category of the message. */
export interface MessageContent {
  category: string;
  type: string;
  text?: string;
  file?: MediaFile;
  data?: unknown;
  conversationText?: string;
  metadata?: unknown;
  action?: string;
  /** The uid to whom an action was done. */
  on?: string;
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
  content: MessageContent;
  /** The uids that the text mentions. */
  mentions: readonly string[];
  /** When the other user (in a group: all other members) received it; 0 before. */
  deliveredAt: number;
  /** When the other user (in a group: all other members) read it; 0 before. */
  readAt: number;
  editedAt: number;
  deletedAt: number;
  /** Uids who had blocked the sender when it was sent, and never see it. */
  readonly withheldFrom: readonly string[] | undefined;
}

/** A message that is to be sent. */
export interface MessageDraft {
  receiverType: string;
  receiverId: string;
  parentId: number;
  content: MessageContent;
}

/** The place of a conversation in its owner's list: newest activity first. */
export interface EntryKey {
  /** When something last happened, in seconds. */
  readonly activeAt: number;
  /** The id of the last message, which orders what happened within a second. */
  readonly lastId: number;
  readonly conversationId: string;
}

/** One user's copy of a conversation. */
export interface Entry extends EntryKey {
  activeAt: number;
  /** The id of the newest message this user sees; 0 without any. */
  lastId: number;
  unread: number;
  unreadMentions: number;
  /** All up to this id was delivered to this user, and when. */
  deliveredId: number;
  deliveredAt: number;
  /** All up to this id was read by this user, and when. */
  readId: number;
  readAt: number;
  /** Messages up to this id are not shown: the user deleted the conversation, or came later. */
  hiddenId: number;
  /** Whether the conversation stands in the list. */
  listed: boolean;
  tags: readonly string[] | undefined;
}

/** Newest first; then by id, so that the order is total. */
export function compareEntries(a: EntryKey, b: EntryKey): number {
  if (a.activeAt !== b.activeAt) return b.activeAt - a.activeAt;
  if (a.lastId !== b.lastId) return b.lastId - a.lastId;
  return a.conversationId < b.conversationId ? -1 : a.conversationId > b.conversationId ? 1 : 0;
}

/** The place of a user among users. */
export interface UserKey {
  readonly key: string;
  readonly uid: string;
}

/** By folded name, then by uid; the same in every locale. */
export function compareUsers(a: UserKey, b: UserKey): number {
  if (a.key !== b.key) return a.key < b.key ? -1 : 1;
  return a.uid < b.uid ? -1 : a.uid > b.uid ? 1 : 0;
}

/** A copy of a new conversation of which nothing was seen yet. */
export function newEntry(conversationId: string, activeAt: number): Entry {
  return {
    conversationId,
    activeAt,
    lastId: 0,
    unread: 0,
    unreadMentions: 0,
    deliveredId: 0,
    deliveredAt: 0,
    readId: 0,
    readAt: 0,
    hiddenId: 0,
    listed: false,
    tags: undefined,
  };
}
