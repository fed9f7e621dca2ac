import { MESSAGE_CATEGORY, MESSAGE_TYPE, RECEIVER_TYPE } from '../sdk/index.ts';
import type { Argument, Facts, ReceiptFacts } from './data/data-event.ts';
import { type About, blockKey, entryKey, gather } from './data/facts.ts';
import { messageKey } from './data/keys.ts';
import type { Entry, MemberRecord, MessageRecord, Receiver } from './data/records.ts';
import type { Tx } from './data/tx.ts';
import type { Work } from './data/work.ts';
import { Conversation } from './objects/conversation.ts';
import { Group } from './objects/group.ts';
import { GroupMember } from './objects/group-member.ts';
import {
  Action,
  type AnyMessage,
  Attachment,
  CustomMessage,
  MediaMessage,
  TextMessage,
} from './objects/messages.ts';
import { MessageReceipt, TypingIndicator } from './objects/signals.ts';
import { User } from './objects/user.ts';

/** Makes the objects that one user gets of records: new ones at each call, as if they came over a wire. */
export class Views {
  private readonly viewer: string;
  private readonly facts: Facts;

  constructor(viewer: string, facts: Facts) {
    this.viewer = viewer;
    this.facts = facts;
  }

  /** A user who is not known any more keeps the uid. */
  user(uid: string, withTags = true): User {
    return this.fill(new User(uid), withTags);
  }

  member({ uid, scope, joinedAt }: MemberRecord): GroupMember {
    return this.fill(new GroupMember(uid, scope, joinedAt), true);
  }

  group(guid: string, withTags = true): Group {
    const record = this.facts.groups[guid];
    const group = new Group(guid, record?.name ?? '', record?.type);
    if (!record) return group;
    group.setIcon(record.icon);
    group.setOwner(record.owner);
    group.setCreatedAt(record.createdAt);
    group.setMembersCount(record.membersCount);
    if (withTags) group.setTags(record.tags && [...record.tags]);
    return group;
  }

  message(record: MessageRecord): AnyMessage {
    const message = this.ofContent(record);
    message.setId(record.id);
    message.setConversationId(record.conversationId);
    message.setParentMessageId(record.parentId);
    message.setSender(this.user(record.sender));
    message.setReceiver(this.entity(record.receiverType, record.receiverId));
    message.setSentAt(record.sentAt);
    const { deliveredAt, readAt } = this.progress(record);
    message.setDeliveredAt(deliveredAt || undefined);
    message.setReadAt(readAt || undefined);
    message.setEditedAt(record.editedAt || undefined);
    message.setDeletedAt(record.deletedAt || undefined);
    if (record.content.metadata !== undefined) message.setMetadata(structuredClone(record.content.metadata));
    message.setMentionedUsers(record.mentions.map((uid) => this.user(uid)));
    return message;
  }

  conversation(entry: Entry, last: MessageRecord | undefined, withTags = true): Conversation {
    const { conversationId, type, end } = entry;
    const conversation = new Conversation(conversationId, type, this.entity(type, end, withTags));
    if (last) conversation.setLastMessage(this.message(last));
    conversation.setUnreadMessageCount(entry.unread);
    conversation.setUnreadMentionsCount(entry.unreadMentions);
    conversation.setTags(entry.tags && [...entry.tags]);
    return conversation;
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

  /** What the callback of a listener is handed. */
  argument([make, facts]: Argument): unknown {
    return (this[make] as (facts: unknown) => unknown)(facts);
  }

  private entity(type: string, id: string, withTags = true): User | Group {
    return type === RECEIVER_TYPE.GROUP ? this.group(id, withTags) : this.user(id, withTags);
  }

  private fill<T extends User>(user: T, withTags: boolean): T {
    const uid = user.getUid();
    const record = this.facts.users[uid];
    if (!record) return user;
    user.setName(record.name);
    user.setAvatar(record.avatar);
    user.setStatus(record.status);
    user.setStatusMessage(record.statusMessage);
    user.setLastActiveAt(record.lastActiveAt);
    user.setRole(record.role);
    if (withTags) user.setTags(record.tags && [...record.tags]);
    user.setHasBlockedMe(this.facts.blocks[blockKey(uid, this.viewer)] !== undefined);
    user.setBlockedByMe(this.facts.blocks[blockKey(this.viewer, uid)] !== undefined);
    return user;
  }

  /** The sender sees how far it got with the others; in a group the others see how far they got themselves. */
  private progress(record: MessageRecord): { deliveredAt: number; readAt: number } {
    if (record.receiverType === RECEIVER_TYPE.USER || record.sender === this.viewer) return record;
    const own = this.facts.copies[entryKey(this.viewer, record.conversationId)];
    return {
      deliveredAt: own && own.deliveredId >= record.id ? own.deliveredAt : 0,
      readAt: own && own.readId >= record.id ? own.readAt : 0,
    };
  }

  private ofContent({ id, content, sender, receiverId, receiverType }: MessageRecord): AnyMessage {
    if (content.category === MESSAGE_CATEGORY.ACTION) {
      const on = this.user(content.on ?? sender);
      const { action = '', scope, oldScope } = content;
      return new Action(action, this.user(sender), on, this.group(receiverId), scope, oldScope);
    }
    if (content.category === MESSAGE_CATEGORY.CUSTOM) {
      const custom = new CustomMessage(receiverId, receiverType, content.type, structuredClone(content.data));
      custom.setConversationText(content.conversationText);
      return custom;
    }
    if (content.type === MESSAGE_TYPE.TEXT) {
      return new TextMessage(receiverId, content.text ?? '', receiverType);
    }
    const file = content.file ?? { name: '' };
    const media = new MediaMessage(receiverId, file, content.type, receiverType);
    media.setAttachment(new Attachment(file, this.facts.files[id]));
    media.setCaption(content.text);
    return media;
  }
}

/** Reads what is needed to show something to one user, and makes the views of it. */
export function* viewsFor(tx: Tx, viewer: string, about: About): Work<Views> {
  return new Views(viewer, yield* gather(tx, [viewer], about));
}

export function* viewUsers(tx: Tx, viewer: string, uids: readonly string[]): Work<User[]> {
  const views = yield* viewsFor(tx, viewer, { users: uids });
  return uids.map((uid) => views.user(uid));
}

export function* viewUser(tx: Tx, viewer: string, uid: string): Work<User> {
  return (yield* viewsFor(tx, viewer, { users: [uid] })).user(uid);
}

export function* viewGroup(tx: Tx, viewer: string, guid: string): Work<Group> {
  return (yield* viewsFor(tx, viewer, { groups: [guid] })).group(guid);
}

export function* viewMessage(tx: Tx, viewer: string, message: MessageRecord): Work<AnyMessage> {
  return (yield* viewsFor(tx, viewer, { messages: [message] })).message(message);
}

export function* viewConversation(tx: Tx, entry: Entry): Work<Conversation> {
  const [conversation] = yield* viewConversations(tx, entry.uid, [entry]);
  return conversation as Conversation;
}

/** Copies of conversations, each with its newest message. */
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
    users: ends(RECEIVER_TYPE.USER),
    groups: ends(RECEIVER_TYPE.GROUP),
    messages: found.flatMap((message) => message ?? []),
  });
  return entries.map((entry) => views.conversation(entry, last.get(entry), withTags));
}
