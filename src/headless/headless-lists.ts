import { type Accessor, createMemo, untrack } from 'solid-js';
import { conversationView, entityView } from '../client/views/reactive-view.ts';
import * as conversations from '../conversations/create-conversation-model.ts';
import type { ConversationItem } from '../conversations/create-sections.ts';
import type { PagerState } from '../list/pages/create-list-pages.ts';
import type { ListSource } from '../list/publish/create-list-source.ts';
import { createWindow, type ListWindow as KitWindow } from '../list/window/create-window.ts';
import { Gap } from '../list/window/gap.ts';
import { createMessageWindow } from '../messages/model/create-message-window.ts';
import type { MessageList } from '../messages/model/message-list.ts';
import type { TimelineEntry } from '../messages/timeline/timeline-entry.ts';
import type { OrderEntry } from '../order/block-order.ts';
import type { AppConversation, AppUser, Kit } from '../sdk/index.ts';
import * as users from '../users/create-user-model.ts';
import type { UserEntry } from '../users/user-rows.ts';
import { requireOwner } from '../utils/require-owner.ts';

/** The members that only the kit's components use. */
type Internal =
  | 'source'
  | 'selection'
  | 'rowOf'
  | 'recordOf'
  | 'isActive'
  | 'typingIn'
  | 'receiptIn'
  | 'hold'
  | 'sections';

/** A conversation list without markup: ordered rows, their data, and actions. */
export interface ConversationList<Conversation extends Kit.Conversation = AppConversation>
  extends Omit<
    conversations.ConversationModel<Conversation>,
    Internal | 'mark' | 'count' | 'hide' | 'entries' | 'isPinned'
  > {}

/** A user list without markup: ordered rows, their data, and actions. */
export interface UserList<User extends Kit.User = AppUser> extends Omit<users.UserModel<User>, Internal> {
  /** The sections in order; [] without grouping. Reactive. */
  sections(): readonly UserSection[];
}

/** A section of a user list. */
export interface UserSection {
  /** The letter of its users' names, or '#'. */
  readonly letter: string;
  /** The number of its loaded users. */
  readonly count: number;
}

/** The options of `createListWindow`. */
export interface ListWindowOptions {
  /**
   * The height of every row, in px; if rows differ, the assumed height of rows that were never mounted. 72 by default,
   * 56 for messages.
   */
  rowHeight?: number | undefined;
  /** The height of every section header, in px. @defaultValue 32 */
  headerHeight?: number | undefined;
  /** Whether rows differ in height: give each its `row` ref. Messages always do. @defaultValue false */
  isMeasured?: boolean | undefined;
}

/** The rendered part of a list: the visible rows, and some beyond each edge. */
export interface ListWindow<T> {
  /** The rows to render, in order. Reactive; a row that stays visible is the same object. */
  rows: Accessor<readonly T[]>;
  /** The `ref` of the scrolling element; the next page loads near its end. */
  scroller(element: HTMLElement): void;
  /** The `ref` of an empty element before the rows, which gets the height of the rows above. */
  before(element: HTMLElement): void;
  /** The `ref` of an empty element after the rows, which gets the height of the rows below. */
  after(element: HTMLElement): void;
  /** Returns the `ref` of the element of a row whose height is measured. */
  row(row: T): (element: HTMLElement) => void;
}

/** Creates the window of a list. */
interface Engine {
  windowOf(options: ListWindowOptions): ListWindow<unknown>;
}

const engines = new WeakMap<object, Engine>();

/**
 * Creates the list of the signed-in user's conversations: pages, SDK events and UI events change single rows,
 * and are published at most once per frame. Ends with its owner.
 * @example
 * const list = createConversationList({ sdk: () => MyChat });
 * <For each={Array.from({ length: list.length() }, (_, i) => list.at(i))}>{(c) => <p>{c.getUnreadMessageCount()}</p>}</For>
 */
export function createConversationList<Conversation extends Kit.Conversation = AppConversation>(
  options?: conversations.ConversationListOptions<Conversation>,
): ConversationList<Conversation> {
  requireOwner('createConversationList');
  type Options = conversations.ConversationModelOptions<Conversation>;
  const onMessage: Options['onMessage'] = (message, isActive, record) =>
    options?.onMessage?.(message, record && (conversationView(record) as Conversation), isActive);
  // Read each option when needed: an app may set it later, or inherit it.
  const withViews = new Proxy(options ?? {}, {
    get: (given, name) => (name === 'onMessage' ? onMessage : Reflect.get(given, name)),
  });
  const {
    source,
    selection,
    rowOf,
    recordOf,
    isActive,
    typingIn,
    receiptIn,
    hold,
    mark,
    count,
    hide,
    entries,
    isPinned,
    ...list
  } = conversations.createConversationModel(withViews as Options);
  engines.set(list, {
    windowOf: (given) =>
      windowOf(
        { ...list, source },
        (entry) => (entry.isHeader ? undefined : conversationView(entry.record)),
        given,
      ),
  });
  return list;
}

