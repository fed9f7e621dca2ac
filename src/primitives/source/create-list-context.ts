import { type Accessor, onCleanup, untrack } from 'solid-js';
import type { Client } from '../../client/client.ts';
import type { KitErrorHandler } from '../../core/objects/exception.ts';
import { Faults } from '../../core/objects/read.ts';
import type { BlockOrder, OrderEntry } from '../../core/order/block-order.ts';
import type { ChangeSet } from '../../core/order/change-set.ts';
import type { EntryList, ListEntry, Listed } from '../../core/order/list-entry.ts';
import type { KitSDK } from '../../sdk/index.ts';
import { createReport, type Report } from '../guard/create-report.ts';
import { createFetches, type Fetches } from '../loading/create-fetches.ts';
import { createPublisher, type Publisher } from '../rows/create-publisher.ts';
import { type LiveRecord, triggerRow } from '../rows/live-row.ts';
import { type ClientContextValue, useClient } from '../session/kit-context.tsx';

/** The parts of a list that do not depend on its records. */
export interface ListBase {
  sdk: Accessor<KitSDK | undefined>;
  client: ClientContextValue['client'];
  /** The channels of the UI events. */
  channels: ClientContextValue['events'];
  report: Report;
  faults: Faults;
  /** The register of what is fetched. */
  fetches: Fetches;
  /** The uid of the loaded rows' owner; null before the first page. */
  owner: { uid: string | null };
}

/** The records that a client has of one kind. */
export interface RecordPart<Records> {
  readonly records: Records;
  /** Publishes the changes of all lists with their next flush. */
  publish(): void;
  /** Tells the app what SDK events changed and lists have published. */
  emit?(): void;
}

/** What all parts of a list share: `E` is an entry of its order, `R` that of a row, and `B` its book. */
export interface ListContext<E extends OrderEntry, R extends E & LiveRecord, B> extends ListBase {
  /** The rows and their order. */
  book: B;
  publisher: Publisher<E, R>;
  /** Moves the list to the records of its client, if it has another one. */
  bind(): void;
}

/** The SDK and the error handler of a list. */
export interface ListContextOptions {
  sdk?: Accessor<KitSDK | undefined>;
  onError?: KitErrorHandler | null | undefined;
}

/** The records of a list. */
export interface ListRecords<Records extends { readonly unpublished: Set<Record> }, Record, B> {
  /** Creates the part of a client that has the records. */
  part: (client: Client) => RecordPart<Records>;
  /** Creates records for a list without a client. */
  alone: () => Records;
  book: (records: Records) => B;
  /** Writes what is known of a record into the SDK's object. */
  sync: (record: Record) => void;
}

/** Creates what all parts of a list share. */
export function createListContext<
  E extends OrderEntry,
  R extends E & ListEntry<Record>,
  Record extends Listed & LiveRecord,
  Records extends { readonly unpublished: Set<Record> },
  B extends EntryList & {
    order: BlockOrder<E>;
    changes: ChangeSet<R>;
    bind(records: Records): void;
    leave(): void;
  },
>(options: ListContextOptions, { part, alone, book: createBook, sync }: ListRecords<Records, Record, B>): ListContext<E, R, B> {
  const { sdk, client, events: channels } = useClient(options.sdk);
  const report = createReport(() => options.onError);
  const faults = new Faults(report);
  const fetches = createFetches();
  let known = untrack(client);
  const find = (): RecordPart<Records> => known?.part(part) ?? { records: alone(), publish: () => {} };
  let current = find();
  const book = createBook(current.records);
  const { order, changes } = book;
  const publisher = createPublisher<E, R>({
    order,
    changes,
    faults,
    sync: ({ record }) => {
      if (current.records.unpublished.has(record)) sync(record);
    },
    // What other lists show is triggered by their own flush; what apps read of a record, by the first one.
    trigger(entry) {
      triggerRow(entry);
      if (current.records.unpublished.delete(entry.record)) triggerRow(entry.record);
    },
    publishOthers: () => current.publish(),
  });
  publisher.afterFlush(() => current.emit?.());
  book.schedule = publisher.schedule;
  book.report = report;
  onCleanup(() => book.leave());
  return {
    sdk,
    client,
    channels,
    report,
    faults,
    fetches,
    owner: { uid: null },
    book,
    publisher,
    bind() {
      const now = untrack(client);
      if (now === known) return;
      known = now;
      fetches.endAll();
      current = find();
      publisher.atOnce(() => book.bind(current.records));
    },
  };
}
