import { untrack } from 'solid-js';
import { createException, toException } from '../core/exception.ts';
import { DEFAULT_PAGE_SIZE, type Kit, LIMIT_REQUIRED_CODE } from '../sdk/index.ts';
import { createFacts } from './create-facts.ts';
import type { Fetch, Fetches } from './create-fetches.ts';

/** How far a list got: its first page under way, there, or failed. */
export type LoadPhase = 'loading' | 'ready' | 'error';
/**
 * What the paging does: nothing, the next page is under way, what is loaded is fetched anew, that failed, or all
 * pages are there.
 */
export type Paging = 'idle' | 'loading' | 'refreshing' | 'error' | 'end';

/** The state of a pager; each fact is followed by itself. */
export interface PagerState {
  readonly phase: LoadPhase;
  readonly paging: Paging;
  readonly error: Kit.Exception | null;
  /** How many first pages were taken: another number means another list, which begins at its top. */
  readonly generation: number;
}

/** What a pager asks and tells. */
export interface PagerOptions<T> {
  /** The register of the list's fetches. */
  fetches: Fetches;
  /** Makes the builder of the next request; the pager calls `build()`. May throw. */
  builder: () => Kit.RequestBuilder<T>;
  /** A fetch begins: from now on events are noted beside it. */
  onBegin?: () => void;
  /** The fetch ended: its answer was taken, it failed, or another one took its place. */
  onEnd?: () => void;
  onFirstPage: (page: readonly T[]) => void;
  onPage: (page: readonly T[]) => void;
  /**
   * All pages of a refetch, which take the place of what was loaded; only where they are complete is what they
   * lack gone, and not merely further down.
   */
  onRefetched: (items: readonly T[], isComplete: boolean) => void;
  onError: (error: Kit.Exception) => void;
  /** How many rows are loaded. */
  loaded: () => number;
  /** How many rows are there without a fetch; they are to be fetched anew. Undefined where a first page is to come. */
  initialRows?: number | undefined;
}

/** Pages through an SDK's request: one fetch in flight, none after the end, late answers of old requests dropped. */
export interface Pager {
  readonly state: PagerState;
  /** Rows a page has, as far as is known. */
  pageSize(): number;
  /** Starts over with a new request; with `quiet` what is shown stays until the answer. */
  reload(quiet?: boolean): void;
  /** Fetches the next page, unless one is under way, failed, or none is left. */
  loadMore(): void;
  /** Tries again what failed. */
  retry(): void;
  /** Fetches anew what was loaded, without emptying the list. */
  refetch(): void;
  /** Puts a failure that is no answer of the SDK in the place of the first page. */
  fail(error: Kit.Exception): void;
}

