import { type Accessor, createEffect, createSignal, on, untrack } from 'solid-js';
import { createTimer } from '../../utils/create-timer.ts';

/** The minimum time between changes of the live region, in milliseconds. */
const SPACING_MS = 5000;
/**
 * The delay of announcements, in milliseconds: they cost nothing during events, and a burst becomes one announcement.
 */
const DELAY_MS = 500;

/** Announces changes of a list to screen readers. */
export interface Announcer {
  /** The text of the live region. */
  message: Accessor<string>;
  /**
   * Announces a text politely, together with pending ones; it replaces a pending text of the same subject. The text is
   * computed when it is announced.
   */
  announce(subject: string, text: () => string): void;
  /** Whether a text of a subject is pending. */
  isWaiting(subject: string): boolean;
}

/**
 * Creates an announcer that ends with its owner.
 * @param user - the signed-in user; a change clears announced and pending texts.
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
