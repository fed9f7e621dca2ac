import { partnerOf } from '../../client/boundary/conversations.ts';
import { blockOf, isGroupEntity, membersCountOf, statusOf } from '../../client/boundary/entities.ts';
import type { Kit } from '../../sdk/index.ts';
import type { EntityChange } from '../entities/entity-record.ts';

/** The app's update of a conversation. */
export interface Update {
  readonly type: 'update';
  readonly lastMessage: Kit.Message | null;
  readonly unread: number;
}

/** Something that happened to a conversation. */
export type Operation =
  /** A message was received or sent by the signed-in user; most move the row to the top. */
  | { readonly type: 'message'; readonly message: Kit.Message; readonly isToTop: boolean }
  /** The signed-in user read up to a message or an id; null if unknown. */
  | { readonly type: 'read'; readonly upTo: Kit.Message | string | null }
  | Update;

/** Reads what a conversation tells of its user or group; omits what the SDK does not provide. */
export function entityChangeOf(conversation: Kit.Conversation): EntityChange {
  const entity = partnerOf(conversation);
  if (!entity) return {};
  if (isGroupEntity(entity)) {
    const membersCount = membersCountOf(entity);
    return { entity, ...(membersCount > 0 && { membersCount }) };
  }
  const status = statusOf(entity);
  const blocked = blockOf(entity);
  return {
    entity,
    ...(status !== '' && { status }),
    ...(blocked !== undefined && { blocked }),
  };
}
