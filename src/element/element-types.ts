import type { KitProviderProps } from '../primitives/session/kit-context.tsx';
import type { Kit } from '../sdk/index.ts';
import type { ListAttributes } from '../ui/list/list-root.tsx';
import type { RowSlots } from '../ui/row/row-view.ts';

/** What a view may be on a page without Solid: a node, a text, nothing, or a function that makes one of these. */
export type ElementView = Node | string | null | undefined | (() => Node | string | null | undefined);

/** The views that stand beside the rows. */
type ViewName = 'headerView' | 'searchView' | 'loadingView' | 'emptyView' | 'errorView';

type DomSlot<S> = S extends (item: infer T, row: infer R) => unknown ? (item: T, row: R) => ElementView : S;

/** The props of a component without the attributes of its root, which an element has itself. */
export type WithoutAttributes<P> = Omit<P, keyof ListAttributes>;

/** The props of a component as properties of an element: its views are made of DOM nodes. */
export type DomProps<P> = {
  [K in keyof P]: K extends ViewName
    ? ElementView
    : K extends keyof RowSlots<never, never>
      ? DomSlot<P[K]>
      : P[K];
};

/** What every element takes beside the props of its component. */
export interface ElementSettings extends Pick<KitProviderProps, 'locale' | 'timeZone' | 'events'> {
  /**
   * The chat SDK of this element. Until there is one, here or by `init`, the element waits and shows what the
   * page put inside it.
   * @defaultValue the SDK given to `init`
   */
  sdk?: KitProviderProps['sdk'];
}

/** What `kit-select` tells. */
export interface ElementSelect<T> {
  /** The SDK's own object. */
  readonly item: T;
  /** Whether it is selected now. */
  readonly selected: boolean;
}

/** The events of both elements, which bubble and do not leave the tree they are in; `T` is the SDK's object of a row. */
export interface KitListElementEventMap<T> extends HTMLElementEventMap {
  /**
   * A row was clicked, tapped, or activated by key. In a selection mode rows are toggled instead, unless the
   * property `onItemClick` is set.
   */
  'kit-item-click': CustomEvent<T>;
  /** A row was selected or deselected. */
  'kit-select': CustomEvent<ElementSelect<T>>;
  /** The selection became another one; told once for all that one action changed. */
  'kit-selection': CustomEvent<readonly T[]>;
  /** Something failed. */
  'kit-error': CustomEvent<Kit.Exception>;
}

/** The methods by which listeners are added to an element whose events are `M`. */
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
