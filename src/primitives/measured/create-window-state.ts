import { batch, createSignal } from 'solid-js';
import type { MeasuredWindow } from './measured-window.ts';

/** How far from an edge further pages are needed, in viewports. */
const NEAR = 1.5;
/** Below this distance from the end in px, the end is visible: scroll positions are whole pixels. */
export const AT_END_PX = 2;

/** Where a measured window stands; without a height, all of it is visible. */
export interface WindowPlace<E> {
  readonly range: { startIndex: number; endIndex: number } | null;
  readonly first: E | undefined;
  /** The height of the viewport, and the space before and after it, in px. */
  readonly height: number;
  readonly before: number;
  readonly after: number;
}

/** What a measured window tells of its place. */
export interface WindowState<E> {
  readonly accessors: Pick<
    MeasuredWindow<E>,
    'first' | 'isAtEnd' | 'isNearStart' | 'isNearEnd' | 'range' | 'scrolls'
  >;
  /** Tells a place, and whether the reader has scrolled there. */
  tell(place: WindowPlace<E>, hasScrolled?: boolean): void;
  /** No further pages are needed until the next place is told. */
  forgetEdges(): void;
}

/**
 * Creates the state of a measured window.
 * @param startsAtEnd - whether it shows the end first.
 */
export function createWindowState<E>(startsAtEnd: boolean): WindowState<E> {
  const [first, setFirst] = createSignal<E>();
  const [isAtEnd, setAtEnd] = createSignal(startsAtEnd);
  const [scrolls, setScrolled] = createSignal(undefined, { equals: false });
  const [isNearStart, setNearStart] = createSignal(false);
  const [isNearEnd, setNearEnd] = createSignal(false);
  const [range, setRange] = createSignal<{ first: number; last: number } | null>(null, {
    equals: (a, b) => a?.first === b?.first && a?.last === b?.last,
  });
  return {
    accessors: { first, isAtEnd, scrolls, isNearStart, isNearEnd, range },
    tell: ({ range: visible, first, height, before, after }, hasScrolled = false) =>
      batch(() => {
        const hasLayout = height > 0;
        setRange(hasLayout && visible ? { first: visible.startIndex, last: visible.endIndex } : null);
        setFirst(() => first);
        setAtEnd(!hasLayout || after <= AT_END_PX);
        setNearStart(hasLayout && before < height * NEAR);
        setNearEnd(hasLayout && after < height * NEAR);
        if (hasScrolled) setScrolled();
      }),
    forgetEdges() {
      setNearStart(false);
      setNearEnd(false);
    },
  };
}
