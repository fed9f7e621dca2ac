import { type Accessor, createSignal, untrack } from 'solid-js';
import { createTimer } from '../timing/create-timer.ts';

/** A live region says one thing in this many milliseconds at most. */
const SPACING_MS = 5000;
/** What is said waits this long, so that it costs no event's frame and the last of a burst is what is heard. */
const DELAY_MS = 500;

/** The voice of a list. */
export interface Announcer {
  /** What the live region says. */
  message: Accessor<string>;
  /** Says something politely, unless something newer takes its place before its turn; only then is it put into words. */
  announce(text: () => string): void;
}

/** Makes an announcer that ends with its owner. */
export function createAnnouncer(): Announcer {
  const [message, setMessage] = createSignal('', { equals: false });
  let waiting: (() => string) | undefined;
  const timer = createTimer(() => {
    const text = waiting;
    if (!text) return;
    waiting = undefined;
    timer.start(SPACING_MS);
    setMessage(untrack(text));
  });
  return {
    message,
    announce(text) {
      waiting = text;
      if (!timer.isRunning()) timer.start(DELAY_MS);
    },
  };
}
