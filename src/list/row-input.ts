import { onMount } from 'solid-js';
import { focusedNear } from '../utils/focused-near.ts';
import { ownerSignal } from './owner-signal.ts';
import { followPresses, type PressOptions } from './presses.ts';
import { createRovingFocus, type RovingFocus, type RovingFocusOptions } from './roving-focus.ts';
import { followSwipes, type SwipeOptions } from './swipe.ts';

/** The options of a list's input. */
export interface RowInputOptions<E> extends RovingFocusOptions<E>, PressOptions<E> {
  swipe: SwipeOptions;
}

/** What users do with the rows of a list. */
export interface RowInput<E> extends Omit<RovingFocus<E>, 'onFocusIn' | 'onFocusOut' | 'onKeyDown'> {
  /** Keeps the click at the end of the present touch from the rows. */
  swallowClick(): void;
}

/** Follows keys, pointers and touches on the rows of a list. Call it in the ref of their list element. */
export function createRowInput<E>(list: HTMLElement, options: RowInputOptions<E>): RowInput<E> {
  const signal = ownerSignal();
  const swallowClick = createClickSwallower(list, signal);
  const focus = createRovingFocus(list, options);
  followPresses(list, options, swallowClick, signal);
  followSwipes(list, options.swipe, swallowClick, signal);
  list.addEventListener('focusin', focus.onFocusIn, { signal });
  list.addEventListener('focusout', focus.onFocusOut, { signal });
  list.addEventListener('keydown', focus.onKeyDown, { signal });
  // A row that a server rendered may have the focus already.
  onMount(() => {
    const focused = focusedNear(list);
    if (list.contains(focused)) focus.onFocusIn({ target: focused });
  });
  return { ...focus, swallowClick };
}

/** Returns a function that keeps the next click from the rows, unless a press or a key comes before it. */
function createClickSwallower(list: HTMLElement, signal: AbortSignal): () => void {
  let isArmed = false;
  const disarm = () => {
    isArmed = false;
  };
  list.addEventListener('pointerdown', disarm, { signal, capture: true });
  // A gesture may have no click: a key must not be swallowed instead.
  list.addEventListener('keydown', disarm, { signal, capture: true });
  list.addEventListener(
    'click',
    (event) => {
      if (!isArmed) return;
      isArmed = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
  return () => {
    isArmed = true;
  };
}
