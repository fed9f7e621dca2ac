import { onTestFinished } from 'vitest';

/** What was started on the page since, and has not ended. */
export interface OpenHandles {
  left(): string[];
}

/** Follows timers, frames, observers, channels, and listeners of window, document and media for the rest of a test. */
export function followHandles(): OpenHandles {
  const open = new Map<unknown, string>();
  const undo: (() => void)[] = [];
  const replace = <O extends object, K extends keyof O>(owner: O, key: K, make: (original: O[K]) => O[K]) => {
    const original = owner[key];
    owner[key] = make(original);
    undo.push(() => {
      owner[key] = original;
    });
  };
  onTestFinished(() => undo.forEach((run) => void run()));

  for (const [start, stop] of [
    ['setTimeout', 'clearTimeout'],
    ['requestAnimationFrame', 'cancelAnimationFrame'],
  ] as const) {
    replace(window, start, (original) => {
      const begin = original as (run: (...args: unknown[]) => void, ...rest: unknown[]) => number;
      return ((run: (...args: unknown[]) => void, ...rest: unknown[]) => {
        const id = begin.call(
          window,
          (...args) => {
            open.delete(`${start} ${id}`);
            run(...args);
          },
          ...rest,
        );
        open.set(`${start} ${id}`, `${start} ${rest}`);
        return id;
      }) as never;
    });
    replace(window, stop, (original) => (id?: number) => {
      open.delete(`${start} ${id}`);
      original.call(window, id as number);
    });
  }
  for (const name of ['ResizeObserver', 'IntersectionObserver', 'MutationObserver'] as const) {
    const { prototype } = window[name];
    replace(prototype, 'observe', (original: (...args: never[]) => void) => {
      return function (this: object, ...args: never[]) {
        open.set(this, name);
        original.apply(this, args);
      } as never;
    });
    replace(prototype, 'disconnect', (original: () => void) => {
      return function (this: object) {
        open.delete(this);
        original.call(this);
      };
    });
  }
  const isGlobal = (target: EventTarget) =>
    target === window || target === document || target instanceof MediaQueryList;
  // Solid delegates events to the document once per page.
  const isSolid = (listener: unknown) => (listener as { name?: string } | null)?.name === 'eventHandler';
  replace(EventTarget.prototype, 'addEventListener', (original) => {
    return function (this: EventTarget, type, listener, options) {
      if (isGlobal(this) && !isSolid(listener)) {
        open.set(listener, `listener of ${type}`);
        const { signal, once } = typeof options === 'object' ? options : {};
        if (signal) original.call(signal, 'abort', () => open.delete(listener));
        if (once) original.call(this, type, () => open.delete(listener), { once });
      }
      original.call(this, type, listener, options);
    };
  });
  replace(EventTarget.prototype, 'removeEventListener', (original) => {
    return function (this: EventTarget, type, listener, options) {
      open.delete(listener);
      original.call(this, type, listener, options);
    };
  });
  replace(BroadcastChannel.prototype, 'close', (original) => {
    return function (this: BroadcastChannel) {
      open.delete(this);
      original.call(this);
    };
  });
  return { left: () => [...open.values()] };
}
