import { type Accessor, createMemo, ErrorBoundary, type JSX, untrack } from 'solid-js';

/** Draws a part of one row in the app's way. */
export type SlotRender<T, R> = (item: T, row: R) => JSX.Element;

const SLOT_NAMES = ['itemView', 'leadingView', 'titleView', 'subtitleView', 'trailingView'] as const;

/** The parts of a row that the app may draw. */
export type RowSlots<T, R> = { [name in (typeof SLOT_NAMES)[number]]?: SlotRender<T, R> | undefined };

/** Reads the slots among the props: another object only when one of them became another function. */
export function createSlots<T, R>(props: RowSlots<T, R>): Accessor<RowSlots<T, R>> {
  return createMemo(
    () => {
      const slots: RowSlots<T, R> = {};
      for (const name of SLOT_NAMES) slots[name] = props[name];
      return slots;
    },
    {},
    { equals: (a, b) => SLOT_NAMES.every((name) => a[name] === b[name]) },
  );
}

/** Whether the app draws any part of the rows. */
export function hasSlots<T, R>(slots: RowSlots<T, R>): boolean {
  return SLOT_NAMES.some((name) => slots[name]);
}

const live = new WeakSet<object>();

/**
 * Marks a slot as one that runs once for a row and reads `row`'s accessors reactively, so that it patches as
 * finely as the built-in parts. A slot that is not marked runs again whenever its row changed.
 * @example <KitConversations titleView={liveSlot((_, row) => <b>{row.name()}</b>)} />
 */
export function liveSlot<T, R>(render: SlotRender<T, R>): SlotRender<T, R> {
  live.add(render);
  return render;
}

/** Draws a slot: anew whenever `track` tells of a change, unless it follows its row by itself. */
export function slotContent<T, R>(render: SlotRender<T, R>, item: T, row: R, track: () => void): JSX.Element {
  const draw = () => untrack(() => render(item, row));
  if (live.has(render)) return draw();
  return createMemo(() => {
    track();
    return draw();
  }) as unknown as JSX.Element;
}

/** The props of `Guarded`. */
export interface GuardedProps {
  /** What is the app's. */
  children: JSX.Element;
  /** The built-in part, which stands in when the app's throws. */
  fallback: () => JSX.Element;
  onError: (cause: unknown) => void;
}

/** Draws what is the app's: when it throws, that is reported and costs no more than its own part. */
export function Guarded(props: GuardedProps): JSX.Element {
  return (
    <ErrorBoundary
      fallback={(cause) => {
        props.onError(cause);
        return props.fallback();
      }}
    >
      {props.children}
    </ErrorBoundary>
  );
}
