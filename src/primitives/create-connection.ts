import { type Accessor, createSignal } from 'solid-js';
import type { KitSDK } from '../sdk/index.ts';
import { createListeners } from './create-listeners.ts';

/** Whether the connection to the chat server stands. */
export type Connection = 'connected' | 'connecting' | 'disconnected';

/** Follows the connection; `onRestored` runs when it stands again after a loss. */
export function createConnection(
  sdk: Accessor<KitSDK | undefined>,
  onRestored: () => void,
  onError: (cause: unknown) => void,
): Accessor<Connection> {
  const [connection, setConnection] = createSignal<Connection>('connected');
  let wasLost = false;
  createListeners(
    sdk,
    {
      connection: {
        onConnected: () => {
          setConnection('connected');
          if (wasLost) onRestored();
          wasLost = false;
        },
        inConnecting: () => {
          setConnection('connecting');
        },
        onDisconnected: () => {
          wasLost = true;
          setConnection('disconnected');
        },
      },
    },
    onError,
  );
  return connection;
}
