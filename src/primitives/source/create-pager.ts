import { untrack } from 'solid-js';
import { type Fetch, type Fetches, PATIENCE_MS } from '../../client/boundary/calls.ts';
import { createException, toException } from '../../client/boundary/exception.ts';
import { fetchFirstRows, fetchPage, type OpenRequest, openRequest } from '../../client/boundary/requests.ts';
import { EndOfPages } from '../../core/paging/end-of-pages.ts';
import { PageOffset } from '../../core/paging/page-offset.ts';
import { DEFAULT_PAGE_SIZE, type Kit } from '../../sdk/index.ts';
import { createRetryPause } from '../timing/create-retry-pause.ts';
import { createPagerState, type PagerState } from './create-pager-state.ts';
import type { ListBook } from './list-book.ts';

/** The part of a list's book that its pages fill. */
export type PagedBook<T, C> = Omit<
  ListBook<never, never, T, C>,
  'order' | 'changes' | 'entryOf' | 'isKnown' | 'reset' | 'leave' | 'schedule' | 'report'
>;

/** The options of a pager. */
export interface PagerOptions<T, C> {
  /** The register of the list's fetches. */
  fetches: Fetches;
  /** Returns the builder of the next request; the pager calls `build()`. May throw. */
  builder: () => Kit.RequestBuilder<T>;
  /** Whether a request is known to be unfiltered, so that a short page is probably the last one. */
  isUnfiltered?: ((opened: OpenRequest<T>) => boolean) | undefined;
  book: PagedBook<T, C>;
  /** Runs a change of the book and publishes it. */
  atOnce: (change: () => void) => void;
  /** Takes the first page of a list. @defaultValue the book makes it the whole list */
  onFirstPage?: ((page: readonly T[], since: C) => void) | undefined;
  /** Runs after a first page or a refetch. */
  onAnswered?: ((items: readonly T[]) => void) | undefined;
  onError: (error: Kit.Exception) => void;
  /** The number of initial rows, which are fetched again; undefined before a first page. */
  initialRows?: number | undefined;
}

/**
 * Pages through an SDK's request: one fetch at a time, none after the end; late answers of old requests are
 * dropped.
 */
export interface Pager {
  readonly state: PagerState;
  /** Returns the page size, as far as is known. */
  pageSize(): number;
  /** Starts over with a new request; with `quiet`, the rows stay until the answer. */
  reload(quiet?: boolean): void;
  /**
   * Fetches the next page, unless one is loading or none is left. After an error, tries again after a pause
   * at the earliest.
   */
  loadMore(): void;
  /** Tries again after an error, at once. */
  retry(): void;
  /** Fetches the loaded rows again, without clearing the list. */
  refetch(): void;
  /** Shows an error that is not an answer of the SDK. */
  fail(error: Kit.Exception): void;
  /** Shows the loading state without fetching. */
  wait(): void;
}

