import { type Accessor, createEffect, createMemo, on, onCleanup, untrack } from 'solid-js';
import { oncePer } from '../../core/collections/once-per.ts';
import { syncUser } from '../../core/items/sync-objects.ts';
import type { KitErrorHandler } from '../../core/objects/exception.ts';
import { textOf } from '../../core/objects/read.ts';
import { unwrap } from '../../core/objects/unwrap.ts';
import type { SectionHeader } from '../../core/order/sections.ts';
import { withKeyword } from '../../core/requests/keyword-builder.ts';
import type { Sectioning } from '../../core/users/grouping.ts';
import { UserBook, type UserEntry } from '../../core/users/user-book.ts';
import type { UserRecord } from '../../core/users/user-record.ts';
import type { AppUser, Kit, KitSDK } from '../../sdk/index.ts';
import { createFlush } from '../rows/create-flush.ts';
import type { ListSource } from '../rows/create-list-source.ts';
import { createPublisher } from '../rows/create-publisher.ts';
import { userView } from '../rows/reactive-view.ts';
import { UserRow } from '../rows/user-row.ts';
import { createSubscriptions } from '../session/create-subscriptions.ts';
import type { Connection } from '../source/create-connection.ts';
import { createInitialItems } from '../source/create-initial-items.ts';
import { createListContext, createListEngine } from '../source/create-list-engine.ts';
import type { PagerState } from '../source/create-pager.ts';
import { createRequestSearch } from '../source/create-request-search.ts';
import { defaultBuilder } from '../source/default-builder.ts';

/** What a user list may be given; all of it is optional and reactive. */
export interface UserListOptions<User extends Kit.User = AppUser> {
  /** The SDK; by default the provider's, else the one of `KitUIKit.init`. */
  sdk?: Accessor<KitSDK | undefined>;
  /** Which users load, 30 a page by default. */
  usersRequestBuilder?: Accessor<Kit.UsersRequestBuilder<User> | undefined>;
  /** Which users a search loads; by default what the list loads. */
  searchRequestBuilder?: Accessor<Kit.UsersRequestBuilder<User> | undefined>;
  /** The keyword of the search; '' for none. */
  searchKeyword?: Accessor<string>;
  /** The first rows, as a server sent them; read once. */
  initialUsers?: Accessor<readonly object[] | undefined>;
  /** The user who is highlighted, by reference. */
  activeUser?: Accessor<User | undefined>;
  /** How users are grouped under letters; null for no groups. */
  sectioning?: Accessor<Sectioning | null>;
  /** While true, presence is kept and not published. */
  hideUserStatus?: Accessor<boolean | undefined>;
  /** Whether rows stay while another builder's answer is under way. */
  disableLoadingState?: Accessor<boolean | undefined>;
  /** Told when a first page arrived, and whether more may follow. */
  onLoaded?: (hasMore: boolean) => void;
  /** Told when a fetch sequence ends with no user at all. */
  onEmpty?: () => void;
  /** Told of every failure. */
  onError?: KitErrorHandler | null | undefined;
}

/** A user list without a look: the rows in order, what is known of each, and what can be done. */
export interface UserList<User extends Kit.User = AppUser> {
  /** The rows and section headers in order, for a list that draws them. */
  readonly source: ListSource<UserEntry>;
  /** The phase of loading, the paging and the last failure, each reactive by itself. */
  readonly state: PagerState;
  /** Whether the connection to the chat server stands. */
  connection: Accessor<Connection>;
  /** Who is signed in, once that is known. */
  user: Accessor<Kit.User | null>;
  /** How many users are in the list. Tracked, as `slice` and `row` are, which agree with it at any moment. */
  length: Accessor<number>;
  /** The users from `start` up to, but not including, `end`, as reactive views; section headers are left out. */
  slice(start: number, end: number): readonly User[];
  /** The sections in order; [] while users are not grouped. Follow `source.version` for changes. */
  sections(): readonly SectionHeader[];
  /** What the list knows of a user beyond the SDK's object; undefined when the user is not in the list. */
  row(user: Kit.User): UserRow | undefined;
  /** The same of a record of `source`. */
  rowOf(record: UserRecord): UserRow;
  /** Whether a record is the active one. Tracked. */
  isActive(record: UserRecord): boolean;
  /** Whether a record still belongs to a user who exists, as far as is known. */
  isKnown(record: UserRecord): boolean;
  /** Rows a page has. */
  pageSize(): number;
  /** Loads the next page, unless that is under way or none is left. */
  loadMore(): void;
  /** Tries again what failed. */
  retry(): void;
  /** These rows look otherwise now, for a reason of the caller's. */
  republish(records: readonly UserRecord[]): void;
  /** Publishes at once what waits for the next frame. */
  flush(): void;
}

