import type { Kit } from '../../sdk/index.ts';
import type { GroupCallbacks } from '../listeners.ts';
import type { Entry, MessageRecord, Receiver } from './records.ts';

/** Calls listeners of sessions; plain data that can be sent to another tab. */
export type DataEvent = {
  /** The uids of the users whose listeners are called; undefined for everyone. */
  readonly to: readonly string[] | undefined;
  /** The session that caused it, which is not notified. */
  readonly except: string | undefined;
} & (Call | Missed);

/** The callback to call, and its arguments. */
export type Call = {
  readonly [Kind in keyof Callbacks]: {
    readonly on: Kind;
    readonly callback: keyof Callbacks[Kind];
    readonly args: readonly Argument[];
  };
}[keyof Callbacks];

/** Events were missed, or all data was replaced: read everything again. */
export interface Missed {
  readonly on: 'missed';
}

interface Callbacks {
  message: Kit.MessageListenerCallbacks;
  user: Kit.UserListenerCallbacks;
  group: GroupCallbacks;
}

/** An argument of a callback: the method of `Views` that creates it, and the data it needs. */
export type Argument =
  | readonly [make: 'user' | 'group' | 'word', id: string]
  | readonly [make: 'presence', presence: Presence]
  | readonly [make: 'message', record: MessageRecord]
  | readonly [make: 'copy', entry: Entry]
  | readonly [make: 'reaction', facts: ReactionFacts]
  | readonly [make: 'receipt', facts: ReceiptFacts]
  | readonly [make: 'typing', facts: Receiver & { readonly sender: string }];

/** A user's presence: an open session decides it, not a record. */
export interface Presence {
  readonly uid: string;
  readonly status: string;
  readonly lastActiveAt: number;
}

/** A reaction, and the message it was added to or removed from. */
export interface ReactionFacts {
  readonly message: Pick<MessageRecord, 'id' | 'conversationId' | 'receiverType' | 'receiverId' | 'parentId'>;
  readonly emoji: string;
  readonly by: string;
  readonly at: number;
}

/** How far the messages of a conversation got, and with which user. */
export interface ReceiptFacts {
  readonly message: Pick<MessageRecord, 'id' | 'conversationId' | 'receiverType' | 'receiverId'>;
  readonly by: string;
  readonly deliveredAt: number;
  /** 0 for a delivery. */
  readonly readAt: number;
}

/** The user who runs a command, and the session that runs it, which gets no events of it. */
export interface Actor {
  readonly uid: string;
  readonly session?: string;
}
