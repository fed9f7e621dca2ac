import { Virtualizer, type VirtualizerOptions } from '@tanstack/solid-virtual';
import { createComputed, createSignal, on, onCleanup, onMount, untrack } from 'solid-js';
import { isServer } from 'solid-js/web';
import { isSameArray } from '../../core/order/window-range.ts';
import { Gap } from '../list/create-window.ts';
import { createFreshRows } from './create-fresh-rows.ts';
import { createPlaceKeeper, type Keyed } from './create-place-keeper.ts';
import type { Alignment, MeasuredEntry, MeasuredWindow, MeasuredWindowOptions } from './measured-window.ts';
import { createObservedScroller } from './observe-scroller.ts';
import { mountedIndexes, positionOf } from './positions.ts';

/** Entries mounted beyond each edge of the viewport. */
const OVERSCAN = 5;
/** How far from an edge further pages are needed, in viewports. */
const NEAR = 1.5;
/** Measuring new rows can bring others into view; this many turns are always enough. */
const MOST_TURNS = 8;
/** Below this distance from the end in px, the end is visible: scroll positions are whole pixels. */
const AT_END_PX = 2;

/**
 * Creates the window of a list whose rows are of unknown height: the `Virtualizer` of TanStack, bound by key. Rows keep
 * their nodes; what the reader sees keeps its place, and so does the end while it is visible.
 */
