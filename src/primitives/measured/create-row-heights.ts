import { onCleanup } from 'solid-js';

/** The heights of mounted rows. */
export interface RowHeights {
  /** Follows a row while the calling owner lives. */
  add(element: HTMLElement): void;
  hasNew(): boolean;
  /** Returns the heights of new rows in px, or of all, read with one layout; further changes are reported. */
  read(which: 'new' | 'all'): ReadonlyMap<Element, number>;
}

/**
 * Creates the observer of the heights of rows; it ends with its owner.
 * @param onResize - called before the next paint with rows whose height may have changed, in px
 */
export function createRowHeights(onResize: (heights: ReadonlyMap<Element, number>) => void): RowHeights {
  const rows = new Set<HTMLElement>();
  const fresh = new Set<HTMLElement>();
  let unobserved: HTMLElement[] = [];
  let observer: ResizeObserver | undefined;
  let isDelivering = false;
  let frame = 0;
  const deliver: ResizeObserverCallback = (entries) => {
    const heights = new Map<Element, number>();
    for (const { target, borderBoxSize } of entries)
      if (target.isConnected) heights.set(target, borderBoxSize[0]?.blockSize ?? heightOf(target));
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
    for (const element of unobserved)
      if (element.isConnected) observer?.observe(element, { box: 'border-box' });
    unobserved = [];
  };
  onCleanup(() => {
    observer?.disconnect();
    if (frame) cancelAnimationFrame(frame);
  });
  return {
    add(element) {
      rows.add(element);
      fresh.add(element);
      onCleanup(() => {
        rows.delete(element);
        fresh.delete(element);
        observer?.unobserve(element);
      });
    },
    hasNew: () => fresh.size > 0,
    read(which) {
      const heights = new Map<Element, number>();
      for (const element of which === 'all' ? rows : fresh) heights.set(element, heightOf(element));
      unobserved.push(...fresh);
      fresh.clear();
      // Within a delivery, the browser reports an error for further rows: they are observed in the next frame.
      if (!isDelivering) observe();
      else if (frame === 0) frame = requestAnimationFrame(observe);
      return heights;
    },
  };
}

const heightOf = (element: Element) => element.getBoundingClientRect().height;
