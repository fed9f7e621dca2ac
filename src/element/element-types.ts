import type { KitProviderProps } from '../client/kit-context.tsx';
import type { Kit } from '../sdk/index.ts';
import type { ListAttributes } from '../ui/list/list-root.tsx';
import type { RowSlots } from '../ui/row/row-view.ts';

/** A view on a page without Solid: a node, a text, nothing, or a function that returns one of these. */
export type ElementView = Node | string | null | undefined | (() => Node | string | null | undefined);

/** The views around the rows. */
type ViewName = 'headerView' | 'searchView' | 'loadingView' | 'emptyView' | 'errorView';

type DomSlot<S> = S extends (item: infer T, row: infer R) => unknown ? (item: T, row: R) => ElementView : S;

/** The props of a component without its root's attributes; the element has its own. */
export type WithoutAttributes<P> = Omit<P, keyof ListAttributes>;

/** The props of a component as properties of an element, with views made of DOM nodes. */
export type DomProps<P> = {
  [K in keyof P]: K extends ViewName
    ? ElementView
    : K extends keyof RowSlots<never, never>
      ? DomSlot<P[K]>
      : P[K];
};

/** The settings of every element besides the props of its component. */
export interface ElementSettings extends Pick<KitProviderProps, 'locale' | 'timeZone' | 'events'> {
  /**
   * The chat SDK of this element. Until one is set here or by `init`, the element waits and shows its own
   * children.
   * @defaultValue the SDK given to `init`
   */
  sdk?: KitProviderProps['sdk'];
}

/** The detail of a `kit-select` event. */
export interface ElementSelect<T> {
  /** The SDK's own object. */
  readonly item: T;
  /** Whether the item is selected now. */
  readonly selected: boolean;
}

/**
 * The events of all list elements; `T` is the SDK's object of a row. They bubble but do not leave their shadow
 * tree.
 */
export interface KitListElementEventMap<T> extends HTMLElementEventMap {
  /**
   * A row was clicked, tapped, or activated with the keyboard. In a selection mode rows are toggled instead,
   * unless the property `onItemClick` is set.
   */
  'kit-item-click': CustomEvent<T>;
  /** A row was selected or deselected. */
  'kit-select': CustomEvent<ElementSelect<T>>;
  /** The user changed the selection; dispatched once per user action. With the property `selected`, the page decides. */
  'kit-selection': CustomEvent<readonly T[]>;
  /** An error occurred. */
  'kit-error': CustomEvent<Kit.Exception>;
}

/** The listener methods of an element with the events `M`. */
export interface ElementListeners<M> {
  addEventListener<K extends keyof M>(
    type: K,
    listener: (event: M[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<K extends keyof M>(
    type: K,
    listener: (event: M[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}
