import type { Accessor } from 'solid-js';
import type { KitErrorHandler } from '../../core/objects/exception.ts';
import { Faults } from '../../core/objects/read.ts';
import type { OrderEntry } from '../../core/order/block-order.ts';
import type { OpenRequest } from '../../core/requests/page-request.ts';
import type { Kit, KitSDK } from '../../sdk/index.ts';
import { createReport, type Report } from '../guard/create-report.ts';
import type { ListSource } from '../rows/create-list-source.ts';
import type { Publisher } from '../rows/create-publisher.ts';
import { createListeners, type ListenerCallbacks } from '../session/create-listeners.ts';
import { type KitContextValue, useListKit } from '../session/kit-context.tsx';
import { type Connection, createConnection } from './create-connection.ts';
import { createFetches, type Fetches } from './create-fetches.ts';
import { createListSession } from './create-list-session.ts';
import { createPager, type PagerState } from './create-pager.ts';

/** What all parts of a list share. */
export interface ListContext {
  sdk: Accessor<KitSDK | undefined>;
  events: KitContextValue['events'];
  report: Report;
  faults: Faults;
  /** The register of what is fetched. */
  fetches: Fetches;
  /** The uid that the loaded rows belong to; null before that. */
  owner: { uid: string | null };
}

/** Makes what all parts of a list share. */
export function createListContext(options: {
  sdk?: Accessor<KitSDK | undefined>;
  onError?: KitErrorHandler | null | undefined;
}): ListContext {
  const { sdk, events } = useListKit(options.sdk);
  const report = createReport(() => options.onError);
  return { sdk, events, report, faults: new Faults(report), fetches: createFetches(), owner: { uid: null } };
}

/** The rows of a list as its engine fills them; `S` marks when a fetch began. */
export interface ListModel<T, S> {
  /** How many rows are loaded. */
  readonly loaded: number;
  /** How many of them a refetch did not bring. */
  readonly unconfirmed: number;
  /** Begins a fetch: what happens from now on may be missing from its answer. */
  begin(): S;
  /** Ends a fetch, answered or not. */
  end(since: S): void;
  /** Adds a page at the end. */
  appendPage(page: readonly T[], since: S): void;
  /** Makes these the whole list. */
  replaceAll(items: readonly T[], forget: boolean, since: S): unknown;
  /** Makes these the first rows; rows below the last of them stay. */
  replaceFirst(items: readonly T[], since: S): void;
  /** Drops what no page brought, after the last one. */
  complete(): void;
}

/** What a list is run with. */
export interface ListEngineOptions<T, E extends OrderEntry, R, S> {
  context: ListContext;
  model: ListModel<T, S>;
  publisher: Publisher<E, R>;
  /** What is asked for; another value means another list. */
  request: Accessor<unknown>;
  /** Makes the builder of that request. May throw. */
  builder: () => Kit.RequestBuilder<T>;
  isUnfiltered?: (opened: OpenRequest<T>) => boolean;
  /** Whether rows stay while the first page of another request is under way. */
  isQuiet: () => boolean;
  /** The rows that are there already, and whose they are, as far as is known. */
  initial: { items: readonly T[]; owner: Kit.User | null } | undefined;
  /** Takes the first page of a list. @defaultValue that of the model */
  onFirstPage?: (page: readonly T[], since: S) => void;
  /** Told of each first page and refetch after it was taken; `isFull` where more rows may follow. */
  onAnswered?: (items: readonly T[], isFirst: boolean, isFull: boolean) => void;
  /** Another user signed in: nothing of the last one may stay. */
  onReset: () => void;
  /** Another list is about to load: what is shown stays until then, if it is quiet, or is none of it. */
  onReload?: (isQuiet: boolean) => void;
  /** Events may have been lost. */
  onLost?: () => void;
  /** Follows the SDK while somebody is signed in. */
  callbacks: ListenerCallbacks;
}

/** What both lists offer. */
export interface ListEngine<E extends OrderEntry, R> {
  source: ListSource<E>;
  state: PagerState;
  connection: Accessor<Connection>;
  user: Accessor<Kit.User | null>;
  length: Accessor<number>;
  pageSize: () => number;
  loadMore: () => void;
  retry: () => void;
  republish: (records: readonly R[]) => void;
  flush: () => void;
}

/**
 * Makes the engine of a list: pages, sign-in, connection and SDK events fill the model, and changes are published. A
 * list differs by its records, its order and what events do to them. Ends with its owner.
 */
export function createListEngine<T, E extends OrderEntry, R, S>(
  options: ListEngineOptions<T, E, R, S>,
): ListEngine<E, R> {
  const { model, publisher, initial } = options;
  const { sdk, report, fetches, owner } = options.context;
  const { source, atOnce } = publisher;
  const takeFirstPage =
    options.onFirstPage ?? ((page: readonly T[], since: S) => model.replaceAll(page, false, since));
  /** What is told once the fetch has ended: the app may ask for something else at once. */
  let tell: (() => void) | undefined;
  const answered = (items: readonly T[], isFirst: boolean) => {
    tell = () => options.onAnswered?.(items, isFirst, items.length >= pager.pageSize());
  };
  const pager = createPager<T, S>({
    fetches,
    builder: options.builder,
    isUnfiltered: (opened) => options.isUnfiltered?.(opened) ?? false,
    onBegin: () => model.begin(),
    onEnd: (since) => {
      model.end(since);
      const now = tell;
      tell = undefined;
      now?.();
    },
    onFirstPage: (page, since) => {
      atOnce(() => void takeFirstPage(page, since));
      answered(page, true);
    },
    onPage: (page, since) => atOnce(() => model.appendPage(page, since)),
    onRefetched: (items, isAll, since) => {
      atOnce(() => {
        if (isAll) model.replaceAll(items, true, since);
        else model.replaceFirst(items, since);
      });
      answered(items, false);
    },
    onAllFetched: () => atOnce(() => model.complete()),
    onError: report,
    loaded: () => model.loaded,
    unconfirmed: () => model.unconfirmed,
    initialRows: initial?.items.length,
  });
  const session = createListSession({
    sdk,
    request: options.request,
    isQuiet: options.isQuiet,
    pager,
    owner,
    initial,
    onReset: () => {
      fetches.endAll();
      options.onReset();
    },
    onReload: options.onReload,
    report,
  });
  const connection = createConnection({
    sdk,
    session,
    onConnected: (wasLost) => {
      if (wasLost) options.onLost?.();
      session.reconnected(wasLost);
    },
    onError: report,
  });
  createListeners({
    sdk: () => (session.user() ? sdk() : undefined),
    user: session.user,
    callbacks: options.callbacks,
    onError: report,
  });
  return {
    source,
    state: pager.state,
    connection,
    user: session.user,
    length: source.length,
    pageSize: pager.pageSize,
    loadMore: pager.loadMore,
    retry: session.retry,
    republish: publisher.republish,
    flush: publisher.flush,
  };
}
