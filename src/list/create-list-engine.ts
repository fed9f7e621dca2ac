import { type Accessor, createEffect, on, onCleanup, untrack } from 'solid-js';
import type { OpenRequest } from '../client/boundary/requests.ts';
import { type Connection, subscribeToClient, watchConnection } from '../client/client.ts';
import { callApp, createGuard } from '../client/create-report.ts';
import type { OrderEntry } from '../order/block-order.ts';
import type { Kit } from '../sdk/index.ts';
import { memoizeWeak } from '../utils/memoize-weak.ts';
import { createInitialItems } from './create-initial-items.ts';
import type { ListContext } from './create-list-context.ts';
import { createListSession } from './create-list-session.ts';
import type { OrderHold } from './create-order-hold.ts';
import { createSelection, type Selection, type SelectionMode } from './create-selection.ts';
import type { ListStore } from './list-store.ts';
import { createListPages, type PagerState } from './pages/create-list-pages.ts';
import type { ListRequest } from './pages/create-request-search.ts';
import type { ListSource } from './publish/create-list-source.ts';

/** The selection settings of a component. */
export interface SelectionSettings<Item> {
  selectionMode?: Accessor<SelectionMode | undefined>;
  selected?: Accessor<readonly Item[] | undefined>;
  defaultSelected?: Accessor<readonly Item[] | undefined>;
  isDisabled?: (item: Item) => boolean;
  onSelect?: (item: Item, isSelected: boolean) => void;
  onSelectedChange?: (items: readonly Item[]) => void;
}

/**
 * The options of a list engine.
 * @typeParam Entry - an entry of the order: a row or a section header.
 * @typeParam RowRecord - a row's entry.
 * @typeParam Item - the SDK's object of a row.
 * @typeParam Row - the state of a row beyond that object, for apps.
 * @typeParam Since - a fetch ticket, the start of a fetch.
 */
export interface ListEngineOptions<Entry extends OrderEntry, RowRecord extends Entry, Item, Row, Since> {
  context: ListContext<Entry, RowRecord, ListStore<Entry, RowRecord, Item, Since>>;
  request: ListRequest<Item>;
  isUnfiltered?: (opened: OpenRequest<Item>) => boolean;
  /** The initial rows from a server, an accessor that each of them has, and their owner, if known. */
  initial: {
    json: Accessor<readonly object[] | undefined> | undefined;
    accessor: keyof Item & string;
    ownerOf?: (items: readonly Item[]) => Kit.User | null;
  };
  /** Returns the SDK's object of a row, for apps. */
  itemOf: (record: RowRecord) => Item;
  /** Creates the state of a row beyond that object, for apps. */
  makeRow: (record: RowRecord) => Row;
  selection: SelectionSettings<Item>;
  /** Called after each first page and refetch. */
  onAnswered?: (items: readonly Item[]) => void;
  /** Clears the data of the previous user. @defaultValue resets the store */
  onReset?: () => void;
  /** Called before another list loads: with `isQuiet`, the rows stay until it arrives; otherwise they are cleared. */
  onReload?: (isQuiet: boolean) => void;
  /** Called when events may have been lost. */
  onLost?: () => void;
}

/** A list without markup, for components; its types are those of `ListEngineOptions`. */
export interface ListEngine<Entry extends OrderEntry, RowRecord, Item, Row> {
  /** The order of rows and section headers. */
  readonly source: ListSource<Entry>;
  /** The load phase, the paging state and the last error, each tracked by itself. */
  readonly state: PagerState;
  readonly selection: Selection<RowRecord>;
  /** Holds the order during a user's action; undefined if rows never move. */
  readonly hold?: OrderHold;
  /** The state of the connection to the chat server. */
  connection: Accessor<Connection>;
  /** The signed-in user, once known. */
  user: Accessor<Kit.User | null>;
  /** The number of rows. Tracked; consistent with all other readers of rows. */
  length: Accessor<number>;
  /** Returns the entry of an item; undefined if it is not in the list. */
  recordOf(item: Item): RowRecord | undefined;
  /** Returns the state of an item beyond the SDK's object; undefined if it is not in the list. */
  row(item: Item): Row | undefined;
  /** Returns the same for a row's entry. */
  rowOf(record: RowRecord): Row;
  /** Returns the page size. */
  pageSize(): number;
  /** Loads the next page, unless one is loading or all are loaded. */
  loadMore(): void;
  /** Retries after an error. */
  retry(): void;
  /** Fetches the loaded rows again, as after a lost connection; they stay until then. */
  reload(): void;
  /** Publishes pending changes at once. */
  flush(): void;
}

