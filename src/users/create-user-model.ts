import { type Accessor, createEffect, createMemo, untrack } from 'solid-js';
import type { KitErrorHandler } from '../client/boundary/exception.ts';
import { showsAllUsers } from '../client/boundary/requests.ts';
import { toSDK } from '../client/boundary/to-sdk.ts';
import { callApp, createGuard } from '../client/create-report.ts';
import { createEntities } from '../client/entities.ts';
import type { UserRecord } from '../client/records/entity-record.ts';
import { EntityRecords } from '../client/records/entity-records.ts';
import type { FetchTicket } from '../client/records/fetch-log.ts';
import { entityView } from '../client/views/reactive-view.ts';
import { createListContext } from '../list/create-list-context.ts';
import { createListEngine, type ListEngine, type SelectionSettings } from '../list/create-list-engine.ts';
import { createFlush, type Flush } from '../list/publish/create-flush.ts';
import type { SectionHeader } from '../order/sections.ts';
import type { AppUser, Kit, KitSDK } from '../sdk/index.ts';
import { createUserRequest } from './create-user-request.ts';
import type { Sectioning } from './grouping.ts';
import type { UserListEntry } from './user-list-entry.ts';
import { UserRow } from './user-row.ts';
import type { UserEntry } from './user-rows.ts';
import { UserStore } from './user-store.ts';

/** The options of a user list; all are optional and reactive. */
export interface UserListOptions<User extends Kit.User = AppUser> {
  /** The SDK. Defaults to the provider's, else to that of `KitUIKit.init`. */
  sdk?: Accessor<KitSDK | undefined>;
  /** Which users load. Defaults to the SDK's own builder, 30 a page. */
  usersRequestBuilder?: Accessor<Kit.UsersRequestBuilder<User> | undefined>;
  /** Which users a search loads. Defaults to the list's builder. */
  searchRequestBuilder?: Accessor<Kit.UsersRequestBuilder<User> | undefined>;
  /** The keyword of the search; '' for none. */
  searchKeyword?: Accessor<string>;
  /** The first rows from a server; read once. */
  initialUsers?: Accessor<readonly object[] | undefined>;
  /** The highlighted user, compared by reference. */
  activeUser?: Accessor<User | undefined>;
  /** How to group users by letter; null for no groups. */
  sectioning?: Accessor<Sectioning | null>;
  /** Whether rows stay while another builder's first page loads. */
  disableLoadingState?: Accessor<boolean | undefined>;
  /** Called when a fetch returns no users. */
  onEmpty?: () => void;
  /** Called for every error. */
  onError?: KitErrorHandler | null | undefined;
}

/** A user list without markup: ordered rows, their data, and actions. */
export interface UserModel<User extends Kit.User = AppUser>
  extends ListEngine<UserEntry, UserListEntry, User, UserRow> {
  /** Returns the users from `start` up to, but not including, `end`, as reactive views, without section headers. */
  slice(start: number, end: number): readonly User[];
  /** The sections in order; [] without grouping. Follow `source.version` for changes. */
  sections(): readonly SectionHeader[];
  /** Whether a record is the active one. Tracked. */
  isActive(record: UserRecord): boolean;
}

/** Creates the list of users with everything that components need; apps get a part of it. Ends with its owner. */
export function createUserModel<User extends Kit.User = AppUser>(
  options?: UserListOptions<User> & SelectionSettings<User>,
): UserModel<User>;
export function createUserModel(options: UserListOptions & SelectionSettings<Kit.User> = {}): UserModel {
  const context = createListContext<UserEntry, UserListEntry, UserRecord, EntityRecords, UserStore>(options, {
    part: createEntities,
    alone: () => new EntityRecords(),
    store: (records) => new UserStore(records),
  });
  const { report, errors, store, publisher } = context;
  const { rows } = store;
  const { source, publishNow } = publisher;
  const request = createUserRequest(options, context);
  const guard = createGuard(report);
  const sectioning = createMemo((): Sectioning | null => {
    const given = options.sectioning?.();
    return given ? { ...given, textOf: guard.wrap((user) => String(given.textOf(user) ?? ''), '') } : null;
  });
  const group = (wanted: Sectioning | null) => errors.attempt(() => rows.setSectioning(wanted));
  group(untrack(sectioning));
  const slices: Flush = createFlush(() => {
    publishNow(() => rows.regroup());
    if (rows.isRegrouping) slices.schedule();
  });
  createEffect(() => {
    const wanted = sectioning();
    publishNow(() => group(wanted));
    if (rows.isRegrouping) slices.schedule();
  });
  const activeUser = createMemo(() => toSDK(options.activeUser?.()));
  const isActive = (record: UserRecord) => record.item === activeUser();
  const isSelected = (entry: UserListEntry): boolean => engine.selection.isSelected(entry);
  const rowList = { source, isSelected, isActive };

  const engine = createListEngine<UserEntry, UserListEntry, Kit.User, UserRow, FetchTicket>({
    context,
    request: { ...request, isQuiet: () => request.isQuiet() || Boolean(options.disableLoadingState?.()) },
    isUnfiltered: showsAllUsers,
    initial: { json: options.initialUsers, accessor: 'getUid' },
    itemOf: ({ record }) => entityView(record),
    makeRow: (entry) => new UserRow(entry, rowList),
    selection: options,
    onAnswered: (users) => {
      if (users.length === 0) callApp(report, () => options.onEmpty?.());
    },
  });
  return {
    ...engine,
    slice: (start, end) => {
      source.version();
      return rows.slice(start, end).map(({ record }) => entityView(record));
    },
    sections: () => rows.sections,
    isActive,
  };
}
