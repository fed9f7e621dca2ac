import { type Accessor, createEffect, createMemo, createSignal, on, untrack } from 'solid-js';
import { FETCH_TIMEOUT_MS } from '../../client/boundary/calls.ts';
import { toException } from '../../client/boundary/exception.ts';
import type { NextRows } from '../../client/boundary/search-source.ts';
import { createFetches } from '../../client/create-fetches.ts';
import type { Report } from '../../client/create-report.ts';

/** What to load. */
export interface RowSource<T> {
  /** Names whose rows these are, at least by the signed-in user: rows of another key are never shown. */
  readonly key: string;
  /** What the rows are searched for; '' for all rows. */
  readonly keyword: string;
  /** Starts at the first page. May throw. */
  open(): NextRows<T>;
}

/** The rows of a source that have loaded so far. */
export interface RowPages<T> {
  /** The rows; those of the previous source until the first page of a new one arrives. */
  items: Accessor<readonly T[]>;
  /** The keyword of the rows. */
  keyword: Accessor<string>;
  phase: Accessor<'idle' | 'loading' | 'error' | 'ready'>;
  /** Whether another page can be loaded. */
  hasMore: Accessor<boolean>;
  /** Loads the next page, unless one is loading or none is left; after an error, what could not be loaded. */
  more(): void;
  /** Loads as many rows as there are again; they stay until then. */
  restart(): void;
  /** Changes the rows now, and those of a running fetch when it has ended. */
  edit(change: RowChange<T>): void;
}

/** Returns the changed rows. */
export type RowChange<T> = (rows: readonly T[], hasMore: boolean) => readonly T[];

/** The rows of a source. */
interface State<T> {
  readonly of: RowSource<T> | null;
  readonly items: readonly T[];
  readonly phase: 'loading' | 'error' | 'ready';
  readonly hasMore: boolean;
}

/**
 * Loads the rows of a source, page by page. Answers for earlier sources are dropped. Ends with its owner.
 * @param source - what to load; null for nothing. Each new object starts again.
 * @param keyOf - the key of a row, which two pages may both have
 * @param keep - returns the row to show after `restart`, by the one before and the one that was fetched
 */
export function createRowPages<T>(
  source: Accessor<RowSource<T> | null>,
  keyOf: (row: T) => string,
  report: Report,
  keep: (before: T, fetched: T) => T = (_, fetched) => fetched,
): RowPages<T> {
  const fetches = createFetches();
  const [state, setState] = createSignal<State<T>>({
    of: null,
    items: [],
    phase: 'ready',
    hasMore: false,
  });
  /** The request of the loaded rows; without one, the next load starts at the first page. */
  let next: NextRows<T> | undefined;
  /** Whether a row was removed since the last load began: a numbered page would now skip one. */
  let isShifted = false;
  /** The changes since the running fetch began, which its answer may lack. */
  let changes: RowChange<T>[] = [];
  /** Whether the rows belong to the source: those of the previous one stay until its first page arrives. */
  const isCurrent = () => state().of === source();
  const phase = () => (source() ? (isCurrent() ? state().phase : 'loading') : 'idle');
  /** Loads the next page; at first, pages until there are `atLeast` rows. */
  const load = (of: RowSource<T>, atLeast = 0) => {
    if (isShifted) next = undefined;
    isShifted = false;
    const isFirst = !next;
    changes = [];
    setState((before) => ({ ...before, phase: 'loading' }));
    fetches.start(
      async (fetch) => {
        next ??= of.open();
        const fetchNext = next;
        const rows: T[] = [];
        for (;;) {
          const page = await fetchNext();
          rows.push(...page.rows);
          if (page.isEnd || !isFirst || rows.length >= atLeast || !fetch.isOpen)
            return { rows, isEnd: page.isEnd };
          fetch.extend();
        }
      },
      {
        timeoutMs: FETCH_TIMEOUT_MS,
        onAnswer({ rows, isEnd }) {
          const { of: shown, items } = untrack(state);
          const before = isFirst ? [] : items;
          const kept = new Map(isFirst && shown?.key === of.key ? items.map((row) => [keyOf(row), row]) : []);
          const known = new Set(before.map(keyOf));
          const added = rows.flatMap((row) => {
            const key = keyOf(row);
            if (known.has(key)) return [];
            known.add(key);
            const old = kept.get(key);
            return [old === undefined ? row : keep(old, row)];
          });
          let all: readonly T[] = [...before, ...added];
          for (const change of changes) all = change(all, !isEnd);
          setState({ of, items: all, phase: 'ready', hasMore: !isEnd || isShifted });
        },
        onFailure(cause) {
          report(cause);
          // A request that timed out may have advanced, or still be busy: then it returns [], as at its end.
          if (isFirst || toException(cause).code === 'ERR_NO_ANSWER') next = undefined;
          const { of: shown, items } = untrack(state);
          setState({ of, items: isFirst && shown !== of ? [] : items, phase: 'error', hasMore: true });
        },
      },
    );
  };
  createEffect(
    on(source, (of) => {
      fetches.endAll();
      next = undefined;
      if (of) load(of);
      else setState({ of, items: [], phase: 'ready', hasMore: false });
    }),
  );
  const none: readonly T[] = [];
  const items = createMemo(() => (state().of?.key === source()?.key ? state().items : none));
  const keyword = createMemo(() => state().of?.keyword ?? '');
  return {
    items,
    keyword,
    phase,
    hasMore: () => isCurrent() && state().hasMore,
    more() {
      const of = untrack(source);
      const { items, phase, hasMore } = untrack(state);
      if (of && untrack(isCurrent) && phase !== 'loading' && hasMore) load(of, items.length + 1);
    },
    restart() {
      const of = untrack(source);
      if (!of) return;
      fetches.endAll();
      next = undefined;
      load(of, untrack(isCurrent) ? untrack(state).items.length : 0);
    },
    edit(change) {
      if (!untrack(source)) return;
      if (untrack(phase) === 'loading') changes.push(change);
      setState((before) => {
        const items = change(before.items, before.hasMore);
        isShifted ||= items.length < before.items.length;
        return { ...before, items };
      });
    },
  };
}
