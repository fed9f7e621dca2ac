import type { Kit } from '../../sdk/index.ts';
import type { Group } from './group.ts';
import { KitObject } from './kit-object.ts';
import type { User } from './user.ts';

/** A row of the conversation list: one user or one group, and what was last said. */
export class Conversation extends KitObject {
  private conversationId: string;
  private conversationType: string;
  private conversationWith: Kit.User | Kit.Group;
  private lastMessage: Kit.Message | null | undefined;
  private unreadMessageCount = 0;
  private unreadMentionsCount = 0;
  private tags: string[] | undefined;

  constructor(id: string, type: string, conversationWith: User | Group) {
    super('conversation');
    this.conversationId = id;
    this.conversationType = type;
    this.conversationWith = conversationWith;
  }

  getConversationId(): string {
    return this.conversationId;
  }
  /** 'user' or 'group'. */
  getConversationType(): string {
    return this.conversationType;
  }
  getConversationWith(): Kit.User | Kit.Group {
    return this.conversationWith;
  }
  setConversationWith(entity: Kit.User | Kit.Group): void {
    this.conversationWith = entity;
  }
  getLastMessage(): Kit.Message | null | undefined {
    return this.lastMessage;
  }
  setLastMessage(message: Kit.Message | null | undefined): void {
    this.lastMessage = message;
  }
  getUnreadMessageCount(): number {
    return this.unreadMessageCount;
  }
  setUnreadMessageCount(count: number): void {
    this.unreadMessageCount = count;
  }
  /** How many of the unread messages mention the signed-in user. */
  getUnreadMentionsCount(): number {
    return this.unreadMentionsCount;
  }
  setUnreadMentionsCount(count: number): void {
    this.unreadMentionsCount = count;
  }
  getTags(): string[] | undefined {
    return this.tags;
  }
  setTags(tags: string[] | undefined): void {
    this.tags = tags;
  }
}
