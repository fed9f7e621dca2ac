import { type Accessor, createEffect, createSignal, on } from 'solid-js';
import type { KitSDK } from '../../sdk/index.ts';
import { createListeners } from '../session/create-listeners.ts';
import type { ListSession } from './create-list-session.ts';

/** Whether the connection to the chat server stands. */
export type Connection = 'connected' | 'connecting' | 'disconnected';

/** What follows a connection. */
export interface ConnectionOptions {
  sdk: Accessor<KitSDK | undefined>;
  /** Who is signed in. A connection that only opens while the first page loads was never lost. */
  session: Pick<ListSession, 'user' | 'isLoading'>;
  /** The connection stands, again or for the first time; `wasLost` tells that events may have been missed. */
  onConnected: (wasLost: boolean) => void;
  onError: (cause: unknown) => void;
}

/** Follows the connection. */
export function createConnection(options: ConnectionOptions): Accessor<Connection> {
  const { sdk, session, onConnected, onError } = options;
  const [connection, setConnection] = createSignal<Connection>('connected');
  let wasLost = false;
  createEffect(
    on(
      sdk,
      () => {
        wasLost = false;
        setConnection('connected');
      },
      { defer: true },
    ),
  );
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
