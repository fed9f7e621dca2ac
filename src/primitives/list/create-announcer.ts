import { type Accessor, createSignal, untrack } from 'solid-js';
import { createTimer } from '../timing/create-timer.ts';

/** The minimum time between changes of the live region, in milliseconds. */
const SPACING_MS = 5000;
/** The delay of announcements, in milliseconds: events cost no time for them, and a burst is summed up. */
const DELAY_MS = 500;

/** Announces changes of a list to screen readers. */
export interface Announcer {
  /** The text of the live region. */
  message: Accessor<string>;
  /**
   * Announces a text politely, together with pending ones; it replaces a pending one of the same subject. The
   * text is computed once, when it is announced.
   */
  announce(subject: string, text: () => string): void;
}

/** Creates an announcer that ends with its owner. */
export function createAnnouncer(): Announcer {
  const [message, setMessage] = createSignal('', { equals: false });
  const waiting = new Map<string, () => string>();
  const timer = createTimer(() => {
    if (waiting.size === 0) return;
    const texts = [...waiting.values()];
    waiting.clear();
    timer.start(SPACING_MS);
    setMessage(untrack(() => texts.map((text) => text()).filter(Boolean)).join('\n'));
  });
  return {
    message,
    announce(subject, text) {
      waiting.set(subject, text);
      if (!timer.isRunning()) timer.start(DELAY_MS);
    },
  };
}
