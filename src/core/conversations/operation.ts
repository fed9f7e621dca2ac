import type { Kit } from '../../sdk/index.ts';
import { objectOf, read, textOf } from '../objects/read.ts';

/** Who a conversation is with, as the list shows it. */
export interface Profile {
  /** The newest description of the user or group. */
  entity: Kit.User | Kit.Group;
  /** The presence of the user; '' for a group. */
  status: string;
  /** Whether the signed-in user has blocked this one. */
  blocked: boolean;
}

/** The app told what the conversation is like now. */
export interface Update {
  readonly type: 'update';
  readonly lastMessage: Kit.Message | null;
  readonly unread: number;
  readonly profile: Partial<Profile>;
}

/** One thing that happened to a conversation. */
export type Operation =
  /** A message was received, or sent by this user; most take the row to the top. */
  | { readonly type: 'message'; readonly message: Kit.Message; readonly isToTop: boolean }
  /** This user read up to a message, or up to the one with this id; null where nobody can say which. */
  | { readonly type: 'read'; readonly upTo: Kit.Message | string | null }
  | Update
  /** Presence, block or description changed. */
  | { readonly type: 'profile'; readonly profile: Partial<Profile> };

/** What a conversation says of whom it is with; what the SDK does not tell is left out. */
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
