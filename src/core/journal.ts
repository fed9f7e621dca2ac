import type { Kit } from '../sdk/index.ts';
import type { ConversationRecord } from './conversation-record.ts';
import {
  countsAsUnread,
  isAction,
  isNewer,
  isSameMessage,
  lastMessageOf,
  messageId,
  revisedAt,
} from './messages.ts';
import { type Peer, PeerMap } from './peer-map.ts';
import { numberOf } from './read.ts';
import { RECEIPT, type Receipt } from './receipts.ts';

/** What events say of a row, and a copy fetched before cannot know. */
export type Facts = Partial<Pick<ConversationRecord, 'status' | 'blocked' | 'entity'>>;

interface Entry {
  readonly peer: Peer;
  /** The messages heard since the entry was made. */
  messages: Kit.Message[];
  /** Whether the row moved to the very top by one of them. */
  isOnTop: boolean;
  /** How many of them came before the conversation was read. */
  readCount: number;
  /** The message up to which it was read, where that is known. */
  readUpTo: Kit.Message | null;
  /** The messages that were edited or deleted. */
  revisions: Kit.Message[];
  /** The receipts of messages of this user's own. */
  receipts: { id: string; step: Receipt }[];
  facts: Facts | null;
  /** Whether the conversation was read or deleted, so that a copy's unread count may be of the time before. */
  isCleared: boolean;
  /** Whether that was after the conversation was asked for by itself, whose answer is else the newer truth. */
  isClearedSinceAsked: boolean;
  isDeleted: boolean;
  /** Whether an answer for this very peer is awaited. */
  isAwaited: boolean;
}

/** What a fetched copy of a conversation comes to, once what was heard meanwhile is added. */
export interface Merged {
  lastMessage: Kit.Message | null;
  unread: number;
  /** Whether `unread` holds for a row that is known already, too; if not, the row's own count is right. */
  isCounted: boolean;
  facts: Facts | null;
  /** How far `lastMessage` is known to have got. */
  receipt: Receipt;
}

/**
 * What was heard while answers of the SDK are under way. A copy that arrives may be older or newer than each
 * of the events heard meanwhile; the journal adds exactly those that the copy cannot hold yet.
 */
export class Journal {
  #entries = new PeerMap<Entry>();
  #fetches = 0;

  /** A page is being fetched: from now on everything is noted. */
  beginFetch(): void {
    this.#fetches++;
  }

