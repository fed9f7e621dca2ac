import type { ReactionTally } from '../../client/boundary/reactions.ts';
import { RECEIPT_WORDS, type ReceiptWord } from '../../client/boundary/receipts.ts';
import { readValue } from '../../client/views/live-row.ts';
import type { Kit } from '../../sdk/index.ts';
import type { MessageRecord, MessageState } from '../timeline/message-record.ts';

/** The send states of messages. Reactive. */
export interface Sending {
  /** Returns the sent part of a message's file, from 0 to 1; null if unknown. */
  progressOf(message: Kit.Message): number | null;
  /** Whether a failed message will be resent at the next connection. */
  isWaiting(message: Kit.Message): boolean;
}

/**
 * The state of a message beyond the SDK's object. Each accessor is tracked by its own value. Returned by
 * `MessageList.rowOf`, and the second argument of slots.
 */
export class MessageRow {
  readonly #record: MessageRecord;
  readonly #sending: Sending;

  /** @internal */
  constructor(record: MessageRecord, sending: Sending) {
    this.#record = record;
    this.#sending = sending;
  }

  /** Whether it is being sent, has failed, or was sent. */
  state(): MessageState {
    return this.#read('state');
  }

  /** Why sending failed, or null. */
  cause(): Kit.Exception | null {
    return this.#read('cause');
  }

  /** Whether it failed without a connection and will be resent at the next one. */
  isWaiting(): boolean {
    return this.#read('state') === 'failed' && this.#sending.isWaiting(this.#record.message);
  }

  /** The sent part of its file, from 0 to 1; null if it is not being sent, or the SDK does not report progress. */
  progress(): number | null {
    return this.#read('state') === 'pending' ? this.#sending.progressOf(this.#record.message) : null;
  }

  /** Whether the signed-in user sent it. */
  isOwn(): boolean {
    return this.#read('isOwn');
  }

  /** Whether it was deleted, or is being deleted. */
  isDeleted(): boolean {
    return this.#read('isDeleted');
  }

  /**
   * The receipt of the signed-in user's own message: 'error', 'waiting' (it will be resent at the next connection),
   * 'pending', 'sent', 'delivered' or 'read'; otherwise ''.
   */
  receipt(): ReceiptWord {
    if (this.isWaiting()) return 'waiting';
    return readValue(this.#record, 'row.receipt', () => RECEIPT_WORDS[this.#record.receipt]);
  }

  /** The reactions, oldest first. */
  reactions(): readonly ReactionTally[] {
    return this.#read('reactions');
  }

  /** The number of replies in its thread. */
  replyCount(): number {
    return this.#read('replyCount');
  }

  /** Whether it starts a sender group: consecutive messages of one sender within five minutes. */
  startsGroup(): boolean {
    return this.#read('startsGroup');
  }

  /** Whether it ends a sender group. */
  endsGroup(): boolean {
    return this.#read('endsGroup');
  }

  /** Whether it is highlighted as the target of a jump. */
  isMarked(): boolean {
    return this.#read('isMarked');
  }

  #read<N extends keyof MessageRecord>(name: N): MessageRecord[N] {
    return readValue(this.#record, `row.${name}`, () => this.#record[name]);
  }
}
