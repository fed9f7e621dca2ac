import type { VirtualItem } from '@tanstack/solid-virtual';

/** An entry with a key that is unique in its list. */
export interface Keyed {
  readonly key: string;
}

/** The layout that a place keeper reads. */
export interface PlaceKeeperOptions<E> {
  list: () => readonly E[];
  layout: () => readonly VirtualItem[];
  /** Returns the index of the entry at a position in px. */
  indexAt: (px: number) => number;
  /** Whether an entry was mounted before: its height is no estimate. */
  isMeasured: (entry: E) => boolean;
  /** Whether an entry moves on its own, such as the day above further messages of that day. */
  isMovable: (entry: E) => boolean;
  /** The scroll position and the height of the viewport, in px. */
  offset: () => number;
  height: () => number;
}

/** Remembers which rows stand where, while the reader does not scroll. */
export interface PlaceKeeper<E> {
  /** Remembers the places of all visible rows: the reader has scrolled. */
  record(): void;
  /** Remembers the places again after a change; the row being read keeps its own. */
  renew(): void;
  /** The row being read keeps its place, although only its end may be visible. */
  hold(entry: E): void;
  /** Returns the row being read, and its distance from the top of the viewport in px. */
  kept(): { readonly entry: E; readonly top: number } | undefined;
  /** Returns the index of the row being read. */
  anchorIndex(): number;
  /** Returns how far the row being read is below its place, in px. */
  error(): number;
  firstVisible(): E | undefined;
  isWhollyVisible(entry: E): boolean;
}

/** Where a row stands. */
interface Place<E> {
  readonly entry: E;
  /** Its distance from the top of the viewport, in px. */
  readonly top: number;
  /** The lower, the better it serves as the row being read. */
  readonly rank: number;
}

/** Creates a place keeper. */
export function createPlaceKeeper<E extends Keyed>(options: PlaceKeeperOptions<E>): PlaceKeeper<E> {
  /** The visible rows, the row being read first. */
  let places: Place<E>[] = [];

  const visible = () => {
    const list = options.list();
    const layout = options.layout();
    const top = options.offset();
    const bottom = top + options.height();
    const found: Place<E>[] = [];
    for (let index = options.indexAt(top); index < list.length; index++) {
      const item = layout[index];
      if (!item || item.start >= bottom) break;
      found.push(placeOf(list[index] as E, item.start - top));
    }
    return found;
  };
  /** The row being read is the first one that is wholly visible; rows that move or were never seen come last. */
  const placeOf = (entry: E, top: number): Place<E> => ({
    entry,
    top,
    rank: (options.isMovable(entry) ? 4 : 0) + (options.isMeasured(entry) ? 0 : 2) + (top >= -0.5 ? 0 : 1),
  });
  const record = () => {
    // A hidden list keeps its place.
    if (options.height() === 0) return;
    places = visible().sort((a, b) => a.rank - b.rank || a.top - b.top);
  };
  const indexOf = (entry: E) => {
    const list = options.list();
    const index = list.indexOf(entry);
    return index >= 0 ? index : list.findIndex(({ key }) => key === entry.key);
  };
  const anchor = () => {
    for (const { entry, top } of places) {
      const index = indexOf(entry);
      // A viewport that became smaller may end above the row that was being read.
      if (index >= 0 && top < options.height()) return { index, top };
    }
    return undefined;
  };
  return {
    record,
    renew() {
      const [kept] = places;
      // Rows that scrolled into view had no heights yet: the first of them may be the row being read.
      const wasUnmeasured = places.some(({ rank }) => rank & 2);
      record();
      const now = kept && places.find(({ entry }) => entry.key === kept.entry.key);
      if (now && !wasUnmeasured && Math.abs(now.top - kept.top) <= 1)
        places.unshift({ ...now, top: kept.top });
    },
    hold(entry) {
      const index = indexOf(entry);
      const start = options.layout()[index]?.start;
      if (start !== undefined) places.unshift({ entry, top: start - options.offset(), rank: 0 });
    },
    kept: () => places[0],
    anchorIndex: () => anchor()?.index ?? 0,
    error() {
      const found = anchor();
      const start = found && options.layout()[found.index]?.start;
      return found && start !== undefined ? start - options.offset() - found.top : 0;
    },
    firstVisible: () => options.list()[options.indexAt(options.offset())],
    isWhollyVisible(entry) {
      const item = options.layout()[indexOf(entry)];
      const top = options.offset();
      return Boolean(item && item.start >= top && item.end <= top + options.height());
    },
  };
}
