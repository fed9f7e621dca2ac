import { Random as Generator } from './random.ts';

/** A random number generator that gives the same numbers for the same seed. */
export class Random extends Generator {
  constructor(seed: number) {
    super(Math.imul(seed + 1, 0x9e3779b9));
  }
}

/** Runs a test body for many seeds, and names the seed that fails. */
export function forSeeds(count: number, body: (random: Random) => void): void {
  for (let seed = 0; seed < count; seed++) {
    try {
      body(new Random(seed));
    } catch (cause) {
      throw new Error(`seed ${seed}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    }
  }
}
