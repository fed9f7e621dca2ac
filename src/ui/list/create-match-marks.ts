import { type Accessor, createEffect, on, onCleanup, untrack } from 'solid-js';
import type { MountedRows } from '../../list/create-mounted-rows.ts';
import { createMarks } from './mark-matches.ts';

/**
 * Marks the keyword of a search in the titles of mounted rows; removes the marks without one. Does nothing in browsers
 * without the CSS Custom Highlight API.
 * @returns a function that marks again after rows changed.
 */
export function createMatchMarks<E>(rows: MountedRows<E>, keyword: Accessor<string>): () => void {
  if (!globalThis.CSS?.highlights) return () => {};
  const mark = createMarks();
  let isMarked = false;
  const refresh = () => {
    const wanted = untrack(keyword);
    if (wanted === '' && !isMarked) return;
    isMarked = wanted !== '';
    const elements: Element[] = [];
    if (isMarked) rows.each((_, element) => elements.push(element));
    mark(elements, wanted);
  };
  createEffect(on(keyword, refresh));
  onCleanup(() => mark([], ''));
  return refresh;
}
