// Uses the kit's order of entries, so that only the rendering is compared.
import { BlockOrder, type OrderEntry } from '../../../../src/order/block-order.ts';
import { find } from '../subject.ts';
import type { Template } from './template.ts';

/** The kit's overscan in rows, beyond each edge of the viewport. */
const OVERSCAN = 5;

/** An entry of a hand-written list, and its element while it is mounted. */
export interface WindowEntry extends OrderEntry {
  element: HTMLElement | null;
  /** Whether its row needs an update. */
  isDirty: boolean;
  /** The last render that needed it. */
  wanted: number;
}

/** Turns entries into rows. */
export interface Rows<E extends WindowEntry> {
  /** Creates the element of an entry that enters the window. */
  create(entry: E): HTMLElement;
  /** Updates a mounted entry. */
  patch(entry: E): void;
  /** Called when the last entry enters the window. */
  onEnd?(): void;
}

/**
 * The mounted part of a carefully hand-written list: it reads the layout only for the viewport's initial
 * height, renders once per frame, allocates one array per render, and touches only rows that enter, leave,
 * move or change.
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

  /** Marks an entry or the order as changed: renders in the next frame. */
  touch(entry?: E): void {
    if (entry && !entry.isDirty) {
      entry.isDirty = true;
      this.#dirty.push(entry);
    }
    if (this.#frame === 0) this.#frame = requestAnimationFrame(this.flush);
  }

  /** Renders pending changes now. */
  readonly flush = (): void => {
    if (this.#frame === 0) return;
    cancelAnimationFrame(this.#frame);
    this.draw();
  };

  dispose(): void {
    cancelAnimationFrame(this.#frame);
  }

  /** Renders the current order. */
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
