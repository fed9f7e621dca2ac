import { type Accessor, createComputed, createSignal, onCleanup, onMount, untrack } from 'solid-js';
import { isSameArray } from '../../core/collections/is-same-array.ts';
import type { OrderEntry } from '../../core/order/block-order.ts';
import {
  findAnchor,
  OVERSCAN,
  type PlacedEntry,
  type WindowRange,
  windowRange,
} from '../../core/order/window-range.ts';
import { FLOOD, runsInFrame } from '../rows/create-flush.ts';
import type { ListSource } from '../rows/create-list-source.ts';
import { createTimer } from '../timing/create-timer.ts';
import { Gap } from './gap.ts';
import { inTurns } from './in-turns.ts';
import { growsWithRows, observeSize } from './observe-size.ts';
import { onInserted } from './on-inserted.ts';
import { scrollToNow } from './scroll-to.ts';

/** How long after the last flood the rows around the viewport are mounted, in milliseconds. */
const QUIET_MS = 300;

/** What a window renders: a row, a section header, or a gap. */
export type WindowEntry<E> = E | Gap;

/** The options of a window. */
export interface WindowOptions<E extends OrderEntry> {
  source: ListSource<E>;
  /** Returns the number of rows to render without layout: on a server, in a hidden tab, in jsdom. */
  firstPage: () => number;
  /** Called when the window is near the end of the order. */
  onNearEnd: () => void;
  /** Returns the row to keep mounted outside the window, if any: the focused one. */
  kept: () => E | null;
  /** Sets the heights of mounted rows as they are in the DOM; whether one has changed. */
  measure?: () => boolean;
  /** Called after the order has changed and before the DOM changes. */
  onBeforeChange?: () => void;
  /** Called after the DOM has changed. */
  onSettled?: () => void;
}

/** The mounted part of an order. */
export interface ListWindow<E extends OrderEntry> {
  entries: Accessor<readonly WindowEntry<E>[]>;
  /** Starts following a scroller; call it in a ref. */
  attach(scroller: HTMLElement): void;
  /** Returns the rows and headers of the window, with their top edges in px. */
  placed(): readonly PlacedEntry<E>[];
  /** Returns the height of the viewport in px; 0 without layout. */
  viewport(): number;
  /** Returns the scroll position, in px. */
  top(): number;
  /** Computes the window again, at the same place. */
  refresh(): void;
  /** Whether the scroller grows with its rows, because its style sheet has not loaded. */
  isLoose(): boolean;
  /**
   * Sets the measured uniform height of rows or headers, in px; returns whether it has changed. Call `refresh` after
   * the last one.
   */
  setUniformHeight(isHeader: boolean, px: number): boolean;
  /** Sets the measured height of one entry, in px. Call `refresh` after the last one. */
  setHeight(entry: E, px: number): void;
  /** Scrolls to the top. */
  reset(): void;
  /** Scrolls as little as needed to show an entry, or until it is the first one, and mounts it. */
  reveal(entry: E, align?: 'nearest' | 'start'): void;
  /**
   * Keeps the scroll position through a change of the DOM that may lay out before it is complete.
   * @param isRemade - whether all rows are rendered again.
   */
  keepTop(isRemade?: boolean): void;
  /** Loads a page if the window is near the end. */
  checkEnd(): void;
}

/**
 * Creates the window of an order. Every change goes through `relayout`: the rows being read keep their place
 * on the screen whatever is added, removed, moved or resized above them, and a list at its top stays there.
 */
