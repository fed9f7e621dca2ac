import type { Accessor } from 'solid-js';
import { textOf } from '../core/read.ts';
import type { UserRecord } from '../core/user-record.ts';
import type { Kit } from '../sdk/index.ts';

/**
 * One row of the user list, read reactively: each accessor gives the newest fact and tracks that row alone.
 * Made by `UserList.row` and passed to slots as their second argument.
 */
export class UserRow {
  /** The SDK's own object; the same one for as long as the row lives. */
  readonly user: Kit.User;
  readonly #record: UserRecord;
  readonly #track: Accessor<void>;
  readonly #isActive: (user: Kit.User) => boolean;

  /** @internal */
  constructor(record: UserRecord, track: Accessor<void>, isActive: (user: Kit.User) => boolean) {
    this.user = record.user;
    this.#record = record;
    this.#track = track;
    this.#isActive = isActive;
  }

  /** The user's id. */
  get uid(): string {
    return this.#record.id;
  }

  /** The newest description of the user. */
  entity(): Kit.User {
    this.#track();
    return this.#record.entity;
  }

  /** The display name, or the id of a user without one. */
  name(): string {
    this.#track();
    return this.#record.name;
  }

  /** The URL of the picture, or undefined. */
  picture(): string | undefined {
    return textOf(this.entity(), 'getAvatar') || undefined;
  }

  /** The presence: 'online', 'offline' or a word of the SDK's own; '' for a blocked user. */
  status(): string {
    this.#track();
    return this.#record.blocked ? '' : this.#record.status;
  }

  /** The text the user set, or ''. */
  statusMessage(): string {
    return textOf(this.entity(), 'getStatusMessage');
  }

  /** When the user was last online, in seconds; 0 when unknown. */
  lastActiveAt(): number {
    this.#track();
    return this.#record.lastActiveAt;
  }

  /** Whether the signed-in user has blocked this one. */
  blocked(): boolean {
    this.#track();
    return this.#record.blocked;
  }

  /** Whether it is the active user. */
  active(): boolean {
    return this.#isActive(this.user);
  }

  /** Whether the row is selected. */
  selected(): boolean {
    this.#track();
    return this.#record.selected;
  }
}
