import { createEffect, For, type JSX, on, Show, untrack } from 'solid-js';
import type { OrderEntry } from '../core/block-order.ts';
import type { ListSource } from '../primitives/create-list-source.ts';
import { createMountedRows } from '../primitives/create-mounted-rows.ts';
import type { OrderHold } from '../primitives/create-order-hold.ts';
import { createQuietRefresh } from '../primitives/create-quiet-refresh.ts';
import { createRovingFocus, type RovingFocus } from '../primitives/create-roving-focus.ts';
import { createRowSizes } from '../primitives/create-row-sizes.ts';
import { createWindow, Gap, type ListWindow } from '../primitives/create-window.ts';
import { watchPictures } from './broken-picture.ts';
import { followRowGestures } from './row-gestures.ts';
import { makeMovesSteady } from './steady-moves.ts';

/** The controls of a row that the Tab key reaches. */
const CONTROLS = '.kit-list-item__action, .kit-list-item__checkbox, .kit-list-item__menu-button';

/** What a row is given by its list. */
export interface RowHost<E> {
  /** Takes the `<li>` of a row over; call it in its ref. */
  mount(entry: E, element: HTMLElement): void;
}

/** The props of `List`. */
export interface ListProps<E extends OrderEntry> {
  source: ListSource<E>;
  /** The name of the list for assistive technology. */
  label: string;
  /** Draws a row, or a section header, as an `<li>` that calls `host.mount` in its ref. */
  row: (entry: E, host: RowHost<E>) => JSX.Element;
  /** Rows are drawn anew when this becomes another value. */
  rowKey?: unknown;
  /** The text by which type-ahead finds a row. */
  textOf: (entry: E) => string;
  /** Whether the rows are hidden behind a state view. */
  isHidden: boolean;
  /** Whether rows may differ in height, because the app draws parts of them. */
  isMeasured: boolean;
  /** How many rows are drawn where there is no layout. */
  firstPage: number;
  /** Another number means another list, which begins at its top. */
  generation: number;
  /** Whether all pages are loaded, so that the size of the set is known. */
  isComplete: boolean;
  /** Whether another page may be asked for. */
  canLoadMore: boolean;
  onLoadMore: () => void;
  /** Runs once things were quiet for a moment after a change. */
  onQuiet?: () => void;
  /** Rows or window moved. */
  onMoved?: () => void;
  /** Opens the menu of a row; false when it has none. */
  onMenu?: (entry: E, element: HTMLElement, point?: { x: number; y: number }) => boolean;
  /** Holds the order still while someone acts. */
  hold?: OrderHold | undefined;
  /** What holds the order still. @defaultValue 'press' */
  holdOrder?: 'press' | 'hover' | 'none' | undefined;
  /** Hands out the window of the list. */
  ref?: (window: ListWindow<E>) => void;
  /** What stands in the scroller after the rows: footer and state views. */
  children?: JSX.Element;
}

/**
 * A semantic list of which only the rows in view are mounted (`a11y.semantic-list`). It knows no chat SDK: it
 * draws an order, keeps the focus, and tells positions once things are quiet.
 */
export function List<E extends OrderEntry>(props: ListProps<E>): JSX.Element {
  const source = untrack(() => props.source);
  const { order } = source;

  let focus: RovingFocus<E> | undefined;
  const window: ListWindow<E> = createWindow<E>({
    source,
    firstPage: () => props.firstPage,
    onNearEnd: () => {
      if (props.canLoadMore) props.onLoadMore();
    },
    kept: () => focus?.focused() ?? null,
    onBeforeChange: () => focus?.beforeChange(),
    onSettled: () => {
      focus?.afterChange();
      focus?.refresh();
      refreshSoon();
      props.onMoved?.();
    },
  });
  const sizes = createRowSizes<E>(window, () => props.isMeasured);
  const rows = createMountedRows<E>((entry, element) => {
    focus?.onMounted(entry);
    sizes.observe(entry, element);
  });
  const roving = createRovingFocus<E>({
    order,
    rows,
    window: () => window,
    textOf: (entry) => props.textOf(entry),
    controls: CONTROLS,
    action: '.kit-list-item__action',
    overlays: '.kit-menu-positioner, .kit-dialog',
  });
  focus = roving;
  const refreshSoon = createQuietRefresh(() => {
    tellPositions();
    props.onQuiet?.();
  });

  /** Positions lag behind on purpose: they would cost every row an attribute at each move. */
  const tellPositions = () => {
    const size = props.isComplete ? String(order.rowCount) : '-1';
    rows.each((entry, element) => {
      if (entry.isHeader) return;
      setAttribute(element, 'aria-posinset', String(order.rowIndexOf(entry) + 1));
      setAttribute(element, 'aria-setsize', size);
    });
  };

  createEffect(() => {
    if (props.canLoadMore && !props.isHidden) window.checkEnd();
  });
  createEffect(
    on(
      () => props.generation,
      () => window.reset(),
      { defer: true },
    ),
  );
  createEffect(() => {
    void props.isComplete;
    refreshSoon();
  });
  untrack(() => props.ref?.(window));

  const host: RowHost<E> = { mount: rows.add };
  const drawGap = (gap: Gap) => (
    <li class="kit-list__gap" role="none" aria-hidden="true" ref={(el) => gap.attach(el)} />
  );

  return (
    <div class="kit-list__scroller" ref={window.attach}>
      <ul
        class="kit-list__items"
        role="list"
        aria-label={props.label}
        hidden={props.isHidden}
        ref={(element) => {
          makeMovesSteady(element);
          watchPictures(element);
          followRowGestures(element, {
            rows,
            onMenu: (entry, row, point) => props.onMenu?.(entry, row, point) ?? false,
            hold: props.hold,
            holdOrder: () => props.holdOrder ?? 'press',
          });
          element.addEventListener('focusin', roving.onFocusIn);
          element.addEventListener('focusout', roving.onFocusOut);
          element.addEventListener('keydown', roving.onKeyDown);
        }}
      >
        <Show when={[props.rowKey]} keyed>
          <For each={window.entries()}>
            {(entry) => (entry instanceof Gap ? drawGap(entry) : props.row(entry, host))}
          </For>
        </Show>
      </ul>
      {props.children}
    </div>
  );
}

function setAttribute(element: HTMLElement, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
