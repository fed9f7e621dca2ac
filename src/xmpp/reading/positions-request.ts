import type { IQ } from 'stanza/protocol';
import { NS } from '../connection/extensions.ts';
import { PRIVATE_ITEM } from '../connection/private-node.ts';

/** Returns the request that publishes a position: the id in the archive of the newest message that was read. */
export function publication(chat: string, by: string, id: string): IQ {
  const content = { itemType: NS.displayed, id, by };
  return {
    type: 'set',
    pubsub: {
      context: 'user',
      publish: { node: NS.displayed, item: { id: chat, content } },
      publishOptions: PRIVATE_ITEM,
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
