import {
  isAction,
  isOfGroup,
  isOwn,
  messageId,
  parentId,
  receiverId,
  receiverOf,
  senderId,
} from '../../client/boundary/messages.ts';
import type { Peer } from '../../client/boundary/peer-map.ts';
import { peerOfMessage } from '../../client/boundary/peers.ts';
import { reactionChange } from '../../client/boundary/reactions.ts';
import type { Receipt } from '../../client/boundary/receipts.ts';
import { receiptMessageId } from '../../client/boundary/receipts.ts';
import type { OutboxEntry } from '../../client/records/outbox.ts';
import type { Kit } from '../../sdk/index.ts';
import { RecentMap } from '../../utils/recent-map.ts';
import type { TimelineTime } from './message-merger.ts';
import type { Arrival, Timeline } from './timeline.ts';

/** The minimum number of messages remembered as arrived. */
const CAPACITY = 1000;

/** The chat or thread of a timeline. */
export interface TimelineChat {
  /** The user or group of the chat; null without a chat. */
  peer(): Peer | null;
  /** The id of the thread's parent message; '' for the chat itself. */
  parentId(): string;
  /** The uid of the signed-in user. */
  uid(): string | null;
  /** The time in seconds. */
  now(): number;
}

/** Applies events to the timeline of their chat or thread, and ignores other events. */
export class TimelineEvents {
  readonly #timeline: Timeline;
  readonly #chat: TimelineChat;
  /**
   * The ids already reported, so that a message that is delivered again is not counted or announced again. The timeline
   * itself merges duplicates by id.
   */
  readonly #seen = new RecentMap<string, true>(CAPACITY);
  /** Own replies, with the time of their parent's copy when their first attempt began. */
  readonly #replies = new WeakMap<OutboxEntry, TimelineTime | undefined>();

  constructor(timeline: Timeline, chat: TimelineChat) {
    this.#timeline = timeline;
    this.#chat = chat;
  }

  /**
   * Handles a received message, or the action message of a group event. Replies are counted in the chat and shown in
   * their thread.
   * @returns its effect, if it belongs to the timeline and is new to the user.
   */
  message(message: Kit.Message): Arrival | undefined {
    const uid = this.#chat.uid();
    if (!this.#isOfChat(peerOfMessage(message, uid))) return undefined;
    if (!this.#isOfThread(message)) return this.#reply(message);
    const arrival = this.#timeline.receive(message, this.#chat.now());
    const id = messageId(message);
    const isKnown = arrival === 'known' || this.#seen.has(id);
    this.#seen.set(id, true);
    return isKnown || !this.isNews(message) ? undefined : arrival;
  }

  /** Whether a message of the timeline is from another user. */
  isNews(message: Kit.Message): boolean {
    return !isOwn(message, this.#chat.uid()) && !isAction(message);
  }

  /** Whether a fetched message belongs to the timeline. */
  isHere(message: Kit.Message): boolean {
    return this.#isOfThread(message) && this.#isOfChat(peerOfMessage(message, this.#chat.uid()));
  }

  /** Handles a message that is being sent, has failed, or was discarded; returns whether it belongs to the timeline. */
  sending(entry: OutboxEntry): boolean {
    if (!this.#isOfChat(entry.receiver)) return false;
    if (entry.parentId === this.#chat.parentId()) {
      this.#timeline.send(entry);
      return true;
    }
    const { copiedAt } = this.#timeline.find(entry.parentId) ?? {};
    if (!this.#replies.has(entry)) this.#replies.set(entry, copiedAt);
    return false;
  }

  /** Handles a sent message, and its entry in the outbox; returns whether the timeline shows it. */
  sent(message: Kit.Message, entry: OutboxEntry | undefined): boolean {
    if (!this.#isOfChat(receiverOf(message))) return false;
    if (this.#isOfThread(message)) {
      this.#timeline.sent(message, this.#chat.now(), entry);
      return true;
    }
    const first = parentId(message);
    // It is unknown whether a copy fetched meanwhile counts the reply.
    const before = entry && this.#replies.get(entry);
    if (this.#timeline.find(first)?.copiedAt !== before) this.#timeline.toRefetch.add(first);
    this.#reply(message);
    return false;
  }

  /** Handles an edited or deleted message; returns whether it belongs to the timeline. */
  revised(message: Kit.Message): boolean {
    const id = messageId(message);
    const isHere = id !== '' && (this.#timeline.find(id) !== undefined || this.isHere(message));
    if (isHere) this.#timeline.revise(message);
    return isHere;
  }

  /**
   * Handles a receipt of own messages.
   * @param toAll - whether it covers all members of a group.
   */
  receipt(receipt: Kit.MessageReceipt, step: Receipt, toAll: boolean): void {
    const peer = this.#chat.peer();
    const id = receiptMessageId(receipt);
    if (!peer || id === '' || peer.isGroup !== toAll || isOfGroup(receipt) !== toAll) return;
    if (toAll || senderId(receipt) === peer.id) this.#timeline.receipt(id, step, receipt);
  }

  /** Handles a reaction that was added or removed. */
  reacted(event: Kit.ReactionEvent, isAdded: boolean): void {
    const peer = this.#chat.peer();
    if (!peer || isOfGroup(event) !== peer.isGroup) return;
    if (peer.isGroup && receiverId(event) !== peer.id) return;
    const change = reactionChange(event, isAdded);
    if (change.messageId !== '') this.#timeline.react(change);
  }

  /** Clears everything for another user or chat. */
  reset(): void {
    this.#seen.clear();
  }

  #reply(message: Kit.Message): undefined {
    const id = messageId(message);
    if (this.#chat.parentId() === '' && id !== '') this.#timeline.reply(parentId(message), id);
  }

  #isOfChat(other: Peer): boolean {
    const peer = this.#chat.peer();
    return other.id === peer?.id && other.isGroup === peer.isGroup;
  }

  #isOfThread(message: Kit.Message): boolean {
    return parentId(message) === this.#chat.parentId();
  }
}
