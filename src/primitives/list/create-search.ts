import { type Accessor, createEffect, createSignal, on, untrack } from 'solid-js';
import { createTimer } from '../timing/create-timer.ts';

/** After this many milliseconds without a key the search begins. */
const DEBOUNCE_MS = 300;

/** What a search field holds, and what is searched for. */
export interface Search {
  /** The text in the field. */
  text: Accessor<string>;
  /** The keyword that counts: trimmed, and behind the typing by 300 ms. */
  keyword: Accessor<string>;
  /** Takes what was typed. */
  type(text: string): void;
  /** Empties the field; the search ends at once. */
  clear(): void;
}

/**
 * Makes a search that ends with its owner.
 * @param preset - fills the field from outside, at once, whenever it changes.
 */
export function createSearch(preset?: Accessor<string | undefined>): Search {
  const initial = textOf(preset?.());
  const [text, setText] = createSignal(initial);
  const [keyword, setKeyword] = createSignal(initial.trim());
  const settle = () => setKeyword(untrack(text).trim());
  const timer = createTimer(settle);
  const put = (value: string) => {
    timer.stop();
    setText(value);
    settle();
  };
  if (preset) createEffect(on(preset, (value) => put(textOf(value)), { defer: true }));
  return {
    text,
    keyword,
    type(typed) {
      setText(typed);
      timer.start(DEBOUNCE_MS);
    },
    clear: () => put(''),
  };
}

/** An app without types may preset what is no text. */
function textOf(preset: unknown): string {
  return typeof preset === 'string' || typeof preset === 'number' ? String(preset) : '';
}
