/**
 * Whether a scroller is as high as its rows, because its style sheet has not loaded. Rendering rows then resizes it,
 * and doing that while sizes are reported makes the browser report a page error ("ResizeObserver loop").
 */
export const growsWithRows = (scroller: HTMLElement): boolean => scroller.clientHeight > innerHeight;

/**
 * Calls `onResize` first at once and then before each paint in which the size of a scroller has changed; in the next
 * frame while the scroller grows with its rows.
 * @returns the function that unsubscribes
 */
export function observeSize(scroller: HTMLElement, onResize: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  let frame = 0;
  const onFrame = () => {
    frame = 0;
    onResize();
  };
  const observer = new ResizeObserver(() => {
    if (growsWithRows(scroller)) frame ||= requestAnimationFrame(onFrame);
    else onResize();
  });
  observer.observe(scroller);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
