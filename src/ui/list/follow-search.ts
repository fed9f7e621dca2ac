import { type Accessor, createEffect } from 'solid-js';
import { useKit } from '../../client/kit-context.tsx';
import type { PagerState } from '../../list/create-list-pages.ts';
import type { MountedRows } from '../../list/create-mounted-rows.ts';
import type { Announcer } from '../controls/create-announcer.ts';
import { createMatchMarks } from './create-match-marks.ts';

/** The list that is searched. */
export interface SearchedList<E> {
  state: Pick<PagerState, 'phase' | 'paging' | 'generation'>;
  /** The number of rows. */
  length: Accessor<number>;
  /** The number of rows of a full page. */
  pageSize: () => number;
  rows: MountedRows<E>;
  /** The keyword; '' without a search. */
  keyword: Accessor<string>;
  announcer: Announcer;
}

/**
 * Follows the search of a list: announces how many results each keyword has, and marks the matches.
 * @returns a function that marks again after rows changed.
 */
export function followSearch<E>(list: SearchedList<E>): () => void {
  const { state, length, pageSize, rows, keyword, announcer } = list;
  const { t } = useKit().localizer;
  let announced = '';
  /** The list whose results were announced last. */
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
      // Another search, or the list of another user, may be loading by now; its own results are announced.
      if (wanted === '' || wanted !== keyword() || state.phase !== 'ready') return '';
      const count = length();
      const isWhole = state.paging === 'end' || count < pageSize();
      return t(isWhole ? 'search.results' : 'search.resultsOrMore', { count });
    });
  });
  return createMatchMarks(rows, keyword);
}
