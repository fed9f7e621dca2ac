/** All object, request and listener types of the Kit contract, as one namespace: `Kit.User`, `Kit.Conversation`. */
export type * from './files.ts';
export type * from './listeners.ts';
export type * from './objects.ts';
export type * from './requests.ts';
