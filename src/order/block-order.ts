import {
  type Block,
  emptyBlock,
  isUniform,
  noSums,
  type OrderEntry,
  type OrderPosition,
  type Sums,
} from './block.ts';

export type { Block, OrderEntry } from './block.ts';

const FILL = 256;
const SPLIT = 512;
const MERGE = 96;

/**
 * An ordered sequence of up to millions of entries, in which moving one to the top costs the same at any size: entries
 * are in blocks of at most 512, each entry knows its block, and walks visit blocks first. It also holds the geometry
 * of the list: uniform row heights, section header heights, and measured heights.
 */
export class BlockOrder<E extends OrderEntry> {
  /** The height of rows that were not measured, in px. */
  rowHeight: number;
  /** The height in px of a section header. */
  headerHeight: number;
  #blocks: Block[] = [];
  #all = noSums();

  constructor(rowHeight = 72, headerHeight = 32) {
    this.rowHeight = rowHeight;
    this.headerHeight = headerHeight;
  }

  /** The number of entries, including headers. */
  get length(): number {
    return this.#all.length;
  }

  /** The number of rows, without headers. */
  get rowCount(): number {
    return this.#all.length - this.#all.headers;
  }

  /** The blocks of entries with their sums; read-only. */
  get blocks(): readonly Block[] {
    return this.#blocks;
  }

  /** The height of all entries in px. */
  get totalHeight(): number {
    return this.#heightOf(this.#all);
  }

  /** Returns the entry at an index, or undefined. */
  at(index: number): E | undefined {
    return this.slice(index, index + 1)[0];
  }

  /** Returns the index of an entry, or -1. */
  indexOf(entry: E): number {
    const { block } = entry;
    return block ? this.#startOf(block).index + block.entries.indexOf(entry) : -1;
  }

  /** Returns the number of rows before an entry, without headers; -1 if it is not in the order. */
  rowIndexOf(entry: E): number {
    const { block } = entry;
    if (!block) return -1;
    const { index, headers } = this.#startOf(block);
    const at = block.entries.indexOf(entry);
    if (block.headers === 0) return index - headers + at;
    return index - headers + block.entries.slice(0, at).filter((each) => !each.isHeader).length;
  }

