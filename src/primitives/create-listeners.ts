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
      untrack(() => CHANNELS[kind].add(current, id, guarded(callbacks[kind] ?? {}, onError)));
      onCleanup(() => CHANNELS[kind].remove(current, id));
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

interface Channel {
  add(sdk: KitSDK, id: string, callbacks: object): void;
  remove(sdk: KitSDK, id: string): void;
}

/** How each kind of listener is made, added and removed: always through the SDK's own constructor. */
const CHANNELS: Record<Kind, Channel> = {
  message: {
    add: (sdk, id, callbacks) => sdk.addMessageListener(id, new sdk.MessageListener(callbacks)),
    remove: (sdk, id) => sdk.removeMessageListener(id),
  },
  user: {
    add: (sdk, id, callbacks) => sdk.addUserListener(id, new sdk.UserListener(callbacks)),
    remove: (sdk, id) => sdk.removeUserListener(id),
  },
  group: {
    add: (sdk, id, callbacks) => sdk.addGroupListener(id, new sdk.GroupListener(callbacks)),
    remove: (sdk, id) => sdk.removeGroupListener(id),
  },
  connection: {
    add: (sdk, id, callbacks) => sdk.addConnectionListener(id, new sdk.ConnectionListener(callbacks)),
    remove: (sdk, id) => sdk.removeConnectionListener(id),
  },
  login: {
    add: (sdk, id, callbacks) => sdk.addLoginListener(id, new sdk.LoginListener(callbacks)),
    remove: (sdk, id) => sdk.removeLoginListener(id),
  },
};
