import type { UserRecord } from '../client/records/entity-record.ts';
import { readValue } from '../client/views/live-row.ts';
import type { ListSource } from '../list/publish/create-list-source.ts';
import type { UserListEntry } from './user-list-entry.ts';
import type { UserEntry } from './user-rows.ts';

/** The part of a list that a row reads. */
export interface UserRowList {
  readonly source: ListSource<UserEntry>;
  isSelected(entry: UserListEntry): boolean;
  isActive(record: UserRecord): boolean;
}

/**
 * The state of a row beyond the SDK's object. Each accessor is tracked by its own value. Returned by `UserList.row`,
 * and the second argument of slots.
 */
export class UserRow {
  readonly #entry: UserListEntry;
  readonly #list: UserRowList;

  /** @internal */
  constructor(entry: UserListEntry, list: UserRowList) {
    this.#entry = entry;
    this.#list = list;
  }

  /** The display name; without one, the user's id. */
  name(): string {
    return readValue(this.#entry, 'row.name', () => this.#entry.name);
  }

  /** Whether it is the active user. */
  isActive(): boolean {
    return this.#list.isActive(this.#entry.record);
  }

  /** Whether the row is selected. */
  isSelected(): boolean {
    return readValue(this.#entry, 'row.isSelected', () => this.#list.isSelected(this.#entry));
  }

  /** The index of the row in the list, without section headers; -1 after it was removed. */
  position(): number {
    return this.#list.source.position(this.#entry);
  }
}
