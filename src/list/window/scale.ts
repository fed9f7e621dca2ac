/** Returns the scale at which an element is drawn, from `zoom` and `transform` around it. */
export function scaleOf(element: HTMLElement): number {
  const scale = element.getBoundingClientRect().width / element.offsetWidth;
  // An offset is rounded; an element scaled to nothing, as at the start of an animation, has no scale.
  return scale > 0 && Math.abs(scale - 1) > 0.005 ? scale : 1;
}

/** Returns the laid-out heights of elements in px, as `ResizeObserver` reports them; forces at most one layout. */
export function heightsOf<T extends HTMLElement>(elements: Iterable<T>): Map<T, number> {
  const heights = new Map<T, number>();
  let scale = 0;
  for (const element of elements) {
    scale ||= scaleOf(element);
    // Of an element scaled to nothing, only the rounded height is known.
    heights.set(element, element.getBoundingClientRect().height / scale || element.offsetHeight);
  }
  return heights;
}
