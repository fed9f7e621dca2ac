export * from './constants.ts';
export type * as Kit from './kit.ts';
export type { KitSDK } from './kit-sdk.ts';
