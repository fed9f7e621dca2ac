import type { MenuItem } from '../controls/menu.ts';
import { SLOP_PX, swallowClicks } from './click-swallower.ts';

/** Shows at most this many entries of the menu. */
const MOST_ACTIONS = 3;
const SETTLE_MS = 160;

/** The options of `followSwipes`. */
export interface SwipeOptions {
  /** Returns the entries of a row's menu. */
  itemsOf: (row: HTMLElement) => readonly MenuItem[];
  /** Runs an entry. */
  choose: (item: MenuItem) => void;
  /** Called when actions are shown or hidden. */
  onOpenChange: (isOpen: boolean) => void;
  /** Ends the listening. */
  signal: AbortSignal;
}

/** A row whose actions are shown, or are being pulled in. */
interface Swipe {
  readonly strip: HTMLElement;
  /** Follows the finger, which has pulled by this many px. */
  follow(pull: number): void;
  /** Shows or hides the actions, and removes them once they are hidden. */
  settle(isOpen: boolean): void;
}

/**
 * Lets touches pull in the first entries of a row's menu from the end of the row. Keys and screen readers have the menu:
 * the buttons are for touch only.
 */
export function followSwipes(list: HTMLElement, options: SwipeOptions): void {
  const { signal } = options;
  let start: { x: number; y: number; row: HTMLElement; towards: 1 | -1 } | undefined;
  let pulled: Swipe | undefined;
  let shown: Swipe | undefined;
  const swallowClick = swallowClicks(list, signal);

  const hide = () => {
    if (!shown) return;
    shown.settle(false);
    shown = undefined;
    options.onOpenChange(false);
  };
  const choose = (item: MenuItem) => {
    hide();
    options.choose(item);
  };
  const onPointerDown = (event: PointerEvent) => {
    swallowClick(false);
    if (event.pointerType !== 'touch' || shown?.strip.contains(event.target as Node)) return;
    const wasShown = shown !== undefined;
    swallowClick(wasShown);
    hide();
    const row = (event.target as Element).closest<HTMLElement>('.kit-list__row');
    if (!row || wasShown) return;
    const towards = getComputedStyle(row).direction === 'rtl' ? 1 : -1;
    start = { x: event.clientX, y: event.clientY, row, towards };
  };
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    if (!start) return;
    const [pull, dy] = [(clientX - start.x) * start.towards, clientY - start.y];
    if (!pulled) {
      if (Math.hypot(pull, dy) <= SLOP_PX) return;
      const items = pull > Math.abs(dy) ? options.itemsOf(start.row).slice(0, MOST_ACTIONS) : [];
      if (items.length === 0) {
        start = undefined;
        return;
      }
      pulled = makeSwipe(start.row, items, start.towards, choose);
      swallowClick(true);
    }
    pulled.follow(pull);
  };
  const onPointerEnd = (event: PointerEvent) => {
    if (start && pulled) {
      const pull = (event.clientX - start.x) * start.towards;
      const isOpen = event.type === 'pointerup' && pull > pulled.strip.offsetWidth / 3;
      pulled.settle(isOpen);
      if (isOpen) {
        shown = pulled;
        options.onOpenChange(true);
      }
    }
    start = pulled = undefined;
  };
  list.addEventListener('pointerdown', onPointerDown, { signal });
  list.addEventListener('pointermove', onPointerMove, { signal, passive: true });
  list.addEventListener('pointerup', onPointerEnd, { signal });
  list.addEventListener('pointercancel', onPointerEnd, { signal });
  list.parentElement?.addEventListener('scroll', hide, { signal, passive: true });
}

function makeSwipe(
  row: HTMLElement,
  items: readonly MenuItem[],
  towards: 1 | -1,
  choose: (item: MenuItem) => void,
): Swipe {
  const strip = document.createElement('div');
  strip.className = 'kit-list__swipe';
  strip.setAttribute('aria-hidden', 'true');
  for (const item of items) {
    const button = document.createElement('button');
    button.type = 'button';
    button.tabIndex = -1;
    button.className = 'kit-button';
    button.dataset.variant = item.isDanger ? 'danger' : 'primary';
    button.textContent = item.title ?? '';
    button.addEventListener('click', () => choose(item));
    strip.append(button);
  }
  row.append(strip);
  const width = strip.offsetWidth;
  /** No styles are set from script: paused animations follow the finger, 1 px a millisecond. */
  const slides = [...row.children].map((part) => {
    const out = `translateX(${towards * width}px)`;
    const away = `translateX(${-towards * width}px)`;
    const slide = part.animate(
      { transform: part === strip ? [away, 'none'] : ['none', out] },
      { duration: width, fill: 'both' },
    );
    slide.pause();
    return slide;
  });
  return {
    strip,
    follow(pull) {
      for (const slide of slides) slide.currentTime = Math.max(0, Math.min(width, pull));
    },
    settle(isOpen) {
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const remove = () => {
        for (const slide of slides) slide.cancel();
        strip.remove();
      };
      // At its start, an animation that plays backwards would begin at its end.
      if (!isOpen && !slides[0]?.currentTime) return remove();
      for (const slide of slides) {
        slide.updatePlaybackRate((isOpen ? 1 : -1) * (isStill ? width : width / SETTLE_MS));
        slide.play();
      }
      if (!isOpen) slides[0]?.finished.then(remove, () => {});
    },
  };
}
