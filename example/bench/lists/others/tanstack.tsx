import { createVirtualizer } from '@tanstack/solid-virtual';
import { For, type JSX, Show } from 'solid-js';
import type { MountOptions, Subject } from '../subject.ts';
import type { RowData } from './row-changes.ts';
import { ListFrame, mountRows, Row } from './store.tsx';

// `createVirtualizer` as Solid apps write it: rows of fixed height in a store, `reconcile` by id, `For` over the
// virtual items. It publishes once per frame, like the kit, and has the kit's overscan. It has no further pages,
// and none of what the hand-written list omits.

const ROW_PX = 72;
const OVERSCAN = 5;

/** Mounts the list, with its first rows rendered. */
export const mountTanStack = (options: MountOptions): Promise<Subject> => mountRows(options, List);

function List(props: { rows: readonly RowData[] }): JSX.Element {
  let scroller!: HTMLElement;
  const virtualizer = createVirtualizer<HTMLElement, HTMLElement>({
    get count() {
      return props.rows.length;
    },
    getScrollElement: () => scroller,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => props.rows[index]?.uid ?? index,
    overscan: OVERSCAN,
  });
  return (
    <ListFrame
      onScroller={(element) => {
        scroller = element;
      }}
    >
      <ul
        class="kit-list__items"
        role="list"
        aria-label="Chats"
        style={{ position: 'relative', height: `${virtualizer.getTotalSize()}px` }}
      >
        <For each={virtualizer.getVirtualItems()}>
          {(item) => (
            <Show when={props.rows[item.index]}>
              {(row) => (
                <Row
                  row={row()}
                  style={{
                    position: 'absolute',
                    'inset-inline': '0',
                    height: `${item.size}px`,
                    transform: `translateY(${item.start}px)`,
                  }}
                />
              )}
            </Show>
          )}
        </For>
      </ul>
    </ListFrame>
  );
}
