import { type Accessor, createSignal, onCleanup, onMount } from 'solid-js';
import { scaleOf } from '../list/window/scale.ts';

/** The number of panels side by side. */
export type PanelCount = 1 | 2 | 3;

/** The minimum widths for two and three panels, in px, as in the style sheet. */
const TWO = 640;
const THREE = 1080;

/**
 * Follows how many panels fit in an element. The style sheet lays them out by itself; this count decides the focus and
 * the Back button.
 */
export function createPanelCount(element: () => HTMLElement): Accessor<PanelCount> {
  const [count, setCount] = createSignal<PanelCount>(2);
  onMount(() => {
    const measure = () => {
      const width = element().getBoundingClientRect().width / scaleOf(element());
      // Without layout, for example in a hidden tab, keep the count.
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
