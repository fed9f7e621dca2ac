import { type Accessor, createEffect, createMemo, on, untrack } from 'solid-js';
import { oncePer } from '../../core/collections/once-per.ts';
import { ConversationBook } from '../../core/conversations/conversation-book.ts';
import type { ConversationRecord } from '../../core/conversations/conversation-record.ts';
import type { Checkpoint } from '../../core/conversations/journal.ts';
import { ConversationReducer } from '../../core/events/conversation-reducer.ts';
import { ownerOf } from '../../core/items/initial-items.ts';
import { syncConversation } from '../../core/items/sync-objects.ts';
import { countsAsUnread, peerOfMessage } from '../../core/messages/messages.ts';
import type { KitErrorHandler } from '../../core/objects/exception.ts';
import { filtersOf, isUnfiltered, NO_FILTERS, UNKNOWN_FILTERS } from '../../core/requests/builder-filters.ts';
import { canSearch, includesWord, withKeyword } from '../../core/requests/keyword-builder.ts';
import type { AppConversation, Kit, KitSDK } from '../../sdk/index.ts';
import { createOrderHold, type OrderHold } from '../list/create-order-hold.ts';
import { ConversationRow } from '../rows/conversation-row.ts';
import type { ListSource } from '../rows/create-list-source.ts';
import { createPublisher } from '../rows/create-publisher.ts';
import { conversationView } from '../rows/reactive-view.ts';
import type { Connection } from '../source/create-connection.ts';
import { createInitialItems } from '../source/create-initial-items.ts';
import { createListContext, createListEngine } from '../source/create-list-engine.ts';
import type { PagerState } from '../source/create-pager.ts';
import { createRequestSearch } from '../source/create-request-search.ts';
import { defaultBuilder } from '../source/default-builder.ts';
import { createExpiryTimer } from '../timing/create-expiry-timer.ts';
import { conversationListeners } from './conversation-listeners.ts';
import { createActiveRow } from './create-active-row.ts';
import { createConversationEventBridge } from './create-conversation-event-bridge.ts';
import { createConversationFetches } from './create-conversation-fetches.ts';
import { createDelivery } from './create-delivery.ts';

/** What a conversation list may be given; all of it is optional and reactive. */
export interface ConversationListOptions<Conversation extends Kit.Conversation = AppConversation> {
  /** The SDK; by default the provider's, else the one of `KitUIKit.init`. */
  sdk?: Accessor<KitSDK | undefined>;
  /** Which conversations load, 30 a page by default. */
  conversationsRequestBuilder?: Accessor<Kit.ConversationsRequestBuilder<Conversation> | undefined>;
  /** The first rows, as a server sent them; read once. */
  initialConversations?: Accessor<readonly object[] | undefined>;
  /** The conversation that is highlighted, by reference. */
  activeConversation?: Accessor<Conversation | undefined>;
  /** The user or group whose conversation is highlighted while there is no active one. */
  activeWith?: Accessor<Kit.User | Kit.Group | undefined>;
  /** While true, receipts are kept and not published. */
  hideReceipts?: Accessor<boolean | undefined>;
  /** While true, presence is kept and not published. */
  hideUserStatus?: Accessor<boolean | undefined>;
  /** While true, the SDK is told of each message of someone else that it arrived. */
  markAsDelivered?: Accessor<boolean | undefined>;
  /** Told of each message of someone else, once, and whether its conversation is highlighted. */
  onMessage?: (message: Kit.Message, conversation: Conversation | undefined, isActive: boolean) => void;
  /** A keyword that filters the list. */
  searchKeyword?: Accessor<string>;
  /** Told of every failure. */
  onError?: KitErrorHandler | null | undefined;
}

/** A conversation list without a look: the rows in order, what is known of each, and what can be done. */
export interface ConversationList<Conversation extends Kit.Conversation = AppConversation> {
  /** The rows in order, for a list that draws them. */
  readonly source: ListSource<ConversationRecord>;
  /** The phase of loading, the paging and the last failure, each reactive by itself. */
  readonly state: PagerState;
  /** Whether the connection to the chat server stands. */
  connection: Accessor<Connection>;
  /** Who is signed in, once that is known. */
  user: Accessor<Kit.User | null>;
  /** How many rows are in the list. Tracked, as `at` and `row` are, which agree with it at any moment. */
  length: Accessor<number>;
  /** The conversation at an index, as a reactive view. */
  at(index: number): Conversation | undefined;
  /** What the list knows of a conversation beyond the SDK's object; undefined when it is not in the list. */
  row(conversation: Kit.Conversation): ConversationRow | undefined;
  /** The same of a record of `source`. */
  rowOf(record: ConversationRecord): ConversationRow;
  /** Whether a record is the active one. Tracked. */
  isActive(record: ConversationRecord): boolean;
  /** Who is typing in the conversation of a record. */
  typingIn(record: ConversationRecord): readonly Kit.User[];
  /** Whether a record still belongs to a conversation that exists, as far as is known. */
  isKnown(record: ConversationRecord): boolean;
  /** Rows a page has. */
  pageSize(): number;
  /** Loads the next page, unless that is under way or none is left. */
  loadMore(): void;
  /** Tries again what failed. */
  retry(): void;
  /** Takes a conversation out of the list; the SDK is not asked. */
  remove(conversation: Kit.Conversation): void;
  /** These rows look otherwise now, for a reason of the caller's. */
  republish(records: readonly ConversationRecord[]): void;
  /** Holds the order still while someone acts. */
  readonly hold: OrderHold;
  /** Publishes at once what waits for the next frame. */
  flush(): void;
}

