import { createConversations } from '../../../src/client/conversations.ts';
import { ConversationRecords } from '../../../src/client/records/conversation-records.ts';
import { ConversationStore } from '../../../src/conversations/conversation-store.ts';
import { createActiveRow } from '../../../src/conversations/create-active-row.ts';
import {
  type ConversationListContext,
  createConversationFetches,
} from '../../../src/conversations/create-conversation-fetches.ts';
import { createConversationModel } from '../../../src/conversations/create-conversation-model.ts';
import { createConversationRequest } from '../../../src/conversations/create-conversation-request.ts';
import { createDeliveryReceipts } from '../../../src/conversations/create-delivery-receipts.ts';
import { createFetchesOnDemand } from '../../../src/conversations/create-fetches-on-demand.ts';
import { createFilters } from '../../../src/conversations/create-filters.ts';
import { createSections } from '../../../src/conversations/create-sections.ts';
import { createListContext } from '../../../src/list/create-list-context.ts';
import { describePrimitives, type Stage } from './server-trial.ts';

const report = () => {};

const contextOf = ({ sdk }: Stage): ConversationListContext =>
  createListContext(
    { sdk: () => sdk },
    {
      part: createConversations,
      alone: () => new ConversationRecords(() => null),
      store: (records) => new ConversationStore(records),
    },
  );

describePrimitives(
  'conversations',
  import.meta.glob(
    ['/src/conversations/*.ts', '!/src/conversations/{conversation-texts,create-message-announcements}.ts'],
    { eager: true },
  ),
  {
    createActiveRow: ({ sdk }) => createActiveRow(undefined, () => new sdk.User('ann'), report),
    createConversationFetches: (stage) => {
      const context = contextOf(stage);
      return createConversationFetches(context, createConversationRequest({}, context));
    },
    createConversationModel: ({ sdk }) => {
      const list = createConversationModel({
        sdk: () => sdk,
        initialConversations: () => [{ broken: true }],
        searchKeyword: () => 'ann',
      });
      return [list.length(), list.at(0), list.state.phase, list.connection(), list.user()];
    },
    createConversationRequest: (stage) =>
      createConversationRequest({ searchKeyword: () => 'ann' }, contextOf(stage)).request(),
    createDeliveryReceipts: (stage) => createDeliveryReceipts(contextOf(stage), () => true),
    createFilters: () => createFilters({ filters: ['all', 'unread'] }, report).predicate(),
    createSections: () => createSections({ sections: ['pinned'] }, (key) => key, report)().headers.length,
    createFetchesOnDemand: (stage) => {
      const context = contextOf(stage);
      return createFetchesOnDemand(context, createConversationRequest({}, context), () => true);
    },
  },
);
