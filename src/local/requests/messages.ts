import { DEFAULT_PAGE_SIZE } from '../../sdk/index.ts';
import type { Receiver } from '../data/records.ts';
import { chat } from '../lazy.ts';
import type { AnyMessage } from '../objects/messages.ts';
import type { Session } from '../session.ts';
import { Pager, type Pages } from './pager.ts';

/** The pages of one conversation's messages, newest page first. */
export class MessagesRequest {
  private readonly pages: Pages<AnyMessage>;

  /** @internal */
  constructor(session: Session, receiver: Receiver | undefined, below: number | undefined, limit: number) {
    this.pages = new Pager(
      session,
      'MessagesRequest.fetchPrevious',
      limit,
      (tx, uid, after, size, part) => part.messagesPage(tx, uid, receiver, below, after, size),
      chat,
    );
  }

  /**
   * Fetches the page before the last one, oldest message first; resolves to `[]` when none is left, or while
   * one loads.
   */
  fetchPrevious(): Promise<AnyMessage[]> {
    return this.pages.next();
  }
}

/** Describes which messages load; every setter returns the builder. */
export class MessagesRequestBuilder {
  private readonly session: Session;
  private receiver: Receiver | undefined;
  private limit: number = DEFAULT_PAGE_SIZE;
  private below: number | undefined;

  /** @internal */
  constructor(session: Session) {
    this.session = session;
  }

  /** The messages with this user. */
  setUID(uid: string): this {
    this.receiver = { receiverType: 'user', receiverId: uid };
    return this;
  }
  /** The messages in this group. */
  setGUID(guid: string): this {
    this.receiver = { receiverType: 'group', receiverId: guid };
    return this;
  }
  /** Sets the page size in messages, 1 to 100,000. @defaultValue 30 */
  setLimit(limit: number): this {
    this.limit = limit;
    return this;
  }
  getLimit(): number {
    return this.limit;
  }
  /** Only messages before this one. */
  setMessageId(id: number): this {
    this.below = id;
    return this;
  }
  /** Builds the request; later changes to the builder do not affect it. */
  build(): MessagesRequest {
    return new MessagesRequest(this.session, this.receiver, this.below, this.limit);
  }
}
