import { onCleanup } from 'solid-js';
import { focusedNear } from '../../utils/focused-near.ts';
import type { OrderHold } from '../create-order-hold.ts';
import type { MountedRows } from '../window/create-mounted-rows.ts';
import { SLOP_PX } from './swipe.ts';

/** The duration of a long press, in milliseconds. */
const LONG_PRESS_MS = 500;
/**
 * How long the order is held after the pointer moved or was lifted, in milliseconds: a touch causes its click later,
 * and the click must hit the same row.
 */
const AFTER_MS = 500;
/** The targets that keep the browser's own menu: links, media, fields, and selected text. */
const NATIVE_MENU = 'a, audio, video, input, textarea';

/** The options of the presses on a list. */
export interface PressOptions<E> {
  rows: Pick<MountedRows<E>, 'entryAt' | 'element'>;
  /** Whether a row has a menu. */
  hasMenu: (entry: E) => boolean;
  /** Opens the menu of a row; returns false if it has none. */
  openMenu: (entry: E, row: HTMLElement, point?: { x: number; y: number }) => boolean;
  /** Holds the order, in lists whose rows move. */
  hold?: OrderHold | undefined;
  /** What keeps the order still. @defaultValue 'none' */
  holdOrder?: () => 'press' | 'hover' | 'none';
}

/**
 * Handles pointers on the rows: a secondary click, a long press, Shift+F10 and the menu key open the row's menu. The
 * order is held while a pointer is down or moves, or the keyboard is in the list.
 */
export function followPresses<E>(
  list: HTMLElement,
  options: PressOptions<E>,
  swallowClick: () => void,
  signal: AbortSignal,
): void {
  const { rows, hold, holdOrder = () => 'none' } = options;
  let press: { timer: ReturnType<typeof setTimeout>; x: number; y: number } | undefined;
  /** Whether the touch has opened a menu. */
  let isLong = false;

  const endPress = () => {
    clearTimeout(press?.timer);
    press = undefined;
  };
  const openAt = (target: EventTarget | null, point?: { x: number; y: number }): boolean => {
    const entry = rows.entryAt(target);
    const row = entry && rows.element(entry);
    return Boolean(entry && row && options.openMenu(entry, row, point));
  };
  const onPointerDown = (event: PointerEvent) => {
    if (holdOrder() !== 'none') hold?.hold('press');
    if (event.pointerType !== 'touch') return;
    const { clientX: x, clientY: y, target } = event;
    endPress();
    isLong = false;
    const timer = setTimeout(() => {
      press = undefined;
      isLong = openAt(target, { x, y });
      if (isLong) swallowClick();
    }, LONG_PRESS_MS);
    press = { timer, x, y };
  };
  const onPointerMove = (event: PointerEvent) => {
    if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > SLOP_PX) endPress();
    if (holdOrder() !== 'hover') return;
    hold?.hold('hover');
    hold?.release('hover', AFTER_MS);
  };
  const onPointerEnd = () => {
    endPress();
    hold?.release('press', AFTER_MS);
  };
  /** Suppresses the click after a long press: it would hit the menu under the finger. */
  const onTouchEnd = (event: TouchEvent) => {
    if (isLong && event.cancelable) event.preventDefault();
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    // The pointer that focused a row has moved on since.
    if (holdOrder() === 'hover' && (target as Element).matches(':focus-visible')) hold?.hold('focus');
  };
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (list.contains(relatedTarget as Node | null)) return;
    // A moving row may lose the focus, and regain it at once.
    queueMicrotask(() => {
      if (!list.contains(focusedNear(list))) hold?.release('focus');
    });
  };
  const openFor = (event: MouseEvent) => {
    // A key has no pointer position: the menu opens beside the row's control.
    const isKey = event.button !== 2 && event.clientX === 0 && event.clientY === 0;
    return openAt(event.target, isKey ? undefined : { x: event.clientX, y: event.clientY });
  };
  const onContextMenu = (event: MouseEvent) => {
    endPress();
    const entry = rows.entryAt(event.target);
    if (wantsNativeMenu(event) || !entry || !options.hasMenu(entry)) return;
    event.preventDefault();
    if (event.buttons === 0) {
      openFor(event);
      return;
    }
    // Firefox closes popovers at the end of a press outside them.
    window.addEventListener('pointerup', () => setTimeout(openFor, 0, event), { signal, once: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (holdOrder() === 'hover') hold?.hold('focus');
    if (event.key !== 'ContextMenu' && !(event.key === 'F10' && event.shiftKey)) return;
    if (openAt(event.target)) event.preventDefault();
  };

  list.addEventListener('pointerdown', onPointerDown, { signal });
  list.addEventListener('pointermove', onPointerMove, { signal, passive: true });
  list.addEventListener('touchend', onTouchEnd, { signal });
  list.addEventListener('focusin', onFocusIn, { signal });
  list.addEventListener('focusout', onFocusOut, { signal });
  list.addEventListener('contextmenu', onContextMenu, { signal });
  list.addEventListener('keydown', onKeyDown, { signal });
  window.addEventListener('pointerup', onPointerEnd, { signal });
  window.addEventListener('pointercancel', onPointerEnd, { signal });
  onCleanup(endPress);
}

/** Whether the target of an event keeps the browser's own menu. */
function wantsNativeMenu({ target }: Event): boolean {
  const selection = getSelection();
  return (
    (target as Element).closest(NATIVE_MENU) !== null ||
    (selection?.type === 'Range' && selection.containsNode(target as Node, true))
  );
}
