import type { Accessor } from 'solid-js';
import type { MessageRecord } from '../core/timeline/message-record.ts';
import type { TimelineEntry } from '../core/timeline/timeline-entry.ts';
import type { MeasuredWindow } from '../primitives/measured/measured-window.ts';
import type { MessageList } from '../primitives/messages/message-list.ts';
import { ownerSignal } from '../ui/list/owner-signal.ts';
import { followRowGestures } from '../ui/list/row-gestures.ts';
import { createMessageFocus, type MessageFocus } from './create-message-focus.ts';
import { createMessageMenu, type MessageMenuOptions } from './create-message-menu.ts';
import type { MenuOptions } from './message-view.ts';
import { followReplySwipes } from './swipe-to-reply.ts';

/** The options of a message list's input. */
export interface MessageInputOptions extends MessageMenuOptions {
  list: MessageList;
  entries: Accessor<readonly TimelineEntry[]>;
  shown: MeasuredWindow<TimelineEntry>;
  entryAt: (target: EventTarget | null) => MessageRecord | undefined;
  onFocus: (record: MessageRecord | null) => void;
}

/** What users do with the messages of a list. */
export interface MessageInput extends Pick<MessageFocus, 'kept' | 'onMounted' | 'refresh'> {
  /** Whether a message has a menu. */
  hasMenu(record: MessageRecord): boolean;
  /** Opens the menu of a message; returns false if it has none. */
  openMenu(record: MessageRecord, options?: MenuOptions): boolean;
}

/** What a touch moves sideways itself. */
const MEDIA = 'audio, video';

const isIn = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

/** Creates the input of a message list: follows keys, presses and touches. Call it in the ref of the element of the rows. */
export function createMessageInput(element: HTMLElement, options: MessageInputOptions): MessageInput {
  const { list, settings, shown, entryAt } = options;
  const signal = ownerSignal();
  const { open: openMenu, has: hasMenu } = createMessageMenu(options);
  const focus = createMessageFocus(element, { ...options, openMenu });
  followRowGestures<MessageRecord>(element, {
    rows: { entryAt, element: shown.element },
    hasMenu,
    onMenu: (record, _row, point) => openMenu(record, { point }),
    hold: undefined,
    holdOrder: () => 'none',
    signal,
  });
  followReplySwipes(element, {
    recordAt(target) {
      const record = isIn(target, MEDIA) || settings.hideReplyOption ? null : entryAt(target);
      return record && list.can.reply(record) ? record : undefined;
    },
    elementOf: shown.element,
    onReply: list.reply,
    signal,
  });
  return { ...focus, hasMenu, openMenu };
}
