import type { EntryList } from '../order/list-entry.ts';
import type { ErrorCollector } from './boundary/error-collector.ts';
import { toException } from './boundary/exception.ts';
import { reportUnhandled } from './create-report.ts';

/** Creates the function that reports an error to all lists of a kind; on the console if there is none. */
export function createListReport(lists: ReadonlySet<EntryList>): (cause: unknown) => void {
  return (cause) => {
    const shown = [...lists].filter((list) => !list.isKept);
    if (shown.length === 0) reportUnhandled(toException(cause));
    for (const list of shown) list.report(cause);
  };
}

/** Publishes the changes of records. */
export interface RecordPublishing {
  /** Publishes the pending changes of all lists with their next flush. */
  publish(): void;
  /** Wraps a change so that lists publish it with their next flush; reports its errors. */
  scheduled<Args extends unknown[]>(change: (...args: Args) => void): (...args: Args) => void;
}

/** Creates the publishing of record changes. */
export function createRecordPublishing(
  lists: ReadonlySet<EntryList>,
  errors: ErrorCollector,
): RecordPublishing {
  const publish = () => {
    for (const list of lists) list.schedule();
  };
  return { publish, scheduled: (change) => errors.wrap(change, publish) };
}
