import { type Accessor, createSignal, onCleanup } from 'solid-js';

/** A record that can be read reactively. */
export interface LiveRecord {
  live: unknown;
}

class RowSignal {
  readers = 0;
  readonly track: Accessor<void>;
  readonly trigger: () => void;

  constructor() {
    const [track, set] = createSignal(undefined, { equals: false });
    this.track = track;
    this.trigger = set as () => void;
  }
}

/**
 * Makes a record reactive for as long as the calling owner lives: one version signal, shared by all who read
 * the record, and gone with the last of them. Records nobody looks at have none.
 */
export function createRowSignal(record: LiveRecord): Accessor<void> {
  let signal = record.live as RowSignal | null;
  if (!signal) {
    signal = new RowSignal();
    record.live = signal;
  }
  const live = signal;
  live.readers++;
  onCleanup(() => {
    if (--live.readers === 0 && record.live === live) record.live = null;
  });
  return live.track;
}

/** Tells the readers of a record that it changed. */
export function triggerRow(record: LiveRecord): void {
  (record.live as RowSignal | null)?.trigger();
}
