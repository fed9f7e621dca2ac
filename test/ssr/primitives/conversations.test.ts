import { createConversations } from '../../../src/client/conversations.ts';
import { ConversationBook } from '../../../src/core/conversations/conversation-book.ts';
import { ConversationRecords } from '../../../src/core/conversations/conversation-records.ts';
import { createActiveRow } from '../../../src/primitives/conversations/create-active-row.ts';
import {
  type ConversationListContext,
  createConversationFetches,
} from '../../../src/primitives/conversations/create-conversation-fetches.ts';
import { createConversationModel } from '../../../src/primitives/conversations/create-conversation-model.ts';
import { createConversationRequest } from '../../../src/primitives/conversations/create-conversation-request.ts';
import { createDelivery } from '../../../src/primitives/conversations/create-delivery.ts';
import { createLateFetches } from '../../../src/primitives/conversations/create-late-fetches.ts';
import { createMessageSound } from '../../../src/primitives/conversations/create-message-sound.ts';
import { createSoundPlayer } from '../../../src/primitives/conversations/sound-player.ts';
import { createListContext } from '../../../src/primitives/source/create-list-context.ts';
import { describePrimitives, type Stage } from './server-trial.ts';

const report = () => {};

const contextOf = ({ sdk }: Stage): ConversationListContext =>
  createListContext(
    { sdk: () => sdk },
    {
      part: createConversations,
      alone: () => new ConversationRecords(() => null),
      book: (records) => new ConversationBook(records),
    },
  );

describePrimitives('conversations', import.meta.glob('/src/primitives/conversations/*.ts', { eager: true }), {
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
  createDelivery: (stage) => createDelivery(contextOf(stage), () => true),
  createLateFetches: (stage) => {
    const context = contextOf(stage);
    return createLateFetches(context, createConversationRequest({}, context), () => true);
  },
  createMessageSound: () => createMessageSound({}, report),
  createSoundPlayer: () => createSoundPlayer(report).stop(),
});
