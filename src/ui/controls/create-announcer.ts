import { type Accessor, createEffect, createSignal, on, untrack } from 'solid-js';
import { createTimer } from '../../utils/create-timer.ts';

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
  /** Whether a text of a subject is still to be announced. */
  isWaiting(subject: string): boolean;
}

/**
 * Creates an announcer that ends with its owner.
 * @param user - the signed-in user: what one user was or is to be told is taken back with the next one.
 */
export function createAnnouncer(user: Accessor<unknown>): Announcer {
  const [message, setMessage] = createSignal('', { equals: false });
  const waiting = new Map<string, () => string>();
  const timer = createTimer(() => {
    if (waiting.size === 0) return;
    const texts = [...waiting.values()];
    waiting.clear();
    timer.start(SPACING_MS);
    setMessage(untrack(() => texts.map((text) => text()).filter(Boolean)).join('\n'));
  });
  const clear = () => {
    waiting.clear();
    setMessage('');
  };
  createEffect(on(user, clear, { defer: true }));
  return {
    message,
    isWaiting: (subject) => waiting.has(subject),
    announce(subject, text) {
      waiting.set(subject, text);
      if (!timer.isRunning()) timer.start(DELAY_MS);
    },
  };
}
