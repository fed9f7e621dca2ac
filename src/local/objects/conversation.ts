import type { Kit } from '../../sdk/index.ts';
import type { Group } from './group.ts';
import { type FactsOf, give, KitObject, withFacts } from './kit-object.ts';
import { User } from './user.ts';

/** What a conversation tells, and can be given. */
export interface ConversationAccessors {
  getConversationId(): string;
  /** 'user' or 'group'. */
  getConversationType(): string;
  getConversationWith(): Kit.User | Kit.Group;
  setConversationWith(entity: Kit.User | Kit.Group): void;
  getLastMessage(): Kit.Message | null | undefined;
  setLastMessage(message: Kit.Message | null | undefined): void;
  getUnreadMessageCount(): number;
  setUnreadMessageCount(count: number): void;
  /** How many of the unread messages mention the signed-in user. */
  getUnreadMentionsCount(): number;
  setUnreadMentionsCount(count: number): void;
  getTags(): string[] | undefined;
  setTags(tags: string[] | undefined): void;
}

const blank = (): FactsOf<ConversationAccessors> => ({
  conversationId: '',
  conversationType: '',
  conversationWith: new User(''),
  lastMessage: undefined,
  unreadMessageCount: 0,
  unreadMentionsCount: 0,
  tags: undefined,
});

/** A row of the conversation list: one user or one group, and what was last said. */
export class Conversation extends withFacts<typeof KitObject, ConversationAccessors>(
  KitObject,
  'conversation',
  blank,
) {
  constructor(id: string, type: string, conversationWith: User | Group) {
    super();
    give<Conversation>(this, { conversationId: id, conversationType: type, conversationWith });
  }
}
