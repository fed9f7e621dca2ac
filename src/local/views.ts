import type { Argument, CopyFacts, Facts, ReactionFacts, ReceiptFacts } from './data/data-event.ts';
import { type About, blockKey, entryKey, gather } from './data/facts.ts';
import { messageKey } from './data/keys.ts';
import type { Entry, FileRecord, MemberRecord, MessageRecord, Receiver } from './data/records.ts';
import { seenBy } from './data/revisions.ts';
import type { Tx } from './data/tx.ts';
import type { Work } from './data/work.ts';
import { Conversation } from './objects/conversation.ts';
import { Group } from './objects/group.ts';
import { GroupMember } from './objects/group-member.ts';
import { give } from './objects/kit-object.ts';
import {
  Action,
  type AnyMessage,
  Attachment,
  CustomMessage,
  MediaMessage,
  TextMessage,
} from './objects/messages.ts';
import { Reaction, ReactionCount, ReactionEvent } from './objects/reactions.ts';
import { MessageReceipt, TypingIndicator } from './objects/signals.ts';
import { User } from './objects/user.ts';

/** Creates the objects that one user gets for records; new ones at each call, as over a network. */
export class Views {
  readonly #viewer: string;
  readonly #facts: Facts;

  constructor(viewer: string, facts: Facts) {
    this.#viewer = viewer;
    this.#facts = facts;
  }

  /** Returns a user; one that no longer exists has a uid alone. */
  user(uid: string, withTags = true): User {
    return this.#fill(new User(uid), withTags);
  }

  member({ uid, scope, joinedAt }: MemberRecord): GroupMember {
    return this.#fill(new GroupMember(uid, scope, joinedAt), true);
  }

  group(guid: string, withTags = true): Group {
    const {
      name = '',
      type,
      icon,
      owner,
      createdAt = 0,
      membersCount = 0,
      tags,
    } = this.#facts.groups.get(guid) ?? {};
    const group = new Group(guid, name, type);
    return give(group, { icon, owner, createdAt, membersCount, tags: withTags ? copyOf(tags) : undefined });
  }

  message(newest: MessageRecord, withQuote = true): AnyMessage {
    const record = seenBy(newest, this.#viewer);
    const { id, conversationId, parentId, sentAt, editedAt, deletedAt, content, muid } = record;
    const { replies = 0, repliesWithheldFrom = [], quotedId = 0 } = record;
    const quote = withQuote ? this.#facts.quotes.get(quotedId) : undefined;
    const { deliveredAt, readAt } = this.#progress(record);
    return give(this.#ofContent(record), {
      id,
      conversationId,
      parentMessageId: parentId,
      replyCount: replies - repliesWithheldFrom.filter((uid) => uid === this.#viewer).length,
      muid,
      reactions: this.#reactions(record),
      quotedMessageId: quotedId,
      quotedMessage: quote?.withheldFrom?.includes(this.#viewer)
        ? undefined
        : quote && this.message(quote, false),
      sender: this.user(record.sender),
      receiver: this.#entity(record.receiverType, record.receiverId),
      sentAt,
      deliveredAt: deliveredAt || undefined,
      readAt: readAt || undefined,
      editedAt: editedAt || undefined,
      deletedAt: deletedAt || undefined,
      metadata: content.metadata === undefined ? undefined : structuredClone(content.metadata),
      mentionedUsers: record.mentions.map((uid) => this.user(uid)),
    });
  }

  conversation(entry: Entry, last: MessageRecord | undefined, withTags = true): Conversation {
    const { conversationId, type, end, unread, unreadMentions, readId, hiddenId, tags } = entry;
    return give(new Conversation(conversationId, type, this.#entity(type, end, withTags)), {
      lastMessage: last && this.message(last),
      unreadMessageCount: unread,
      unreadMentionsCount: unreadMentions,
      lastReadMessageId: readId > hiddenId ? readId : 0,
      tags: copyOf(tags),
    });
  }

  reaction({ message, emoji, by, at }: ReactionFacts): ReactionEvent {
    const { id, parentId, conversationId, receiverId, receiverType } = message;
    const facts = { messageId: id, reaction: emoji, uid: by, reactedBy: this.user(by), reactedAt: at };
    const reaction = give(new Reaction(), facts);
    return give(new ReactionEvent(), {
      reaction,
      conversationId,
      receiverId,
      receiverType,
      parentMessageId: parentId,
    });
  }

  copy({ entry, last }: CopyFacts): Conversation {
    return this.conversation(entry, last);
  }

  receipt({ message, by, deliveredAt, readAt }: ReceiptFacts): MessageReceipt {
    const { id, conversationId, receiverType, receiverId } = message;
    return new MessageReceipt({
      messageId: id,
      conversationId,
      receiverType,
      receiverId,
      sender: this.user(by),
      deliveredAt,
      readAt: readAt || undefined,
    });
  }

  typing({ sender, receiverId, receiverType }: Receiver & { readonly sender: string }): TypingIndicator {
    const indicator = new TypingIndicator(receiverId, receiverType);
    indicator.setSender(this.user(sender));
    return indicator;
  }

  word(text: string): string {
    return text;
  }

  /** Creates an argument of a listener's callback. */
  argument([make, facts]: Argument): unknown {
    return (this[make] as (facts: unknown) => unknown)(facts);
  }

  #entity(type: string, id: string, withTags = true): User | Group {
    return type === 'group' ? this.group(id, withTags) : this.user(id, withTags);
  }

  #fill<Someone extends User>(user: Someone, withTags: boolean): Someone {
    const uid = user.getUid();
    const record = this.#facts.users.get(uid);
    if (!record) return user;
    const { name, avatar, status, statusMessage, lastActiveAt, role, tags } = record;
    give<User>(user, {
      name,
      avatar,
      status,
      statusMessage,
      lastActiveAt,
      role,
      tags: withTags ? copyOf(tags) : undefined,
      hasBlockedMe: this.#facts.blocks.has(blockKey(uid, this.#viewer)),
      blockedByMe: this.#facts.blocks.has(blockKey(this.#viewer, uid)),
    });
    return user;
  }

