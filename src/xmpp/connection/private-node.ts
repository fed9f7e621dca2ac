import type { DataForm } from 'stanza/protocol';

const PUBSUB = 'http://jabber.org/protocol/pubsub';

/** Nobody else reads such a node, and its items stay. All servers know these as conditions of a publication. */
const PRIVATE = { 'pubsub#access_model': 'whitelist', 'pubsub#persist_items': 'true' };

/** How a node of the account itself is created (XEP-0223), with as many items as the server keeps. */
export const PRIVATE_NODE: DataForm = form('node_config', {
  ...PRIVATE,
  'pubsub#max_items': 'max',
  'pubsub#send_last_published_item': 'never',
});

/** What a publication in such a node asks for. */
export const PRIVATE_ITEM: DataForm = form('publish-options', PRIVATE);

function form(type: string, values: Readonly<Record<string, string>>): DataForm {
  const fields = Object.entries(values).map(([name, value]) => ({ name, value }));
  return {
    type: 'submit',
    fields: [{ name: 'FORM_TYPE', type: 'hidden', value: `${PUBSUB}#${type}` }, ...fields],
  };
}
