import {
  type Accessor,
  createComputed,
  createEffect,
  createMemo,
  getOwner,
  on,
  runWithOwner,
  untrack,
} from 'solid-js';
import { lastSentOf } from '../client/boundary/conversations.ts';
import type { KitErrorHandler } from '../client/boundary/exception.ts';
import { countsAsUnread } from '../client/boundary/messages.ts';
import { peerOfConversation, peerOfMessage } from '../client/boundary/peers.ts';
import { RECEIPT_WORDS, type ReceiptWord } from '../client/boundary/receipts.ts';
import { showsAllConversations } from '../client/boundary/requests.ts';
import { createConversations } from '../client/conversations.ts';
import { callApp, createGuard, type Report } from '../client/create-report.ts';
import type { ConversationEntry, ConversationRecord } from '../client/records/conversation-record.ts';
import { ConversationRecords } from '../client/records/conversation-records.ts';
import type { FetchTicket } from '../client/records/fetch-log.ts';
import { conversationView } from '../client/views/reactive-view.ts';
import { createListContext } from '../list/create-list-context.ts';
import { createListEngine, type ListEngine, type SelectionSettings } from '../list/create-list-engine.ts';
import { createOrderHold, type OrderHold } from '../list/create-order-hold.ts';
import { ownerOf } from '../list/initial-items.ts';
import type { AppConversation, Kit, KitSDK } from '../sdk/index.ts';
import { includesWord } from '../utils/find-matches.ts';
import { ConversationRow } from './conversation-row.ts';
import { ConversationStore } from './conversation-store.ts';
import { createActiveRow } from './create-active-row.ts';
import type { ConversationListContext } from './create-conversation-fetches.ts';
import { createConversationRequest } from './create-conversation-request.ts';
import { createDeliveryReceipts } from './create-delivery-receipts.ts';
import { createFetchesOnDemand } from './create-fetches-on-demand.ts';
import type { Predicate } from './create-filters.ts';
import { type ConversationItem, PINNED_FIRST, type Sections } from './create-sections.ts';
import { type RecordActions, recordActions } from './record-actions.ts';

/** The options of a conversation list; all are optional and reactive. */
export interface ConversationListOptions<Conversation extends Kit.Conversation = AppConversation> {
  /** The SDK. Defaults to the provider's, else to that of `KitUIKit.init`. */
  sdk?: Accessor<KitSDK | undefined>;
  /** Which conversations load. Defaults to the SDK's own builder, 30 a page. */
  conversationsRequestBuilder?: Accessor<Kit.ConversationsRequestBuilder<Conversation> | undefined>;
  /** The first rows from a server; read once. */
  initialConversations?: Accessor<readonly object[] | undefined>;
  /** The highlighted conversation, compared by reference. */
  activeConversation?: Accessor<Conversation | undefined>;
  /** The user or group whose conversation is highlighted if there is no active conversation. */
  activeWith?: Accessor<Kit.User | Kit.Group | undefined>;
  /** Calls the SDK's `markAsDelivered` for each message from another user. */
  markAsDelivered?: Accessor<boolean | undefined>;
  /** Called once for each message from another user; `isActive` says whether its conversation is highlighted. */
  onMessage?: (message: Kit.Message, conversation: Conversation | undefined, isActive: boolean) => void;
  /** A keyword that filters the list. */
  searchKeyword?: Accessor<string>;
  /** Whether a conversation is pinned, besides those that the SDK has pinned. Tracked for each conversation. */
  isPinned?: Accessor<((conversation: Conversation) => boolean) | undefined>;
  /** Called for every error. */
  onError?: KitErrorHandler | null | undefined;
}

/** After this many pages without a row that passes the filter, no further ones are loaded. */
const MAX_EMPTY_PAGES = 20;

/**
 * The options of a model. It passes records, because creating a view for each conversation with a message would be
 * slow.
 */
