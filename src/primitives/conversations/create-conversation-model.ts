import { type Accessor, createEffect, on, untrack } from 'solid-js';
import { followTyping } from '../../client/client.ts';
import { ConversationBook } from '../../core/conversations/conversation-book.ts';
import type { ConversationRecord } from '../../core/conversations/conversation-record.ts';
import type { Checkpoint } from '../../core/conversations/journal.ts';
import { ConversationReducer } from '../../core/events/conversation-reducer.ts';
import { ownerOf } from '../../core/items/initial-items.ts';
import { syncConversation } from '../../core/items/sync-objects.ts';
import { RECEIPT_WORDS, type ReceiptWord } from '../../core/messages/receipts.ts';
import type { KitErrorHandler } from '../../core/objects/exception.ts';
import { showsAllConversations } from '../../core/requests/builder-filters.ts';
import { includesWord } from '../../core/text/find-matches.ts';
import type { AppConversation, Kit, KitSDK } from '../../sdk/index.ts';
import { callApp } from '../guard/create-report.ts';
import { createOrderHold, type OrderHold } from '../list/create-order-hold.ts';
import { ConversationRow } from '../rows/conversation-row.ts';
import { conversationView } from '../rows/reactive-view.ts';
import { createListContext } from '../source/create-list-context.ts';
import { createListEngine, type ListEngine, type SelectionSettings } from '../source/create-list-engine.ts';
import { emitChanges, followChannels } from './conversation-channels.ts';
import { conversationListeners } from './conversation-listeners.ts';
import { createActiveRow } from './create-active-row.ts';
import type { ConversationListContext } from './create-conversation-fetches.ts';
import { createConversationRequest } from './create-conversation-request.ts';
import { createDelivery } from './create-delivery.ts';
import { createLateFetches } from './create-late-fetches.ts';

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
  /** The user or group whose conversation is highlighted without an active conversation. */
  activeWith?: Accessor<Kit.User | Kit.Group | undefined>;
  /** Hides receipts; they are kept until this is false. */
  hideReceipts?: Accessor<boolean | undefined>;
  /** Hides presence; it is kept until this is false. */
  hideUserStatus?: Accessor<boolean | undefined>;
  /** Calls the SDK's `markAsDelivered` for each message of someone else. */
  markAsDelivered?: Accessor<boolean | undefined>;
  /** Called once for each message of someone else, with whether its conversation is highlighted. */
  onMessage?: (message: Kit.Message, conversation: Conversation | undefined, isActive: boolean) => void;
  /** A keyword that filters the list. */
  searchKeyword?: Accessor<string>;
  /** Called for every error. */
  onError?: KitErrorHandler | null | undefined;
}

/** The options of a model, which hands out records: a view of each conversation with news would cost much. */
export interface ConversationModelOptions<Conversation extends Kit.Conversation>
  extends Omit<ConversationListOptions<Conversation>, 'onMessage'>,
    SelectionSettings<Conversation> {
  /** Called once for each message of someone else, with whether its conversation is highlighted. */
  onMessage?: (message: Kit.Message, isActive: boolean, record: ConversationRecord | undefined) => void;
}

/** A conversation list without markup: ordered rows, their data, and actions. */
export interface ConversationModel<Conversation extends Kit.Conversation = AppConversation>
  extends ListEngine<ConversationRecord, ConversationRecord, Conversation, ConversationRow> {
  /** The conversation at an index, as a reactive view. */
  at(index: number): Conversation | undefined;
  /** Whether a record is the active one. Tracked. */
  isActive(record: ConversationRecord): boolean;
  /** Returns who is typing in a record's conversation. */
  typingIn(record: ConversationRecord): readonly Kit.User[];
  /** Returns the receipt of a record's last message; without a connection, some failed ones wait for it. Tracked. */
  receiptIn(record: ConversationRecord): ReceiptWord;
  /** Removes a conversation from the list, without calling the SDK. */
  remove(conversation: Kit.Conversation): void;
  /** Holds the order during a user's action. */
  readonly hold: OrderHold;
}

