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
  /** The newest message concerned. */
  readonly key: string;
  readonly at: number;
}

/** The effect of a change on the archive; times are in microseconds. */
export type Effect =
  | MessageEffect<'message'>
  /** A message of this user is in the server's archive, but is not new here: it was deleted, or is stored already. */
  | MessageEffect<'settled'>
  | MessageEffect<'edited'>
  | MessageEffect<'deleted'>
  | ReactionEffect
  | ReceiptEffect<'received'>
  | ReceiptEffect<'displayed'>
  /** The unread count or the newest message of a chat changed for another reason. */
  | { readonly what: 'chat'; readonly chat: string }
  | TypingChange;
