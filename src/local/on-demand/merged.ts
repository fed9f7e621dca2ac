import type { Range } from '../data/page.ts';
import { byKey, type Placed } from '../data/tx.ts';

/** Merges ranges in key order, or in the reverse order; a record in two of them comes once. */
export function merged<T>(ranges: readonly Range<T>[], isReverse = false): Range<T> {
  return function* (after, limit) {
    const found = new Map<string, Placed<T>>();
    for (const range of ranges) for (const one of yield* range(after, limit)) found.set(one.key, one);
    const sorted = [...found.values()].sort(byKey);
    return (isReverse ? sorted.reverse() : sorted).slice(0, limit);
  };
}
