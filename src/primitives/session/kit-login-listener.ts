import { type Accessor, createEffect, createMemo, createRoot, createSignal, on } from 'solid-js';
import { isServer } from 'solid-js/web';
import type { AppUser, KitSDK } from '../../sdk/index.ts';
import { createSession, type Session } from './create-session.ts';
import { mainSdk } from './main-sdk.ts';

let session: Accessor<Session> | undefined;

/**
 * Follows the signed-in user of the main SDK while the page lives. Does nothing on a server, where one
 * process serves many users.
 */
export function followLogin(): void {
  if (isServer) return;
  session ??= createRoot(() => {
    const [sdk, setSdk] = createSignal<KitSDK>();
    // Lists that are mounted together with the SDK ask it first, and report errors.
    createEffect(
      on(createMemo(mainSdk), () => {
        setSdk(undefined);
        queueMicrotask(() => setSdk(mainSdk));
      }),
    );
    return createSession(sdk, () => {}).session;
  }, null);
}

/** The signed-in user of the SDK of `KitUIKit.init`, else of the provider that was mounted first. */
export const KitUIKitLoginListener = {
  /**
   * Returns the signed-in user; null before the SDK has answered, when nobody is signed in, and on a server.
   * Tracked in reactive scopes; never throws.
   * @example
   * const isOwn = (message) => message.getSender().getUid() === KitUIKitLoginListener.getLoggedInUser()?.getUid();
   */
  getLoggedInUser(): AppUser | null {
    // Read first, so that a caller without an SDK is notified when there is one.
    const current = mainSdk();
    const known = session?.();
    return (known?.sdk === current && known?.user) || null;
  },
} as const;