/**
 * Creates the engine of a list: pages, sign-in, connection, SDK events and UI events change the store, and changes are
 * published. Lists differ in their records, their order, and how events change them. Ends with its owner.
 */
export function createListEngine<
  Entry extends OrderEntry,
  RowRecord extends Entry,
  Item extends object,
  Row,
  Since,
>(options: ListEngineOptions<Entry, RowRecord, Item, Row, Since>): ListEngine<Entry, RowRecord, Item, Row> {
  const { context, request } = options;
  const { sdk, client, report, fetches, store, publisher } = context;
  const { source, publishNow, flush } = publisher;
  /** The key of the loaded rows; undefined until all rows belong to one list. */
  let shownKey: unknown;
  const key = () => untrack(request.key);
  const initial = createInitialItems({ ...options.initial, sdk, onError: report });
  const restored = initial ? 0 : context.restore(key());
  if (restored > 0) shownKey = key();
  onCleanup(() => context.end(untrack(() => pager.state.phase) === 'ready' ? shownKey : undefined));
  const pager = createListPages<Item, Since>({
    ...options,
    fetches,
    store,
    builder: request.builder,
    publishNow,
    onAnswered: (items) => {
      shownKey = key();
      options.onAnswered?.(items);
    },
    onError: report,
    initialRows: initial?.items.length ?? (restored || undefined),
  });
  const session = createListSession({
    ...context,
    request,
    pager,
    initial:
      initial ?? (restored > 0 ? { owner: untrack(() => client()?.session().user ?? null) } : undefined),
    bind: () => context.bind(() => options.onReset?.()),
    onReset: () => {
      shownKey = undefined;
      fetches.endAll();
      options.onReset?.();
      publishNow(() => store.reset());
    },
    onReload: (isQuiet) => {
      shownKey = undefined;
      options.onReload?.(isQuiet);
    },
  });
  // By now the owner of the rows is known.
  if (initial) {
    untrack(client)?.presetUser(initial.owner);
    publisher.fill(() => store.appendPage(initial.items));
    store.markOutdated?.();
  }
  /** Fetches what was missed. */
  const reconnected = (wasLost: boolean) => {
    if (wasLost) options.onLost?.();
    session.reconnected(wasLost);
  };
  const connection = watchConnection(client, {
    isLoading: session.isLoading,
    onConnected: reconnected,
    onError: report,
  });
  subscribeToClient(client, { callbacks: {}, onLate: () => reconnected(true), onError: report });
  const { selection: settings, itemOf } = options;
  const guard = createGuard((cause) => report(cause, 'ERR_CALLBACK_FAILED'));
  const selection = createSelection<Entry, RowRecord, Item>({
    mode: () => settings.selectionMode?.(),
    given: () => settings.selected?.(),
    initial: untrack(() => settings.defaultSelected?.()) ?? [],
    order: source.order,
    itemOf,
    rowOf: (item) => store.entryOf(item),
    isKnown: (record) => store.isKnown(record),
    isDisabled: guard.wrap((record) => Boolean(settings.isDisabled?.(itemOf(record))), false),
    onChange: (items) => callApp(report, () => settings.onSelectedChange?.(items)),
    onSelect: (record, isSelected) => callApp(report, () => settings.onSelect?.(itemOf(record), isSelected)),
    onChanged: publisher.republish,
  });
  createEffect(on(source.version, selection.refresh));
  const rowOf = memoizeWeak(options.makeRow);
  const recordOf = (item: Item) => {
    const entry = store.entryOf(item);
    return entry?.block ? entry : undefined;
  };
  return {
    source,
    state: pager.state,
    selection,
    connection,
    user: session.user,
    length: source.length,
    recordOf,
    row: (item) => {
      source.version();
      const entry = recordOf(item);
      return entry && rowOf(entry);
    },
    rowOf,
    pageSize: pager.pageSize,
    loadMore: pager.loadMore,
    retry: session.retry,
    reload: () => reconnected(true),
    flush,
  };
}
