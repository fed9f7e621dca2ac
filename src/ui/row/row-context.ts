import { createContext, useContext } from 'solid-js';

/** The part of a row that a `KitListItem` inside it controls. */
export interface RowControl {
  /** Handles a click on the row. */
  activate(event: MouseEvent): void;
  isActive(): boolean;
  /** Makes the item the control of the row until its owner ends. */
  claim(): void;
}

/** The row being rendered, for a `KitListItem` inside it; otherwise undefined. */
export const RowContext = /* @__PURE__ */ createContext<RowControl>();

/** Returns the surrounding row, if any. */
export function useRowControl(): RowControl | undefined {
  return useContext(RowContext);
}
