import { type Accessor, createComputed, createSignal, onCleanup, onMount, untrack } from 'solid-js';
import type { BlockOrder, OrderEntry } from '../../order/block-order.ts';
import { createTimer } from '../../utils/create-timer.ts';
import { isSameArray } from '../../utils/is-same-array.ts';
import { FLOOD, runsInFrame } from '../publish/create-flush.ts';
import type { ListSource } from '../publish/create-list-source.ts';
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

/** How long after the last flood rows around the viewport are mounted, in milliseconds. */
const QUIET_MS = 300;
/** How long after the last movement a touch scroll counts as finished, in milliseconds. */
const REST_MS = 150;
/** Within this distance in px an edge counts as visible: scroll positions are whole pixels. */
export const AT_EDGE_PX = 2;
/**
 * The maximum number of layout passes. Each may mount rows that bring others into view; settled heights need fewer
 * passes.
 */
const MAX_PASSES = 16;

/** What a window renders: a row, a section header, or a gap. */
export type WindowEntry<E> = E | Gap;

/** The position of an entry in the viewport; a number is its distance from the top, in px. */
export type Alignment = 'start' | 'center' | 'nearest' | number;

/** The part of a list source that a window uses. */
export type WindowSource<E extends OrderEntry> = Pick<ListSource<E>, 'flush' | 'subscribe'> & {
  readonly order: BlockOrder<E>;
};

/** The options of a window. */
export interface WindowOptions<E extends OrderEntry> {
  source: WindowSource<E>;
  /**
   * The edge at which the list opens, and at which it stays while that edge is visible. The scroller of a list that
   * opens at its end is laid out from there (`flex-direction: column-reverse`), so the browser keeps it there.
   * @defaultValue 'start'
   */
  origin?: 'start' | 'end';
  /** Whether the list currently stays at that edge. Defaults to always. */
  follows?: () => boolean;
  /** Returns the number of rows to render without layout: on a server, in a hidden tab, in jsdom. */
  firstPage: () => number;
  /** Returns the entry around which these rows are rendered; without one, they are at the origin. */
  first?: () => E | undefined;
  /** The space before the first and after the last entry, in px. Revealed entries keep the same distance. */
  padding?: readonly [start: number, end: number];
  /** Whether rows may differ in height; otherwise one is measured for all. */
  isMeasured: () => boolean;
  /** Whether an entry moves independently of rows, such as a date above the messages of a day: it is no anchor. */
  isMovable?: (entry: E) => boolean;
  /** Returns the row to keep mounted outside the window (the focused one), or null. */
  kept: () => E | null;
  /** Called when the window is near the end of the order. */
  onNearEnd?: () => void;
  /** Called after the order has changed and before the DOM changes. */
  onBeforeChange?: () => void;
  /** Called after the DOM has changed, or the user has scrolled. */
  onRendered?: (hasScrolled: boolean) => void;
  /** Called for each mounted row. */
  onMount?: (entry: E, element: HTMLElement) => void;
}

/** The mounted part of an order. */
export interface ListWindow<E extends OrderEntry> {
  entries: Accessor<readonly WindowEntry<E>[]>;
  /** The mounted rows. */
  readonly rows: MountedRows<E>;
  /** Attaches the window to a scroller; call it in a ref. */
  attach(scroller: HTMLElement): void;
  /** Returns the rows and headers of the window, with their top edges in px. */
  placed(): readonly PlacedEntry<E>[];
  /** Returns the height of the viewport in px; 0 without layout. */
  viewport(): number;
  /** Returns the distance from the top edge of the first entry to the viewport, in px. */
  top(): number;
  /** Returns the distance from the viewport to the end of the content, in px. */
  below(): number;
  /** Whether sizes are being reported: rows resized during that make the browser report an error. */
  isMeasuring(): boolean;
  /** Recomputes the window at the same position. */
  refresh(): void;
  /** Scrolls to the edge at which the list opens. */
  reset(): void;
  /** Mounts an entry and scrolls as little as needed to show it, or until it is aligned. */
  reveal(entry: E, align?: Alignment): void;
  /** Returns the anchor and its distance from the top of the viewport, in px. */
  reading(): { readonly entry: E; readonly top: number } | undefined;
  /** Keeps the top edge of an entry in place until the user scrolls, even if only part of it is visible. */
  keepInPlace(entry: E): void;
  /** Keeps the scroll position through a DOM change that may cause layout before it is complete. */
  keepTop(): void;
  /** Loads a page if the window is near the end. */
  checkEnd(): void;
}

