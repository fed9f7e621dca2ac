import type { IQ } from 'stanza/protocol/index.js';
import { NS } from '../connection/extensions.ts';
import { PRIVATE_ITEM } from '../connection/private-node.ts';

/**
 * Returns the request that publishes a read position: the archive id of the newest read message; without an id, the
 * whole chat is unread. The item is replaced instead of removed, because ejabberd does not notify of removals.
 */
export function publication(chat: string, by: string, id: string | undefined): IQ {
  const content = { itemType: NS.displayed, ...(id !== undefined && { id, by }) };
  return {
    type: 'set',
    pubsub: {
      context: 'user',
      publish: { node: NS.displayed, item: { id: chat, content } },
      publishOptions: PRIVATE_ITEM,
    },
  };
}
