const BLOCK = 256;

/**
 * Texts in the order of their code units, in blocks of some hundred: adding and removing costs a binary search and
 * the move of one block, whatever the size.
 */
export class SortedList {
  #blocks: string[][] = [];

  /** Takes over texts that are in order already; what was here before is dropped. */
  fill(sorted: readonly string[]): void {
    this.#blocks = [];
    for (let i = 0; i < sorted.length; i += BLOCK) this.#blocks.push(sorted.slice(i, i + BLOCK));
  }

  add(item: string): void {
    const at = Math.min(this.#blockOf(item), this.#blocks.length - 1);
    const block = this.#blocks[at];
    if (!block) {
      this.#blocks.push([item]);
      return;
    }
    block.splice(placeIn(block, item), 0, item);
    if (block.length > 2 * BLOCK) this.#blocks.splice(at + 1, 0, block.splice(BLOCK));
  }

  /** Takes a text out, if it is there. */
  remove(item: string): void {
    const at = this.#blockOf(item);
    const block = this.#blocks[at];
    if (!block) return;
    const place = placeIn(block, item);
    if (block[place] !== item) return;
    block.splice(place, 1);
    if (block.length === 0) this.#blocks.splice(at, 1);
  }

  /** Walks from a text on, or from what comes next to it, until `visit` answers false. */
  walk(from: string, visit: (item: string) => boolean): void {
    let at = this.#blockOf(from);
    let block = this.#blocks[at];
    let place = block ? placeIn(block, from) : 0;
    while (block) {
      for (; place < block.length; place++) if (!visit(block[place] as string)) return;
      block = this.#blocks[++at];
      place = 0;
    }
  }

  /** The first block whose last item is not before the text; the number of blocks when there is none. */
  #blockOf(text: string): number {
    return lowerBound(this.#blocks.length, (at) => {
      const block = this.#blocks[at] as string[];
      return (block[block.length - 1] as string) < text;
    });
  }
}

/** The first place in the block that is not before the text. */
function placeIn(block: readonly string[], text: string): number {
  return lowerBound(block.length, (at) => (block[at] as string) < text);
}

/** The first of some numbers from 0 on that is not before something. */
function lowerBound(count: number, isBefore: (at: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
