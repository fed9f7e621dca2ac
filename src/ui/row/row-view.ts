import { type Accessor, createMemo, type JSX } from 'solid-js';
import type { Localizer } from '../../localize/index.ts';
import type { Report } from '../../primitives/guard/create-report.ts';
import type { RowActions } from './create-row-actions.ts';

/** Draws a part of one row in the app's way. */
export type SlotRender<T, S> = (item: T, row: S) => JSX.Element;

const SLOT_NAMES = ['itemView', 'leadingView', 'titleView', 'subtitleView', 'trailingView'] as const;
type SlotName = (typeof SLOT_NAMES)[number];

/** The parts of a row that the app may draw. */
export type RowSlots<T, S> = { [name in SlotName]?: SlotRender<T, S> | undefined };

/** A mounted row, as its parts see it. */
export interface MountedRow<R> {
  /** The record, for what happens once. */
  readonly key: R;
  /** The record; a computation that reads it follows the row. */
  record(): R;
  /** The ids of the row's button, of the count in its name, and of the parts that describe it. */
  readonly actionId: string;
  readonly countId: string;
  readonly subtitleId: string;
  readonly trailingId: string;
  /** The `<li>` of the row is there. */
  onMounted(element: HTMLElement): void;
  /** Controls came into the row or left it. */
  onControlsChanged(): void;
}

/** What tells the rows of one list from those of another. */
export interface RowKind<T, S, R> {
  /** The root class of the list, such as 'kit-users'. */
  readonly root: string;
  /** The SDK's object of a row, as apps get it. */
  itemOf(record: R): T;
  /** What slots get beside it. */
  rowOf(record: R): S;
  /** Whether a row is highlighted. Tracked. */
  isActive(record: R): boolean;
  /** The word that the state of a row adds to its class, or ''. Tracked. */
  stateOf(record: R): string;
  /** Whether the built-in trailing part has a count, which belongs in the name of the row's button. */
  readonly isCounted: boolean;
  /** Whether a row is that of a user who is online, and no part of it says so in words. Tracked. */
  isOnlineUnsaid(record: R): boolean;
  /** Draws the built-in part below the title. */
  drawSubtitle(row: MountedRow<R>): JSX.Element;
  /** Draws the built-in part at the end. */
  drawTrailing(row: MountedRow<R>): JSX.Element;
}

/** What the rows of a list share. */
export interface RowView<T, S, R> extends RowKind<T, S, R>, SlotReaders<T, S> {
  readonly actions: RowActions<R>;
  /** A text of the dictionary; '' where it cannot be made. */
  readonly t: Localizer['t'];
  readonly report: Report;
  /** The id of the word that describes the rows of users who are online. */
  readonly onlineId: string;
}

/**
 * How much of its rows an app draws, or ever drew: rows follow the slots that there may be, and a list without any
 * does without that work. They may differ in height from the first slot on.
 */
export const SLOTTED = { NOT: 0, PARTS: 1, ROWS: 2 } as const;

/** The slots of a list, as its rows read them. */
export interface SlotReaders<T, S> {
  /** Each slot, tracked by itself. */
  readonly slots: { readonly [name in SlotName]: Accessor<SlotRender<T, S> | undefined> };
  /** One of `SLOTTED`; it never falls. */
  slotted: Accessor<number>;
}

/** What a part of a row is drawn from; none of it changes. */
export interface RowPartProps<T, S, R> {
  row: MountedRow<R>;
  view: RowView<T, S, R>;
}

/** The class of the `<li>` of a row. */
export function rowClass<T, S, R>(record: R, view: RowView<T, S, R>): string {
  const name = `${view.root}__list-item`;
  const active = view.isActive(record) ? ` ${name}-active` : '';
  const state = view.stateOf(record);
  return `kit-list__row ${name}${active}${state ? ` ${name}-${state}` : ''}`;
}

/** Reads the slots among the props of a list. */
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

/** What a row is given by its list. */
export interface RowHost<E> {
  /** Takes the `<li>` of a row over; call it in its ref. */
  mount(entry: E, element: HTMLElement): void;
  /** Controls came into a row or left it. */
  onControlsChanged(entry: E): void;
}