/**
 * Creates the window of an order. Every change goes through `relayout`: the edge at which the list opens stays while
 * it is visible; otherwise the rows being read stay in place on the screen, whatever is added, removed, moved or
 * resized around them. Heights are estimates until the browser reports them, before it paints.
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
  /** The distance from the origin to the viewport, in px. */
  let distance = 0;
  /** The DOM's scroll position, from the origin: `distance` plus `shift`. */
  let position = 0;
  /**
   * Added to the gap at the origin, in px. Browsers scroll to whole pixels; the gap takes the fraction. While a finger
   * scrolls, the position is not written, and the gap takes the whole distance.
   */
  let shift = 0;
  /** Whether the scroll position must be written. */
  let isMoved = false;
  /** Whether the browser is reporting sizes. Rows mounted meanwhile are reported in the next frame. */
  let isReporting = false;
  let viewport = 0;
  /** Whether `viewport` was measured; otherwise it is the maximum height. */
  let isLaidOut = false;
  let isHidden = false;
  const hasLayout = () => isLaidOut && !isHidden;
  /** Whether a finger or its momentum is scrolling: writing the position would stop it. */
  let isTouched = false;
  let target: { entry: E; align: Alignment } | null = null;
  let held: E | null = null;
  /** The last range, the inputs it was computed from, and its rows with estimated heights. */
  let lastRange!: WindowRange<E> & { total: number; viewport: number; unmeasured: ReadonlySet<E> };
  /** The number of consecutive floods that changed the window while at the top. */
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
  /** The latest entries that are in the DOM. */
  let shown: readonly WindowEntry<E>[] | undefined;
  createComputed(() => {
    shown = entries();
  });

  /** Converts a distance from the origin to a top edge, and back. */
  function topAt(px: number, total = order.totalHeight, height = viewport): number {
    return isFromEnd ? total + endPx - height - px : px - startPx;
  }
  function distanceAt(top: number): number {
    return isFromEnd ? topAt(top) : top + startPx;
  }

  /** Returns rows and gaps in DOM order. */
  function arrange(): WindowEntry<E>[] {
    const top = topAt(distance);
    let range: WindowRange<E>;
    if (viewport > 0) {
      // The next flood replaces these rows too: mount only those in view.
      range = rangeBetween(order, top, top + viewport - 1, floods > 1 ? 0 : OVERSCAN);
      if (isReporting) range = withLastRange(range);
    } else if (isFromEnd) {
      range = rowsAround(order, options.firstPage(), target?.entry ?? options.first?.());
    } else {
      range = firstRows(order, options.firstPage());
    }
    const { placed, start, end } = range;
    let kept = viewport > 0 ? options.kept() : null;
    const index = kept ? order.indexOf(kept) : -1;
    if (index < 0 || (index >= start && index < end)) kept = null;
    const isUnmeasured = ({ entry }: PlacedEntry<E>) => !entry.isHeader && entry.height === 0;
    const unmeasured = new Set(
      options.isMeasured() ? placed.filter(isUnmeasured).map(({ entry }) => entry) : [],
    );
    lastRange = { ...range, total: order.totalHeight, viewport, unmeasured };
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
  /**
   * Adds rows already mounted nearby: heights that differ from their estimates then unmount nothing, which would cost
   * another layout.
   */
  function withLastRange(range: WindowRange<E>): WindowRange<E> {
    const [first, last] = [lastRange.placed[0], lastRange.placed.at(-1)];
    const from = first ? order.indexOf(first.entry) : -1;
    const to = last ? order.indexOf(last.entry) + 1 : -1;
    const start =
      from >= range.start - OVERSCAN && from < range.end ? Math.min(from, range.start) : range.start;
    const end = to <= range.end + OVERSCAN && to > range.start ? Math.max(to, range.end) : range.end;
    return start === range.start && end === range.end ? range : rangeOf(order, start, end);
  }
  const draw = () => untrack(() => setEntries(arrange()));

  /** Returns the anchor, a row that was painted before, and its position, including scrolling since then. */
  const findAnchor = (jumped?: ReadonlySet<E>) => {
    const from = topAt(distance, lastRange.total, lastRange.viewport);
    let found: { entry: E; top: number } | undefined;
    let lowest = Number.POSITIVE_INFINITY;
    for (const { entry, offset, height } of lastRange.placed) {
      const top = offset - from;
      // A viewport that shrank may end above a row.
      if (top + height <= 0 || top >= Math.min(viewport, lastRange.viewport)) continue;
      if (!entry.block || jumped?.has(entry)) continue;
      if (lastRange.unmeasured.has(entry)) continue;
      // The first row wins; where heights differ, prefer one that is wholly visible. Lower rank = better anchor.
      const rank = (options.isMovable?.(entry) ? 2 : 0) + (options.isMeasured() && top < -0.5 ? 1 : 0);
      if (entry !== held && rank >= lowest) continue;
      found = { entry, top };
      lowest = entry === held ? -1 : rank;
    }
    return found;
  };
  const isAtOrigin = () => distance <= AT_EDGE_PX && (options.follows?.() ?? true);
  /** Returns the top edge of the viewport at which an entry is aligned. */
  const topFor = (entry: E, offset: number, align: Alignment): number => {
    const height = order.heightOf(entry);
    if (typeof align === 'number') return offset - align;
    if (align === 'start') return offset;
    if (align === 'center') return offset + (height - viewport) / 2;
    const first = offset - startPx;
    const last = offset + height + endPx - viewport;
    return Math.min(first, Math.max(topAt(distance), last));
  };
  /** Returns the target distance of the viewport from the origin. */
  const distanceToShow = (jumped?: ReadonlySet<E>): number => {
    if (viewport === 0) return distance;
    let px = distance;
    const offset = target ? order.offsetOf(target.entry) : -1;
    if (target && offset >= 0) {
      px = distanceAt(topFor(target.entry, offset, target.align));
    } else if (isAtOrigin()) {
      px = 0;
    } else {
      const anchor = findAnchor(jumped);
      if (anchor) px = distanceAt(order.offsetOf(anchor.entry) - anchor.top);
    }
    // Content after the rows is unknown here: the DOM clamps the position at its end.
    const most = isFromEnd ? startPx + order.totalHeight + endPx - viewport : px;
    return Math.max(0, Math.min(px, most));
  };
  const moveTo = (px: number) => {
    // Smaller differences are rounding errors; writing the position would stop a running scroll.
    if (Math.abs(px - distance) > 0.01) isMoved = true;
    distance = px;
    if (isMoved) shift = (isTouched && !target ? position : Math.ceil(px)) - px;
  };

  /** Computes a new window; every change goes through this. */
  const relayout = (jumped?: ReadonlySet<E>) => {
    moveTo(distanceToShow(jumped));
    floods = !distance && jumped && jumped.size > FLOOD ? floods + 1 : 0;
    if (floods) floodsEnd.start(QUIET_MS);
    draw();
  };
  const writePosition = (element: HTMLElement) => {
    isMoved = false;
    const wanted = Math.round(distance + shift);
    if (isTouched && !target) return;
    scrollToNow(element, isFromEnd ? -wanted : wanted);
    position = wanted;
    // No scroll event fires when the DOM clamps the position.
    if (readClamp()) {
      relayout();
      if (isMoved) writePosition(element);
    } else if (readScroll()) {
      draw();
    }
  };
  /** Whether all rows of the window have measured heights. */
  const isKnown = () => lastRange.unmeasured.size === 0;
  const afterRender = (hasScrolled = false, isDrawn = shown === untrack(entries)) => {
    if (!isDrawn) {
      // Within an update of Solid, such as an effect, rows are rendered at its end.
      afterRenderSoon(hasScrolled);
      return;
    }
    if (isMoved && scroller && viewport > 0 && !isHidden) writePosition(scroller);
    if (target && hasLayout() && isKnown()) {
      held = target.entry;
      target = null;
    }
    options.onRendered?.(hasScrolled);
    checkEnd();
  };
  const afterRenderSoon = (hasScrolled?: boolean) => queueMicrotask(() => afterRender(hasScrolled, true));
  const keepTop = () => {
    isMoved = true;
    afterRenderSoon();
  };
  const refresh = () => {
    source.flush();
    relayout();
    afterRender();
  };
  const checkEnd = () => {
    if (hasLayout() && lastRange.end >= order.length) untrack(() => options.onNearEnd?.());
  };

  /**
   * Reads the DOM's scroll position, and returns whether it has changed. Differences below 1 px come from the DOM's
   * rounding of a written position, and would add up over jumps.
   */
  function readScroll(): boolean {
    // A position that is still to be written is newer.
    if (!scroller || isMoved) return false;
    const at = isFromEnd ? -scroller.scrollTop : scroller.scrollTop;
    if (at === position || (at > 0 && Math.abs(at - position) < 1)) return false;
    // A scroller that is hidden or outside the document has no position.
    const height = scroller.clientHeight;
    if (viewport > 0 && !height) return false;
    // The user scrolled the viewport at its old size; a new size is reported later.
    if (isLaidOut) {
      viewport = height;
      lastRange.viewport = height;
    }
    position = at;
    // A position below 0 is overscroll on a touch screen.
    if (at <= 0 && shift < 1) shift = Math.min(0, shift);
    distance = Math.max(0, at - shift);
    target = null;
    held = null;
    return true;
  }
  /** Reads the height of the viewport, and returns whether it has changed. */
  function readHeight(): boolean {
    const height = scroller?.clientHeight ?? 0;
    // Some browsers reset the scroll position of hidden elements.
    if (isHidden && height > 0) isMoved = true;
    isHidden = height === 0;
    if (isHidden || (isLaidOut && height === viewport && !isMoved)) return false;
    viewport = height;
    isLaidOut = true;
    return true;
  }
  /** Whether layout has moved the far end nearer: rows shrank, or the viewport grew. */
  const isClamped = () => {
    if (!scroller || isMoved) return false;
    const at = Math.abs(scroller.scrollTop);
    return at < position && scroller.scrollHeight - scroller.clientHeight - at < AT_EDGE_PX;
  };
  /** Reads the sizes that moved the far end nearer, which the browser has not reported yet; returns whether any changed. */
  const readClamp = () => {
    if (!isClamped()) return false;
    const isResized = readHeight();
    return applyHeights(heightsOf(mounted.keys())) || isResized;
  };
  /**
   * Handles a scroll. Publishes pending events first, from the new position; otherwise the window would show an order
   * without an anchor.
   */
  const onScroll = () => {
    if (touchEnd.isRunning()) touchEnd.start(REST_MS);
    if (readClamp()) refresh();
    if (!readScroll()) return;
    source.flush();
    draw();
    afterRender(true);
  };

  onMount(() => {
    // A scroll position without a scroll event matters only where rows move.
    const prepare = (jumped: ReadonlySet<E>) => {
      if (!hasLayout() || runsInFrame()) return;
      const anchor = findAnchor(jumped);
      const isStill = anchor && distanceAt(order.offsetOf(anchor.entry) - anchor.top) === distance;
      if (!isStill && !isClamped()) readScroll();
    };
    const publish = (jumped: ReadonlySet<E>) => {
      options.onBeforeChange?.();
      relayout(jumped);
    };
    onCleanup(source.subscribe({ beforePublish: prepare, publish, afterPublish: () => afterRender() }));
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
        // A row that is removed during a touch receives the touchend itself; nothing else does.
        target?.addEventListener('touchend', onTouchEnd as EventListener, passive);
        target?.addEventListener('touchcancel', onTouchEnd as EventListener, passive);
      };
      const abort = new AbortController();
      const passive = { passive: true, signal: abort.signal };
      element.addEventListener('scroll', onScroll, passive);
      element.addEventListener('touchstart', onTouchStart, passive);
      onCleanup(() => abort.abort());
      onCleanup(onInserted(element, keepTop));
      // Assume the page's height until the observer reports the real one, before the page is painted: reading it
      // would force a layout.
      if (typeof ResizeObserver !== 'undefined') viewport = innerHeight;
      else resize();
      onCleanup(observeSize(element, resize));
    });
  };

  // The mounted rows and headers: each is observed if heights may differ, else one of each kind.
  const mounted = new Map<HTMLElement, E>();
  /** The row and the header that are measured for all. */
  const samples = new Map<boolean, HTMLElement>();
  const waiting: HTMLElement[] = [];
  /** Applies heights in px, and returns whether one has changed. */
  const applyHeights = (heights: Iterable<readonly [Element, number]>): boolean => {
    let isChanged = false;
    for (const [element, height] of heights) {
      const entry = mounted.get(element as HTMLElement);
      if (!entry || height === 0) continue;
      const { isHeader } = entry;
      if (!options.isMeasured() || isHeader) {
        const kind = isHeader ? 'headerHeight' : 'rowHeight';
        // All others may differ from the sample by a rounding error.
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
      if (applyHeights(heights)) requestAnimationFrame(refresh);
      return;
    }
    isReporting = true;
    // The viewport's size, and this frame's scroll (its event fires in the next frame), are reported later.
    let isDue = readHeight() || target !== null;
    if (!isClamped() && readScroll()) isDue = true;
    if (applyHeights(heights)) isDue = true;
    // Measure rows mounted by this directly, so that none is painted in the wrong place; others wait if no frame ran
    // since the last report.
    let measured = 0;
    for (let turn = 0; turn < MAX_PASSES && (isDue || waiting.length > measured); turn++) {
      const from = measured;
      measured = waiting.length;
      if (applyHeights(heightsOf(waiting.slice(from))) || isDue) refresh();
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
      // The latest mounted one replaces it.
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
    afterRender();
  };
  return {
    entries,
    rows,
    attach,
    placed: () => lastRange.placed,
    viewport: () => (hasLayout() ? viewport : 0),
    top: () => topAt(distance),
    below: () => order.totalHeight + endPx - viewport - topAt(distance),
    isMeasuring: () => isReporting,
    refresh,
    reset: () => goTo(null),
    reveal: (entry, align = 'nearest') => goTo({ entry, align }),
    reading() {
      if (readScroll()) queueMicrotask(refresh);
      if (target) return { entry: target.entry, top: typeof target.align === 'number' ? target.align : 0 };
      const top = topAt(distance);
      const { index, offset } = order.find(Math.max(0, top));
      const first = order.at(index);
      return findAnchor() ?? (first && { entry: first, top: offset - top });
    },
    keepInPlace(entry) {
      held = entry;
    },
    keepTop,
    checkEnd,
  };
}
