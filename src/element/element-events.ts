import { SelectionMode } from '../primitives/list/create-selection.ts';
import type { ElementSelect } from './element-types.ts';

/** The callbacks that the components have between them, as an element hands them in. */
export interface ElementCallbacks<T> {
  readonly onItemClick: ((item: T) => void) | undefined;
  readonly onSelect: (item: T, selected: boolean) => void;
  readonly onError: (error: unknown) => void;
  readonly onEmpty: () => void;
  readonly onSearchBarClicked: () => void;
}

/** The callbacks that the page set as properties, read when they are due. */
export interface OwnCallbacks<T> {
  onItemClick?: ((item: T) => void) | null | undefined;
  onSelect?: ((item: T, selected: boolean) => void) | null | undefined;
  onError?: ((error: unknown) => void) | null | undefined;
  onEmpty?: (() => void) | null | undefined;
  onSearchBarClicked?: (() => void) | null | undefined;
  readonly selectionMode?: SelectionMode | null | undefined;
}

/** The callbacks of an element's component, and what is selected by them. */
export interface ElementEvents<T> {
  readonly callbacks: ElementCallbacks<T>;
  /** The selected objects, the latest one last. */
  selection(): readonly T[];
  /** Forgets the selection, when the list is gone. */
  reset(): void;
}

/**
 * Turns the callbacks of a component into events of its element. They bubble, and stay in the tree they are in.
 * An event goes out before the property of the same callback is called: one that throws silences nobody.
 */
export function createElementEvents<T>(host: EventTarget, own: OwnCallbacks<T>): ElementEvents<T> {
  const selected = new Set<T>();
  let isToldSoon = false;
  const dispatch = (type: string, detail: unknown = null) =>
    host.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));

  /** What one action of the user does to several rows is told once. */
  const tellSoon = () => {
    if (isToldSoon) return;
    isToldSoon = true;
    queueMicrotask(() => {
      isToldSoon = false;
      dispatch('kit-selection', [...selected]);
    });
  };
  const click = (item: T) => {
    dispatch('kit-item-click', item);
    own.onItemClick?.(item);
  };

  return {
    selection: () => [...selected],
    reset: () => selected.clear(),
    callbacks: {
      // Without a handler the component toggles the row: in a selection mode only the property is a handler, as
      // nobody can know whether a listener further up is meant to take the click over.
      get onItemClick() {
        const isToggling = (own.selectionMode ?? SelectionMode.none) !== SelectionMode.none;
        return isToggling && !own.onItemClick ? undefined : click;
      },
      onSelect: (item, isSelected) => {
        if (isSelected) selected.add(item);
        else selected.delete(item);
        tellSoon();
        dispatch('kit-select', { item, selected: isSelected } satisfies ElementSelect<T>);
        own.onSelect?.(item, isSelected);
      },
      onError: (error) => {
        dispatch('kit-error', error);
        own.onError?.(error);
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
