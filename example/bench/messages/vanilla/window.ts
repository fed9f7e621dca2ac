import { find } from '../../lists/subject.ts';
import type { ChatTemplate } from './template.ts';

/** The kit's overscan in rows, beyond each edge of the viewport. */
const OVERSCAN = 5;
/** The kit's estimate of a row's height, and the space before the first and after the last row, in px. */
const ESTIMATE = 56;
const PADDING = 12;
/** Measuring new rows can bring others into view; this many turns are always enough. */
const MOST_TURNS = 8;
/** Below this distance from the end in px, the end is visible. */
const AT_END_PX = 2;

/** An entry of a hand-written list of messages, and its element while it is mounted. */
export interface MeasuredEntry {
  element: HTMLElement | null;
  /** The measured height in px; 0 before its first mount. */
  height: number;
  /** Its distance from the start of the list in px. */
  top: number;
  /** Whether its row needs an update. */
  isDirty: boolean;
  /** The last render that needed it. */
  wanted: number;
}

/** Turns entries into rows. */
export interface MeasuredRows<E> {
  create(entry: E): HTMLElement;
  patch(entry: E): void;
  /** Whether an entry moves on its own, such as the day above further messages of that day. */
  isMovable(entry: E): boolean;
  /** Called after each render. */
  onDraw(first: number, last: number): void;
}

/**
 * The mounted part of a carefully hand-written list of rows of unknown height: heights are kept with their
 * entries, positions are a sum over them, new rows are measured together, and either the end or the row
 * being read keeps its place. It touches only rows that enter, leave or change.
 */
export class VanillaMeasuredWindow<E extends MeasuredEntry> {
  readonly scroller: HTMLElement;
  /** Whether the end is visible, and stays so. */
  isFollowing = true;
  /** The scroll position and the height of the viewport, in px. */
  top = 0;
  viewport = 0;
  entries: E[] = [];
  readonly #items: HTMLElement;
  readonly #rows: MeasuredRows<E>;
  readonly #above: HTMLElement;
  readonly #below: HTMLElement;
  readonly #resizes: ResizeObserver;
  readonly #byElement = new WeakMap<Element, E>();
  readonly #dirty: E[] = [];
  #mounted: E[] = [];
  #drawing = 0;
  #total = 0;
  #anchor: { entry: E; offset: number } | null = null;
  #aboveHeight = 0;
  #belowHeight = 0;
  #frame = 0;

  constructor(root: HTMLElement, { gap }: ChatTemplate, rows: MeasuredRows<E>) {
    this.#rows = rows;
    this.#above = gap.cloneNode() as HTMLElement;
    this.#below = gap.cloneNode() as HTMLElement;
    this.#items = find(root, '.kit-message-list__items');
    this.scroller = find(root, '.kit-message-list__scroller');
    // The kit's list is laid out from its end.
    this.scroller.style.flexDirection = 'column';
    this.#items.append(this.#above, this.#below);
    this.scroller.addEventListener('scroll', () => this.#scrolled(), { passive: true });
    this.#resizes = new ResizeObserver((sizes) => this.#resized(sizes));
  }

  /** Renders changed entries in the next frame. */
  touch(entry?: E): void {
    if (entry?.element && !entry.isDirty) {
      entry.isDirty = true;
      this.#dirty.push(entry);
    }
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.draw());
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    this.#resizes.disconnect();
  }

