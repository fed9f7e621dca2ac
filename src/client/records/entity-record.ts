import type { ListEntry, ListedRecord } from '../../order/list-entry.ts';
import type { Kit } from '../../sdk/index.ts';
import {
  haveSameDescription,
  isBlockedUser,
  isDescribed,
  lastActiveAt,
  membersCountOf,
  nameOf,
  pictureOf,
  statusOf,
} from '../boundary/entities.ts';
import type { Peer } from '../boundary/peer-map.ts';
import { callAccessor, isWritten, writeGroup, writeUser } from '../boundary/write.ts';

/** The change of a user or group that an event reports. */
export interface EntityChange {
  /** A later copy. */
  readonly entity?: Kit.User | Kit.Group;
  readonly status?: string;
  readonly lastActiveAt?: number;
  readonly blocked?: boolean;
  readonly membersCount?: number;
}

/**
 * The state of a user or group, shared by all lists and headers. The SDK's object stays the same while the record
 * exists.
 */
export class EntityRecord<T extends Kit.User | Kit.Group = Kit.User | Kit.Group>
  implements ListedRecord, Peer
{
  entry: ListEntry | null = null;
  /** The record of the conversation with this user or group. */
  conversation: ListedRecord | null = null;
  readonly item: T;
  readonly isGroup: boolean;
  /** The uid or guid. */
  readonly id: string;
  /** The newest copy with a description. */
  entity: T;
  /** A user's presence; '' for a group. */
  status = '';
  /** Whether the signed-in user has blocked this one. */
  blocked = false;
  /** When the user was last online, in seconds since the epoch; 0 if unknown. */
  lastActiveAt = 0;
  /** The number of members of a group; 0 for a user. */
  membersCount = 0;

  constructor(item: T, { isGroup, id }: Peer) {
    this.item = item;
    this.isGroup = isGroup;
    this.id = id;
    this.entity = item;
    readCopy(this, item);
  }

  /** The display name; without one, the id. */
  get name(): string {
    return nameOf(this.entity) || this.id;
  }

  /** The URL of the picture, or ''. */
  get picture(): string {
    return pictureOf(this.entity);
  }

  /** The presence to show; '' for a group and for a blocked user. */
  get presence(): string {
    return this.blocked ? '' : this.status;
  }

  /** Merges a later copy; returns false if nothing changed. A copy that only has an id has no description. */
  merge(copy: T): boolean {
    const { entity, status, blocked, lastActiveAt, membersCount } = this;
    if (isDescribed(copy) || !isDescribed(entity)) this.entity = copy;
    readCopy(this, copy);
    return (
      this.status !== status ||
      this.blocked !== blocked ||
      this.lastActiveAt !== lastActiveAt ||
      this.membersCount !== membersCount ||
      !haveSameDescription(this.entity, entity)
    );
  }

  /** Fills in missing values from an object of any age; returns false if nothing changed. */
  fillMissing(object: T): boolean {
    const { entity, status, lastActiveAt, membersCount } = this;
    const given = valuesOf(object, this.isGroup);
    this.status ||= given.status;
    this.lastActiveAt ||= given.lastActiveAt;
    this.membersCount ||= given.membersCount;
    const isSameName = nameOf(object) === nameOf(entity);
    const isFuller = !isDescribed(entity) || (isSameName && this.picture === '' && pictureOf(object) !== '');
    if (isFuller && isDescribed(object)) this.entity = object;
    return (
      this.entity !== entity ||
      this.status !== status ||
      this.lastActiveAt !== lastActiveAt ||
      this.membersCount !== membersCount
    );
  }

  /** Applies an event; returns false if nothing changed. A repeated 'online' is no change. */
  change({ entity, lastActiveAt, ...change }: EntityChange): boolean {
    const { status, blocked, membersCount } = this;
    const isTaken = entity !== undefined && this.merge(entity as T);
    // The user object of a presence event does not say who is blocked.
    if (change.status !== undefined) this.blocked = blocked;
    Object.assign(this, change);
    if (lastActiveAt !== undefined && this.status !== status) this.lastActiveAt = lastActiveAt;
    return (
      isTaken || this.status !== status || this.blocked !== blocked || this.membersCount !== membersCount
    );
  }

  /** Writes the record's values into an SDK object, so that app code reads the same. */
  sync(object: Kit.User | Kit.Group = this.item): void {
    if (this.isGroup) writeGroup(object as Kit.Group, this as EntityRecord<Kit.Group>);
    else writeUser(object as Kit.User, this as EntityRecord<Kit.User>);
  }

  /** Returns the value of an accessor. Throws what the accessor throws. */
  value(accessor: string): unknown {
    const { item, entity, isGroup, status, blocked, membersCount } = this;
    if (isWritten(item, accessor)) return callAccessor(item, accessor);
    if (accessor === 'getMembersCount' && isGroup) return membersCount;
    if (!isGroup) {
      if (accessor === 'getStatus') return status;
      if (accessor === 'getBlockedByMe') return blocked;
      if (accessor === 'getLastActiveAt' && this.lastActiveAt) return this.lastActiveAt;
    }
    return callAccessor(accessor in entity ? entity : item, accessor);
  }
}

/**
 * Reads a copy into a record; values that the copy lacks stay. A function, because a private method takes 4 bytes per
 * record.
 */
function readCopy(record: EntityRecord, copy: Kit.User | Kit.Group): void {
  const { status, lastActiveAt, membersCount } = valuesOf(copy, record.isGroup);
  record.status = status || record.status;
  record.lastActiveAt = lastActiveAt || record.lastActiveAt;
  record.membersCount = membersCount || record.membersCount;
  if (!record.isGroup) record.blocked = isBlockedUser(copy as Kit.User, record.blocked);
}

/** Returns the values of a copy that events can change. */
function valuesOf(copy: Kit.User | Kit.Group, isGroup: boolean) {
  return {
    status: isGroup ? '' : statusOf(copy as Kit.User),
    lastActiveAt: isGroup ? 0 : lastActiveAt(copy as Kit.User),
    membersCount: isGroup ? membersCountOf(copy as Kit.Group) : 0,
  };
}

/** The state of a user. */
export type UserRecord = EntityRecord<Kit.User>;
