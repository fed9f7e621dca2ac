const BLOCK = 256;

/**
 * Items in the order of a comparison, in blocks of some hundred: adding and removing costs a binary search and
 * the move of one block, whatever the size. `K` is what the comparison needs of an item, so that a plain key
 * can stand for a place in the order after its item is gone.
 */
export class SortedList<K, T extends K> {
  private blocks: T[][] = [];
  private count = 0;
  private readonly compare: (a: K, b: K) => number;

  constructor(compare: (a: K, b: K) => number) {
    this.compare = compare;
  }

  get size(): number {
    return this.count;
  }

  /** Takes over items that are in order already; what was here before is dropped. */
  fill(sorted: readonly T[]): void {
    this.blocks = [];
    for (let i = 0; i < sorted.length; i += BLOCK) this.blocks.push(sorted.slice(i, i + BLOCK));
    this.count = sorted.length;
  }

  add(item: T): void {
    this.count++;
    const at = Math.min(this.blockOf(item), this.blocks.length - 1);
    const block = this.blocks[at];
    if (!block) {
      this.blocks.push([item]);
      return;
    }
    block.splice(this.placeIn(block, item), 0, item);
    if (block.length > 2 * BLOCK) this.blocks.splice(at + 1, 0, block.splice(BLOCK));
  }

  /** Takes an item out; its key must be the one it was added with. */
  remove(item: T): void {
    const at = this.blockOf(item);
    const block = this.blocks[at];
    if (!block) return;
    const place = this.placeIn(block, item);
    if (block[place] !== item) return;
    block.splice(place, 1);
    this.count--;
    if (block.length === 0) this.blocks.splice(at, 1);
  }

  /** Walks on behind a key (from the start without one) until `visit` answers false. */
  walk(after: K | undefined, visit: (item: T) => boolean): void {
    let at = after === undefined ? 0 : this.blockOf(after);
    let block = this.blocks[at];
    let place = 0;
    if (block && after !== undefined) {
      place = this.placeIn(block, after);
      const found = block[place];
      if (found !== undefined && this.compare(found, after) === 0) place++;
    }
    while (block) {
      for (; place < block.length; place++) if (!visit(block[place] as T)) return;
      block = this.blocks[++at];
      place = 0;
    }
  }

  /** The first block whose last item is not before the key; the number of blocks when there is none. */
  private blockOf(key: K): number {
    let low = 0;
    let high = this.blocks.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const block = this.blocks[middle] as T[];
      if (this.compare(block[block.length - 1] as T, key) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The first place in the block that is not before the key. */
  private placeIn(block: readonly T[], key: K): number {
    let low = 0;
    let high = block.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.compare(block[middle] as T, key) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
