import type { View } from './view.ts';

/** What the reader aims at. */
export interface Aim {
  readonly scroller: Element;
  readonly key: string;
  readonly x: number;
  readonly y: number;
}

/** What ends a hold before its time: the keyboard or the menu loses the focus, or the pointer is lifted. */
type End = 'keys' | 'menu' | 'lift' | 'none';

/** How long the reader holds the rows of a list still. */
export interface Holds {
  /** The row under the pointer while it rests or is pressed. */
  aim: Aim | null;
  /** The rows of a list are held for some milliseconds, or until that end. */
  hold(scroller: Element, ms: number, end?: End): void;
  /** The pointer is lifted: what it held is held a little longer, in milliseconds. */
  lift(ms: number): void;
  isHeld(view: View): boolean;
  /** The rows of a list, or of all, are somewhere else: they are held no more. */
  clear(scroller?: Element): void;
}

const isInMenu = () => document.activeElement?.closest('.kit-menu') != null;

/** Creates the holds of a page. */
export function createHolds(): Holds {
  let held: { scroller: Element; until: number; end: End }[] = [];
  const isOver = (scroller: Element, end: End) => {
    if (end === 'menu') return !isInMenu();
    return end === 'keys' && !scroller.contains(document.activeElement) && !isInMenu();
  };
  const holds: Holds = {
    aim: null,
    hold(scroller, ms, end = 'none') {
      held.push({ scroller, until: performance.now() + ms, end });
    },
    lift(ms) {
      const latest = performance.now() + ms;
      held = held.map((each) =>
        each.end === 'lift' ? { ...each, until: Math.min(each.until, latest) } : each,
      );
    },
    isHeld(view) {
      held = held.filter(({ scroller, until, end }) => performance.now() < until && !isOver(scroller, end));
      return held.some(({ scroller }) => scroller === view.scroller);
    },
    clear(scroller) {
      held = scroller ? held.filter((each) => each.scroller !== scroller) : [];
      if (!scroller || holds.aim?.scroller === scroller) holds.aim = null;
    },
  };
  return holds;
}
