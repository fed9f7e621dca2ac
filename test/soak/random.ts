import { Random as Generator } from '../support/random.ts';

/** A random generator for whole runs: the same seed gives the same run. */
export class Random extends Generator {
  /** Starts again with another seed. */
  reseed(seed: number): void {
    this.restart(Math.imul(seed, 0x9e3779b1));
    this.next();
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
