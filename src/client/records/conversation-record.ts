import { countUnread } from '../../order/block.ts';
import { eachEntry, type ListEntry, type ListedRecord } from '../../order/list-entry.ts';
import type { Kit } from '../../sdk/index.ts';
import { isMentioned } from '../boundary/content.ts';
import {
  lastSentOf,
  type Marks,
  marksOf,
  partnerOf,
  unreadCount,
  unreadMentions,
} from '../boundary/conversations.ts';
import { nameOf, pictureOf } from '../boundary/entities.ts';
import {
  countsAsUnread,
  isDeleted,
  isLaterId,
  isNewer,
  isSameMessage,
  reaches,
  revisedAt,
} from '../boundary/messages.ts';
import type { Peer } from '../boundary/peer-map.ts';
import { peerOfConversation } from '../boundary/peers.ts';
import { RECEIPT, type Receipt, receiptOf } from '../boundary/receipts.ts';
import { callAccessor, isWritten, write } from '../boundary/write.ts';
import type { EntityRecord } from './entity-record.ts';
import type { Operation, Update } from './operation.ts';
import type { OutboxEntry } from './outbox.ts';

/** Returns the record of a conversation's user or group; creates it if needed. */
export type PartnerSource = (record: ConversationRecord) => EntityRecord | null;

/** The entry of a conversation in one list. */
export type ConversationEntry = ListEntry<ConversationRecord>;

/** How many unread messages mention the user, for records with any: most have none, and need no field. */
const mentions = new WeakMap<ConversationRecord, number>();

/** The marks of records with any. */
const marked = new WeakMap<ConversationRecord, Marks>();
const UNMARKED: Marks = { pinned: 0, muted: 0, archived: 0 };

/**
 * The state of a conversation. The SDK's object stays the same while the record exists, so that apps can compare it by
 * reference; newer data is kept here.
 */
export class ConversationRecord implements ListedRecord, Peer {
  entry: ListEntry | null = null;
  readonly conversation: Kit.Conversation;
  readonly isGroup: boolean;
  readonly id: string;
  /** The newest message with an id. */
  lastSentMessage: Kit.Message | null;
  /** The signed-in user's newest message that is being sent or has failed. */
  unsent: OutboxEntry | null = null;
  /** The newest known message from another user: reading it marks the whole conversation as read. */
  lastForeignMessage: Kit.Message | null = null;
  /** The read baseline: messages up to this one, or up to this id, were read or are already counted as unread. */
  unreadBaseline: Kit.Message | string | null;
  #partner: EntityRecord | PartnerSource | null = null;
  #receipt: Receipt;
  #unread: number;

  /**
   * @param uid - the signed-in user's uid.
   * @param peer - the conversation's peer, if the caller has it already.
   */
  constructor(conversation: Kit.Conversation, uid: string | null, peer = peerOfConversation(conversation)) {
    const { id, isGroup } = peer;
    this.conversation = conversation;
    this.id = id;
    this.isGroup = isGroup;
    const last = lastSentOf(conversation, uid);
    const isForeign = last !== null && countsAsUnread(last, uid);
    this.lastSentMessage = this.unreadBaseline = last;
    if (isForeign) this.lastForeignMessage = last;
    this.#receipt = isForeign ? RECEIPT.NONE : receiptOf(last, uid);
    this.#unread = unreadCount(conversation);
    this.mentions = unreadMentions(conversation);
    this.marks = marksOf(conversation);
  }

