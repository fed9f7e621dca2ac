import type { GroupRecord, MessageRecord, UserRecord } from './records.ts';

/** What a command of one user means for the sessions of others. */
export type DataEvent =
  | { readonly kind: 'message' | 'edited' | 'deleted'; readonly message: MessageRecord }
  | {
      readonly kind: 'typing';
      readonly started: boolean;
      readonly sender: UserRecord;
      readonly receiverId: string;
      readonly receiverType: string;
    }
  | {
      readonly kind: 'delivered' | 'read' | 'deliveredToAll' | 'readByAll';
      readonly message: MessageRecord;
      readonly by: UserRecord;
      readonly deliveredAt: number;
      readonly readAt: number;
    }
  | { readonly kind: 'presence'; readonly user: UserRecord }
  | {
      readonly kind: 'group';
      readonly action: MessageRecord;
      readonly by: UserRecord;
      readonly on: UserRecord;
      readonly group: GroupRecord;
    };

/** Who takes events: a session that is signed in and connected. */
export interface DataSubscriber {
  deliver(event: DataEvent): void;
}

/** Who gives a command: a user, and the session that does it for them, which hears nothing of it. */
export interface Actor {
  readonly uid: string;
  readonly session?: DataSubscriber;
}
