import { type Accessor, createEffect, createMemo, createRoot, createSignal, on } from 'solid-js';
import { isServer } from 'solid-js/web';
import type { AppUser, KitSDK } from '../../sdk/index.ts';
import { createSession, type Session } from './create-session.ts';
import { mainSdk } from './main-sdk.ts';

let session: Accessor<Session> | undefined;

/**
 * Follows who is signed in to the main SDK, for as long as the page lives. On a server, where one process serves
 * many users, nothing is followed.
 */
export function followLogin(): void {
  if (isServer) return;
  session ??= createRoot(() => {
    const [sdk, setSdk] = createSignal<KitSDK>();
    // The lists that are mounted together with the SDK ask it first, and report what fails.
    createEffect(
      on(createMemo(mainSdk), () => {
        setSdk(undefined);
        queueMicrotask(() => setSdk(mainSdk));
      }),
    );
    return createSession(sdk, () => {}).session;
  }, null);
}

/** Who is signed in to the SDK of `KitUIKit.init`, else of the provider that was mounted first. */
export const KitUIKitLoginListener = {
  /**
   * The signed-in user, as the SDK told when it was last asked or somebody signed in; null before the SDK
   * answered, when nobody is signed in, and on a server. Reactive where Solid tracks; never throws.
   * @example
   * const isOwn = (message) => message.getSender().getUid() === KitUIKitLoginListener.getLoggedInUser()?.getUid();
   */
  getLoggedInUser(): AppUser | null {
    // Read first: who asks before there is an SDK is told when it comes.
    const current = mainSdk();
    const known = session?.();
    return (known?.sdk === current && known?.user) || null;
  },
} as const;
