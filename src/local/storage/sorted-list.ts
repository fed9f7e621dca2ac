const BLOCK = 256;

/**
 * A sorted list of texts by code unit, in blocks of some hundred: adding and removing costs a binary search
 * and a shift within one block, at any size.
 */
export class SortedList {
  #blocks: string[][] = [];

  /** Replaces the content by texts that are already sorted. */
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

  /** Removes a text, if it exists. */
  remove(item: string): void {
    const at = this.#blockOf(item);
    const block = this.#blocks[at];
    if (!block) return;
    const place = placeIn(block, item);
    if (block[place] !== item) return;
    block.splice(place, 1);
    if (block.length === 0) this.#blocks.splice(at, 1);
  }

  /** Visits texts from a text on, until `visit` returns false. */
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

  /** Visits the texts before a text, last one first, until `visit` returns false. */
  walkBack(before: string, visit: (item: string) => boolean): void {
    let at = this.#blockOf(before);
    let block = this.#blocks[at];
    let place = block ? placeIn(block, before) : 0;
    for (;;) {
      while (block && place > 0) if (!visit(block[--place] as string)) return;
      block = this.#blocks[--at];
      if (!block) return;
      place = block.length;
    }
  }

  /**
   * Returns the first block whose last item is not less than the text; the number of blocks if there is none.
   */
  #blockOf(text: string): number {
    return lowerBound(this.#blocks.length, (at) => {
      const block = this.#blocks[at] as string[];
      return (block[block.length - 1] as string) < text;
    });
  }
}

/** Returns the first position in the block whose item is not less than the text. */
function placeIn(block: readonly string[], text: string): number {
  return lowerBound(block.length, (at) => (block[at] as string) < text);
}

/** Binary search: returns the first of `count` numbers for which the predicate no longer holds. */
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
