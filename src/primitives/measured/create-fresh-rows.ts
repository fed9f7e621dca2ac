import type { Virtualizer } from '@tanstack/solid-virtual';
import { onCleanup } from 'solid-js';

/** The rows that were mounted since the last measurement. */
export interface FreshRows {
  /** Adds a row while the calling owner lives. */
  add(element: HTMLElement): void;
  hasAny(): boolean;
  /** Measures them, also during a scroll; reads all heights before it writes. */
  measure(): void;
}

/** Creates the register of new rows; it ends with its owner. */
export function createFreshRows(virtualizer: Virtualizer<HTMLElement, HTMLElement>): FreshRows {
  const fresh = new Set<HTMLElement>();
  const unobserved = new Set<HTMLElement>();
  let frame = 0;
  /** Within a delivery of sizes, nothing can be added to it: new rows are observed in the next frame. */
  const observe = () => {
    frame = 0;
    for (const element of unobserved) if (element.isConnected) virtualizer.measureElement(element);
    unobserved.clear();
  };
  onCleanup(() => {
    if (frame) cancelAnimationFrame(frame);
  });
  return {
    add(element) {
      fresh.add(element);
      onCleanup(() => fresh.delete(element));
    },
    hasAny: () => fresh.size > 0,
    measure() {
      const made = [...fresh].map((element) => [element, element.getBoundingClientRect().height] as const);
      fresh.clear();
      if (!virtualizer.scrollRect?.height) return;
      for (const [element, px] of made) {
        virtualizer.resizeItem(virtualizer.indexFromElement(element), px);
        unobserved.add(element);
      }
      if (unobserved.size > 0 && frame === 0) frame = requestAnimationFrame(observe);
    },
  };
}
