import { createComputed, createEffect, For, type JSX, on, onMount, Show, untrack } from 'solid-js';
import { callApp } from '../../client/create-report.ts';
import type { ListEngine } from '../../list/create-list-engine.ts';
import type { RowInput } from '../../list/input/row-input.ts';
import { createWindow, type ListWindow } from '../../list/window/create-window.ts';
import { Gap } from '../../list/window/gap.ts';
import type { OrderEntry } from '../../order/block-order.ts';
import { createQuietRefresh } from '../../utils/create-quiet-refresh.ts';
import { focusStop } from '../../utils/focus-stop.ts';
import { createOnDemand, onDemand } from '../../utils/on-demand.ts';
import { watchPictures } from '../controls/broken-picture.ts';
import type { Announcer } from '../controls/create-announcer.ts';
import { type RowHost, type RowView, SLOTTED } from '../row/row-view.ts';
import { glideRows } from './glide.ts';
import { createListInput } from './list-input.ts';
import { makeMovesSteady } from './steady-moves.ts';

/** Marks search matches in rows, and announces their number. */
export const searchFollower = /* @__PURE__ */ onDemand(() =>
  import('./follow-search.ts').then((part) => part.followSearch),
);

/** Events that show that the user wants more rows. */
const REACHING = ['scroll', 'wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** A list on the page, as `onReady` receives it. */
export interface ListHandle<Item> {
  /** Scrolls to the row of an item; returns false if it is not loaded. */
  scrollTo(item: Item): boolean;
  /** Focuses the row that Tab would focus. */
  focus(): void;
  /** Fetches the loaded rows again, as after a lost connection; they stay until then. */
  reload(): void;
  /** Loads the next page, unless one is loading or none is left. */
  loadMore(): void;
}

/** The app's settings of the list, read reactively. */
export interface ListSettings {
  onReady?: ((list: ListHandle<never>) => void) | undefined;
  /** What keeps the order still. @defaultValue 'hover' */
  holdOrder?: 'press' | 'hover' | 'none' | undefined;
}

/** The props of `List`. */
export interface ListProps<E extends OrderEntry, R extends E> {
  list: ListEngine<E, R, never, unknown>;
  /** The shared part of its rows. */
  view: Pick<RowView<never, never, R>, 'actions' | 'slotted' | 'report' | 'onlineId'>;
  settings: ListSettings;
  /** The list's name for assistive technology. */
  label: string;
  /** Renders a row or a section header as an `<li>` that calls `host.mount` in its ref. */
  row: (entry: E, host: RowHost<E>) => JSX.Element;
  /** The keyword of the search; the empty view then shows "no results". */
  searched: string;
  announcer: Announcer;
  /** Whether a state view replaces the rows. */
  isHidden: boolean;
  /** Called for each mounted row in a quiet moment after a change, for updates that may lag. */
  onQuiet?: (record: R, element: HTMLElement) => void;
  /** Called when rows or the window have moved. */
  onMoved: () => void;
  /** Called with the window of the list, and the function that focuses a row. */
  onWindow: (listWindow: ListWindow<E>, focus: (row: E) => void) => void;
  /** The content of the scroller after the rows: footer and state views. */
  children?: JSX.Element;
}

/**
 * A semantic list that mounts only the visible rows, independent of the SDK: renders an order, manages the focus, and
 * writes ARIA positions when the list is idle.
 */
export function List<E extends OrderEntry, R extends E>(props: ListProps<E, R>): JSX.Element {
  const { list, view } = untrack(() => ({ list: props.list, view: props.view }));
  const { source, state } = list;
  const { order } = source;
  const isComplete = () => state.paging === 'end';
  /** Whether the next page loads when the end is visible. */
  const canLoadMore = () => state.phase === 'ready' && state.paging === 'idle' && !state.mayBeEnd;

  /** Undefined on a server. */
  let input: RowInput<E> | undefined;
  /** The rows' positions on the screen before a hold ended. */
  let shownBefore: Map<E, number> | undefined;
  /** Whether the user is scrolling to the end, which also retries after errors and loads after a short page. */
  let isReaching = false;
  const reach = () => {
    isReaching = true;
    listWindow.checkEnd();
    isReaching = false;
  };
  const listWindow: ListWindow<E> = createWindow<E>({
    source,
    firstPage: list.pageSize,
    onNearEnd: () => {
      if (isReaching || canLoadMore()) list.loadMore();
    },
    kept: () => input?.focused() ?? null,
    isMeasured: () => view.slotted() > SLOTTED.NOT,
    onMount: (entry) => input?.onMounted(entry),
    onBeforeChange() {
      input?.beforeChange();
      if (list.hold?.isEnding()) shownBefore = placesIn(listWindow);
    },
    onRendered: () => {
      if (shownBefore) glideRows(shownBefore, placesIn(listWindow), rows.element);
      shownBefore = undefined;
      input?.afterChange();
      refreshSoon();
      markMatches?.();
      // The callback may resize rows.
      if (listWindow.isMeasuring()) requestAnimationFrame(() => props.onMoved());
      else props.onMoved();
    },
  });
  const { rows } = listWindow;
  const keyword = () => props.searched;
  let markMatches: (() => void) | undefined;
  const follower = createOnDemand(
    searchFollower,
    () => keyword() !== '',
    // Rows without marks are not an error.
    () => {},
  );
  createEffect(() => {
    const follow = follower();
    markMatches = follow && untrack(() => follow({ ...list, rows, keyword, announcer: props.announcer }));
  });
  /** Writes positions with a delay: otherwise every move would write an attribute in each row. */
  const refreshSoon = createQuietRefresh(() => {
    const size = isComplete() ? String(order.rowCount) : '-1';
    const { onQuiet } = props;
    rows.each((entry, element) => {
      if (entry.isHeader) return;
      setAttribute(element, 'aria-posinset', String(order.rowIndexOf(entry) + 1));
      setAttribute(element, 'aria-setsize', size);
      onQuiet?.(entry as R, element);
    });
  });

  createEffect(() => {
    if (canLoadMore()) listWindow.checkEnd();
  });
  createEffect(
    on(
      () => state.generation,
      () => {
        listWindow.reset();
        input?.afterChange();
      },
      { defer: true },
    ),
  );
  // Other slots rerender all rows.
  createComputed(on(view.slotted, () => listWindow.keepTop(), { defer: true }));
  createEffect(() => {
    isComplete();
    refreshSoon();
  });
  untrack(() => props.onWindow(listWindow, (row) => input?.focus(row)));
  let items!: HTMLElement;
  const handle: ListHandle<never> = {
    scrollTo(item) {
      list.flush();
      const record = list.recordOf(item);
      if (record) listWindow.reveal(record);
      return record !== undefined;
    },
    focus: () => focusStop(items),
    reload: list.reload,
    loadMore: list.loadMore,
  };
  onMount(() => callApp(view.report, () => props.settings.onReady?.(handle)));

  const host: RowHost<E> = { mount: rows.add, onControlsChanged: (entry) => input?.onMounted(entry) };
  const drawGap = (gap: Gap) => (
    <li class="kit-list__gap" role="none" aria-hidden="true" ref={(el) => gap.attach(el)} />
  );

  return (
    <div
      class="kit-list__scroller"
      ref={(element) => {
        listWindow.attach(element);
        // After the window's own listener, which updates the scroll position.
        onMount(() => {
          for (const type of REACHING) element.addEventListener(type, reach, { passive: true });
        });
      }}
    >
      <ul
        class="kit-list__items"
        role="list"
        aria-label={props.label}
        hidden={props.isHidden}
        ref={(element) => {
          items = element;
          makeMovesSteady(element, () => listWindow.keepTop());
          watchPictures(element);
          input = createListInput<E>(element, {
            order,
            rows,
            listWindow,
            actions: view.actions,
            hold: list.hold,
            holdOrder: () => props.settings.holdOrder ?? 'hover',
          });
        }}
      >
        {/* Rows do not track slots until there is one. */}
        <Show when={`${view.slotted()}`} keyed>
          <For each={listWindow.entries()}>
            {(entry) => (entry instanceof Gap ? drawGap(entry) : source.draw(props.row, entry, host))}
          </For>
        </Show>
      </ul>
      {props.children}
    </div>
  );
}

/** Returns the positions of a window's rows, in px from the top of the viewport. */
function placesIn<E extends OrderEntry>(listWindow: ListWindow<E>): Map<E, number> {
  return new Map(listWindow.placed().map(({ entry, offset }) => [entry, offset - listWindow.top()]));
}

function setAttribute(element: HTMLElement, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