  /** Counts the reactions that the viewer sees, by emoji, earliest first. */
  #reactions({ reactions }: MessageRecord): ReactionCount[] {
    if (!reactions) return [];
    const counts = new Map<string, ReactionCount>();
    for (const { emoji, uid, withheldFrom } of reactions) {
      if (withheldFrom?.includes(this.#viewer)) continue;
      const known = counts.get(emoji) ?? give(new ReactionCount(), { reaction: emoji });
      const count = known.getCount() + 1;
      counts.set(emoji, give(known, { count, reactedByMe: known.getReactedByMe() || uid === this.#viewer }));
    }
    return [...counts.values()];
  }

  /** The sender sees the progress of the others; in a group, the others see their own progress. */
  #progress(record: MessageRecord): { deliveredAt: number; readAt: number } {
    if (record.receiverType === 'user' || record.sender === this.#viewer) return record;
    const own = this.#facts.copies.get(entryKey(this.#viewer, record.conversationId));
    return {
      deliveredAt: own && own.deliveredId >= record.id ? own.deliveredAt : 0,
      readAt: own && own.readId >= record.id ? own.readAt : 0,
    };
  }

  #ofContent({ id, content, sender, receiverId, receiverType }: MessageRecord): AnyMessage {
    if (content.category === 'action') {
      const on = this.user(content.on ?? sender);
      const { action = '', scope, oldScope } = content;
      return new Action(action, this.user(sender), on, this.group(receiverId), scope, oldScope);
    }
    if (content.category === 'custom') {
      const { type, data, conversationText } = content;
      const custom = new CustomMessage(receiverId, receiverType, type, structuredClone(data));
      return give(custom, { conversationText });
    }
    if (content.type === 'text') {
      return new TextMessage(receiverId, content.text ?? '', receiverType);
    }
    const file: FileRecord = content.file ?? { name: '' };
    const media = new MediaMessage(receiverId, file, content.type, receiverType);
    return give(media, {
      attachment: new Attachment(file, file.isStored ? this.#facts.files[id] : undefined, this.#viewer),
      caption: content.text,
    });
  }
}

const copyOf = (tags: readonly string[] | undefined): string[] | undefined => tags && [...tags];

/** Reads what is needed to show something to one user, and creates its views. */
export function* viewsFor(tx: Tx, viewer: string, about: About): Work<Views> {
  return new Views(viewer, yield* gather(tx, [viewer], about));
}

export function* viewUsers(tx: Tx, viewer: string, uids: readonly string[]): Work<User[]> {
  const views = yield* viewsFor(tx, viewer, { users: uids });
  return uids.map((uid) => views.user(uid));
}

/** Views of users' copies of conversations, each with its newest message. */
export function* viewConversations(
  tx: Tx,
  viewer: string,
  entries: readonly Entry[],
  withTags = true,
): Work<Conversation[]> {
  const shown = entries.filter(({ lastId, hiddenId }) => lastId > hiddenId);
  const found = yield* tx.many(
    'messages',
    shown.map(({ conversationId, lastId }) => messageKey(conversationId, lastId)),
  );
  const last = new Map(shown.map((entry, at) => [entry, found[at]]));
  const ends = (type: string) => entries.filter((entry) => entry.type === type).map(({ end }) => end);
  const views = yield* viewsFor(tx, viewer, {
    users: ends('user'),
    groups: ends('group'),
    messages: found.flatMap((message) => message ?? []),
  });
  return entries.map((entry) => views.conversation(entry, last.get(entry), withTags));
}
