import type { TypingChange } from './change.ts';
import type { ChatKind, StoredMessage } from './records.ts';

interface MessageEffect<What> {
  readonly what: What;
  readonly message: StoredMessage;
}

interface ReactionEffect extends MessageEffect<'reaction'> {
  readonly from: string;
  readonly emoji: string;
  readonly added: boolean;
  readonly at: number;
}

interface ReceiptEffect<What> {
  readonly what: What;
  readonly chat: string;
  readonly kind: ChatKind;
  readonly from: string;
  /** The newest message that it is about. */
  readonly key: string;
  readonly at: number;
}

/** What a change did to the archive, for those who show it. Times are in microseconds. */
export type Effect =
  | MessageEffect<'message'>
  /** A message of this user is in the server's archive, and not shown: it is deleted here, or shown already. */
  | MessageEffect<'settled'>
  | MessageEffect<'edited'>
  | MessageEffect<'deleted'>
  | ReactionEffect
  | ReceiptEffect<'received'>
  | ReceiptEffect<'displayed'>
  /** What is unread in a chat, or its newest message, changed in another way. */
  | { readonly what: 'chat'; readonly chat: string }
  | TypingChange;
