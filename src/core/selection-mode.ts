/** How many rows may be selected. `single` is 0: never test it for truth. */
export const SelectionMode = { single: 0, multiple: 1, none: 2 } as const;
/** One of the selection modes. */
export type SelectionMode = (typeof SelectionMode)[keyof typeof SelectionMode];
