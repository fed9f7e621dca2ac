import { type Accessor, createSignal, getListener, onCleanup } from 'solid-js';
import { TrackedValues } from './tracked-values.ts';

/** A record that can be read reactively. */
export interface LiveRecord {
  live: unknown;
}

/** What follows one record; there is none while nothing does. */
class LiveRow {
  followers = 0;
  version: [track: Accessor<void>, trigger: () => void] | null = null;
  values: TrackedValues<string> | null = null;

  static of(record: LiveRecord): LiveRow {
    record.live ??= new LiveRow();
    return record.live as LiveRow;
  }

  /** Leaves the record when nothing follows it. */
  leave(record: LiveRecord): void {
    if (this.followers === 0 && !this.values && record.live === this) record.live = null;
  }
}

/**
 * Makes a record reactive as a whole for as long as the calling owner lives: one signal, shared by all that follow
 * the record in this way, which are the built-in parts of its row.
 */
export function followRow(record: LiveRecord): Accessor<void> {
  const row = LiveRow.of(record);
  row.version ??= createSignal(undefined, { equals: false }) as [Accessor<void>, () => void];
  row.followers++;
  onCleanup(() => {
    row.followers--;
    row.leave(record);
  });
  return row.version[0];
}

/** Computes a value of a record and, inside a computation, follows that value alone. */
export function readValue<T>(record: LiveRecord, key: string, compute: () => T): T {
  if (!getListener()) return compute();
  const row = LiveRow.of(record);
  row.values ??= new TrackedValues(() => {
    row.values = null;
    row.leave(record);
  });
  return row.values.read(key, compute);
}

/** Tells what follows a record that it changed: its own row first, so that nothing of the app's comes between. */
export function triggerRow(record: LiveRecord): void {
  const row = record.live as LiveRow | null;
  row?.version?.[1]();
  row?.values?.refresh();
}
