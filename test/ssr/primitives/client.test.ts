import { Subject } from 'rxjs';
import { createKitEvents } from 'solid-chat-kit';
import { ErrorCollector } from '../../../src/client/boundary/error-collector.ts';
import {
  type Client,
  createClientOf,
  createSessionOf,
  holdClient,
  subscribeToClient,
  watchConnection,
} from '../../../src/client/client.ts';
import { createConversations } from '../../../src/client/conversations.ts';
import { createChatPeer } from '../../../src/client/create-chat-peer.ts';
import { createFetches } from '../../../src/client/create-fetches.ts';
import { createGuard, createReport } from '../../../src/client/create-report.ts';
import { createEntities } from '../../../src/client/entities.ts';
import { createChannelPort, createChannels } from '../../../src/client/events/channels.ts';
import { createEventBus } from '../../../src/client/events/create-event-bus.ts';
import { createSdkListeners } from '../../../src/client/events/sdk-listeners.ts';
import { createListReport, createRecordPublishing } from '../../../src/client/lists.ts';
import { createSender } from '../../../src/client/sender.ts';
import { createSession } from '../../../src/client/session.ts';
import { createTyping } from '../../../src/client/typing.ts';
import { describePrimitives, type Stage } from './server-trial.ts';

const onError = () => {};

/** Creates a part of a client that follows UI events. */
const partOf =
  (create: (client: Client) => { publish(): void }) =>
  ({ sdk, channels }: Stage) => {
    const { client, release } = holdClient(sdk);
    const stop = client.channels.connect(channels);
    client.part(create).publish();
    stop();
    release();
  };

const report = () => {};

describePrimitives(
  'client',
  import.meta.glob(['/src/client/*.ts', '/src/client/events/*.ts'], { eager: true }),
  {
    createClientOf: ({ sdk }) => {
      const client = createClientOf(() => sdk);
      subscribeToClient(client, { callbacks: { User: { onUserOnline() {} } }, onError });
      return watchConnection(client, { isLoading: () => true, onConnected() {}, onError })();
    },
    createSessionOf: ({ sdk }) => createSessionOf(createClientOf(() => sdk))(),
    createSdkListeners: ({ sdk }) =>
      createSdkListeners(sdk, () => null, { Connection: { onConnected() {} } }),
    createTyping: () => createTyping(() => null).typists({ isGroup: false, id: 'ann' }),
    createSession: ({ sdk }) => createSession(sdk, undefined, () => {}).session(),
    createChannelPort: () => createChannelPort().emit(new Subject(), 'ann', onError),
    createChannels: () => createChannels().add({ subscribe() {}, onError }),
    createConversations: partOf(createConversations),
    createEntities: partOf(createEntities),
    createSender: ({ sdk }) => holdClient(sdk).client.part(createSender).open(onError).of('u:ann'),
    createListReport: ({ store }) => createListReport(new Set([store]))(new Error('broken')),
    createRecordPublishing: ({ store }) =>
      createRecordPublishing(new Set([store]), new ErrorCollector(onError)).scheduled(() => {})(),
    createGuard: () => createGuard(() => {}).wrap(() => 1, 0)(),
    createReport: () => createReport(() => null)(new Error('nothing')),
    createFetches: () => createFetches(),
    createEventBus: ({ channels, publisher }) =>
      createEventBus({
        channels: () => channels,
        subscribe: ({ users }, on) => on(users.ccUserBlocked, () => {}),
        scheduled: publisher.scheduled,
        report,
      }),
    createChatPeer: ({ sdk }) => createChatPeer({ user: new sdk.User('ann') }).peer(),
    createKitEvents: () => createKitEvents().users,
  },
);