/** Makes the pager of a list. */
export function createPager<T>(options: PagerOptions<T>): Pager {
  const { fetches } = options;
  const [state, change] = createFacts<PagerState>({
    phase: options.initialRows === undefined ? 'loading' : 'ready',
    paging: options.initialRows === undefined ? 'idle' : 'refreshing',
    error: null,
    generation: 0,
  });
  let request: Kit.PageRequest<T> | undefined;
  let limit: number | undefined;
  let firstPage = options.initialRows ?? 0;
  /** The pages that are under way. */
  let current: Fetch | undefined;
  /** Whether the first page of another list is under way. */
  let isReloading = false;
  /**
   * How many rows came since the last new one. Rows that were pushed down meanwhile come twice; with more of them
   * than the list has, none is new for ever.
   */
  let repeats = 0;
  /** What to run when the user asks to try the paging again. */
  let again = () => {};

  const pageSize = () => limit ?? (firstPage || DEFAULT_PAGE_SIZE);

  const build = (forcedLimit?: number): Kit.PageRequest<T> => {
    const builder = options.builder();
    if (typeof builder?.build !== 'function') {
      throw createException(
        'ERR_BUILDER_EXPECTED',
        'A request builder was expected: the builder itself, and not what its build() returns.',
      );
    }
    limit = builder.getLimit?.() || undefined;
    if (forcedLimit || (builder.getLimit && !limit)) {
      limit = forcedLimit ?? DEFAULT_PAGE_SIZE;
      builder.setLimit(limit);
    }
    return builder.build();
  };

  /** The first page of a new request; one that was built without a limit the SDK insists on is built once more. */
  const open = async () => {
    const first = async (request: Kit.PageRequest<T>) => ({ request, page: await request.fetchNext() });
    try {
      return await first(build());
    } catch (cause) {
      if (toException(cause).code !== LIMIT_REQUIRED_CODE) throw cause;
      return first(build(DEFAULT_PAGE_SIZE));
    }
  };

  /** Asks for pages, in place of those that are under way; the question gives what takes its answer. */
  const fetch = (question: (fetch: Fetch) => Promise<() => void>, failed: (error: Kit.Exception) => void) => {
    current?.end();
    options.onBegin?.();
    current = fetches.ask(question, {
      onAnswer: (take) => take(),
      onFailure: (cause) => {
        const error = toException(cause);
        failed(error);
        options.onError(error);
      },
      onEnd: options.onEnd,
    });
  };

  const fail = (error: Kit.Exception) => {
    isReloading = false;
    change({ phase: 'error', paging: 'idle', error });
  };

  /** The last page that was asked for came; an empty one is the end. */
  const paged = (page: readonly T[]) => change({ paging: page.length === 0 ? 'end' : 'idle', error: null });
  const failToPage = (error: Kit.Exception) => change({ paging: 'error', error });

  const reload = (quiet = false) => {
    // Meanwhile no further page of the old request may be asked for: it would take this one's place.
    if (quiet && untrack(() => state.phase) === 'ready') change({ paging: 'loading' });
    else change({ phase: 'loading', paging: 'idle', error: null });
    isReloading = true;
    fetch(async () => {
      const opened = await open();
      return () => {
        isReloading = false;
        repeats = 0;
        request = opened.request;
        firstPage = opened.page.length;
        options.onFirstPage(opened.page);
        change({
          phase: 'ready',
          paging: firstPage === 0 ? 'end' : 'idle',
          error: null,
          generation: untrack(() => state.generation) + 1,
        });
      };
    }, fail);
  };

  const next = () => {
    const from = request;
    if (!from) return;
    again = next;
    change({ paging: 'loading' });
    fetch(async () => {
      const page = await from.fetchNext();
      return () => {
        const before = options.loaded();
        options.onPage(page);
        const loaded = options.loaded();
        repeats = loaded > before ? 0 : repeats + page.length;
        if (page.length > 0 && repeats > loaded) {
          throw createException(
            'ERR_PAGES_REPEAT',
            'The pages bring no new row any more. fetchNext() gives the next page, and [] after the last.',
          );
        }
        paged(page);
      };
    }, failToPage);
  };

  const refetch = () => {
    if (state.phase !== 'ready' || isReloading) {
      reload(state.phase === 'ready');
      return;
    }
    const wanted = options.loaded();
    again = refetch;
    change({ paging: 'refreshing' });
    fetch(async (fetch) => {
      const { request: fresh, page } = await open();
      // Rows that no page of this pager brought say nothing of the size of its pages.
      if (!request) firstPage = page.length;
      const items = [...page];
      let last = page;
      // As many requests as the rows took, and no more: what is missing then went, or loads by scrolling.
      for (
        let left = Math.ceil(wanted / pageSize()) - 1;
        left > 0 && last.length > 0 && fetch.isOpen;
        left--
      ) {
        last = await fresh.fetchNext();
        items.push(...last);
      }
      return () => {
        repeats = 0;
        request = fresh;
        options.onRefetched(items, last.length < pageSize());
        paged(last);
      };
    }, failToPage);
  };

  return {
    state,
    pageSize,
    reload,
    loadMore: () =>
      untrack(() => {
        if (state.phase === 'ready' && state.paging === 'idle') next();
      }),
    retry: () =>
      untrack(() => {
        if (state.phase === 'error') reload();
        else if (state.paging === 'error') {
          repeats = 0;
          again();
        }
      }),
    refetch: () => untrack(refetch),
    fail: (error) => {
      current?.end();
      fail(error);
    },
  };
}
