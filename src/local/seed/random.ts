/**
 * Returns a well-mixed number below 2^32 for up to four integers: the same everywhere, in any order of calls.
 */
export function hash(a: number, b = 0, c = 0, d = 0): number {
  let h = 0x9e3779b9 ^ a;
  h = mix(h ^ Math.imul(b + 1, 0x85ebca6b));
  h = mix(h ^ Math.imul(c + 1, 0xc2b2ae35));
  return mix(h ^ Math.imul(d + 1, 0x27d4eb2f));
}

function mix(value: number): number {
  let h = value | 0;
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d);
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Returns an item of a list, for a number of any size. */
export function pick<T>(items: readonly T[], number: number): T {
  return items[number % items.length] as T;
}
