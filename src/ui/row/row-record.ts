import { createUniqueId } from 'solid-js';
import type { OrderEntry } from '../../order/block-order.ts';

// In the files of rows, E is an entry of an order, R a row's entry, T the SDK's object of a row, and S the row's
// state beyond that object.

/** The entry of a row of either list. */
export interface RowEntry extends OrderEntry {
  readonly id: string;
  /** The display name. */
  readonly name: string;
  /** The URL of the picture, or ''. */
  readonly picture: string;
}

/** Returns an element id for a part of a row: unique on the page, and equal on server and browser. */
export function rowId(): string {
  return `kit-row-${createUniqueId()}-`;
}
