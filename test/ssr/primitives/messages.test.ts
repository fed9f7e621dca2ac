import { createLocalData, createLocalKit, User } from 'solid-chat-kit/local';
import { createRoot } from 'solid-js';
import { describe, expect, it } from 'vitest';
import { ErrorCollector } from '../../../src/client/boundary/error-collector.ts';
import { holdClient } from '../../../src/client/client.ts';
import { createFetches } from '../../../src/client/create-fetches.ts';
import { createChat } from '../../../src/messages/model/create-chat.ts';
import { createJumpMark } from '../../../src/messages/model/create-jump-mark.ts';
import { createLayoutOptions } from '../../../src/messages/model/create-layout-options.ts';
import { createMessageActions } from '../../../src/messages/model/create-message-actions.ts';
import { createMessageList } from '../../../src/messages/model/create-message-list.ts';
import { createMessagePages } from '../../../src/messages/model/create-message-pages.ts';
import { createMessageReceipts } from '../../../src/messages/model/create-message-receipts.ts';
import { createMessageWindow } from '../../../src/messages/model/create-message-window.ts';
import { createReactionPeople } from '../../../src/messages/model/create-reaction-people.ts';
import { createReadMarks } from '../../../src/messages/model/create-read-marks.ts';
import { createTimelinePublisher } from '../../../src/messages/model/create-timeline-publisher.ts';
import { createUnreadBelow } from '../../../src/messages/model/create-unread-below.ts';
import { createKeptChats } from '../../../src/messages/model/kept-chats.ts';
import { createOptimisticActions } from '../../../src/messages/model/optimistic-actions.ts';
import { Timeline } from '../../../src/messages/timeline/timeline.ts';
import { describePrimitives, type Stage } from './server-trial.ts';

const ignore = () => {};
const query = () => ({ peer: null, parentId: '', builder: undefined });

/** The parts of a message list that others need. */
function partsOf({ sdk, channels, publisher: { publishNow } }: Stage) {
  const context = {
    sdk: () => sdk,
    channels: () => channels,
    fetches: createFetches(),
    owner: { uid: null },
    report: ignore,
    errors: new ErrorCollector(ignore),
  };
  return { context, timeline: new Timeline(() => null), publishNow };
}

function publisherOf(stage: Stage) {
  const { timeline, context } = partsOf(stage);
  return createTimelinePublisher({
    timeline,
    layoutOptions: () => ({ timeZone: 'UTC', isHidden: () => false, hidesDays: false }),
    errors: context.errors,
  });
}

describePrimitives('messages', import.meta.glob('/src/messages/model/*.ts', { eager: true }), {
  createChat: ({ channels }) => {
    const chat = createChat(undefined, query(), channels);
    chat.show(
      {
        report: ignore,
        channels: () => channels,
        layout: () => ({ timeZone: 'UTC', isHidden: () => false, hidesDays: false }),
        target: () => '',
        startsFromUnread: () => false,
        onMessage: ignore,
        onLate: ignore,
        onDone: ignore,
        onNotSent: ignore,
      },
      query(),
    );
    chat.end();
    return chat.publisher.entries();
  },
  createJumpMark: (stage) =>
    createJumpMark(partsOf(stage).timeline.changes, stage.publisher.publishNow)(null),
  createMessageActions: (stage) =>
    createMessageActions({
      ...partsOf(stage),
      actions: () => null,
      isThread: () => false,
      emit: ignore,
      onMarkedUnread: ignore,
    }),
  createMessageList: ({ sdk }) => {
    const list = createMessageList({
      sdk: () => sdk,
      user: () => new sdk.User('ann'),
      initialMessages: () => [{ broken: true }],
      goToMessageId: () => 7,
    });
    return [
      list.entries(),
      list.state.phase,
      list.scrollTarget(),
      list.connection(),
      list.me(),
      list.unseen(),
    ];
  },
  createMessageWindow: ({ sdk }) => createMessageWindow(createMessageList({ sdk: () => sdk })).entries(),
  createMessageReceipts: ({ sdk }) =>
    createMessageReceipts(() => null, createMessageList({ sdk: () => sdk }), ignore).phase(),
  createReactionPeople: ({ sdk }) =>
    createReactionPeople(
      () => null,
      () => '',
      createMessageList({ sdk: () => sdk }),
      ignore,
    ).phase(),
  createLayoutOptions: () => createLayoutOptions({}, () => 'UTC')().timeZone,
  createMessagePages: (stage) =>
    createMessagePages({
      ...partsOf(stage),
      publisher: publisherOf(stage),
      query,
      events: { isHere: () => true, isNews: () => true },
      unseen: createUnreadBelow(() => true),
      currentView: () => null,
      onUnread: ignore,
      onJump: ignore,
      isFilled: false,
    }).scrollTarget(),
  createReadMarks: (stage) =>
    createReadMarks({ ...partsOf(stage).context, isLost: () => false }, ignore).retry(),
  createTimelinePublisher: (stage) => publisherOf(stage).entries(),
  createUnreadBelow: () => createUnreadBelow(() => true).count(),
  createKeptChats: () =>
    createKeptChats({ uid: () => 'me', onClear() {} }).take({ peer: null, parentId: '', builder: undefined }),
  createOptimisticActions: ({ sdk }) => holdClient(sdk).client.part(createOptimisticActions).removedAt('1'),
});

describe('the newest messages from a server', () => {
  it('[messages.initialMessages] are the rows of a list, without an answer of the SDK', async () => {
    const kit = createLocalKit({ data: createLocalData() });
    for (const uid of ['me', 'ann']) await kit.createUser(new User(uid));
    await kit.login('me');
    for (const text of ['One', 'Two']) await kit.sendMessage(new kit.TextMessage('ann', text, 'user'));
    const page = await new kit.MessagesRequestBuilder().setUID('ann').setLimit(30).build().fetchPrevious();
    const rows = createRoot((dispose) => {
      const list = createMessageList({
        sdk: () => createLocalKit(),
        user: () => new User('ann'),
        initialMessages: () => JSON.parse(JSON.stringify(page)),
      });
      dispose();
      return [
        list.state.phase,
        list.scrollTarget(),
        list.entries().map((row) => row.kind === 'message' && row.isOwn),
      ];
    });
    expect(rows).toEqual(['ready', { at: 'end' }, [false, true, true]]);
  });
});
