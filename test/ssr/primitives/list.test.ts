import type { Kit } from 'solid-chat-kit';
import { ErrorCollector } from '../../../src/client/boundary/error-collector.ts';
import { createFetches } from '../../../src/client/create-fetches.ts';
import { createEntities } from '../../../src/client/entities.ts';
import type { UserRecord } from '../../../src/client/records/entity-record.ts';
import { EntityRecords } from '../../../src/client/records/entity-records.ts';
import type { FetchTicket } from '../../../src/client/records/fetch-log.ts';
import { entityView } from '../../../src/client/views/reactive-view.ts';
import { createInitialItems } from '../../../src/list/create-initial-items.ts';
import { createListContext } from '../../../src/list/create-list-context.ts';
import { createListEngine } from '../../../src/list/create-list-engine.ts';
import { createListSession } from '../../../src/list/create-list-session.ts';
import { createOrderHold } from '../../../src/list/create-order-hold.ts';
import { createSelection, SelectionMode } from '../../../src/list/create-selection.ts';
import { createListPages } from '../../../src/list/pages/create-list-pages.ts';
import { createPager } from '../../../src/list/pages/create-pager.ts';
import { createKeywordSetter, createRequestSearch } from '../../../src/list/pages/create-request-search.ts';
import { createRowPages } from '../../../src/list/pages/create-row-pages.ts';
import { createArraySource } from '../../../src/list/publish/create-array-source.ts';
import { createFlush } from '../../../src/list/publish/create-flush.ts';
import { createFollowedEntities } from '../../../src/list/publish/create-followed-entities.ts';
import { createListSource } from '../../../src/list/publish/create-list-source.ts';
import { createPublisher } from '../../../src/list/publish/create-publisher.ts';
import { createPublishing } from '../../../src/list/publish/create-publishing.ts';
import { createMountedRows } from '../../../src/list/window/create-mounted-rows.ts';
import { createWindow } from '../../../src/list/window/create-window.ts';
import type { UserListEntry } from '../../../src/users/user-list-entry.ts';
import type { UserEntry } from '../../../src/users/user-rows.ts';
import { UserStore } from '../../../src/users/user-store.ts';
import { describePrimitives, type Stage } from './server-trial.ts';

const ignore = () => {};

const errors = new ErrorCollector(ignore);

const pagerOf = ({ sdk, store, publisher }: Stage) =>
  createListPages<Kit.User, FetchTicket>({
    fetches: createFetches(),
    builder: () => new sdk.UsersRequestBuilder(),
    store,
    publishNow: publisher.publishNow,
    onError: ignore,
  });

const contextOf = ({ sdk }: Stage) =>
  createListContext<UserEntry, UserListEntry, UserRecord, EntityRecords, UserStore>(
    { sdk: () => sdk },
    {
      part: createEntities,
      alone: () => new EntityRecords(),
      store: (records) => new UserStore(records),
    },
  );

const requestOf = ({ sdk }: Stage) => ({
  request: () => 'all',
  builder: () => new sdk.UsersRequestBuilder(),
  isQuiet: () => false,
  key: () => 'default',
});

describePrimitives(
  'list',
  import.meta.glob(['/src/list/**/*.ts', '!/src/list/input/*.ts'], { eager: true }),
  {
    createFollowedEntities: () => createFollowedEntities(() => undefined, ignore).schedule(),
    createRowPages: () => createRowPages(() => null, String, ignore),
    createArraySource: () => createArraySource(() => [], 56),
    createWindow: ({ publisher }) =>
      createWindow({
        source: publisher.source,
        firstPage: () => 30,
        isMeasured: () => false,
        kept: () => null,
      }),
    createMountedRows: () => createMountedRows(),
    createOrderHold: () =>
      createOrderHold({
        hold() {},
        release() {},
        waiting: 0,
      }),
    createSelection: ({ store, publisher }) =>
      createSelection({
        mode: () => SelectionMode.multiple,
        given: () => undefined,
        initial: [],
        order: store.order,
        itemOf: () => ({}),
        rowOf: () => undefined,
        isKnown: () => true,
        isDisabled: () => false,
        onChange() {},
        onSelect() {},
        onChanged: publisher.republish as () => void,
      }),
    createPager: () => {
      const pager = createPager({
        fetches: createFetches(),
        log: { begin: ignore, end: ignore },
        isFilled: false,
        reload: ignore,
        onError: ignore,
      });
      pager.createEnd({ load: ignore }).loadMore();
      return pager.phase();
    },
    createFlush: () => createFlush(() => {}).schedule(),
    createListSource: ({ store }) => createListSource(store.order, () => {}, errors).length(),
    createPublisher: ({ sdk, store: { order, changes } }) => {
      const publisher = createPublisher({
        order,
        changes,
        errors,
        sync() {},
        trigger() {},
        publishOthers() {},
      });
      publisher.scheduled(() => {
        changes.order = true;
      })();
      publisher.publishNow(() => {
        changes.order = true;
      });
      publisher.fill(() => {});
      return sdk;
    },
    createPublishing: () => createPublishing({ isEmpty: false }, errors, () => {}).scheduled(() => {})(),
    createInitialItems: ({ sdk }) =>
      createInitialItems({
        sdk: () => sdk,
        json: () => [{ broken: true }],
        accessor: 'getUid',
        onError: ignore,
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
        report: errors.report,
      }),
    createKeywordSetter: ({ sdk }) =>
      createKeywordSetter(errors)(new sdk.UsersRequestBuilder(), 'ann').getSearchKeyword(),
    createListPages: pagerOf,
    createRequestSearch: () =>
      createRequestSearch({ builder: () => null, keyword: () => 'ann', canSearch: () => true }).request(),
  },
);
