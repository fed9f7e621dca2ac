import { createUniqueId } from 'solid-js';
import type { OrderEntry } from '../../order/block-order.ts';

// In the files of rows, E is an entry of an order, R the record of a row, T the SDK's object of a row, and S
// the list's row beside that object.

/** The record of a row of either list. */
export interface RowRecord extends OrderEntry {
  readonly id: string;
  /** The display name. */
  readonly name: string;
  /** The URL of the picture, or ''. */
  readonly picture: string;
}

/** Returns an element id for a part of a row, unique on the page, and the same on server and browser. */
export function rowId(): string {
  return `kit-row-${createUniqueId()}-`;
}
