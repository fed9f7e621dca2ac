import type { Entry, GroupRecord, MessageRecord, RelationRecord, UserRecord } from './records.ts';

/** All that is needed to show some records to some users; plain data. */
export interface Facts {
  readonly users: Readonly<Record<string, UserRecord | undefined>>;
  readonly groups: Readonly<Record<string, GroupRecord | undefined>>;
  /** By key: who has blocked whom, among the users and those to whom they are shown. */
  readonly blocks: Readonly<Record<string, RelationRecord | undefined>>;
  /** Copies of conversations, by their keys: in groups they say how far each member got. */
  readonly copies: Readonly<Record<string, Entry | undefined>>;
  /** The bytes of files, by the id of the message. */
  readonly files: Readonly<Record<number, Blob | undefined>>;
}

/** What a command of one user means for the sessions of others; plain data that another tab can be sent. */
export type DataEvent = {
  /** The ids of the sessions that hear of it. */
  readonly to: readonly string[];
  /** All records that it speaks of. */
  readonly facts: Facts;
} & DataNews;

/** What happened. */
export type DataNews =
  | { readonly kind: 'message' | 'edited' | 'deleted'; readonly message: MessageRecord }
  | {
      readonly kind: 'typing';
      readonly started: boolean;
      readonly sender: string;
      readonly receiverId: string;
      readonly receiverType: string;
    }
  | {
      readonly kind: 'delivered' | 'read' | 'deliveredToAll' | 'readByAll';
      readonly message: MessageRecord;
      readonly by: string;
      readonly deliveredAt: number;
      readonly readAt: number;
    }
  | { readonly kind: 'presence'; readonly uid: string }
  | { readonly kind: 'group'; readonly message: MessageRecord }
  /** Something was missed, or all data was replaced: read again. */
  | { readonly kind: 'missed' };

/** Who takes events: a session that is signed in and connected. */
export interface DataSubscriber {
  deliver(event: DataEvent): void;
}

/** Who gives a command: a user, and the session that does it for them, which hears nothing of it. */
export interface Actor {
  readonly uid: string;
  readonly session?: string;
}
