import { DEFAULT_PAGE_SIZE, RECEIVER_TYPE } from '../../sdk/index.ts';
import { ERROR_CODE, refuse } from '../exception.ts';
import type { AnyMessage } from '../objects/messages.ts';
import type { Session } from '../session.ts';
import { Pager } from './pager.ts';

/** The pages of one conversation's messages, newest page first. */
export class MessagesRequest {
  private readonly pager: Pager<AnyMessage, number>;

  /** @internal */
  constructor(
    session: Session,
    receiver: { type: string; id: string } | undefined,
    below: number,
    limit: number,
  ) {
    this.pager = new Pager(session, 'MessagesRequest.fetchPrevious', limit, (actor, views, after, size) => {
      if (!receiver) {
        return refuse(
          ERROR_CODE.BAD_ARGUMENT,
          'Say whose messages: call setUID() or setGUID() on the builder.',
        );
      }
      const page = session.data.messagesPage(actor.uid, receiver, after ?? below, size);
      return { items: page.items.map((record) => views.message(record)), next: page.next };
    });
  }

  /** The page before the last one, oldest message first; `[]` when there is none left, or while one loads. */
  fetchPrevious(): Promise<AnyMessage[]> {
    return this.pager.next();
  }
}

/** Describes which messages load; every setter answers the builder itself. */
export class MessagesRequestBuilder {
  private readonly session: Session;
  private receiver: { type: string; id: string } | undefined;
  private limit: number = DEFAULT_PAGE_SIZE;
  private below = Number.POSITIVE_INFINITY;

  /** @internal */
  constructor(session: Session) {
    this.session = session;
  }

  /** The messages with this user. */
  setUID(uid: string): this {
    this.receiver = { type: RECEIVER_TYPE.USER, id: uid };
    return this;
  }
  /** The messages in this group. */
  setGUID(guid: string): this {
    this.receiver = { type: RECEIVER_TYPE.GROUP, id: guid };
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
  /** Makes the request; changing the builder later does not change it. */
  build(): MessagesRequest {
    return new MessagesRequest(this.session, this.receiver, this.below, this.limit);
  }
}
