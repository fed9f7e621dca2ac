import type { ConversationRecord } from './conversation-record.ts';
import type { GroupLeft } from './group-left.ts';

/** What a list tells other lists and the app after the next flush. */
export class Emissions {
  /** Rows that an SDK event changed. */
  readonly updated = new Set<ConversationRecord>();
  /** Rows that this user's reading left with nothing unread. */
  readonly cleared = new Set<ConversationRecord>();
  /** Groups that this user left, or was made to leave, by guid. */
  readonly left = new Map<string, GroupLeft>();

  clear(): void {
    this.updated.clear();
    this.cleared.clear();
    this.left.clear();
  }
}
