import { type Key, keyWithin, restOf } from './keys.ts';
import type { Records, StoreName } from './records.ts';
import type { Placed, Tx } from './tx.ts';
import type { Work } from './work.ts';

/** A page, and the key after which the next one starts; undefined after the last one. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly next: string | undefined;
}

/** Reads at most `limit` records after a key. */
export type Range<T> = (after: string | undefined, limit: number) => Work<Placed<T>[]>;

const MOST_AT_ONCE = 4096;

/**
 * The range of a prefix up to a key, or back to it; its keys are what follows the prefix, so that several
 * ranges can be merged.
 */
export function within<S extends StoreName>(
  tx: Tx,
  store: S,
  prefix: Key,
  end?: string,
  isReverse = false,
): Range<Records[S]> {
  const bound = (place: string | undefined) => (place === undefined ? undefined : keyWithin(prefix, place));
  return function* (from, limit) {
    const [after, before] = isReverse ? [end, from] : [from, end];
    const found = yield* tx.range(store, prefix, {
      after: bound(after),
      before: bound(before),
      limit,
      isReverse,
    });
    return found.map(({ key, record }) => ({ key: restOf(key, prefix), record }));
  };
}

/**
 * Reads a page of a range. Reads one record more than the page needs, and more only for records that are not
 * accepted.
 */
export function* collect<T>(
  range: Range<T>,
  after: string | undefined,
  limit: number,
  accept: (record: T, key: string) => boolean | Work<boolean> = () => true,
): Work<Page<T>> {
  const items: T[] = [];
  let next = after;
  for (let most = limit + 1, more = 1; ; more = Math.min(2 * more, MOST_AT_ONCE)) {
    const found = yield* range(next, most);
    for (const { key, record } of found) {
      const isAccepted = accept(record, key);
      if (typeof isAccepted === 'boolean' ? isAccepted : yield* isAccepted) {
        if (items.length === limit) return { items, next };
        items.push(record);
      }
      next = key;
    }
    if (found.length < most) return { items, next: undefined };
    most = Math.max(limit + 1 - items.length, more);
  }
}
