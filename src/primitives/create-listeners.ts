import { type Accessor, createEffect, onCleanup, untrack } from 'solid-js';
import type { Kit, KitSDK } from '../sdk/index.ts';

/** The callbacks of each kind of SDK listener. */
export interface ListenerCallbacks {
  Message?: Kit.MessageListenerCallbacks;
  User?: Kit.UserListenerCallbacks;
  Group?: Kit.GroupListenerCallbacks;
  Connection?: Kit.ConnectionListenerCallbacks;
  Login?: Kit.LoginListenerCallbacks;
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
      // Always through the SDK's own constructor.
      const Listener: new (callbacks: object) => object = current[`${kind}Listener`];
      untrack(() => current[`add${kind}Listener`](id, new Listener(guarded(callbacks[kind] ?? {}, onError))));
      onCleanup(() => current[`remove${kind}Listener`](id));
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
