import { type Accessor, batch, createSignal, untrack } from 'solid-js';
import { FETCH_TIMEOUT_MS, type Fetch, type Fetches } from '../../client/boundary/calls.ts';
import { toException } from '../../client/boundary/exception.ts';
import type { Kit } from '../../sdk/index.ts';
import { createRetryPause } from '../../utils/create-retry-pause.ts';

/** The state of a list: its first page is loading, was loaded, or failed. */
export type LoadPhase = 'loading' | 'ready' | 'error';
/** The state of paging at one end of the loaded rows. */
export type PageState = 'idle' | 'loading' | 'error' | 'end';

/**
 * Fetches, and resolves to a function that applies the result. That function may return another one, which runs once
 * the fetch has ended and the next may start. `C` is a fetch ticket, the start of a fetch.
 */
export type Loader<C> = (fetch: Fetch) => Promise<(since: C) => (() => void) | undefined>;

/** The options of a pager. */
export interface PagerOptions<C> {
  /** The fetches of the list. */
  fetches: Fetches;
  /** Marks the start of a fetch, whose result may lack later events, and its end. */
  log: { begin(): C; end(since: C): void };
  /** Whether there are initial rows. */
  isFilled: boolean;
  /** Whether a late result is accepted after its fetch has timed out. */
  acceptsLate?: boolean;
  /** Reloads everything after the first page failed. */
  reload: () => void;
  onError: (failure: Kit.Exception) => void;
}

/** The options of an end; `S` are states beyond the usual ones. */
export interface PageEndOptions<S> {
  initial?: S | PageState;
  /** Loads the next page. */
  load: () => void;
  /** Restarts the paging; returns the initial state. @defaultValue returns 'idle' */
  restart?: () => PageState;
  /** Whether to retry automatically after a failure; the failure shows until a success. */
  isAutomatic?: boolean;
}

/** One end of the loaded rows: one fetch at a time; a new one replaces it. */
export interface PageEnd<C, S = never> {
  state: Accessor<S | PageState>;
  /** Sets the state after a success, and resets the retry pause. */
  setState(state: PageState): void;
  /**
   * Fetches at this end, and shows a state meanwhile.
   * @param again - runs at a retry after a failure. @defaultValue the `load` of the end
   */
  run(loader: Loader<C>, shows?: S | PageState, again?: () => void): void;
  /** Loads the next page, unless one is loading or all are loaded; after an error, no earlier than a pause. */
  loadMore(): void;
  /** Retries at once after an error. */
  retry(): void;
  /** Ends the fetch, and starts over. */
  restart(): void;
}

/**
 * Pages through a list with one or two ends. Loaded rows are replaced as a whole, for example by the first page or a
 * jump, or continued at the ends.
 */
export interface Pager<C> {
  phase: Accessor<LoadPhase>;
  /** Why the last fetch failed; null after a success. */
  error: Accessor<Kit.Exception | null>;
  /** Marks the first rows as loaded. */
  loaded(): void;
  createEnd<S extends string = never>(options: PageEndOptions<S>): PageEnd<C, S>;
  /** Runs a fetch independently of all others. `onEnd` runs in any case. */
  fetchIndependently(
    loader: Loader<C>,
    onFailure: (failure: Kit.Exception) => void,
    onEnd?: () => void,
  ): Fetch;
  /**
   * Replaces the loaded rows, and ends all fetches at the ends.
   * @param at - the end that shows a loading state while the rows stay; without one, the whole list does.
   * @param onFailure - @defaultValue shows the failure instead of the rows
   */
  replace(
    loader: Loader<C>,
    at?: Pick<PageEnd<C>, 'setState'>,
    onFailure?: (failure: Kit.Exception) => void,
    onEnd?: () => void,
  ): void;
  /** Whether the loaded rows are being replaced. */
  isReplacing(): boolean;
  /** Ends all fetches except independent ones. */
  stop(): void;
  /** Retries every failed fetch at once. */
  retry(): void;
  /** Shows an error that is no answer of the SDK. */
  fail(failure: Kit.Exception): void;
  /** Shows the loading state without fetching. */
  showLoading(): void;
}

