import type { ReactionTally } from '../../client/boundary/reactions.ts';
import { RECEIPT_WORDS, type ReceiptWord } from '../../client/boundary/receipts.ts';
import { readValue } from '../../client/views/live-row.ts';
import type { Kit } from '../../sdk/index.ts';
import type { MessageRecord, MessageState } from '../timeline/message-record.ts';

/** How the sending of messages goes. Reactive. */
export interface Sending {
  /** Returns how much of a message's file was sent, from 0 to 1; null if unknown. */
  progressOf(message: Kit.Message): number | null;
  /** Whether a failed message goes out by itself once the connection is back. */
  isWaiting(message: Kit.Message): boolean;
}

/**
 * What the list knows of a message beyond the SDK's object. Each accessor is tracked by its own value. Returned
 * by `MessageList.rowOf`, and the second argument of slots.
 */
export class MessageRow {
  readonly #record: MessageRecord;
  readonly #sending: Sending;

  /** @internal */
  constructor(record: MessageRecord, sending: Sending) {
    this.#record = record;
    this.#sending = sending;
  }

  /** Whether it is being sent, failed, or was sent. */
  state(): MessageState {
    return this.#read('state');
  }

  /** Why sending failed, if it did. */
  cause(): Kit.Exception | null {
    return this.#read('cause');
  }

  /** Whether it failed for want of a connection, and goes out by itself once there is one. */
  isWaiting(): boolean {
    return this.#read('state') === 'failed' && this.#sending.isWaiting(this.#record.message);
  }

  /** How much of its file was sent, from 0 to 1; null when it is not being sent, or the SDK does not tell. */
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
   * The receipt of the signed-in user's own message: 'error', 'waiting' for the connection, 'pending', 'sent',
   * 'delivered' or 'read', else ''.
   */
  receipt(): ReceiptWord {
    if (this.isWaiting()) return 'waiting';
    return readValue(this.#record, 'row.receipt', () => RECEIPT_WORDS[this.#record.receipt]);
  }

  /** The reactions, the earliest first. */
  reactions(): readonly ReactionTally[] {
    return this.#read('reactions');
  }

  /** How many replies its thread has. */
  replyCount(): number {
    return this.#read('replyCount');
  }

  /** Whether it is the first of a group: consecutive messages of one sender within five minutes. */
  startsGroup(): boolean {
    return this.#read('startsGroup');
  }

  /** Whether it is the last of such a group. */
  endsGroup(): boolean {
    return this.#read('endsGroup');
  }

  /** Whether it is the target of a jump, for a moment. */
  isMarked(): boolean {
    return this.#read('isMarked');
  }

  #read<N extends keyof MessageRecord>(name: N): MessageRecord[N] {
    return readValue(this.#record, `row.${name}`, () => this.#record[name]);
  }
}
