import type { KitErrorHandler } from '../client/boundary/exception.ts';
import { reportUnhandled } from '../client/create-report.ts';
import { SelectionMode } from '../list/create-selection.ts';
import type { ElementSelect } from './element-types.ts';

/** The callbacks that the list elements share. */
export interface ElementCallbacks<T> {
  readonly onItemClick: ((item: T) => void) | undefined;
  readonly onSelect: (item: T, selected: boolean) => void;
  readonly onSelectedChange: (selected: readonly T[]) => void;
  readonly onError: KitErrorHandler;
  readonly onEmpty: () => void;
  readonly onSearchBarClicked: () => void;
}

/** The callbacks that the page set as properties, read at each call. */
export interface OwnCallbacks<T> {
  onItemClick?: ((item: T) => void) | null | undefined;
  onSelect?: ((item: T, selected: boolean) => void) | null | undefined;
  onSelectedChange?: ((selected: readonly T[]) => void) | null | undefined;
  readonly selected?: readonly T[] | null | undefined;
  readonly defaultSelected?: readonly T[] | null | undefined;
  onError?: KitErrorHandler | null | undefined;
  onEmpty?: (() => void) | null | undefined;
  onSearchBarClicked?: (() => void) | null | undefined;
  readonly selectionMode?: SelectionMode | null | undefined;
}

/** The callbacks passed to an element's component, and the selection they report. */
export interface ElementEvents<T> {
  readonly callbacks: ElementCallbacks<T>;
  /** Returns the selected objects, the latest one last. */
  selection(): readonly T[];
  /** Clears the selection after the list is removed. */
  reset(): void;
}

/** Dispatches an event of an element; returns false if a listener called `preventDefault`. */
export type Dispatch = (type: string, detail?: unknown) => boolean;

/** Creates the dispatcher of an element. */
export function createDispatch(host: EventTarget): Dispatch {
  return (type, detail = null) =>
    host.dispatchEvent(new CustomEvent(type, { bubbles: true, cancelable: type === 'kit-error', detail }));
}

/**
 * Dispatches a component's callbacks as events of its element. Events bubble but do not leave their shadow
 * tree. Each event is dispatched before the callback property is called, so a throwing callback cannot
 * suppress it.
 */
export function createElementEvents<T>(host: EventTarget, own: OwnCallbacks<T>): ElementEvents<T> {
  /** What the page's user selected last; undefined before. */
  let selected: readonly T[] | undefined;
  let isToldSoon = false;
  const dispatch = createDispatch(host);

  /** Dispatches one `kit-selection` event for all rows that one action changed. */
  const dispatchSoon = () => {
    if (isToldSoon) return;
    isToldSoon = true;
    queueMicrotask(() => {
      isToldSoon = false;
      dispatch('kit-selection', selected);
    });
  };
  const click = (item: T) => {
    dispatch('kit-item-click', item);
    own.onItemClick?.(item);
  };

  return {
    selection: () => own.selected ?? selected ?? own.defaultSelected ?? [],
    reset: () => {
      selected = undefined;
    },
    callbacks: {
      // Without a handler, a click toggles the row. In a selection mode only the property counts as a handler: a
      // listener further up may not intend to replace the click.
      get onItemClick() {
        const isToggling = (own.selectionMode ?? SelectionMode.none) !== SelectionMode.none;
        return isToggling && !own.onItemClick ? undefined : click;
      },
      onSelect: (item, isSelected) => {
        dispatch('kit-select', { item, selected: isSelected } satisfies ElementSelect<T>);
        own.onSelect?.(item, isSelected);
      },
      onSelectedChange: (items) => {
        selected = items;
        dispatchSoon();
        own.onSelectedChange?.(items);
      },
      onError: (error) => {
        const isUnheard = dispatch('kit-error', error);
        if (own.onError) own.onError(error);
        else if (isUnheard) reportUnhandled(error);
      },
      onEmpty: () => {
        dispatch('kit-empty');
        own.onEmpty?.();
      },
      onSearchBarClicked: () => {
        dispatch('kit-search-bar-click');
        own.onSearchBarClicked?.();
      },
    },
  };
}
