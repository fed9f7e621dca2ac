import type { Agent } from 'stanza';
import type { DataForm, PubsubItem } from 'stanza/protocol/index.js';
import { conditionOf } from '../shared/coded-error.ts';

const PUBSUB = 'http://jabber.org/protocol/pubsub';

/** Private and persistent; all servers accept these two as publish options. */
const PRIVATE = { 'pubsub#access_model': 'whitelist', 'pubsub#persist_items': 'true' };

/** The configuration of a private node (XEP-0223) with as many items as the server allows. */
const PRIVATE_NODE: DataForm = form('node_config', {
  ...PRIVATE,
  'pubsub#max_items': 'max',
  'pubsub#send_last_published_item': 'never',
});

/** The publish options of a private node. */
export const PRIVATE_ITEM: DataForm = form('publish-options', PRIVATE);

/**
 * Fetches the items of a private node of the account. Creates a missing node. Some servers create it, on the first
 * publication, with a limit of one item: removes that limit.
 */
export async function fetchItems(agent: Agent, node: string, max?: number): Promise<readonly PubsubItem[]> {
  const found = await agent.getItems('', node, max ? { max } : {}).catch((error: unknown) => {
    if (conditionOf(error) !== 'item-not-found') throw error;
  });
  // Another device may have created it meanwhile.
  if (!found) await agent.createNode('', node, PRIVATE_NODE).catch(() => undefined);
  const items = found?.items ?? [];
  // If the server rejects this, the limit stays.
  if (found && items.length < 2) await widen(agent, node).catch(() => undefined);
  return items;
}

async function widen(agent: Agent, node: string): Promise<void> {
  const { fields } = await agent.getNodeConfig('', node);
  const most = fields?.find(({ name }) => name === 'pubsub#max_items')?.value;
  if (String(most) === '1') await agent.configureNode('', node, PRIVATE_NODE);
}

function form(type: string, values: Readonly<Record<string, string>>): DataForm {
  const fields = Object.entries(values).map(([name, value]) => ({ name, value }));
  return {
    type: 'submit',
    fields: [{ name: 'FORM_TYPE', type: 'hidden', value: `${PUBSUB}#${type}` }, ...fields],
  };
}
