import type { Kit } from '../sdk/index.ts';
import type { Block, OrderEntry } from './block-order.ts';

/** The truth about one row of the user list; the SDK's object is kept for as long as the row lives. */
export class UserRecord implements OrderEntry {
  block: Block | null = null;
  height = 0;
  /** Whether the row is selected. */
  selected = false;
  /** The signal of a mounted row, made and dropped by the reactive layer. */
  live: unknown = null;
  readonly user: Kit.User;
  readonly id: string;
  /** The newest description of the user. */
  entity: Kit.User;
  status: string;
  blocked: boolean;
  /** When the user was last online, in seconds; 0 when the SDK does not tell. */
  lastActiveAt: number;

  constructor(user: Kit.User) {
    this.user = user;
    this.id = user.getUid();
    this.entity = user;
    this.status = user.getStatus?.() ?? '';
    this.blocked = Boolean(user.getBlockedByMe?.());
    this.lastActiveAt = user.getLastActiveAt?.() ?? 0;
  }

  get isHeader(): false {
    return false;
  }

  /** Takes a later copy of the same user as the newest truth. */
  take(copy: Kit.User): void {
    this.entity = copy;
    this.status = copy.getStatus?.() ?? this.status;
    this.blocked = Boolean(copy.getBlockedByMe?.());
    this.lastActiveAt = copy.getLastActiveAt?.() ?? this.lastActiveAt;
  }
}
