import { onCleanup } from 'solid-js';

/** The elements of mounted rows. */
export interface MountedRows<E> {
  /** Registers the element of a row while the calling owner lives. */
  add(entry: E, element: HTMLElement): void;
  element(entry: E): HTMLElement | undefined;
  /** Returns the row that contains an element. */
  entryAt(target: EventTarget | null): E | undefined;
  each(visit: (entry: E, element: HTMLElement) => void): void;
}

/** Callbacks for mounted and unmounted rows. */
export interface MountedRowsOptions<E> {
  onAdd?: (entry: E, element: HTMLElement) => void;
  onRemove?: (entry: E, element: HTMLElement) => void;
}

/** Creates the register of mounted rows. */
export function createMountedRows<E extends object>(options: MountedRowsOptions<E> = {}): MountedRows<E> {
  const elements = new Map<E, HTMLElement>();
  const entries = new WeakMap<Element, E>();
  return {
    add(entry, element) {
      elements.set(entry, element);
      entries.set(element, entry);
      options.onAdd?.(entry, element);
      onCleanup(() => {
        if (elements.get(entry) === element) elements.delete(entry);
        options.onRemove?.(entry, element);
      });
    },
    element: (entry) => elements.get(entry),
    entryAt(target) {
      // A slot may contain list items of its own.
      let element = target as Element | null;
      while (element && !entries.has(element)) element = element.parentElement;
      return element ? entries.get(element) : undefined;
    },
    each: (visit) => {
      for (const [entry, element] of elements) visit(entry, element);
    },
  };
}
