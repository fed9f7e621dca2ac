import type { ErrorCollector } from '../../client/boundary/error-collector.ts';
import { createFlush } from './create-flush.ts';

/** Publishes changes: those of events at most once per frame, those of the user at once. */
export interface Publishing {
  /** Wraps a change so that the next flush publishes it; reports its errors. */
  scheduled<Args extends unknown[]>(change: (...args: Args) => void): (...args: Args) => void;
  /** Runs a change, and publishes it and all pending ones at once. */
  publishNow(change: () => void): void;
  /** Requests the next flush if anything has changed. */
  schedule(): void;
  /** Publishes pending changes. */
  flush(): void;
}

/** Creates the publishing of changes; it ends with its owner. */
export function createPublishing(
  changes: { readonly isEmpty: boolean },
  errors: ErrorCollector,
  publish: () => void,
): Publishing {
  const flush = createFlush(() => errors.run(publish));
  const schedule = () => {
    if (!changes.isEmpty) flush.schedule();
  };
  return {
    schedule,
    publishNow(change) {
      try {
        errors.run(change);
      } finally {
        if (!changes.isEmpty) flush.force();
      }
    },
    scheduled: (change) => errors.wrap(change, schedule),
    flush: flush.now,
  };
}
