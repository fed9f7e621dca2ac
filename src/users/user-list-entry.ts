import type { UserRecord } from '../client/records/entity-record.ts';
import { ListEntry } from '../order/list-entry.ts';

/** The entry of a user in one list. */
export class UserListEntry extends ListEntry<UserRecord> {
  /** The section letter, and the grouping and description it was computed from. */
  letter = '';
  grouping: object | null = null;
  grouped: object | null = null;
}
