import { type Accessor, createEffect, createSignal, on, untrack } from 'solid-js';
import { createTimer } from '../../utils/create-timer.ts';

/** The search starts after this pause, in milliseconds. */
const DEBOUNCE_MS = 300;

/** A search field, and the keyword to search for. */
export interface Search {
  /** The text of the field. */
  text: Accessor<string>;
  /** The trimmed keyword, updated 300 ms after typing. */
  keyword: Accessor<string>;
  /** Handles input. */
  type(text: string): void;
  /** Searches for the current text at once. */
  settle(): void;
  /** Clears the field; the search ends at once. */
  clear(): void;
}

/**
 * Creates a search that ends with its owner.
 * @param preset - sets the text of the field at once, whenever it changes.
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
    settle: () => put(untrack(text)),
    clear: () => put(''),
  };
}

/** An untyped app may preset something other than a string. */
function textOf(preset: unknown): string {
  return typeof preset === 'string' || typeof preset === 'number' ? String(preset) : '';
}
