import type { JXT } from 'stanza';
import type { DefinitionOptions } from 'stanza/jxt';
import { NS } from '../connection/extensions.ts';

declare module 'stanza/protocol/index.js' {
  interface Message {
    /** A membership change; clients that do not know it show the body. */
    groupAction?: { name?: string; jid?: string };
  }
}

export const NS_BOOKMARKS = 'urn:xmpp:bookmarks:1';

/** Returns the definitions of room elements missing in the client library. */
export function roomExtensions({
  attribute,
  booleanAttribute,
  childText,
  pubsubItemContentAliases,
}: typeof JXT): DefinitionOptions[] {
  return [
    {
      namespace: NS.kit,
      element: 'action',
      path: 'message.groupAction',
      fields: { name: attribute('name'), jid: attribute('jid') },
    },
    {
      namespace: NS_BOOKMARKS,
      element: 'conference',
      aliases: pubsubItemContentAliases(),
      type: NS_BOOKMARKS,
      fields: {
        autoJoin: booleanAttribute('autojoin'),
        name: attribute('name'),
        nick: childText(null, 'nick'),
        password: childText(null, 'password'),
      },
    },
  ];
}
