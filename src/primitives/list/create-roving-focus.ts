import type { BlockOrder, OrderEntry } from '../../core/order/block-order.ts';
import type { MountedRows } from './create-mounted-rows.ts';
import type { ListWindow } from './create-window.ts';

/** What the focus of a list needs. */
export interface RovingFocusOptions<E extends OrderEntry> {
  order: BlockOrder<E>;
  rows: MountedRows<E>;
  listWindow: () => ListWindow<E>;
  /** The text by which type-ahead finds a row. */
  textOf: (entry: E) => string;
  /** Where the controls of a row are. */
  controls: string;
  /** The control that takes the focus, unless it comes from another kind in another row. */
  action: string;
  /** What opens from a row and stands elsewhere: its row counts as focused while the focus is in there. */
  overlays: string;
}

/** One row of a list is its Tab stop; the keys move it. */
export interface RovingFocus<E> {
  /** The row that holds the focus, or null. It stays mounted. */
  focused(): E | null;
  onFocusIn(event: FocusEvent): void;
  onFocusOut(event: FocusEvent): void;
  onKeyDown(event: KeyboardEvent): void;
  /** A row was mounted: it may be the Tab stop. */
  onMounted(entry: E): void;
  /** Controls came into a row or left it: it stays the Tab stop, and keeps the focus. */
  onControlsChanged(entry: E): void;
  /** Gives the Tab stop to the first row in view when no mounted row has it. */
  refresh(): void;
  /** Before the order changes in the DOM: remembers who comes after the focused row. */
  beforeChange(): void;
  /** After the order changed in the DOM: when the focused row went, its neighbour takes the focus. */
  afterChange(): void;
}

/** After this many milliseconds a letter begins another word. */
const TYPE_AHEAD_MS = 700;

