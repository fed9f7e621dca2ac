import { onCleanup } from 'solid-js';
import type { OrderEntry } from '../../core/order/block-order.ts';
import type { ListWindow } from './create-window.ts';
import { inTurns } from './in-turns.ts';

/** Follows the heights of mounted rows. */
export interface RowSizes<E> {
  /** Follows a row that was mounted, or that may differ in height from now on. */
  observe(entry: E, element: HTMLElement): void;
  /** Stops following an unmounted row. */
  forget(entry: E, element: HTMLElement): void;
  /** Reads the heights of all rows that are followed, with one layout; returns whether one has changed. */
  measure(): boolean;
  /** Whether sizes are being reported: rows that change their size meanwhile make the browser report an error. */
  isMeasuring(): boolean;
}

/**
 * Reports the heights of rows to a window with a single observer: of each row if they may differ
 * (`isMeasured`), else of one row and one header.
 */
export function createRowSizes<E extends OrderEntry>(
  listWindow: ListWindow<E>,
  isMeasured: () => boolean,
): RowSizes<E> {
  if (typeof ResizeObserver === 'undefined') {
    return { observe() {}, forget() {}, measure: () => false, isMeasuring: () => false };
  }
  const entries = new Map<HTMLElement, E>();
  const samples: { row?: HTMLElement; header?: HTMLElement } = {};
  /** The observer reports rows mounted inside its own callback in the next frame only. */
  let isMeasuring = false;
  let frame = 0;
  let waiting: HTMLElement[] = [];

  const take = (element: HTMLElement, height: number): boolean => {
    const entry = entries.get(element);
    if (!entry || height === 0) return false;
    if (isMeasured() && !entry.isHeader) {
      if (entry.height === height) return false;
      listWindow.setHeight(entry, height);
      return true;
    }
    listWindow.setUniformHeight(entry.isHeader, height);
    return false;
  };

  const observer = new ResizeObserver((changes) => {
    isMeasuring = true;
    let isChanged = false;
    for (const { target, borderBoxSize } of changes) {
      isChanged = take(target as HTMLElement, borderBoxSize[0]?.blockSize ?? 0) || isChanged;
    }
    // Measures rows mounted by this directly, so that none is painted in a wrong place; others wait if no frame
    // came since the last report.
    let measured = 0;
    inTurns(() => {
      const fresh = waiting.slice(measured);
      measured += fresh.length;
      for (const row of fresh) isChanged = take(row, row.getBoundingClientRect().height) || isChanged;
      if (isChanged) listWindow.refresh();
      isChanged = false;
      return waiting.length > measured;
    });
    isMeasuring = false;
  });
  onCleanup(() => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  });

  const start = (element: HTMLElement) => {
    if (!isMeasuring) {
      observer.observe(element);
      return;
    }
    waiting.push(element);
    if (waiting.length > 1) return;
    frame = requestAnimationFrame(() => {
      for (const each of waiting) if (each.isConnected) observer.observe(each);
      waiting = [];
    });
  };

  return {
    observe(entry, element) {
      const kind = entry.isHeader ? 'header' : 'row';
      const isSample = !isMeasured() || entry.isHeader;
      entries.set(element, entry);
      if (isSample && samples[kind]) return;
      if (isSample) samples[kind] = element;
      start(element);
    },
    forget(entry, element) {
      if (!entries.delete(element)) return;
      observer.unobserve(element);
      const kind = entry.isHeader ? 'header' : 'row';
      if (samples[kind] !== element) return;
      // The latest one takes its place, else the next mounted one.
      const latest = [...entries].findLast(([, each]) => each.isHeader === entry.isHeader)?.[0];
      samples[kind] = latest;
      if (latest) start(latest);
    },
    measure() {
      let isChanged = false;
      for (const element of entries.keys())
        isChanged = take(element, element.getBoundingClientRect().height) || isChanged;
      return isChanged;
    },
    isMeasuring: () => isMeasuring,
  };
}
