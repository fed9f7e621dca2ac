// Runs have a clock of their own, but layout, observers and scroll events come with the frames of the browser.
const requestFrame = window.requestAnimationFrame.bind(window);

/** Waits until the next frame is painted: only then do observers have reported. */
export const painted = (): Promise<void> =>
  new Promise((resolve) =>
    requestFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(0);
    }),
  );

/** Ends all animations that have an end, so that everything is where it belongs. */
export function endAnimations(): void {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish();
}