/** Creates a pager without ends. Ends with its owner. */
export function createPager<C>(options: PagerOptions<C>): Pager<C> {
  const { fetches, log, isFilled, acceptsLate, reload, onError } = options;
  const [phase, setPhase] = createSignal<LoadPhase>(isFilled ? 'ready' : 'loading');
  const [error, setError] = createSignal<Kit.Exception | null>(null);
  const ends: Pick<PageEnd<C>, 'restart' | 'retry'>[] = [];
  /** The fetch that replaces the loaded rows. */
  let current: Fetch | undefined;

  const enter = (next: LoadPhase, failure: Kit.Exception | null = null) =>
    batch(() => {
      setPhase(next);
      setError(() => failure);
    });
  const fetchIndependently: Pager<C>['fetchIndependently'] = (loader, onFailure, onEnd) => {
    const since = log.begin();
    let after: (() => void) | undefined;
    const failed = (cause: unknown) => {
      const failure = toException(cause);
      onFailure(failure);
      onError(failure);
    };
    return fetches.start(loader, {
      timeoutMs: FETCH_TIMEOUT_MS,
      onAnswer: (apply) => {
        after = apply(since);
      },
      onFailure: failed,
      ...(acceptsLate && { onTimeout: failed }),
      onEnd: () => {
        log.end(since);
        onEnd?.();
        after?.();
      },
    });
  };
  const stop = () =>
    batch(() => {
      current?.end();
      for (const end of ends) end.restart();
    });
  const fail = (failure: Kit.Exception) => enter('error', failure);

  return {
    phase,
    error,
    loaded: () => enter('ready'),
    fetchIndependently,
    createEnd<S extends string = never>(own: PageEndOptions<S>) {
      const { load, isAutomatic } = own;
      const [state, setState] = createSignal<S | PageState>(own.initial ?? 'idle');
      const set = (next: S | PageState) => void setState(() => next);
      let fetch: Fetch | undefined;
      let again = load;
      const pause = createRetryPause(() => again());
      const end: PageEnd<C, S> = {
        state,
        setState(next) {
          pause.reset();
          set(next);
        },
        run(loader, shows = 'loading', repeat = load) {
          fetch?.end();
          pause.stop();
          again = repeat;
          if (!isAutomatic || untrack(state) !== 'error') set(shows);
          fetch = fetchIndependently(loader, (failure) => {
            batch(() => {
              set('error');
              setError(() => failure);
            });
            pause.start();
            if (isAutomatic) pause.request();
          });
        },
        loadMore: () =>
          untrack(() => {
            if (phase() !== 'ready') return;
            if (state() === 'error') pause.request();
            else if (state() === 'idle') load();
          }),
        retry: () =>
          untrack(() => {
            if (state() !== 'error') return;
            if (isAutomatic) set('loading');
            again();
          }),
        restart() {
          fetch?.end();
          pause.reset();
          set(own.restart?.() ?? 'idle');
        },
      };
      ends.push(end);
      return end;
    },
    replace(loader, at, onFailure, onEnd) {
      batch(() => {
        stop();
        if (at) at.setState('loading');
        else enter('loading');
      });
      const failed = (failure: Kit.Exception) =>
        batch(() => {
          at?.setState('idle');
          fail(failure);
        });
      current = fetchIndependently(loader, onFailure ?? failed, onEnd);
    },
    isReplacing: () => current?.isOpen === true,
    stop,
    retry: () =>
      untrack(() => {
        if (phase() === 'error') reload();
        else if (phase() === 'ready') for (const end of ends) end.retry();
      }),
    fail(failure) {
      stop();
      fail(failure);
    },
    showLoading() {
      stop();
      enter('loading');
    },
  };
}
