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

/** What a change did to the archive; times are in microseconds. */
export type Effect =
  | MessageEffect<'message'>
  /** A message of this user is in the server's archive, but is not news: it was deleted here, or is stored already. */
  | MessageEffect<'settled'>
  | MessageEffect<'edited'>
  | MessageEffect<'deleted'>
  | ReactionEffect
  | ReceiptEffect<'received'>
  | ReceiptEffect<'displayed'>
  /** The unread count or the newest message of a chat changed in another way. */
  | { readonly what: 'chat'; readonly chat: string }
  | TypingChange;
