import type { Kit } from '../../sdk/index.ts';
import type { Marks } from '../boundary/conversations.ts';

/** The app's update of a conversation. */
export interface Update {
  readonly type: 'update';
  readonly lastMessage: Kit.Message | null;
  readonly unread: number;
  /** How many of the unread messages mention the signed-in user. */
  readonly mentions: number;
  readonly marks: Marks;
}

/** A change of a conversation, as plain data. */
export type Operation =
  /** A message was received, or sent by the signed-in user; most move the row to the top. */
  | { readonly type: 'message'; readonly message: Kit.Message; readonly isToTop: boolean }
  /** The signed-in user read up to a message or an id; null if unknown. */
  | { readonly type: 'read'; readonly upTo: Kit.Message | string | null }
  /** The signed-in user pinned, muted or archived it, or ended that. */
  | { readonly type: 'mark'; readonly marks: Partial<Marks> }
  | Update;
