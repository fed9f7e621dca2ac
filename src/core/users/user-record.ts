import { nameOf, requireUid } from '../../client/boundary/entities.ts';
import { flagOf, numberOf, textOf } from '../../client/boundary/read.ts';
import type { Kit } from '../../sdk/index.ts';
import type { ListEntry, Listed } from '../order/list-entry.ts';
import { isDescribedOtherwise } from './presence-word.ts';

/** What events report about a user, which copies fetched earlier lack. */
export type UserChanges = Partial<Pick<UserRecord, 'status' | 'blocked' | 'lastActiveAt' | 'entity'>>;

/** What is known of a user; the SDK's object stays the same while the record lives. */
export class UserRecord implements Listed {
  entry: ListEntry | null = null;
  /** The signals of the user's view, managed by the reactive layer. */
  live: unknown = null;
  readonly user: Kit.User;
  readonly id: string;
  /** The newest description of the user. */
  entity: Kit.User;
  status: string;
  blocked: boolean;
  /** When the user was last online, in seconds; 0 if unknown. */
  lastActiveAt: number;

  constructor(user: Kit.User) {
    this.user = user;
    this.id = requireUid(user);
    this.entity = user;
    this.status = textOf(user, 'getStatus');
    this.blocked = flagOf(user, 'getBlockedByMe');
    this.lastActiveAt = numberOf(user, 'getLastActiveAt');
  }

  /** The display name, or the id of a user without one. */
  get name(): string {
    return nameOf(this.entity) || this.id;
  }

  /** The URL of the picture, or ''. */
  get picture(): string {
    return textOf(this.entity, 'getAvatar');
  }

  /** The shown presence; '' for a blocked user. */
  get presence(): string {
    return this.blocked ? '' : this.status;
  }

  /** Takes a later copy of the user; returns false if nothing changed. */
  take(copy: Kit.User): boolean {
    const { entity, status, blocked, lastActiveAt } = this;
    this.entity = copy;
    this.status = textOf(copy, 'getStatus') || status;
    this.blocked = flagOf(copy, 'getBlockedByMe', blocked);
    this.lastActiveAt = numberOf(copy, 'getLastActiveAt') || lastActiveAt;
    const isSame = this.status === status && this.blocked === blocked && this.lastActiveAt === lastActiveAt;
    return !isSame || isDescribedOtherwise(copy, entity);
  }
}
