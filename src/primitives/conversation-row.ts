import type { Accessor } from 'solid-js';
import type { ConversationRecord } from '../core/conversation-record.ts';
import { sentAt } from '../core/messages.ts';
import { textOf } from '../core/read.ts';
import { RECEIPT_WORDS } from '../core/receipts.ts';
import type { TypingTable } from '../core/typing.ts';
import type { Kit } from '../sdk/index.ts';

/** What a row reads of its list. */
export interface ConversationRowList {
  readonly typing: TypingTable;
  isActive(record: ConversationRecord): boolean;
}

/**
 * One row of the conversation list, read reactively: each accessor gives the newest fact and tracks that row
 * alone. Made by `ConversationList.row` and passed to slots as their second argument.
 */
export class ConversationRow {
  /** The SDK's own object; the same one for as long as the row lives. */
  readonly conversation: Kit.Conversation;
  readonly #record: ConversationRecord;
  readonly #track: Accessor<void>;
  readonly #list: ConversationRowList;

  /** @internal */
  constructor(record: ConversationRecord, track: Accessor<void>, list: ConversationRowList) {
    this.conversation = record.conversation;
    this.#record = record;
    this.#track = track;
    this.#list = list;
  }

  /** 'user' or 'group'. */
  get type(): 'user' | 'group' {
    return this.#record.isGroup ? 'group' : 'user';
  }

  /** The uid or guid of whom the conversation is with. */
  get peerId(): string {
    return this.#record.id;
  }

  /** The newest description of the user or group. */
  entity(): Kit.User | Kit.Group {
    this.#track();
    return this.#record.entity;
  }

  /** The display name, or the id of a user or group without one. */
  name(): string {
    this.#track();
    return this.#record.name;
  }

  /** The URL of the picture, or undefined. */
  picture(): string | undefined {
    return textOf(this.entity(), this.#record.isGroup ? 'getIcon' : 'getAvatar') || undefined;
  }

  /** The newest message, or null. */
  lastMessage(): Kit.Message | null {
    this.#track();
    return this.#record.lastMessage;
  }

  /** When the newest message was sent, in seconds; 0 without one. */
  sentAt(): number {
    return sentAt(this.lastMessage());
  }

  /** How many messages are unread. */
  unreadCount(): number {
    this.#track();
    return this.#record.unread;
  }

  /** Who is typing, first one first. */
  typing(): readonly Kit.User[] {
    this.#track();
    return this.#list.typing.users(this.#record);
  }

  /** The presence of the user; '' for a group and for a blocked user. */
  status(): string {
    this.#track();
    return this.#record.blocked ? '' : this.#record.status;
  }

  /** How a group is joined: 'public', 'private' or 'password'; '' for a user. */
  groupType(): string {
    return this.#record.isGroup ? textOf(this.entity(), 'getType') : '';
  }

  /** How far one's own last message got: 'error', 'sent', 'delivered' or 'read'; '' when it is not one's own. */
  receipt(): (typeof RECEIPT_WORDS)[number] {
    this.#track();
    return RECEIPT_WORDS[this.#record.receipt];
  }

  /** Whether it is the active conversation. */
  active(): boolean {
    return this.#list.isActive(this.#record);
  }

  /** Whether the row is selected. */
  selected(): boolean {
    this.#track();
    return this.#record.selected;
  }
}
