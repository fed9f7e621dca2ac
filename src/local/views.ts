import type { Argument, Presence, ReactionFacts, ReceiptFacts } from './data/data-event.ts';
import type { Entry, FileRecord, MemberRecord, MessageRecord, Receiver, UserRecord } from './data/records.ts';
import type { State } from './data/state.ts';
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

/** Returns a message as a user sees it, without edits withheld from them. */
export function seenBy(message: MessageRecord, uid: string): MessageRecord {
  const earlier = message.earlier?.find(({ uids }) => uids.includes(uid));
  if (!earlier) return message;
  const { content, mentions, editedAt } = earlier;
  return { ...message, content, mentions, editedAt };
}

/** Creates the objects that one user gets for records; new ones at each call, as over a network. */
export class Views {
  readonly #viewer: string;
  readonly #state: State;

  constructor(state: State, viewer: string) {
    this.#viewer = viewer;
    this.#state = state;
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
    } = this.#state.get('groups', '', guid) ?? {};
    const group = new Group(guid, name, type);
    return give(group, { icon, owner, createdAt, membersCount, tags: withTags ? copyOf(tags) : undefined });
  }

  message(newest: MessageRecord, withQuote = true): AnyMessage {
    const record = seenBy(newest, this.#viewer);
    const { id, conversationId, parentId, sentAt, editedAt, deletedAt, content, muid } = record;
    const { replies = 0, repliesWithheldFrom = [], quotedId = 0 } = record;
    const quote = withQuote && quotedId ? this.#state.get('messages', conversationId, quotedId) : undefined;
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

  /** Creates a user's copy of a conversation, with its newest message. */
  copy(entry: Entry, withTags = true): Conversation {
    const { conversationId, type, end, unread, unreadMentions, lastId, readId, hiddenId, tags } = entry;
    const { pinnedAt = 0, mutedAt = 0, archivedAt = 0 } = entry;
    const last = lastId > hiddenId ? this.#state.get('messages', conversationId, lastId) : undefined;
    return give(new Conversation(conversationId, type, this.#entity(type, end, withTags)), {
      lastMessage: last && this.message(last),
      unreadMessageCount: unread,
      unreadMentionsCount: unreadMentions,
      lastReadMessageId: readId > hiddenId ? readId : 0,
      tags: copyOf(tags),
      pinnedAt,
      mutedAt,
      archivedAt,
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

  /** Returns the presence of a user: of open sessions, otherwise as it is stored. */
  statusOf({ uid, status }: UserRecord): string {
    return this.#state.presence.get(uid)?.status ?? status;
  }

  /** Creates a user at the time of a change of presence. */
  presence({ uid, status, lastActiveAt }: Presence): User {
    return give(this.user(uid), { status, lastActiveAt });
  }

  #entity(type: string, id: string, withTags = true): User | Group {
    return type === 'group' ? this.group(id, withTags) : this.user(id, withTags);
  }

  #fill<Someone extends User>(user: Someone, withTags: boolean): Someone {
    const uid = user.getUid();
    const record = this.#state.get('users', '', uid);
    if (!record) return user;
    const { name, avatar, statusMessage, role, tags } = record;
    const { status, lastActiveAt } = this.#state.presence.get(uid) ?? record;
    give<User>(user, {
      name,
      avatar,
      status,
      statusMessage,
      lastActiveAt,
      role,
      tags: withTags ? copyOf(tags) : undefined,
      hasBlockedMe: this.#state.isRelated(uid, 'block', this.#viewer),
      blockedByMe: this.#state.isRelated(this.#viewer, 'block', uid),
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
    const own = this.#state.get('conversations', this.#viewer, record.conversationId);
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
      attachment: new Attachment(
        file,
        file.isStored ? this.#state.get('media', '', id)?.blob : undefined,
        this.#viewer,
      ),
      caption: content.text,
    });
  }
}

const copyOf = (tags: readonly string[] | undefined): string[] | undefined => tags && [...tags];
