import { type Accessor, createEffect, createSignal, on, untrack } from 'solid-js';
import { callApp, type Report } from '../../client/create-report.ts';
import { createControllable } from '../../utils/create-controllable.ts';
import { createTimer } from '../../utils/create-timer.ts';

/** The search starts after this pause, in milliseconds. */
const DEBOUNCE_MS = 300;

/** The app's settings of a search, read reactively. */
export interface SearchSettings {
  /** Sets the text of the field at once, whenever it changes; with `onSearchKeywordChange` the app holds the text. */
  searchKeyword?: string | undefined;
  /** Called with the text whenever the user changes it. */
  onSearchKeywordChange?: ((keyword: string) => void) | undefined;
}

/** A search field, and the keyword to search for. */
export interface Search {
  /** The text of the field. */
  text: Accessor<string>;
  /** The trimmed keyword, updated 300 ms after typing. */
  keyword: Accessor<string>;
  /** Handles input. */
  type(text: string): void;
  /** Searches for the current text at once. */
  searchNow(): void;
  /** Clears the field; the search ends at once. */
  clear(): void;
}

/** Creates a search that ends with its owner. */
export function createSearch(settings: SearchSettings, report: Report): Search {
  const preset = () => settings.searchKeyword;
  const initial = textOf(untrack(preset));
  // Without the callback, the app presets the text and does not hold it.
  const [text, request, setOwn] = createControllable(
    () => (settings.onSearchKeywordChange && preset() !== undefined ? textOf(preset()) : undefined),
    initial,
    (next) => callApp(report, () => settings.onSearchKeywordChange?.(next)),
  );
  const [keyword, setKeyword] = createSignal(initial.trim());
  /** What was typed last, until it is searched for: the app may return it. */
  let typed: string | undefined;
  const timer = createTimer(() => searchNow());
  const searchNow = () => {
    timer.stop();
    typed = undefined;
    setKeyword(untrack(text).trim());
  };
  createEffect(on(preset, (value) => setOwn(textOf(value)), { defer: true }));
  createEffect(on(text, (value) => value !== typed && searchNow(), { defer: true }));
  return {
    text,
    keyword,
    type(value) {
      typed = value;
      request(value);
      timer.start(DEBOUNCE_MS);
    },
    searchNow,
    clear() {
      request('');
      if (untrack(text) === '') searchNow();
    },
  };
}

/** An untyped app may preset something other than a string. */
function textOf(preset: unknown): string {
  return typeof preset === 'string' || typeof preset === 'number' ? String(preset) : '';
}
