/** What the order needs to know of an entry. `block` and `height` belong to the order; nobody else writes them. */
export interface OrderEntry {
  /** The block that holds the entry; null while it is in no order. */
  block: Block | null;
  /** The measured height in px; 0 while it has the uniform height of its kind. */
  height: number;
  /** Whether the entry is the header of a section and not a row. */
  readonly isHeader: boolean;
  /** Whether the row has something unread; an entry that becomes so, or is so no more, tells by `countUnread`. */
  readonly isUnread?: boolean;
}

/** What the height of some entries is reckoned from. */
export interface Sums {
  length: number;
  headers: number;
  measured: number;
  measuredHeight: number;
}

/** A run of neighbouring entries with the sums that let a walk skip it. */
export interface Block extends Sums {
  entries: OrderEntry[];
  unread: number;
}

/** Where an entry lies: its index, and its upper edge in px. */
export interface Place {
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

/** Whether all entries of a block have the height of a row that was not measured. */
export function isUniform(block: Block): boolean {
  return block.headers === 0 && block.measured === 0;
}

/** Notes that an entry became unread (1), or is it no more (-1). */
export function countUnread(entry: OrderEntry, sign: 1 | -1): void {
  if (entry.block) entry.block.unread += sign;
}
