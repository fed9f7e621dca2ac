import { DEFAULT_PAGE_SIZE } from '../../sdk/index.ts';
import type { ConversationFilter } from '../data/queries.ts';
import type { EntryKey } from '../data/records.ts';
import type { Conversation } from '../objects/conversation.ts';
import type { Session } from '../session.ts';
import { Pager } from './pager.ts';

/** The pages of the signed-in user's conversations, newest activity first. */
export class ConversationsRequest {
  private readonly pager: Pager<Conversation, EntryKey>;

  /** @internal */
  constructor(session: Session, filter: ConversationFilter, limit: number, withTags: boolean) {
    this.pager = new Pager(session, 'ConversationsRequest.fetchNext', limit, (actor, views, after, size) => {
      const page = session.data.conversationsPage(actor.uid, filter, after, size);
      return { items: page.items.map((entry) => views.conversation(entry, withTags)), next: page.next };
    });
  }

  /** The next page; `[]` when there is none left, or while another call is under way. */
  fetchNext(): Promise<Conversation[]> {
    return this.pager.next();
  }
}

/** Describes which conversations load; every setter answers the builder itself. */
export class ConversationsRequestBuilder {
  private readonly session: Session;
  private limit: number = DEFAULT_PAGE_SIZE;
  private filter: ConversationFilter = {};
  private withTags = false;

  /** @internal */
  constructor(session: Session) {
    this.session = session;
  }

  /** Sets the page size in rows, 1 to 100,000 (`conv.filter.limit`). @defaultValue 30 */
  setLimit(limit: number): this {
    this.limit = limit;
    return this;
  }
  getLimit(): number {
    return this.limit;
  }
  /** Only conversations with users, or only those with groups (`conv.filter.user`, `conv.filter.group`). */
  setConversationType(type: string): this {
    this.filter.type = type;
    return this;
  }
  getConversationType(): string | undefined {
    return this.filter.type;
  }
  /** Only conversations that carry one of these tags (`conv.filter.tags`). */
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
  /** Only conversations with users that carry one of these tags (`conv.filter.user-tags`). */
  setUserTags(tags: string[]): this {
    this.filter.userTags = [...tags];
    return this;
  }
  getUserTags(): readonly string[] | undefined {
    return this.filter.userTags;
  }
  /** Only conversations with groups that carry one of these tags (`conv.filter.group-tags`). */
  setGroupTags(tags: string[]): this {
    this.filter.groupTags = [...tags];
    return this;
  }
  getGroupTags(): readonly string[] | undefined {
    return this.filter.groupTags;
  }
  /** Only conversations whose user or group has this text in its name; case and accents do not matter. */
  setSearchKeyword(keyword: string): this {
    this.filter.keyword = keyword;
    return this;
  }
  getSearchKeyword(): string | undefined {
    return this.filter.keyword;
  }
  /** Makes the request; changing the builder later does not change it. */
  build(): ConversationsRequest {
    return new ConversationsRequest(this.session, { ...this.filter }, this.limit, this.withTags);
  }
}
