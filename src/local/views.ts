import { MESSAGE_CATEGORY, MESSAGE_TYPE, RECEIVER_TYPE } from '../sdk/index.ts';
import type { DataEvent } from './data/data-event.ts';
import type { LocalData } from './data/local-data.ts';
import type { Entry, GroupRecord, MessageRecord, UserRecord } from './data/records.ts';
import { Conversation } from './objects/conversation.ts';
import { Group } from './objects/group.ts';
import { Action, type AnyMessage, CustomMessage, MediaMessage, TextMessage } from './objects/messages.ts';
import { MessageReceipt } from './objects/signals.ts';
import { User } from './objects/user.ts';

/** Makes the objects that one signed-in user gets: new ones at each call, as if they came over a wire. */
export class Views {
  private readonly data: LocalData;
  private readonly viewer: string;

  constructor(data: LocalData, viewer: string) {
    this.data = data;
    this.viewer = viewer;
  }

  user(record: UserRecord, withTags = true): User {
    const user = new User(record.uid, record.name);
    user.setAvatar(record.avatar);
    user.setStatus(record.status);
    user.setStatusMessage(record.statusMessage);
    user.setLastActiveAt(record.lastActiveAt);
    user.setRole(record.role);
    if (withTags) user.setTags(record.tags && [...record.tags]);
    user.setHasBlockedMe(record.blocked?.has(this.viewer) ?? false);
    if (this.viewer !== record.uid && this.data.hasUser(this.viewer)) {
      user.setBlockedByMe(this.data.user(this.viewer).blocked?.has(record.uid) ?? false);
    }
    return user;
  }

  group(record: GroupRecord, withTags = true): Group {
    const group = new Group(record.guid, record.name, record.type);
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
    message.setSender(this.user(this.data.user(record.sender)));
    message.setReceiver(
      record.receiverType === RECEIVER_TYPE.GROUP
        ? this.group(this.data.group(record.receiverId))
        : this.user(this.data.user(record.receiverId)),
    );
    message.setSentAt(record.sentAt);
    const { deliveredAt, readAt } = this.progress(record);
    message.setDeliveredAt(deliveredAt || undefined);
    message.setReadAt(readAt || undefined);
    message.setEditedAt(record.editedAt || undefined);
    message.setDeletedAt(record.deletedAt || undefined);
    if (record.content.metadata !== undefined) message.setMetadata(structuredClone(record.content.metadata));
    message.setMentionedUsers(record.mentions.map((uid) => this.user(this.data.user(uid))));
    return message;
  }

  conversation(entry: Entry, withTags = true): Conversation {
    const channel = this.data.channel(entry.conversationId);
    if (!channel) throw new Error(`No channel of ${entry.conversationId}`);
    const end = channel.otherEnd(this.viewer);
    const conversationWith =
      channel.type === RECEIVER_TYPE.GROUP
        ? this.group(this.data.group(end), withTags)
        : this.user(this.data.user(end), withTags);
    const conversation = new Conversation(channel.id, channel.type, conversationWith);
    const last = entry.lastId > entry.hiddenId ? channel.find(entry.lastId) : undefined;
    if (last) conversation.setLastMessage(this.message(last));
    conversation.setUnreadMessageCount(entry.unread);
    conversation.setUnreadMentionsCount(entry.unreadMentions);
    conversation.setTags(entry.tags && [...entry.tags]);
    return conversation;
  }

  receipt(event: Extract<DataEvent, { kind: 'delivered' | 'read' | 'deliveredToAll' | 'readByAll' }>) {
    const { message } = event;
    return new MessageReceipt({
      messageId: message.id,
      conversationId: message.conversationId,
      receiverType: message.receiverType,
      receiverId: message.receiverId,
      sender: this.user(event.by),
      deliveredAt: event.deliveredAt,
      readAt: event.readAt || undefined,
    });
  }

  /** The sender sees how far it got with the others; in a group the others see how far they got themselves. */
  private progress(record: MessageRecord): { deliveredAt: number; readAt: number } {
    if (record.receiverType === RECEIVER_TYPE.USER || record.sender === this.viewer) return record;
    const channel = this.data.channel(record.conversationId);
    const own = channel && this.data.entry(this.viewer, channel);
    if (!own) return { deliveredAt: 0, readAt: 0 };
    return {
      deliveredAt: own.deliveredId >= record.id ? own.deliveredAt : 0,
      readAt: own.readId >= record.id ? own.readAt : 0,
    };
  }

  private ofContent(record: MessageRecord): AnyMessage {
    const { content, receiverId, receiverType } = record;
    if (content.category === MESSAGE_CATEGORY.ACTION) {
      return new Action(
        content.action ?? '',
        this.user(this.data.user(record.sender)),
        this.user(this.data.user(content.on ?? record.sender)),
        this.group(this.data.group(receiverId)),
      );
    }
    if (content.category === MESSAGE_CATEGORY.CUSTOM) {
      const custom = new CustomMessage(receiverId, receiverType, content.type, structuredClone(content.data));
      custom.setConversationText(content.conversationText);
      return custom;
    }
    if (content.type === MESSAGE_TYPE.TEXT)
      return new TextMessage(receiverId, content.text ?? '', receiverType);
    const media = new MediaMessage(receiverId, content.file ?? { name: '' }, content.type, receiverType);
    media.setCaption(content.text);
    return media;
  }
}
