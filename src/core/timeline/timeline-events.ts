import type { Kit } from '../../sdk/index.ts';
import type { Peer } from '../collections/peer-map.ts';
import { countsAsUnread, isThreadReply, peerOfMessage } from '../messages/messages.ts';
import { textOf } from '../objects/read.ts';
import type { Arrival, Timeline } from './timeline.ts';

/** The chat of a timeline. */
export interface TimelineChat {
  /** Who the chat is with; null without a chat. */
  peer(): Peer | null;
  /** The id of the message whose thread is shown; '' for the chat itself. */
  parentId(): string;
  /** The uid of the signed-in user. */
  uid(): string | null;
  /** The time in seconds. */
  now(): number;
}

/** Applies events to a timeline: those of its chat, and of its thread. */
export class TimelineEvents {
  readonly #timeline: Timeline;
  readonly #chat: TimelineChat;

  constructor(timeline: Timeline, chat: TimelineChat) {
    this.#timeline = timeline;
    this.#chat = chat;
  }

  /** Handles a received message; returns what it did, or undefined for one of another chat or thread. */
  message(message: Kit.Message): Arrival | undefined {
    return this.#isHere(message) ? this.#timeline.receive(message, this.#chat.now()) : undefined;
  }

  /** Handles a report of the app about sending; returns whether it concerns the chat. */
  sent(message: Kit.Message, status: 'inprogress' | 'success' | 'error'): boolean {
    const isHere = this.#isHere(message, true);
    if (isHere) this.#timeline.sent(message, status, this.#chat.now());
    return isHere;
  }

  /** Handles an edited or deleted message. */
  revised(message: Kit.Message): void {
    if (this.#isHere(message)) this.#timeline.revise(message);
  }

  /** Whether a message of someone else is news to the user. */
  isNews(message: Kit.Message): boolean {
    return (
      countsAsUnread(message, this.#chat.uid()) || (this.#chat.parentId() !== '' && isThreadReply(message))
    );
  }

  #isHere(message: Kit.Message, isOwnSend = false): boolean {
    const peer = this.#chat.peer();
    if (!peer) return false;
    const own = isOwnSend
      ? { isGroup: textOf(message, 'getReceiverType') === 'group', id: textOf(message, 'getReceiverId') }
      : null;
    const other = own ?? peerOfMessage(message, this.#chat.uid());
    if (other.id !== peer.id || other.isGroup !== peer.isGroup) return false;
    const parent = isThreadReply(message) ? textOf(message, 'getParentMessageId') : '';
    return parent === this.#chat.parentId();
  }
}
