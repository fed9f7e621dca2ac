import type { Kit } from '../../sdk/index.ts';
import type { Group } from './group.ts';
import { completeClass, KitObject } from './kit-object.ts';
import { User } from './user.ts';

// The getters and setters made by `completeClass`.
export interface Conversation {
  getConversationId(): string;
  /** 'user' or 'group'. */
  getConversationType(): string;
  getConversationWith(): Kit.User | Kit.Group;
  setConversationWith(entity: Kit.User | Kit.Group): void;
  /** The newest message outside threads. */
  getLastMessage(): Kit.Message | null | undefined;
  setLastMessage(message: Kit.Message | null | undefined): void;
  /** How many messages of others the signed-in user has not read. */
  getUnreadMessageCount(): number;
  setUnreadMessageCount(count: number): void;
  /** How many of the unread messages mention the signed-in user. */
  getUnreadMentionsCount(): number;
  setUnreadMentionsCount(count: number): void;
  /** The id of the newest message that the signed-in user has read; 0 without one. */
  getLastReadMessageId(): number;
  setLastReadMessageId(id: number): void;
  getTags(): string[] | undefined;
  setTags(tags: string[] | undefined): void;
  /** When the user pinned it, in seconds; 0 if it is not pinned. */
  getPinnedAt(): number;
  setPinnedAt(seconds: number): void;
  /** When the user muted it, in seconds; 0 if it is not muted. */
  getMutedAt(): number;
  setMutedAt(seconds: number): void;
  /** When the user archived it, in seconds; 0 if it is not archived. */
  getArchivedAt(): number;
  setArchivedAt(seconds: number): void;
}

/** A row of the conversation list: a user or a group, and its last message. */
export class Conversation extends KitObject {
  protected conversationId: string;
  protected conversationType: string;
  protected conversationWith: Kit.User | Kit.Group;
  protected lastMessage: Kit.Message | null | undefined;
  protected unreadMessageCount = 0;
  protected unreadMentionsCount = 0;
  protected lastReadMessageId = 0;
  protected tags: string[] | undefined;
  protected pinnedAt = 0;
  protected mutedAt = 0;
  protected archivedAt = 0;

  constructor(id: string, type: string, conversationWith: User | Group) {
    super('conversation');
    this.conversationId = id;
    this.conversationType = type;
    this.conversationWith = conversationWith;
  }
}
completeClass(() => new Conversation('', '', new User('')));