export interface ConversationModelOptions<Conversation extends Kit.Conversation>
  extends Omit<ConversationListOptions<Conversation>, 'onMessage'>,
    SelectionSettings<Conversation> {
  /** The filter of the rows, besides the keyword; null shows all but the archived ones. */
  filter?: Accessor<Predicate | null>;
  /** The sections of the rows. Defaults to pinned conversations above all others. */
  sections?: Accessor<Sections>;
  /** Called after each flush. */
  onFlushed?: () => void;
  /** Called once for each message from another user; `isActive` says whether its conversation is highlighted. */
  onMessage?: (message: Kit.Message, isActive: boolean, record: ConversationRecord | undefined) => void;
}

/** A conversation list without markup: ordered rows, their data, and actions. */
export interface ConversationModel<Conversation extends Kit.Conversation = AppConversation>
  extends ListEngine<ConversationItem, ConversationEntry, Conversation, ConversationRow>,
    RecordActions {
  /** The conversation at an index, as a reactive view. */
  at(index: number): Conversation | undefined;
  /** Whether a record is the active one. Tracked. */
  isActive(record: ConversationRecord): boolean;
  /** Returns who is typing in a record's conversation. */
  typingIn(record: ConversationRecord): readonly Kit.User[];
  /**
   * Returns the receipt of a record's last message; 'waiting' for one that will be resent at the next connection.
   * Tracked.
   */
  receiptIn(record: ConversationRecord): ReceiptWord;
  /** Removes a conversation from the list; does not call the SDK. */
  remove(conversation: Kit.Conversation): void;
  /** Whether the SDK or the app has pinned a conversation. */
  isPinned(record: ConversationRecord): boolean;
  /** Returns the loaded entries, with those that the filter hides, without those that are being deleted. */
  entries(): readonly ConversationEntry[];
  /** Holds the order during a user's action. */
  readonly hold: OrderHold;
}

/**
 * Creates the list of conversations with everything that components need; apps get a part of it. Ends with its owner.
 */
