import { createListeners } from '../../../src/primitives/session/create-listeners.ts';
import { createPatientSession, createSession } from '../../../src/primitives/session/create-session.ts';
import { describePrimitives } from './server-trial.ts';

const onError = () => {};

describePrimitives('session', import.meta.glob('/src/primitives/session/*.{ts,tsx}', { eager: true }), {
  createListeners: ({ sdk }) =>
    createListeners({
      sdk: () => sdk,
      user: () => null,
      callbacks: { Message: { onTextMessageReceived() {} }, Connection: { onConnected() {} } },
      onError,
    }),
  createPatientSession: ({ sdk }) => createPatientSession(() => sdk, onError)(),
  createSession: ({ sdk }) => createSession(() => sdk, onError).session(),
});