/**
 * Makes the list of the signed-in user's conversations: pages, SDK events and UI events become changes of
 * single rows, published once a frame. Ends with its owner.
 * @example
 * const list = createConversationList({ sdk: () => Kit });
 * <For each={Array.from({ length: list.length() }, (_, i) => list.at(i))}>{(c) => <p>{c.getUnreadMessageCount()}</p>}</For>
 */
export function createConversationList<Conversation extends Kit.Conversation = AppConversation>(
  options?: ConversationListOptions<Conversation>,
): ConversationList<Conversation>;
export function createConversationList(options: ConversationListOptions = {}): ConversationList {
  const context = createListContext(options);
  const { sdk, report, faults, fetches, owner } = context;
  const builder = createMemo(() => options.conversationsRequestBuilder?.());
  const keyword = createMemo(() => options.searchKeyword?.() ?? '');
  const search = createRequestSearch({
    builder,
    keyword,
    canSearch: () => canSearch(builder() ?? sdk()?.ConversationsRequestBuilder?.prototype ?? {}),
  });
  const asked = () =>
    withKeyword(builder() ?? defaultBuilder(sdk(), 'ConversationsRequestBuilder'), keyword());
  /** While the SDK searches, only its answer tells which conversations match. */
  const filters = () => {
    if (keyword() !== '' && search.localKeyword() === '') return UNKNOWN_FILTERS;
    const own = builder();
    return own ? filtersOf(own) : NO_FILTERS;
  };

  const book = new ConversationBook(() => owner.uid);
  const { order, changes } = book;
  const publisher = createPublisher<ConversationRecord, ConversationRecord>({
    order,
    changes,
    faults,
    sync: syncConversation,
  });
  const { source, later, atOnce } = publisher;
  const events = new ConversationReducer(book, {
    now: () => Date.now(),
    onUnknown: (question) => singles.fetch(question),
    publishesReceipts: () => !options.hideReceipts?.(),
    publishesPresence: () => !options.hideUserStatus?.(),
  });
  const singles = createConversationFetches({
    sdk,
    fetches,
    book,
    builder: asked,
    filters,
    onFetched: later((question, conversation) => events.fetched(question, conversation)),
    onRecounted: (record, conversation, since) => {
      let isCounted = true;
      atOnce(() => {
        isCounted = events.reads.recounted(record, conversation, since);
      });
      return isCounted;
    },
    faults,
  });
  const typingTimer = createExpiryTimer(
    () => events.typing.table.nextExpiry(),
    later(() => events.typing.expire()),
  );
  const bridge = createConversationEventBridge({ kitEvents: context.events, book, events, later, report });
  for (const run of [bridge.emit, typingTimer.arm, singles.look]) publisher.afterFlush(run);

  const isActive = createActiveRow(options.activeConversation, options.activeWith, report);
  const typingIn = (record: ConversationRecord) => events.typing.table.users(record);
  const rowList = { source, typingIn, isActive };
  const rowOf = oncePer((record: ConversationRecord) => new ConversationRow(record, rowList));
  const onMessage = (message: Kit.Message) => {
    if (!countsAsUnread(message, owner.uid)) return;
    const record = book.records.shown(peerOfMessage(message, owner.uid));
    options.onMessage?.(
      message,
      record && conversationView(record),
      record !== undefined && isActive(record),
    );
  };
  const deliver = createDelivery({
    sdk,
    isOn: () => options.markAsDelivered?.(),
    uid: () => owner.uid,
    report,
  });

  const items = createInitialItems<Kit.Conversation>({
    sdk,
    json: options.initialConversations,
    accessor: 'getConversationWith',
    onError: report,
  });
  const engine = createListEngine<Kit.Conversation, ConversationRecord, ConversationRecord, Checkpoint>({
    context,
    model: book,
    publisher,
    request: search.request,
    builder: asked,
    isUnfiltered,
    isQuiet: search.isQuiet,
    initial: items && { items, owner: ownerOf(items) },
    onFirstPage: (page, since) => events.firstPage(page, since),
    onReset: () => {
      singles.reset();
      atOnce(() => events.reset());
    },
    // A row that is still there would be taken for one of the next list as soon as a message of it comes.
    onReload: (isQuiet) => {
      if (isQuiet) book.supersede(keyword() === '');
      else atOnce(() => book.empty());
      singles.startOver();
    },
    onLost: () => {
      book.records.disconnect();
      singles.startOver();
    },
    callbacks: conversationListeners(events, later, onMessage, deliver),
  });
  if (items) {
    publisher.fill(() => book.appendPage(items));
    book.records.disconnect();
  }
  createEffect(
    on(
      search.localKeyword,
      (wanted) => {
        atOnce(() =>
          book.rows.setFilter(wanted === '' ? null : (record) => includesWord(record.name, wanted)),
        );
      },
      { defer: true },
    ),
  );
  createEffect(() => {
    if (!options.hideReceipts?.()) atOnce(() => changes.publishWithheld('receipt'));
  });
  createEffect(() => {
    if (!options.hideUserStatus?.()) atOnce(() => changes.publishWithheld('presence'));
  });
  const hold = createOrderHold(
    () => book.rows.hold(),
    () => atOnce(() => book.rows.release()),
  );

  return {
    ...engine,
    at: (index) => {
      source.version();
      const record = order.at(index);
      return record && conversationView(record);
    },
    row: (conversation) => {
      source.version();
      const record = book.shownOf(conversation);
      return record?.block ? rowOf(record) : undefined;
    },
    rowOf,
    isActive,
    typingIn,
    isKnown: (record) => book.records.find(record) === record,
    loadMore: () => {
      // What is loaded is filtered: a page that adds few rows or none would bring the next one, to the very last.
      if (untrack(search.localKeyword) === '') engine.loadMore();
    },
    remove: (conversation) => atOnce(() => events.deleted(conversation)),
    hold,
  };
}
