import { ConversationBook } from '../../../src/core/conversations/conversation-book.ts';
import type { ConversationRecord } from '../../../src/core/conversations/conversation-record.ts';
import { createActiveRow } from '../../../src/primitives/conversations/create-active-row.ts';
import { createConversationFetches } from '../../../src/primitives/conversations/create-conversation-fetches.ts';
import { createConversationList } from '../../../src/primitives/conversations/create-conversation-list.ts';
import { createConversationRequest } from '../../../src/primitives/conversations/create-conversation-request.ts';
import { createDelivery } from '../../../src/primitives/conversations/create-delivery.ts';
import { createMessageSound } from '../../../src/primitives/conversations/create-message-sound.ts';
import { createSoundPlayer } from '../../../src/primitives/conversations/sound-player.ts';
import { createPublisher } from '../../../src/primitives/rows/create-publisher.ts';
import { createListContext } from '../../../src/primitives/source/create-list-context.ts';
import { describePrimitives } from './server-trial.ts';

const report = () => {};

describePrimitives('conversations', import.meta.glob('/src/primitives/conversations/*.ts', { eager: true }), {
  createActiveRow: ({ sdk }) => createActiveRow(undefined, () => new sdk.User('ann'), report),
  createConversationFetches: ({ sdk }) => {
    const context = createListContext({ sdk: () => sdk });
    const book = new ConversationBook(() => null);
    const { order, changes } = book;
    return createConversationFetches({
      ...context,
      book,
      request: createConversationRequest({}, context),
      publisher: createPublisher<ConversationRecord, ConversationRecord>({
        order,
        changes,
        faults: context.faults,
        sync() {},
      }),
    });
  },
  createConversationList: ({ sdk }) => {
    const list = createConversationList({
      sdk: () => sdk,
      initialConversations: () => [{ broken: true }],
      hideReceipts: () => true,
      searchKeyword: () => 'ann',
    });
    return [list.length(), list.at(0), list.state.phase, list.connection(), list.user()];
  },
  createConversationRequest: ({ sdk }) =>
    createConversationRequest(
      { searchKeyword: () => 'ann' },
      createListContext({ sdk: () => sdk }),
    ).request(),
  createDelivery: ({ sdk }) => createDelivery({ sdk: () => sdk, isOn: () => true, uid: () => 'ann', report }),
  createMessageSound: () => createMessageSound({}, report),
  createSoundPlayer: () => createSoundPlayer(report).stop(),
});
