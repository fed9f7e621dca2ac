import {
  type Accessor,
  createEffect,
  createMemo,
  createRoot,
  createSignal,
  getOwner,
  on,
  onCleanup,
  onMount,
  runWithOwner,
  untrack,
} from 'solid-js';
import { isServer } from 'solid-js/web';
import type { Kit, KitSDK } from '../sdk/index.ts';
import { uidOf } from './boundary/entities.ts';
import { ErrorCollector } from './boundary/error-collector.ts';
import { toException } from './boundary/exception.ts';
import { messageId } from './boundary/messages.ts';
import type { Peer } from './boundary/peer-map.ts';
import { sdkFault } from './boundary/sdk-fault.ts';
import { toSDK } from './boundary/to-sdk.ts';
import { reportUnhandled } from './create-report.ts';
import { type Channels, createChannels } from './events/channels.ts';
import { createSdkListeners, type ListenerSubscriber, type SdkListeners } from './events/sdk-listeners.ts';
import type { KitEvents } from './events/ui-events.ts';
import { Outbox } from './records/outbox.ts';
import { createSession, NO_SDK, PENDING, type SessionState } from './session.ts';
import { createTyping, type Typing } from './typing.ts';

/** The state of the connection to the chat server. */
export type Connection = 'connected' | 'connecting' | 'disconnected';

/**
 * Everything that the components of one SDK share; it lives as long as a provider of the SDK is mounted. On a server,
 * each provider has its own.
 */
export interface Client extends SdkListeners {
  readonly sdk: KitSDK;
  /** The sign-in state; the SDK is queried once. */
  session: Accessor<SessionState>;
  /** Queries the SDK again. */
  refreshSession(): void;
  /** The state of the connection. It starts as connected, because SDKs report only changes. */
  connection: Accessor<Connection>;
  /** Who is typing. */
  readonly typing: Omit<Typing, 'callbacks'>;
  /** The UI events. */
  readonly channels: Channels;
  /** The messages that the signed-in user sends, through the kit or through the app. */
  readonly outbox: Outbox;
  /** Returns the uid of the user whose data is loaded; null before any data is loaded. Not tracked. */
  uid(): string | null;
  /** Sets the owner of initial data, before the SDK reports who is signed in. */
  presetUser(owner: Kit.User | null): void;
  /** Returns a part of the client; creates it on first use. */
  part<T>(create: (client: Client) => T): T;
  /** Calls a function when the loaded data no longer belongs to the signed-in user. */
  onClear(clear: () => void): void;
}

/** The listeners without an SDK, which report nothing. */
const NO_LISTENERS: SdkListeners = { subscribe: () => () => {} };

function createClient(sdk: KitSDK): Client {
  const fault = sdkFault(sdk);
  /** The uid of the user whose data is loaded, and whether it is an assumption. */
  let uid: string | null = null;
  let isAssumed = false;
  const clears: (() => void)[] = [];
  const { session, refresh, callbacks } = createSession(sdk, fault, (signedIn) => {
    if (!signedIn && isAssumed) return;
    const next = uidOf(signedIn) || null;
    if (uid !== null && uid !== next) for (const clear of clears) clear();
    uid = next;
    isAssumed = false;
  });
  const user = () => session().user;
  const { callbacks: typingCallbacks, ...typing } = createTyping(user);
  const [connection, setConnection] = createSignal<Connection>('connected');
  const { subscribe } = fault
    ? NO_LISTENERS
    : createSdkListeners(sdk, user, {
        ...typingCallbacks,
        Login: callbacks,
        Connection: {
          onConnected: () => setConnection('connected'),
          inConnecting: () => setConnection('connecting'),
          onDisconnected: () => setConnection('disconnected'),
        },
      });
  const channels = createChannels();
  const outbox = new Outbox(() => uid);
  clears.push(() => outbox.clear());
  followSends(channels, outbox);
  const owner = getOwner();
  const parts = new Map<unknown, unknown>();
  const client: Client = {
    sdk,
    session,
    refreshSession: refresh,
    connection,
    typing,
    subscribe,
    channels,
    outbox,
    uid: () => uid,
    presetUser(user) {
      if (uid !== null || !user) return;
      uid = uidOf(user) || null;
      isAssumed = true;
    },
    part<T>(create: (client: Client) => T): T {
      if (!parts.has(create))
        parts.set(
          create,
          runWithOwner(owner, () => untrack(() => create(client))),
        );
      return parts.get(create) as T;
    },
    onClear: (clear) => void clears.push(clear),
  };
  return client;
}

