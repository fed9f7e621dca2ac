import { batch, createSignal, untrack } from 'solid-js';
import type { Fetches } from '../../client/boundary/calls.ts';
import { createException } from '../../client/boundary/exception.ts';
import { fetchFirstRows, fetchPage, type OpenRequest, openRequest } from '../../client/boundary/requests.ts';
import { DEFAULT_PAGE_SIZE, type Kit } from '../../sdk/index.ts';
import type { ListStore } from '../list-store.ts';
import { createPager, type LoadPhase, type PageState } from './create-pager.ts';
import { PageOffset } from './page-offset.ts';

/** The state of paging: idle, loading the next page, refetching, failed, or at the end. */
export type Paging = PageState | 'refreshing';

/** The state of a list's pages; each accessor is tracked by itself. */
export interface PagerState {
  readonly phase: LoadPhase;
  readonly paging: Paging;
  readonly error: Kit.Exception | null;
  /**
   * Whether the last page was so short that there is probably no next one. It is requested only when the user scrolls
   * to the end.
   */
  readonly mayBeEnd: boolean;
  /** The number of first pages loaded: a new number means another list, which starts at its top. */
  readonly generation: number;
}

/** The options of a list's pages. */
export interface ListPagesOptions<T, C> {
  /** The fetches of the list. */
  fetches: Fetches;
  /** Returns the builder of the next request. May throw. */
  builder: () => Kit.RequestBuilder<T>;
  /** Whether a request certainly has no filters, so that a short page is probably the last one. */
  isUnfiltered?: ((opened: OpenRequest<T>) => boolean) | undefined;
  /** The part of a list's store that pages fill. */
  store: Omit<
    ListStore<never, never, T, C>,
    'order' | 'changes' | 'entryOf' | 'isKnown' | 'reset' | 'leave' | 'schedule' | 'report'
  >;
  /** Runs a change of the store and publishes it. */
  publishNow: (change: () => void) => void;
  /** Called after a first page or a refetch. */
  onAnswered?: ((items: readonly T[]) => void) | undefined;
  onError: (error: Kit.Exception) => void;
  /** The number of initial rows to refetch; undefined without initial rows. */
  initialRows?: number | undefined;
}

/** The pages of a list, which continue at its end. */
export type ListPages = ReturnType<typeof createListPages>;

