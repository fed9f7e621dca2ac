import { createComputed, createEffect, on, untrack } from 'solid-js';
import { createRowInput, type RowInput } from '../list/input/row-input.ts';
import { createSlide, type SwipeMotion } from '../list/input/swipe.ts';
import { ownerSignal } from '../list/owner-signal.ts';
import { focusedNear } from '../utils/focused-near.ts';
import { matchesMedia } from '../utils/matches-media.ts';
import { createMessageMenu, type MessageMenu, type MessageMenuOptions } from './create-message-menu.ts';
import { reactionAt } from './create-reaction-tip.ts';
import type { MessageWindow } from './model/create-message-window.ts';
import type { MessageList } from './model/message-list.ts';
import type { MessageRecord } from './timeline/message-record.ts';
import type { TimelineEntry } from './timeline/timeline-entry.ts';

/** The options of a message list's input. */
export interface MessageInputOptions extends MessageMenuOptions {
  list: MessageList;
  messageWindow: MessageWindow;
  entryAt: (target: EventTarget | null) => MessageRecord | undefined;
  /** Called with the message focused by a key. */
  onFocus: (record: MessageRecord | null) => void;
}

/** The input of a message list. */
export interface MessageInput extends Pick<RowInput<TimelineEntry>, 'focused' | 'onMounted'> {
  menu: MessageMenu;
}

/** Without the button for screen readers, which nobody sees: the row itself opens its menu by a key. */
const CONTROLS =
  ':is(a[href], button, audio, video, input, select, textarea, [tabindex]):not(.kit-message-list__actions)';
/** Elements that handle sideways touches themselves. */
const MEDIA = 'audio, video, pre';
/** How far a message follows the finger, and the distance at which a reply starts, in px. */
const REACH_PX = 72;
const REPLY_PX = 48;

/** How long the device vibrates when a pull has gone far enough for a reply, in ms. */
const TICK_MS = 10;

/** Whether the menu opens beside the message, not under the finger that pressed it. */
const isTouchOnly = () => matchesMedia('(hover: none)');

const isMessage = (entry: TimelineEntry): entry is MessageRecord => entry.kind === 'message';

/** Creates the input of a message list. Call it in the ref of the list element. */
export function createMessageInput(element: HTMLElement, options: MessageInputOptions): MessageInput {
  const { list, settings, messageWindow, entryAt, onFocus, t } = options;
  const { entries } = list;
  const menu = createMessageMenu(options);
  /** Shows who reacted with the emoji at a point, or with the focused one. */
  const openReaction = (row: HTMLElement, point?: { x: number; y: number }) => {
    const root = row.getRootNode() as Document | ShadowRoot;
    const target = point ? root.elementFromPoint?.(point.x, point.y) : focusedNear(row);
    const found = reactionAt(target, entryAt);
    if (found) options.onDialog({ kind: 'reactions', record: found.record, emoji: found.emoji });
    return found !== undefined;
  };
  const open = (entry: TimelineEntry, row: HTMLElement, point?: { x: number; y: number }) =>
    isMessage(entry) &&
    (openReaction(row, point) || menu.open(entry, { point: isTouchOnly() ? undefined : point }));
  const range = () => untrack(messageWindow.range);

  const input = createRowInput<TimelineEntry>(element, {
    order: () => untrack(entries),
    isRow: isMessage,
    rows: { entryAt, element: messageWindow.rows.element },
    reveal: (entry) => messageWindow.reveal(entry),
    pageRows() {
      const at = range();
      return at ? Math.max(1, at.last - at.first - 1) : 10;
    },
    /** The newest message if it is mounted. */
    defaultStop() {
      const all = untrack(entries);
      const newest = all.findLast(isMessage) ?? null;
      const read = untrack(messageWindow.reading);
      if (!newest || messageWindow.rows.element(newest) || !read) return newest;
      return all.slice(all.indexOf(read.entry)).find(isMessage) ?? newest;
    },
    controls: CONTROLS,
    onKey(event, entry, row) {
      const isInRow = event.target !== row;
      if (event.key === 'Enter' && !isInRow) return open(entry, row) || true;
      if (event.key !== 'Escape' || !isInRow) return false;
      row.focus({ preventScroll: true });
      // The page would otherwise close something of its own.
      event.stopPropagation();
      return true;
    },
    onFocus(entry) {
      const record = entry && isMessage(entry) ? entry : null;
      if (record && menu.has(record))
        messageWindow.rows.element(record)?.setAttribute('aria-description', t('messages.enter'));
      onFocus(record);
    },
    hasMenu: (entry) => isMessage(entry) && menu.has(entry),
    openMenu: open,
    swipe: {
      towards: 'end',
      begin(target) {
        const record = target.closest(MEDIA) || settings.hideReplyOption ? undefined : entryAt(target);
        const row = record && list.can.reply(record) ? messageWindow.rows.element(record) : undefined;
        return record && row && pullToReply(row, () => list.reply(record));
      },
    },
  });

  createComputed(on(entries, input.beforeChange));
  const signal = ownerSignal();
  createEffect(
    on(messageWindow.entries, () =>
      // After the window has processed the scroll.
      queueMicrotask(() => {
        if (!signal.aborted) input.afterChange();
      }),
    ),
  );
  return { ...input, menu };
}

/** Starts a reply when a message is swiped far enough. Keyboards and screen readers use the menu. */
function pullToReply(row: HTMLElement, onReply: () => void): SwipeMotion {
  const isRtl = getComputedStyle(row).direction === 'rtl';
  const out = `translateX(${isRtl ? -REACH_PX : REACH_PX}px)`;
  const slide = createSlide(REACH_PX, [[row.firstElementChild ?? row, 'none', out]]);
  return {
    drag(px) {
      slide.drag(px);
      const isFar = px >= REPLY_PX;
      if (isFar && !row.hasAttribute('data-pulled')) navigator.vibrate?.(TICK_MS);
      row.toggleAttribute('data-pulled', isFar);
    },
    end(px, isLifted) {
      row.removeAttribute('data-pulled');
      slide.snap(false);
      if (isLifted && px >= REPLY_PX) onReply();
    },
  };
}
