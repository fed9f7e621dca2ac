import type { AppUser } from '../../sdk/index.ts';
import { clientOf } from '../client.ts';
import { mainSdk } from '../main-sdk.ts';

/** The signed-in user of the SDK of `KitUIKit.init`, else of the provider that was mounted first. */
export const KitUIKitLoginListener = {
  /**
   * Returns the signed-in user; null before the SDK has answered, when nobody is signed in, and on a server.
   * Tracked in reactive scopes; never throws.
   * @example
   * const isOwn = (message) => message.getSender().getUid() === KitUIKitLoginListener.getLoggedInUser()?.getUid();
   */
  getLoggedInUser(): AppUser | null {
    const sdk = mainSdk();
    return (sdk && clientOf(sdk)?.session().user) ?? null;
  },
} as const;