/** Applies the app's reports about messages that it sends or discards. */
function followSends(channels: Channels, outbox: Outbox): void {
  const onError = (cause: unknown) => {
    if (!outbox.fail(cause)) reportUnhandled(toException(cause));
  };
  const errors = new ErrorCollector(onError);
  channels.add({
    subscribe({ messages }, on) {
      // Incomplete channels are reported by the parts that show messages.
      if (!messages) return;
      on(messages.ccMessageSent, ({ message, status, unsent, isWaiting }) =>
        errors.run(() =>
          outbox.report({ message: toSDK(message), status, unsent: unsent && toSDK(unsent), isWaiting }),
        ),
      );
      on(messages.ccMessageDeleted, (message) =>
        errors.run(() => messageId(message) === '' && outbox.discard(message)),
      );
    },
    onError,
  });
}

/** The clients of this page, with reference counts. Unused on a server. */
const clients = new Map<KitSDK, { client: Client; holders: number; dispose: () => void }>();

/** Returns the client of an SDK; it lives until its last holder calls `release`. */
export function holdClient(sdk: KitSDK): { client: Client; release: () => void } {
  let held = isServer ? undefined : clients.get(sdk);
  if (!held) {
    held = createRoot((dispose) => ({ client: createClient(sdk), holders: 0, dispose }), null);
    if (!isServer) clients.set(sdk, held);
  }
  const entry = held;
  entry.holders++;
  const release = () => {
    if (--entry.holders > 0) return;
    clients.delete(sdk);
    entry.dispose();
  };
  return { client: entry.client, release };
}

/** Returns the client of an SDK while something holds it. */
export const clientOf = (sdk: KitSDK): Client | undefined => clients.get(sdk)?.client;

/** Holds the client of an SDK while the owner lives. */
export function createClientOf(sdk: Accessor<KitSDK | undefined>): Accessor<Client | undefined> {
  return createMemo(() => {
    const current = sdk();
    if (!current) return undefined;
    const { client, release } = holdClient(current);
    onCleanup(release);
    return client;
  });
}

/** Returns the sign-in state; without a client, pending until the owner is mounted: an app may set the SDK late. */
export function createSessionOf(client: Accessor<Client | undefined>): Accessor<SessionState> {
  const [isMounted, setMounted] = createSignal(false);
  onMount(() => setMounted(true));
  return () => client()?.session() ?? (isMounted() ? NO_SDK : PENDING);
}

/** Subscribes a client to a set of UI events while the owner lives. */
export function holdChannels(client: Accessor<Client | undefined>, channels: Accessor<KitEvents>): void {
  createEffect(
    on([client, channels], ([current, events]) => {
      if (current) onCleanup(current.channels.connect(events));
    }),
  );
}

/** Calls a function for each chat whose typing users change, while the owner lives. */
export function subscribeToTyping(client: Accessor<Client | undefined>, changed: (peer: Peer) => void): void {
  createEffect(
    on(client, (current) => {
      if (current) onCleanup(current.typing.onChange(changed));
    }),
  );
}

/** Subscribes to the SDK events of a client while the owner lives. */
export function subscribeToClient(
  client: Accessor<Client | undefined>,
  subscriber: ListenerSubscriber,
): void {
  createEffect(
    on(client, (current) => {
      if (current) onCleanup(current.subscribe(subscriber));
    }),
  );
}

/**
 * Calls `onConnected` when the connection is up, while the owner lives; `wasLost` means that events may have been
 * missed. A connection that opens while the first page loads does not count as lost.
 */
export function watchConnection(
  client: Accessor<Client | undefined>,
  options: {
    isLoading: () => boolean;
    onConnected: (wasLost: boolean) => void;
    onError: (cause: unknown) => void;
  },
): Accessor<Connection> {
  const connection = () => client()?.connection() ?? 'connected';
  let wasLost = false;
  createEffect(
    on(client, (current) => {
      wasLost = current !== undefined && current.connection() !== 'connected';
    }),
  );
  subscribeToClient(client, {
    callbacks: {
      Connection: {
        onConnected: () => {
          options.onConnected(wasLost);
          wasLost = false;
        },
        inConnecting: () => {
          wasLost ||= !options.isLoading();
        },
        onDisconnected: () => {
          wasLost = true;
        },
      },
    },
    onError: options.onError,
  });
  return connection;
}
