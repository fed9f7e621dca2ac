import { createContext, useContext } from 'solid-js';

/** What a `KitListItem` inside the app's own row view takes over from the row. */
export interface RowControl {
  /** Does what a click on the row does. */
  activate(event: MouseEvent): void;
  isActive(): boolean;
  /** The item is the control of the row from now on, until its owner ends. */
  claim(): void;
}

/** The row that is being drawn, for a `KitListItem` in it; undefined elsewhere. */
export const RowContext = createContext<RowControl>();

/** Reads the row around, if there is one. */
export function useRowControl(): RowControl | undefined {
  return useContext(RowContext);
}
