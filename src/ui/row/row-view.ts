import { type Accessor, createMemo, type JSX } from 'solid-js';
import type { Report } from '../../client/create-report.ts';
import type { Localizer } from '../../localize/index.ts';
import type { RowActions } from './create-row-actions.ts';

/** Renders a part of a row for the app. */
export type SlotRender<T, S> = (item: T, row: S) => JSX.Element;

const SLOT_NAMES = ['itemView', 'leadingView', 'titleView', 'subtitleView', 'trailingView'] as const;
type SlotName = (typeof SLOT_NAMES)[number];

/** The parts of a row that the app may render. */
export type RowSlots<T, S> = { [name in SlotName]?: SlotRender<T, S> | undefined };

/** A mounted row, as its parts see it. */
export interface MountedRow<R> {
  /** The record, for untracked reads. */
  readonly key: R;
  /** Returns the record; a computation that reads it tracks the row. */
  record(): R;
  /** The ids of the row's button, of the count in its label, and of the parts that describe it. */
  readonly actionId: string;
  readonly countId: string;
  readonly subtitleId: string;
  readonly trailingId: string;
  /** Called when the `<li>` of the row is mounted. */
  onMounted(element: HTMLElement): void;
  /** Called when controls were added to or removed from the row. */
  onControlsChanged(): void;
}

/** The differences between the rows of both lists. */
export interface RowKind<T, S, R> {
  /** The root class of the list, such as 'kit-users'. */
  readonly root: string;
  /** Returns the SDK's object of a row, for apps. */
  itemOf(record: R): T;
  /** Returns the second argument of slots. */
  rowOf(record: R): S;
  /** Whether a row is highlighted. Tracked. */
  isActive(record: R): boolean;
  /** The built-in title of a row; the name of its record by default. Tracked. */
  nameOf?(record: R): string;
  /** The state word in a row's class, or ''. Tracked. */
  stateOf(record: R): string;
  /** Whether the built-in trailing part has a count, which is part of the button's label. */
  readonly isCounted: boolean;
  /** Whether a row's user is online and no part announces it as text. Tracked. */
  isOnlineUnsaid(record: R): boolean;
  /** Renders the built-in part below the title. */
  drawSubtitle(row: MountedRow<R>): JSX.Element;
  /** Renders the built-in part at the end. */
  drawTrailing(row: MountedRow<R>): JSX.Element;
}

/** The data and functions that the rows of a list share. */
export interface RowView<T, S, R> extends RowKind<T, S, R>, SlotReaders<T, S> {
  readonly actions: RowActions<R>;
  /** Returns a text of the dictionary; '' if it throws. */
  readonly t: Localizer['t'];
  readonly report: Report;
  /** The id of the text that describes rows of online users. */
  readonly onlineId: string;
}

/**
 * Which slots an app renders or has rendered: rows track slots only if there are any. From the first slot on, row
 * heights may differ.
 */
export const SLOTTED = { NOT: 0, PARTS: 1, ROWS: 2 } as const;

/** The slots of a list, as its rows read them. */
export interface SlotReaders<T, S> {
  /** The slots, each tracked by itself. */
  readonly slots: { readonly [name in SlotName]: Accessor<SlotRender<T, S> | undefined> };
  /** One of `SLOTTED`; it never decreases. */
  slotted: Accessor<number>;
}

/** The props of a row's part; constant. */
export interface RowPartProps<T, S, R> {
  row: MountedRow<R>;
  view: RowView<T, S, R>;
}

/** Returns the class of a row's `<li>`. */
export function rowClass<T, S, R>(record: R, view: RowView<T, S, R>): string {
  const name = `${view.root}__list-item`;
  const active = view.isActive(record) ? ` ${name}-active` : '';
  const state = view.stateOf(record);
  return `kit-list__row ${name}${active}${state ? ` ${name}-${state}` : ''}`;
}

/** Creates the slots of a list from its props. */
export function createSlots<T, S>(props: RowSlots<T, S>): SlotReaders<T, S> {
  const slots = {} as Record<SlotName, Accessor<SlotRender<T, S> | undefined>>;
  for (const name of SLOT_NAMES) slots[name] = createMemo(() => props[name]);
  const slotted = createMemo((before: number) => {
    const now = slots.itemView()
      ? SLOTTED.ROWS
      : SLOT_NAMES.some((name) => slots[name]())
        ? SLOTTED.PARTS
        : SLOTTED.NOT;
    return Math.max(before, now);
  }, SLOTTED.NOT);
  return { slots, slotted };
}

/** The functions of a list that its rows call. */
export interface RowHost<E> {
  /** Registers the `<li>` of a row; call it in its ref. */
  mount(entry: E, element: HTMLElement): void;
  /** Call this when controls were added to or removed from a row. */
  onControlsChanged(entry: E): void;
}
