import type { ConversationFilter } from '../commands/pages.ts';
import type { Conversation } from '../objects/conversation.ts';
import { PageRequestBuilder, type Pages } from './pager.ts';

/** Describes which conversations load, newest activity first; every setter returns the builder. */
export class ConversationsRequestBuilder extends PageRequestBuilder<Conversation, ConversationFilter> {
  /** Only conversations with users, or only those with groups. */
  setConversationType(type: string): this {
    this.filter.type = type;
    return this;
  }
  getConversationType(): string | undefined {
    return this.filter.type;
  }
  /** Only conversations with one of these tags. */
  setTags(tags: string[]): this {
    this.filter.tags = [...tags];
    return this;
  }
  getTags(): readonly string[] | undefined {
    return this.filter.tags;
  }
  /** Whether the users and groups of the conversations come with their tags. @defaultValue false */
  withUserAndGroupTags(withTags: boolean): this {
    this.filter.withTags = withTags;
    return this;
  }
  /** Only conversations with users who have one of these tags, besides those of `setGroupTags`. */
  setUserTags(tags: string[]): this {
    this.filter.userTags = [...tags];
    return this;
  }
  getUserTags(): readonly string[] | undefined {
    return this.filter.userTags;
  }
  /** Only conversations with groups that have one of these tags, besides those of `setUserTags`. */
  setGroupTags(tags: string[]): this {
    this.filter.groupTags = [...tags];
    return this;
  }
  getGroupTags(): readonly string[] | undefined {
    return this.filter.groupTags;
  }
  protected pages(filter: ConversationFilter): Pages<Conversation> {
    return this.pager('ConversationsRequest.fetchNext', (all, state, uid, after, limit) =>
      all.conversationsPage(state, uid, filter, after, limit),
    );
  }
}
