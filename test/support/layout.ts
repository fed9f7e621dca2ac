import { onTestFinished } from 'vitest';

/** An observer that reports each element once, soon, and no changes: tests change sizes by hand. */
class StillResizeObserver implements ResizeObserver {
  readonly #tell: ResizeObserverCallback;

  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell;
  }
  observe(target: Element): void {
    const entry = { target, borderBoxSize: [] } as unknown as ResizeObserverEntry;
    queueMicrotask(() => this.#tell([entry], this));
  }
  unobserve(): void {}
  disconnect(): void {}
}

/**
 * Gives every list a viewport of this height in px for the rest of the test, so that only visible rows are
 * mounted and pages load by scrolling, as in a browser. Call it before rendering.
 */
export function withViewport(px: number): void {
  const { prototype } = HTMLElement;
  Object.defineProperty(prototype, 'clientHeight', {
    configurable: true,
    get(this: HTMLElement) {
      return this.matches('.kit-list__scroller, .kit-message-list__scroller') ? px : 0;
    },
  });
  const { ResizeObserver: before, innerHeight } = globalThis;
  globalThis.ResizeObserver = StillResizeObserver;
  // A scroller that is higher than the window is taken for one without its style sheet.
  globalThis.innerHeight = Math.max(innerHeight, px);
  onTestFinished(() => {
    Reflect.deleteProperty(prototype, 'clientHeight');
    globalThis.ResizeObserver = before;
    globalThis.innerHeight = innerHeight;
  });
}

/** The scroller of the list in a container. */
export function scrollerOf(container: ParentNode): HTMLElement {
  const scroller = container.querySelector<HTMLElement>('.kit-list__scroller');
  if (!scroller) throw new Error('There is no list here.');
  return scroller;
}

/** Scrolls the list in a container to a position in px, like a wheel. */
export function scrollTo(container: ParentNode, px: number): void {
  const scroller = scrollerOf(container);
  scroller.scrollTop = px;
  scroller.dispatchEvent(new Event('scroll'));
}

/** Waits for the next frame, which shows loading views. */
export function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}
