import { type Accessor, createEffect, on, untrack } from 'solid-js';
import type { Kit, KitSDK } from '../sdk/index.ts';
import type { Pager } from './create-pager.ts';
import type { Report } from './create-report.ts';
import { createSession, type Session, sessionFailure } from './create-session.ts';

/** What binds a list to who is signed in. */
export interface ListSessionOptions {
  sdk: Accessor<KitSDK | undefined>;
  /** What is asked for; another value means another list. */
  request: Accessor<unknown>;
  /** Whether rows stay while the first page of another request is under way. */
  isQuiet?: () => boolean;
  pager: Pager;
  /** Another user signed in: nothing of the last one may stay. */
  onReset: () => void;
  report: Report;
}

/** Who a list is for. */
export interface ListSession {
  /** The signed-in user, once known. Reactive. */
  user: Accessor<Kit.User | null>;
  /** The uid that the loaded rows belong to; null before that. Not reactive. */
  uid: () => string | null;
  /** Tries again what failed: who is signed in, or the loading. */
  retry: () => void;
  /** The connection stands: fetches what was missed, if events may have been lost, and tries again what failed. */
  reconnected: (wasLost: boolean) => void;
}

/** Loads a list when someone is signed in, anew when someone else is or the builder changes. */
export function createListSession(options: ListSessionOptions): ListSession {
  const { pager, report } = options;
  const { session, refresh } = createSession(options.sdk, report);
  let uid: string | null = null;
  let loaded: KitSDK | undefined;

  createEffect(
    on([session, options.request], ([current]) => {
      const next = userOf(current)?.getUid() ?? null;
      const sdk = current.state === 'signed-in' ? current.sdk : undefined;
      const isOther = uid !== null && (uid !== next || loaded !== sdk);
      uid = next;
      loaded = sdk;
      if (isOther) options.onReset();
      const failure = sessionFailure(current);
      if (failure) {
        pager.fail(failure);
        report(failure);
      } else if (sdk) {
        pager.reload(!isOther && options.isQuiet?.());
      }
    }),
  );

  return {
    user: () => userOf(session()),
    uid: () => uid,
    retry: () => {
      if (userOf(session())) pager.retry();
      else refresh();
    },
    reconnected: (wasLost) =>
      untrack(() => {
        const { state } = session();
        if (state === 'failed') refresh();
        else if (state === 'signed-in' && wasLost) pager.refetch();
        else if (state === 'signed-in') pager.retry();
      }),
  };
}

function userOf(session: Session): Kit.User | null {
  return session.state === 'signed-in' ? session.user : null;
}
