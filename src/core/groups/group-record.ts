import { guidOf, iconOf, membersCountOf, nameOf } from '../../client/boundary/entities.ts';
import { textOf } from '../../client/boundary/read.ts';
import type { Kit } from '../../sdk/index.ts';

/** The state of a group; the SDK's object stays the same while the group is shown. */
export class GroupRecord {
  /** The signal of a mounted view, managed by the reactive layer. */
  live: unknown = null;
  readonly status = '';
  readonly blocked = false;
  readonly lastActiveAt = 0;
  readonly presence = '';
  readonly group: Kit.Group;
  readonly id: string;
  /** The newest description of the group. */
  entity: Kit.Group;
  membersCount: number;

  constructor(group: Kit.Group) {
    this.group = group;
    this.id = guidOf(group);
    this.entity = group;
    this.membersCount = membersCountOf(group);
  }

  /** The display name, or the id of a group without one. */
  get name(): string {
    return nameOf(this.entity) || this.id;
  }

  /** The URL of the picture, or ''. */
  get picture(): string {
    return iconOf(this.entity);
  }

  /** Takes a later copy of the group; returns false for one that only has an id. */
  take(copy: Kit.Group): boolean {
    if (textOf(copy, 'getName') === '') return false;
    this.entity = copy;
    this.membersCount = membersCountOf(copy) || this.membersCount;
    return true;
  }

  /** Counts members who came, or who left with a number below 0. */
  count(more: number): void {
    this.membersCount = Math.max(0, this.membersCount + more);
  }
}
