import { type Accessor, createEffect, createSignal, on } from 'solid-js';
import type { Kit, KitSDK } from '../sdk/index.ts';
import { createListeners } from './create-listeners.ts';

/** Whether the connection to the chat server stands. */
export type Connection = 'connected' | 'connecting' | 'disconnected';

/**
 * Follows the connection.
 * @param onConnected - it stands, again or for the first time; `wasLost` tells that events may have been missed.
 */
export function createConnection(
  sdk: Accessor<KitSDK | undefined>,
  user: Accessor<Kit.User | null>,
  onConnected: (wasLost: boolean) => void,
  onError: (cause: unknown) => void,
): Accessor<Connection> {
  const [connection, setConnection] = createSignal<Connection>('connected');
  let wasLost = false;
  const lost = (now: Connection) => () => {
    wasLost = true;
    setConnection(now);
  };
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
    user,
    callbacks: {
      Connection: {
        onConnected: () => {
          setConnection('connected');
          onConnected(wasLost);
          wasLost = false;
        },
        inConnecting: lost('connecting'),
        onDisconnected: lost('disconnected'),
      },
    },
    onError,
  });
  return connection;
}
