import { type Accessor, createSignal, onCleanup, onMount } from 'solid-js';
import { scaleOf } from '../list/scale.ts';

/** How many panels stand side by side. */
export type PanelCount = 1 | 2 | 3;

/** The least widths of two and three panels, in px, as in the style sheet. */
const TWO = 640;
const THREE = 1080;

/**
 * Follows how many panels have room in an element. The style sheet lays them out by itself; this tells where
 * the focus and the Back button belong.
 */
export function createPanelCount(element: () => HTMLElement): Accessor<PanelCount> {
  const [count, setCount] = createSignal<PanelCount>(2);
  onMount(() => {
    const measure = () => {
      const width = element().getBoundingClientRect().width / scaleOf(element());
      // Without layout, such as in a hidden tab, nothing changes.
      if (width > 0) setCount(width < TWO ? 1 : width < THREE ? 2 : 3);
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element());
    onCleanup(() => observer.disconnect());
  });
  return count;
}
