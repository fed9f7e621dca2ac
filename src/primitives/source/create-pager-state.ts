import { batch, createSignal } from 'solid-js';
import type { PagesBehind } from '../../core/paging/end-of-pages.ts';
import type { Kit } from '../../sdk/index.ts';

/** The state of a list: its first page is loading, loaded, or failed. */
export type LoadPhase = 'loading' | 'ready' | 'error';
/** The state of paging: idle, loading the next page, refetching, failed, or at the end. */
export type Paging = 'idle' | 'loading' | 'refreshing' | 'error' | 'end';

/** The state of a pager; each accessor is tracked by itself. */
export interface PagerState {
  readonly phase: LoadPhase;
  readonly paging: Paging;
  readonly error: Kit.Exception | null;
  /**
   * Whether the last page was so short that probably none follows. The next one is only requested when the
   * user scrolls to the end.
   */
  readonly mayBeEnd: boolean;
  /** The number of first pages taken: a new number means another list, which starts at its top. */
  readonly generation: number;
}

/** The setters of a pager's state. */
export interface PagerStateSetters {
  state: PagerState;
  setPaging(paging: Paging): void;
  enter(phase: LoadPhase, paging: Paging, error: Kit.Exception | null): void;
  /** Handles a page: whether more pages follow, and whether it is the first one of a list. */
  paged(behind: PagesBehind, isFirst: boolean): void;
}

/** Creates the state of a pager, whose list may have initial rows. */
export function createPagerState(isFilled: boolean): PagerStateSetters {
  const [phase, setPhase] = createSignal<LoadPhase>(isFilled ? 'ready' : 'loading');
  const [paging, setPaging] = createSignal<Paging>(isFilled ? 'refreshing' : 'idle');
  const [error, setError] = createSignal<Kit.Exception | null>(null);
  const [mayBeEnd, setMayBeEnd] = createSignal(false);
  const [generation, setGeneration] = createSignal(0);
  const enter: PagerStateSetters['enter'] = (nextPhase, nextPaging, nextError) =>
    batch(() => {
      setPhase(nextPhase);
      setPaging(nextPaging);
      setError(nextError);
    });
  return {
    state: {
      get phase() {
        return phase();
      },
      get paging() {
        return paging();
      },
      get error() {
        return error();
      },
      get mayBeEnd() {
        return mayBeEnd();
      },
      get generation() {
        return generation();
      },
    },
    setPaging,
    enter,
    paged: (behind, isFirst) =>
      batch(() => {
        enter('ready', behind === 'none' ? 'end' : 'idle', null);
        setMayBeEnd(behind === 'unlikely');
        if (isFirst) setGeneration((before) => before + 1);
      }),
  };
}
