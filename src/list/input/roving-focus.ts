import { focusedNear, isFocusLost } from '../../utils/focused-near.ts';
import type { MountedRows } from '../window/create-mounted-rows.ts';

/** Entries in order: an array or a `BlockOrder`. */
export type Ordered<E> = Pick<readonly E[], 'length' | 'at' | 'indexOf'> & { slice(): readonly E[] };

/** The options of a list's focus. */
export interface RovingFocusOptions<E> {
  order: () => Ordered<E>;
  /** Whether an entry is a row, not a header. */
  isRow: (entry: E) => boolean;
  rows: Pick<MountedRows<E>, 'entryAt' | 'element'>;
  /** Mounts a row, and scrolls it into view. */
  reveal: (entry: E) => void;
  /** The number of rows that PageUp and PageDown move by. */
  pageRows: () => number;
  /**
   * Returns the default Tab stop, while the user has chosen none.
   * @param stop - the current one.
   */
  defaultStop: (stop: E | null) => E | null;
  /** The selector of a row's controls. */
  controls: string;
  /**
   * The selector of the control that is focused, unless the focus comes from a different control in another row.
   * Without one, the row itself is focused; its controls are reachable only from within the row, so that Shift+Tab
   * into the list focuses the row.
   */
  main?: string;
  /** Returns the text that type-ahead searches. */
  textOf?: (entry: E) => string;
  /** Handles a key that does not move the focus; returns false if it is not handled. */
  onKey?: (event: KeyboardEvent, entry: E, row: HTMLElement) => boolean;
  /** Called when ArrowUp is pressed in the first row. */
  leave?: () => void;
  /** Called with the row focused by a key, and with null when the focus leaves. */
  onFocus?: (entry: E | null) => void;
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
  /** Handles a row that is mounted or whose controls change: it may be the Tab stop, and keeps the focus. */
  onMounted(entry: E): void;
  /** Call this after the order has changed and before the DOM does: remembers the neighbours of removed rows. */
  beforeChange(): void;
  /**
   * Call this after the DOM has changed, and when a list is shown again: if the focused row was removed, its neighbour
   * is focused; if the Tab stop is not mounted, another row becomes the Tab stop.
   */
  afterChange(): void;
}

/** After this pause, a letter starts a new word, in milliseconds. */
const TYPE_AHEAD_MS = 700;
/** Overlays that open from a row: the row counts as focused while the focus is inside. */
const OVERLAYS = '.kit-menu-positioner, .kit-dialog';
/** Controls with keys of their own. */
const OWN_KEYS = 'audio, video, select';

const isIn = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

