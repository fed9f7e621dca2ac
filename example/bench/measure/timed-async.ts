// Times what lists do when the browser reports sizes, which is after script and layout of a frame, with the layout that
// this causes.

import { finish, type Laid, type Sample } from './sample.ts';

const Native = globalThis.ResizeObserver;
let spent = 0;

globalThis.ResizeObserver = class extends Native {
  constructor(callback: ResizeObserverCallback) {
    super((entries, observer) => {
      const start = performance.now();
      callback(entries, observer);
      void document.body.offsetHeight;
      spent += performance.now() - start;
    });
  }
};

/** Returns the time of the callbacks since the last call, in microseconds. */
function takeResizeWork(): number {
  const us = spent * 1000;
  spent = 0;
  return us;
}

/** Waits until the browser has reported the sizes of the next frame. */
function sizesReported(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(0);
    });
  });
}

/** Times work that continues in microtasks, and in the next frame when the browser reports sizes. */
export async function timedAsync(subject: Laid, work: () => Promise<unknown>): Promise<Sample> {
  takeResizeWork();
  const start = performance.now();
  await work();
  const { script, whole } = finish(subject, start, performance.now(), 1);
  await sizesReported();
  const resized = takeResizeWork();
  return { script: script + resized, whole: whole + resized };
}
