import { type Accessor, createComputed, createSignal, onCleanup, onMount, untrack } from 'solid-js';
import type { BlockOrder, OrderEntry } from '../order/block-order.ts';
import { createTimer } from '../utils/create-timer.ts';
import { isSameArray } from '../utils/is-same-array.ts';
import { FLOOD, runsInFrame } from './create-flush.ts';
import type { ListSource } from './create-list-source.ts';
import { createMountedRows, type MountedRows } from './create-mounted-rows.ts';
import { Gap } from './gap.ts';
import { growsWithRows, observeSize } from './observe-size.ts';
import { onInserted } from './on-inserted.ts';
import { heightsOf } from './scale.ts';
import { scrollToNow } from './scroll-to.ts';
import {
  firstRows,
  OVERSCAN,
  type PlacedEntry,
  rangeBetween,
  rangeOf,
  rowsAround,
  type WindowRange,
} from './window-range.ts';

/** How long after the last flood the rows around the viewport are mounted, in milliseconds. */
const QUIET_MS = 300;
/** How long after the last movement a touch has stopped scrolling, in milliseconds. */
const REST_MS = 150;
/** Below this distance in px, an edge is visible: scroll positions are whole pixels. */
export const AT_EDGE_PX = 2;
/** Each turn may mount rows that bring others into view; rows whose heights settle need fewer turns. */
const MOST_TURNS = 16;

/** What a window renders: a row, a section header, or a gap. */
export type WindowEntry<E> = E | Gap;

/** Where an entry stands in the viewport; a number is its distance from the top, in px. */
export type Alignment = 'start' | 'center' | 'nearest' | number;

/** What a window reads of its list. */
export type WindowSource<E extends OrderEntry> = Pick<ListSource<E>, 'flush' | 'subscribe'> & {
  readonly order: BlockOrder<E>;
};

/** The options of a window. */
export interface WindowOptions<E extends OrderEntry> {
  source: WindowSource<E>;
  /**
   * The edge at which the list opens, and which stays while it is visible. The scroller of a list that opens at its end
   * is laid out from there (`flex-direction: column-reverse`), so that it stands there by itself.
   * @defaultValue 'start'
   */
  origin?: 'start' | 'end';
  /** Whether that edge stays now. Defaults to always. */
  follows?: () => boolean;
  /** Returns the number of rows to render without layout: on a server, in a hidden tab, in jsdom. */
  firstPage: () => number;
  /** Returns the entry to render these rows around; without one, they are at the origin. */
  first?: () => E | undefined;
  /** The space before the first and after the last entry, in px. Entries that are brought into view keep as far away. */
  padding?: readonly [start: number, end: number];
  /** Whether rows may differ in height; else one stands for all. */
  isMeasured: () => boolean;
  /** Whether an entry moves on its own, such as the day above further messages: it is not what is being read. */
  isMovable?: (entry: E) => boolean;
  /** Returns the row to keep mounted outside the window, if any: the focused one. */
  kept: () => E | null;
  /** Called when the window is near the end of the order. */
  onNearEnd?: () => void;
  /** Called after the order has changed and before the DOM changes. */
  onBeforeChange?: () => void;
  /** Called after the DOM has changed, or the reader has scrolled. */
  onSettled?: (hasScrolled: boolean) => void;
  /** Called for each mounted row. */
  onMount?: (entry: E, element: HTMLElement) => void;
}

