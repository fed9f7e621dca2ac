import { type Accessor, batch, createEffect, createSignal, on, untrack } from 'solid-js';
import { createArraySource } from '../../list/publish/create-array-source.ts';
import { AT_EDGE_PX, createWindow, type ListWindow } from '../../list/window/create-window.ts';
import { newestOf, type TimelineEntry } from '../timeline/timeline-entry.ts';
import type { MessageList } from './message-list.ts';

/** The number of rows to render without layout: about a page, with dates. */
const FIRST_ROWS = 40;
/** The assumed height of a row that was never mounted, in px. */
const ROW_PX = 56;
/** Space before the first and after the last row, in px. */
const PADDING = [12, 12] as const;
/** The distance from an edge at which the next page loads, in viewports. */
const NEAR = 1.5;

/** The mounted part of a message list. */
export interface MessageWindow
  extends Pick<
    ListWindow<TimelineEntry>,
    'entries' | 'rows' | 'attach' | 'reading' | 'reveal' | 'keepInPlace' | 'keepTop'
  > {
  /** The first visible entry. Tracked. */
  first: Accessor<TimelineEntry | undefined>;
  /** Whether the end is visible; without layout, whether no other position was requested. Tracked. */
  isAtEnd: Accessor<boolean>;
  /** Changes with each scroll of the user. Tracked. */
  scrolls: Accessor<void>;
  /** Whether less than one and a half viewports are left in a direction. Tracked. */
  isNearStart: Accessor<boolean>;
  isNearEnd: Accessor<boolean>;
  /** The indexes of the visible entries; null without layout. Tracked. */
  range: Accessor<{ first: number; last: number } | null>;
  /** Returns the anchor and its distance from the top of the viewport, in px; null at the end. */
  anchor(): { readonly entry: TimelineEntry; readonly top: number } | null;
  /** Scrolls to the end, and stays there. */
  toEnd(): void;
}

/**
 * Creates the window of a message list. It opens at the end or at the requested position, stays there, and reports the
 * visible range: pages load near both edges, and distant messages are unloaded.
 * @param kept - returns the focused entry, which stays mounted
 * @param rowHeight - the assumed height of a row that was never mounted, in px
 */
export function createMessageWindow(
  list: MessageList,
  kept: () => TimelineEntry | null = () => null,
  rowHeight = ROW_PX,
): MessageWindow {
  const { entries } = list;
  const revealed = () => {
    const target = list.scrollTarget();
    return target?.at === 'entry' ? entries().find(({ key }) => key === target.key) : undefined;
  };
  const source = createArraySource(entries, rowHeight);
  const { order } = source;
  const [first, setFirst] = createSignal<TimelineEntry>();
  const [isAtEnd, setAtEnd] = createSignal(untrack(revealed) === undefined);
  const [scrolls, setScrolled] = createSignal(undefined, { equals: false });
  const [isNearStart, setNearStart] = createSignal(false);
  const [isNearEnd, setNearEnd] = createSignal(false);
  const [range, setRange] = createSignal<{ first: number; last: number } | null>(null, {
    equals: (a, b) => a?.first === b?.first && a?.last === b?.last,
  });
  const listWindow = createWindow<TimelineEntry>({
    source,
    origin: 'end',
    follows: list.isAtNewest,
    firstPage: () => FIRST_ROWS,
    first: revealed,
    padding: PADDING,
    isMeasured: () => true,
    isMovable: (entry) => entry.kind !== 'message',
    kept,
    onBeforeChange() {
      // Wait until the scroll target is reached: the list may show another position soon.
      setNearStart(false);
      setNearEnd(false);
    },
    onRendered: (hasScrolled) =>
      batch(() => {
        const height = listWindow.viewport();
        const hasLayout = height > 0;
        const top = listWindow.top();
        const from = order.find(Math.max(0, top)).index;
        const to = order.find(top + height - 1).index;
        setRange(hasLayout && from >= 0 ? { first: from, last: to } : null);
        setFirst(() => order.at(from));
        if (hasLayout) setAtEnd(listWindow.below() <= AT_EDGE_PX);
        setNearStart(hasLayout && top + PADDING[0] < height * NEAR);
        setNearEnd(hasLayout && listWindow.below() < height * NEAR);
        if (hasScrolled) setScrolled();
      }),
  });
  createEffect(
    on(list.scrollTarget, (target) => {
      if (!target) return;
      if (target.at === 'end') {
        listWindow.reset();
        return;
      }
      const entry = revealed();
      if (entry) listWindow.reveal(entry, target.align);
    }),
  );
  // Scroll to the user's own message.
  createEffect(
    on(
      entries,
      (now, before: readonly TimelineEntry[] = []) => {
        const last = newestOf(now);
        if (last?.isOwn && last.state === 'pending' && newestOf(before) !== last) listWindow.reset();
      },
      { defer: true },
    ),
  );
  createEffect(() => list.setAtEnd(isAtEnd()));
  createEffect(() => {
    if (isNearStart() && list.state.phase === 'ready' && list.state.older === 'idle') list.loadOlder();
  });
  createEffect(() => {
    if (isNearEnd() && list.state.phase === 'ready' && list.state.newer === 'idle') list.loadNewer();
  });
  createEffect(() => {
    const visible = range();
    if (visible) list.trim(visible.first, visible.last);
  });
  return {
    ...listWindow,
    first,
    isAtEnd,
    scrolls,
    isNearStart,
    isNearEnd,
    range,
    anchor: () =>
      listWindow.viewport() > 0 && isAtEnd() && list.isAtNewest() ? null : (listWindow.reading() ?? null),
    toEnd: listWindow.reset,
  };
}
