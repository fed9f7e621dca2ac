import { untrack } from 'solid-js';
import { createException, toException } from '../../core/objects/exception.ts';
import {
  fetchFirstRows,
  fetchPage,
  type OpenRequest,
  openRequest,
} from '../../core/requests/page-request.ts';
import { DEFAULT_PAGE_SIZE, type Kit } from '../../sdk/index.ts';
import type { Fetch, Fetches } from './create-fetches.ts';
import { createPagerState, type PagerState } from './create-pager-state.ts';
import { createRetryPause } from './create-retry-pause.ts';

/** What a pager asks and tells; `S` marks when a fetch began. */
export interface PagerOptions<T, S = void> {
  /** The register of the list's fetches. */
  fetches: Fetches;
  /** Makes the builder of the next request; the pager calls `build()`. May throw. */
  builder: () => Kit.RequestBuilder<T>;
  /** Whether a request is known to filter nothing, so that a page below its limit is most likely the last one. */
  isUnfiltered?: ((opened: OpenRequest<T>) => boolean) | undefined;
  /** A fetch begins: from now on events are noted beside it. */
  onBegin?: () => S;
  /** The fetch ended: its answer was taken, it failed, or another one took its place. */
  onEnd?: (since: S) => void;
  onFirstPage: (page: readonly T[], since: S) => void;
  onPage: (page: readonly T[], since: S) => void;
  /**
   * The first pages of what was loaded, fetched again. What they lack is gone where they are all there is; else
   * rows below the last one that they brought may be further down.
   */
  onRefetched: (items: readonly T[], isAll: boolean, since: S) => void;
  /** The last page came: rows that no page brought are gone. */
  onAllFetched?: () => void;
  /** Runs after a fetch that brought a first page or what was loaded; `isFull` where more rows may follow. */
  onAnswered?: ((items: readonly T[], isFirst: boolean, isFull: boolean) => void) | undefined;
  onError: (error: Kit.Exception) => void;
  /** How many rows are loaded. */
  loaded: () => number;
  /** How many of them a refetch did not bring. */
  unconfirmed?: () => number;
  /** How many rows are there without a fetch; they are to be fetched again. Undefined where a first page is to come. */
  initialRows?: number | undefined;
}

/** Pages through an SDK's request: one fetch in flight, none after the end, late answers of old requests dropped. */
export interface Pager {
  readonly state: PagerState;
  /** Rows a page has, as far as is known. */
  pageSize(): number;
  /** Starts over with a new request; with `quiet` what is shown stays until the answer. */
  reload(quiet?: boolean): void;
  /**
   * Fetches the next page, unless one is under way or none is left. After a failure it tries again, at the earliest
   * after a pause.
   */
  loadMore(): void;
  /** Tries again what failed, at once. */
  retry(): void;
  /** Fetches again what was loaded, without emptying the list. */
  refetch(): void;
  /** Puts a failure that is no answer of the SDK in the place of the first page. */
  fail(error: Kit.Exception): void;
  /** Loads without asking yet. */
  wait(): void;
}

