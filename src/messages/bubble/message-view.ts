import type { Accessor } from 'solid-js';
import type { Report } from '../../client/create-report.ts';
import type { Localizer } from '../../localize/index.ts';
import type { AppMessage, Kit } from '../../sdk/index.ts';
import type { TextSegment } from '../../text/formatters/index.ts';
import type { MenuAnchor } from '../../ui/controls/place-menu.ts';
import type { MessageList } from '../model/message-list.ts';
import type { KitMessageListProps, MessageSlot, MessageSlots } from '../props.ts';
import type { MessageRecord } from '../timeline/message-record.ts';
import type { ShownContent } from './message-kind.ts';

/** The data and functions that the rows of a message list share. */
export interface MessageView {
  readonly list: MessageList;
  /** The app's settings, read reactively. */
  readonly settings: KitMessageListProps;
  readonly t: Localizer['t'];
  readonly report: Report;
  /** Format a time: in a bubble, in a separator, and in the sticky date. */
  readonly dates: Readonly<Record<'sent' | 'day' | 'sticky', (seconds: number) => string>>;
  /** Formats a number with the digits of the language. */
  formatCount(count: number): string;
  /** Formats a size in bytes. */
  formatSize(bytes: number): string;
  /** Whether the chat is in a group. Tracked. */
  isGroup: Accessor<boolean>;
  /** Whether the app renders, or has rendered, parts of messages: without slots, rows do not track them. */
  isSlotted: Accessor<boolean>;
  slot(name: keyof MessageSlots): MessageSlot | undefined;
  /** Returns the SDK's object of a message, for apps. */
  itemOf(record: MessageRecord): AppMessage;
  /** Splits a text into segments. */
  format(text: string, message: Kit.Message): readonly TextSegment[];
  /** Returns a message as one line of text, for quotes and announcements. */
  summary(message: Kit.Message): string;
  /** Returns the name of a sender; 'You' in the user's language for an own message. */
  nameOf(user: Kit.User | null, isOwn: boolean): string;
  /** Whether a row shows its buttons because it is hovered or focused. Tracked. */
  isActive(record: MessageRecord): boolean;
  /** Whether a message has a menu; false until the input has loaded. Tracked. */
  hasMenu(record: MessageRecord): boolean;
  /** Opens the menu of a message beside an element or at a point; optionally with the reactions only. */
  openMenu(record: MessageRecord, options?: MenuOptions): boolean;
  /** Jumps to a message. */
  goTo(messageId: string): void;
  /** Keeps the top edge of a row in place while it grows. */
  hold(record: MessageRecord): void;
  /** Opens the viewer at a picture or video. */
  showPicture(request: PictureRequest): void;
  /** Registers the element of a row; call it in its ref. */
  mount(record: MessageRecord, element: HTMLElement): void;
}

/** The options of opening a menu. */
export interface MenuOptions {
  anchor?: HTMLElement;
  point?: { x: number; y: number } | undefined;
  /** Whether to show the reactions only. */
  isReacting?: boolean;
}

/** The dialog of a message: the confirmation of its deletion, the message info, the emojis to react with, or who reacted. */
export type MessageDialog =
  | { readonly kind: 'delete' | 'info'; readonly record: MessageRecord }
  | {
      readonly kind: 'react';
      readonly record: MessageRecord;
      readonly row: HTMLElement;
      readonly place: MenuAnchor;
    }
  | { readonly kind: 'reactions'; readonly record: MessageRecord; readonly emoji: string }
  | {
      readonly kind: 'tip';
      readonly record: MessageRecord;
      readonly emoji: string;
      readonly chip: HTMLElement;
    };

/** A picture or video of a message, by its position among the files. */
export interface PictureRequest {
  readonly record: MessageRecord;
  readonly at: number;
}

/** The data that the parts of a message share; constant, except for the results of functions. */
export interface MessagePart {
  readonly record: MessageRecord;
  /** Returns the record, tracked. */
  readonly now: Accessor<MessageRecord>;
  /** Returns the content of the bubble, tracked. */
  readonly shown: Accessor<ShownContent>;
  readonly view: MessageView;
  /** The id prefix of the parts that label the row. */
  readonly id: string;
}
