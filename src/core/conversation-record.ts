import type { Kit } from '../sdk/index.ts';
import { type Block, countUnread, type OrderEntry } from './block.ts';
import { countsAsUnread, isUnsent, peerOfConversation } from './messages.ts';
import type { Peer } from './peer-map.ts';
import { flagOf, nameOf, read, textOf } from './read.ts';
import { RECEIPT, type Receipt, receiptOf } from './receipts.ts';

/**
 * The truth about one row of the conversation list. The SDK's object is kept for as long as the row lives and
 * never replaced, so that it can be compared by reference; what is newer than the object stands here.
 */
export class ConversationRecord implements OrderEntry, Peer {
  block: Block | null = null;
  height = 0;
  /** Whether the row is selected. */
  selected = false;
  /** The signal of a mounted row, made and dropped by the reactive layer. */
  live: unknown = null;
  readonly conversation: Kit.Conversation;
  readonly isGroup: boolean;
  /** The uid or guid. */
  readonly id: string;
  /** The newest description of the user or group. */
  entity: Kit.User | Kit.Group;
  lastMessage: Kit.Message | null = null;
  /** The newest message that was sent, while the last one is this user's own and is not sent yet. */
  beneath: Kit.Message | null = null;
  /** The newest message of someone else that is known: who read that one read the conversation. */
  lastForeign: Kit.Message | null = null;
  /** The last message of the newest fetched copy, or the one up to which was read: what is not newer is settled. */
  settledLast: Kit.Message | null = null;
  receipt: Receipt = RECEIPT.NONE;
  /** The presence of the user; '' for a group. */
  status: string;
  /** Whether the signed-in user has blocked this one. */
  blocked: boolean;
  #unread = 0;

  constructor(conversation: Kit.Conversation) {
    const { id, isGroup } = peerOfConversation(conversation);
    this.conversation = conversation;
    this.id = id;
    this.isGroup = isGroup;
    this.entity = read(conversation, 'getConversationWith') as Kit.User | Kit.Group;
    this.status = isGroup ? '' : textOf(this.entity, 'getStatus');
    this.blocked = !isGroup && flagOf(this.entity, 'getBlockedByMe');
  }

  get isHeader(): false {
    return false;
  }

  /** The display name; the id of a user or group without one. */
  get name(): string {
    return nameOf(this.entity) || this.id;
  }

  /** How many messages are unread. */
  get unread(): number {
    return this.#unread;
  }

  set unread(count: number) {
    const wasUnread = this.isUnread;
    this.#unread = count;
    if (this.isUnread !== wasUnread) countUnread(this, wasUnread ? -1 : 1);
  }

  get isUnread(): boolean {
    return this.#unread > 0;
  }

  /** Makes a message the last one. */
  setLastMessage(message: Kit.Message | null, uid: string | null): void {
    if (!message || !isUnsent(message, uid)) this.beneath = null;
    else if (this.lastMessage && !isUnsent(this.lastMessage, uid)) this.beneath = this.lastMessage;
    this.lastMessage = message;
    if (message && countsAsUnread(message, uid)) this.lastForeign = message;
    this.receipt = receiptOf(message, uid);
  }

  /** Moves the receipt forward; false when it already got there. */
  advance(receipt: Receipt): boolean {
    if (receipt <= this.receipt) return false;
    this.receipt = receipt;
    return true;
  }
}
