import type { Entry, MessageRecord, Receiver } from './records.ts';

/** Calls listeners of sessions; plain data that can be sent to another tab. */
export type DataEvent = {
  /** The uids of the users whose listeners are called; undefined for everyone. */
  readonly to: readonly string[] | undefined;
  /** The session that caused it, which is not notified. */
  readonly except: string | undefined;
} & Happened;

/** What happened: the handler of a kit that is called, and the data that its JSON is made of. */
export type Happened =
  | { readonly on: 'message' | 'edited' | 'deleted'; readonly about: MessageRecord }
  | { readonly on: 'reaction'; readonly about: ReactionFacts }
  | { readonly on: 'delivered' | 'read'; readonly about: ReceiptFacts }
  | { readonly on: 'unread' | 'conversation'; readonly about: Entry }
  | { readonly on: 'typing'; readonly about: TypingFacts }
  | { readonly on: 'presence'; readonly about: Presence }
  /** Events were missed, or all data was replaced: read everything again. */
  | { readonly on: 'missed' };

/** A user's presence: an open session decides it, not a record. */
export interface Presence {
  readonly uid: string;
  readonly status: string;
  readonly lastActiveAt: number;
}

/** A reaction that was added to a message or removed from it. */
export interface ReactionFacts {
  readonly message: MessageRecord;
  readonly emoji: string;
  readonly by: string;
  readonly at: number;
  readonly added: boolean;
}

/** How far the messages of a conversation got, and with which user. */
export interface ReceiptFacts {
  readonly message: Pick<MessageRecord, 'id' | 'conversationId' | 'receiverType' | 'receiverId' | 'sender'>;
  readonly by: string;
  readonly at: number;
  /** Whether the user was the last member of the group. */
  readonly all: boolean;
}

/** Who is typing, or stopped, and to whom. */
export interface TypingFacts extends Receiver {
  readonly sender: string;
  readonly typing: boolean;
}

/** The user who runs a command, and the session that runs it, which gets no events of it. */
export interface Actor {
  readonly uid: string;
  readonly session?: string;
}
