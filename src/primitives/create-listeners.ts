import { type Accessor, createEffect, onCleanup, untrack } from 'solid-js';
import type { Kit, KitSDK } from '../sdk/index.ts';

/** The callbacks of each kind of SDK listener. */
export interface ListenerCallbacks {
  message?: Kit.MessageListenerCallbacks;
  user?: Kit.UserListenerCallbacks;
  group?: Kit.GroupListenerCallbacks;
  connection?: Kit.ConnectionListenerCallbacks;
  login?: Kit.LoginListenerCallbacks;
}

type Kind = keyof ListenerCallbacks;

/** Keeps the ids of two copies of this package on one page apart. */
const copy = /* @__PURE__ */ Math.random().toString(36).slice(2);
let made = 0;

/**
 * Listens to an SDK for as long as the owner lives and the SDK stays the same. Each call has an id of its own,
 * so that lists mounted in the same millisecond do not replace each other. A callback that throws is reported
 * and never reaches the SDK's dispatch.
 */
export function createListeners(
  sdk: Accessor<KitSDK | undefined>,
  callbacks: ListenerCallbacks,
  onError: (cause: unknown) => void,
): void {
  const id = `solid-chat-kit-${copy}-${++made}`;
  createEffect(() => {
    const current = sdk();
    if (!current) return;
    for (const kind of Object.keys(callbacks) as Kind[]) {
      untrack(() => addListener(current, kind, id, guarded(callbacks[kind] ?? {}, onError)));
      onCleanup(() => removeListener(current, kind, id));
    }
  });
}

function guarded(callbacks: object, onError: (cause: unknown) => void): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  for (const [name, callback] of Object.entries(callbacks)) {
    out[name] = (...args: unknown[]) => {
      try {
        callback(...args);
      } catch (cause) {
        onError(cause);
      }
    };
  }
  return out;
}

function addListener(sdk: KitSDK, kind: Kind, id: string, callbacks: object): void {
  switch (kind) {
    case 'message':
      return sdk.addMessageListener(id, new sdk.MessageListener(callbacks));
    case 'user':
      return sdk.addUserListener(id, new sdk.UserListener(callbacks));
    case 'group':
      return sdk.addGroupListener(id, new sdk.GroupListener(callbacks));
    case 'connection':
      return sdk.addConnectionListener(id, new sdk.ConnectionListener(callbacks));
    case 'login':
      return sdk.addLoginListener(id, new sdk.LoginListener(callbacks));
  }
}

function removeListener(sdk: KitSDK, kind: Kind, id: string): void {
  switch (kind) {
    case 'message':
      return sdk.removeMessageListener(id);
    case 'user':
      return sdk.removeUserListener(id);
    case 'group':
      return sdk.removeGroupListener(id);
    case 'connection':
      return sdk.removeConnectionListener(id);
    case 'login':
      return sdk.removeLoginListener(id);
  }
}
