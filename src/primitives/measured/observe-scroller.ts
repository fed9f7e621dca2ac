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
  /** Scrolls, and reports it at once: the next read must not wait for the event. */
  scrollTo: Options['scrollToFn'];
}

/**
 * Creates the observers of a scroller.
 * @param onScroll - called when the reader has scrolled; calls `report`, which tells the virtualizer
 * @param onResize - called when the size of the scroller has changed, before the next paint
 */
export function createObservedScroller(
  onScroll: (report: () => void) => void,
  onResize: () => void,
): ObservedScroller {
  let scroller: HTMLElement | null = null;
  let reportOffset: ReportOffset | undefined;
  /** The position after the last scroll of ours, until its event. */
  let written = Number.NaN;
  const end = createTimer(() => reportOffset?.(scroller?.scrollTop ?? 0, false));
  return {
    observeSize(element, report) {
      if (!element) return () => {};
      const read = () => report({ width: element.clientWidth, height: element.clientHeight });
      read();
      if (typeof ResizeObserver === 'undefined') return () => {};
      const observer = new ResizeObserver(() => {
        read();
        onResize();
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
        onScroll(() => report(top, true));
        end.start(SCROLL_END_MS);
      };
      element?.addEventListener('scroll', onEvent, { passive: true });
      return () => {
        element?.removeEventListener('scroll', onEvent);
        end.stop();
        reportOffset = undefined;
      };
    },
    scrollTo(offset, { adjustments }) {
      if (!scroller) return;
      scroller.scrollTop = offset + (adjustments ?? 0);
      written = scroller.scrollTop;
      if (adjustments === undefined) reportOffset?.(written, false);
    },
  };
}
