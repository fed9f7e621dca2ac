/** What the order needs of an entry. Only the order writes `block` and `height`. */
export interface OrderEntry {
  /** The block of the entry; null while it is in no order. */
  block: Block | null;
  /** The measured height in px; 0 for the uniform height. */
  height: number;
  /** Whether the entry is a section header, not a row. */
  readonly isHeader: boolean;
  /** Whether the row is unread; changes are reported with `countUnread`. */
  readonly isUnread?: boolean;
}

/** The sums that heights are computed from. */
export interface Sums {
  length: number;
  headers: number;
  measured: number;
  measuredHeight: number;
}

/** A run of neighbouring entries with sums that let walks skip it. */
export interface Block extends Sums {
  entries: OrderEntry[];
  unread: number;
}

/** The position of an entry: its index, and its top edge in px. */
export interface OrderPosition {
  index: number;
  offset: number;
}

/** The sums of no entries. */
export function noSums(): Sums {
  return { length: 0, headers: 0, measured: 0, measuredHeight: 0 };
}

/** A block without entries. */
export function emptyBlock(): Block {
  return { entries: [], unread: 0, ...noSums() };
}

/** Whether no entry of a block has another height than an unmeasured row. */
export function isUniform(block: Block): boolean {
  return block.headers === 0 && block.measured === 0;
}

/** Counts an entry that became unread (1), or read (-1). */
export function countUnread(entry: OrderEntry, sign: 1 | -1): void {
  if (entry.block) entry.block.unread += sign;
}
