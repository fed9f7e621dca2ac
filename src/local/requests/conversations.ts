import { keyOf } from '../data/keys.ts';
import { collect, within } from '../data/page.ts';
import { type Filters, filters } from '../lazy.ts';
import type { Conversation } from '../objects/conversation.ts';
import type { ConversationFilter } from '../on-demand/filters.ts';
import { viewConversations } from '../views.ts';
import { isSet, PageRequestBuilder, type Pages } from './pager.ts';

/** Describes which conversations load, newest activity first; every setter returns the builder. */
export class ConversationsRequestBuilder extends PageRequestBuilder<Conversation, ConversationFilter> {
  private withTags = false;

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
    this.withTags = withTags;
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
    const withTags = this.withTags;
    return this.pager(
      'ConversationsRequest.fetchNext',
      function* (tx, uid, after, limit, part: Filters | undefined) {
        const { items, next } = yield* part
          ? part.conversationsPage(tx, uid, filter, after, limit)
          : collect(within(tx, 'conversations', keyOf(uid, 'all')), after, limit);
        return { items: yield* viewConversations(tx, uid, items, withTags), next };
      },
      isSet(filter) ? filters : undefined,
    );
  }
}
