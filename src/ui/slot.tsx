import { type Accessor, createMemo, ErrorBoundary, type JSX, untrack } from 'solid-js';

/** Draws a part of one row in the app's way. */
export type SlotRender<T, R> = (item: T, row: R) => JSX.Element;

/** The parts of a row that the app may draw. */
export interface RowSlots<T, R> {
  itemView?: SlotRender<T, R> | undefined;
  leadingView?: SlotRender<T, R> | undefined;
  titleView?: SlotRender<T, R> | undefined;
  subtitleView?: SlotRender<T, R> | undefined;
  trailingView?: SlotRender<T, R> | undefined;
}

/** Reads the slots among the props: another object only when one of them became another function. */
export function createSlots<T, R>(props: RowSlots<T, R>): Accessor<RowSlots<T, R>> {
  return createMemo(
    (): RowSlots<T, R> => ({
      itemView: props.itemView,
      leadingView: props.leadingView,
      titleView: props.titleView,
      subtitleView: props.subtitleView,
      trailingView: props.trailingView,
    }),
    {},
    { equals: (a, b) => SLOT_NAMES.every((name) => a[name] === b[name]) },
  );
}

const SLOT_NAMES = ['itemView', 'leadingView', 'titleView', 'subtitleView', 'trailingView'] as const;

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
export function liveSlot<F extends (...args: never[]) => JSX.Element>(render: F): F {
  live.add(render);
  return render;
}

/** The props of `Slot`. */
export interface SlotProps<T, R> {
  render: SlotRender<T, R>;
  item: T;
  row: R;
  /** Tracks every change of the row. */
  track: () => void;
  /** The built-in part, which stands in when the app's throws. */
  fallback: () => JSX.Element;
  onError: (cause: unknown) => void;
  /** What the slot stands in; it goes with a slot that throws. */
  box?: ((content: JSX.Element) => JSX.Element) | undefined;
}

/** Draws a slot on its own: one that throws costs its part of its row, and is reported. */
export function Slot<T, R>(props: SlotProps<T, R>): JSX.Element {
  const draw = () => props.render(props.item, props.row);
  const content = () => {
    if (live.has(props.render)) return untrack(draw);
    return createMemo(() => {
      props.track();
      return untrack(draw);
    }) as unknown as JSX.Element;
  };
  return (
    <ErrorBoundary
      fallback={(cause) => {
        props.onError(cause);
        return props.fallback();
      }}
    >
      {props.box ? props.box(content()) : content()}
    </ErrorBoundary>
  );
}

/** The props of `View`. */
export interface ViewProps {
  /** The app's element; read once. */
  view: JSX.Element;
  /** What is drawn without one, or when it throws. */
  fallback: () => JSX.Element;
  onError: (cause: unknown) => void;
}

/** Draws a view of the app in the place of a built-in one. */
export function View(props: ViewProps): JSX.Element {
  return (
    <ErrorBoundary
      fallback={(cause) => {
        props.onError(cause);
        return props.fallback();
      }}
    >
      {props.view ?? props.fallback()}
    </ErrorBoundary>
  );
}