/**
 * Makes the list of users that the signed-in user can reach: pages, presence and blocks become changes of
 * single rows, published once a frame. Ends with its owner.
 * @example
 * const list = createUserList({ sdk: () => Kit });
 * <For each={list.slice(0, list.length())}>{(user) => <p>{user.getName()}</p>}</For>
 */
export function createUserList<User extends Kit.User = AppUser>(
  options?: UserListOptions<User>,
): UserList<User>;
export function createUserList(options: UserListOptions = {}): UserList {
  const context = createListContext(options);
  const { sdk, report, faults } = context;
  const builder = createMemo(() => options.usersRequestBuilder?.());
  const keyword = createMemo(() => options.searchKeyword?.() ?? '');
  const searchBuilder = createMemo(() => options.searchRequestBuilder?.());
  const search = createRequestSearch({ builder, searchBuilder, keyword, canSearch: () => true });
  /** The builder that carries the keyword of the search, until it is given back its own. */
  let searched: Kit.UsersRequestBuilder | undefined;
  const endSearch = () => {
    if (searched) withKeyword(searched, '');
    searched = undefined;
  };
  onCleanup(endSearch);
  /** The builder of what is shown: that of the search while there is a keyword. */
  const asked = (): Kit.UsersRequestBuilder => {
    const isSearch = keyword() !== '';
    const next =
      (isSearch ? searchBuilder() : undefined) ?? builder() ?? defaultBuilder(sdk(), 'UsersRequestBuilder');
    if (next !== searched) endSearch();
    if (isSearch) searched = next;
    return withKeyword(next, keyword());
  };

  const book = new UserBook();
  const { order, changes } = book;
  const publisher = createPublisher<UserEntry, UserRecord>({
    order,
    changes,
    faults,
    sync: (record) => syncUser(record.user, record),
  });
  const { source, later, atOnce } = publisher;
  const isPublished = () => !options.hideUserStatus?.();
  const items = createInitialItems<Kit.User>({
    sdk,
    json: options.initialUsers,
    accessor: 'getUid',
    onError: report,
  });
  const engine = createListEngine<Kit.User, UserEntry, UserRecord, void>({
    context,
    model: book,
    publisher,
    request: search.request,
    builder: asked,
    isQuiet: () => search.isQuiet() || Boolean(options.disableLoadingState?.()),
    initial: items && { items, owner: null },
    onAnswered: (users, isFirst, isFull) => {
      try {
        if (users.length === 0) options.onEmpty?.();
        if (isFirst) options.onLoaded?.(isFull);
      } catch (cause) {
        report(cause, 'ERR_CALLBACK_FAILED');
      }
    },
    onReset: () => atOnce(() => book.reset()),
    callbacks: {
      User: {
        onUserOnline: later((user) => book.presence(user, true, isPublished())),
        onUserOffline: later((user) => book.presence(user, false, isPublished())),
      },
    },
  });

  const slices = createFlush(() => regroup(() => book.regroup()));
  const regroup = (step: () => void) => {
    atOnce(step);
    if (book.isRegrouping) slices.schedule();
  };
  const sectioning = createMemo(() => options.sectioning?.() ?? null);
  if (items) {
    const first = untrack(sectioning);
    publisher.fill(() => {
      book.setSectioning(first);
      book.appendPage(items);
    });
  }
  createEffect(
    on(sectioning, (wanted) => regroup(() => book.setSectioning(wanted)), { defer: items !== undefined }),
  );

  createEffect(() => {
    if (isPublished()) atOnce(() => changes.publishWithheld('presence'));
  });
  createSubscriptions(() => {
    const { ccUserBlocked, ccUserUnblocked } = context.events().users;
    return [
      ccUserBlocked.subscribe(later((user) => book.blocked(unwrap(user), true))),
      ccUserUnblocked.subscribe(later((user) => book.blocked(unwrap(user), false))),
    ];
  });

  const activeUser = createMemo(() => unwrap(options.activeUser?.()));
  const isActive = (record: UserRecord) => record.user === activeUser();
  const rowList = { source, isActive };
  const rowOf = oncePer((record: UserRecord) => new UserRow(record, rowList));

  return {
    ...engine,
    slice: (start, end) => {
      source.version();
      return book.rows(start, end).map(userView);
    },
    sections: () => book.sections,
    row: (user) => {
      source.version();
      const record = book.find(textOf(user, 'getUid'));
      return record?.block ? rowOf(record) : undefined;
    },
    rowOf,
    isActive,
    isKnown: (record) => book.find(record.id) === record,
  };
}
