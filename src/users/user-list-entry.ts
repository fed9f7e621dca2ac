import type { UserRecord } from '../client/records/entity-record.ts';
import { ListEntry } from '../order/list-entry.ts';

/** The place of a user in one list. */
export class UserListEntry extends ListEntry<UserRecord> {
  /** The letter of the section, and the grouping and description that it comes from. */
  letter = '';
  grouping: object | null = null;
  grouped: object | null = null;
}
