import type { Accessor } from 'solid-js';
import type { Report } from '../../client/create-report.ts';
import type { Localizer } from '../../localize/index.ts';
import type { AppMessage, Kit } from '../../sdk/index.ts';
import type { TextSegment } from '../../text/formatters/index.ts';
import type { MenuPlace } from '../../ui/controls/place-menu.ts';
import type { MessageList } from '../model/message-list.ts';
import type { KitMessageListProps, MessageSlot, MessageSlots } from '../props.ts';
import type { MessageRecord } from '../timeline/message-record.ts';
import type { ShownContent } from './message-kind.ts';

/** What the rows of a message list share. */
export interface MessageView {
  readonly list: MessageList;
  /** The app's settings, read reactively. */
  readonly settings: KitMessageListProps;
  readonly t: Localizer['t'];
  readonly report: Report;
  /** Format a time: in a bubble, as a separator, and at the top. */
  readonly dates: Readonly<Record<'sent' | 'day' | 'sticky', (seconds: number) => string>>;
  /** Formats a number with the digits of the language. */
  formatCount(count: number): string;
  /** Formats a size in bytes. */
  formatSize(bytes: number): string;
  /** Whether the chat is in a group. Tracked. */
  isGroup: Accessor<boolean>;
  /** Whether the app renders, or has rendered, parts of messages: rows without slots do not track them. */
  isSlotted: Accessor<boolean>;
  slot(name: keyof MessageSlots): MessageSlot | undefined;
  /** Returns the SDK's object of a message, as apps receive it. */
  itemOf(record: MessageRecord): AppMessage;
  /** Returns the segments of a text. */
  format(text: string, message: Kit.Message): readonly TextSegment[];
  /** Returns a message in one line, for quotes and announcements. */
  summary(message: Kit.Message): string;
  /** The name of a sender; the word for oneself. */
  nameOf(user: Kit.User | null, isOwn: boolean): string;
  /** Whether a row shows its buttons: the pointer or the focus is on it. Tracked. */
  isActive(record: MessageRecord): boolean;
  /** Whether a message has a menu, once the input has loaded. Tracked. */
  hasMenu(record: MessageRecord): boolean;
  /** Opens the menu of a message beside an element, or at a point; with the reactions alone if asked. */
  openMenu(record: MessageRecord, options?: MenuOptions): boolean;
  /** Jumps to a message. */
  goTo(messageId: string): void;
  /** Keeps the top edge of a row in place while it grows. */
  hold(record: MessageRecord): void;
  showPicture(picture: Picture): void;
  /** Takes the element of a row; call it in its ref. */
  mount(record: MessageRecord, element: HTMLElement): void;
}

/** How a menu opens. */
export interface MenuOptions {
  anchor?: HTMLElement;
  point?: { x: number; y: number } | undefined;
  /** Shows the reactions only. */
  isReacting?: boolean;
}

/** The dialog of a message: the question before its deletion, who read it, or the emojis to react with. */
export type MessageDialog =
  | { readonly kind: 'delete' | 'info'; readonly record: MessageRecord }
  | {
      readonly kind: 'react';
      readonly record: MessageRecord;
      readonly row: HTMLElement;
      readonly place: MenuPlace;
    };

/** A picture to show alone. */
export interface Picture {
  readonly url: string;
  readonly name: string;
  readonly opener: HTMLElement;
}

/** What the parts of a message share; only what the functions return changes. */
export interface MessagePart {
  readonly record: MessageRecord;
  /** Returns the record, tracked. */
  readonly now: Accessor<MessageRecord>;
  /** Returns what the bubble shows, tracked. */
  readonly shown: Accessor<ShownContent>;
  readonly view: MessageView;
  /** The prefix of the ids of the parts that name the row. */
  readonly id: string;
}
