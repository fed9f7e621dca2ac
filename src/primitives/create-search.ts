import { debounce } from '@solid-primitives/scheduled';
import { type Accessor, createEffect, createSignal, on } from 'solid-js';

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
  const initial = preset?.() ?? '';
  const [text, setText] = createSignal(initial);
  const [keyword, setKeyword] = createSignal(initial.trim());
  const settle = debounce((typed: string) => setKeyword(typed.trim()), DEBOUNCE_MS);
  const put = (value: string) => {
    settle.clear();
    setText(value);
    setKeyword(value.trim());
  };
  if (preset) createEffect(on(preset, (value) => put(value ?? ''), { defer: true }));
  return {
    text,
    keyword,
    type(typed) {
      setText(typed);
      settle(typed);
    },
    clear: () => put(''),
  };
}