/** Creates the roving focus of a list. */
export function createRovingFocus<E>(list: HTMLElement, options: RovingFocusOptions<E>): RovingFocus<E> {
  const { order, isRow, rows, controls, main } = options;
  let stop: E | null = null;
  /** The Tab stop, if the user has chosen it. */
  let chosen: E | null = null;
  let focused: E | null = null;
  /** The focused control of the focused row. */
  let control: Element | null = null;
  let neighbours: E[] = [];
  let typed = '';
  let typedAt = 0;

  const isThere = (entry: E) => order().indexOf(entry) >= 0;
  const writeTabIndex = (entry: E | null) => {
    const row = entry && rows.element(entry);
    if (!row) return;
    const isStop = entry === stop;
    if (main === undefined) setTabIndex(row, isStop);
    const isReachable = isStop && (main !== undefined || entry === focused);
    for (const each of row.querySelectorAll(controls)) setTabIndex(each, isReachable);
  };
  const setStop = (entry: E | null) => {
    const before = stop;
    stop = entry;
    if (before !== stop) writeTabIndex(before);
    writeTabIndex(stop);
  };
  /** Focuses the control of a row that matches a control of another row, else the main one. */
  const focusIn = (entry: E, like: Element | null) => {
    const row = rows.element(entry);
    if (!row) return;
    const found = main === undefined ? [] : [...row.querySelectorAll<HTMLElement>(controls)];
    const same = found.find((each) => each.className === like?.className && !each.hidden);
    const target = same ?? (main === undefined ? row : found.find((each) => each.matches(main)));
    target?.focus({ preventScroll: true });
  };
  const choose = (entry: E) => {
    chosen = entry;
    setStop(entry);
  };
  const focus = (entry: E, like: Element | null = null) => {
    options.reveal(entry);
    // A removed row has passed the focus to its neighbour by now.
    if (!isThere(entry)) return;
    choose(entry);
    focusIn(entry, like);
  };
  const dropFocus = () => {
    focused = null;
    writeTabIndex(stop);
    options.onFocus?.(null);
  };

  /** Whether the focus was lost because the focused control was removed. */
  const wasTakenOut = () => isFocusLost() && control?.isConnected === false;
  /** Whether a row still has the focus. Reads it from the document, because blur events are unreliable. */
  const holdsFocus = (entry: E) => {
    const active = focusedNear(list);
    return rows.element(entry)?.contains(active) || isIn(active, OVERLAYS) || wasTakenOut();
  };

  /** Returns the nearest row from an index on, in the direction of `step`. */
  const rowFrom = (index: number, step: 1 | -1): E | undefined => {
    const entries = order();
    for (let i = index; i >= 0 && i < entries.length; i += step) {
      const entry = entries.at(i);
      if (entry && isRow(entry)) return entry;
    }
    return undefined;
  };
  const nearest = (index: number, step: 1 | -1) => {
    const clamped = Math.max(0, Math.min(order().length - 1, index));
    return rowFrom(clamped, step) ?? rowFrom(clamped, step === 1 ? -1 : 1);
  };
  const typeAhead = (from: number, key: string): E | undefined => {
    const { textOf } = options;
    const now = performance.now();
    const continues = now - typedAt < TYPE_AHEAD_MS;
    // A space alone presses a control.
    if (!textOf || key.length !== 1 || (key === ' ' && !continues)) return undefined;
    typed = continues ? typed + key : key;
    typedAt = now;
    const wanted = typed.toLowerCase();
    const start = typed.length > 1 ? from : from + 1;
    const entries = order().slice();
    for (let i = 0; i < entries.length; i++) {
      const entry = entries[(start + i) % entries.length];
      if (entry && isRow(entry) && textOf(entry).toLowerCase().startsWith(wanted)) return entry;
    }
    return undefined;
  };
  const target = (key: string, entry: E): E | undefined => {
    const index = order().indexOf(entry);
    switch (key) {
      case 'ArrowDown':
        return rowFrom(index + 1, 1) ?? entry;
      case 'ArrowUp':
        return rowFrom(index - 1, -1) ?? entry;
      case 'Home':
        return nearest(0, 1);
      case 'End':
        return nearest(order().length - 1, -1);
      case 'PageDown':
        return nearest(index + options.pageRows(), 1);
      case 'PageUp':
        return nearest(index - options.pageRows(), -1);
      default:
        return typeAhead(index, key);
    }
  };

  return {
    focused: () => (focused && isThere(focused) && !holdsFocus(focused) ? null : focused),
    focus: (entry) => focus(entry),
    onFocusIn({ target }) {
      const entry = rows.entryAt(target);
      if (!entry) return;
      focused = entry;
      control = target as Element;
      choose(entry);
      options.onFocus?.(control.matches(':focus-visible') ? entry : null);
    },
    onFocusOut({ relatedTarget }) {
      // Without a related target, the row may have been removed or moved: the focus comes back.
      if (relatedTarget === null || rows.entryAt(relatedTarget) || isIn(relatedTarget, OVERLAYS)) return;
      dropFocus();
    },
    onKeyDown(event) {
      const entry = rows.entryAt(event.target);
      const row = entry && rows.element(entry);
      if (!row || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTextField(event.target) || isIn(event.target, OWN_KEYS)) return;
      const next = target(event.key, entry);
      // A removed row is not in the order: focus its neighbour.
      if (next) focus(isThere(entry) ? next : entry, focusedNear(list));
      else if (!options.onKey?.(event, entry, row)) return;
      event.preventDefault();
      if (next === entry && event.key === 'ArrowUp') options.leave?.();
    },
    onMounted(entry) {
      if (entry !== stop && entry !== focused) return;
      // Its controls are inserted after this callback.
      queueMicrotask(() => {
        if (entry === stop) writeTabIndex(entry);
        if (entry === focused && wasTakenOut()) focusIn(entry, control);
      });
    },
    beforeChange() {
      if (!focused || isThere(focused)) return;
      if (!holdsFocus(focused)) {
        dropFocus();
        return;
      }
      const row = rows.element(focused) ?? rowOf(list, control);
      // The row may be gone, in a list that is hidden while it loads.
      if (!row) return;
      const all = [...list.children];
      const index = all.indexOf(row);
      neighbours = [...all.slice(index + 1), ...all.slice(0, index).reverse()].flatMap(
        (each) => rows.entryAt(each) ?? [],
      );
    },
    afterChange() {
      // A hidden list, such as one that is loading, cannot be focused.
      const isLost = focused && !isThere(focused) && !list.hidden;
      const wasHeld = isLost && holdsFocus(focused as E);
      if (isLost) dropFocus();
      const next = neighbours.find((entry) => isRow(entry) && isThere(entry));
      if (isLost) neighbours = [];
      if (wasHeld && next) {
        focus(next);
        return;
      }
      if (!chosen || !isThere(chosen) || !rows.element(chosen)) {
        chosen = null;
        const other = options.defaultStop(stop);
        if (other !== stop) setStop(other);
      }
      if (wasHeld && stop) focusIn(stop, null);
    },
  };
}

function setTabIndex(element: Element, isReachable: boolean): void {
  const tabIndex = isReachable ? '0' : '-1';
  if (element.getAttribute('tabindex') !== tabIndex) element.setAttribute('tabindex', tabIndex);
}

/** Returns the child of a list that contains an element. */
function rowOf(list: HTMLElement, element: Element | null): Element | null {
  let row = element;
  while (row && row.parentElement !== list) row = row.parentElement;
  return row;
}

/** Whether keys at a target enter text. */
function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type);
}