  /** Returns the index of the first entry that ends below a position. */
  find(px: number): number {
    const { entries } = this;
    let low = 0;
    let high = entries.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const entry = entries[middle] as E;
      if (entry.top + (entry.height || ESTIMATE) > px) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** Returns the distance from the viewport to the end, in px. */
  endDistance(): number {
    return this.#total - this.viewport - this.top;
  }

  /** Renders, measures what is new, and places the view. */
  draw(): void {
    if (this.#frame !== 0) cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.viewport ||= this.scroller.clientHeight;
    const fresh: E[] = [];
    for (const entry of this.#dirty) {
      entry.isDirty = false;
      if (!entry.element) continue;
      this.#rows.patch(entry);
      fresh.push(entry);
    }
    this.#dirty.length = 0;
    this.#addUp();
    let range = this.#range();
    for (let turn = 0; turn < MOST_TURNS; turn++) {
      this.#mount(range, fresh);
      if (fresh.length === 0) break;
      for (const entry of fresh) entry.height = entry.element?.getBoundingClientRect().height ?? entry.height;
      fresh.length = 0;
      this.#addUp();
      range = this.#range();
    }
    if (Math.abs(this.scroller.scrollTop - this.top) > 0.5) {
      this.scroller.scrollTop = this.top;
      this.top = this.scroller.scrollTop;
    }
    this.#remember();
    this.#rows.onDraw(...range);
  }

  #scrolled(): void {
    const top = this.scroller.scrollTop;
    if (Math.abs(top - this.top) < 1) return;
    this.top = top;
    this.isFollowing = this.endDistance() <= AT_END_PX;
    this.#remember();
    this.draw();
  }

  #resized(sizes: readonly ResizeObserverEntry[]): void {
    let isChanged = false;
    for (const { target, borderBoxSize } of sizes) {
      const entry = this.#byElement.get(target);
      const height = borderBoxSize[0]?.blockSize ?? 0;
      if (!entry?.element || Math.abs(entry.height - height) < 0.01) continue;
      entry.height = height;
      isChanged = true;
    }
    if (isChanged) this.draw();
  }

  /** The row being read is the first one that is wholly visible and stays where it is. */
  #remember(): void {
    let index = this.find(this.top);
    let entry = this.entries[index];
    while (entry && (entry.top < this.top - 0.5 || this.#rows.isMovable(entry)))
      entry = this.entries[++index];
    this.#anchor = entry ? { entry, offset: entry.top - this.top } : null;
  }

  /** Computes all positions, and where the view must stand. */
  #addUp(): void {
    let top = PADDING;
    for (const entry of this.entries) {
      entry.top = top;
      top += entry.height || ESTIMATE;
    }
    this.#total = top + PADDING;
    const last = Math.max(0, this.#total - this.viewport);
    if (this.isFollowing) this.top = last;
    else if (this.#anchor)
      this.top = Math.min(last, Math.max(0, this.#anchor.entry.top - this.#anchor.offset));
  }

  /** The first entry to mount, and the one after the last. */
  #range(): [number, number] {
    const start = this.find(this.top) - OVERSCAN;
    const end = this.find(this.top + this.viewport - 1) + 1 + OVERSCAN;
    return [Math.max(0, start), Math.min(this.entries.length, end)];
  }

  #mount([start, end]: [number, number], fresh: E[]): void {
    const next = this.entries.slice(start, end);
    const drawing = ++this.#drawing;
    for (const entry of next) entry.wanted = drawing;
    for (const entry of this.#mounted) {
      if (entry.wanted === drawing || !entry.element) continue;
      this.#resizes.unobserve(entry.element);
      entry.element.remove();
      entry.element = null;
    }
    let cursor = this.#above.nextSibling;
    for (const entry of next) {
      if (!entry.element) {
        entry.element = this.#rows.create(entry);
        this.#byElement.set(entry.element, entry);
        this.#resizes.observe(entry.element);
        if (entry.height === 0) fresh.push(entry);
      }
      if (entry.element === cursor) cursor = cursor.nextSibling;
      else this.#items.insertBefore(entry.element, cursor);
    }
    this.#mounted = next;
    const last = next.at(-1);
    const above = next[0]?.top ?? PADDING;
    const below = this.#total - (last ? last.top + (last.height || ESTIMATE) : above);
    if (above !== this.#aboveHeight) this.#above.style.height = `${above}px`;
    if (below !== this.#belowHeight) this.#below.style.height = `${below}px`;
    this.#aboveHeight = above;
    this.#belowHeight = below;
  }
}
