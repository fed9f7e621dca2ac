import { type Accessor, createEffect, on, onCleanup, untrack } from 'solid-js';
import { useKit } from '../../client/kit-context.tsx';
import type { PagerState } from '../../list/pages/create-list-pages.ts';
import type { MountedRows } from '../../list/window/create-mounted-rows.ts';
import { findMatches } from '../../utils/find-matches.ts';
import type { Announcer } from '../controls/create-announcer.ts';

/** The searched list. */
export interface SearchedList<E> {
  state: Pick<PagerState, 'phase' | 'paging' | 'generation'>;
  /** The number of rows. */
  length: Accessor<number>;
  /** The page size. */
  pageSize: () => number;
  rows: MountedRows<E>;
  /** The keyword; '' without a search. */
  keyword: Accessor<string>;
  announcer: Announcer;
}

/**
 * Announces the number of results of each keyword, and marks the matches.
 * @returns a function that marks again after rows have changed.
 */
export function followSearch<E>(list: SearchedList<E>): () => void {
  const { state, length, pageSize, rows, keyword, announcer } = list;
  const { t } = useKit().localizer;
  let announced = '';
  /** The generation of the list whose results were announced last. */
  let announcedOf = 0;
  createEffect(() => {
    const wanted = keyword();
    const { generation } = state;
    const isLoading = state.phase !== 'ready' || state.paging === 'loading';
    const isKnown = wanted === announced && (wanted === '' || generation === announcedOf);
    if (isKnown || isLoading) return;
    announced = wanted;
    announcedOf = generation;
    announcer.announce('search', () => {
      // By now another search, or another user's list, may be loading; its own results are announced later.
      if (wanted === '' || wanted !== keyword() || state.phase !== 'ready') return '';
      const count = length();
      const isWhole = state.paging === 'end' || count < pageSize();
      return t(isWhole ? 'search.results' : 'search.resultsOrMore', { count });
    });
  });
  return createMatchMarks(rows, keyword);
}

/**
 * Marks the search keyword in the titles of mounted rows; without a keyword, removes the marks.
 * @returns a function that marks again after rows have changed.
 */
function createMatchMarks<E>(rows: MountedRows<E>, keyword: Accessor<string>): () => void {
  const mark = createMarks('.kit-list-item__body-title');
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

/** The highlight's name in the style sheet, shared by all lists. */
const NAME = 'kit-match';

/** Marks a keyword in rows, replacing earlier marks. */
type MarkMatches = (rows: Iterable<Element>, keyword: string) => void;

/**
 * Creates the marks of a list. They are ranges, so the rows' elements stay unchanged. Marks nothing in browsers without
 * the CSS Custom Highlight API.
 * @param selector - the part of a row that has the text.
 */
export function createMarks(selector: string): MarkMatches {
  const registry = globalThis.CSS?.highlights;
  if (!registry) return () => {};
  let marked: Range[] = [];
  return (rows, keyword) => {
    const highlight = registry.get(NAME) ?? new Highlight();
    registry.set(NAME, highlight);
    for (const range of marked) highlight.delete(range);
    marked = [...rows].flatMap((row) => [...rangesIn(row.querySelector(selector), keyword)]);
    for (const range of marked) highlight.add(range);
  };
}

function* rangesIn(element: Element | null, keyword: string): Iterable<Range> {
  if (!element) return;
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const [start, end] of findMatches(node.nodeValue ?? '', keyword)) {
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, end);
      yield range;
    }
  }
}
