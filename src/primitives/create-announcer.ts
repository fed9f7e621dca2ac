import { type Accessor, createSignal, onCleanup } from 'solid-js';

/** A live region says one thing in this many milliseconds at most. */
const SPACING_MS = 5000;

/** The voice of a list. */
export interface Announcer {
  /** What the live region says. */
  message: Accessor<string>;
  /** Says something politely; of several in 5 s the first and the last are said. */
  announce(text: string): void;
}

/** Makes an announcer that ends with its owner (`a11y.live-region`). */
export function createAnnouncer(): Announcer {
  const [message, setMessage] = createSignal('', { equals: false });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: string | undefined;
  const say = (text: string) => {
    setMessage(text);
    timer = setTimeout(() => {
      timer = undefined;
      const next = waiting;
      waiting = undefined;
      if (next !== undefined) say(next);
    }, SPACING_MS);
  };
  onCleanup(() => clearTimeout(timer));
  return {
    message,
    announce(text) {
      if (timer === undefined) say(text);
      else waiting = text;
    },
  };
}
