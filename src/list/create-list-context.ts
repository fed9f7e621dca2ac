import { type Accessor, untrack } from 'solid-js';
import type { Fetches } from '../client/boundary/calls.ts';
import { ErrorCollector } from '../client/boundary/error-collector.ts';
import type { KitErrorHandler } from '../client/boundary/exception.ts';
import type { Client } from '../client/client.ts';
import { createFetches } from '../client/create-fetches.ts';
import { createReport, type Report } from '../client/create-report.ts';
import { type KeepableList, KeptLists } from '../client/kept-lists.ts';
import { type ClientContextValue, useClient } from '../client/kit-context.tsx';
import { triggerRow } from '../client/views/live-row.ts';
import type { BlockOrder, OrderEntry } from '../order/block-order.ts';
import type { ChangeSet } from '../order/change-set.ts';
import type { ListEntry, ListedRecord } from '../order/list-entry.ts';
import type { KitSDK } from '../sdk/index.ts';
import { createPublisher, type Publisher } from './publish/create-publisher.ts';

/** The parts of a list that do not depend on its records. */
export interface ListBase {
  sdk: Accessor<KitSDK | undefined>;
  client: ClientContextValue['client'];
  /** The UI event channels. */
  channels: ClientContextValue['events'];
  report: Report;
  errors: ErrorCollector;
  /** The fetches of the list. */
  fetches: Fetches;
  /** The uid of the loaded rows' owner; null before the first page. */
  owner: { uid: string | null };
}

/** The part of a client with the records of one kind. */
export interface RecordPart<Records, Record> {
  readonly records: Records;
  /** The rows of unmounted lists. */
  readonly kept: KeptLists<Record>;
  /** Publishes the changes of all lists with their next flush. */
  publish(): void;
  /** Notifies the app of published changes that SDK events caused. */
  emit?(): void;
}

/** What all parts of a list share: `E` is an entry of its order, `R` a row's entry, and `Store` its store. */
export interface ListContext<E extends OrderEntry, R extends E, Store> extends ListBase {
  /** The rows and their order. */
  store: Store;
  publisher: Publisher<E, R>;
  /** Switches to the records of the client if that has changed; calls `onLeave` before. */
  bind(onLeave: () => void): void;
  /** Adds the rows kept under a key; returns their number. */
  restore(key: unknown): number;
  /** Ends the list, and keeps its rows under a key, if any. The list cannot be used afterwards. */
  end(key: unknown): void;
}

/** The SDK and the error handler of a list. */
export interface ListContextOptions {
  sdk?: Accessor<KitSDK | undefined>;
  onError?: KitErrorHandler | null | undefined;
}

/** The records of a list. */
export interface ListRecords<Records extends PublishedRecords<Record>, Record, Store> {
  /** Returns the client's part with the records. */
  part: (client: Client) => RecordPart<Records, Record>;
  /** Creates records for a list without a client. */
  alone: () => Records;
  store: (records: Records) => Store;
}

/** Records that lists can publish. */
interface PublishedRecords<Record> {
  /** Writes a changed record into the SDK's object. */
  sync(record: Record): void;
  /** Marks a changed record as published; returns the records whose views changed. */
  markPublished(record: Record): readonly object[];
}

/** Creates what all parts of a list share. */
export function createListContext<
  E extends OrderEntry,
  R extends E & ListEntry<Record>,
  Record extends ListedRecord,
  Records extends PublishedRecords<Record>,
  Store extends KeepableList<Record> & {
    order: BlockOrder<E>;
    changes: ChangeSet<R>;
    bind(records: Records): void;
  },
>(
  options: ListContextOptions,
  { part, alone, store: createStore }: ListRecords<Records, Record, Store>,
): ListContext<E, R, Store> {
  const { sdk, client, events: channels } = useClient(options.sdk);
  const report = createReport(() => options.onError);
  const errors = new ErrorCollector(report);
  const fetches = createFetches();
  let known = untrack(client);
  const find = (): RecordPart<Records, Record> =>
    known?.part(part) ?? { records: alone(), kept: new KeptLists(), publish: () => {} };
  let current = find();
  const store = createStore(current.records);
  const { order, changes } = store;
  const publisher = createPublisher<E, R>({
    order,
    changes,
    errors,
    sync: ({ record }) => current.records.sync(record),
    // Rows of other lists are triggered by their own flush; the app's views of a record by the first flush.
    trigger(entry) {
      triggerRow(entry);
      for (const record of current.records.markPublished(entry.record)) triggerRow(record);
    },
    publishOthers: () => current.publish(),
  });
  publisher.afterFlush(() => current.emit?.());
  store.schedule = publisher.schedule;
  store.report = report;
  return {
    sdk,
    client,
    channels,
    report,
    errors,
    fetches,
    owner: { uid: null },
    store,
    publisher,
    bind(onLeave) {
      const now = untrack(client);
      if (now === known) return;
      known = now;
      fetches.endAll();
      onLeave();
      current = find();
      publisher.publishNow(() => store.bind(current.records));
    },
    restore(key) {
      let count = 0;
      publisher.fill(() => {
        count = current.kept.restore(key, store);
      });
      return count;
    },
    end(key) {
      if (key !== undefined) current.kept.keep(key, store, () => createStore(current.records));
      store.leave();
    },
  };
}
