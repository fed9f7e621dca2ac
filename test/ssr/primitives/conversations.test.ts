import { ConversationBook } from '../../../src/core/conversations/conversation-book.ts';
import type { ConversationRecord } from '../../../src/core/conversations/conversation-record.ts';
import { TypingEvents } from '../../../src/core/events/typing-events.ts';
import { Faults } from '../../../src/core/objects/read.ts';
import { createActiveRow } from '../../../src/primitives/conversations/create-active-row.ts';
import { createConversationFetches } from '../../../src/primitives/conversations/create-conversation-fetches.ts';
import { createConversationList } from '../../../src/primitives/conversations/create-conversation-list.ts';
import { createConversationRequest } from '../../../src/primitives/conversations/create-conversation-request.ts';
import { createDelivery } from '../../../src/primitives/conversations/create-delivery.ts';
import { createMessageSound } from '../../../src/primitives/conversations/create-message-sound.ts';
import { createTypingUsers } from '../../../src/primitives/conversations/create-typing-users.ts';
import { createSoundPlayer } from '../../../src/primitives/conversations/sound-player.ts';
import { createPublisher } from '../../../src/primitives/rows/create-publisher.ts';
import { createListContext } from '../../../src/primitives/source/create-list-context.ts';
import { describePrimitives } from './server-trial.ts';

const report = () => {};

const publisherOf = ({ order, changes }: ConversationBook) =>
  createPublisher<ConversationRecord, ConversationRecord>({
    order,
    changes,
    faults: new Faults(report),
    sync() {},
  });

describePrimitives('conversations', import.meta.glob('/src/primitives/conversations/*.ts', { eager: true }), {
  createActiveRow: ({ sdk }) => createActiveRow(undefined, () => new sdk.User('ann'), report),
  createConversationFetches: ({ sdk }) => {
    const context = createListContext({ sdk: () => sdk });
    const book = new ConversationBook(() => null);
    return createConversationFetches({
      ...context,
      book,
      request: createConversationRequest({}, context),
      publisher: publisherOf(book),
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
  createDelivery: ({ sdk }) => createDelivery({ sdk: () => sdk, owner: { uid: 'ann' }, report }, () => true),
  createMessageSound: () => createMessageSound({}, report),
  createTypingUsers: () => {
    const book = new ConversationBook(() => null);
    return createTypingUsers(new TypingEvents(book, () => performance.now()), publisherOf(book));
  },
  createSoundPlayer: () => createSoundPlayer(report).stop(),
});
