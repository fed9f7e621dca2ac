import { keyOf } from './keys.ts';
import type { Records, StoreName } from './records.ts';
import { byKey, type Placed, type Tx } from './tx.ts';
import type { Work } from './work.ts';

/** A page, and behind which key the next one starts; none means that this was the last. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly next: string | undefined;
}

/** At most so many records behind a key. */
export type Range<T> = (after: string | undefined, limit: number) => Work<Placed<T>[]>;

const MOST_AT_ONCE = 4096;

/** A range of the records of a prefix; its keys are what follows the prefix, so that ranges of several can be merged. */
export function within<S extends StoreName>(
  tx: Tx,
  store: S,
  prefix: string,
  before?: string,
): Range<Records[S]> {
  const bound = (place: string | undefined) => (place === undefined ? undefined : keyOf(prefix, place));
  return function* (after, limit) {
    const found = yield* tx.range(store, prefix, { after: bound(after), before: bound(before), limit });
    return found.map(({ key, record }) => ({ key: key.slice(prefix.length + 1), record }));
  };
}

/**
 * A page of what some ranges hold, merged by their order. It reads one record of each range more than the page needs, and
 * more only for those that are not accepted.
 */
export function* collect<T>(
  ranges: readonly Range<T>[],
  after: string | undefined,
  limit: number,
  accept: (record: T, key: string) => boolean | Work<boolean>,
): Work<Page<T>> {
  const items: T[] = [];
  let last = after;
  for (let most = limit + 1, more = 1; ; more = Math.min(2 * more, MOST_AT_ONCE)) {
    let found: Placed<T>[] = [];
    // Behind the last key of a range that has more, this range may hold what comes before what others gave.
    let known: string | undefined;
    for (const range of ranges) {
      const some = yield* range(last, most);
      found = found.length > 0 ? [...found, ...some].sort(byKey) : some;
      const end = some.length === most ? some[most - 1]?.key : undefined;
      if (end !== undefined && (known === undefined || end < known)) known = end;
    }
    for (const { key, record } of found) {
      if (known !== undefined && key > known) break;
      // Two ranges may hold the same one.
      if (key === last) continue;
      const isAccepted = accept(record, key);
      if (typeof isAccepted === 'boolean' ? isAccepted : yield* isAccepted) {
        if (items.length === limit) return { items, next: last };
        items.push(record);
      }
      last = key;
    }
    if (known === undefined) return { items, next: undefined };
    most = Math.max(limit + 1 - items.length, more);
  }
}