/**
 * Creates the list of users that the signed-in user can reach: pages, presence and blocks change single rows,
 * and are published at most once per frame. Ends with its owner.
 * @example
 * const list = createUserList({ sdk: () => MyChat });
 * <For each={list.slice(0, list.length())}>{(user) => <p>{user.getName()}</p>}</For>
 */
export function createUserList<User extends Kit.User = AppUser>(
  options?: users.UserListOptions<User>,
): UserList<User> {
  requireOwner('createUserList');
  const { source, selection, rowOf, recordOf, isActive, sections, ...rest } = users.createUserModel(options);
  const list: UserList<User> = {
    ...rest,
    sections: () => {
      source.version();
      return [...sections()];
    },
  };
  const itemOf = (entry: UserEntry) => (entry.isHeader ? entry : entityView(entry.record));
  engines.set(list, {
    windowOf: (given) => windowOf({ ...list, source }, itemOf, given),
  });
  return list;
}

/**
 * Creates the window of a list, so that an app's own markup shows 100,000 rows by mounting the visible ones.
 * Rows that jump to the top, and messages that arrive, do not move the rows being read. Ends with its owner.
 * @throws TypeError when the list is not from `createConversationList`, `createUserList` or `createMessageList`
 * @example
 * const list = createConversationList();
 * const view = createListWindow(list, { rowHeight: 48 });
 * <div ref={view.scroller} style={{ height: '100%', 'overflow-y': 'auto', 'overflow-anchor': 'none' }}>
 *   <div ref={view.before} />
 *   <For each={view.rows()}>{(conversation) => <p>{conversation.getConversationWith().getName()}</p>}</For>
 *   <div ref={view.after} />
 * </div>
 */
export function createListWindow<Conversation extends Kit.Conversation>(
  list: ConversationList<Conversation>,
  options?: ListWindowOptions,
): ListWindow<Conversation>;
export function createListWindow<User extends Kit.User>(
  list: UserList<User>,
  options?: ListWindowOptions,
): ListWindow<User | UserSection>;
export function createListWindow(
  list: MessageList,
  options?: Omit<ListWindowOptions, 'headerHeight' | 'isMeasured'>,
): ListWindow<TimelineEntry>;
export function createListWindow(list: object, options: ListWindowOptions = {}): ListWindow<unknown> {
  const engine = engines.get(list);
  if (engine) return engine.windowOf(options);
  if (!isMessageList(list))
    throw new TypeError(
      'createListWindow needs a list from createConversationList, createUserList or createMessageList.',
    );
  return partsOf(createMessageWindow(list, undefined, options.rowHeight), (entry) => entry);
}

const isMessageList = (list: object): list is MessageList => 'entries' in list && 'loadOlder' in list;

/** The parts of a list that its window reads. */
interface Drawable<E extends ConversationItem | UserEntry> {
  readonly source: ListSource<E>;
  readonly state: PagerState;
  pageSize(): number;
  loadMore(): void;
}

function windowOf<E extends ConversationItem | UserEntry>(
  list: Drawable<E>,
  itemOf: (entry: E) => unknown,
  { rowHeight = 72, headerHeight = 32, isMeasured = false }: ListWindowOptions,
): ListWindow<unknown> {
  const { source, state } = list;
  source.order.rowHeight = rowHeight;
  source.order.headerHeight = headerHeight;
  const view = createWindow<E>({
    source,
    firstPage: list.pageSize,
    onNearEnd: () => {
      if (state.phase === 'ready' && state.paging === 'idle') list.loadMore();
    },
    isMeasured: () => isMeasured,
    kept: () => null,
  });
  return partsOf(view, itemOf);
}

/** Returns the parts of a window for the app's markup. */
function partsOf<E extends OrderEntry>(
  view: Pick<KitWindow<E>, 'entries' | 'rows' | 'attach'>,
  itemOf: (entry: E) => unknown,
): ListWindow<unknown> {
  const entryOf = new WeakMap<object, E>();
  const gapAt = (index: number) => untrack(view.entries).at(index) as Gap;
  const rows = createMemo(() => {
    const entries = view.entries().filter((entry): entry is E => !(entry instanceof Gap));
    return untrack(() =>
      entries.map((entry) => {
        const item = itemOf(entry);
        entryOf.set(item as object, entry);
        return item;
      }),
    );
  });
  return {
    rows,
    scroller: view.attach,
    before: (element) => gapAt(0).attach(element),
    after: (element) => gapAt(-1).attach(element),
    row: (item) => (element) => {
      const entry = entryOf.get(item as object);
      if (entry) view.rows.add(entry, element);
    },
  };
}
