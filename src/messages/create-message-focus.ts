import { type Accessor, createComputed, createEffect, on, onMount, untrack } from 'solid-js';
import type { MessageRecord } from '../core/timeline/message-record.ts';
import type { TimelineEntry } from '../core/timeline/timeline-entry.ts';
import { focusedNear, isFocusLost } from '../primitives/list/focused-near.ts';
import type { MeasuredWindow } from '../primitives/measured/measured-window.ts';
import { ownerSignal } from '../ui/list/owner-signal.ts';
import { setTabStop } from './tab-stop.ts';

/** The options of a message list's focus. */
export interface MessageFocusOptions {
  entries: Accessor<readonly TimelineEntry[]>;
  shown: MeasuredWindow<TimelineEntry>;
  /** Returns the message that an element belongs to. */
  entryAt: (target: EventTarget | null) => MessageRecord | undefined;
  openMenu: (record: MessageRecord) => boolean;
  /** Called with the message that keys have focused. */
  onFocus: (record: MessageRecord | null) => void;
}

/** Makes one message of a list its Tab stop; keys move it. */
export interface MessageFocus {
  /** Returns the message with the focus, which stays mounted. */
  kept(): readonly MessageRecord[];
  /** Handles a mounted row: it may be the Tab stop, or have had the focus. */
  onMounted(record: MessageRecord): void;
  /** Makes new controls of the Tab stop reachable. */
  refresh(): void;
}

/** Creates the roving focus of a message list. Create it after the window, whose rows it focuses. */
export function createMessageFocus(list: HTMLElement, options: MessageFocusOptions): MessageFocus {
  const { entries, shown, entryAt } = options;
  let stop: MessageRecord | null = null;
  /** The message that the reader has focused; without one, the newest message is the Tab stop, if it is mounted. */
  let chosen: MessageRecord | null = null;
  /** The message with the focus in it, and the focused control. */
  let holder: MessageRecord | null = null;
  let control: Element | null = null;

  /** The controls of a row are reachable from within the row alone, so that Shift+Tab into the list focuses the row. */
  const setTabIndex = (record: MessageRecord | null) => {
    const row = record && shown.element(record);
    if (row) setTabStop(row, record === stop, record === stop && record === holder);
  };
  const setStop = (record: MessageRecord | null) => {
    const before = stop;
    stop = record;
    if (before !== stop) setTabIndex(before);
    setTabIndex(stop);
  };
  const focus = (record: MessageRecord) => {
    shown.reveal(record);
    shown.settle();
    setStop(record);
    shown.element(record)?.focus({ preventScroll: true });
  };
  const nextFrom = (index: number, step: 1 | -1): MessageRecord | undefined => {
    const all = untrack(entries);
    for (let i = Math.max(0, Math.min(all.length - 1, index)); i >= 0 && i < all.length; i += step) {
      const entry = all[i];
      if (entry?.kind === 'message') return entry;
    }
    return undefined;
  };
  const target = (key: string, record: MessageRecord): MessageRecord | undefined => {
    const all = untrack(entries);
    const index = all.indexOf(record);
    const range = untrack(shown.range);
    const page = range ? Math.max(1, range.last - range.first - 1) : 10;
    switch (key) {
      case 'ArrowDown':
        return nextFrom(index + 1, 1) ?? record;
      case 'ArrowUp':
        return index === 0 ? record : (nextFrom(index - 1, -1) ?? record);
      case 'Home':
        return nextFrom(0, 1);
      case 'End':
        return nextFrom(all.length - 1, -1);
      case 'PageDown':
        return nextFrom(index + page, 1) ?? nextFrom(all.length - 1, -1);
      case 'PageUp':
        return nextFrom(index - page, -1) ?? nextFrom(0, 1);
      default:
        return undefined;
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const record = entryAt(event.target);
    if (!record || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const element = event.target as HTMLElement;
    if (element.closest('audio, video, input, select, textarea, [contenteditable]')) return;
    const row = shown.element(record);
    const next = target(event.key, record);
    if (next) focus(next);
    else if (event.key === 'Enter' && element === row) options.openMenu(record);
    else if (event.key === 'Escape' && element !== row) row?.focus({ preventScroll: true });
    else return;
    event.preventDefault();
    // The page would close something of its own.
    if (event.key === 'Escape') event.stopPropagation();
  };
  const onFocusIn = ({ target }: Pick<FocusEvent, 'target'>) => {
    const record = entryAt(target) ?? null;
    holder = record;
    control = target as Element;
    if (record) {
      chosen = record;
      setStop(record);
    }
    options.onFocus((target as Element).matches(':focus-visible') ? record : null);
  };
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    // A row that is taken out tells no related target; the document then has the focus.
    if (relatedTarget === null || entryAt(relatedTarget)) return;
    holder = null;
    setTabIndex(stop);
    options.onFocus(null);
  };

  /** Where the focus goes if its message is no longer there; null for the Tab stop among other messages. */
  let fallback: MessageRecord | null | undefined;
  createComputed(
    on(entries, (now, before: readonly TimelineEntry[] = []) => {
      if (!holder || now.includes(holder)) return;
      const row = shown.element(holder);
      if (!row?.contains(focusedNear(list))) return;
      const rest = new Set(now);
      const index = before.indexOf(holder);
      const around = [...before.slice(index + 1), ...before.slice(0, Math.max(0, index)).reverse()];
      fallback =
        around.find((each): each is MessageRecord => each.kind === 'message' && rest.has(each)) ?? null;
    }),
  );
  /** The Tab stop is mounted, and a focus that the DOM has lost comes back. */
  const refresh = () => {
    const next = fallback;
    fallback = undefined;
    if (next) focus(next);
    else if (holder && isFocusLost()) {
      const row = shown.element(holder);
      if (row)
        (control?.isConnected && row.contains(control) ? (control as HTMLElement) : row).focus({
          preventScroll: true,
        });
    }
    if (chosen && chosen === stop && shown.element(chosen)) return;
    const newest = nextFrom(Number.POSITIVE_INFINITY, -1) ?? null;
    const range = untrack(shown.range);
    // Only the day above the first message may be in view.
    const inView = range && (nextFrom(range.last, -1) ?? nextFrom(0, 1));
    setStop(newest && !shown.element(newest) && inView ? inView : newest);
    if (next === null && stop) shown.element(stop)?.focus({ preventScroll: true });
  };
  const signal = ownerSignal();
  createEffect(
    on(shown.rows, () =>
      // After the window's own work.
      queueMicrotask(() => {
        if (!signal.aborted) refresh();
      }),
    ),
  );

  list.addEventListener('keydown', onKeyDown, { signal });
  list.addEventListener('focusin', onFocusIn, { signal });
  list.addEventListener('focusout', onFocusOut, { signal });
  onMount(() => {
    // A row from a server may have the focus already.
    const focused = focusedNear(list);
    if (list.contains(focused)) onFocusIn({ target: focused });
  });

  return {
    kept: () => (holder ? [holder] : []),
    onMounted(record) {
      if (record !== stop && record !== holder) return;
      queueMicrotask(() => {
        refresh();
        setTabIndex(stop);
      });
    },
    refresh: () => setTabIndex(stop),
  };
}
