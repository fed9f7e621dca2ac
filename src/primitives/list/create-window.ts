import { type Accessor, createSignal, onCleanup, onMount, untrack } from 'solid-js';
import type { OrderEntry } from '../../core/order/block-order.ts';
import {
  findAnchor,
  isSameArray,
  type PlacedEntry,
  type WindowRange,
  windowRange,
} from '../../core/order/window-range.ts';
import { runsInFrame } from '../rows/create-flush.ts';
import type { ListSource } from '../rows/create-list-source.ts';

/** The empty space in place of rows that are not mounted. */
export class Gap {
  /** The element, once it is drawn; its height is set here and nowhere else. */
  element: HTMLElement | undefined;
  #px = 0;

  /** Draws the gap with this height in px. */
  resize(px: number): void {
    if (px === this.#px) return;
    this.#px = px;
    this.draw();
  }

  /** Takes the element over. */
  attach(element: HTMLElement): void {
    this.element = element;
    this.draw();
  }

  private draw(): void {
    if (this.element) this.element.style.height = `${this.#px}px`;
  }
}

/** What a window draws: a row, a section header, or a gap. */
export type WindowEntry<E> = E | Gap;

/** What a window needs. */
export interface WindowOptions<E extends OrderEntry> {
  source: ListSource<E>;
  /** How many rows are drawn where there is no layout: on a server, in a hidden tab, in jsdom. */
  firstPage: () => number;
  /** The window came near the end of the order. */
  onNearEnd: () => void;
  /** A row that stays mounted wherever the window is, if any: the one that holds the focus. */
  kept: () => E | null;
  /** The order changed, and the DOM is still as it was. */
  onBeforeChange?: () => void;
  /** The DOM follows what was published. */
  onSettled?: () => void;
}

/** The part of an order that is mounted. */
export interface ListWindow<E extends OrderEntry> {
  entries: Accessor<readonly WindowEntry<E>[]>;
  /** Begins to follow a scroller; call it in a ref. */
  attach(scroller: HTMLElement): void;
  /** The rows and headers in the window, with their upper edges in px. */
  placed(): readonly PlacedEntry<E>[];
  /** The height of the viewport in px; 0 without layout. */
  viewport(): number;
  /** How far it is scrolled, in px. */
  top(): number;
  /** Computes the window again, at the same place. */
  refresh(): void;
  /** The uniform height of rows or headers turned out to be another, in px. */
  setUniformHeight(isHeader: boolean, px: number): void;
  /** The height of one entry turned out to be another, in px. Call `refresh` after the last one. */
  setHeight(entry: E, px: number): void;
  /** Goes back to the top. */
  reset(): void;
  /** Scrolls as little as it takes to show an entry, or until it is the first one, and mounts it. */
  reveal(entry: E, align?: 'nearest' | 'start'): void;
  /** Asks for a page when the window is near the end. */
  checkEnd(): void;
}

/**
 * Makes the window of an order. Every new window goes through one place, `relayout`: what is being read keeps
 * its place on the screen whatever comes, goes, jumps or grows above it, and a list at its top stays there.
 */
export function createWindow<E extends OrderEntry>(options: WindowOptions<E>): ListWindow<E> {
  const { source } = options;
  const { order } = source;
  const gaps = [new Gap(), new Gap(), new Gap()] as const;
  let scroller: HTMLElement | undefined;
  let top = 0;
  let viewport = 0;
  /** Whether `viewport` is what the page says, and not what it can be at most. */
  let isMeasured = false;
  let range: WindowRange<E> = { start: 0, end: 0, placed: [], kept: null };
  /** A scroll position that the DOM takes over once it follows the window. */
  let nextTop: number | null = null;

  const [entries, setEntries] = createSignal<readonly WindowEntry<E>[]>(arrange(), { equals: isSameArray });

  /** Rows and gaps in drawing order. */
  function arrange(): WindowEntry<E>[] {
    range = windowRange(order, { top, viewport, firstPage: options.firstPage(), kept: options.kept() });
    const { placed, kept } = range;
    const [before, between, after] = gaps;
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

  /** How far the row that is being read has moved; `jumped` are rows that left their place and cannot hold the eye. */
  const shiftOf = (jumped: ReadonlySet<E> | undefined) => {
    const anchor = findAnchor(range.placed, top, jumped);
    return anchor ? order.offsetOf(anchor.entry) - anchor.offset : 0;
  };

  /** The one way to a new window. */
  const relayout = (jumped?: ReadonlySet<E>) =>
    untrack(() => {
      const shift = top > 0 ? shiftOf(jumped) : 0;
      top += shift;
      // Sums of fractions differ by less than anyone sees; to write the position would stop a scroll under way.
      if (Math.abs(shift) > 0.01) nextTop = top;
      setEntries(arrange());
    });

  const settle = () => {
    const wanted = nextTop;
    nextTop = null;
    if (wanted !== null && scroller) {
      scroller.scrollTop = wanted;
      // No scroll event tells that the DOM stops at the end, which came nearer when rows below the anchor jumped.
      if (wanted > order.totalHeight - viewport && takeTop()) untrack(() => setEntries(arrange()));
    }
    options.onSettled?.();
    checkEnd();
  };
  const refresh = () => {
    source.flush();
    relayout();
    settle();
  };
  const checkEnd = () => {
    if (isMeasured && viewport > 0 && range.end >= order.length) untrack(options.onNearEnd);
  };

  onMount(() => {
    // A position that no scroll event told yet matters only where rows move.
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
      const measure = () => {
        viewport = element.clientHeight;
        isMeasured = true;
        refresh();
      };
      element.addEventListener('scroll', follow, { passive: true });
      onCleanup(() => element.removeEventListener('scroll', follow));
      const canObserve = typeof ResizeObserver !== 'undefined';
      // The observer tells the height before the page is painted. Without rows it is not needed earlier, and to ask
      // for it would cost a layout of its own: rows that come meanwhile fill no more than the page.
      if (canObserve && order.length === 0) viewport = innerHeight;
      else measure();
      if (!canObserve) return;
      const observer = new ResizeObserver(measure);
      observer.observe(element);
      onCleanup(() => observer.disconnect());
    });
  };

  /**
   * Takes over where the DOM is scrolled, and tells whether that is elsewhere. A difference below 1 px is the DOM's
   * rounding of a position of ours; to take it over would add up, jump after jump.
   */
  function takeTop(): boolean {
    // A position of ours that the DOM has yet to take over is newer.
    if (!scroller || nextTop !== null) return false;
    const at = scroller.scrollTop;
    if (at === top || (at > 0 && Math.abs(at - top) < 1)) return false;
    top = at;
    return true;
  }

  /**
   * Follows the DOM to where it was scrolled. Events that came since the last frame are published first, from
   * the new place: else the window would show an order that nothing was anchored in.
   */
  const follow = () => {
    if (takeTop()) refresh();
  };

  /** Goes to a place in px, with the rows there mounted at once. */
  const goTo = (at: number) => {
    if (at === top) return;
    top = at;
    nextTop = at;
    untrack(() => setEntries(arrange()));
    settle();
  };

  return {
    entries,
    attach,
    placed: () => range.placed,
    viewport: () => (isMeasured ? viewport : 0),
    top: () => top,
    refresh,
    setUniformHeight(isHeader, px) {
      if (px === (isHeader ? order.headerHeight : order.rowHeight)) return;
      if (isHeader) order.headerHeight = px;
      else order.rowHeight = px;
      refresh();
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
    checkEnd,
  };
}
