import { onCleanup } from 'solid-js';

/** The elements of the rows that are mounted. */
export interface MountedRows<E> {
  /** Notes the element of a row for as long as the calling owner lives. */
  add(entry: E, element: HTMLElement): void;
  element(entry: E): HTMLElement | undefined;
  /** The row that an element lies in. */
  entryAt(target: EventTarget | null): E | undefined;
  each(visit: (entry: E, element: HTMLElement) => void): void;
}

/** What is told of rows as they come and go. */
export interface MountedRowsOptions<E> {
  onAdd?: (entry: E, element: HTMLElement) => void;
  onRemove?: (entry: E, element: HTMLElement) => void;
}

/** Makes the register of mounted rows. */
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
      const element = target instanceof Element ? target.closest('li') : null;
      return element ? entries.get(element) : undefined;
    },
    each: (visit) => {
      for (const [entry, element] of elements) visit(entry, element);
    },
  };
}
