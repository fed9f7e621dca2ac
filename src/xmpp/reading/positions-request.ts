import type { IQ } from 'stanza/protocol';
import { NS } from '../connection/extensions.ts';

/** Returns the request that publishes a position: the id in the archive of the newest message that was read. */
export function publication(chat: string, by: string, id: string): IQ {
  const fields = Object.entries({
    FORM_TYPE: 'http://jabber.org/protocol/pubsub#publish-options',
    'pubsub#persist_items': 'true',
    'pubsub#max_items': 'max',
    'pubsub#send_last_published_item': 'never',
    'pubsub#access_model': 'whitelist',
  }).map(([name, value]) => ({ name, value }));
  const content = { itemType: NS.displayed, id, by };
  return {
    type: 'set',
    pubsub: {
      context: 'user',
      publish: { node: NS.displayed, item: { id: chat, content } },
      publishOptions: { type: 'submit', fields },
    },
  };
}

/** Returns the request that removes the position of a chat in which nothing was read. */
export function removal(chat: string): IQ {
  return {
    type: 'set',
    pubsub: { context: 'user', retract: { node: NS.displayed, id: chat, notify: true } },
  };
}
