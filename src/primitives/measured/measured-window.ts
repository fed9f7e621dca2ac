import type { Accessor } from 'solid-js';
import type { Gap } from '../list/gap.ts';
import type { Keyed } from './create-place-keeper.ts';

/** What a measured window renders: an entry, or the space of unmounted ones. */
export type MeasuredEntry<E> = E | Gap;

/** Where an entry stands in the viewport; a number is its distance from the top, in px. */
export type Alignment = 'start' | 'center' | 'nearest' | number;

/** The options of a measured window. */
export interface MeasuredWindowOptions<E extends Keyed> {
  /** The entries, in order; each has a key of its own. */
  entries: Accessor<readonly E[]>;
  /** Returns the assumed height of an entry that was never mounted, in px. */
  estimate: (entry: E) => number;
  /** The number of entries to render without layout: on a server, in a hidden tab, in jsdom. */
  firstPage: number;
  /** Returns the entry that is revealed first; those around it are rendered first. Defaults to the end. */
  first?: () => E | undefined;
  /** Whether the view follows what is appended while its end is visible. */
  follows: () => boolean;
  /** Whether an entry moves on its own, so that nothing is anchored to it. */
  isMovable?: (entry: E) => boolean;
  /** Returns the entries to keep mounted outside the window, such as the focused one. */
  kept?: () => readonly E[];
  /** The space before the first and after the last entry, in px. */
  padding?: readonly [start: number, end: number];
}

/** The mounted part of a list of entries whose heights are measured. */
export interface MeasuredWindow<E> {
  /** What to render, in order, in normal flow. */
  rows: Accessor<readonly MeasuredEntry<E>[]>;
  /** Starts following a scroller; call it in a ref. */
  attach(scroller: HTMLElement): void;
  /** Takes the element of a mounted entry; call it in a ref. */
  mount(entry: E, element: HTMLElement): void;
  element(entry: E): HTMLElement | undefined;
  /** The first visible entry. Tracked. */
  first: Accessor<E | undefined>;
  /** Whether the end is visible. Tracked. */
  isAtEnd: Accessor<boolean>;
  /** Changes with each scroll of the reader. Tracked. */
  scrolls: Accessor<void>;
  /** Whether less than a screen and a half is left in a direction. Tracked. */
  isNearStart: Accessor<boolean>;
  isNearEnd: Accessor<boolean>;
  /** The mounted entries around the viewport, by index; null without layout. Tracked. */
  range: Accessor<{ first: number; last: number } | null>;
  /** Shows an entry and mounts it; before the next paint it stands there. */
  reveal(entry: E, align?: Alignment): void;
  /** Returns the entry being read and its distance from the top of the viewport, in px; null at the end. */
  place(): { readonly entry: E; readonly top: number } | null;
  /** Shows the end, and stays there. */
  toEnd(): void;
  /** Keeps the top edge of an entry in place while it changes, although it is only visible in part. */
  hold(entry: E): void;
  /** Keeps the scroll position through a change of the DOM that may lay out before it is complete. */
  keepTop(): void;
  /** Mounts, measures and places at once what changed, instead of before the next paint. */
  settle(): void;
}
