export type { Credentials } from './connection/connection.ts';
export { createXmppKit, type XmppKit } from './create-xmpp-kit.ts';
export type { DropReason } from './inbox/dropped.ts';
export type { XmppGroups } from './kit-groups.ts';
export type { XmppOptions } from './options.ts';
export type { NewGroup } from './rooms/groups.ts';
