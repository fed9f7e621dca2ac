import type { Kit } from '../sdk/index.ts';
import { Listener } from '../server/listeners.ts';

/** The callbacks of a `GroupListener`. */
export type GroupCallbacks = Kit.GroupListenerCallbacks;
/** Listens to messages, receipts and typing. */
export type MessageListener = Listener<Kit.MessageListenerCallbacks>;
export const MessageListener = Listener<Kit.MessageListenerCallbacks>;
/** Listens to the presence of users. */
export type UserListener = Listener<Kit.UserListenerCallbacks>;
export const UserListener = Listener<Kit.UserListenerCallbacks>;
/** Listens to changes in groups. */
export type GroupListener = Listener<GroupCallbacks>;
export const GroupListener = Listener<GroupCallbacks>;
/** Listens to the state of the connection. */
export type ConnectionListener = Listener<Kit.ConnectionListenerCallbacks>;
export const ConnectionListener = Listener<Kit.ConnectionListenerCallbacks>;
/** Listens to sign-ins and sign-outs of this kit. */
export type LoginListener = Listener<Kit.LoginListenerCallbacks>;
export const LoginListener = Listener<Kit.LoginListenerCallbacks>;
