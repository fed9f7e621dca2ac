import type { Kit, KitSDK } from 'solid-chat-kit';
import { onCleanup } from 'solid-js';

interface Callbacks {
  Message: Kit.MessageListenerCallbacks;
  User: Kit.UserListenerCallbacks;
  Group: Kit.GroupListenerCallbacks;
  Connection: Kit.ConnectionListenerCallbacks;
}

let count = 0;

/** Listens to an SDK while the owner lives. Listener ids must be unique, or one replaces another. */
export function listen<K extends keyof Callbacks>(sdk: KitSDK, kind: K, callbacks: Callbacks[K]): void {
  const id = `app-${++count}`;
  sdk[`add${kind}Listener`](id, new sdk[`${kind}Listener`](callbacks));
  onCleanup(() => sdk[`remove${kind}Listener`](id));
}