  /**
   * The user or group; null in a fetched copy. Its record is created on first access, because most rows are never
   * rendered.
   */
  get partner(): EntityRecord | null {
    if (typeof this.#partner === 'function') this.#partner = this.#partner(this);
    return this.#partner;
  }

  set partner(partner: EntityRecord | PartnerSource | null) {
    this.#partner = partner;
  }

  /** The record of the user or group, if it exists already. */
  get madePartner(): EntityRecord | null {
    return typeof this.#partner === 'function' ? null : this.#partner;
  }

  /** The display name; without one, the id of the user or group. */
  get name(): string {
    return nameOf(entityOf(this)) || this.id;
  }

  /** The URL of the picture, or ''. */
  get picture(): string {
    const entity = entityOf(this);
    return entity ? pictureOf(entity) : '';
  }

  /** The message that the row shows: the unsent one if there is one, else the last sent one. */
  get lastMessage(): Kit.Message | null {
    return this.unsent?.message ?? this.lastSentMessage;
  }

  /** Whether a message of the signed-in user is being sent. */
  get isSending(): boolean {
    return this.unsent?.isFailed === false;
  }

  /** Whether the record has a newer message than this one. */
  isAhead(message: Kit.Message | null): boolean {
    return this.lastSentMessage !== null && isNewer(this.lastSentMessage, message);
  }

  /** The receipt of the last message; none once it is deleted. */
  get receipt(): Receipt {
    const last = this.lastSentMessage;
    if (!this.unsent) return last && isDeleted(last) ? RECEIPT.NONE : this.#receipt;
    return this.unsent.isFailed ? RECEIPT.ERROR : RECEIPT.PENDING;
  }

  get unread(): number {
    return this.#unread;
  }

  set unread(count: number) {
    recounted(this, () => {
      this.#unread = count;
    });
    if (count === 0) this.mentions = 0;
  }

  /** When the signed-in user pinned, muted and archived it. */
  get marks(): Marks {
    return marked.get(this) ?? UNMARKED;
  }

  set marks(marks: Marks) {
    const hasAny = marks.pinned + marks.muted + marks.archived > 0;
    if (!hasAny && !marked.has(this)) return;
    recounted(this, () => {
      if (hasAny) marked.set(this, marks);
      else marked.delete(this);
    });
  }

  /** How many of the unread messages mention the signed-in user. */
  get mentions(): number {
    return mentions.get(this) ?? 0;
  }

  set mentions(count: number) {
    if (count > 0) mentions.set(this, count);
    else mentions.delete(this);
  }

  /** Whether it counts as an unread row; a muted one does not. */
  get isUnread(): boolean {
    return this.#unread > 0 && this.marks.muted === 0;
  }

  setLastSent(message: Kit.Message | null, uid: string | null): void {
    this.lastSentMessage = message;
    this.#receipt = receiptOf(message, uid);
  }

  /** Replaces the last sent message by another revision, and advances its receipt. */
  revise(message: Kit.Message, receipt: Receipt, uid: string | null): void {
    const before = this.#receipt;
    this.setLastSent(message, uid);
    this.advance(before);
    this.advance(receipt);
  }

  /** Advances the receipt of the last sent message; returns false if it is not ahead. */
  advance(receipt: Receipt): boolean {
    if (receipt <= this.#receipt || this.#receipt === RECEIPT.NONE) return false;
    this.#receipt = receipt;
    return true;
  }

  /**
   * Applies an operation.
   * @returns whether the unread count is still known; a partial read makes it unknown.
   */
  apply(operation: Operation, uid: string | null): boolean {
    switch (operation.type) {
      case 'message':
        receive(this, operation.message, uid);
        return true;
      case 'read':
        return readUpTo(this, operation.upTo, uid);
      case 'update':
        update(this, operation, uid);
        return true;
      case 'mark':
        this.marks = { ...this.marks, ...operation.marks };
        return true;
    }
  }

  /**
   * Merges a fetched copy to which later operations were applied.
   * @param isCounted - whether the copy's unread count is known; otherwise the record keeps its own.
   */
  merge(copy: ConversationRecord, isCounted: boolean, uid: string | null): void {
    const { lastSentMessage: last } = copy;
    const { lastSentMessage: known } = this;
    this.marks = copy.marks;
    if (last && known && isSameMessage(last, known)) {
      this.revise(revisedAt(last) < revisedAt(known) ? known : last, copy.#receipt, uid);
    } else {
      this.lastSentMessage = last;
      this.#receipt = copy.#receipt;
    }
    if (isCounted) {
      this.unread = copy.unread;
      this.mentions = copy.mentions;
      this.unreadBaseline = copy.unreadBaseline;
    }
    // A copy may count messages that never arrived here, or lack messages that did.
    if (isCounted || (copy.lastForeignMessage && isNewer(copy.lastForeignMessage, this.lastForeignMessage)))
      this.lastForeignMessage = copy.lastForeignMessage;
  }

  /**
   * Writes the record's values into the SDK's object, so that app code reads the same. Writes absolute values only,
   * because some SDKs update the object too.
   */
  sync(): void {
    const { conversation, marks } = this;
    write(conversation, 'LastMessage', this.lastMessage);
    write(conversation, 'UnreadMessageCount', this.unread);
    write(conversation, 'UnreadMentionsCount', this.mentions);
    write(conversation, 'PinnedAt', marks.pinned);
    write(conversation, 'MutedAt', marks.muted);
    write(conversation, 'ArchivedAt', marks.archived);
    const partner = partnerOf(conversation);
    if (partner) this.madePartner?.sync(partner);
  }

  /**
   * Returns the value of an accessor: the object's, or the record's if the object cannot be written. Throws what the
   * accessor throws.
   */
  value(accessor: string): unknown {
    const { conversation, lastMessage, unread, mentions, marks } = this;
    if (!isWritten(conversation, accessor)) {
      if (accessor === 'getLastMessage') return lastMessage;
      if (accessor === 'getUnreadMessageCount') return unread;
      if (accessor === 'getUnreadMentionsCount') return mentions;
      if (accessor === 'getPinnedAt') return marks.pinned;
      if (accessor === 'getMutedAt') return marks.muted;
      if (accessor === 'getArchivedAt') return marks.archived;
    }
    return callAccessor(conversation, accessor);
  }
}

// Module functions, because private methods cost 4 bytes per instance.

/** Returns the newest copy of the user or group; until its record exists, the conversation's own copy. */
function entityOf({ madePartner, conversation }: ConversationRecord): Kit.User | Kit.Group | null {
  return madePartner?.entity ?? partnerOf(conversation);
}

/** Applies a change, and counts a row that became unread, or read. */
function recounted(record: ConversationRecord, change: () => void): void {
  const wasUnread = record.isUnread;
  change();
  if (record.isUnread !== wasUnread) eachEntry(record, (entry) => countUnread(entry, wasUnread ? -1 : 1));
}

function receive(record: ConversationRecord, message: Kit.Message, uid: string | null): void {
  // Messages below the baseline may be newer than others; a copy that ends with an own message does not show which.
  if (countsAsUnread(message, uid) && !isInBaseline(record, message)) {
    record.unread++;
    if (isMentioned(message, uid)) record.mentions++;
    if (isNewer(message, record.lastForeignMessage)) record.lastForeignMessage = message;
  }
  if (!isNewer(message, record.lastSentMessage)) return;
  record.setLastSent(message, uid);
  const { marks } = record;
  if (marks.archived && !marks.muted) record.marks = { ...marks, archived: 0 };
}

function readUpTo(
  record: ConversationRecord,
  upTo: Kit.Message | string | null,
  uid: string | null,
): boolean {
  const newest = record.lastForeignMessage ?? record.lastSentMessage;
  if (typeof upTo === 'string') advanceBaselineTo(record, upTo);
  else if (upTo) advanceBaseline(record, upTo, uid);
  if (upTo !== null && newest && !reaches(upTo, newest)) return false;
  record.unread = 0;
  if (newest) advanceBaseline(record, newest, uid);
  return upTo !== null || !newest;
}

/** Whether a message was read, or is already counted as unread. */
function isInBaseline({ unreadBaseline }: ConversationRecord, message: Kit.Message): boolean {
  return unreadBaseline !== null && reaches(unreadBaseline, message);
}

/**
 * Advances the read baseline to a message. Own messages never advance it: earlier messages of others may still arrive.
 */
function advanceBaseline(record: ConversationRecord, message: Kit.Message, uid: string | null): void {
  if (countsAsUnread(message, uid) && !isInBaseline(record, message)) record.unreadBaseline = message;
}

/** Advances the read baseline to a message id; the message may still arrive. */
function advanceBaselineTo(record: ConversationRecord, id: string): void {
  const { unreadBaseline: before } = record;
  const isLater = typeof before === 'string' ? isLaterId(id, before) : !before || reaches(id, before);
  if (isLater) record.unreadBaseline = id;
}

function update(record: ConversationRecord, operation: Update, uid: string | null): void {
  const { lastMessage } = operation;
  record.unread = operation.unread;
  record.mentions = operation.mentions;
  record.marks = operation.marks;
  if (!lastMessage) return;
  const known = record.lastSentMessage;
  if (!known || isNewer(lastMessage, known)) record.setLastSent(lastMessage, uid);
  else if (isSameMessage(lastMessage, known) && revisedAt(lastMessage) >= revisedAt(known))
    record.revise(lastMessage, RECEIPT.NONE, uid);
  advanceBaseline(record, lastMessage, uid);
  if (countsAsUnread(lastMessage, uid) && isNewer(lastMessage, record.lastForeignMessage))
    record.lastForeignMessage = lastMessage;
}
