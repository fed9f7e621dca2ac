/** Returns how many times larger than laid out an element is drawn: `zoom` and `transform` around it change that. */
export function scaleOf(element: HTMLElement): number {
  const scale = element.getBoundingClientRect().width / element.offsetWidth;
  // An offset is rounded; and what is scaled to nothing, such as at the start of an animation, has no scale.
  return scale > 0 && Math.abs(scale - 1) > 0.005 ? scale : 1;
}

/** Returns the heights of elements as laid out, in px, read with one layout; their sizes are observed in the same px. */
export function heightsOf<T extends HTMLElement>(elements: Iterable<T>): Map<T, number> {
  const heights = new Map<T, number>();
  let scale = 0;
  for (const element of elements) {
    scale ||= scaleOf(element);
    // Scaled to nothing, only the rounded height is known.
    heights.set(element, element.getBoundingClientRect().height / scale || element.offsetHeight);
  }
  return heights;
}
