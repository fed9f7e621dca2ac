import type { Kit } from '../../sdk/index.ts';
import type { GroupCallbacks } from '../listeners.ts';
import type { Entry, GroupRecord, MessageRecord, Receiver, RelationRecord, UserRecord } from './records.ts';

/** All records needed to show something to some users; plain data. */
export interface Facts {
  readonly users: ReadonlyMap<string, UserRecord>;
  readonly groups: ReadonlyMap<string, GroupRecord>;
  /** Blocks by key, among the users and the viewers. */
  readonly blocks: ReadonlyMap<string, RelationRecord>;
  /** Users' copies of conversations by key; in groups they hold each member's progress. */
  readonly copies: ReadonlyMap<string, Entry>;
  /** The messages that the messages quote, by id. */
  readonly quotes: ReadonlyMap<number, MessageRecord>;
  /** The bytes of files, by message id. */
  readonly files: Readonly<Record<number, Blob | undefined>>;
}

/** Calls listeners in other sessions; plain data that can be sent to another tab. */
export type DataEvent = {
  /** The ids of the sessions whose listeners are called. */
  readonly to: readonly string[];
  /** All records that the arguments refer to. */
  readonly facts: Facts;
} & (Call | Missed);

/** The callback to call, and its arguments. */
export type Call = {
  readonly [Kind in keyof Callbacks]: {
    readonly on: Kind;
    readonly callback: keyof Callbacks[Kind];
    readonly args: readonly Argument[];
  };
}[keyof Callbacks];

interface Callbacks {
  message: Kit.MessageListenerCallbacks;
  user: Kit.UserListenerCallbacks;
  group: GroupCallbacks;
}

/** Events were missed, or all data was replaced: read everything again. */
export interface Missed {
  readonly on: 'missed';
  readonly args: readonly [];
}

/** An argument of a callback: the method of `Views` that makes it, and the data it needs. */
export type Argument =
  | readonly [make: 'user' | 'group' | 'word', id: string]
  | readonly [make: 'message', record: MessageRecord]
  | readonly [make: 'copy', facts: CopyFacts]
  | readonly [make: 'reaction', facts: ReactionFacts]
  | readonly [make: 'receipt', facts: ReceiptFacts]
  | readonly [make: 'typing', facts: Receiver & { readonly sender: string }];

/** A reaction, and the message it was added to or removed from. */
export interface ReactionFacts {
  readonly message: Pick<MessageRecord, 'id' | 'conversationId' | 'receiverType' | 'receiverId' | 'parentId'>;
  readonly emoji: string;
  readonly by: string;
  readonly at: number;
}

/** A user's copy of a conversation, and its last message. */
export interface CopyFacts {
  readonly entry: Entry;
  readonly last: MessageRecord | undefined;
}

/** How far the messages of a conversation got, and with which user. */
export interface ReceiptFacts {
  readonly message: Pick<MessageRecord, 'id' | 'conversationId' | 'receiverType' | 'receiverId'>;
  readonly by: string;
  readonly deliveredAt: number;
  /** 0 for a delivery. */
  readonly readAt: number;
}

/** Receives events: a session that is signed in and connected. */
export interface DataSubscriber {
  deliver(event: DataEvent): void;
}

/** The user who runs a command, and the session that runs it, which gets no events of it. */
export interface Actor {
  readonly uid: string;
  readonly session?: string;
}
