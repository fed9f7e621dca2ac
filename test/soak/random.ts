/** A seeded random generator: the same seed gives the same run on every machine (mulberry32). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** Starts again with another seed. */
  reseed(seed: number): void {
    this.#state = Math.imul(seed, 0x9e3779b1) >>> 0;
    this.next();
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

  /** Returns true in this share of all cases. */
  chance(part: number): boolean {
    return this.next() < part;
  }

  /** Returns one of these; throws without any. */
  one<T>(of: readonly T[]): T {
    if (of.length === 0) throw new Error('Nothing to choose from.');
    return of[this.below(of.length)] as T;
  }

  /** Returns a name, as often as its weight. */
  weighted<K extends string>(weights: Partial<Record<K, number>>): K {
    const entries = Object.entries(weights) as [K, number][];
    let left = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [name, weight] of entries) {
      left -= weight;
      if (left < 0) return name;
    }
    throw new Error('No weights.');
  }
}
