export type { Credentials } from './connection/connection.ts';
export { createXmppKit, type XmppKit } from './create-xmpp-kit.ts';
export type { DropReason } from './inbox/dropped.ts';
export type { XmppOptions } from './options.ts';
