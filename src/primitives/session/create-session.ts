import { type Accessor, createEffect, createSignal, on } from 'solid-js';
import { createException, toException } from '../../core/objects/exception.ts';
import { textOf, uidOf } from '../../core/objects/read.ts';
import { en } from '../../localize/en.ts';
import type { Kit, KitSDK } from '../../sdk/index.ts';
import { createFetches, PATIENCE_MS } from '../loading/create-fetches.ts';
import { createRetryPause } from '../timing/create-retry-pause.ts';
import { createListeners } from './create-listeners.ts';

/** The signed-in user of an SDK, as far as is known. */
export interface Session {
  state: 'pending' | 'signed-in' | 'signed-out' | 'no-sdk' | 'failed';
  /** The signed-in user, and the SDK. */
  user?: Kit.User;
  sdk?: KitSDK;
  /** The error of the SDK. */
  cause?: unknown;
}

const PENDING: Session = { state: 'pending' };

/** Follows the signed-in user: fetched once, then updated by the SDK's login listener. Stays pending on a server. */
export function createSession(
  sdk: Accessor<KitSDK | undefined>,
  onError: (cause: unknown) => void,
): {
  session: Accessor<Session>;
  /** Asks the SDK again. */
  refresh: () => void;
} {
  const [session, setSession] = createSignal<Session>(PENDING);
  const fetches = createFetches();

  const signIn = (current: KitSDK, user: Kit.User | null) => {
    setSession((before): Session => {
      if (!user) return { state: 'signed-out' };
      const isSame = before.sdk === current && textOf(before.user, 'getUid') === textOf(user, 'getUid');
      return isSame ? before : { state: 'signed-in', user, sdk: current };
    });
  };
  const ask = (current: KitSDK | undefined) => {
    fetches.endAll();
    if (!current) {
      setSession({ state: 'no-sdk' });
      return;
    }
    // A user of another SDK is not signed in to this one.
    setSession((before) => (before.sdk && before.sdk !== current ? PENDING : before));
    const onFailure = (cause: unknown) => setSession({ state: 'failed', cause });
    fetches.ask(() => current.getLoggedinUser(), {
      patienceMs: PATIENCE_MS,
      onAnswer: (user) => {
        if (user) uidOf(user);
        signIn(current, user ?? null);
      },
      onFailure,
      onSilence: onFailure,
    });
  };

  createListeners({
    sdk,
    user: () => session().user,
    callbacks: {
      Login: {
        loginSuccess: (user) => {
          const current = sdk();
          fetches.endAll();
          if (current && textOf(user, 'getUid')) signIn(current, user);
          else ask(current);
        },
        logoutSuccess: () => {
          fetches.endAll();
          setSession({ state: 'signed-out' });
        },
      },
    },
    onError,
  });
  createEffect(on(sdk, ask));
  return { session, refresh: () => ask(sdk()) };
}

/** Follows the signed-in user for a part without a Retry: after a failure it asks again by itself, after a pause. */
export function createPatientSession(
  sdk: Accessor<KitSDK | undefined>,
  onError: (cause: unknown) => void,
): Accessor<Session> {
  const { session, refresh } = createSession(sdk, onError);
  const pause = createRetryPause(refresh);
  createEffect(() => {
    const { state } = session();
    if (state === 'failed') {
      pause.start();
      pause.request();
    } else if (state !== 'pending') pause.reset();
  });
  return session;
}

/** Creates the error for a missing SDK. */
export function noSdk(): Kit.Exception {
  return createException('ERR_NO_SDK', en['error.noSdk']);
}

/** Returns the error if no user can be listed for; undefined while all is well or unknown. */
export function sessionFailure(session: Session): Kit.Exception | undefined {
  switch (session.state) {
    case 'no-sdk':
      return noSdk();
    case 'signed-out':
      return createException('ERR_NOT_LOGGED_IN', en['error.notLoggedIn']);
    case 'failed':
      return toException(session.cause);
    default:
      return undefined;
  }
}
