import { type Accessor, createEffect, createSignal, on, onCleanup, untrack } from 'solid-js';
import { textOf } from '../../core/objects/read.ts';
import type { Kit, KitSDK } from '../../sdk/index.ts';
import type { Report } from '../guard/create-report.ts';
import { createSession, type Session, sessionFailure } from '../session/create-session.ts';
import type { Pager } from './create-pager.ts';
import type { ListRequest } from './create-request-search.ts';

/** What binds a list to who is signed in. */
export interface ListSessionOptions {
  sdk: Accessor<KitSDK | undefined>;
  request: Pick<ListRequest<unknown>, 'request' | 'isQuiet'>;
  pager: Pager;
  /** Where the uid is kept that the loaded rows belong to. */
  owner: { uid: string | null };
  /**
   * The rows that are there already, and whose they are, as far as is known: they stay, and are fetched anew, unless
   * someone else turns out to be signed in.
   */
  initial?: { owner: Kit.User | null } | undefined;
  /** Another user signed in: nothing of the last one may stay. */
  onReset: () => void;
  /** Another list is about to load: what is shown stays until then, if it is quiet, or is none of it. */
  onReload?: ((isQuiet: boolean) => void) | undefined;
  report: Report;
}

/** Who a list is for. */
export interface ListSession {
  /** The signed-in user, once known. Reactive. */
  user: Accessor<Kit.User | null>;
  /** Whether the first page is not there yet. Not reactive. */
  isLoading: () => boolean;
  /** Tries again what failed: who is signed in, or the loading. */
  retry: () => void;
  /** The connection stands: fetches what was missed, if events may have been lost, and tries again what failed. */
  reconnected: (wasLost: boolean) => void;
}

/** So long someone may take to sign in after a page came with rows, in milliseconds: until then these stay. */
const SIGN_IN_MS = 10_000;

/** Loads a list when someone is signed in, anew when someone else is or the builder changes. */
export function createListSession(options: ListSessionOptions): ListSession {
  const { pager, owner, report } = options;
  const { session, refresh } = createSession(options.sdk, report);
  let { initial } = options;
  owner.uid = uidOf(initial?.owner);
  let loaded = initial && untrack(options.sdk);
  // The owner of the rows and who then signs in are one person: what is drawn of them stays.
  const [user, setUser] = createSignal(initial?.owner ?? null, {
    equals: (a, b) => uidOf(a) === uidOf(b),
  });

  const follow = (current: Session) => {
    const { user: next = null, sdk } = current;
    const isOther = owner.uid !== null && (owner.uid !== uidOf(next) || loaded !== sdk);
    const isFilled = initial !== undefined && !isOther;
    owner.uid = uidOf(next);
    loaded = sdk;
    setUser(next);
    if (isOther) options.onReset();
    const failure = sessionFailure(current);
    if (failure) {
      pager.fail(failure);
      report(failure);
    } else if (sdk) {
      initial = undefined;
      if (isFilled) {
        pager.refetch();
        return;
      }
      const isQuiet = !isOther && options.request.isQuiet();
      options.onReload?.(isQuiet);
      pager.reload(isQuiet);
    }
  };
  /** Another SDK was given: nothing of the last one may stay while it is asked who is signed in. */
  const leave = () => {
    owner.uid = null;
    initial = loaded = undefined;
    setUser(null);
    options.onReset();
    pager.wait();
  };
  createEffect(
    on([session, options.request.request], ([current]) => {
      if (current.state === 'pending') {
        if (loaded && loaded !== untrack(options.sdk)) leave();
        return;
      }
      if (!initial || current.state !== 'signed-out') {
        follow(current);
        return;
      }
      const timer = setTimeout(() => follow(current), SIGN_IN_MS);
      onCleanup(() => clearTimeout(timer));
    }),
  );

  return {
    user,
    isLoading: () => untrack(() => pager.state.phase === 'loading'),
    retry: () => {
      if (session().user) pager.retry();
      else refresh();
    },
    reconnected: (wasLost) =>
      untrack(() => {
        const { state, user: signedIn } = session();
        if (state === 'failed') refresh();
        else if (signedIn && wasLost) pager.refetch();
        else if (signedIn) pager.retry();
      }),
  };
}

function uidOf(user: Kit.User | null | undefined): string | null {
  return textOf(user, 'getUid') || null;
}
