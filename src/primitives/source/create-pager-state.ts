import { batch, createSignal } from 'solid-js';
import type { Kit } from '../../sdk/index.ts';

/** How far a list got: its first page under way, there, or failed. */
export type LoadPhase = 'loading' | 'ready' | 'error';
/**
 * What the paging does: nothing, the next page is under way, what is loaded is fetched again, that failed, or all
 * pages are there.
 */
export type Paging = 'idle' | 'loading' | 'refreshing' | 'error' | 'end';

/** The state of a pager; each accessor is tracked by itself. */
export interface PagerState {
  readonly phase: LoadPhase;
  readonly paging: Paging;
  readonly error: Kit.Exception | null;
  /**
   * Whether the last page was so short that most likely none follows. The next one is worth a request only when
   * the user goes for the end.
   */
  readonly mayBeEnd: boolean;
  /** How many first pages were taken: another number means another list, which begins at its top. */
  readonly generation: number;
}

/** What changes the state of a pager. */
export interface PagerStateSetters {
  state: PagerState;
  setPaging(paging: Paging): void;
  enter(phase: LoadPhase, paging: Paging, error: Kit.Exception | null): void;
  /** A page was taken: is it the last one, or most likely so, and is it the first one of a list? */
  paged(isEnd: boolean, mayBeEnd: boolean, isFirst: boolean): void;
}

/** Makes the state of a pager, whose list may be filled already. */
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
    paged: (isEnd, isShort, isFirst) =>
      batch(() => {
        enter('ready', isEnd ? 'end' : 'idle', null);
        setMayBeEnd(isShort);
        if (isFirst) setGeneration((before) => before + 1);
      }),
  };
}
