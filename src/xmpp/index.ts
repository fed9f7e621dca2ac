export type { Credentials } from './connection/connection.ts';
export type { XmppContacts } from './kit/contacts.ts';
export { createXmppKit, type XmppKit } from './kit/create-xmpp-kit.ts';
export type { XmppGroups } from './kit/groups.ts';
export type { NewGroup } from './rooms/groups.ts';
export type { DropReason } from './shared/dropped.ts';
export type { XmppOptions } from './shared/options.ts';
