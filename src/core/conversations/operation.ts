import { objectOf, read, textOf } from '../../client/boundary/read.ts';
import type { Kit } from '../../sdk/index.ts';

/** The other side of a conversation, as the list shows it. */
export interface Profile {
  /** The newest description of the user or group. */
  entity: Kit.User | Kit.Group;
  /** The user's presence; '' for a group. */
  status: string;
  /** Whether the signed-in user has blocked this one. */
  blocked: boolean;
}

/** The app's update of a conversation. */
export interface Update {
  readonly type: 'update';
  readonly lastMessage: Kit.Message | null;
  readonly unread: number;
  readonly profile: Partial<Profile>;
}

/** Something that happened to a conversation. */
export type Operation =
  /** A message was received or sent by the signed-in user; most move the row to the top. */
  | { readonly type: 'message'; readonly message: Kit.Message; readonly isToTop: boolean }
  /** The signed-in user read up to a message or an id; null if unknown. */
  | { readonly type: 'read'; readonly upTo: Kit.Message | string | null }
  | Update
  /** Presence, block or description changed. */
  | { readonly type: 'profile'; readonly profile: Partial<Profile> };

/** Reads a conversation's profile; omits what the SDK does not provide. */
export function profileOf(conversation: Kit.Conversation): Partial<Profile> {
  const entity = objectOf<Kit.User | Kit.Group>(conversation, 'getConversationWith');
  if (!entity) return {};
  const status = textOf(entity, 'getStatus');
  const blocked = read(entity, 'getBlockedByMe');
  return {
    entity,
    ...(status !== '' && { status }),
    ...(typeof blocked === 'boolean' && { blocked }),
  };
}
