import { batch, createSignal } from 'solid-js';
import type { Kit } from '../../sdk/index.ts';
import type { LoadPhase } from '../source/create-pager-state.ts';
import type { MessageListState, PageState } from './message-list.ts';

/** The state of a message list and its setters. */
export interface PageStateSetters {
  readonly state: MessageListState;
  setOlder(state: PageState): void;
  setNewer(state: PageState): void;
  enter(phase: LoadPhase, error: Kit.Exception | null): void;
}

/** Creates the state of a message list, which may have initial messages. */
export function createPageState(isFilled: boolean): PageStateSetters {
  const [phase, setPhase] = createSignal<LoadPhase>(isFilled ? 'ready' : 'loading');
  const [error, setError] = createSignal<Kit.Exception | null>(null);
  const [older, setOlder] = createSignal<PageState>('idle');
  const [newer, setNewer] = createSignal<PageState>(isFilled ? 'end' : 'idle');
  return {
    state: {
      get phase() {
        return phase();
      },
      get error() {
        return error();
      },
      get older() {
        return older();
      },
      get newer() {
        return newer();
      },
    },
    setOlder,
    setNewer,
    enter: (nextPhase, nextError) =>
      batch(() => {
        setPhase(nextPhase);
        setError(() => nextError);
      }),
  };
}
