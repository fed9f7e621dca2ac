import type { OrderEntry } from '../../core/order/block-order.ts';
import type { PlacedEntry } from '../../core/order/window-range.ts';
import type { MountedRows } from '../../primitives/list/create-mounted-rows.ts';
import type { ListWindow } from '../../primitives/list/create-window.ts';
import { scaleOf } from '../../primitives/list/scale.ts';

/** A press waits at most for a few changes of the order. */
const MOST_LAYOUTS = 8;

/** Where rows were, until a time. */
interface Layout<E> {
  /** In the clock of events, in milliseconds. */
  until: number;
  placed: readonly PlacedEntry<E>[];
  top: number;
}

/** The options of `followLatePresses`. */
export interface LatePressOptions<E extends OrderEntry> {
  rows: Pick<MountedRows<E>, 'entryAt' | 'element'>;
  listWindow: () => Pick<ListWindow<E>, 'placed' | 'top'>;
  /** Ends the listening. */
  signal: AbortSignal;
}

/** Finds the rows that presses aimed at. */
export interface LatePresses<E> {
  /** Call it before rows move. */
  beforeChange(): void;
  /** Call it after rows have moved. */
  afterChange(): void;
  /** Returns the row that contains an element; for one under a late press, the row aimed at. */
  entryAt(target: EventTarget | null): E | undefined;
}

/**
 * Lets presses act on the row that was drawn under the pointer when they were made: a browser that is busy
 * delivers them later, perhaps after rows have moved, to the row that is there by then.
 */
export function followLatePresses<E extends OrderEntry>(
  list: HTMLElement,
  options: LatePressOptions<E>,
): LatePresses<E> {
  const { rows, listWindow, signal } = options;
  const layouts: Layout<E>[] = [];
  let isMoving = false;
  /** What is under the last press, and the row that it aimed at, this far below its top edge, if they differ. */
  let late: { under: E | undefined; aimed: E; y: number } | undefined;

  const forget = () => {
    late = undefined;
  };
  const onPointerDown = ({ target, clientY, timeStamp }: PointerEvent) => {
    forget();
    const layout = layouts.find(({ until }) => until > timeStamp);
    if (!layout) return;
    const drawnY = (clientY - list.getBoundingClientRect().top) / scaleOf(list);
    const y = drawnY - listWindow().top() + layout.top;
    const aimed = layout.placed.find(({ offset, height }) => y >= offset && y < offset + height);
    const under = rows.entryAt(target);
    if (!aimed || aimed.entry === under || aimed.entry.isHeader) return;
    late = { under, aimed: aimed.entry, y: y - aimed.offset };
  };
  const onClick = (event: MouseEvent) => {
    // A key or a script: the press ended elsewhere.
    if (event.detail === 0) forget();
    if (!late || rows.entryAt(event.target) !== late.under) return;
    const row = rows.element(late.aimed);
    const y = (row?.getBoundingClientRect().top ?? 0) + late.y * scaleOf(list);
    forget();
    event.preventDefault();
    event.stopPropagation();
    const drawn = (list.getRootNode() as Document | ShadowRoot).elementFromPoint(event.clientX, y);
    const control = row?.contains(drawn)
      ? drawn?.closest<HTMLElement>('a, button, input')
      : // It has left the viewport.
        row?.querySelector<HTMLElement>('.kit-list-item__action');
    control?.focus({ preventScroll: true });
    control?.click();
  };
  list.addEventListener('pointerdown', onPointerDown, { signal, capture: true });
  list.addEventListener('click', onClick, { signal, capture: true });
  list.addEventListener('keydown', forget, { signal, capture: true });
  return {
    beforeChange() {
      isMoving = true;
      if (layouts.length === MOST_LAYOUTS) layouts.shift();
      layouts.push({ until: performance.now(), placed: listWindow().placed(), top: listWindow().top() });
    },
    afterChange() {
      const last = layouts.at(-1);
      if (isMoving && last) last.until = performance.now();
      isMoving = false;
    },
    entryAt(target) {
      const entry = rows.entryAt(target);
      return late && entry === late.under ? late.aimed : entry;
    },
  };
}
