import type { Kit } from '../../sdk/index.ts';
import type { GroupCallbacks } from '../listeners.ts';
import type { Entry, GroupRecord, MessageRecord, Receiver, RelationRecord, UserRecord } from './records.ts';

/** All that is needed to show some records to some users; plain data. */
export interface Facts {
  readonly users: ReadonlyMap<string, UserRecord>;
  readonly groups: ReadonlyMap<string, GroupRecord>;
  /** By key: who has blocked whom, among the users and those to whom they are shown. */
  readonly blocks: ReadonlyMap<string, RelationRecord>;
  /** Copies of conversations, by their keys: in groups they say how far each member got. */
  readonly copies: ReadonlyMap<string, Entry>;
  /** The bytes of files, by the id of the message. */
  readonly files: Readonly<Record<number, Blob | undefined>>;
}

/** A command of one user means that listeners of others are called; plain data that another tab can be sent. */
export type DataEvent = {
  /** The ids of the sessions whose listeners are called. */
  readonly to: readonly string[];
  /** All records of which the arguments speak. */
  readonly facts: Facts;
} & (Call | Missed);

/** Which callback of which listeners is called, and what it is handed. */
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

/** Something was missed, or all data was replaced: read again. */
export interface Missed {
  readonly on: 'missed';
  readonly args: readonly [];
}

/** What a callback is handed, by what makes it: the method of `Views`, and what that needs to know. */
export type Argument =
  | readonly [make: 'user' | 'group' | 'word', id: string]
  | readonly [make: 'message', record: MessageRecord]
  | readonly [make: 'receipt', facts: ReceiptFacts]
  | readonly [make: 'typing', facts: Receiver & { readonly sender: string }];

/** How far the messages of a conversation got, and with whom. */
export interface ReceiptFacts {
  readonly message: Pick<MessageRecord, 'id' | 'conversationId' | 'receiverType' | 'receiverId'>;
  readonly by: string;
  readonly deliveredAt: number;
  /** 0 where they were only delivered. */
  readonly readAt: number;
}

/** Who takes events: a session that is signed in and connected. */
export interface DataSubscriber {
  deliver(event: DataEvent): void;
}

/** Who gives a command: a user, and the session that does it for them, which hears nothing of it. */
export interface Actor {
  readonly uid: string;
  readonly session?: string;
}