export function createMeasuredWindow<E extends Keyed>(options: MeasuredWindowOptions<E>): MeasuredWindow<E> {
  let list = untrack(options.entries);
  let scroller: HTMLElement | null = null;
  const before = new Gap();
  const after = new Gap();
  const firstRows = (): readonly MeasuredEntry<E>[] => [before, ...list.slice(-options.firstPage), after];
  const between: Gap[] = [];
  const elements = new Map<E, HTMLElement>();
  const entryOf = new WeakMap<Element, E>();
  /** The indexes of the mounted entries. */
  let indexes = new Map<E, number>();
  const [rows, setRows] = createSignal(firstRows(), { equals: isSameArray });
  const [first, setFirst] = createSignal<E>();
  const [isAtEnd, setAtEnd] = createSignal(true);
  const [scrolls, setScrolled] = createSignal(undefined, { equals: false });
  const [isNearStart, setNearStart] = createSignal(false);
  const [isNearEnd, setNearEnd] = createSignal(false);
  const [range, setRange] = createSignal<{ first: number; last: number } | null>(null, {
    equals: (a, b) => a?.first === b?.first && a?.last === b?.last,
  });
  /** What the view shall show once its rows are measured. */
  let target: { entry: E; align: Alignment } | null = null;
  let isFollowing = true;
  /** Whether the position is known to be another one, but not written yet. */
  let isMoved = false;
  let isMeasuring = false;
  let isPaused = false;
  let isWaiting = false;
  let isDisposed = false;

  /** Where the first mounted row starts, in px. */
  let start = 0;
  const scrolling = createObservedScroller({
    onScroll(report) {
      isPaused = true;
      report();
      isPaused = false;
      target = null;
      isFollowing = endDistance() <= AT_END_PX;
      keeper.record();
      draw();
      tell();
      setScrolled();
    },
    onResize: () => update(),
    onShift: () => before.resize(start + scrolling.shift()),
    end: () => virtualizer.getTotalSize() - height(),
  });
  const settings = (): VirtualizerOptions<HTMLElement, HTMLElement> => ({
    count: list.length,
    getScrollElement: () => scroller,
    estimateSize: (index) => options.estimate(list[index] as E),
    getItemKey: (index) => (list[index] as E).key,
    measureElement: (element, entry) =>
      entry?.borderBoxSize?.[0]?.blockSize ?? element.getBoundingClientRect().height,
    rangeExtractor: (range) => {
      const kept = (options.kept?.() ?? []).map((entry) => list.indexOf(entry));
      return mountedIndexes({ ...range, overscan: OVERSCAN }, kept);
    },
    paddingStart: options.padding?.[0] ?? 0,
    paddingEnd: options.padding?.[1] ?? 0,
    anchorTo: 'end',
    scrollEndThreshold: AT_END_PX,
    observeElementRect: (_, report) => scrolling.observeSize(scroller, report),
    observeElementOffset: (_, report) => scrolling.observeOffset(scroller, report),
    scrollToFn(px, options, instance) {
      // All heights are known before the view is placed: each write would cost a layout.
      if (isMeasuring) isMoved = true;
      else scrolling.scrollTo(px, options, instance);
    },
    onChange: () => update(),
  });
  const virtualizer = new Virtualizer<HTMLElement, HTMLElement>(settings());
  virtualizer.indexFromElement = (element) => indexes.get(entryOf.get(element) as E) ?? -1;
  const fresh = createFreshRows(virtualizer);
  const height = () => virtualizer.scrollRect?.height ?? 0;
  const offset = () => virtualizer.scrollOffset ?? 0;
  const endDistance = () => virtualizer.getTotalSize() - height() - offset();
  const keeper = createPlaceKeeper<E>({
    list: () => list,
    layout: () => virtualizer.measurementsCache,
    isMeasured: (entry) => virtualizer.itemSizeCache.has(entry.key),
    isMovable: (entry) => options.isMovable?.(entry) === true,
    offset,
    height,
  });
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = ({ index }) => index < keeper.anchorIndex();

  /** Renders the window as it is now. */
  const draw = () => {
    const items = virtualizer.getVirtualItems();
    if (height() === 0) {
      indexes = new Map(list.map((entry, index) => [entry, index]));
      start = 0;
      for (const gap of [before, after]) gap.resize(0);
      setRows(firstRows());
      return;
    }
    const drawn: MeasuredEntry<E>[] = [before];
    let end = 0;
    let gaps = 0;
    indexes = new Map();
    start = items[0]?.start ?? 0;
    before.resize(start + scrolling.shift());
    for (const { index, start, end: next } of items) {
      const entry = list[index] as E;
      if (drawn.length > 1 && start - end > 0.01) {
        between[gaps] ??= new Gap();
        const gap = between[gaps++] as Gap;
        gap.resize(start - end);
        drawn.push(gap);
      }
      drawn.push(entry);
      indexes.set(entry, index);
      end = next;
    }
    after.resize(Math.max(0, virtualizer.getTotalSize() - end));
    drawn.push(after);
    setRows(drawn);
  };

  /** Returns where the view must stand: at the target, at the end, or where what is being read keeps its place. */
  const position = () => {
    if (height() === 0 || list.length === 0) return offset();
    if (target) {
      const item = virtualizer.measurementsCache[list.indexOf(target.entry)];
      return item ? positionOf(item, target.align, offset(), height()) : offset();
    }
    if (isFollowing && options.follows()) return Math.max(0, virtualizer.getTotalSize() - height());
    return offset() + keeper.error();
  };
  const place = () => {
    const px = position();
    if (target || isMoved || Math.abs(px - offset()) > 0.01) virtualizer.scrollToOffset(px);
    isMoved = false;
    virtualizer.cancelScroll();
  };

  const tell = () => {
    const left = height() * NEAR;
    const hasLayout = height() > 0;
    const visible = hasLayout ? virtualizer.range : null;
    setRange(visible && { first: visible.startIndex, last: visible.endIndex });
    setFirst(() => keeper.firstVisible());
    setAtEnd(!hasLayout || endDistance() <= AT_END_PX);
    setNearStart(hasLayout && offset() < left);
    setNearEnd(hasLayout && endDistance() < left);
  };

  /** Draws and places the view; its new rows are measured before the next paint. */
  const update = () => {
    if (isPaused || isDisposed) return;
    isPaused = true;
    draw();
    place();
    draw();
    // What is unmounted is observed no longer, before the browser looks for further sizes to deliver.
    virtualizer.measureElement(null);
    isPaused = false;
    keeper.renew();
    tell();
  };

  /** Measures what was mounted, and places the view, until no further row comes into it. */
  const settle = () => {
    isWaiting = false;
    if (isDisposed || !scroller) return;
    isPaused = true;
    virtualizer._willUpdate();
    for (let turn = 0; turn < MOST_TURNS; turn++) {
      isMeasuring = true;
      fresh.measure();
      isMeasuring = false;
      draw();
      place();
      draw();
      if (!fresh.hasAny()) break;
    }
    virtualizer.measureElement(null);
    isPaused = false;
    if (target && height() > 0) {
      isFollowing = endDistance() <= AT_END_PX;
      keeper.record();
      keeper.hold(target.entry);
      target = null;
    } else {
      keeper.renew();
    }
    tell();
  };
  /** Before the next paint, and outside of Solid's updates, within which no rows are mounted. */
  const settleSoon = () => {
    if (isWaiting || isServer) return;
    isWaiting = true;
    queueMicrotask(settle);
  };

  createComputed(
    on(
      options.entries,
      (entries) => {
        list = entries;
        isPaused = true;
        virtualizer.setOptions(settings());
        // The virtualizer keeps whatever is at the top, also what moves; no row is made or remade for that.
        const px = position();
        if (Math.abs(px - offset()) > 0.01) {
          virtualizer.scrollOffset = px;
          isMoved = true;
        }
        draw();
        isPaused = false;
        // Not before the view stands where it shall: it may show another place soon.
        setNearStart(false);
        setNearEnd(false);
        forgetSizes();
        settleSoon();
      },
      { defer: true },
    ),
  );
  /** Drops the heights of entries that were let go of long ago. */
  const forgetSizes = () => {
    const sizes = virtualizer.itemSizeCache;
    if (sizes.size <= 2 * list.length + 500) return;
    const keys = new Set<unknown>(list.map(({ key }) => key));
    for (const key of sizes.keys()) if (!keys.has(key)) sizes.delete(key);
  };
  onMount(() => {
    const clean = virtualizer._didMount();
    onCleanup(clean);
    settleSoon();
  });
  onCleanup(() => {
    isDisposed = true;
  });

  return {
    rows,
    first,
    isAtEnd,
    scrolls,
    isNearStart,
    isNearEnd,
    range,
    attach(element) {
      scroller = element;
    },
    mount(entry, element) {
      elements.set(entry, element);
      entryOf.set(element, entry);
      fresh.add(element);
      settleSoon();
      onCleanup(() => {
        if (elements.get(entry) === element) elements.delete(entry);
      });
    },
    element: (entry) => elements.get(entry),
    reveal(entry, align = 'nearest') {
      if (align === 'nearest' && keeper.isWhollyVisible(entry)) return;
      target = { entry, align };
      settleSoon();
    },
    toEnd() {
      target = null;
      isFollowing = true;
      settleSoon();
    },
    hold: keeper.hold,
    settle,
  };
}