/** The mounted part of an order. */
export interface ListWindow<E extends OrderEntry> {
  entries: Accessor<readonly WindowEntry<E>[]>;
  /** The mounted rows. */
  readonly rows: MountedRows<E>;
  /** Starts following a scroller; call it in a ref. */
  attach(scroller: HTMLElement): void;
  /** Returns the rows and headers of the window, with their top edges in px. */
  placed(): readonly PlacedEntry<E>[];
  /** Returns the height of the viewport in px; 0 without layout. */
  viewport(): number;
  /** Returns the distance of the viewport from the top edge of the first entry, in px. */
  top(): number;
  /** Returns the distance of the viewport from the last entry and the space after it, in px. */
  below(): number;
  /** Whether sizes are being reported: rows that change their size meanwhile make the browser report an error. */
  isMeasuring(): boolean;
  /** Computes the window again, at the same place. */
  refresh(): void;
  /** Scrolls to the edge at which the list opens. */
  reset(): void;
  /** Scrolls as little as needed to show an entry, or until it stands as asked, and mounts it. */
  reveal(entry: E, align?: Alignment): void;
  /** Returns the entry being read and its distance from the top of the viewport, in px. */
  reading(): { readonly entry: E; readonly top: number } | undefined;
  /** The top edge of an entry keeps its place until the reader scrolls, although it may be visible in part only. */
  hold(entry: E): void;
  /** Keeps the scroll position through a change of the DOM that may lay out before it is complete. */
  keepTop(): void;
  /** Loads a page if the window is near the end. */
  checkEnd(): void;
}

/**
 * Creates the window of an order. Every change goes through `relayout`: the edge at which the list opens stays while it
 * is visible; otherwise the rows being read keep their place on the screen, whatever is added, removed, moved or resized
 * around them. Heights are taken as estimated until the browser reports them, before it paints.
 */
