import type { DataForm, IQ } from 'stanza/protocol';
import { NS } from '../connection/extensions.ts';

const PUBSUB = 'http://jabber.org/protocol/pubsub';
/** Nobody else reads positions, and they stay. All servers know these as conditions of a publication. */
const PRIVATE = { 'pubsub#access_model': 'whitelist', 'pubsub#persist_items': 'true' };

/** How the node of the positions is created: one position for each chat. */
export const POSITIONS_NODE: DataForm = form('node_config', {
  ...PRIVATE,
  'pubsub#max_items': 'max',
  'pubsub#send_last_published_item': 'never',
});

/** Returns the request that publishes a position: the id in the archive of the newest message that was read. */
export function publication(chat: string, by: string, id: string): IQ {
  const content = { itemType: NS.displayed, id, by };
  return {
    type: 'set',
    pubsub: {
      context: 'user',
      publish: { node: NS.displayed, item: { id: chat, content } },
      publishOptions: form('publish-options', PRIVATE),
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

function form(type: string, values: Readonly<Record<string, string>>): DataForm {
  const fields = Object.entries(values).map(([name, value]) => ({ name, value }));
  return {
    type: 'submit',
    fields: [{ name: 'FORM_TYPE', type: 'hidden', value: `${PUBSUB}#${type}` }, ...fields],
  };
}
