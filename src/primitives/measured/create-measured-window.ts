import { Virtualizer, type VirtualizerOptions } from '@tanstack/solid-virtual';
import { createComputed, on, onCleanup, onMount, untrack } from 'solid-js';
import { isServer } from 'solid-js/web';
import { inTurns } from '../list/in-turns.ts';
import { createDrawnRows } from './create-drawn-rows.ts';
import { createPlaceKeeper, type Keyed } from './create-place-keeper.ts';
import { createRowHeights } from './create-row-heights.ts';
import { AT_END_PX, createWindowState } from './create-window-state.ts';
import type { Alignment, MeasuredWindow, MeasuredWindowOptions } from './measured-window.ts';
import { createObservedScroller } from './observe-scroller.ts';
import { besideOthers, forgetSizes, mountedIndexes, positionOf } from './positions.ts';

/** Entries mounted beyond each edge of the viewport. */
const OVERSCAN = 5;

/**
 * Creates the window of a list whose rows are of unknown height: the `Virtualizer` of TanStack, bound by key. Rows keep
 * their nodes; what the reader sees keeps its place, and so does the end while it is visible.
 */
export function createMeasuredWindow<E extends Keyed>(options: MeasuredWindowOptions<E>): MeasuredWindow<E> {
  let list = untrack(options.entries);
  let scroller: HTMLElement | null = null;
  const elements = new Map<E, HTMLElement>();
  const entryOf = new WeakMap<Element, E>();
  const first = untrack(() => options.first?.());
  const drawn = createDrawnRows(list, options.firstPage, first);
  const state = createWindowState<E>(first === undefined);
  /** What the view shall show once its rows are measured. */
  let target: { entry: E; align: Alignment } | null = null;
  let isFollowing = true;
  /** Whether the position is known to be another one, but not written yet. */
  let isMoved = false;
  /** Whether scroll positions are written; otherwise writes of the virtualizer wait for `place`. */
  let isPlacing = false;
  let isPaused = false;
  let isWaiting = false;

  const scrolling = createObservedScroller({
    onCut: () => keepTop(),
    onScroll(report) {
      isPaused = true;
      report();
      isPaused = false;
      target = null;
      isFollowing = endDistance() <= AT_END_PX;
      keeper.record();
      draw();
      tell(true);
    },
    onResize(report) {
      // In another width, rows report their heights after this; without a height, what they reported was not taken.
      if (height() === 0 || scroller?.clientWidth !== virtualizer.scrollRect?.width)
        heights.renew(elements.values());
      if (height() === 0) isMoved = true;
      report();
      settle();
    },
    onInserted(report) {
      isMoved = true;
      // What else is inserted comes first: without it, the position may not be reached.
      queueMicrotask(() => {
        if (height() === 0) heights.renew(elements.values());
        report();
        settle();
      });
    },
  });
  const settings = (): VirtualizerOptions<HTMLElement, HTMLElement> => ({
    count: list.length,
    getScrollElement: () => scroller,
    estimateSize: (index) => options.estimate(list[index] as E),
    getItemKey: (index) => (list[index] as E).key,
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
    scrollToFn() {
      // Each write costs a layout.
      if (isPlacing) {
        scrolling.scrollTo(offset());
        isMoved = false;
      } else if (isPaused) isMoved = true;
      else keepTop();
    },
    onChange() {
      if (!isPaused) settle();
    },
  });
  const virtualizer = new Virtualizer<HTMLElement, HTMLElement>(settings());
  const heights = createRowHeights((changed) => {
    catchUp();
    if (resize(changed)) settle();
  });
  /** Takes a scroll whose event is still to come: a position that is written now would undo it. */
  const catchUp = () => {
    if (!isMoved && list.length > 0) scrolling.catchUp();
  };
  /** Writes the position, although the view shall stand where it was. */
  const keepTop = () => {
    isMoved = true;
    settleSoon();
  };
  const height = () => virtualizer.scrollRect?.height ?? 0;
  const offset = () => virtualizer.scrollOffset ?? 0;
  /** The places of all entries, up to date. */
  const layout = () => {
    virtualizer.getTotalSize();
    return virtualizer.measurementsCache;
  };
  const endDistance = () => virtualizer.getTotalSize() - height() - offset();
  const keeper = createPlaceKeeper<E>({
    list: () => list,
    layout,
    indexAt(px) {
      layout();
      return virtualizer.getVirtualItemForOffset(px)?.index ?? 0;
    },
    isMeasured: (entry) => virtualizer.itemSizeCache.has(entry.key),
    isMovable: (entry) => options.isMovable?.(entry) === true,
    offset,
    height,
  });
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = ({ index }) => index < keeper.anchorIndex();

  /** Renders the window as it is now. */
  const draw = () => {
    if (height() === 0) drawn.drawLast(list);
    else drawn.draw(list, virtualizer.getVirtualItems(), virtualizer.getTotalSize(), scrolling.shift());
  };

  /** Returns where the view must stand: at the target, at the end, or where what is being read keeps its place. */
  const position = () => {
    if (height() === 0 || list.length === 0) return offset();
    const end = Math.max(0, virtualizer.getTotalSize() - height());
    let px = offset();
    if (target) {
      const item = layout()[list.indexOf(target.entry)];
      if (item) px = positionOf(item, target.align, px, height());
    } else if (isFollowing && options.follows()) px = end;
    else px += keeper.error();
    return Math.max(0, Math.min(end, px));
  };
  /** Renders the view where it must stand. */
  const arrange = () => {
    const px = position();
    if (target || isMoved || Math.abs(px - offset()) > 0.01) moveTo(px);
    draw();
  };
  /** Writes the position of the view, if it is another one; that costs one layout at most. */
  const place = (from: number | null) => {
    // Without a height there is no position; it is written once there is one.
    if (!isMoved || height() === 0) return;
    const px = offset();
    isPlacing = true;
    virtualizer.scrollToOffset(px);
    virtualizer.cancelScroll();
    isPlacing = false;
    // A touch screen that scrolls on its own takes no other position; nor does a scroller that ends above it.
    virtualizer.scrollOffset = isMoved ? from : px;
    if (isMoved) {
      draw();
      tell();
    }
    isMoved = false;
    // Rows became lower, which is not reported if they grow back before the paint.
    if (scrolling.isCut()) {
      heights.renew(elements.values());
      keepTop();
    }
  };
  /** Takes a position that `place` writes. */
  const moveTo = (px: number) => {
    isMoved = true;
    virtualizer.scrollOffset = px;
    scrolling.shiftFor(px);
  };

  const tell = (hasScrolled = false) =>
    state.tell(
      {
        range: virtualizer.range,
        first: keeper.firstVisible(),
        height: height(),
        before: offset(),
        after: endDistance(),
      },
      hasScrolled,
    );

  /** Takes the heights of rows, and returns whether one has changed. */
  const resize = (changed: ReadonlyMap<Element, number>) => {
    if (!scroller || height() === 0) return false;
    const wasPaused = isPaused;
    let hasResized = false;
    isPaused = true;
    // `position` finds the end. Anchored there, the virtualizer would add up all heights again for each row.
    virtualizer.options.anchorTo = 'start';
    for (const [element, px] of changed) {
      const index = drawn.indexes().get(entryOf.get(element) as E);
      if (index === undefined || virtualizer.itemSizeCache.get((list[index] as E).key) === px) continue;
      virtualizer.resizeItem(index, px);
      hasResized = true;
    }
    virtualizer.options.anchorTo = 'end';
    isPaused = wasPaused;
    return hasResized;
  };
  /** Measures what was mounted, and places the view, until no further row comes into it. */
  const settle = () => {
    isWaiting = false;
    // Outside the document rows have no heights; insertion settles.
    if (!scroller?.isConnected) return;
    isPaused = true;
    virtualizer._willUpdate();
    const from = virtualizer.scrollOffset;
    inTurns(() => {
      resize(heights.read());
      arrange();
      return heights.hasNew();
    });
    const reached = target;
    // Before the position is written, so that what changes over the rows costs no layout of its own.
    tell();
    place(from);
    isPaused = false;
    const isReached = reached !== null && reached === target && height() > 0;
    isFollowing = endDistance() <= AT_END_PX || (isFollowing && !isReached);
    if (isReached) {
      keeper.record();
      keeper.hold(reached.entry);
      target = null;
    } else {
      keeper.renew();
    }
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
        catchUp();
        const before = list;
        const indexes = drawn.indexes();
        const wasPaused = isPaused;
        list = entries;
        isPaused = true;
        virtualizer.setOptions(settings());
        // The virtualizer keeps whatever is at the top, also what moves; no row is made or remade for that.
        arrange();
        const beside = besideOthers(before, indexes, list, drawn.indexes());
        heights.renew(beside.flatMap((entry) => elements.get(entry) ?? []));
        isPaused = wasPaused;
        // Not before the view stands where it shall: it may show another place soon.
        state.forgetEdges();
        forgetSizes(virtualizer.itemSizeCache, list);
        settleSoon();
      },
      { defer: true },
    ),
  );
  onMount(() => {
    onCleanup(virtualizer._didMount());
    settleSoon();
  });
  onCleanup(() => {
    scroller = null;
  });

  return {
    rows: drawn.rows,
    ...state.accessors,
    attach(element) {
      scroller = element;
    },
    mount(entry, element) {
      elements.set(entry, element);
      entryOf.set(element, entry);
      heights.add(element);
      settleSoon();
      onCleanup(() => {
        if (elements.get(entry) === element) elements.delete(entry);
      });
    },
    element: (entry) => elements.get(entry),
    reveal(entry, align = 'nearest') {
      catchUp();
      if (align === 'nearest' && keeper.isWhollyVisible(entry)) return;
      target = { entry, align };
      settleSoon();
    },
    place() {
      catchUp();
      if (target) return { entry: target.entry, top: typeof target.align === 'number' ? target.align : 0 };
      return isFollowing && options.follows() ? null : (keeper.kept() ?? null);
    },
    toEnd() {
      catchUp();
      target = null;
      isFollowing = true;
      settleSoon();
    },
    hold: keeper.hold,
    keepTop,
    settle,
  };
}
