import { type Accessor, createSignal, onCleanup, onMount } from 'solid-js';

/** The distance from the edge that still counts as the end, in px. */
const NEAR_END = 60;
const NEAR_START = 300;

/** A scrolled list that starts at its end. */
export interface Tail {
  /** Whether the end is visible. */
  isAtEnd: Accessor<boolean>;
  /** Call this before the content changes, and `settle` afterwards, to keep the visible content in place. */
  prepare(): void;
  /** Restores the scroll position: the end if it was visible, otherwise the content that was read. */
  settle(): void;
  toEnd(isSmooth?: boolean): void;
}

/** Follows the end of a list that grows at both ends. */
export function createTail(
  scroller: Accessor<HTMLElement>,
  content: Accessor<HTMLElement>,
  handlers: { onStart: () => void; onEnd: (isAtEnd: boolean) => void },
): Tail {
  const [isAtEnd, setAtEnd] = createSignal(true);
  let top = 0;
  let anchor: string | undefined;
  let anchorTop = 0;

  // By key, not by element: a message is rendered again when its neighbours change.
  const topOf = (key: string | undefined) =>
    (key && scroller().querySelector(`[data-key="${key}"]`)?.getBoundingClientRect().top) || 0;
  const toEnd = (isSmooth = false) => {
    scroller().scrollTo({ top: scroller().scrollHeight, behavior: isSmooth ? 'smooth' : 'instant' });
  };
  const look = () => {
    const { scrollTop, scrollHeight, clientHeight } = scroller();
    const next = scrollHeight - scrollTop - clientHeight < NEAR_END;
    const isUpwards = scrollTop < top;
    top = scrollTop;
    // Content that grows below moves the end away, so only scrolling up leaves it.
    if (next !== isAtEnd() && (next || isUpwards)) {
      setAtEnd(next);
      handlers.onEnd(next);
    }
    if (scrollTop < NEAR_START) handlers.onStart();
  };

  onMount(() => {
    // Sizes change for many reasons: rewrapped text, a phone's keyboard, a longer draft.
    const observer = new ResizeObserver(() => {
      if (isAtEnd()) toEnd();
      look();
    });
    observer.observe(scroller());
    observer.observe(content());
    scroller().addEventListener('scroll', look, { passive: true });
    onCleanup(() => observer.disconnect());
  });

  return {
    isAtEnd,
    prepare() {
      anchor = isAtEnd() ? undefined : keyOfFirstVisible(scroller());
      anchorTop = topOf(anchor);
    },
    settle() {
      if (isAtEnd()) toEnd();
      else if (anchor !== undefined) scroller().scrollTop += topOf(anchor) - anchorTop;
    },
    toEnd,
  };
}

function keyOfFirstVisible(scroller: HTMLElement): string | undefined {
  const edge = scroller.getBoundingClientRect().top;
  for (const item of scroller.querySelectorAll<HTMLElement>('[data-key]')) {
    if (item.getBoundingClientRect().bottom > edge) return item.dataset.key;
  }
  return undefined;
}
