import type { FileJSON, GroupChange } from '../../server/index.ts';

/** Whether a chat is with a user or in a room. */
export type ChatKind = 'user' | 'group';

/** The reactions of one user to a message; the newest replace all earlier ones. */
export interface Reactions {
  readonly at: number;
  readonly emojis: readonly string[];
}

/** A stored message. All times are in microseconds, all addresses bare. */
export interface StoredMessage {
  /** The message id in the kit. */
  key: string;
  /** The address of the other user, or of the room. */
  chat: string;
  kind: ChatKind;
  from: string;
  /** The time that orders its chat, the same for all members. */
  at: number;
  /** `placeKey` of its chat and time. */
  place: string;
  /** Its time in the account's or the room's archive, which determines what is unread. */
  archivedAt: number;
  /** `newsKey` of its chat and archive time, if it counts as unread until it is read. */
  news?: string;
  /** The same, if it mentions the signed-in user. */
  called?: string;
  /** The `refKey`s of all ids that others may use for it. */
  refs: string[];
  /** Its id in the archive. */
  archiveId?: string;
  /** The id that its sender gave it, and whether that is an origin id: other ids may be reused. */
  muid?: string;
  hasOriginId?: boolean;
  text?: string;
  file?: FileJSON;
  type?: string;
  data?: unknown;
  /** `refKey` of the message whose thread it belongs to. */
  parent?: string;
  /** The `refKey`s of the message it quotes: ids are unique per sender only. */
  quoted?: string[];
  action?: GroupChange;
  on?: string;
  reactions?: Record<string, Reactions>;
  deliveredAt?: number;
  readAt?: number;
  editedAt?: number;
  deletedAt?: number;
  /** `changeKey` of its chat and the time of its last change. */
  changed: string;
}

/** A stored chat. */
export interface ChatRecord {
  /** The address of the other user, or of the room. */
  key: string;
  kind: ChatKind;
  /** The newest message outside threads: its key and time. */
  lastKey?: string;
  lastAt: number;
  /** The archive time of the newest message that the signed-in user has read. */
  readAt: number;
  readKey?: string;
  /** When this user last moved the read position, on any device. */
  movedAt?: number;
  /** What is still to be published: a 'displayed' marker with the read position, or the read position only. */
  unpublished?: 'displayed' | 'position';
  /** The archive time of the newest message whose arrival was confirmed to its sender. */
  receivedAt?: number;
  /** The key of that message until the receipt is sent. */
  unsentReceipt?: string;
  /** The number of unread messages. */
  unread: number;
  unreadMentions: number;
  /** The newest messages that the other user received and read. */
  peerDelivered?: Mark;
  peerRead?: Mark;
  /** Whether any message is in a thread. */
  hasThreads?: boolean;
  /** Messages up to this archive time are deleted on this device. */
  clearedAt?: number;
}

/** The time of a message, and when the other user received or read it. */
export interface Mark {
  readonly upTo: number;
  readonly at: number;
}

/** A change whose message has not arrived yet, because newer messages arrive first. */
export interface Orphan {
  /** `orphanKey` of its chat, sender and time. */
  key: string;
  /** `refKey`s of the message. */
  targets: readonly string[];
  /** A `LaterChange`. */
  change: { readonly chat: string; readonly kind: ChatKind; readonly from: string; readonly at: number };
}

/** A message that is not in the server's archive yet. */
export interface Outgoing {
  /** Its muid, which is also its origin id. */
  key: string;
  chat: string;
  kind: ChatKind;
  /** When it was written, in microseconds. */
  at: number;
  /** The stanza without a time, which each attempt adds. */
  stanza: unknown;
}

/** A person, as stored by src/xmpp/people. */
export interface PersonRecord {
  key: string;
  [field: string]: unknown;
}

/** A room, as stored by src/xmpp/rooms. */
export interface RoomRecord {
  key: string;
  [field: string]: unknown;
}

/** A single record, such as the synchronised range of an archive. */
export interface MetaRecord {
  key: string;
  [field: string]: unknown;
}

export interface Records {
  messages: StoredMessage;
  chats: ChatRecord;
  orphans: Orphan;
  outbox: Outgoing;
  people: PersonRecord;
  rooms: RoomRecord;
  meta: MetaRecord;
}

export type StoreName = keyof Records;

/** The indexes of each store: properties with one key (false) or several (true). */
export const INDEXES = {
  messages: { place: false, news: false, called: false, refs: true, changed: false, parent: false },
  chats: {},
  orphans: { targets: true },
  outbox: {},
  people: {},
  rooms: {},
  meta: {},
} as const satisfies Record<StoreName, Record<string, boolean>>;

/** Separates the parts of a key; never part of an address. */
const GAP = ' ';
/** Sorts after every other part of a key. */
export const ABOVE = '\uffff';
const DIGITS = 16;

const part = (microseconds: number) =>
  String(Math.min(Math.max(0, Math.floor(microseconds)), Number.MAX_SAFE_INTEGER)).padStart(DIGITS, '0');

/** Returns the key that sorts a message in its chat. */
export const placeKey = (chat: string, at: number, key = '') => `${chat}${GAP}${part(at)}${GAP}${key}`;
/** Returns the key that sorts a message in the archive. */
export const newsKey = (chat: string, archivedAt: number) => `${chat}${GAP}${part(archivedAt)}`;
/** Returns the key that sorts a message by its last change. */
export const changeKey = (chat: string, at: number) => `${chat}${GAP}${part(at)}`;
/** Returns the key of an id that others use for a message in its chat. `author` is '' if the room assigned the id. */
export const refKey = (chat: string, author: string, id: string) => `${chat}${GAP}${author}${GAP}${id}`;
/** Returns the key of a change that waits for its message; sorts the changes of a sender in a chat. */
export const orphanKey = (chat: string, from: string, at: number, rest = '') =>
  placeKey(`${chat}${GAP}${from}`, at, rest);
