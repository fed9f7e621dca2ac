import { type Accessor, createEffect, createSignal, untrack } from 'solid-js';
import { en } from '../localize/en.ts';
import type { Kit, KitSDK } from '../sdk/index.ts';
import { createRetryPause } from '../utils/create-retry-pause.ts';
import { FETCH_TIMEOUT_MS } from './boundary/calls.ts';
import { requireUid, uidOf } from './boundary/entities.ts';
import { createException, toException } from './boundary/exception.ts';
import { createFetches } from './create-fetches.ts';

/** The signed-in user of an SDK, if known. */
export interface SessionState {
  state: 'pending' | 'signed-in' | 'signed-out' | 'no-sdk' | 'failed';
  /** The signed-in user, and the SDK. */
  user?: Kit.User;
  sdk?: KitSDK;
  /** The SDK's error, or a description of what it lacks. */
  cause?: unknown;
}

export const PENDING: SessionState = { state: 'pending' };
export const NO_SDK: SessionState = { state: 'no-sdk' };

/** The sign-in state of an SDK. */
export interface Session {
  session: Accessor<SessionState>;
  /** Queries the SDK again. */
  refresh(): void;
  /** Applies a sign-in or sign-out that the SDK reports. */
  callbacks: Kit.LoginListenerCallbacks;
}

/**
 * Follows the signed-in user: the SDK is queried once, and again after a failure and a pause; then its login listener
 * reports changes. Stays pending on a server. Ends with its owner.
 * @param fault - what the SDK lacks; if set, it is not queried.
 * @param onUser - called with each user before the session changes; null for nobody.
 */
export function createSession(
  sdk: KitSDK,
  fault: Kit.Exception | undefined,
  onUser: (user: Kit.User | null) => void,
): Session {
  const [session, setSession] = createSignal(PENDING);
  const fetches = createFetches();
  const pause = createRetryPause(() => query());

  const signIn = (user: Kit.User | null) => {
    pause.reset();
    onUser(user);
    setSession((before): SessionState => {
      if (!user) return { state: 'signed-out' };
      const isSame = uidOf(before.user) === uidOf(user);
      return isSame ? before : { state: 'signed-in', user, sdk };
    });
  };
  const query = () => {
    if (fault) {
      setSession({ state: 'no-sdk', cause: fault });
      return;
    }
    fetches.endAll();
    pause.stop();
    const onFailure = (cause: unknown) => {
      setSession({ state: 'failed', cause });
      pause.start();
      pause.request();
    };
    fetches.start(() => sdk.getLoggedinUser(), {
      timeoutMs: FETCH_TIMEOUT_MS,
      onAnswer: (user) => {
        if (user) requireUid(user);
        signIn(user ?? null);
      },
      onFailure,
      onTimeout: onFailure,
    });
  };
  createEffect(() => untrack(query));
  return {
    session,
    refresh: query,
    callbacks: {
      loginSuccess: (user) => {
        fetches.endAll();
        if (uidOf(user)) signIn(user);
        else query();
      },
      logoutSuccess: () => {
        fetches.endAll();
        signIn(null);
      },
    },
  };
}

/** Creates the error for a missing SDK. */
export function noSdk(): Kit.Exception {
  return createException('ERR_NO_SDK', en['error.noSdk']);
}

/** Returns the error if there is no user to load lists for; undefined if there is one, or while unknown. */
export function sessionFailure(session: SessionState): Kit.Exception | undefined {
  switch (session.state) {
    case 'no-sdk':
      return session.cause ? toException(session.cause) : noSdk();
    case 'signed-out':
      return createException('ERR_NOT_LOGGED_IN', en['error.notLoggedIn']);
    case 'failed':
      return toException(session.cause);
    default:
      return undefined;
  }
}
