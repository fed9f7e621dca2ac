// The order of entries is that of ours, so that what is compared is how the page is kept up to date.
import { BlockOrder, type OrderEntry } from '../../../../src/core/order/block-order.ts';
import { find } from '../subject.ts';
import type { Template } from './template.ts';

/** As many rows beyond each edge of the viewport as ours draws. */
const OVERSCAN = 5;

/** An entry of a list by hand, and its element while it is mounted. */
export interface WindowEntry extends OrderEntry {
  element: HTMLElement | null;
  /** Whether its row is to be patched. */
  isDirty: boolean;
  /** The drawing in which it was last wanted. */
  wanted: number;
}

/** How entries become rows. */
export interface Rows<E extends WindowEntry> {
  /** Makes the element of an entry that comes into the window. */
  create(entry: E): HTMLElement;
  /** Writes what changed of an entry that is mounted. */
  patch(entry: E): void;
  /** The last entry came into the window. */
  onEnd?(): void;
}

/**
 * The mounted part of a list, as a careful hand would write it: it never reads the layout but for the height of
 * the viewport at the start, coalesces changes into one drawing a frame, allocates one array a drawing, and
 * touches only rows that come, go, move or change.
 */
export class VanillaWindow<E extends WindowEntry> {
  readonly order: BlockOrder<E>;
  readonly scroller: HTMLElement;
  readonly items: HTMLElement;
  readonly #rows: Rows<E>;
  readonly #above = gap();
  readonly #below = gap();
  readonly #dirty: E[] = [];
  #mounted: readonly E[] = [];
  #drawing = 0;
  #top = 0;
  #viewport = 0;
  #aboveHeight = 0;
  #belowHeight = 0;
  #frame = 0;

  constructor(host: HTMLElement, { root, rowHeight, headerHeight }: Template, rows: Rows<E>) {
    this.order = new BlockOrder(rowHeight, headerHeight);
    this.#rows = rows;
    const element = root.cloneNode(true) as HTMLElement;
    this.items = find(element, '.kit-list__items');
    this.scroller = find(element, '.kit-list__scroller');
    this.items.append(this.#above, this.#below);
    host.append(element);
    this.scroller.addEventListener(
      'scroll',
      () => {
        this.#top = this.scroller.scrollTop;
        this.draw();
      },
      { passive: true },
    );
  }

  /** An entry changed, or the order did: draws with the next frame. */
  touch(entry?: E): void {
    if (entry && !entry.isDirty) {
      entry.isDirty = true;
      this.#dirty.push(entry);
    }
    if (this.#frame === 0) this.#frame = requestAnimationFrame(this.flush);
  }

  /** Draws now what waits for the next frame. */
  readonly flush = (): void => {
    if (this.#frame === 0) return;
    cancelAnimationFrame(this.#frame);
    this.draw();
  };

  dispose(): void {
    cancelAnimationFrame(this.#frame);
  }

  /** Makes the page show the order as it is. */
  draw(): void {
    this.#frame = 0;
    this.#viewport ||= this.scroller.clientHeight;
    const { order } = this;
    const first = order.find(this.#top);
    const start = Math.max(0, first.index - OVERSCAN);
    const end = Math.min(order.length, order.find(this.#top + this.#viewport - 1).index + 1 + OVERSCAN);
    const next = order.slice(start, end);
    const drawing = ++this.#drawing;
    for (const entry of next) entry.wanted = drawing;
    for (const entry of this.#mounted) {
      if (entry.wanted === drawing) continue;
      entry.element?.remove();
      entry.element = null;
    }
    let cursor = this.#above.nextSibling;
    for (const entry of next) {
      if (!entry.element) entry.element = this.#rows.create(entry);
      else if (entry.isDirty) this.#rows.patch(entry);
      if (entry.element === cursor) cursor = cursor.nextSibling;
      else this.items.insertBefore(entry.element, cursor);
    }
    for (const entry of this.#dirty) entry.isDirty = false;
    this.#dirty.length = 0;
    this.#mounted = next;
    this.#setGaps(next);
    if (end === order.length) this.#rows.onEnd?.();
  }

  #setGaps(mounted: readonly E[]): void {
    const { order } = this;
    const first = mounted[0];
    const last = mounted.at(-1);
    const above = first ? order.offsetOf(first) : 0;
    const below = last ? order.totalHeight - order.offsetOf(last) - order.heightOf(last) : 0;
    if (above !== this.#aboveHeight) this.#above.style.height = `${above}px`;
    if (below !== this.#belowHeight) this.#below.style.height = `${below}px`;
    this.#aboveHeight = above;
    this.#belowHeight = below;
  }
}

function gap(): HTMLElement {
  const element = document.createElement('li');
  element.className = 'kit-list__gap';
  element.setAttribute('role', 'none');
  element.setAttribute('aria-hidden', 'true');
  return element;
}
