import { createContext, onCleanup } from 'solid-js';

/** A composer that accepts dropped files. */
export interface DropTarget {
  /** Returns the area whose dropped files go to this composer. */
  area(): Element | null;
  /** Whether it accepts files. */
  accepts(): boolean;
  setDragging(isDragging: boolean): void;
  drop(files: DataTransfer): void;
}

/** The composers of one part of the page, which share its dropped files. */
export interface DropTargets {
  /** Adds a composer until its owner ends. */
  add(target: DropTarget): void;
  /** Handles drags over an element until the owner ends. */
  listen(element: Element): void;
}

/** The drop targets of a whole chat. */
export const DropTargetsContext = /* @__PURE__ */ createContext<DropTargets>();

/**
 * Creates drop targets: files go to the composer in whose area they are dropped.
 * @param takesAll - whether files dropped elsewhere go to the composer added last, instead of to the browser, which
 *   would navigate to them
 */
export function createDropTargets(takesAll: boolean): DropTargets {
  const targets = new Set<DropTarget>();
  const mark = (over: DropTarget | undefined) => {
    for (const target of targets) target.setDragging(target === over);
  };
  const targetOf = (event: DragEvent) => {
    const open = [...targets].filter((target) => target.accepts());
    const place = open.find((target) => target.area()?.contains(event.target as Node));
    return place ?? (takesAll ? open.at(-1) : undefined);
  };
  const isOurs = (event: DragEvent) =>
    !event.defaultPrevented && Boolean(event.dataTransfer?.types.includes('Files'));
  const onDragOver = (event: DragEvent) => {
    if (!isOurs(event)) return mark(undefined);
    const target = targetOf(event);
    mark(target);
    if (!target && !takesAll) return;
    event.preventDefault();
    if (!target && event.dataTransfer) event.dataTransfer.dropEffect = 'none';
  };
  const onDrop = (event: DragEvent) => {
    mark(undefined);
    if (!isOurs(event)) return;
    const target = targetOf(event);
    if (target || takesAll) event.preventDefault();
    if (event.dataTransfer) target?.drop(event.dataTransfer);
  };
  return {
    add(target) {
      targets.add(target);
      onCleanup(() => targets.delete(target));
    },
    listen(element) {
      const onDragLeave = (event: DragEvent) => {
        if (!element.contains(event.relatedTarget as Node | null)) mark(undefined);
      };
      const listeners = { dragover: onDragOver, dragleave: onDragLeave, drop: onDrop };
      for (const [type, listener] of Object.entries(listeners))
        element.addEventListener(type, listener as EventListener);
      onCleanup(() => {
        for (const [type, listener] of Object.entries(listeners))
          element.removeEventListener(type, listener as EventListener);
      });
    },
  };
}
