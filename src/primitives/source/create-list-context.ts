import type { Accessor } from 'solid-js';
import type { KitErrorHandler } from '../../core/objects/exception.ts';
import { Faults } from '../../core/objects/read.ts';
import type { BlockOrder, OrderEntry } from '../../core/order/block-order.ts';
import type { ChangeSet } from '../../core/order/change-set.ts';
import type { KitSDK } from '../../sdk/index.ts';
import { createReport, type Report } from '../guard/create-report.ts';
import { createFetches, type Fetches } from '../loading/create-fetches.ts';
import { createPublisher, type Publisher } from '../rows/create-publisher.ts';
import type { LiveRecord } from '../rows/live-row.ts';
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

/** What all parts of a list share. */
export interface ListContext<E extends OrderEntry, R, B> extends ListBase {
  /** The records and their order. */
  book: B;
  publisher: Publisher<E, R>;
}

/** The SDK and the error handler of a list. */
export interface ListContextOptions {
  sdk?: Accessor<KitSDK | undefined>;
  onError?: KitErrorHandler | null | undefined;
}

/**
 * Creates what all parts of a list share.
 * @param createBook - creates the records; receives the uid of the signed-in user
 * @param sync - writes the values of a record into the SDK's object
 */
export function createListContext<
  E extends OrderEntry,
  R extends E & LiveRecord,
  B extends { order: BlockOrder<E>; changes: ChangeSet<R> },
>(
  options: ListContextOptions,
  createBook: (uid: () => string | null) => B,
  sync: (record: R) => void,
): ListContext<E, R, B> {
  const { sdk, client, events: channels } = useClient(options.sdk);
  const report = createReport(() => options.onError);
  const faults = new Faults(report);
  const owner: ListBase['owner'] = { uid: null };
  const book = createBook(() => owner.uid);
  const { order, changes } = book;
  return {
    sdk,
    client,
    channels,
    report,
    faults,
    fetches: createFetches(),
    owner,
    book,
    publisher: createPublisher<E, R>({ order, changes, faults, sync }),
  };
}
