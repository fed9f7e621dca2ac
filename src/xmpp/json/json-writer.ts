import type {
  ConversationJSON,
  GroupJSON,
  MessageJSON,
  ReactionCountJSON,
  UserJSON,
} from '../../server/index.ts';
import type { ChatRecord, StoredMessage } from '../archive/records.ts';
import { SECOND } from '../inbox/clock.ts';
import type { Addresses } from '../shared/addresses.ts';
import { mentionsIn } from './mentions.ts';

/** Describes users and groups. */
export interface Directory {
  user(jid: string): UserJSON;
  group(room: string): GroupJSON;
}

/** The data for a message's JSON beyond its record. */
export interface MessageRelations {
  readonly quoted?: StoredMessage;
  readonly parent?: StoredMessage;
  /** The number of messages in its thread. */
  readonly replies?: number;
}

export const seconds = (microseconds: number): number => microseconds / SECOND;

/** Creates the kit's JSON from records. */
export class JsonWriter {
  readonly me: string;
  readonly addresses: Addresses;
  readonly directory: Directory;

  constructor(me: string, addresses: Addresses, directory: Directory) {
    this.me = me;
    this.addresses = addresses;
    this.directory = directory;
  }

  /** Returns the sender and receiver of an event. */
  address(chat: string, kind: string, from: string) {
    const { directory } = this;
    if (kind === 'group') return { from: directory.user(from), group: directory.group(chat) };
    return { from: directory.user(from), to: directory.user(from === this.me ? chat : this.me) };
  }

  message(record: StoredMessage, { quoted, parent, replies }: MessageRelations = {}): MessageJSON {
    const { key, chat, kind, from, at, text, file, type, data, muid, action, on } = record;
    const { deliveredAt, readAt, editedAt, deletedAt } = record;
    const mentions = mentionsIn(text).map((uid) => this.directory.user(this.addresses.user(uid)));
    const fields = {
      text,
      file,
      type,
      data,
      muid,
      action,
      on: on && this.directory.user(on),
      deliveredAt: deliveredAt && seconds(deliveredAt),
      readAt: readAt && seconds(readAt),
      editedAt: editedAt && seconds(editedAt),
      deletedAt: deletedAt && seconds(deletedAt),
      parentId: parent?.key,
      replies,
      quoted: quoted && this.message(quoted),
      reactions: this.#reactions(record),
      mentions: mentions.length > 0 ? mentions : undefined,
    };
    const given = Object.entries(fields).filter(([, value]) => value !== undefined);
    return { id: key, ...this.address(chat, kind, from), sentAt: seconds(at), ...Object.fromEntries(given) };
  }

  conversation(chat: ChatRecord, last?: StoredMessage, relations?: MessageRelations): ConversationJSON {
    const { key, kind, unread, unreadMentions, readKey } = chat;
    return {
      ...(kind === 'group' ? { group: this.directory.group(key) } : { user: this.directory.user(key) }),
      lastMessage: last ? this.message(last, relations) : null,
      unread,
      unreadMentions,
      lastReadId: readKey ?? null,
    };
  }

  /** Returns the name of the other user or of the group. */
  nameOf({ key, kind }: ChatRecord): string {
    return kind === 'group' ? this.directory.group(key).name : this.directory.user(key).name;
  }

  #reactions({ reactions }: StoredMessage): ReactionCountJSON[] | undefined {
    if (!reactions) return undefined;
    const counts = new Map<string, ReactionCountJSON>();
    const byTime = Object.entries(reactions).sort(([, a], [, b]) => a.at - b.at);
    for (const [from, { emojis }] of byTime) {
      for (const emoji of emojis) {
        const before = counts.get(emoji);
        const mine = before?.mine || from === this.me;
        counts.set(emoji, { emoji, count: (before?.count ?? 0) + 1, mine });
      }
    }
    return [...counts.values()];
  }
}
