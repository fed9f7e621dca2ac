import { type Accessor, createEffect, on, onCleanup, onMount } from 'solid-js';

/** The distance from the end of the rows at which the next page loads, in px. */
const NEAR_PX = 300;

/** Calls a function near the end of a scroller, and while its rows do not fill it. */
export function followEnd(
  scroller: () => HTMLElement,
  changes: readonly [rows: Accessor<unknown>, phase: Accessor<unknown>],
  onNear: () => void,
): void {
  const callIfNear = () => {
    const { scrollHeight, scrollTop, clientHeight } = scroller();
    // Without layout, for example in a hidden tab, only the first page is loaded.
    if (clientHeight > 0 && scrollHeight - scrollTop - clientHeight < NEAR_PX) onNear();
  };
  onMount(() => {
    const element = scroller();
    element.addEventListener('scroll', callIfNear, { passive: true });
    onCleanup(() => element.removeEventListener('scroll', callIfNear));
  });
  createEffect(on([...changes], () => queueMicrotask(callIfNear)));
}