/** Makes the pager of a list. */
export function createPager<T, S = void>(options: PagerOptions<T, S>): Pager {
  const { fetches } = options;
  const { state, setPaging, enter, paged: setPaged } = createPagerState(options.initialRows !== undefined);
  let opened: OpenRequest<T> | undefined;
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
  /** How many rows lay before the next page when the last one came. Where fewer do now, numbered pages skip some. */
  let counted = 0;
  /** Whether a short page was followed by another one: then this SDK's short pages tell nothing. */
  let hasShortPages = false;
  /** What to run when the paging is to be tried again. */
  let again = () => {};
  const pause = createRetryPause(() => again());

  const pageSize = () => opened?.limit ?? (firstPage || DEFAULT_PAGE_SIZE);
  /** How many rows the pages brought. */
  const confirmed = () => options.loaded() - (options.unconfirmed?.() ?? 0);

  /**
   * Asks for pages, in place of those that are under way. The question gives what takes its answer; that may give what
   * to run once the fetch has ended, when the app may ask for something else.
   */
  const fetch = (
    question: (fetch: Fetch) => Promise<(since: S) => (() => void) | undefined>,
    failed: (error: Kit.Exception) => void,
  ) => {
    current?.end();
    pause.stop();
    const since = options.onBegin?.() as S;
    let tell: (() => void) | undefined;
    current = fetches.ask(question, {
      onAnswer: (take) => {
        tell = take(since);
      },
      onFailure: (cause) => {
        const failure = toException(cause);
        failed(failure);
        options.onError(failure);
      },
      onEnd: () => {
        options.onEnd?.(since);
        tell?.();
      },
    });
  };

  const fail = (failure: Kit.Exception) => {
    isReloading = false;
    enter('error', 'idle', failure);
  };
  const failToPage = (failure: Kit.Exception) => {
    enter(
      untrack(() => state.phase),
      'error',
      failure,
    );
    pause.start();
  };

  const isShort = (page: readonly T[]) =>
    opened?.limit !== undefined &&
    page.length < opened.limit &&
    !hasShortPages &&
    Boolean(options.isUnfiltered?.(opened));

  /** The last page that was asked for was taken. An empty one is the end, wherever it comes from. */
  const paged = (page: readonly T[], isFirst = false) => {
    const isEnd = page.length === 0;
    pause.reset();
    setPaged(isEnd, isShort(page), isFirst);
    if (isEnd) options.onAllFetched?.();
  };
  const answered = (items: readonly T[], isFirst: boolean) => () =>
    options.onAnswered?.(items, isFirst, items.length >= pageSize());

  const reload = (quiet = false) => {
    // Meanwhile no further page of the old request may be asked for: it would take this one's place.
    if (quiet && untrack(() => state.phase) === 'ready') setPaging('loading');
    else enter('loading', 'idle', null);
    isReloading = true;
    fetch(async () => {
      const { page, ...fresh } = await openRequest(options.builder);
      return (since) => {
        isReloading = false;
        repeats = 0;
        opened = fresh;
        firstPage = counted = page.length;
        options.onFirstPage(page, since);
        paged(page, true);
        return answered(page, true);
      };
    }, fail);
  };

  const next = () => {
    const from = opened?.request;
    if (!from) return;
    again = next;
    const wasShort = state.mayBeEnd;
    const rows = confirmed();
    const start = Math.min(counted, rows);
    setPaging('loading');
    fetch(async (fetch) => {
      const isEnough = (count: number) => count >= rows || !fetch.isOpen;
      const skipped = counted > rows ? await fetchFirstRows(options.builder, counted, isEnough) : [];
      const page = await fetchPage(from);
      return (since) => {
        const loaded = options.loaded();
        const left = start - confirmed();
        if (skipped.length > 0) options.onPage(skipped, since);
        const found = confirmed() - start + left;
        options.onPage(page, since);
        const after = confirmed();
        counted = after + Math.min(start + found + page.length - after, Math.max(left, 0));
        if (wasShort && page.length > 0) hasShortPages = true;
        repeats = options.loaded() > loaded ? 0 : repeats + page.length;
        if (page.length > 0 && repeats > options.loaded()) {
          throw createException(
            'ERR_PAGES_REPEAT',
            'The pages contain no new rows. fetchNext() must return the next page, and [] after the last.',
          );
        }
        paged(page);
        return undefined;
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
    setPaging('refreshing');
    fetch(async (fetch) => {
      const { page, ...fresh } = await openRequest(options.builder);
      // Rows that no page of this pager brought say nothing of the size of its pages.
      if (!opened) firstPage = page.length;
      const items = [...page];
      let last = page;
      // As many requests as the rows took, and no more: what is missing then went, or loads by scrolling.
      const pages = Math.ceil(wanted / (fresh.limit ?? pageSize()));
      for (let left = pages - 1; left > 0 && last.length > 0 && fetch.isOpen; left--) {
        last = await fetchPage(fresh.request);
        items.push(...last);
      }
      return (since) => {
        repeats = 0;
        opened = fresh;
        counted = items.length;
        options.onRefetched(items, last.length === 0 || isShort(last), since);
        paged(last);
        return answered(items, false);
      };
    }, failToPage);
  };

  return {
    state,
    pageSize,
    reload,
    loadMore: () =>
      untrack(() => {
        if (state.phase !== 'ready') return;
        if (state.paging === 'error') pause.request();
        else if (state.paging === 'idle') next();
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
    fail: (failure) => {
      current?.end();
      pause.reset();
      fail(failure);
    },
    wait: () => {
      current?.end();
      pause.reset();
      enter('loading', 'idle', null);
    },
  };
}
