import { type Accessor, createEffect, createMemo, createSignal, on, untrack } from 'solid-js';
import { FETCH_TIMEOUT_MS } from '../client/boundary/calls.ts';
import type { NextResults } from '../client/boundary/search-source.ts';
import { createFetches } from '../client/create-fetches.ts';
import type { Report } from '../client/create-report.ts';

/** What to search for. */
export interface ResultsRequest<T> {
  readonly keyword: string;
  /** The uid of the searching user: results of another user are never shown. */
  readonly uid: string;
  /** Starts the search. May throw. */
  open(): NextResults<T>;
}

/** What a search found so far. */
export interface Results<T> {
  /** The rows; those of the previous keyword until the first page of a new one arrives. */
  items: Accessor<readonly T[]>;
  /** The keyword of the rows. */
  keyword: Accessor<string>;
  phase: Accessor<'idle' | 'loading' | 'error' | 'ready'>;
  /** Whether another page can be loaded. */
  hasMore: Accessor<boolean>;
  /** Loads the next page, unless one is loading or none is left; after an error, the same page again. */
  more(): void;
}

/** The state of a search, which belongs to a request. */
interface State<T> {
  readonly of: ResultsRequest<T> | null;
  readonly items: readonly T[];
  readonly phase: 'loading' | 'error' | 'ready';
  readonly hasMore: boolean;
}

/**
 * Loads what a search found, page by page. Answers of earlier requests are dropped. Ends with its owner.
 * @param request - what to search for; null for nothing. Each new object starts a search.
 * @param keyOf - the key of a row, which two pages may both have
 */
export function createResults<T>(
  request: Accessor<ResultsRequest<T> | null>,
  keyOf: (item: T) => string,
  report: Report,
): Results<T> {
  const fetches = createFetches();
  const [state, setState] = createSignal<State<T>>({ of: null, items: [], phase: 'ready', hasMore: false });
  let next: NextResults<T> | undefined;
  /** The rows of the request: those of the previous one count until its first page arrives. */
  const isCurrent = () => state().of === request();
  const load = (of: ResultsRequest<T>) => {
    const isFirst = !next;
    if (!isFirst) setState((before) => ({ ...before, phase: 'loading' }));
    fetches.start(
      async () => {
        next ??= of.open();
        return next();
      },
      {
        timeoutMs: FETCH_TIMEOUT_MS,
        onAnswer({ rows, isEnd }) {
          const before = isFirst ? [] : untrack(state).items;
          const known = new Set(before.map(keyOf));
          const added = rows.filter((row) => !known.has(keyOf(row)) && known.add(keyOf(row)));
          setState({ of, items: [...before, ...added], phase: 'ready', hasMore: !isEnd });
        },
        onFailure(cause) {
          report(cause);
          if (isFirst) next = undefined;
          const items = isFirst ? [] : untrack(state).items;
          setState({ of, items, phase: 'error', hasMore: true });
        },
      },
    );
  };
  createEffect(
    on(request, (of) => {
      fetches.endAll();
      next = undefined;
      if (of) load(of);
      else setState({ of, items: [], phase: 'ready', hasMore: false });
    }),
  );
  const none: readonly T[] = [];
  const items = createMemo(() => (state().of?.uid === request()?.uid ? state().items : none));
  const keyword = createMemo(() => state().of?.keyword ?? '');
  return {
    items,
    keyword,
    phase: () => (request() ? (isCurrent() ? state().phase : 'loading') : 'idle'),
    hasMore: () => isCurrent() && state().hasMore,
    more() {
      const of = untrack(request);
      const { phase, hasMore } = untrack(state);
      if (!of || !untrack(isCurrent) || phase === 'loading' || !hasMore) return;
      if (!next) setState((before) => ({ ...before, phase: 'loading' }));
      load(of);
    },
  };
}