export function createConversationModel<Conversation extends Kit.Conversation = AppConversation>(
  options?: ConversationModelOptions<Conversation>,
): ConversationModel<Conversation>;
export function createConversationModel(
  options: ConversationModelOptions<Kit.Conversation> = {},
): ConversationModel {
  const context: ConversationListContext = createListContext<
    ConversationItem,
    ConversationEntry,
    ConversationRecord,
    ConversationRecords,
    ConversationStore
  >(options, {
    part: createConversations,
    alone: () => new ConversationRecords(() => null),
    store: (records) => new ConversationStore(records),
  });
  const { client, report, store, publisher } = context;
  const { order, rows } = store;
  const { source, publishNow } = publisher;
  const request = createConversationRequest(options, context);
  const fetches = createFetchesOnDemand(context, request, () => engine.state.phase === 'ready');
  store.fetch = fetches.fetch;
  publisher.afterFlush(fetches.scheduleRecount);
  publisher.afterFlush(() => options.onFlushed?.());
  const typingIn = (record: ConversationRecord) =>
    untrack(client)
      ?.typing.typists(record)
      .filter((user) => !store.records.entities.isBlocked(user)) ?? [];
  const isActive = createActiveRow(options.activeConversation, options.activeWith, report);
  const receiptIn = ({ unsent, receipt }: ConversationRecord): ReceiptWord =>
    unsent?.isWaiting && engine.connection() !== 'connected' ? 'waiting' : RECEIPT_WORDS[receipt];
  const isSelected = (entry: ConversationEntry): boolean => engine.selection.isSelected(entry);
  const rowList = { source, typingIn, isSelected, isActive, receiptIn };
  const hasPins = createMemo(() => options.isPinned?.() !== undefined);
  const refresh = publisher.scheduled((record: ConversationRecord) => {
    const entry = store.entryOfPeer(record);
    if (entry) store.touch(entry);
  });
  rows.isPinnedByApp = createPins(options.isPinned, hasPins, refresh, report);
  const filter = () => options.filter?.() ?? null;
  /** The number of pages in a row that added no row, and the number of rows before. */
  let emptyPages = 0;
  let rowsBefore = 0;
  const setFilter = () => {
    emptyPages = 0;
    const wanted = untrack(request.localKeyword);
    const passes = untrack(filter);
    rows.setFilter(
      wanted === '' && !passes
        ? null
        : (entry, sync) =>
            (wanted === '' || includesWord(entry.name, wanted)) && (passes?.(entry, sync) ?? true),
    );
  };
  const sections = () => options.sections?.() ?? PINNED_FIRST;
  // Before the first rows, which may be there already.
  rows.setSections(untrack(sections));
  setFilter();
  createEffect(on(sections, (made) => publishNow(() => rows.setSections(made)), { defer: true }));
  const engine = createListEngine<
    ConversationItem,
    ConversationEntry,
    Kit.Conversation,
    ConversationRow,
    FetchTicket
  >({
    context,
    request,
    isUnfiltered: showsAllConversations,
    initial: { json: options.initialConversations, accessor: 'getConversationWith', ownerOf },
    itemOf: ({ record }) => conversationView(record),
    makeRow: (entry) => new ConversationRow(entry, rowList),
    selection: options,
    onReset: () => {
      emptyPages = 0;
      fetches.reset();
    },
    // A remaining row with a new message would count as part of the next list.
    onReload: (isQuiet) => {
      emptyPages = 0;
      if (isQuiet) store.supersede(request.keyword() === '');
      else publishNow(() => store.empty());
      fetches.startOver();
    },
    onLost: fetches.startOver,
  });
  const deliver = createDeliveryReceipts(context, () => options.markAsDelivered?.());
  store.onMessage = (message, isNew) => {
    const { uid } = store.records;
    if (isNew && countsAsUnread(message, uid)) {
      const entry = store.entryOfPeer(peerOfMessage(message, uid));
      callApp(report, () =>
        options.onMessage?.(message, entry !== undefined && isActive(entry.record), entry?.record),
      );
    }
    deliver(message);
  };
  createEffect(on([request.localKeyword, filter, hasPins], () => publishNow(setFilter), { defer: true }));
  const hold = createOrderHold({
    hold: () => rows.hold(),
    release: () => publishNow(() => rows.release()),
    get waiting() {
      return rows.waiting;
    },
  });

  /** Applies what the user does, and publishes it at once. */
  const act = (change: () => void) => publishNow(() => rows.force(change));

  return {
    ...engine,
    ...recordActions(() => store.records, act),
    at: (index) => {
      source.version();
      const entry = order.at(index);
      return entry && !entry.isHeader ? conversationView(entry.record) : undefined;
    },
    isActive,
    typingIn,
    receiptIn,
    loadMore: () => {
      // Filtering loaded rows: a page that adds few rows would load the next one, and so on to the last.
      if (untrack(request.localKeyword) !== '') return;
      const { state } = engine;
      if (untrack(() => filter() && state.phase === 'ready' && state.paging === 'idle')) {
        emptyPages = order.rowCount === rowsBefore ? emptyPages + 1 : 0;
        rowsBefore = order.rowCount;
        if (emptyPages > MAX_EMPTY_PAGES) return;
      }
      engine.loadMore();
    },
    isPinned: (record) => rows.isPinned(record),
    entries: () => rows.all().filter(({ record }) => !store.records.leaving.has(record)),
    remove: (conversation) =>
      publishNow(() =>
        store.records.remove(peerOfConversation(conversation), lastSentOf(conversation, store.records.uid)),
      ),
    hold,
  };
}

/**
 * Returns whether the app pins a conversation. Its answer is tracked: `onChange` is called when it has changed.
 */
function createPins(
  test: ConversationListOptions<Kit.Conversation>['isPinned'],
  hasTest: Accessor<boolean>,
  onChange: (record: ConversationRecord) => void,
  report: Report,
): (record: ConversationRecord) => boolean {
  const owner = getOwner();
  const answers = new WeakMap<ConversationRecord, boolean>();
  const ask = createGuard(report).wrap(
    (record: ConversationRecord) => Boolean(test?.()?.(conversationView(record))),
    false,
    'ERR_CALLBACK_FAILED',
  );
  const follow = (record: ConversationRecord) =>
    createComputed<boolean | undefined>((before) => {
      const answer = ask(record);
      answers.set(record, answer);
      if (before !== undefined && before !== answer) untrack(() => onChange(record));
      return answer;
    });
  return (record) => {
    if (!untrack(hasTest)) return false;
    if (!answers.has(record)) runWithOwner(owner, () => follow(record));
    return answers.get(record) ?? false;
  };
}
