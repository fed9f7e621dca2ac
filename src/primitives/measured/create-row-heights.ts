import { onCleanup } from 'solid-js';
import { heightsOf } from '../list/scale.ts';

/** The heights of mounted rows. */
export interface RowHeights {
  /** Follows a row while the calling owner lives. */
  add(element: HTMLElement): void;
  /** Reads rows again: their heights may have changed. */
  renew(elements: Iterable<HTMLElement>): void;
  hasNew(): boolean;
  /** Returns the heights of new and renewed rows in px, read with one layout; further changes are reported. */
  read(): ReadonlyMap<Element, number>;
}

/**
 * Creates the observer of the heights of rows; it ends with its owner.
 * @param onResize - called before the next paint with rows whose height may have changed, in px
 */
export function createRowHeights(onResize: (heights: ReadonlyMap<Element, number>) => void): RowHeights {
  const fresh = new Set<HTMLElement>();
  const unobserved = new Set<HTMLElement>();
  let observer: ResizeObserver | undefined;
  let isDelivering = false;
  let frame = 0;
  const deliver: ResizeObserverCallback = (entries) => {
    const heights = new Map<Element, number>();
    for (const { target, borderBoxSize } of entries)
      if (target.isConnected) heights.set(target, borderBoxSize[0]?.blockSize ?? 0);
    isDelivering = true;
    onResize(heights);
    // After the microtasks of what was mounted.
    queueMicrotask(() => {
      isDelivering = false;
    });
  };
  const observe = () => {
    frame = 0;
    if (typeof ResizeObserver !== 'undefined') observer ??= new ResizeObserver(deliver);
    for (const element of unobserved) observer?.observe(element, { box: 'border-box' });
    unobserved.clear();
  };
  onCleanup(() => {
    observer?.disconnect();
    if (frame) cancelAnimationFrame(frame);
  });
  const renew = (elements: Iterable<HTMLElement>) => {
    for (const element of elements) {
      fresh.add(element);
      // An observer does not report a row that changes back to the height it reported last.
      observer?.unobserve(element);
      unobserved.add(element);
    }
  };
  return {
    add(element) {
      renew([element]);
      onCleanup(() => {
        fresh.delete(element);
        if (!unobserved.delete(element)) observer?.unobserve(element);
      });
    },
    renew,
    hasNew: () => fresh.size > 0,
    read() {
      const heights = heightsOf(fresh);
      fresh.clear();
      // Within a delivery, the browser reports an error for further rows: they are observed in the next frame.
      if (unobserved.size === 0) return heights;
      if (isDelivering || frame) frame ||= requestAnimationFrame(observe);
      else observe();
      return heights;
    },
  };
}