/** Creates the list of conversations with all that the components need; apps get a part of it. Ends with its owner. */
export function createConversationModel<Conversation extends Kit.Conversation = AppConversation>(
  options?: ConversationModelOptions<Conversation>,
): ConversationModel<Conversation>;
export function createConversationModel(
  options: ConversationModelOptions<Kit.Conversation> = {},
): ConversationModel {
  const context: ConversationListContext = createListContext(
    options,
    (uid) => new ConversationBook(uid),
    syncConversation,
  );
  const { client, report, book, publisher } = context;
  const { order, rows } = book;
  const { source, later, atOnce } = publisher;
  const request = createConversationRequest(options, context);
  const fetches = createLateFetches(context, request, () => engine.state.phase === 'ready');
  const reducer = new ConversationReducer(book, {
    fetch: fetches.fetch,
    block: (uid, isBlocked) => untrack(client)?.typing.block(uid, isBlocked),
  });
  publisher.afterFlush(fetches.look);
  followTyping(
    client,
    later((peer) => reducer.typing(peer)),
  );
  const typingIn = (record: ConversationRecord) =>
    untrack(client)
      ?.typing.typists(record)
      .filter((user) => !book.records.isBlocked(user)) ?? [];
  const isActive = createActiveRow(options.activeConversation, options.activeWith, report);
  const receiptIn = ({ unsent, receipt }: ConversationRecord): ReceiptWord =>
    unsent?.isWaiting && engine.connection() !== 'connected' ? 'waiting' : RECEIPT_WORDS[receipt];
  const rowList = { source, typingIn, isActive, receiptIn };
  const engine = createListEngine<
    ConversationRecord,
    ConversationRecord,
    Kit.Conversation,
    ConversationRow,
    Checkpoint
  >({
    context,
    request,
    isUnfiltered: showsAllConversations,
    initial: { json: options.initialConversations, accessor: 'getConversationWith', ownerOf },
    itemOf: conversationView,
    makeRow: (record) => new ConversationRow(record, rowList),
    selection: options,
    hidden: { receipt: options.hideReceipts, presence: options.hideUserStatus },
    onFirstPage: (page, since) => reducer.firstPage(page, since),
    onReset: () => {
      fetches.reset();
      reducer.reset();
    },
    // A remaining row would count as part of the next list as soon as it gets a message.
    onReload: (isQuiet) => {
      if (isQuiet) book.supersede(request.keyword() === '');
      else atOnce(() => book.empty());
      fetches.startOver();
    },
    onLost: fetches.startOver,
    callbacks: conversationListeners({
      book,
      reducer,
      later,
      isActive,
      onMessage: (...args) => callApp(report, () => options.onMessage?.(...args)),
      deliver: createDelivery(context, () => options.markAsDelivered?.()),
    }),
    follow: (channels, on) => followChannels(reducer, channels, on),
    emit: (channels, emit) => emitChanges(book, channels, emit),
  });
  createEffect(
    on(
      request.localKeyword,
      (wanted) =>
        atOnce(() => rows.setFilter(wanted === '' ? null : (record) => includesWord(record.name, wanted))),
      { defer: true },
    ),
  );
  const hold = createOrderHold({
    hold: () => rows.hold(),
    release: () => atOnce(() => rows.release()),
    get waiting() {
      return rows.waiting;
    },
  });

  return {
    ...engine,
    at: (index) => {
      source.version();
      const record = order.at(index);
      return record && conversationView(record);
    },
    isActive,
    typingIn,
    receiptIn,
    loadMore: () => {
      // Loaded rows are filtered: a page that adds few or no rows would load the next one, up to the last.
      if (untrack(request.localKeyword) === '') engine.loadMore();
    },
    remove: (conversation) => atOnce(() => reducer.deleted(conversation)),
    hold,
  };
}
