import { type Accessor, createSignal, untrack } from 'solid-js';
import { createTimer } from '../timing/create-timer.ts';

/** A live region changes once in this many milliseconds at most. */
const SPACING_MS = 5000;
/** An announcement waits this long, so that it costs no event's frame and sums up a burst. */
const DELAY_MS = 500;

/** Announces what changes unseen in a list. */
export interface Announcer {
  /** The text of the live region. */
  message: Accessor<string>;
  /**
   * Announces something politely. What waits already is announced with it, unless it is of the same subject. The text
   * is made once, when its turn comes.
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
