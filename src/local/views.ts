import type {
  AddressJSON,
  ConversationJSON,
  FileJSON,
  GroupJSON,
  MembershipJSON,
  MessageJSON,
  ReactionCountJSON,
  ReactionJSON,
  ReceiptJSON,
  TypingJSON,
  UserJSON,
} from '../server/json.ts';
import { filesIn, filesJSON } from '../server/objects/message.ts';
import type { Happened, Presence, ReactionFacts, ReceiptFacts, TypingFacts } from './data/data-event.ts';
import type {
  Entry,
  FileRecord,
  MemberRecord,
  MessageContent,
  MessageRecord,
  UserRecord,
} from './data/records.ts';
import type { State } from './data/state.ts';

/** Returns a message as a user sees it, without edits withheld from them. */
export function seenBy(message: MessageRecord, uid: string): MessageRecord {
  const earlier = message.earlier?.find(({ uids }) => uids.includes(uid));
  if (!earlier) return message;
  const { content, mentions, editedAt } = earlier;
  return { ...message, content, mentions, editedAt };
}

/** Creates the JSON that one user gets for records; it shares nothing with them that an app could change. */
export class Views {
  readonly #viewer: string;
  readonly #state: State;
  /** The users so far: a page has the same ones in many rows. */
  readonly #users = new Map<string, UserJSON>();

  constructor(state: State, viewer: string) {
    this.#viewer = viewer;
    this.#state = state;
  }

  /** Returns a user; one that no longer exists has an id alone. */
  user(uid: string, withTags = true): UserJSON {
    let user = this.#users.get(uid);
    if (!user) {
      user = this.#user(uid);
      this.#users.set(uid, user);
    }
    return withTags ? user : { ...user, tags: undefined };
  }