  /** The page arrived, or failed. With the last one the notes go, but for peers that are awaited. */
  endFetch(): void {
    if (--this.#fetches > 0) return;
    const awaited = [...this.#entries.values()].filter((entry) => entry.isAwaited);
    this.#entries.clear();
    for (const entry of awaited) this.#entries.set(entry.peer, entry);
  }

  /** One conversation is to be fetched by itself, deleted before or not; false when it is already. */
  await(peer: Peer): boolean {
    const entry = this.#entryOf(peer);
    entry.isDeleted = false;
    if (entry.isAwaited) return false;
    entry.isAwaited = true;
    entry.isClearedSinceAsked = false;
    return true;
  }

  /** Whether an answer for this very peer is awaited. */
  isAwaited(peer: Peer): boolean {
    return this.#entries.get(peer)?.isAwaited ?? false;
  }

  /** The awaited conversation arrived. */
  settle(peer: Peer): void {
    const entry = this.#entries.get(peer);
    if (!entry) return;
    entry.isAwaited = false;
    if (this.#fetches === 0) this.#entries.delete(peer);
  }

  /** Forgets all notes: another user signed in. */
  clear(): void {
    this.#entries.clear();
  }

  /** A message was heard, of which the row moved to the top, or only up to where the message belongs. */
  heard(peer: Peer, message: Kit.Message, isOnTop = true): void {
    const entry = this.#open(peer);
    entry?.messages.push(message);
    if (entry && isOnTop && !isAction(message)) entry.isOnTop = true;
  }

  /** A message was edited or deleted. */
  revised(peer: Peer, message: Kit.Message): void {
    this.#open(peer)?.revisions.push(message);
  }

  /** A message of this user's own was delivered or read. */
  receipt(peer: Peer, id: string, step: Receipt): void {
    this.#open(peer)?.receipts.push({ id, step });
  }

  /** Presence, block or group changed. */
  noted(peer: Peer, facts: Facts): void {
    const entry = this.#open(peer);
    if (entry) entry.facts = { ...entry.facts, ...facts };
  }

  /** The conversation was read: copies made before that are wrong about its unread count. */
  read(peer: Peer, upTo: Kit.Message | null): void {
    const entry = this.#open(peer);
    if (!entry) return;
    entry.readUpTo = upTo;
    entry.readCount = entry.messages.length;
    entry.isCleared = entry.isClearedSinceAsked = true;
  }

  /** The conversation was deleted: copies made before that must not bring it back. */
  deleted(peer: Peer): void {
    const entry = this.#open(peer);
    if (!entry) return;
    entry.messages = [];
    entry.isOnTop = false;
    entry.readCount = 0;
    entry.readUpTo = null;
    entry.isCleared = entry.isClearedSinceAsked = true;
    entry.isDeleted = true;
  }

  /** Whether a message, of which the row moved up, was heard since the notes began. */
  hasMessages(peer: Peer): boolean {
    return this.#entries.get(peer)?.messages.some((message) => !isAction(message)) ?? false;
  }

  /** Whether the row moved to the very top since the notes began. */
  wentToTop(peer: Peer): boolean {
    return this.#entries.get(peer)?.isOnTop ?? false;
  }

  /**
   * Adds to a fetched copy what was heard since; null when the conversation is gone.
   * @param isAsked - whether it was fetched by itself, and not with a page.
   */
  merge(peer: Peer, conversation: Kit.Conversation, uid: string | null, isAsked: boolean): Merged | null {
    const copy = asFetched(conversation);
    const entry = this.#entries.get(peer);
    if (!entry) return copy;
    if (entry.isDeleted) return null;
    const isCleared = isAsked ? entry.isClearedSinceAsked : entry.isCleared;
    let { lastMessage } = copy;
    let unread = isCleared ? 0 : copy.unread;
    for (const [index, message] of entry.messages.entries()) {
      const isLater = isCleared
        ? index >= entry.readCount && isNewer(message, entry.readUpTo)
        : isNewer(message, copy.lastMessage);
      if (isLater && countsAsUnread(message, uid)) unread++;
      // One's own message that has no id yet lives in the row alone: its success takes its place there.
      if (messageId(message) && isNewer(message, lastMessage)) lastMessage = message;
    }
    lastMessage = lastMessage && newestCopy(lastMessage, entry.revisions);
    const receipt = lastMessage ? furthest(messageId(lastMessage), entry.receipts) : RECEIPT.NONE;
    return { lastMessage, unread, isCounted: !isCleared, facts: entry.facts, receipt };
  }

  /** The notes about a peer, when an answer is under way that may hold it. */
  #open(peer: Peer): Entry | undefined {
    return this.#fetches > 0 || this.isAwaited(peer) ? this.#entryOf(peer) : undefined;
  }

  #entryOf(peer: Peer): Entry {
    let entry = this.#entries.get(peer);
    if (!entry) {
      entry = {
        peer: { isGroup: peer.isGroup, id: peer.id },
        messages: [],
        isOnTop: false,
        readCount: 0,
        readUpTo: null,
        revisions: [],
        receipts: [],
        facts: null,
        isCleared: false,
        isClearedSinceAsked: false,
        isDeleted: false,
        isAwaited: false,
      };
      this.#entries.set(peer, entry);
    }
    return entry;
  }
}

/** What a copy of a conversation says by itself. */
export function asFetched(conversation: Kit.Conversation): Merged {
  return {
    lastMessage: lastMessageOf(conversation),
    unread: numberOf(conversation, 'getUnreadMessageCount'),
    isCounted: true,
    facts: null,
    receipt: RECEIPT.NONE,
  };
}

/** A message as it was last edited or deleted, of all copies that are at hand. */
function newestCopy(message: Kit.Message, revisions: readonly Kit.Message[]): Kit.Message {
  let newest = message;
  for (const each of revisions) {
    if (isSameMessage(each, message) && revisedAt(each) >= revisedAt(newest)) newest = each;
  }
  return newest;
}

function furthest(id: string, receipts: Entry['receipts']): Receipt {
  let step: Receipt = RECEIPT.NONE;
  for (const each of receipts) if (each.id === id && each.step > step) step = each.step;
  return step;
}