export function createWindow<E extends OrderEntry>(options: WindowOptions<E>): ListWindow<E> {
  const { source } = options;
  const { order } = source;
  const isFromEnd = options.origin === 'end';
  const [startPx, endPx] = options.padding ?? [0, 0];
  const before = new Gap();
  const between = new Gap();
  const after = new Gap();
  let scroller: HTMLElement | undefined;
  /** The distance of the viewport from the origin, in px. */
  let away = 0;
  /** The scroll position of the DOM, from the origin: `away`, and what is added to the gap at the origin. */
  let position = 0;
  /**
   * What is added to the gap at the origin, in px. Browsers scroll to whole pixels only; and while a finger scrolls, the
   * position is not written, so that the gap takes what was to be scrolled.
   */
  let shift = 0;
  /** Whether the position has to be written. */
  let isMoved = false;
  /** Whether the browser reports sizes. It reports rows that are mounted meanwhile in the next frame only. */
  let isReporting = false;
  let viewport = 0;
  /** Whether `viewport` was measured, instead of being the largest possible height. */
  let isLaidOut = false;
  let isHidden = false;
  const hasLayout = () => isLaidOut && !isHidden;
  /** Whether a finger scrolls the rows, or their momentum does, which a written position would stop. */
  let isTouched = false;
  let target: { entry: E; align: Alignment } | null = null;
  let held: E | null = null;
  /** The last range, of what it was made, and its rows of assumed height. */
  let drawn!: WindowRange<E> & { total: number; viewport: number; fresh: ReadonlySet<E> };
  /** How many floods in a row have changed the window, at the top of the list. */
  let floods = 0;
  const floodsEnd = createTimer(() => refresh());
  const touchEnd = createTimer(() => {
    isTouched = false;
    if (shift >= 0 && shift < 1) return;
    isMoved = true;
    refresh();
  });

  const [entries, setEntries] = createSignal<readonly WindowEntry<E>[]>(untrack(arrange), {
    equals: isSameArray,
  });
  /** The latest entries, as soon as the DOM shows them. */
  let shown: readonly WindowEntry<E>[] | undefined;
  createComputed(() => {
    shown = entries();
  });

  /** Returns where the viewport begins at a distance from the origin, and the other way round. */
  function across(px: number, total = order.totalHeight, height = viewport): number {
    return isFromEnd ? total + endPx - height - px : px - startPx;
  }
  function awayAt(top: number): number {
    return isFromEnd ? across(top) : top + startPx;
  }

  /** Returns rows and gaps in DOM order. */
  function arrange(): WindowEntry<E>[] {
    const top = across(away);
    let range: WindowRange<E>;
    if (viewport > 0) {
      // The next flood replaces these rows as well: it is enough to mount those in view.
      range = rangeBetween(order, top, top + viewport - 1, floods > 1 ? 0 : OVERSCAN);
      if (isReporting) range = withDrawn(range);
    } else if (isFromEnd) {
      range = rowsAround(order, options.firstPage(), target?.entry ?? options.first?.());
    } else {
      range = firstRows(order, options.firstPage());
    }
    const { placed, start, end } = range;
    let kept = viewport > 0 ? options.kept() : null;
    const index = kept ? order.indexOf(kept) : -1;
    if (index < 0 || (index >= start && index < end)) kept = null;
    const isFresh = ({ entry }: PlacedEntry<E>) => !entry.isHeader && entry.height === 0;
    const fresh = new Set(options.isMeasured() ? placed.filter(isFresh).map(({ entry }) => entry) : []);
    drawn = { ...range, total: order.totalHeight, viewport, fresh };
    const runs = [placed];
    if (kept) {
      const run = [{ entry: kept, offset: order.offsetOf(kept), height: order.heightOf(kept) }];
      if (index < start) runs.unshift(run);
      else runs.push(run);
    }
    const shownEntries: WindowEntry<E>[] = [];
    let edge = 0;
    for (const run of runs) {
      const isFirst = shownEntries.length === 0;
      const gap = isFirst ? before : between;
      gap.resize((run[0]?.offset ?? edge) - edge + (isFirst ? startPx + (isFromEnd ? 0 : shift) : 0));
      shownEntries.push(gap);
      for (const { entry, offset, height } of run) {
        shownEntries.push(entry);
        edge = offset + height;
      }
    }
    after.resize(order.totalHeight - edge + endPx + (isFromEnd ? shift : 0));
    shownEntries.push(after);
    return shownEntries;
  }
  /** Adds what is mounted nearby: heights that turn out otherwise unmount no rows, which would cost another layout. */
  function withDrawn(range: WindowRange<E>): WindowRange<E> {
    const [first, last] = [drawn.placed[0], drawn.placed.at(-1)];
    const from = first ? order.indexOf(first.entry) : -1;
    const to = last ? order.indexOf(last.entry) + 1 : -1;
    const start =
      from >= range.start - OVERSCAN && from < range.end ? Math.min(from, range.start) : range.start;
    const end = to <= range.end + OVERSCAN && to > range.start ? Math.max(to, range.end) : range.end;
    return start === range.start && end === range.end ? range : rangeOf(order, start, end);
  }
  const draw = () => untrack(() => setEntries(arrange()));

  /**
   * Returns the row being read, which was painted before, and where it stands: as it was drawn, and as the reader has
   * scrolled since.
   */
  const findAnchor = (jumped?: ReadonlySet<E>) => {
    const from = across(away, drawn.total, drawn.viewport);
    let found: { entry: E; top: number } | undefined;
    let lowest = Number.POSITIVE_INFINITY;
    for (const { entry, offset, height } of drawn.placed) {
      const top = offset - from;
      // A viewport that became smaller may end above a row.
      if (top + height <= 0 || top >= Math.min(viewport, drawn.viewport)) continue;
      if (!entry.block || jumped?.has(entry)) continue;
      if (drawn.fresh.has(entry)) continue;
      // The first one; where heights differ, rather one that is wholly visible.
      const rank = (options.isMovable?.(entry) ? 2 : 0) + (options.isMeasured() && top < -0.5 ? 1 : 0);
      if (entry !== held && rank >= lowest) continue;
      found = { entry, top };
      lowest = entry === held ? -1 : rank;
    }
    return found;
  };
  const isAtOrigin = () => away <= AT_EDGE_PX && (options.follows?.() ?? true);
  /** Returns where the viewport begins when an entry stands as asked. */
  const topFor = (entry: E, offset: number, align: Alignment): number => {
    const height = order.heightOf(entry);
    if (typeof align === 'number') return offset - align;
    if (align === 'start') return offset;
    if (align === 'center') return offset + (height - viewport) / 2;
    const first = offset - startPx;
    const last = offset + height + endPx - viewport;
    return Math.min(first, Math.max(across(away), last));
  };
  /** Returns how far from the origin the viewport must stand. */
  const stand = (jumped?: ReadonlySet<E>): number => {
    if (viewport === 0) return away;
    let px = away;
    const offset = target ? order.offsetOf(target.entry) : -1;
    if (target && offset >= 0) {
      px = awayAt(topFor(target.entry, offset, target.align));
    } else if (isAtOrigin()) {
      px = 0;
    } else {
      const anchor = findAnchor(jumped);
      if (anchor) px = awayAt(order.offsetOf(anchor.entry) - anchor.top);
    }
    // What a list has after its rows is not known here: the DOM stops at its end.
    const most = isFromEnd ? startPx + order.totalHeight + endPx - viewport : px;
    return Math.max(0, Math.min(px, most));
  };
  const moveTo = (px: number) => {
    // Rounding errors are smaller than this; writing the position would stop a running scroll.
    if (Math.abs(px - away) > 0.01) isMoved = true;
    away = px;
    if (isMoved) shift = (isTouched && !target ? position : Math.ceil(px)) - px;
  };

  /** Computes a new window; all changes use this. */
  const relayout = (jumped?: ReadonlySet<E>) => {
    moveTo(stand(jumped));
    floods = !away && jumped && jumped.size > FLOOD ? floods + 1 : 0;
    if (floods) floodsEnd.start(QUIET_MS);
    draw();
  };
  const place = (element: HTMLElement) => {
    isMoved = false;
    const wanted = Math.round(away + shift);
    if (isTouched && !target) return;
    scrollToNow(element, isFromEnd ? -wanted : wanted);
    position = wanted;
    // No scroll event reports that the DOM stops at the end.
    if (readCut()) {
      relayout();
      if (isMoved) place(element);
    } else if (readScroll()) {
      draw();
    }
  };
  /** Whether all rows of the window have the heights that they are taken for. */
  const isKnown = () => drawn.fresh.size === 0;
  const settle = (hasScrolled = false, isDrawn = shown === untrack(entries)) => {
    if (!isDrawn) {
      // Within an update of Solid, such as an effect, rows are drawn at its end.
      settleSoon(hasScrolled);
      return;
    }
    if (isMoved && scroller && viewport > 0 && !isHidden) place(scroller);
    if (target && hasLayout() && isKnown()) {
      held = target.entry;
      target = null;
    }
    options.onSettled?.(hasScrolled);
    checkEnd();
  };
  const settleSoon = (hasScrolled?: boolean) => queueMicrotask(() => settle(hasScrolled, true));
  const keepTop = () => {
    isMoved = true;
    settleSoon();
  };
  const refresh = () => {
    source.flush();
    relayout();
    settle();
  };
  const checkEnd = () => {
    if (hasLayout() && drawn.end >= order.length) untrack(() => options.onNearEnd?.());
  };

  /**
   * Takes the DOM's scroll position, and returns whether it is another one. A difference below 1 px is the DOM's
   * rounding of a position set here, and would add up over jumps.
   */
  function readScroll(): boolean {
    // A position that is not written yet is newer.
    if (!scroller || isMoved) return false;
    const at = isFromEnd ? -scroller.scrollTop : scroller.scrollTop;
    if (at === position || (at > 0 && Math.abs(at - position) < 1)) return false;
    // Hidden, or taken out of the document, it has no position.
    const height = scroller.clientHeight;
    if (viewport > 0 && !height) return false;
    // The reader has scrolled in the viewport as it is, whose size may be reported later.
    if (isLaidOut) {
      viewport = height;
      drawn.viewport = height;
    }
    position = at;
    // A position below 0 would mean that a touch screen pulls the list away from its edge.
    if (at <= 0 && shift < 1) shift = Math.min(0, shift);
    away = Math.max(0, at - shift);
    target = null;
    held = null;
    return true;
  }
  /** Takes the height of the viewport, and returns whether it is another one. */
  function readHeight(): boolean {
    const height = scroller?.clientHeight ?? 0;
    // Some browsers forget the position of what is hidden.
    if (isHidden && height > 0) isMoved = true;
    isHidden = height === 0;
    if (isHidden || (isLaidOut && height === viewport && !isMoved)) return false;
    viewport = height;
    isLaidOut = true;
    return true;
  }
  /** Whether layout has moved the far end nearer: rows became lower, or the viewport higher. */
  const isCut = () => {
    if (!scroller || isMoved) return false;
    const at = Math.abs(scroller.scrollTop);
    return at < position && scroller.scrollHeight - scroller.clientHeight - at < 1;
  };
  /** Reads the sizes that moved the far end nearer, which the browser has not reported yet; returns whether any changed. */
  const readCut = () => {
    if (!isCut()) return false;
    const isResized = readHeight();
    return take(heightsOf(mounted.keys())) || isResized;
  };
  /**
   * Follows a scroll. Pending events are published first, from the new position; otherwise the window would
   * show an order that was not anchored.
   */
  const follow = () => {
    if (touchEnd.isRunning()) touchEnd.start(REST_MS);
    if (readCut()) refresh();
    if (!readScroll()) return;
    source.flush();
    draw();
    settle(true);
  };

  onMount(() => {
    // A scroll position without a scroll event only matters where rows move.
    const prepare = (jumped: ReadonlySet<E>) => {
      if (!hasLayout() || runsInFrame()) return;
      const anchor = findAnchor(jumped);
      const isStill = anchor && awayAt(order.offsetOf(anchor.entry) - anchor.top) === away;
      if (!isStill && !isCut()) readScroll();
    };
    const publish = (jumped: ReadonlySet<E>) => {
      options.onBeforeChange?.();
      relayout(jumped);
    };
    onCleanup(source.subscribe({ prepare, publish, settle: () => settle() }));
    refresh();
  });

  const attach = (element: HTMLElement) => {
    scroller = element;
    onMount(() => {
      const resize = () => {
        if (readHeight()) refresh();
      };
      const onTouchEnd = ({ touches }: TouchEvent) => {
        if (touches.length === 0) touchEnd.start(REST_MS);
      };
      const onTouchStart = ({ target }: TouchEvent) => {
        isTouched = true;
        touchEnd.stop();
        // A row that is taken out meanwhile tells nobody else.
        target?.addEventListener('touchend', onTouchEnd as EventListener, passive);
        target?.addEventListener('touchcancel', onTouchEnd as EventListener, passive);
      };
      const abort = new AbortController();
      const passive = { passive: true, signal: abort.signal };
      element.addEventListener('scroll', follow, passive);
      element.addEventListener('touchstart', onTouchStart, passive);
      onCleanup(() => abort.abort());
      onCleanup(onInserted(element, keepTop));
      // The observer reports the height before the page is painted. Reading it would force a layout: until then the
      // page's height is assumed.
      if (typeof ResizeObserver !== 'undefined') viewport = innerHeight;
      else resize();
      onCleanup(observeSize(element, resize));
    });
  };

  // The heights of rows: each is observed if they may differ, else one row and one header.
  const mounted = new Map<HTMLElement, E>();
  /** The row, and the header, whose height stands for all. */
  const samples = new Map<boolean, HTMLElement>();
  const waiting: HTMLElement[] = [];
  /** Takes heights in px, and returns whether one has changed. */
  const take = (heights: Iterable<readonly [Element, number]>): boolean => {
    let isChanged = false;
    for (const [element, height] of heights) {
      const entry = mounted.get(element as HTMLElement);
      if (!entry || height === 0) continue;
      const { isHeader } = entry;
      if (!options.isMeasured() || isHeader) {
        const kind = isHeader ? 'headerHeight' : 'rowHeight';
        // All others may differ from the one that stands for them by a rounding error.
        if (samples.get(isHeader) !== element || order[kind] === height) continue;
        order[kind] = height;
      } else {
        if (entry.height === height) continue;
        order.setHeight(entry, height);
      }
      isChanged = true;
    }
    return isChanged;
  };
  const report: ResizeObserverCallback = (changes) => {
    const heights = changes.map(
      ({ target, borderBoxSize }) => [target, borderBoxSize[0]?.blockSize ?? 0] as const,
    );
    if (scroller && growsWithRows(scroller)) {
      if (take(heights)) requestAnimationFrame(refresh);
      return;
    }
    isReporting = true;
    // The size of the viewport, and a scroll of this frame, whose event comes in the next, are reported after this.
    let isDue = readHeight() || target !== null;
    if (!isCut() && readScroll()) isDue = true;
    if (take(heights)) isDue = true;
    // Measures rows mounted by this directly, so that none is painted in a wrong place; others wait if no frame
    // came since the last report.
    let measured = 0;
    for (let turn = 0; turn < MOST_TURNS && (isDue || waiting.length > measured); turn++) {
      const from = measured;
      measured = waiting.length;
      if (take(heightsOf(waiting.slice(from))) || isDue) refresh();
      isDue = false;
    }
    isReporting = false;
  };
  const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(report);
  onCleanup(() => observer?.disconnect());
  const observe = (element: HTMLElement) => {
    if (!isReporting) {
      // Padding counts as well.
      observer?.observe(element, { box: 'border-box' });
      return;
    }
    waiting.push(element);
    if (waiting.length > 1) return;
    requestAnimationFrame(() => {
      for (const each of waiting.splice(0))
        if (mounted.has(each)) observer?.observe(each, { box: 'border-box' });
    });
  };
  const rows = createMountedRows<E>({
    onAdd(entry, element) {
      options.onMount?.(entry, element);
      mounted.set(element, entry);
      if (!options.isMeasured() || entry.isHeader) {
        if (samples.has(entry.isHeader)) return;
        samples.set(entry.isHeader, element);
      }
      observe(element);
    },
    onRemove({ isHeader }, element) {
      if (!mounted.delete(element)) return;
      observer?.unobserve(element);
      if (samples.get(isHeader) !== element) return;
      samples.delete(isHeader);
      // The latest one takes its place, else the next mounted one.
      const latest = [...mounted].findLast(([, each]) => each.isHeader === isHeader)?.[0];
      if (!latest) return;
      samples.set(isHeader, latest);
      observe(latest);
    },
  });

  const goTo = (to: typeof target) => {
    source.flush();
    if (to && !to.entry.block) return;
    if (hasLayout()) readScroll();
    target = to;
    held = null;
    if (!to) moveTo(0);
    relayout();
    settle();
  };
  return {
    entries,
    rows,
    attach,
    placed: () => drawn.placed,
    viewport: () => (hasLayout() ? viewport : 0),
    top: () => across(away),
    below: () => order.totalHeight + endPx - viewport - across(away),
    isMeasuring: () => isReporting,
    refresh,
    reset: () => goTo(null),
    reveal: (entry, align = 'nearest') => goTo({ entry, align }),
    reading() {
      if (readScroll()) queueMicrotask(refresh);
      if (target) return { entry: target.entry, top: typeof target.align === 'number' ? target.align : 0 };
      const top = across(away);
      const { index, offset } = order.find(Math.max(0, top));
      const first = order.at(index);
      return findAnchor() ?? (first && { entry: first, top: offset - top });
    },
    hold(entry) {
      held = entry;
    },
    keepTop,
    checkEnd,
  };
}
