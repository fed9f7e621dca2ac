import { type Accessor, createEffect, createSignal, DEV, on, onCleanup, untrack } from 'solid-js';
import { uidOf } from '../client/boundary/entities.ts';
import { type Client, createSessionOf } from '../client/client.ts';
import type { Report } from '../client/create-report.ts';
import { type SessionState, sessionFailure } from '../client/session.ts';
import { warnOnce } from '../localize/warn-once.ts';
import type { Kit, KitSDK } from '../sdk/index.ts';
import type { ListPages } from './pages/create-list-pages.ts';
import type { ListRequest } from './pages/create-request-search.ts';

/** The options of a list session. */
export interface ListSessionOptions {
  sdk: Accessor<KitSDK | undefined>;
  client: Accessor<Client | undefined>;
  request: Pick<ListRequest<unknown>, 'request' | 'isQuiet'>;
  pager: Pick<ListPages, 'fail' | 'refetch' | 'reload' | 'retry' | 'wait'> & {
    readonly state: Pick<ListPages['state'], 'phase'>;
  };
  /** The uid of the loaded rows' owner. */
  owner: { uid: string | null };
  /**
   * The owner of the initial rows, if known: the rows stay, and are fetched again, unless another user is signed in.
   */
  initial?: { owner: Kit.User | null } | undefined;
  /** Clears the data of the previous user. */
  onReset: () => void;
  /** Called before another list loads: with `isQuiet`, the rows stay until it arrives; otherwise they are cleared. */
  onReload?: ((isQuiet: boolean) => void) | undefined;
  /** Switches to the records of the client if that has changed. */
  bind?: (() => void) | undefined;
  report: Report;
}

/** The sign-in state of a list. */
export interface ListSession {
  /** The signed-in user, once known. Reactive. */
  user: Accessor<Kit.User | null>;
  /** Whether the SDK has a signed-in user; initial rows may appear before that. Reactive. */
  isSignedIn: Accessor<boolean>;
  /** Whether the first page is still loading. Not reactive. */
  isLoading: () => boolean;
  /** Retries after an error of the sign-in or of loading. */
  retry: () => void;
  /** Handles a restored connection: fetches what was missed, and retries after an error. */
  reconnected: (wasLost: boolean) => void;
}

/** How long initial rows stay without a signed-in user, in milliseconds. */
const SIGN_IN_MS = 10_000;
/** The time after which a development build warns that nobody is signed in, in milliseconds. */
const SIGN_IN_HINT_MS = 2000;

/** Loads a list for the signed-in user; reloads it for another user or builder. */
export function createListSession(options: ListSessionOptions): ListSession {
  const { pager, owner, report } = options;
  const session = createSessionOf(options.client);
  const refresh = () => untrack(options.client)?.refreshSession();
  let { initial } = options;
  owner.uid = uidOrNull(initial?.owner);
  let loaded = initial && untrack(options.sdk);
  // If the owner of the rows signs in, keep the same object: rendered parts stay.
  const [user, setUser] = createSignal(initial?.owner ?? null, {
    equals: (a, b) => uidOf(a) === uidOf(b),
  });

  const applySession = (current: SessionState) => {
    const { user: next = null, sdk } = current;
    const isOther = owner.uid !== null && owner.uid !== uidOrNull(next);
    const isFilled = initial !== undefined && !isOther;
    owner.uid = uidOrNull(next);
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
  /** Clears the list for another SDK while its user is unknown. */
  const leave = () => {
    owner.uid = null;
    initial = loaded = undefined;
    setUser(null);
    options.onReset();
    pager.wait();
  };
  createEffect(
    on([session, options.request.request], ([current]) => {
      options.bind?.();
      if (current.state === 'pending') {
        if (loaded && loaded !== untrack(options.sdk)) leave();
        return;
      }
      if (!initial || current.state !== 'signed-out') {
        applySession(current);
        return;
      }
      const timer = setTimeout(() => applySession(current), SIGN_IN_MS);
      onCleanup(() => clearTimeout(timer));
    }),
  );

  createEffect(() => {
    const { state } = session();
    if (!DEV || !options.sdk() || (state !== 'pending' && state !== 'signed-out')) return;
    const timer = setTimeout(
      () => warnOnce('nobody is signed in to the SDK yet. Lists wait for it: sign in, then show them.'),
      SIGN_IN_HINT_MS,
    );
    onCleanup(() => clearTimeout(timer));
  });

  return {
    user,
    isSignedIn: () => session().state === 'signed-in',
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

function uidOrNull(user: Kit.User | null | undefined): string | null {
  return uidOf(user) || null;
}
