export * from './constants.ts';
export type * as Kit from './kit.ts';
export type { KitChatSDK, KitSDK } from './kit-sdk.ts';
export type * from './register.ts';