  /** All entries in order. */
  *[Symbol.iterator](): IterableIterator<E> {
    for (const { entries } of this.#blocks) yield* entries as E[];
  }

  /** The entries from `start` up to, but not including, `end`. */
  slice(start = 0, end = this.#all.length): E[] {
    const out: E[] = [];
    let before = 0;
    for (const { entries } of this.#blocks) {
      if (before >= end) break;
      if (before + entries.length > start)
        out.push(...(entries.slice(Math.max(0, start - before), end - before) as E[]));
      before += entries.length;
    }
    return out;
  }

  /** Adds new entries at the end. */
  append(entries: readonly E[]): void {
    let start = 0;
    while (start < entries.length) {
      const last = this.#blocks.at(-1);
      const isOpen = last !== undefined && last.entries.length < FILL;
      const block = isOpen ? last : emptyBlock();
      const added = entries.slice(start, start + FILL - block.entries.length);
      if (isOpen) block.entries.push(...added);
      else {
        // Assign instead of pushing one by one, which reserves more memory than needed.
        block.entries = added;
        this.#blocks.push(block);
      }
      for (const entry of added) this.#count(entry, block, 1);
      start += added.length;
    }
  }

  /** Inserts a new entry at an index; an index past the end means the end. */
  insert(entry: E, index: number): void {
    let rest = Math.max(0, index);
    for (const block of this.#blocks) {
      if (rest <= block.entries.length) {
        block.entries.splice(rest, 0, entry);
        this.#count(entry, block, 1);
        if (block.entries.length > SPLIT) this.#split(block);
        return;
      }
      rest -= block.entries.length;
    }
    this.append([entry]);
  }

  /** Moves an entry to an index among the others; adds a new one. */
  moveTo(entry: E, index: number): void {
    this.remove(entry);
    this.insert(entry, index);
  }

  /** Removes an entry; returns false if it is not in the order. */
  remove(entry: E): boolean {
    const { block } = entry;
    const at = block ? block.entries.indexOf(entry) : -1;
    if (!block || at < 0) return false;
    block.entries.splice(at, 1);
    this.#count(entry, block, -1);
    entry.block = null;
    if (block.entries.length < MERGE) this.#thin(block);
    return true;
  }

  /** Removes all entries. */
  clear(): void {
    for (const block of this.#blocks) for (const entry of block.entries) entry.block = null;
    this.#blocks = [];
    this.#all = noSums();
  }

  /** Replaces all entries, in this order. */
  replaceAll(entries: readonly E[]): void {
    this.clear();
    this.append(entries);
  }

  /** Sets the measured height in px; 0 restores the uniform height. */
  setHeight(entry: E, px: number): void {
    const { block } = entry;
    if (entry.height === px) return;
    if (block) this.#count(entry, block, -1);
    entry.height = px;
    if (block) this.#count(entry, block, 1);
  }

  /** Returns the height of an entry in px. */
  heightOf(entry: E): number {
    return entry.isHeader ? this.headerHeight : entry.height || this.rowHeight;
  }

  /** Returns the top edge of an entry in px; -1 if it is not in the order. */
  offsetOf(entry: E): number {
    const { block } = entry;
    if (!block) return -1;
    let { offset } = this.#startOf(block);
    if (isUniform(block)) return offset + block.entries.indexOf(entry) * this.rowHeight;
    for (const each of block.entries) {
      if (each === entry) break;
      offset += this.heightOf(each as E);
    }
    return offset;
  }

  /** Finds the entry at a distance in px from the top, or the nearest one; -1 if the order is empty. */
  find(px: number): OrderPosition {
    let index = 0;
    let offset = 0;
    const last = this.#blocks.at(-1);
    for (const block of this.#blocks) {
      const height = this.#heightOf(block);
      if (px < offset + height || block === last) return this.#findIn(block, Math.max(0, px), index, offset);
      index += block.length;
      offset += height;
    }
    return { index: -1, offset: 0 };
  }

  #findIn(block: Block, px: number, index: number, offset: number): OrderPosition {
    const last = block.entries.length - 1;
    if (isUniform(block)) {
      const step = Math.min(last, Math.floor((px - offset) / this.rowHeight));
      return { index: index + step, offset: offset + step * this.rowHeight };
    }
    for (let i = 0; i < last; i++) {
      const height = this.heightOf(block.entries[i] as E);
      if (px < offset + height) return { index: index + i, offset };
      offset += height;
    }
    return { index: index + last, offset };
  }

  /** Returns the sums of all blocks before one: the number of entries and headers, and their height in px. */
  #startOf(block: Block): OrderPosition & { headers: number } {
    let index = 0;
    let headers = 0;
    let offset = 0;
    for (const each of this.#blocks) {
      if (each === block) break;
      index += each.entries.length;
      headers += each.headers;
      offset += this.#heightOf(each);
    }
    return { index, headers, offset };
  }

  #heightOf({ length, headers, measured, measuredHeight }: Sums): number {
    return measuredHeight + headers * this.headerHeight + (length - headers - measured) * this.rowHeight;
  }

  /** Adds an entry to the sums (1), or subtracts it (-1). Headers contribute only their uniform height. */
  #count(entry: E, block: Block, sign: 1 | -1): void {
    entry.block = block;
    if (entry.isUnread) block.unread += sign;
    for (const sums of [block, this.#all]) {
      sums.length += sign;
      if (entry.isHeader) {
        sums.headers += sign;
      } else if (entry.height) {
        sums.measured += sign;
        sums.measuredHeight += sign * entry.height;
      }
    }
  }

  #split(block: Block): void {
    const next = emptyBlock();
    this.#hand(block.entries.splice(FILL), block, next);
    this.#blocks.splice(this.#blocks.indexOf(block) + 1, 0, next);
  }

  /** Appends entries taken from one block to another. */
  #hand(entries: OrderEntry[], from: Block, to: Block): void {
    for (const entry of entries) {
      this.#count(entry as E, from, -1);
      this.#count(entry as E, to, 1);
      to.entries.push(entry);
    }
  }

  /** Merges a small block with a neighbour, so that the number of blocks follows the number of entries. */
  #thin(block: Block): void {
    const at = this.#blocks.indexOf(block);
    if (block.entries.length === 0) this.#blocks.splice(at, 1);
    else if (!this.#join(at)) this.#join(at - 1);
  }

  /** Merges the block at an index with the next one; returns false if they are too big or one is missing. */
  #join(at: number): boolean {
    const block = this.#blocks[at];
    const next = this.#blocks[at + 1];
    if (!block || !next || block.entries.length + next.entries.length > FILL) return false;
    this.#hand(next.entries, next, block);
    this.#blocks.splice(at + 1, 1);
    return true;
  }
}
