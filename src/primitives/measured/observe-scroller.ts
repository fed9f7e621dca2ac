import type { Rect, VirtualizerOptions } from '@tanstack/solid-virtual';
import { createTimer } from '../timing/create-timer.ts';

type Options = VirtualizerOptions<HTMLElement, HTMLElement>;
type ReportOffset = Parameters<Options['observeElementOffset']>[1];

/** After this pause, a scroll has ended, in milliseconds. */
const SCROLL_END_MS = 150;

/** The scroller of a measured window, as its virtualizer reads and writes it. */
export interface ObservedScroller {
  /** Reports the size of the scroller, now and when it changes. */
  observeSize(element: HTMLElement | null, report: (rect: Rect) => void): () => void;
  /** Reports where the reader scrolls. */
  observeOffset(element: HTMLElement | null, report: ReportOffset): () => void;
  /** Whether it is scrolled as far as the browser lets it be. */
  isAtEnd(): boolean;
  /** Scrolls, and reports it at once: the next read must not wait for the event. */
  scrollTo(px: number): void;
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
  /** Called when the reader has scrolled; calls `report`, which tells the virtualizer. */
  onScroll: (report: () => void) => void;
  /** Called when the size of the scroller has changed, before the next paint. */
  onResize: () => void;
}

/** Creates the observers of a scroller. */
export function createObservedScroller(options: ObservedScrollerOptions): ObservedScroller {
  let scroller: HTMLElement | null = null;
  let reportOffset: ReportOffset | undefined;
  let readSize = () => {};
  /** The position after the last scroll of ours, until its event. */
  let written = Number.NaN;
  let shift = 0;
  const rest = createTimer(() => reportOffset?.((scroller?.scrollTop ?? 0) - shift, false));
  return {
    observeSize(element, report) {
      if (!element) return () => {};
      readSize = () => report({ width: element.clientWidth, height: element.clientHeight });
      readSize();
      if (typeof ResizeObserver === 'undefined') return () => {};
      const observer = new ResizeObserver(() => {
        readSize();
        options.onResize();
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    observeOffset(element, report) {
      scroller = element;
      reportOffset = report;
      const onEvent = () => {
        const top = element?.scrollTop ?? 0;
        const isOurs = Math.abs(top - written) < 1;
        written = Number.NaN;
        if (isOurs) return;
        // A position below 0 would mean that a touch screen pulls the list down.
        if (top === 0) shift = 0;
        options.onScroll(() => {
          // A scroller that grows is scrolled by the browser; Firefox reports that before the new size.
          readSize();
          report(top - shift, true);
        });
        rest.start(SCROLL_END_MS);
      };
      element?.addEventListener('scroll', onEvent, { passive: true });
      return () => {
        element?.removeEventListener('scroll', onEvent);
        rest.stop();
        reportOffset = undefined;
      };
    },
    isAtEnd() {
      const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = scroller ?? {};
      return scrollHeight - clientHeight - scrollTop < 1;
    },
    scrollTo(px) {
      if (!scroller) return;
      scroller.scrollTop = Math.round(px + shift);
      written = scroller.scrollTop;
      reportOffset?.(written - shift, false);
    },
    shift: () => shift,
    shiftFor(px) {
      shift = Math.ceil(px) - px;
    },
  };
}
