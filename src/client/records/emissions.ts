import type { ConversationRecord } from './conversation-record.ts';
import type { GroupLeft } from './group-left.ts';

/** The UI events to emit after the next flush. */
export class Emissions {
  /** Rows that an SDK event changed. */
  readonly updated = new Set<ConversationRecord>();
  /** Rows that became fully read by the signed-in user. */
  readonly cleared = new Set<ConversationRecord>();
  /** Groups that the signed-in user left or was removed from, by guid. */
  readonly left = new Map<string, GroupLeft>();

  clear(): void {
    this.updated.clear();
    this.cleared.clear();
    this.left.clear();
  }
}
