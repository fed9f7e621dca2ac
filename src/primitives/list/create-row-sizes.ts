import { onCleanup } from 'solid-js';
import type { OrderEntry } from '../../core/order/block-order.ts';
import type { ListWindow } from './create-window.ts';
import { inTurns } from './in-turns.ts';
import { heightsOf } from './scale.ts';

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
  const entries = new Map<HTMLElement, E>();
  /** The row, and the header, whose height stands for all. */
  const samples = new Map<boolean, HTMLElement>();
  /** The observer reports rows mounted inside its own callback in the next frame only. */
  let isMeasuring = false;
  const waiting: HTMLElement[] = [];

  /** Takes heights in px, and returns whether one has changed. */
  const take = (heights: Iterable<readonly [Element, number]>): boolean => {
    let isChanged = false;
    for (const [element, height] of heights) {
      const entry = entries.get(element as HTMLElement);
      if (!entry || height === 0) continue;
      const { isHeader } = entry;
      if (!isMeasured() || isHeader) {
        // All others may differ from the one that stands for them by a rounding error.
        if (samples.get(isHeader) === element && listWindow.setUniformHeight(isHeader, height))
          isChanged = true;
      } else if (entry.height !== height) {
        listWindow.setHeight(entry, height);
        isChanged = true;
      }
    }
    return isChanged;
  };
  /** Reads the heights of rows. */
  const read = (elements: Iterable<HTMLElement>): boolean => take(heightsOf(elements));

  const report: ResizeObserverCallback = (changes) => {
    isMeasuring = true;
    let isChanged = take(
      changes.map(({ target, borderBoxSize }) => [target, borderBoxSize[0]?.blockSize ?? 0]),
    );
    // Measures rows mounted by this directly, so that none is painted in a wrong place; others wait if no frame
    // came since the last report.
    let measured = 0;
    inTurns(() => {
      const from = measured;
      measured = waiting.length;
      if (read(waiting.slice(from)) || isChanged) listWindow.refresh();
      isChanged = false;
      return waiting.length > measured;
    });
    isMeasuring = false;
  };
  const onResize: ResizeObserverCallback = (changes, observer) => {
    if (listWindow.isLoose()) requestAnimationFrame(() => report(changes, observer));
    else report(changes, observer);
  };
  const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(onResize);
  onCleanup(() => observer?.disconnect());

  const start = (element: HTMLElement) => {
    if (!isMeasuring) {
      observer?.observe(element);
      return;
    }
    waiting.push(element);
    if (waiting.length > 1) return;
    requestAnimationFrame(() => {
      for (const each of waiting.splice(0)) if (entries.has(each)) observer?.observe(each);
    });
  };

  return {
    observe(entry, element) {
      entries.set(element, entry);
      if (!isMeasured() || entry.isHeader) {
        if (samples.has(entry.isHeader)) return;
        samples.set(entry.isHeader, element);
      }
      start(element);
    },
    forget({ isHeader }, element) {
      if (!entries.delete(element)) return;
      observer?.unobserve(element);
      if (samples.get(isHeader) !== element) return;
      samples.delete(isHeader);
      // The latest one takes its place, else the next mounted one.
      const latest = [...entries].findLast(([, each]) => each.isHeader === isHeader)?.[0];
      if (!latest) return;
      samples.set(isHeader, latest);
      start(latest);
    },
    measure: () => read(entries.keys()),
    isMeasuring: () => isMeasuring,
  };
}
