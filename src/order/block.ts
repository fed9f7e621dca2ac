/** The fields of an entry that the order uses. Only the order writes `block` and `height`. */
export interface OrderEntry {
  /** The block of the entry; null while it is in no order. */
  block: Block | null;
  /** The measured height in px; 0 for the uniform height. */
  height: number;
  /** Whether the entry is a section header, not a row. */
  readonly isHeader: boolean;
  /** Whether the row is unread; report changes with `countUnread`. */
  readonly isUnread?: boolean;
}

/** The sums that heights are computed from. */
export interface Sums {
  length: number;
  headers: number;
  measured: number;
  measuredHeight: number;
}

/** Neighbouring entries with sums, so that walks can skip the block. */
export interface Block extends Sums {
  entries: OrderEntry[];
  unread: number;
}

/** The position of an entry: its index, and its top edge in px. */
export interface OrderPosition {
  index: number;
  offset: number;
}

/** The sums of an empty block. */
export function noSums(): Sums {
  return { length: 0, headers: 0, measured: 0, measuredHeight: 0 };
}

/** A block without entries. */
export function emptyBlock(): Block {
  return { entries: [], unread: 0, ...noSums() };
}

/** Whether all entries of a block have the height of an unmeasured row. */
export function isUniform(block: Block): boolean {
  return block.headers === 0 && block.measured === 0;
}

/** Counts an entry that became unread (1), or read (-1). */
export function countUnread(entry: OrderEntry, sign: 1 | -1): void {
  if (entry.block) entry.block.unread += sign;
}
