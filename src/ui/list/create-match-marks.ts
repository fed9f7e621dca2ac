import { type Accessor, createEffect, createMemo, on, onCleanup, untrack } from 'solid-js';
import type { MountedRows } from '../../primitives/list/create-mounted-rows.ts';
import { createOnDemand, onDemand } from '../../primitives/loading/on-demand.ts';

/** Marks search matches. Does nothing in browsers without the CSS Custom Highlight API. */
export const matchMarks = /* @__PURE__ */ onDemand(() =>
  import('./mark-matches.ts').then((part) =>
    globalThis.CSS?.highlights ? part.createMarks : () => () => {},
  ),
);

/**
 * Marks the keyword of a search in the titles of mounted rows; removes the marks without one.
 * @returns a function that marks again after rows changed.
 */
export function createMatchMarks<E>(rows: MountedRows<E>, keyword: Accessor<string>): () => void {
  // Rows without marks are not an error.
  const loaded = createOnDemand(
    matchMarks,
    () => keyword() !== '',
    () => {},
  );
  const mark = createMemo(() => loaded()?.());
  let isMarked = false;
  const refresh = () =>
    untrack(() => {
      const wanted = keyword();
      if (wanted === '' && !isMarked) return;
      isMarked = wanted !== '';
      const elements: Element[] = [];
      if (isMarked) rows.each((_, element) => elements.push(element));
      mark()?.(elements, wanted);
    });
  createEffect(on([keyword, mark], refresh, { defer: true }));
  onCleanup(() => untrack(mark)?.([], ''));
  return refresh;
}
