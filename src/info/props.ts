import type { JSX } from 'solid-js';
import type { KitErrorHandler } from '../client/boundary/exception.ts';
import type { OpenedChat } from '../client/boundary/kinds.ts';
import type { Kit } from '../sdk/index.ts';
import type { KitOptionsOf } from '../ui/controls/kit-option.ts';
import type { OwnProps } from '../ui/controls/root-attributes.ts';
import type { ListAttributes } from '../ui/list/list-root.tsx';

/** The attributes of the root, without `onClose`, which has another meaning. */
type Attributes = Omit<ListAttributes, 'onClose'>;

/** The props of `KitChatInfo` besides `user` and `group`; all are optional and reactive. */
export interface KitChatInfoSettings extends Attributes {
  /** Called when the close button is clicked, or Escape pressed; without it, there is no button. */
  onClose?: (() => void) | undefined;
  /** Called with the user for "Send message" in a member's menu; without it, the menu lacks that. */
  onMessageClick?: ((user: Kit.User) => void) | undefined;
  /** Called with a `Kit.Exception` for every error. */
  onError?: KitErrorHandler | null | undefined;
  /** Hides the buttons that mute, block, leave and delete. @defaultValue false */
  hideActions?: boolean | undefined;
  /** Removes "Delete" from these buttons. @defaultValue false */
  hideDelete?: boolean | undefined;
  /** Hides the members of a group. @defaultValue false */
  hideMembers?: boolean | undefined;
  /** Hides media, files and links. @defaultValue false */
  hideShared?: boolean | undefined;
  /**
   * The entries of each member's menu, by the member and the built-in entries (`message`, `admin`, `moderator`,
   * `participant`, `kick` and `ban`); `() => []` for no menu.
   * @defaultValue what the SDK can, and the signed-in user may do
   */
  memberOptions?: KitOptionsOf<Kit.GroupMember> | null | undefined;
  /** Renders more below the name, for example a phone number. @defaultValue nothing */
  detailsView?: ((entity: Kit.User | Kit.Group) => JSX.Element) | undefined;
}

/**
 * The props of `KitChatInfo`; all are reactive, and exactly one of `user` and `group` is needed. All others are
 * attributes of its root.
 */
export type KitChatInfoProps = KitChatInfoSettings & OpenedChat;

/** The props that are not attributes of the root. */
export const OWN: OwnProps<KitChatInfoProps, Attributes> = {
  user: 1,
  group: 1,
  onClose: 1,
  onMessageClick: 1,
  onError: 1,
  hideActions: 1,
  hideDelete: 1,
  hideMembers: 1,
  hideShared: 1,
  memberOptions: 1,
  detailsView: 1,
};
