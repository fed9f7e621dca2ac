import type { Kit } from 'solid-chat-kit';
import { Faults } from '../../../src/core/objects/read.ts';
import type { UserBook } from '../../../src/core/users/user-book.ts';
import type { UserRecord } from '../../../src/core/users/user-record.ts';
import type { UserEntry } from '../../../src/core/users/user-rows.ts';
import { createFetches } from '../../../src/primitives/loading/create-fetches.ts';
import { userView } from '../../../src/primitives/rows/reactive-view.ts';
import { createEventBus } from '../../../src/primitives/source/create-event-bus.ts';
import { createInitialItems } from '../../../src/primitives/source/create-initial-items.ts';
import { createListContext } from '../../../src/primitives/source/create-list-context.ts';
import { createListEngine } from '../../../src/primitives/source/create-list-engine.ts';
import { createListSession } from '../../../src/primitives/source/create-list-session.ts';
import { createPager } from '../../../src/primitives/source/create-pager.ts';
import { createPagerState } from '../../../src/primitives/source/create-pager-state.ts';
import {
  createKeywordSetter,
  createRequestSearch,
} from '../../../src/primitives/source/create-request-search.ts';
import { describePrimitives, type Stage } from './server-trial.ts';

const report = () => {};

const pagerOf = ({ sdk, book, publisher }: Stage) =>
  createPager<Kit.User, void>({
    fetches: createFetches(),
    builder: () => new sdk.UsersRequestBuilder(),
    book,
    atOnce: publisher.atOnce,
    onError: report,
  });

const contextOf = ({ sdk, book }: Stage) =>
  createListContext<UserEntry, UserRecord, UserBook>(
    { sdk: () => sdk },
    () => book,
    () => {},
  );

const requestOf = ({ sdk }: Stage) => ({
  request: () => 'all',
  builder: () => new sdk.UsersRequestBuilder(),
  isQuiet: () => false,
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
      context: { ...contextOf(stage), channels: () => stage.channels },
      request: requestOf(stage),
      initial: { json: () => undefined, accessor: 'getUid' },
      itemOf: userView,
      makeRow: (record) => record,
      selection: {},
      hidden: {},
      callbacks: { User: { onUserOnline() {} } },
      follow: ({ users }, on) => [on(users.ccUserBlocked, () => {})],
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
  createPager: pagerOf,
  createPagerState: () => createPagerState(false).state.phase,
  createRequestSearch: () =>
    createRequestSearch({ builder: () => null, keyword: () => 'ann', canSearch: () => true }).request(),
});