  #user(uid: string): UserJSON {
    const record = this.#state.get('users', '', uid);
    if (!record) return { id: uid, name: '' };
    const { name, avatar, statusMessage, role, tags } = record;
    const { status, lastActiveAt } = this.#state.presence.get(uid) ?? record;
    return {
      id: uid,
      name,
      avatar,
      online: status === 'online',
      status,
      lastActiveAt,
      statusMessage,
      role,
      tags: copyOf(tags),
      blockedByMe: this.#state.isRelated(this.#viewer, 'block', uid),
      hasBlockedMe: this.#state.isRelated(uid, 'block', this.#viewer),
    };
  }

  member({ uid, scope, joinedAt }: MemberRecord): UserJSON & MembershipJSON {
    return { ...this.user(uid), scope, joinedAt };
  }

  group(guid: string, withTags = true): GroupJSON {
    const record = this.#state.get('groups', '', guid);
    if (!record) return { id: guid, name: '' };
    const { name, type, icon, owner, createdAt, membersCount, tags } = record;
    return {
      id: guid,
      name,
      avatar: icon,
      type: type as 'public',
      members: membersCount,
      createdAt,
      owner: owner || undefined,
      tags: withTags ? copyOf(tags) : undefined,
    };
  }

  message(newest: MessageRecord, withQuote = true): MessageJSON {
    const record = seenBy(newest, this.#viewer);
    const { id, conversationId, sender, receiverType, receiverId, parentId, content } = record;
    const { replies = 0, repliesWithheldFrom = [], quotedId = 0 } = record;
    const quote = withQuote && quotedId ? this.#state.get('messages', conversationId, quotedId) : undefined;
    const { deliveredAt, readAt } = this.#progress(record);
    const { type, text, conversationText, data, action, on = sender, scope, oldScope, metadata } = content;
    return {
      id,
      conversationId,
      from: this.user(sender),
      group: receiverType === 'group' ? this.group(receiverId) : undefined,
      to: receiverType === 'group' ? undefined : this.user(receiverId),
      type,
      text: text ?? conversationText,
      data: structuredCopyOf(data),
      ...filesJSON(this.#files(id, content)),
      action: action as 'joined' | undefined,
      on: action && this.user(on),
      scope,
      oldScope,
      metadata: structuredCopyOf(metadata),
      parentId,
      replies: replies - repliesWithheldFrom.filter((uid) => uid === this.#viewer).length,
      muid: record.muid,
      reactions: this.#reactions(record),
      quotedId,
      quoted: quote && !quote.withheldFrom?.includes(this.#viewer) ? this.message(quote, false) : undefined,
      sentAt: record.sentAt,
      deliveredAt: deliveredAt || undefined,
      readAt: readAt || undefined,
      editedAt: record.editedAt || undefined,
      deletedAt: record.deletedAt || undefined,
      mentions: this.#mentioned(record).map((uid) => this.user(uid)),
    };
  }

  /** Returns those whom the text names, and the viewer; a mention of all would otherwise return the whole group. */
  #mentioned({ mentions, content: { text = '' } }: MessageRecord): readonly string[] {
    return text.includes('<@all:')
      ? mentions.filter((uid) => uid === this.#viewer || text.includes(`<@uid:${uid}>`))
      : mentions;
  }

  #files(id: number, content: MessageContent): FileJSON[] {
    const files = filesIn<FileRecord>(content);
    const media = files.some(({ isStored }) => isStored) ? this.#state.get('media', '', id) : undefined;
    const blobs = media ? [media.blob, ...(media.more ?? [])] : [];
    return files.map(({ isStored, ...file }) => ({
      ...file,
      url: file.url ?? '',
      bytes: isStored ? blobs.shift() : undefined,
    }));
  }

  /** Creates a user's copy of a conversation, with its newest message. */
  copy(entry: Entry, withTags = true): ConversationJSON {
    const { conversationId, type, end, unread, unreadMentions, lastId, readId, hiddenId, tags } = entry;
    const { pinnedAt = 0, mutedAt = 0, archivedAt = 0 } = entry;
    const last = lastId > hiddenId ? this.#state.get('messages', conversationId, lastId) : undefined;
    return {
      conversationId,
      group: type === 'group' ? this.group(end, withTags) : undefined,
      user: type === 'group' ? undefined : this.user(end, withTags),
      lastMessage: last && this.message(last),
      unread,
      unreadMentions,
      lastReadId: readId > hiddenId ? readId : 0,
      tags: copyOf(tags),
      pinnedAt,
      mutedAt,
      archivedAt,
    };
  }

  /** Creates what the handler of an event is called with. */
  event(event: Exclude<Happened, { on: 'missed' }>): unknown {
    switch (event.on) {
      case 'reaction':
        return this.#reaction(event.about);
      case 'delivered':
      case 'read':
        return this.#receipt(event.about);
      case 'unread':
      case 'conversation':
        return this.copy(event.about);
      case 'typing':
        return this.#typing(event.about);
      case 'presence':
        return this.#presence(event.about);
      default:
        return this.message(event.about);
    }
  }

  #reaction({ message, emoji, by, at, added }: ReactionFacts): ReactionJSON {
    return { message: this.message(message), emoji, from: this.user(by), at, added };
  }

  #receipt({ message, by, at, all }: ReceiptFacts): ReceiptJSON {
    const { id, conversationId, sender, receiverType, receiverId } = message;
    const to: Partial<AddressJSON> = receiverType === 'group' ? { group: receiverId } : { to: sender };
    return { messageId: id, conversationId, from: this.user(by), ...to, at, all };
  }

  #typing({ sender, receiverId, receiverType, typing }: TypingFacts): TypingJSON {
    const to = receiverType === 'group' ? { group: receiverId } : { to: receiverId };
    return { from: this.user(sender), ...to, typing };
  }

  /** Creates a user at the time of a change of presence. */
  #presence({ uid, status, lastActiveAt }: Presence): UserJSON {
    return { ...this.user(uid), online: status === 'online', status, lastActiveAt };
  }

  /** Returns the presence of a user: of open sessions, otherwise as it is stored. */
  statusOf({ uid, status }: UserRecord): string {
    return this.#state.presence.get(uid)?.status ?? status;
  }

  /** Counts the reactions that the viewer sees, by emoji, earliest first. */
  #reactions({ reactions = [] }: MessageRecord): ReactionCountJSON[] {
    const counts = new Map<string, ReactionCountJSON>();
    for (const { emoji, uid, withheldFrom } of reactions) {
      if (withheldFrom?.includes(this.#viewer)) continue;
      const { count = 0, mine = false } = counts.get(emoji) ?? {};
      counts.set(emoji, { emoji, count: count + 1, mine: mine || uid === this.#viewer });
    }
    return [...counts.values()];
  }

  /** The sender sees the progress of the others; in a group, the others see their own progress. */
  #progress(record: MessageRecord): { deliveredAt: number; readAt: number } {
    if (record.receiverType === 'user' || record.sender === this.#viewer) return record;
    const own = this.#state.get('conversations', this.#viewer, record.conversationId);
    return {
      deliveredAt: own && own.deliveredId >= record.id ? own.deliveredAt : 0,
      readAt: own && own.readId >= record.id ? own.readAt : 0,
    };
  }
}

const copyOf = (tags: readonly string[] | undefined): string[] | undefined => tags && [...tags];
const structuredCopyOf = (value: unknown): unknown =>
  typeof value === 'object' ? structuredClone(value) : value;