/** Makes the roving focus of a list. */
export function createRovingFocus<E extends OrderEntry>(options: RovingFocusOptions<E>): RovingFocus<E> {
  const { order, rows } = options;
  let stop: E | null = null;
  let focused: E | null = null;
  /** What had the focus in the focused row. */
  let control: Element | null = null;
  let focusFallbacks: E[] = [];
  let typed = '';
  let typedAt = 0;

  const controlsOf = (entry: E) => [
    ...(rows.element(entry)?.querySelectorAll<HTMLElement>(options.controls) ?? []),
  ];
  const setTabIndex = (entry: E | null, tabIndex: number) => {
    for (const control of entry ? controlsOf(entry) : []) control.tabIndex = tabIndex;
  };
  const setStop = (entry: E | null) => {
    if (entry === stop) return;
    setTabIndex(stop, -1);
    stop = entry;
    setTabIndex(stop, 0);
  };
  /** Focuses the control of a row that is like another one, else its action. */
  const focusControl = (entry: E, like: Element | null) => {
    const controls = controlsOf(entry);
    const same = controls.find((each) => each.className === like?.className && !each.hidden);
    (same ?? controls.find((each) => each.matches(options.action)))?.focus({ preventScroll: true });
  };
  const focus = (entry: E, like: Element | null = null) => {
    options.listWindow().reveal(entry);
    setStop(entry);
    focusControl(entry, like);
  };

  const isInOverlay = (target: EventTarget | null) =>
    target instanceof Element && target.closest(options.overlays) !== null;

  /** The nearest row at or beyond an index, in the direction of `step`. */
  const rowFrom = (index: number, step: 1 | -1): E | undefined => {
    for (let i = index; i >= 0 && i < order.length; i += step) {
      const entry = order.at(i);
      if (entry && !entry.isHeader) return entry;
    }
    return undefined;
  };
  const nearest = (index: number, step: 1 | -1) => {
    const clamped = Math.max(0, Math.min(order.length - 1, index));
    return rowFrom(clamped, step) ?? rowFrom(clamped, step === 1 ? -1 : 1);
  };
  const pageRows = () => Math.max(1, Math.floor(options.listWindow().viewport() / order.rowHeight) - 1);

  const typeAhead = (from: number, key: string, now: number): E | undefined => {
    typed = now - typedAt < TYPE_AHEAD_MS ? typed + key : key;
    typedAt = now;
    const wanted = typed.toLocaleLowerCase();
    const start = typed.length > 1 ? from : from + 1;
    const entries = order.slice();
    for (let i = 0; i < entries.length; i++) {
      const entry = entries[(start + i) % entries.length];
      if (entry && !entry.isHeader && options.textOf(entry).toLocaleLowerCase().startsWith(wanted))
        return entry;
    }
    return undefined;
  };

  /** Whether the focus was lost because the control that had it was taken out. */
  const wasTakenOut = () => document.activeElement === document.body && control?.isConnected === false;

  const onControlsChanged = (entry: E) => {
    if (entry !== stop && entry !== focused) return;
    // They are put in only now.
    queueMicrotask(() => {
      if (entry === stop) setTabIndex(entry, 0);
      if (entry === focused && wasTakenOut()) focusControl(entry, control);
    });
  };

  /** Blur events are not to be relied on: the focus is where the document says. */
  const letGoIfLost = () => {
    const active = document.activeElement;
    if (!focused || wasTakenOut()) return;
    if (!rows.element(focused)?.contains(active) && !isInOverlay(active)) focused = null;
  };

  const target = (event: KeyboardEvent, entry: E): E | undefined => {
    const index = order.indexOf(entry);
    switch (event.key) {
      case 'ArrowDown':
        return rowFrom(index + 1, 1) ?? entry;
      case 'ArrowUp':
        return rowFrom(index - 1, -1) ?? entry;
      case 'Home':
        return nearest(0, 1);
      case 'End':
        return nearest(order.length - 1, -1);
      case 'PageDown':
        return nearest(index + pageRows(), 1);
      case 'PageUp':
        return nearest(index - pageRows(), -1);
      default:
        if (event.key.length !== 1 || (event.key === ' ' && performance.now() - typedAt >= TYPE_AHEAD_MS))
          return undefined;
        return typeAhead(index, event.key, performance.now());
    }
  };

  return {
    focused: () => {
      if (focused?.block) letGoIfLost();
      return focused;
    },
    onFocusIn(event) {
      const entry = rows.entryAt(event.target);
      if (!entry) return;
      focused = entry;
      control = event.target as Element;
      setStop(entry);
    },
    onFocusOut(event) {
      const { relatedTarget } = event;
      if (relatedTarget === null || rows.entryAt(relatedTarget) || isInOverlay(relatedTarget)) return;
      focused = null;
    },
    onKeyDown(event) {
      const entry = rows.entryAt(event.target);
      if (!entry || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTextField(event.target)) return;
      const next = target(event, entry);
      if (!next) return;
      event.preventDefault();
      focus(next, document.activeElement);
    },
    onMounted(entry) {
      // The first row that is ever drawn is the stop at once: an early Tab must not miss the list.
      if (!entry.isHeader) stop ??= entry;
      onControlsChanged(entry);
    },
    onControlsChanged,
    refresh() {
      if (stop?.block && rows.element(stop)) return;
      const listWindow = options.listWindow();
      const mounted = listWindow.placed().filter(({ entry }) => !entry.isHeader);
      const first = mounted.find(({ offset }) => offset >= listWindow.top()) ?? mounted[0];
      setStop(first?.entry ?? null);
    },
    beforeChange() {
      // The rows are still as they were: whoever lost the focus by now must not pass it on.
      letGoIfLost();
      if (!focused) return;
      const placed = options.listWindow().placed();
      const entries = placed.map((each) => each.entry).filter((entry) => !entry.isHeader);
      const index = Math.max(0, entries.indexOf(focused));
      focusFallbacks = [...entries.slice(index + 1), ...entries.slice(0, index).reverse()];
    },
    afterChange() {
      if (!focused || focused.block) return;
      const fallback = focusFallbacks.find((entry) => entry.block !== null);
      focusFallbacks = [];
      focused = null;
      if (stop && !stop.block) stop = null;
      if (fallback) focus(fallback);
    },
  };
}

function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type);
}
