import { type Accessor, batch, createSignal, untrack } from 'solid-js';
import { type Fetch, type Fetches, PATIENCE_MS } from '../client/boundary/calls.ts';
import { toException } from '../client/boundary/exception.ts';
import type { Kit } from '../sdk/index.ts';
import { createRetryPause } from '../utils/create-retry-pause.ts';

/** The state of a list: its first page is loading, loaded, or failed. */
export type LoadPhase = 'loading' | 'ready' | 'error';
/** The state of paging at one end of the loaded rows. */
export type PageState = 'idle' | 'loading' | 'error' | 'end';

/**
 * Fetches something, and resolves to a function that applies it. That function may return another one, which runs when
 * the fetch has ended and the next one may start. `C` is a checkpoint, the start of a fetch.
 */
export type Loader<C> = (fetch: Fetch) => Promise<(since: C) => (() => void) | undefined>;

/** The options of a pager. */
export interface PagerOptions<C> {
  /** The register of the list's fetches. */
  fetches: Fetches;
  /** Notes when a fetch begins, whose answer may lack what happens from then on, and when it ends. */
  log: { begin(): C; end(since: C): void };
  /** Whether there are rows already. */
  isFilled: boolean;
  /** Whether an answer still counts after its fetch has failed for taking too long. */
  acceptsLate?: boolean;
  /** Loads everything again, after the first page failed. */
  reload: () => void;
  onError: (failure: Kit.Exception) => void;
}

/** The options of an end; `S` are states beyond the usual ones. */
export interface PageEndOptions<S> {
  initial?: S | PageState;
  /** Loads the next page. */
  load: () => void;
  /** Forgets how its pages go on; returns the state to begin with. @defaultValue returns 'idle' */
  restart?: () => PageState;
  /** Tries again by itself after a failure, which shows until a success. */
  isAutomatic?: boolean;
}

/** One end of the loaded rows: one fetch at a time, which a new one replaces. */
export interface PageEnd<C, S = never> {
  state: Accessor<S | PageState>;
  /** Sets the state after a success; the next pause after a failure is short again. */
  settle(state: PageState): void;
  /**
   * Fetches at this end, which shows a state meanwhile.
   * @param again - runs to try again after a failure. @defaultValue the `load` of the end
   */
  run(loader: Loader<C>, shows?: S | PageState, again?: () => void): void;
  /** Loads the next page, unless one is loading or none is left; after an error, after a pause at the earliest. */
  loadMore(): void;
  /** Tries again after an error, at once. */
  retry(): void;
  /** Ends the fetch, and begins anew. */
  restart(): void;
}

/**
 * Pages through a list that has one end or two. What is loaded may be replaced as a whole, for example by the first
 * page or by a jump; further pages continue it at its ends.
 */
export interface Pager<C> {
  phase: Accessor<LoadPhase>;
  /** Why the last fetch failed; null after a success. */
  error: Accessor<Kit.Exception | null>;
  /** Notes that rows are there. */
  loaded(): void;
  createEnd<S extends string = never>(options: PageEndOptions<S>): PageEnd<C, S>;
  /** Fetches beside everything else. `onEnd` runs in any case. */
  ask(loader: Loader<C>, onFailure: (failure: Kit.Exception) => void, onEnd?: () => void): Fetch;
  /**
   * Replaces what is loaded, and ends all fetches at the ends.
   * @param at - the end that shows the loading while the rows stay; without one, the whole list does.
   * @param onFailure - @defaultValue shows the failure in place of the rows
   */
  replace(
    loader: Loader<C>,
    at?: Pick<PageEnd<C>, 'settle'>,
    onFailure?: (failure: Kit.Exception) => void,
    onEnd?: () => void,
  ): void;
  /** Whether what is loaded is being replaced. */
  isReplacing(): boolean;
  /** Ends all fetches but those that run beside. */
  stop(): void;
  /** Tries again whatever failed, at once. */
  retry(): void;
  /** Shows an error that is not an answer of the SDK. */
  fail(failure: Kit.Exception): void;
  /** Shows the loading state without fetching. */
  wait(): void;
}

/** Creates a pager without ends. Ends with its owner. */
export function createPager<C>(options: PagerOptions<C>): Pager<C> {
  const { fetches, log, isFilled, acceptsLate, reload, onError } = options;
  const [phase, setPhase] = createSignal<LoadPhase>(isFilled ? 'ready' : 'loading');
  const [error, setError] = createSignal<Kit.Exception | null>(null);
  const ends: Pick<PageEnd<C>, 'restart' | 'retry'>[] = [];
  /** The fetch that replaces what is loaded. */
  let current: Fetch | undefined;

  const enter = (next: LoadPhase, failure: Kit.Exception | null = null) =>
    batch(() => {
      setPhase(next);
      setError(() => failure);
    });
  const ask: Pager<C>['ask'] = (loader, onFailure, onEnd) => {
    const since = log.begin();
    let after: (() => void) | undefined;
    const failed = (cause: unknown) => {
      const failure = toException(cause);
      onFailure(failure);
      onError(failure);
    };
    return fetches.start(loader, {
      patienceMs: PATIENCE_MS,
      onAnswer: (apply) => {
        after = apply(since);
      },
      onFailure: failed,
      ...(acceptsLate && { onSilence: failed }),
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
    ask,
    createEnd<S extends string = never>(own: PageEndOptions<S>) {
      const { load, isAutomatic } = own;
      const [state, setState] = createSignal<S | PageState>(own.initial ?? 'idle');
      const set = (next: S | PageState) => void setState(() => next);
      let fetch: Fetch | undefined;
      let again = load;
      const pause = createRetryPause(() => again());
      const end: PageEnd<C, S> = {
        state,
        settle(next) {
          pause.reset();
          set(next);
        },
        run(loader, shows = 'loading', repeat = load) {
          fetch?.end();
          pause.stop();
          again = repeat;
          if (!isAutomatic || untrack(state) !== 'error') set(shows);
          fetch = ask(loader, (failure) => {
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
        if (at) at.settle('loading');
        else enter('loading');
      });
      const failed = (failure: Kit.Exception) =>
        batch(() => {
          at?.settle('idle');
          fail(failure);
        });
      current = ask(loader, onFailure ?? failed, onEnd);
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
    wait() {
      stop();
      enter('loading');
    },
  };
}