/** Creates the pager of a list. */
export function createPager<T, C>(options: PagerOptions<T, C>): Pager {
  const { fetches, book, atOnce } = options;
  const { rows } = book;
  const { state, setPaging, enter, paged: setPaged } = createPagerState(options.initialRows !== undefined);
  let opened: OpenRequest<T> | undefined;
  let firstPage = options.initialRows ?? 0;
  /** The pending fetch of pages. */
  let current: Fetch | undefined;
  /** Whether the first page of another list is loading. */
  let isReloading = false;
  /**
   * The number of rows since the last new one. Rows that were pushed down meanwhile come twice; more of them
   * than the list has means that pages repeat forever.
   */
  let repeats = 0;
  const offset = new PageOffset(book);
  const end = new EndOfPages<T>(options.isUnfiltered ?? (() => false));
  /** What to run when paging is tried again. */
  let again = () => {};
  const pause = createRetryPause(() => again());

  const pageSize = () => opened?.limit ?? (firstPage || DEFAULT_PAGE_SIZE);

  /**
   * Fetches pages, replacing pending ones. The question returns the function that takes its answer, which may
   * return what to run after the fetch has ended, when the app may start another one.
   */
  const fetch = (
    question: (fetch: Fetch) => Promise<(since: C) => (() => void) | undefined>,
    failed: (error: Kit.Exception) => void,
    silent = failed,
  ) => {
    current?.end();
    pause.stop();
    const since = book.begin();
    let tell: (() => void) | undefined;
    const report = (tell: typeof failed) => (cause: unknown) => {
      const failure = toException(cause);
      tell(failure);
      options.onError(failure);
    };
    current = fetches.ask(question, {
      patienceMs: PATIENCE_MS,
      onAnswer: (take) => {
        tell = take(since);
      },
      onFailure: report(failed),
      // Unless the user tries again, a late answer still counts.
      onSilence: report(silent),
      onEnd: () => {
        book.end(since);
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

  /** The request may have moved on without an answer: only a new one certainly has the page. */
  const failToAnswer = (failure: Kit.Exception) => {
    again = refetch;
    failToPage(failure);
  };

  /** Handles the last requested page. An empty one is the end, unless removed rows made it start too late. */
  const paged = (page: readonly T[], from: OpenRequest<T>, isFirst = false) => {
    const behind = end.behind(page, from, offset.isBehind);
    pause.reset();
    setPaged(behind, isFirst);
    if (behind === 'none') atOnce(() => book.complete());
  };
  const answered = (items: readonly T[]) => () => options.onAnswered?.(items);

  const reload = (quiet = false) => {
    // No further page of the old request may load meanwhile: it would replace this fetch.
    if (quiet && untrack(() => state.phase) === 'ready') setPaging('loading');
    else enter('loading', 'idle', null);
    isReloading = true;
    fetch(async () => {
      const { page, ...fresh } = await openRequest(options.builder);
      return (since) => {
        isReloading = false;
        repeats = 0;
        opened = fresh;
        firstPage = page.length;
        offset.startOver(page.length);
        atOnce(() => {
          if (options.onFirstPage) options.onFirstPage(page, since);
          else book.replaceAll(page, false, since);
        });
        paged(page, fresh, true);
        return answered(page);
      };
    }, fail);
  };

  const next = () => {
    const from = opened;
    if (!from) return;
    again = next;
    const wasShort = state.mayBeEnd;
    offset.begin();
    const { isBehind, reach } = offset;
    setPaging('loading');
    fetch(
      async (fetch) => {
        const isEnough = (count: number) => {
          fetch.goOn();
          return count > reach || !fetch.isOpen;
        };
        // New rows may have pushed skipped ones down by as much as the page that came too late was to have.
        const skipped = isBehind ? await fetchFirstRows(options.builder, reach + pageSize(), isEnough) : [];
        const page = await fetchPage(from.request);
        return (since) => {
          const { loaded } = rows;
          offset.take(
            page.length,
            () => skipped.length > 0 && atOnce(() => book.appendPage(skipped, since)),
            (isLate) => atOnce(() => book.appendPage(page, since, isLate)),
          );
          if (wasShort && page.length > 0) end.refute();
          repeats = rows.loaded > loaded ? 0 : repeats + page.length;
          if (page.length > 0 && repeats > rows.loaded) {
            throw createException(
              'ERR_PAGES_REPEAT',
              'The pages contain no new rows. fetchNext() must return the next page, and [] after the last.',
            );
          }
          paged(page, from);
          return undefined;
        };
      },
      failToPage,
      failToAnswer,
    );
  };

  const refetch = () => {
    if (state.phase !== 'ready' || isReloading) {
      reload(state.phase === 'ready');
      return;
    }
    const wanted = rows.loaded;
    again = refetch;
    setPaging('refreshing');
    fetch(async (fetch) => {
      const { page, ...fresh } = await openRequest(options.builder);
      // Initial rows do not tell the page size.
      if (!opened) firstPage = page.length;
      const items = [...page];
      let last = page;
      // As many requests as the rows needed, and no more: missing rows were removed, or load by scrolling.
      const pages = Math.ceil(wanted / (fresh.limit ?? pageSize()));
      for (let left = pages - 1; left > 0 && last.length > 0 && fetch.isOpen; left--) {
        fetch.goOn();
        last = await fetchPage(fresh.request);
        items.push(...last);
      }
      return (since) => {
        repeats = 0;
        opened = fresh;
        offset.startOver(items.length);
        atOnce(() => {
          // If these are all pages, rows that they lack are removed; otherwise rows below the last of them
          // may be further down.
          if (end.behind(last, fresh) !== 'possible') book.replaceAll(items, true, since);
          else book.replaceFirst(items, since);
        });
        paged(last, fresh);
        return answered(items);
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
