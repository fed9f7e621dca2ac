import type { KitChatSDK, KitSDK } from './kit-sdk.ts';

/** Returns an SDK with the optional members that only chats need. */
export function chatSdk(sdk: KitSDK | undefined): Partial<KitChatSDK> {
  return (sdk ?? {}) as Partial<KitChatSDK>;
}
