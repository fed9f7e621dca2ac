import { createSlide, type SwipeMotion } from '../../list/input/swipe.ts';
import type { MenuItem } from '../controls/menu.ts';

/** The maximum number of menu entries to show. */
const MAX_ACTIONS = 3;
/** The built-in entries to show if there are more. */
const PREFERRED = ['pin', 'unpin', 'archive', 'unarchive', 'delete'];

/** The options of `createSwipeActions`. */
export interface SwipeActionsOptions {
  /** Returns the entries of a row's menu. */
  itemsOf: (row: HTMLElement) => readonly MenuItem[];
  /** Runs an entry. */
  choose: (item: MenuItem) => void;
  /** Called when actions are shown or hidden. */
  onOpenChange: (isOpen: boolean) => void;
  /** Called when a touch beside the actions hides them; its click has no other effect. */
  onDismiss: () => void;
  /** Aborts to remove the listeners. */
  signal: AbortSignal;
}

/** The actions of a row that are visible, or being swiped in. */
interface Strip extends Pick<SwipeMotion, 'drag'> {
  readonly element: HTMLElement;
  /** Shows or hides the actions, and removes them once they are hidden. */
  snap(isOpen: boolean): void;
}

/**
 * Swipes in the first entries of a row's menu from the end of the row. Keyboards and screen readers use the menu: the
 * buttons are for touch only.
 * @returns the function that begins a swipe.
 */
export function createSwipeActions(
  list: HTMLElement,
  options: SwipeActionsOptions,
): (target: Element) => SwipeMotion | undefined {
  const { signal } = options;
  let shown: Strip | undefined;
  /** Whether the touch only hid actions. */
  let hasDismissed = false;

  const hide = () => {
    if (!shown) return;
    shown.snap(false);
    shown = undefined;
    options.onOpenChange(false);
  };
  const choose = (item: MenuItem) => {
    hide();
    options.choose(item);
  };
  list.addEventListener(
    'pointerdown',
    ({ pointerType, target }) => {
      if (pointerType !== 'touch') return;
      hasDismissed = shown !== undefined;
      if (!shown || shown.element.contains(target as Node)) return;
      options.onDismiss();
      hide();
    },
    { signal },
  );
  list.parentElement?.addEventListener('scroll', hide, { signal, passive: true });

  return (target) => {
    const row = target.closest<HTMLElement>('.kit-list__row');
    const items = row && !hasDismissed ? swipedOf(options.itemsOf(row)) : [];
    if (!row || items.length === 0) return undefined;
    const strip = drawStrip(row, items, choose);
    return {
      drag: strip.drag,
      end(px, isLifted) {
        const isOpen = isLifted && px > strip.element.offsetWidth / 3;
        strip.snap(isOpen);
        if (!isOpen) return;
        shown = strip;
        options.onOpenChange(true);
      },
    };
  };
}

/** Returns the entries to swipe in. */
function swipedOf(items: readonly MenuItem[]): readonly MenuItem[] {
  const preferred = items.filter(({ action = '' }) => PREFERRED.includes(action));
  return (items.length > MAX_ACTIONS && preferred.length > 0 ? preferred : items).slice(0, MAX_ACTIONS);
}

function drawStrip(row: HTMLElement, items: readonly MenuItem[], choose: (item: MenuItem) => void): Strip {
  const element = document.createElement('div');
  element.className = 'kit-list__swipe';
  element.setAttribute('aria-hidden', 'true');
  for (const item of items) {
    const button = document.createElement('button');
    button.type = 'button';
    button.tabIndex = -1;
    button.className = 'kit-button';
    button.dataset.variant = item.isDestructive ? 'danger' : 'primary';
    button.disabled = Boolean(item.isDisabled);
    button.textContent = item.title ?? '';
    button.addEventListener('click', () => choose(item));
    element.append(button);
  }
  row.append(element);
  const width = element.offsetWidth;
  const px = getComputedStyle(row).direction === 'rtl' ? width : -width;
  const slide = createSlide(
    width,
    [...row.children].map((part) =>
      part === element ? [part, `translateX(${-px}px)`, 'none'] : [part, 'none', `translateX(${px}px)`],
    ),
  );
  return {
    element,
    drag: slide.drag,
    snap: (isOpen) => slide.snap(isOpen, () => element.remove()),
  };
}
