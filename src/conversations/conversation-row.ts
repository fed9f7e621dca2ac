import type { ReceiptWord } from '../client/boundary/receipts.ts';
import type { ConversationEntry, ConversationRecord } from '../client/records/conversation-record.ts';
import { readValue } from '../client/views/live-row.ts';
import type { ListSource } from '../list/publish/create-list-source.ts';
import type { Kit } from '../sdk/index.ts';
import type { ConversationItem } from './create-sections.ts';

/** The part of a list that a row reads. */
export interface ConversationRowList {
  readonly source: ListSource<ConversationItem>;
  typingIn(record: ConversationRecord): readonly Kit.User[];
  isSelected(entry: ConversationEntry): boolean;
  isActive(record: ConversationRecord): boolean;
  receiptIn(record: ConversationRecord): ReceiptWord;
}

/**
 * The state of a row beyond the SDK's object. Each accessor is tracked by its own value. Returned by
 * `ConversationList.row`, and the second argument of slots.
 */
export class ConversationRow {
  readonly #entry: ConversationEntry;
  readonly #list: ConversationRowList;

  /** @internal */
  constructor(entry: ConversationEntry, list: ConversationRowList) {
    this.#entry = entry;
    this.#list = list;
  }

  /** The display name; without one, the id of the user or group. */
  name(): string {
    return readValue(this.#entry, 'row.name', () => this.#entry.name);
  }

  /** Who is typing, in the order they started. */
  typing(): readonly Kit.User[] {
    return readValue(this.#entry, 'row.typing', () => this.#list.typingIn(this.#entry.record));
  }

  /**
   * The receipt of the signed-in user's own last message: 'error', 'waiting' (it will be resent at the next
   * connection), 'pending', 'sent', 'delivered' or 'read'; otherwise ''.
   */
  receipt(): ReceiptWord {
    return readValue(this.#entry, 'row.receipt', () => this.#list.receiptIn(this.#entry.record));
  }

  /** Whether it is the active conversation. */
  isActive(): boolean {
    return this.#list.isActive(this.#entry.record);
  }

  /** Whether the row is selected. */
  isSelected(): boolean {
    return readValue(this.#entry, 'row.isSelected', () => this.#list.isSelected(this.#entry));
  }

  /** The index of the row in the list; -1 after it was removed. */
  position(): number {
    return this.#list.source.position(this.#entry);
  }
}
