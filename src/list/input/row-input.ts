import { onMount } from 'solid-js';
import { focusedNear } from '../../utils/focused-near.ts';
import { ownerSignal } from '../owner-signal.ts';
import { followPresses, type PressOptions } from './presses.ts';
import { createRovingFocus, type RovingFocus, type RovingFocusOptions } from './roving-focus.ts';
import { followSwipes, type SwipeOptions } from './swipe.ts';

/** The options of a list's input. */
export interface RowInputOptions<E> extends RovingFocusOptions<E>, PressOptions<E> {
  swipe: SwipeOptions;
}

/** The input of a list's rows. */
export interface RowInput<E> extends Omit<RovingFocus<E>, 'onFocusIn' | 'onFocusOut' | 'onKeyDown'> {
  /** Prevents the click at the end of the current touch from reaching the rows. */
  swallowClick(): void;
}

/** Handles keys, pointers and touches on the rows of a list. Call it in the ref of the list element. */
export function createRowInput<E>(list: HTMLElement, options: RowInputOptions<E>): RowInput<E> {
  const signal = ownerSignal();
  const swallowClick = createClickSwallower(list, signal);
  const focus = createRovingFocus(list, options);
  followPresses(list, options, swallowClick, signal);
  followSwipes(list, options.swipe, swallowClick, signal);
  list.addEventListener('focusin', focus.onFocusIn, { signal });
  list.addEventListener('focusout', focus.onFocusOut, { signal });
  list.addEventListener('keydown', focus.onKeyDown, { signal });
  // A server-rendered row may have the focus already.
  onMount(() => {
    const focused = focusedNear(list);
    if (list.contains(focused)) focus.onFocusIn({ target: focused });
  });
  return { ...focus, swallowClick };
}

/** Returns a function that suppresses the next click on the rows, unless a press or a key comes first. */
function createClickSwallower(list: HTMLElement, signal: AbortSignal): () => void {
  let isArmed = false;
  const disarm = () => {
    isArmed = false;
  };
  list.addEventListener('pointerdown', disarm, { signal, capture: true });
  // A gesture may cause no click: do not suppress a key's click instead.
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
