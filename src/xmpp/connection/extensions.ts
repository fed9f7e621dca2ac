import type { JXT } from 'stanza';

/** The kit's own element in messages; other clients ignore it. */
export interface KitElement {
  /** When it was sent, on the server's clock, in microseconds; both sides order the chat by it. */
  sent?: string;
  /** The id of the message whose thread it belongs to, and the address of that message's sender. */
  parent?: string;
  by?: string;
  /** The type of an app's own content. */
  type?: string;
  /** The app's own content, as JSON. */
  data?: string;
}

declare module 'stanza/protocol/index.js' {
  interface Message {
    /** XEP-0424: the id of the message that its sender retracts. */
    retract?: string;
    /** XEP-0444: the sender's complete reactions to one message. */
    reactions?: { id?: string; emojis?: string[] };
    /** XEP-0461: the message that this one quotes. */
    reply?: { id?: string; to?: string };
    /** XEP-0428: the feature for which the body, or its characters from `start` to `end`, are a fallback. */
    fallback?: { for?: string; start?: number; end?: number };
    kit?: KitElement;
  }
}

export const NS = {
  retract: 'urn:xmpp:message-retract:1',
  reactions: 'urn:xmpp:reactions:0',
  reply: 'urn:xmpp:reply:0',
  fallback: 'urn:xmpp:fallback:0',
  displayed: 'urn:xmpp:mds:displayed:0',
  stanzaId: 'urn:xmpp:sid:0',
  kit: 'urn:solid-chat-kit:0',
} as const;

/** Returns the definitions of elements missing in the client library. */
export function extensions({
  attribute,
  childAttribute,
  childIntegerAttribute,
  extendMessage,
  multipleChildText,
  text,
  ...jxt
}: typeof JXT): JXT.DefinitionOptions[] {
  return [
    extendMessage({ retract: childAttribute(NS.retract, 'retract', 'id') }),
    {
      namespace: NS.reactions,
      element: 'reactions',
      path: 'message.reactions',
      fields: { id: attribute('id'), emojis: multipleChildText(null, 'reaction') },
    },
    {
      namespace: NS.reply,
      element: 'reply',
      path: 'message.reply',
      fields: { id: attribute('id'), to: attribute('to') },
    },
    {
      namespace: NS.fallback,
      element: 'fallback',
      path: 'message.fallback',
      fields: {
        for: attribute('for'),
        start: childIntegerAttribute(null, 'body', 'start'),
        end: childIntegerAttribute(null, 'body', 'end'),
      },
    },
    {
      namespace: NS.kit,
      element: 'kit',
      path: 'message.kit',
      fields: {
        sent: attribute('sent'),
        parent: attribute('parent'),
        by: attribute('by'),
        type: attribute('type'),
        data: text(),
      },
    },
    {
      namespace: NS.displayed,
      element: 'displayed',
      aliases: jxt.pubsubItemContentAliases(),
      type: NS.displayed,
      fields: {
        id: childAttribute(NS.stanzaId, 'stanza-id', 'id'),
        by: childAttribute(NS.stanzaId, 'stanza-id', 'by'),
      },
    },
  ];
}
