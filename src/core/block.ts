/** What the order needs to know of an entry. `block` and `height` belong to the order; nobody else writes them. */
export interface OrderEntry {
  /** The block that holds the entry; null while it is in no order. */
  block: Block | null;
  /** The measured height in px; 0 while it has the uniform height of its kind. */
  height: number;
  /** Whether the entry is the header of a section and not a row. */
  readonly isHeader: boolean;
}

/** A run of neighbouring entries with the sums that let a walk skip it. */
export interface Block {
  entries: OrderEntry[];
  headers: number;
  measured: number;
  measuredHeight: number;
}

/** A block without entries. */
export function emptyBlock(): Block {
  return { entries: [], headers: 0, measured: 0, measuredHeight: 0 };
}

/** Whether all entries of a block have the height of a row that was not measured. */
export function isUniform(block: Block): boolean {
  return block.headers === 0 && block.measured === 0;
}
