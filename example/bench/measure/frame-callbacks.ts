// Runs what waits for the next frame at once, as the browser would: in the callback that asked for the frame, and not
// by another way into the same work. Both lists ask through here, so that the cost of asking stays the same for both.

const { requestAnimationFrame: request, cancelAnimationFrame: cancel } = globalThis;
const waiting = new Map<number, FrameRequestCallback>();

globalThis.requestAnimationFrame = (callback) => {
  const id = request((time) => {
    waiting.delete(id);
    callback(time);
  });
  waiting.set(id, callback);
  return id;
};

globalThis.cancelAnimationFrame = (id) => {
  waiting.delete(id);
  cancel(id);
};

/** Calls back all who wait for the next frame. */
export function runFrame(): void {
  const time = performance.now();
  for (const [id, callback] of [...waiting]) {
    globalThis.cancelAnimationFrame(id);
    callback(time);
  }
}