/** Creates the pages of a list: one fetch at a time, none after the end. */
export function createListPages<T, C>(options: ListPagesOptions<T, C>) {
  const { store, builder, publishNow, initialRows } = options;
  const { rows } = store;
  const isFilled = initialRows !== undefined;
  const pager = createPager<C>({
    ...options,
    log: store,
    isFilled,
    acceptsLate: true,
    reload: () => reload(),
  });
  const end = pager.createEnd<Paging>({ initial: isFilled ? 'refreshing' : 'idle', load: () => next() });
  const [mayBeEnd, setMayBeEnd] = createSignal(false);
  const [generation, setGeneration] = createSignal(0);
  let opened: OpenRequest<T> | undefined;
  let firstPage = initialRows ?? 0;
  /** Whether this SDK has returned rows after a page that seemed to be the last one. */
  let sendsShortPages = false;
  /**
   * The number of rows since the last new one. Rows that were pushed down meanwhile arrive twice; more repeats than
   * loaded rows mean that the pages repeat forever.
   */
  let repeats = 0;
  const offset = new PageOffset(store);

  const pageSize = () => opened?.limit ?? (firstPage || DEFAULT_PAGE_SIZE);

  /** Whether a page is shorter than the limit of an unfiltered request, and therefore probably the last one. */
  const isShort = ({ length }: readonly T[], from: OpenRequest<T>) =>
    from.limit !== undefined &&
    length < from.limit &&
    !sendsShortPages &&
    options.isUnfiltered?.(from) === true;

  /** Handles the last requested page. An empty page is the end, unless removed rows made it start too late. */
  const paged = (page: readonly T[], from: OpenRequest<T>, isFirst = false) => {
    const isLast = page.length === 0 && !offset.isBehind;
    batch(() => {
      pager.loaded();
      end.setState(isLast ? 'end' : 'idle');
      setMayBeEnd(!isLast && isShort(page, from));
      if (isFirst) setGeneration((before) => before + 1);
    });
    if (isLast) publishNow(() => store.complete());
  };
  /** Applies the first pages of a new request; `last` is the last of them. */
  const begun = (
    request: OpenRequest<T>,
    items: readonly T[],
    last: readonly T[],
    change: () => void,
    isFirst = false,
  ) => {
    repeats = 0;
    opened = request;
    offset.startOver(items.length);
    publishNow(change);
    paged(last, request, isFirst);
    return () => options.onAnswered?.(items);
  };

  const reload = (isQuiet = false) => {
    // A next page of the old request would replace this fetch: block it.
    const staysReady = isQuiet && untrack(pager.phase) === 'ready';
    pager.replace(
      async () => {
        const { page, ...fresh } = await openRequest(builder);
        return (since) => {
          firstPage = page.length;
          return begun(fresh, page, page, () => store.replaceAll(page, false, since), true);
        };
      },
      staysReady ? end : undefined,
    );
  };

  const next = () => {
    const from = opened;
    if (!from) return;
    const wasShort = mayBeEnd();
    offset.begin();
    const { isBehind, reach } = offset;
    end.run(
      async (fetch) => {
        const isEnough = (count: number) => {
          fetch.extend();
          return count > reach || !fetch.isOpen;
        };
        // New rows may have pushed skipped rows down by up to a page.
        const skipped = isBehind ? await fetchFirstRows(builder, reach + pageSize(), isEnough) : [];
        const page = await fetchPage(from.request);
        return (since) => {
          const { loaded } = rows;
          offset.receive(
            page.length,
            () => skipped.length > 0 && publishNow(() => store.appendPage(skipped, since)),
            (isLate) => publishNow(() => store.appendPage(page, since, isLate)),
          );
          if (wasShort && page.length > 0) sendsShortPages = true;
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
      'loading',
      // A request that timed out may have advanced: only a new one certainly returns the page.
      () => (untrack(pager.error)?.code === 'ERR_NO_ANSWER' ? refetch() : next()),
    );
  };

  const refetch = () => {
    const isReady = untrack(pager.phase) === 'ready';
    if (!isReady || pager.isReplacing()) {
      reload(isReady);
      return;
    }
    const wanted = rows.loaded;
    end.run(
      async (fetch) => {
        const { page, ...fresh } = await openRequest(builder);
        // The number of initial rows is not the page size.
        if (!opened) firstPage = page.length;
        const items = [...page];
        let last = page;
        // Only as many requests as the loaded rows needed: missing rows were removed, or load on scroll.
        const pages = Math.ceil(wanted / (fresh.limit ?? pageSize()));
        for (let left = pages - 1; left > 0 && last.length > 0 && fetch.isOpen; left--) {
          fetch.extend();
          last = await fetchPage(fresh.request);
          items.push(...last);
        }
        // If these are all pages, rows missing in them are removed; otherwise rows below the last may be further
        // down.
        const isWhole = last.length === 0 || isShort(last, fresh);
        return (since) =>
          begun(fresh, items, last, () => {
            if (isWhole) store.replaceAll(items, true, since);
            else store.replaceFirst(items, since);
          });
      },
      'refreshing',
      refetch,
    );
  };

  const state: PagerState = {
    get phase() {
      return pager.phase();
    },
    get paging() {
      return end.state();
    },
    get error() {
      return pager.error();
    },
    get mayBeEnd() {
      return mayBeEnd();
    },
    get generation() {
      return generation();
    },
  };
  return {
    state,
    /** Returns the page size, if known. */
    pageSize,
    /** Starts over with a new request; if quiet, the rows stay until the answer. */
    reload,
    /** Fetches the next page, unless one is loading or all are loaded; after an error, no earlier than a pause. */
    loadMore: end.loadMore,
    /** Retries at once after an error. */
    retry() {
      repeats = 0;
      pager.retry();
    },
    /** Refetches the loaded rows without clearing the list. */
    refetch,
    fail: pager.fail,
    wait: pager.showLoading,
  };
}
