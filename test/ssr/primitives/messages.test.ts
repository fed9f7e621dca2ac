import { createLocalData, createLocalKit, User } from 'solid-chat-kit/local';
import { createRoot } from 'solid-js';
import { describe, expect, it } from 'vitest';
import { Faults } from '../../../src/client/boundary/faults.ts';
import { MessageSource } from '../../../src/client/boundary/message-source.ts';
import { Timeline } from '../../../src/core/timeline/timeline.ts';
import { createFetches } from '../../../src/primitives/loading/create-fetches.ts';
import { createCatchUps } from '../../../src/primitives/messages/create-catch-ups.ts';
import { createChat } from '../../../src/primitives/messages/create-chat.ts';
import { createChatPeer } from '../../../src/primitives/messages/create-chat-peer.ts';
import { createJumpMark } from '../../../src/primitives/messages/create-jump-mark.ts';
import { createLayoutOptions } from '../../../src/primitives/messages/create-layout-options.ts';
import { createLoadedLimit } from '../../../src/primitives/messages/create-loaded-limit.ts';
import { createMessageActions } from '../../../src/primitives/messages/create-message-actions.ts';
import { createMessageList } from '../../../src/primitives/messages/create-message-list.ts';
import { createMessagePages } from '../../../src/primitives/messages/create-message-pages.ts';
import { createMessageReceipts } from '../../../src/primitives/messages/create-message-receipts.ts';
import { createMessageRefetches } from '../../../src/primitives/messages/create-message-refetches.ts';
import { createPageEnd } from '../../../src/primitives/messages/create-page-end.ts';
import { createPageState } from '../../../src/primitives/messages/create-page-state.ts';
import { createReadMarks } from '../../../src/primitives/messages/create-read-marks.ts';
import { createTimelinePublisher } from '../../../src/primitives/messages/create-timeline-publisher.ts';
import { createUnseen } from '../../../src/primitives/messages/create-unseen.ts';
import { describePrimitives, type Stage } from './server-trial.ts';

const ignore = () => {};
const query = () => ({ peer: null, parentId: '', builder: undefined });

/** The parts of a message list that others need. */
function partsOf({ sdk, channels, publisher: { atOnce } }: Stage) {
  const context = {
    sdk: () => sdk,
    channels: () => channels,
    fetches: createFetches(),
    owner: { uid: null },
    report: ignore,
    faults: new Faults(ignore),
  };
  return { context, timeline: new Timeline(() => null), atOnce };
}

describePrimitives('messages', import.meta.glob('/src/primitives/messages/*.ts', { eager: true }), {
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
        onNotSent: ignore,
      },
      query(),
    );
    chat.end();
    return chat.publisher.entries();
  },
  createChatPeer: ({ sdk }) => createChatPeer({ user: new sdk.User('ann') }).peer(),
  createMessageRefetches: (stage) =>
    createMessageRefetches({
      ...partsOf(stage),
      sdk: () => stage.sdk,
      ask: () => ({ isOpen: false, end: ignore, goOn: ignore }),
      source: () => new MessageSource(stage.sdk, query()),
    })(),
  createJumpMark: (stage) => createJumpMark(partsOf(stage).timeline.changes, stage.publisher.atOnce)(null),
  createLoadedLimit: (stage) => {
    const { timeline, context } = partsOf(stage);
    const publisher = createTimelinePublisher({
      timeline,
      layoutOptions: () => ({ timeZone: 'UTC', isHidden: () => false, hidesDays: false }),
      faults: context.faults,
    });
    const pages = () => ({ hasNewer: () => false, trimmed: ignore });
    return createLoadedLimit({ timeline, publisher, pages }).trim(0, 1);
  },
  createMessageActions: (stage) =>
    createMessageActions({
      ...partsOf(stage),
      acts: () => null,
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
    return [list.entries(), list.state.phase, list.place(), list.connection(), list.me(), list.unseen()];
  },
  createMessageReceipts: ({ sdk }) =>
    createMessageReceipts(() => null, createMessageList({ sdk: () => sdk }), ignore).phase(),
  createCatchUps: (stage) =>
    createCatchUps({
      ...partsOf(stage),
      ask: () => ({ isOpen: false, end: ignore, goOn: ignore }),
      source: () => new MessageSource(stage.sdk, query()),
      isBusy: () => true,
      isAtEnd: () => true,
      reading: () => '',
      onFailed: ignore,
      onAll: ignore,
      onCut: ignore,
      onMissed: ignore,
    }).forget(),
  createLayoutOptions: () => createLayoutOptions({}, () => 'UTC')().timeZone,
  createMessagePages: (stage) =>
    createMessagePages({
      ...partsOf(stage),
      query,
      target: () => '',
      startsFromUnread: () => false,
      isHere: () => true,
      onUnread: ignore,
      onPage: ignore,
      onJump: ignore,
      onMissed: ignore,
      isAtEnd: () => true,
      isShown: () => true,
      isFilled: false,
    }).place(),
  createPageEnd: (stage) =>
    createPageEnd({
      ...partsOf(stage),
      kind: 'older',
      state: createPageState(false).state,
      set: ignore,
      ask: () => ({ isOpen: false, end: ignore, goOn: ignore }),
      onPage: ignore,
      source: () => new MessageSource(stage.sdk, query()),
    }).restart(),
  createPageState: () => createPageState(true).state.older,
  createReadMarks: (stage) =>
    createReadMarks({ ...partsOf(stage).context, isLost: () => false }, ignore).retry(),
  createTimelinePublisher: (stage) => {
    const { timeline, context } = partsOf(stage);
    return createTimelinePublisher({
      timeline,
      layoutOptions: () => ({ timeZone: 'UTC', isHidden: () => false, hidesDays: false }),
      faults: context.faults,
    }).entries();
  },
  createUnseen: () => createUnseen(() => true).count(),
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
        list.place(),
        list.entries().map((row) => row.kind === 'message' && row.isOwn),
      ];
    });
    expect(rows).toEqual(['ready', { at: 'end' }, [false, true, true]]);
  });
});
