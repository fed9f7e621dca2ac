/** Returns how many times larger than laid out an element is drawn: `zoom` and `transform` around it change that. */
export function scaleOf(element: HTMLElement): number {
  const scale = element.getBoundingClientRect().width / element.offsetWidth;
  // An offset is rounded.
  return Math.abs(scale - 1) > 0.005 ? scale : 1;
}

/** Returns the heights of elements as laid out, in px, read with one layout; their sizes are observed in the same px. */
export function heightsOf<T extends HTMLElement>(elements: Iterable<T>): Map<T, number> {
  const heights = new Map<T, number>();
  let scale = 0;
  for (const element of elements) {
    scale ||= scaleOf(element);
    heights.set(element, element.getBoundingClientRect().height / scale);
  }
  return heights;
}
