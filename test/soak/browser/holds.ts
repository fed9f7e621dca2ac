import type { View } from './view.ts';

/** What the reader aims at. */
export interface Aim {
  readonly scroller: Element;
  readonly key: string;
  readonly x: number;
  readonly y: number;
}

/** How long the reader holds the rows of a list still. */
export interface Holds {
  /** The row under the pointer while it rests. */
  aim: Aim | null;
  /** The rows of a list are held for some milliseconds; by keys or a menu for as long as these have the focus. */
  hold(scroller: Element, ms: number, byFocus?: boolean): void;
  isHeld(view: View): boolean;
  /** The rows are somewhere else: nothing is held any more. */
  clear(): void;
}

/** Whether the focus is in a list, or in the menu of one of its rows. */
const hasFocus = (scroller: Element) =>
  scroller.contains(document.activeElement) || document.activeElement?.closest('.kit-menu') !== null;

/** Creates the holds of a page. */
export function createHolds(): Holds {
  let held: { scroller: Element; until: number; byFocus: boolean }[] = [];
  const holds: Holds = {
    aim: null,
    hold(scroller, ms, byFocus = false) {
      held.push({ scroller, until: performance.now() + ms, byFocus });
    },
    isHeld(view) {
      held = held.filter(
        ({ scroller, until, byFocus }) => performance.now() < until && (!byFocus || hasFocus(scroller)),
      );
      return held.some(({ scroller }) => scroller === view.scroller);
    },
    clear() {
      held = [];
      holds.aim = null;
    },
  };
  return holds;
}
