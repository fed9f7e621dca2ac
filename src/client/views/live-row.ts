import { type Accessor, createSignal, getListener, onCleanup } from 'solid-js';
import type { ListEntry } from '../../order/list-entry.ts';
import { EntityRecord } from '../records/entity-record.ts';
import { TrackedValues } from './tracked-values.ts';

/** The subscribers of each record and entry. */
const rows = new WeakMap<object, LiveRow>();

/** The subscribers of one record; removed with the last subscriber. */
class LiveRow {
  subscribers = 0;
  version: [track: Accessor<void>, trigger: () => void] | null = null;
  values: TrackedValues<string> | null = null;

  static of(record: object): LiveRow {
    let row = rows.get(record);
    if (!row) {
      row = new LiveRow();
      rows.set(record, row);
    }
    return row;
  }

  /** Removes the record's subscribers when none is left. */
  leave(record: object): void {
    if (this.subscribers === 0 && !this.values && rows.get(record) === this) rows.delete(record);
  }
}

/** Tracks a record as a whole while the calling owner lives: one signal, shared by the built-in parts of its row. */
export function trackRow(record: object): Accessor<void> {
  const row = LiveRow.of(record);
  row.version ??= createSignal(undefined, { equals: false }) as [Accessor<void>, () => void];
  row.subscribers++;
  onCleanup(() => {
    row.subscribers--;
    row.leave(record);
  });
  return row.version[0];
}

/** Whether anything follows a record. For tests. */
export function isFollowed(record: object): boolean {
  return rows.has(record);
}

/** Computes a value of a record and, inside a computation, tracks that value only. */
export function readValue<T>(record: object, key: string, compute: () => T): T {
  if (!getListener()) return compute();
  const row = LiveRow.of(record);
  row.values ??= new TrackedValues(() => {
    row.values = null;
    row.leave(record);
  });
  return row.values.read(key, compute);
}

/** Notifies the subscribers of a changed record or entry: its own row first, app code last. */
export function triggerRow(record: object): void {
  const row = rows.get(record);
  row?.version?.[1]();
  row?.values?.refresh();
}

/**
 * Notifies the subscribers of a record and of its rows in all lists; for a user or group, those of its conversation too.
 */
export function triggerAll(record: { readonly entry?: ListEntry | null }): void {
  for (let entry = record.entry; entry; entry = entry.next) triggerRow(entry);
  triggerRow(record);
  if (record instanceof EntityRecord && record.conversation) triggerAll(record.conversation);
}
