import type { IQ } from 'stanza/protocol/index.js';
import { NS } from '../connection/extensions.ts';
import { PRIVATE_ITEM } from '../connection/private-node.ts';

/**
 * Returns the request that publishes a read position: the archive id of the newest read message. Without an id, the
 * whole chat is unread; ejabberd notifies nobody of a removed item.
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