export function createWindow<E extends OrderEntry>(options: WindowOptions<E>): ListWindow<E> {
  const { source } = options;
  const { order } = source;
  const before = new Gap();
  const between = new Gap();
  const after = new Gap();
  let scroller: HTMLElement | undefined;
  let top = 0;
  let viewport = 0;
  /** Whether `viewport` was measured, instead of being the largest possible height. */
  let isMeasured = false;
  let range!: WindowRange<E>;
  /** How many floods in a row have changed the window, at the top of the list. */
  let floods = 0;
  const floodsEnd = createTimer(() => refresh());
  /** A scroll position to set once the DOM shows the window. */
  let nextTop: number | null = null;

  const [entries, setEntries] = createSignal<readonly WindowEntry<E>[]>(arrange(), { equals: isSameArray });
  /** The latest entries, as soon as the DOM shows them. */
  let shown: readonly WindowEntry<E>[] | undefined;
  createComputed(() => {
    shown = entries();
  });

  /** Returns rows and gaps in DOM order. */
  function arrange(): WindowEntry<E>[] {
    range = windowRange(order, {
      top,
      viewport,
      // The next flood replaces these rows as well: it is enough to mount those in view.
      overscan: floods > 1 ? 0 : OVERSCAN,
      firstPage: options.firstPage(),
      kept: options.kept(),
    });
    const { placed, kept } = range;
    const isAbove = kept && kept.offset < (placed[0]?.offset ?? 0);
    const runs = kept ? (isAbove ? [[kept], placed] : [placed, [kept]]) : [placed];
    const drawn: WindowEntry<E>[] = [];
    let end = 0;
    for (const run of runs) {
      const gap = drawn.length === 0 ? before : between;
      gap.resize((run[0]?.offset ?? end) - end);
      drawn.push(gap);
      for (const { entry, offset, height } of run) {
        drawn.push(entry);
        end = offset + height;
      }
    }
    after.resize(order.totalHeight - end);
    drawn.push(after);
    return drawn;
  }

  const draw = () => untrack(() => setEntries(arrange()));

  /** Returns how far the rows being read have moved; `jumped` are rows that cannot be the anchor. */
  const shiftOf = (jumped: ReadonlySet<E> | undefined) => {
    const anchor = findAnchor(range.placed, top, jumped);
    return anchor ? order.offsetOf(anchor.entry) - anchor.offset : 0;
  };

  /** Computes a new window; all changes use this. */
  const relayout = (jumped?: ReadonlySet<E>) => {
    const shift = top > 0 ? shiftOf(jumped) : 0;
    top += shift;
    // Rounding errors are smaller than this; writing the position would stop a running scroll.
    if (Math.abs(shift) > 0.01) nextTop = top;
    floods = !top && jumped && jumped.size > FLOOD ? floods + 1 : 0;
    if (floods) floodsEnd.start(QUIET_MS);
    draw();
  };

  const settle = (isDrawn = shown === untrack(entries)) => {
    const wanted = nextTop;
    nextTop = null;
    if (!isDrawn) {
      // Within an update of Solid, such as an effect, rows are drawn at its end.
      keepTop();
    } else if (wanted !== null && scroller) {
      scrollToNow(scroller, wanted);
      // No scroll event reports that the DOM stops at the end, which came nearer when rows below the anchor
      // jumped.
      if (wanted > order.totalHeight - viewport && takeTop()) draw();
    }
    options.onSettled?.();
    checkEnd();
  };
  const refresh = () => {
    source.flush();
    relayout();
    settle();
  };
  /** Keeps the place through changes of heights that the browser has not reported yet. */
  const measure = () => {
    let isPlaced = true;
    inTurns(() => {
      if (options.measure?.()) {
        relayout();
        isPlaced = false;
        return true;
      }
      // All heights first: a position that is read among old ones would be off by their difference.
      if (isPlaced) return false;
      settle();
      isPlaced = true;
      return true;
    });
    if (!isPlaced) settle();
  };
  const keepTop = (isRemade?: boolean) => {
    nextTop ??= top;
    // Not every change ends with a new window.
    queueMicrotask(() => {
      if (isRemade) measure();
      settle(true);
    });
  };
  const checkEnd = () => {
    if (isMeasured && viewport > 0 && range.end >= order.length) untrack(options.onNearEnd);
  };

  onMount(() => {
    // A scroll position without a scroll event only matters where rows move.
    const prepare = (jumped: ReadonlySet<E>) => {
      if (viewport > 0 && !runsInFrame() && shiftOf(jumped) !== 0) takeTop();
    };
    const publish = (jumped: ReadonlySet<E>) => {
      options.onBeforeChange?.();
      relayout(jumped);
    };
    onCleanup(source.subscribe({ prepare, publish, settle }));
    refresh();
  });

  const attach = (element: HTMLElement) => {
    scroller = element;
    onMount(() => {
      const resize = () => {
        // Some browsers forget the position of what is hidden.
        if (isMeasured && viewport === 0) nextTop ??= top;
        viewport = element.clientHeight;
        isMeasured = true;
        refresh();
      };
      element.addEventListener('scroll', follow, { passive: true });
      onCleanup(() => element.removeEventListener('scroll', follow));
      onCleanup(onInserted(element, () => keepTop()));
      const canObserve = typeof ResizeObserver !== 'undefined';
      // The observer reports the height before the page is painted. Without rows it is not needed earlier,
      // and reading it would force a layout: rows that arrive meanwhile assume the page's height.
      if (canObserve && order.length === 0) viewport = innerHeight;
      else resize();
      onCleanup(observeSize(element, resize));
    });
  };

  /**
   * Reads the DOM's scroll position, and returns whether it differs. A difference below 1 px is the DOM's
   * rounding of a position set here, and would add up over jumps.
   */
  function takeTop(): boolean {
    // A position that is not set in the DOM yet is newer.
    if (!scroller || nextTop !== null) return false;
    const at = scroller.scrollTop;
    if (at === top || (at > 0 && Math.abs(at - top) < 1)) return false;
    // Hidden, or taken out of the document, it has no position.
    if (viewport > 0 && !scroller.clientHeight) return false;
    top = at;
    return true;
  }

  /**
   * Follows a scroll. Pending events are published first, from the new position; otherwise the window would
   * show an order that was not anchored.
   */
  const follow = () => {
    // Rows that became lower end the list earlier: whoever scrolls back leaves the end instead.
    if (
      scroller &&
      nextTop === null &&
      scroller.scrollTop < top &&
      scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop < 1
    )
      measure();
    if (takeTop()) refresh();
  };

  /** Scrolls to a position in px, and mounts its rows at once. */
  const goTo = (at: number) => {
    if (at === top) return;
    top = at;
    nextTop = at;
    draw();
    settle();
  };

  return {
    entries,
    attach,
    placed: () => range.placed,
    viewport: () => (isMeasured ? viewport : 0),
    top: () => top,
    refresh,
    isLoose: () => scroller !== undefined && growsWithRows(scroller),
    setUniformHeight(isHeader, px) {
      const kind = isHeader ? 'headerHeight' : 'rowHeight';
      const before = order[kind];
      order[kind] = px;
      return before !== px;
    },
    setHeight: (entry, px) => order.setHeight(entry, px),
    reset: () => goTo(0),
    reveal(entry, align = 'nearest') {
      source.flush();
      if (viewport === 0) return;
      follow();
      const offset = order.offsetOf(entry);
      if (offset < 0) return;
      const lowest = offset + order.heightOf(entry) - viewport;
      const most = Math.max(0, order.totalHeight - viewport);
      goTo(align === 'start' ? Math.min(offset, most) : Math.max(Math.min(top, offset), lowest));
    },
    keepTop,
    checkEnd,
  };
}
