import { DEFAULT_PAGE_SIZE, type Kit } from '../../sdk/index.ts';
import type { MessageFilter } from '../commands/pages.ts';
import type { KitMethod } from '../network.ts';
import { idOf } from '../objects/message.ts';
import type { AnyMessage } from '../objects/messages.ts';
import type { Session } from '../session.ts';
import { Pager, type Pages } from './pager.ts';

/** The pages of one conversation's messages. */
export class MessagesRequest {
  private readonly older: Pages<AnyMessage>;
  private readonly newer: Pages<AnyMessage>;

  /** @internal */
  constructor(session: Session, filter: MessageFilter, limit: number) {
    const pages = (method: KitMethod, isNewer: boolean) =>
      new Pager(session, method, limit, (all, state, uid, after, size) =>
        all.messagesPage(state, uid, { ...filter, isNewer }, after, size),
      );
    this.older = pages('MessagesRequest.fetchPrevious', false);
    this.newer = pages('MessagesRequest.fetchNext', true);
  }

  /**
   * Fetches the page before the last one, newest page first, oldest message first; resolves to `[]` when none
   * is left, or while one loads.
   */
  fetchPrevious(): Promise<AnyMessage[]> {
    return this.older.next();
  }

  /**
   * Fetches the page after the message of `setMessageId`, or after the last such page; without that message
   * from the oldest one on. Resolves to `[]` when there is none yet, or while one loads.
   */
  fetchNext(): Promise<AnyMessage[]> {
    return this.newer.next();
  }
}

/** Describes which messages load; every setter returns the builder. */
export class MessagesRequestBuilder {
  private readonly session: Session;
  private filter: MessageFilter = {};
  private limit: number = DEFAULT_PAGE_SIZE;

  /** @internal */
  constructor(session: Session) {
    this.session = session;
  }

  /** The messages with this user. */
  setUID(uid: string): this {
    this.filter.receiver = { receiverType: 'user', receiverId: uid };
    return this;
  }
  /** The messages in this group. */
  setGUID(guid: string): this {
    this.filter.receiver = { receiverType: 'group', receiverId: guid };
    return this;
  }
  /** Sets the page size in messages, 1 to 100,000; others make fetches reject. @defaultValue 30 */
  setLimit(limit: number): this {
    this.limit = limit;
    return this;
  }
  getLimit(): number {
    return this.limit;
  }
  /** Only messages before this one, or after it with `fetchNext`. */
  setMessageId(id: Kit.MessageId | undefined): this {
    this.filter.messageId = filterId(id);
    return this;
  }
  /** Only the replies to this message. */
  setParentMessageId(id: Kit.MessageId | undefined): this {
    this.filter.parentId = filterId(id);
    return this;
  }
  /** Whether replies are left out of the other messages. @defaultValue true */
  hideReplies(hide: boolean): this {
    this.filter.withReplies = !hide;
    return this;
  }
  /** Only messages that were sent, or changed, at this time or later, in seconds. */
  setUpdatedAfter(seconds: number): this {
    this.filter.updatedAfter = seconds;
    return this;
  }
  /** Only changed messages, without those sent since the time of `setUpdatedAfter`. */
  updatesOnly(only: boolean): this {
    this.filter.updatesOnly = only;
    return this;
  }
  /** Builds the request; later changes to the builder do not affect it. */
  build(): MessagesRequest {
    return new MessagesRequest(this.session, { ...this.filter }, this.limit);
  }
}

/** Returns an id of a filter as a number; `undefined` removes the filter. */
function filterId(id: Kit.MessageId | undefined): number | undefined {
  return id === undefined ? id : idOf(id);
}
