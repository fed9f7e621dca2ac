import { DEFAULT_PAGE_SIZE, type Kit } from '../sdk/index.ts';
import { isId, refuse } from './check.ts';
import type { Id, MessageJSON, Page, UserJSON } from './json.ts';
import type { ChatOf } from './object-reader.ts';
import type { ServerMessage } from './objects/message.ts';
import type { MessagesQuery, SearchQuery, ServerFeature } from './options.ts';
import { CursorRequest, MAX_EMPTY_PAGES, readItems } from './pages.ts';
import { SERVER_ERROR, ServerError } from './server-error.ts';
import type { Session } from './session.ts';

/** The filter of a messages builder. */
interface MessagesFilter {
  keyword?: string;
  chat?: ChatOf;
  start?: Id;
  parentId?: Id;
  hideReplies?: boolean;
  updatedAfter?: number;
  updatesOnly?: boolean;
  types?: readonly string[];
  hasLinks?: boolean;
}

/** Pages of a chat's messages in both directions; the ids of messages are the cursors. */
class MessagesRequest<U extends UserJSON, M extends MessageJSON<U>> {
  private readonly session: Session<U, M>;
  private readonly filter: MessagesFilter;
  private readonly limit: number;
  private oldest: Id | undefined;
  private newest: Id | undefined;
  private readonly pending = new Set<'before' | 'after'>();

  constructor(session: Session<U, M>, filter: MessagesFilter, limit: number) {
    this.session = session;
    this.filter = filter;
    this.limit = limit;
    this.oldest = filter.start;
    this.newest = filter.start;
  }

  /** Fetches the previous page, oldest message first; `[]` when none is left, or while one is loading. */
  fetchPrevious(): Promise<ServerMessage<U, M>[]> {
    return this.fetch('before', this.oldest);
  }

  /** Fetches the next page, oldest message first; `[]` when there is none yet, or while one is loading. */
  async fetchNext(): Promise<ServerMessage<U, M>[]> {
    return this.newest === undefined ? [] : this.fetch('after', this.newest);
  }

  private async fetch(direction: 'before' | 'after', start: Id | undefined): Promise<ServerMessage<U, M>[]> {
    if (this.pending.has(direction)) return [];
    this.pending.add(direction);
    try {
      let from = start;
      for (let page = 0; page < MAX_EMPTY_PAGES; page++) {
        const [messages, ids] = await this.fetchPage(direction, from);
        if (direction === 'before') this.oldest = ids[0] ?? this.oldest;
        if (direction === 'after' || this.newest === undefined) this.newest = ids.at(-1) ?? this.newest;
        const edge = direction === 'before' ? ids[0] : ids.at(-1);
        if (messages.length > 0 || edge === undefined || edge === from) return messages;
        // Skip a page without valid messages: an empty page would mean the end.
        from = edge;
      }
      return refuse('messages', `led to ${MAX_EMPTY_PAGES} pages without a usable message`);
    } finally {
      this.pending.delete(direction);
    }
  }

  /** Fetches one page; returns its valid messages, and the ids of all its rows, valid or not. */
  private async fetchPage(
    direction: 'before' | 'after',
    from: Id | undefined,
  ): Promise<[ServerMessage<U, M>[], ids: Id[]]> {
    const { chat, start: _start, ...filters } = this.filter;
    const { options, reader, report } = this.session;
    if (!chat) {
      throw new ServerError(
        SERVER_ERROR.BAD_ARGUMENT,
        'The request has no receiver: call setUID() or setGUID() on the builder.',
      );
    }
    const page = await this.session.ask('messages', (call) => {
      const cursor = from === undefined ? {} : { [direction]: from };
      const query = { ...chat, ...filters, ...call, ...cursor, limit: this.limit } satisfies MessagesQuery;
      return options.messages?.(query);
    });
    const messages = readItems('messages', page, (json, path) => reader.message(json, path), report);
    const { items } = page as Page<{ id?: unknown } | null>;
    const ids = items.map((item) => item?.id).filter(isId);
    if (items.length > 0 && ids.length === 0) refuse('messages: items', 'have no id to go on from');
    return [messages, ids];
  }
}

/** Creates a request for the messages that contain a text. */
function searchRequest<U extends UserJSON, M extends MessageJSON<U>>(
  session: Session<U, M>,
  { keyword, chat, hideReplies }: MessagesFilter & { keyword: string },
  limit: number,
): Kit.MessagesRequest {
  const { options, reader, report } = session;
  const filters = { keyword, ...chat, ...(hideReplies !== undefined && { hideReplies }) };
  const request = new CursorRequest({
    name: 'search',
    limit,
    fetch: (limit, after) =>
      session.ask('search', (call) =>
        options.search?.({ ...filters, ...call, limit, after } satisfies SearchQuery),
      ),
    read: (json, path) => reader.message(json, path),
    report,
  });
  return { fetchPrevious: async () => (await request.fetchNext()).reverse() };
}

/** Creates the builder class of messages, with the setters that the server's features support. */
export function messagesBuilder<U extends UserJSON, M extends MessageJSON<U>>(
  session: Session<U, M>,
  features: ReadonlySet<ServerFeature>,
): new () => Kit.MessagesRequestBuilder {
  class MessagesRequestBuilder {
    private readonly filter: MessagesFilter = {};
    private limit: number = DEFAULT_PAGE_SIZE;

    setUID(uid: string): this {
      return this.set({ chat: { user: uid } });
    }
    setGUID(guid: string): this {
      return this.set({ chat: { group: guid } });
    }
    setLimit(limit: number): this {
      this.limit = limit;
      return this;
    }
    getLimit(): number {
      return this.limit;
    }
    setMessageId(id: Id): this {
      return this.set({ start: id });
    }
    /** @internal */
    set(filter: MessagesFilter): this {
      Object.assign(this.filter, filter);
      return this;
    }
    build(): Kit.MessagesRequest {
      const { keyword } = this.filter;
      if (keyword) return searchRequest(session, { ...this.filter, keyword }, this.limit);
      return new MessagesRequest(session, { ...this.filter }, this.limit);
    }
  }
  type Builder = MessagesRequestBuilder;
  const search = {
    setSearchKeyword(this: Builder, keyword: string) {
      return this.set({ keyword: keyword.trim() });
    },
  };
  const threads = {
    setParentMessageId(this: Builder, parentId: Id) {
      return this.set({ parentId });
    },
    hideReplies(this: Builder, hideReplies: boolean) {
      return this.set({ hideReplies });
    },
  };
  const updates = {
    setUpdatedAfter(this: Builder, updatedAfter: number) {
      return this.set({ updatedAfter });
    },
    updatesOnly(this: Builder, updatesOnly: boolean) {
      return this.set({ updatesOnly });
    },
  };
  const shared = {
    /** The categories follow from the types. */
    setCategories(this: Builder, _categories: string[]) {
      return this;
    },
    setTypes(this: Builder, types: string[]) {
      return this.set({ types: [...types] });
    },
    hasLinks(this: Builder, hasLinks: boolean) {
      return this.set({ hasLinks });
    },
  };
  if (session.options.search) Object.assign(MessagesRequestBuilder.prototype, search);
  if (features.has('threads')) Object.assign(MessagesRequestBuilder.prototype, threads);
  if (features.has('updates')) Object.assign(MessagesRequestBuilder.prototype, updates);
  if (features.has('shared')) Object.assign(MessagesRequestBuilder.prototype, shared);
  return MessagesRequestBuilder;
}
