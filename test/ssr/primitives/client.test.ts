import {
  createClientOf,
  createSessionOf,
  followClient,
  followConnection,
} from '../../../src/client/client.ts';
import { createSdkListeners } from '../../../src/client/sdk-listeners.ts';
import { createSession } from '../../../src/client/session.ts';
import { createTyping } from '../../../src/client/typing.ts';
import { describePrimitives } from './server-trial.ts';

const onError = () => {};

describePrimitives('client', import.meta.glob('/src/client/*.ts', { eager: true }), {
  createClientOf: ({ sdk }) => {
    const client = createClientOf(() => sdk);
    followClient(client, { callbacks: { User: { onUserOnline() {} } }, onError });
    return followConnection(client, { isLoading: () => true, onConnected() {}, onError })();
  },
  createSessionOf: ({ sdk }) => createSessionOf(createClientOf(() => sdk))(),
  createSdkListeners: ({ sdk }) => createSdkListeners(sdk, () => null, { Connection: { onConnected() {} } }),
  createTyping: () => createTyping(() => null).typists({ isGroup: false, id: 'ann' }),
  createSession: ({ sdk }) => createSession(sdk).session(),
});
