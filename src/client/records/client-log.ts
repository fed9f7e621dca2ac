import type { Kit } from '../../sdk/index.ts';
import { isNewer } from '../boundary/messages.ts';
import type { Peer } from '../boundary/peer-map.ts';
import { receiptMessageId } from '../boundary/receipts.ts';
import type { ConversationRecord } from './conversation-record.ts';
import type { EntityChange } from './entity-record.ts';
import { FetchLog, type FetchTicket, NO_PEER } from './fetch-log.ts';
import type { Operation } from './operation.ts';
import { isAbout } from './receipt-target.ts';

/** An operation in the log of a client. */
export type LoggedOperation =
  | Operation
  /** The conversation was deleted, with all messages up to the last known one. */
  | { readonly type: 'deletion'; readonly upTo: Kit.Message | null }
  /** The signed-in user read a conversation that is not known yet. */
  | { readonly type: 'receipt'; readonly receipt: Kit.MessageReceipt }
  /** A user or group has changed. */
  | { readonly type: 'change'; change: EntityChange };

/** A message that moved its conversation in the SDK's pages, and its row: to the top, or to its index by time. */
export interface Move {
  readonly peer: Peer;
  readonly message: Kit.Message;
  readonly isToTop: boolean;
  readonly at: number;
}

/** The result of a replay: the unread count is known, or unknown, or the conversation was deleted. */
export type Replayed = 'counted' | 'uncounted' | 'gone';

/**
 * The fetch log of a client: operations on conversations, in a list or not, and changes of users and groups. A replay
 * applies to an arriving copy of a conversation the operations that it cannot contain.
 */
export class ClientLog extends FetchLog<LoggedOperation> {
  /** When events may last have been lost. */
  #lostAt = 0;

  /** Records that events may have been lost: copies requested from now on lack messages that were deleted meanwhile. */
  lose(): void {
    this.#lostAt = this.tick();
  }

  /** Records a receipt of the signed-in user for a conversation that is not known yet. */
  recordUnplaced(receipt: Kit.MessageReceipt): void {
    this.record(NO_PEER, { type: 'receipt', receipt });
  }

  /**
   * Records a deletion, so that earlier copies do not restore the conversation.
   * @param last - its last known message.
   */
  delete(peer: Peer, last: Kit.Message | null): void {
    const newest = this.newestMessage(peer);
    this.drop(peer);
    this.record(peer, { type: 'deletion', upTo: newest && isNewer(newest, last) ? newest : last });
  }

  /** Whether a message was deleted together with its conversation. */
  isDeleted(peer: Peer, message: Kit.Message): boolean {
    return this.since(peer).some(
      ({ operation }) => operation.type === 'deletion' && !isNewer(message, operation.upTo),
    );
  }

  /** Whether a conversation was deleted since a fetch began. */
  wasDeleted(peer: Peer, since: FetchTicket): boolean {
    return this.since(peer, since).some(({ operation }) => operation.type === 'deletion');
  }

  /** Whether a conversation has had a message or a group change since a fetch began. */
  hasMessages(peer: Peer, since: FetchTicket): boolean {
    return this.since(peer, since).some(({ operation }) => operation.type === 'message');
  }

  /** Returns the newest recorded message of a conversation. */
  newestMessage(peer: Peer): Kit.Message | null {
    let newest: Kit.Message | null = null;
    for (const { operation } of this.since(peer))
      if (operation.type === 'message' && isNewer(operation.message, newest)) newest = operation.message;
    return newest;
  }

  /** Returns the messages of all conversations since a fetch began, unsorted. */
  *moves(since: FetchTicket): IterableIterator<Move> {
    for (const { peer, operation, at } of this.all(since))
      if (operation.type === 'message')
        yield { peer, message: operation.message, isToTop: operation.isToTop, at };
  }

  /** Applies later operations to a record made from a fetched copy. */
  replay(copy: ConversationRecord, since: FetchTicket, uid: string | null): Replayed {
    this.arrived(copy);
    if (this.wasDeleted(copy, since)) return 'gone';
    const last = copy.lastSentMessage;
    let isCounted = !this.isCut(copy, since);
    for (const { operation, at } of this.#of(copy)) {
      // The message's time shows whether the copy contains it, unless the message may have been deleted.
      const isDecidedByTime = operation.type === 'message' && (at > this.#lostAt || since.at < this.#lostAt);
      if (at <= since.at && !isDecidedByTime) continue;
      if (operation.type === 'update' && last && isNewer(last, operation.lastMessage)) continue;
      const isKnown = copy.apply(operation, uid);
      if (operation.type === 'read' || operation.type === 'update') isCounted = isKnown;
    }
    return isCounted ? 'counted' : 'uncounted';
  }

  /** Returns the operations on a conversation, in order. */
  #of(copy: ConversationRecord): { readonly operation: Operation; readonly at: number }[] {
    const operations: { operation: Operation; at: number }[] = [];
    for (const { operation, at } of this.since(copy))
      if (operation.type !== 'deletion' && operation.type !== 'receipt' && operation.type !== 'change')
        operations.push({ operation, at });
    for (const { operation, at } of this.since(NO_PEER))
      if (operation.type === 'receipt' && isAbout(operation.receipt, copy))
        operations.push({ operation: { type: 'read', upTo: receiptMessageId(operation.receipt) }, at });
    return operations.sort((a, b) => a.at - b.at);
  }
}
