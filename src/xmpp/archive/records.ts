import type { FileJSON, GroupChange } from '../../server/index.ts';

/** Whether a chat is with a user or in a room. */
export type ChatKind = 'user' | 'group';

/** The reactions of one user to a message; the newest replace all earlier ones. */
export interface Reactions {
  readonly at: number;
  readonly emojis: readonly string[];
}

/** A message as it is stored. All times are in microseconds. Addresses are bare. */
export interface StoredMessage {
  /** The id in the kit. */
  key: string;
  /** The address of the other user, or of the room. */
  chat: string;
  kind: ChatKind;
  from: string;
  /** The time that orders its chat, the same for all who have it. */
  at: number;
  /** `placeKey` of its chat and time. */
  place: string;
  /** Its time in the account's or the room's archive, which orders what is unread. */
  archivedAt: number;
  /** `newsKey` of its chat and archive time, if it counts as unread until it is read. */
  news?: string;
  /** The same, if it mentions the signed-in user. */
  called?: string;
  /** `refKey` of each id that others may use for it. */
  refs: string[];
  /** Its id in the archive. */
  archiveId?: string;
  /** The id that its sender gave it, and whether it is an origin id: others may be used again. */
  muid?: string;
  hasOriginId?: boolean;
  text?: string;
  file?: FileJSON;
  type?: string;
  data?: unknown;
  /** `refKey` of the message whose thread it belongs to. */
  parent?: string;
  /** `refKey`s of the message it quotes: ids are only unique for one sender. */
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

/** A chat as it is stored. */
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
  /** When this user last moved that position, on any device. */
  movedAt?: number;
  /** What is to be published: a 'displayed' marker with the position, or the position alone. */
  unpublished?: 'displayed' | 'position';
  /** The newest message whose arrival is confirmed to its sender, by archive time. */
  receivedAt?: number;
  /** The key of that message, until the receipt is sent. */
  unsentReceipt?: string;
  /** How many messages are unread. */
  unread: number;
  unreadMentions: number;
  /** The newest message that the other user received, and read. */
  peerDelivered?: Mark;
  peerRead?: Mark;
  /** Whether any message is in a thread. */
  hasThreads?: boolean;
  /** Messages up to this time in the archive are deleted on this device. */
  clearedAt?: number;
}

/** The time of a message, and when the other user got that far. */
export interface Mark {
  readonly upTo: number;
  readonly at: number;
}

/** A change whose message has not arrived yet: newer messages arrive first. */
export interface Orphan {
  /** `orphanKey` of its chat, sender and time. */
  key: string;
  /** `refKey`s of the message. */
  targets: readonly string[];
  /** A `LaterChange`. */
  change: { readonly chat: string; readonly kind: ChatKind; readonly from: string; readonly at: number };
}

/** A message that the server's archive does not have yet. */
export interface Outgoing {
  /** Its muid, which is its origin id. */
  key: string;
  chat: string;
  kind: ChatKind;
  /** When it was written, in microseconds. */
  at: number;
  /** The stanza, without the time, which each attempt adds. */
  stanza: unknown;
}

/** A person, as src/xmpp/people keeps it. */
export interface PersonRecord {
  key: string;
  [field: string]: unknown;
}

/** A room, as src/xmpp/rooms keeps it. */
export interface RoomRecord {
  key: string;
  [field: string]: unknown;
}

/** A single record, such as how much of an archive is stored. */
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

/** The indexes of each store: properties that hold one key (false) or several (true). */
export const INDEXES = {
  messages: { place: false, news: false, called: false, refs: true, changed: false, parent: false },
  chats: {},
  orphans: { targets: true },
  outbox: {},
  people: {},
  rooms: {},
  meta: {},
} as const satisfies Record<StoreName, Record<string, boolean>>;

/** Separates the parts of a key; addresses never contain it. */
const GAP = ' ';
/** Sorts after every part of a key. */
export const ABOVE = '\uffff';
const DIGITS = 16;

const part = (microseconds: number) =>
  String(Math.min(Math.max(0, Math.floor(microseconds)), Number.MAX_SAFE_INTEGER)).padStart(DIGITS, '0');

/** The key of a message in the order of its chat. */
export const placeKey = (chat: string, at: number, key = '') => `${chat}${GAP}${part(at)}${GAP}${key}`;
/** The key of a message in the order of the archive. */
export const newsKey = (chat: string, archivedAt: number) => `${chat}${GAP}${part(archivedAt)}`;
/** The key of a message in the order of changes. */
export const changeKey = (chat: string, at: number) => `${chat}${GAP}${part(at)}`;
/** The key of an id that others use for a message, within its chat. `author` is '' where the room gave it. */
export const refKey = (chat: string, author: string, id: string) => `${chat}${GAP}${author}${GAP}${id}`;
/** The key of a change that waits for its message, in the order of changes by a sender in a chat. */
export const orphanKey = (chat: string, from: string, at: number, rest = '') =>
  placeKey(`${chat}${GAP}${from}`, at, rest);
