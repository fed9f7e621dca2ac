import type { Kit } from 'solid-chat-kit';
import { Faults } from '../../../src/client/boundary/faults.ts';
import { createEntities } from '../../../src/client/entities.ts';
import type { UserRecord } from '../../../src/core/entities/entity-record.ts';
import { EntityRecords } from '../../../src/core/entities/entity-records.ts';
import type { Checkpoint } from '../../../src/core/paging/fetch-log.ts';
import { UserBook } from '../../../src/core/users/user-book.ts';
import type { UserListEntry } from '../../../src/core/users/user-list-entry.ts';
import type { UserEntry } from '../../../src/core/users/user-rows.ts';
import { createFetches } from '../../../src/primitives/loading/create-fetches.ts';
import { entityView } from '../../../src/primitives/rows/reactive-view.ts';
import { createEventBus } from '../../../src/primitives/source/create-event-bus.ts';
import { createInitialItems } from '../../../src/primitives/source/create-initial-items.ts';
import { createListContext } from '../../../src/primitives/source/create-list-context.ts';
import { createListEngine } from '../../../src/primitives/source/create-list-engine.ts';
import { createListPages } from '../../../src/primitives/source/create-list-pages.ts';
import { createListSession } from '../../../src/primitives/source/create-list-session.ts';
import {
  createKeywordSetter,
  createRequestSearch,
} from '../../../src/primitives/source/create-request-search.ts';
import { describePrimitives, type Stage } from './server-trial.ts';

const report = () => {};

const pagerOf = ({ sdk, book, publisher }: Stage) =>
  createListPages<Kit.User, Checkpoint>({
    fetches: createFetches(),
    builder: () => new sdk.UsersRequestBuilder(),
    book,
    atOnce: publisher.atOnce,
    onError: report,
  });

const contextOf = ({ sdk }: Stage) =>
  createListContext<UserEntry, UserListEntry, UserRecord, EntityRecords, UserBook>(
    { sdk: () => sdk },
    {
      part: createEntities,
      alone: () => new EntityRecords(),
      book: (records) => new UserBook(records),
    },
  );

const requestOf = ({ sdk }: Stage) => ({
  request: () => 'all',
  builder: () => new sdk.UsersRequestBuilder(),
  isQuiet: () => false,
  key: () => 'default',
});

describePrimitives('source', import.meta.glob('/src/primitives/source/*.ts', { eager: true }), {
  createEventBus: ({ channels, publisher }) =>
    createEventBus({
      channels: () => channels,
      follow: ({ users }, on) => on(users.ccUserBlocked, () => {}),
      later: publisher.later,
      report,
    }),
  createInitialItems: ({ sdk }) =>
    createInitialItems({
      sdk: () => sdk,
      json: () => [{ broken: true }],
      accessor: 'getUid',
      onError: report,
    }),
  createListContext: contextOf,
  createListEngine: (stage) =>
    createListEngine({
      context: contextOf(stage),
      request: requestOf(stage),
      initial: { json: () => undefined, accessor: 'getUid' },
      itemOf: ({ record }: UserListEntry) => entityView(record),
      makeRow: (entry) => entry,
      selection: {},
    }).length(),
  createListSession: (stage) =>
    createListSession({
      sdk: () => stage.sdk,
      client: () => undefined,
      request: requestOf(stage),
      pager: pagerOf(stage),
      owner: { uid: null },
      onReset() {},
      report: new Faults(report).report,
    }),
  createKeywordSetter: ({ sdk }) =>
    createKeywordSetter(new Faults(report))(new sdk.UsersRequestBuilder(), 'ann').getSearchKeyword(),
  createListPages: pagerOf,
  createRequestSearch: () =>
    createRequestSearch({ builder: () => null, keyword: () => 'ann', canSearch: () => true }).request(),
});
