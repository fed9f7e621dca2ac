import type { Rect, VirtualizerOptions } from '@tanstack/solid-virtual';
import { observeSize } from '../list/observe-size.ts';
import { onInserted } from '../list/on-inserted.ts';
import { scrollToNow } from '../list/scroll-to.ts';
import { createTimer } from '../timing/create-timer.ts';

type Options = VirtualizerOptions<HTMLElement, HTMLElement>;
type ReportOffset = Parameters<Options['observeElementOffset']>[1];

/** After this pause, a scroll has ended, in milliseconds. */
const SCROLL_END_MS = 150;

/** The scroller of a measured window, as its virtualizer reads and writes it. */
export interface ObservedScroller {
  /** Reports the size of the scroller, now and when it changes. */
  observeSize(element: HTMLElement | null, report: (rect: Rect) => void): () => void;
  /** Reports where the reader scrolls, and calls `onScroll`. */
  observeOffset(element: HTMLElement | null, report: ReportOffset): () => void;
  /** Takes a scroll whose event is still to come; call it before the place is computed for a change. */
  catchUp(): void;
  /** Scrolls, and reports it at once: the next read must not wait for the event. */
  scrollTo(px: number): void;
  /** Whether the browser did not let it be scrolled that far; not twice in a row, so that a second try is the last. */
  isCut(): boolean;
  /**
   * The space added before the first row, below 1 px: browsers scroll to whole pixels only, and rows are of any
   * height.
   */
  shift(): number;
  /** Adapts the shift to a position in px; render it before that is written. */
  shiftFor(px: number): void;
}

/** The options of an observed scroller. */
export interface ObservedScrollerOptions {
  /** Called when the browser has scrolled, because rows at the end became lower. */
  onCut: () => void;
  /** Called when the reader has scrolled; calls `report`, which tells the virtualizer. */
  onScroll: (report: () => void) => void;
  /**
   * Called when the size of the scroller has changed, before the next paint; calls `report`, which tells the virtualizer.
   */
  onResize: (report: () => void) => void;
  /**
   * Called when the scroller was inserted into the document again, perhaps with another size: its position is lost.
   */
  onInserted: (report: () => void) => void;
}

/** Creates the observers of a scroller. */
export function createObservedScroller(options: ObservedScrollerOptions): ObservedScroller {
  let scroller: HTMLElement | null = null;
  let reportOffset: ReportOffset | undefined;
  /** The last position that was reported or written. */
  let known = 0;
  let shift = 0;
  let isCut = false;
  const rest = createTimer(() => reportOffset?.(known - shift, false));
  const follow = (top: number) => {
    // The event of a scroll that is known already.
    if (Math.abs(top - known) < 1) return;
    known = top;
    // A position below 0 would mean that a touch screen pulls the list down.
    if (top === 0) shift = 0;
    options.onScroll(() => reportOffset?.(top - shift, true));
    rest.start(SCROLL_END_MS);
  };
  const catchUp = () => {
    if (!scroller?.clientHeight) return;
    const top = scroller.scrollTop;
    const end = scroller.scrollHeight - scroller.clientHeight;
    // A touch screen that was pulled beyond the end springs back: that scroll is still the reader's.
    if (end <= known - 1 && Math.abs(end - top) < 1) options.onCut();
    else follow(top);
  };
  return {
    observeSize(element, report) {
      if (!element) return () => {};
      const readSize = () => report({ width: element.clientWidth, height: element.clientHeight });
      readSize();
      const forget = onInserted(element, () => options.onInserted(readSize));
      const end = observeSize(element, () => options.onResize(readSize));
      return () => {
        forget();
        end();
      };
    },
    observeOffset(element, report) {
      scroller = element;
      reportOffset = report;
      element?.addEventListener('scroll', catchUp, { passive: true });
      return () => {
        element?.removeEventListener('scroll', catchUp);
        rest.stop();
        reportOffset = undefined;
      };
    },
    catchUp,
    scrollTo(px) {
      if (!scroller) return;
      const wanted = Math.round(px + shift);
      scrollToNow(scroller, wanted);
      known = scroller.scrollTop;
      isCut = !isCut && known <= wanted - 1;
      reportOffset?.(known - shift, false);
    },
    isCut: () => isCut,
    shift: () => shift,
    shiftFor(px) {
      shift = Math.ceil(px) - px;
    },
  };
}
