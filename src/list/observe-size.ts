/**
 * Whether a scroller is as high as its rows, because its style sheet has not loaded. It changes its size with the rows
 * that are drawn: while sizes are reported, that makes the browser report an error of the page ("ResizeObserver loop").
 */
export const growsWithRows = (scroller: HTMLElement): boolean => scroller.clientHeight > innerHeight;

/**
 * Calls `onResize` before the paint when the size of a scroller has changed, and at first; in the next frame while the
 * scroller grows with its rows.
 * @returns the function that ends it
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
