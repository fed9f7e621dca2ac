import type { KitChatSDK, KitSDK } from './kit-sdk.ts';

/**
 * Register your SDK here once, so that events, hooks and lists are typed with the SDK's own types.
 * @example
 * declare module 'solid-chat-kit' {
 *   interface KitRegister { sdk: typeof MyChat }
 * }
 */
// biome-ignore lint/suspicious/noEmptyInterface: an app adds to it.
export interface KitRegister {}

/** The SDK that the app registered, or any. */
export type AppSDK = KitRegister extends { sdk: infer SDK extends KitSDK } ? SDK : KitSDK;
/** The registered SDK's conversations. */
export type AppConversation = Awaited<ReturnType<AppSDK['getConversation']>>;
/** The registered SDK's users. */
export type AppUser = NonNullable<Awaited<ReturnType<AppSDK['getLoggedinUser']>>>;
/** The registered SDK's messages. */
export type AppMessage = Awaited<
  ReturnType<(AppSDK extends Pick<KitChatSDK, 'sendMessage'> ? AppSDK : KitChatSDK)['sendMessage']>
>;
