/** A random number generator of 32 bits (mulberry32): the same start gives the same numbers on every machine. */
export class Random {
  #state: number;

  constructor(start: number) {
    this.#state = start >>> 0;
  }

  /** Starts again elsewhere. */
  protected restart(start: number): void {
    this.#state = start >>> 0;
  }

  /** A number from 0 up to, but not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 up to, but not including, `end`. */
  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** Returns one of the items; throws without any. */
  pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new Error('There is nothing to choose from.');
    return items[this.below(items.length)] as T;
  }
}
