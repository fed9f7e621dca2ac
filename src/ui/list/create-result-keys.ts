import { createEffect, createSignal, on, untrack } from 'solid-js';
import type { ListEngine } from '../../list/create-list-engine.ts';
import type { OrderEntry } from '../../order/block-order.ts';
import type { Search } from '../controls/create-search.ts';
import type { ResultKeys } from '../controls/search-bar.tsx';
import type { RowActions } from '../row/create-row-actions.ts';

/** Creates the keyboard actions of a search field. */
export function createResultKeys<E extends OrderEntry, R extends E>(
  search: Search,
  list: Pick<ListEngine<E, R, never, unknown>, 'source' | 'state' | 'flush'>,
  actions: Pick<RowActions<R>, 'activate'>,
  focus: (row: E) => void,
): ResultKeys {
  const [isAsked, setAsked] = createSignal(false);
  const first = () => {
    list.flush();
    return list.source.order.slice(0, 2).find((entry) => !entry.isHeader);
  };
  createEffect(() => {
    if (!isAsked() || list.state.phase === 'loading' || list.state.paging === 'loading') return;
    setAsked(false);
    // After an error, the rows still belong to the previous search.
    if (list.state.phase !== 'ready') return;
    untrack(() => {
      const row = first();
      if (row) actions.activate(row as R, { shiftKey: false });
    });
  });
  createEffect(on(search.text, () => setAsked(false), { defer: true }));
  return {
    enter() {
      const row = first();
      if (row) focus(row);
    },
    open() {
      if (search.text().trim() === '') return;
      search.searchNow();
      setAsked(true);
    },
  };
}
