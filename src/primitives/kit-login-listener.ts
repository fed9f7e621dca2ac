import { type Accessor, createRoot, createSignal } from 'solid-js';
import { isServer } from 'solid-js/web';
import type { Kit, KitSDK } from '../sdk/index.ts';
import { createSession, type Session } from './create-session.ts';

const [sdk, setSdk] = createSignal<KitSDK>();
let session: Accessor<Session> | undefined;

/**
 * Follows who is signed in to the global SDK from now on, for as long as the page lives. On a server, where one
 * process serves many users, nothing is followed.
 */
export function followLogin(next: KitSDK): void {
  if (isServer) return;
  session ??= createRoot(() => createSession(sdk, () => {}).session);
  setSdk(() => next);
}

/** Who is signed in to the SDK that was given to `KitUIKit.init` (`helper.KitUIKitLoginListener`). */
export const KitUIKitLoginListener = {
  /**
   * The signed-in user, as the SDK told when it was last asked or somebody signed in; null before the SDK
   * answered, when nobody is signed in, and on a server. Reactive where Solid tracks; never throws.
   * @example
   * KitUIKit.init({ sdk: Kit });
   * const isOwn = (message) => message.getSender().getUid() === KitUIKitLoginListener.getLoggedInUser()?.getUid();
   */
  getLoggedInUser(): Kit.User | null {
    // Read first: who asks before `init` is told when it comes.
    const current = sdk();
    const known = session?.();
    return (known?.sdk === current && known?.user) || null;
  },
} as const;
