import type { KitChatSDK, KitSDK } from './kit-sdk.ts';

/** Returns an SDK with the members that only chats need, each of which it may lack. */
export function chatSdk(sdk: KitSDK | undefined): Partial<KitChatSDK> {
  return (sdk ?? {}) as Partial<KitChatSDK>;
}
