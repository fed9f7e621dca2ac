import type { BlockOrder, OrderEntry } from '../../core/order/block-order.ts';
import type { MountedRows } from './create-mounted-rows.ts';
import type { ListWindow } from './create-window.ts';
import { focusedNear, isFocusLost } from './focused-near.ts';
import { isTextField } from './is-text-field.ts';

/** The options of a list's focus. */
export interface RovingFocusOptions<E extends OrderEntry> {
  /** The element of the rows. */
  list: HTMLElement;
  order: BlockOrder<E>;
  rows: MountedRows<E>;
  listWindow: () => ListWindow<E>;
  /** The text that type-ahead searches. */
  textOf: (entry: E) => string;
  /** The selector of a row's controls. */
  controls: string;
  /** The selector of the control to focus, unless the focus comes from another kind in another row. */
  action: string;
  /** Called when ArrowUp is pressed in the first row. */
  leave?: () => void;
  /** The selector of overlays that open from a row: the row counts as focused while the focus is in one. */
  overlays: string;
}

/** Makes one row of a list its Tab stop; keys move it. */
export interface RovingFocus<E> {
  /** Returns the focused row, or null. It stays mounted. */
  focused(): E | null;
  /** Shows a row and moves the focus to it. */
  focus(entry: E): void;
  onFocusIn(event: Pick<FocusEvent, 'target'>): void;
  onFocusOut(event: FocusEvent): void;
  onKeyDown(event: KeyboardEvent): void;
  /** Handles a mounted row: it may be the Tab stop. */
  onMounted(entry: E): void;
  /** Handles controls added to or removed from a row: it stays the Tab stop, and keeps the focus. */
  onControlsChanged(entry: E): void;
  /** Makes the first visible row the Tab stop if it is not mounted. */
  refresh(): void;
  /** Call this before the DOM order changes: remembers the rows after the focused one. */
  beforeChange(): void;
  /**
   * Call this after the DOM order has changed, and once a list is shown again: if the focused row was removed, its
   * neighbour gets the focus.
   */
  afterChange(): void;
}

/** After this pause, a letter starts another word, in milliseconds. */
const TYPE_AHEAD_MS = 700;

/** Creates the roving focus of a list. */
export function createRovingFocus<E extends OrderEntry>(options: RovingFocusOptions<E>): RovingFocus<E> {
  const { order, rows } = options;
  let stop: E | null = null;
  let focused: E | null = null;
  /** The focused control of the focused row. */
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
  /** Focuses the control of a row that is of the same kind as another one, else its main control. */
  const focusControl = (entry: E, like: Element | null) => {
    const controls = controlsOf(entry);
    const same = controls.find((each) => each.className === like?.className && !each.hidden);
    (same ?? controls.find((each) => each.matches(options.action)))?.focus({ preventScroll: true });
  };
  const focus = (entry: E, like: Element | null = null) => {
    options.listWindow().reveal(entry);
    // A row that was removed has passed the focus to its neighbour by now.
    if (!entry.block) return;
    setStop(entry);
    focusControl(entry, like);
  };

  const isInOverlay = (target: EventTarget | null) =>
    target instanceof Element && target.closest(options.overlays) !== null;

  /** Returns the nearest row at or beyond an index, in the direction of `step`. */
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
    const wanted = typed.toLowerCase();
    const start = typed.length > 1 ? from : from + 1;
    const entries = order.slice();
    for (let i = 0; i < entries.length; i++) {
      const entry = entries[(start + i) % entries.length];
      if (entry && !entry.isHeader && options.textOf(entry).toLowerCase().startsWith(wanted)) return entry;
    }
    return undefined;
  };

  /** Whether the focus was lost because the focused control was removed. */
  const wasTakenOut = () => isFocusLost() && control?.isConnected === false;

  const onControlsChanged = (entry: E) => {
    if (entry !== stop && entry !== focused) return;
    // Its controls are inserted after this callback.
    queueMicrotask(() => {
      if (entry === stop) setTabIndex(entry, 0);
      if (entry === focused && wasTakenOut()) focusControl(entry, control);
    });
  };

  /** Checks the document's focus, because blur events are unreliable. */
  const letGoIfLost = () => {
    const active = focusedNear(options.list);
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

  const onFocusIn: RovingFocus<E>['onFocusIn'] = ({ target }) => {
    const entry = rows.entryAt(target);
    if (!entry) return;
    focused = entry;
    control = target as Element;
    setStop(entry);
  };
  const refresh = () => {
    if (stop?.block && rows.element(stop)) return;
    const listWindow = options.listWindow();
    const mounted = listWindow.placed().filter(({ entry }) => !entry.isHeader);
    const first = mounted.find(({ offset }) => offset >= listWindow.top()) ?? mounted[0];
    setStop(first?.entry ?? null);
  };

  return {
    focused: () => {
      if (focused?.block) letGoIfLost();
      return focused;
    },
    focus: (entry) => focus(entry),
    onFocusIn,
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
      // From a removed row, which has no place in the order, the focus moves to its neighbour.
      focus(entry.block ? next : entry, focusedNear(options.list));
      if (next === entry && event.key === 'ArrowUp') options.leave?.();
    },
    onMounted(entry) {
      // The first rendered row is the Tab stop at once: an early Tab must not skip the list.
      if (!entry.isHeader) stop ??= entry;
      onControlsChanged(entry);
    },
    onControlsChanged,
    refresh,
    beforeChange() {
      // The rows have not changed yet: a row that has lost the focus must not pass it on.
      letGoIfLost();
      if (!focused) return;
      const placed = options.listWindow().placed();
      const entries = placed.map((each) => each.entry).filter((entry) => !entry.isHeader);
      const index = Math.max(0, entries.indexOf(focused));
      focusFallbacks = [...entries.slice(index + 1), ...entries.slice(0, index).reverse()];
    },
    afterChange() {
      // A hidden list takes no focus: while another one loads.
      if (!focused || focused.block || options.list.hidden) return;
      const fallback = focusFallbacks.find((entry) => entry.block !== null);
      focusFallbacks = [];
      focused = null;
      if (stop && !stop.block) stop = null;
      if (fallback) focus(fallback);
    },
  };
}
