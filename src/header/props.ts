import type { JSX } from 'solid-js';
import type { KitErrorHandler } from '../client/boundary/exception.ts';
import type { OpenedChat } from '../client/boundary/kinds.ts';
import type { CalendarObject } from '../localize/calendar.ts';
import type { Kit } from '../sdk/index.ts';
import type { OwnProps } from '../ui/controls/root-attributes.ts';
import type { ListAttributes } from '../ui/list/list-root.tsx';
import type { MessageHeader } from './create-message-header.ts';

/**
 * Renders a part of the header: `entity` is the user or group, as a reactive view; `header` has what the SDK's
 * object lacks, such as who is typing; `builtIn()` renders the built-in part within it.
 */
export type MessageHeaderSlot = (
  entity: Kit.User | Kit.Group,
  header: MessageHeader,
  builtIn: () => JSX.Element,
) => JSX.Element;

/** The props of `KitMessageHeader` besides `user` and `group`; all are optional and reactive. */
export interface KitMessageHeaderSettings extends ListAttributes {
  /**
   * Date patterns of "Last seen"; they override `KitLocalize.calendarObject` and the defaults, key by key.
   * @defaultValue those of the region: in en-US today `h:mm A`, yesterday the word for it, other days `M/D/YYYY`
   */
  lastActiveAtDateTimeFormat?: CalendarObject | undefined;
  /** Called when the back button is clicked; without it, there is no button. */
  onBack?: (() => void) | undefined;
  /** Called with the user or group when the header is clicked, tapped, or activated with the keyboard. */
  onItemClick?: ((entity: Kit.User | Kit.Group) => void) | undefined;
  /** Called when the search button is clicked; without it, there is no button. */
  onSearchClick?: (() => void) | undefined;
  /** Called with a `Kit.Exception` for every error. */
  onError?: KitErrorHandler | null | undefined;
  /** Hides whether the user is online, and when they were last seen. @defaultValue false */
  hideUserStatus?: boolean | undefined;
  /** Never shows the back button, not even where only one panel fits. @defaultValue false */
  hideBackButton?: boolean | undefined;
  /** Always shows the back button, even where two panels fit. @defaultValue false */
  showBackButton?: boolean | undefined;
  /** Never shows the search button. @defaultValue false */
  hideSearchButton?: boolean | undefined;
  /** Renders the whole header except the buttons for back and search. */
  itemView?: MessageHeaderSlot | undefined;
  /** Renders the start, instead of the avatar. */
  leadingView?: MessageHeaderSlot | undefined;
  /** Renders the name. */
  titleView?: MessageHeaderSlot | undefined;
  /** Renders the line below the name: typing, presence or members. */
  subtitleView?: MessageHeaderSlot | undefined;
  /** Renders the end. @defaultValue nothing */
  trailingView?: MessageHeaderSlot | undefined;
  /** Renders buttons at the end, for example to start a call. @defaultValue nothing */
  auxiliaryButtonView?: MessageHeaderSlot | undefined;
  /** Renders the button at the end that opens the menu of the chat. @defaultValue nothing; in `KitChat`, `KitChatMenu` */
  menuView?: MessageHeaderSlot | undefined;
}

/**
 * The props of `KitMessageHeader`; all are reactive, and exactly one of `user` and `group` is needed. All others are
 * attributes of its root.
 */
export type KitMessageHeaderProps = KitMessageHeaderSettings & OpenedChat;

/** The props that are not attributes of the root. */
export const OWN: OwnProps<KitMessageHeaderProps, ListAttributes> = {
  user: 1,
  group: 1,
  lastActiveAtDateTimeFormat: 1,
  onBack: 1,
  onItemClick: 1,
  onSearchClick: 1,
  onError: 1,
  hideUserStatus: 1,
  hideBackButton: 1,
  showBackButton: 1,
  hideSearchButton: 1,
  itemView: 1,
  leadingView: 1,
  titleView: 1,
  subtitleView: 1,
  trailingView: 1,
  auxiliaryButtonView: 1,
  menuView: 1,
};
