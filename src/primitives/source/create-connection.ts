import { type Accessor, createEffect, createSignal, on, onCleanup, untrack } from 'solid-js';
import type { KitSDK } from '../../sdk/index.ts';
import { createListeners } from '../session/create-listeners.ts';
import type { ListSession } from './create-list-session.ts';

/** The state of the connection to the chat server. */
export type Connection = 'connected' | 'connecting' | 'disconnected';

/** The options of a connection. */
export interface ConnectionOptions {
  sdk: Accessor<KitSDK | undefined>;
  /** The session. A connection that opens while the first page loads was never lost. */
  session: Pick<ListSession, 'user' | 'isLoading'>;
  /** Called when the connection is up; `wasLost` means that events may have been missed. */
  onConnected: (wasLost: boolean) => void;
  onError: (cause: unknown) => void;
}

/** A connection that is followed now. */
interface Followed {
  of: KitSDK | undefined;
  state: () => Connection;
}

const followed = new Set<Followed>();

/** Follows the connection to the chat server. SDKs report changes only: it starts in the state that others follow. */
export function createConnection(options: ConnectionOptions): Accessor<Connection> {
  const { sdk, session, onConnected, onError } = options;
  const [connection, setConnection] = createSignal<Connection>('connected');
  let wasLost = false;
  const own: Followed = { of: undefined, state: () => untrack(connection) };
  createEffect(
    on(sdk, (current) => {
      own.of = undefined;
      const lost = [...followed].find(({ of, state }) => of === current && state() !== 'connected');
      own.of = current;
      wasLost = lost !== undefined;
      setConnection(lost?.state() ?? 'connected');
    }),
  );
  followed.add(own);
  onCleanup(() => followed.delete(own));
  createListeners({
    sdk,
    user: session.user,
    callbacks: {
      Connection: {
        onConnected: () => {
          setConnection('connected');
          onConnected(wasLost);
          wasLost = false;
        },
        inConnecting: () => {
          setConnection('connecting');
          wasLost ||= !session.isLoading();
        },
        onDisconnected: () => {
          setConnection('disconnected');
          wasLost = true;
        },
      },
    },
    onError,
  });
  return connection;
}
