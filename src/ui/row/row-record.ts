import { createUniqueId } from 'solid-js';
import type { OrderEntry } from '../../core/order/block-order.ts';
import type { LiveRecord } from '../../primitives/rows/live-row.ts';

// In the files of the rows, E is an entry of an order, R the record of a row, T the SDK's object of a row, and S what
// the list knows of a row beyond that object.

/** The record of a row of either list. */
export interface RowRecord extends OrderEntry, LiveRecord {
  readonly id: string;
  /** The display name. */
  readonly name: string;
  /** The URL of the picture, or ''. */
  readonly picture: string;
  selected: boolean;
}

/** An element id for a part of a row, unlike any other on the page, and the same on a server and in the browser. */
export function rowId(): string {
  return `kit-row-${createUniqueId()}-`;
}
