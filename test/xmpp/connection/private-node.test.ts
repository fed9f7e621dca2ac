import type { Agent } from 'stanza';
import type { DataForm } from 'stanza/protocol/index.js';
import { expect, it } from 'vitest';
import { fetchItems } from '../../../src/xmpp/connection/private-node.ts';

/** A server with a node of so many items; it keeps at most `most`. */
function serverOf(ids: readonly string[] | undefined, most = '1') {
  const calls: string[] = [];
  const mostOf = ({ fields = [] }: DataForm) => fields.find(({ name }) => name === 'pubsub#max_items')?.value;
  const agent = {
    async getItems() {
      if (!ids) throw { error: { condition: 'item-not-found' } };
      return { items: ids.map((id) => ({ id })) };
    },
    async createNode(_jid: string, node: string, form: DataForm) {
      calls.push(`create ${node} ${mostOf(form)}`);
    },
    async getNodeConfig() {
      return { fields: [{ name: 'pubsub#max_items', value: most }] };
    },
    async configureNode(_jid: string, node: string, form: DataForm) {
      calls.push(`configure ${node} ${mostOf(form)}`);
    },
  };
  return { calls, agent: agent as unknown as Agent };
}

it('[sdk.xmpp.groups] creates a node of the account that keeps all its items', async () => {
  const { agent, calls } = serverOf(undefined);
  expect(await fetchItems(agent, 'rooms')).toEqual([]);
  expect(calls).toEqual(['create rooms max']);
});

it('[sdk.xmpp.groups] changes a node that keeps a single item', async () => {
  const { agent, calls } = serverOf(['crew']);
  expect(await fetchItems(agent, 'rooms')).toEqual([{ id: 'crew' }]);
  expect(calls).toEqual(['configure rooms max']);
});

it.each([
  ['of many items', ['crew', 'team'], '1'],
  ['with room for more', ['crew'], '500'],
])('[sdk.xmpp.groups] leaves a node %s as it is', async (_, ids, most) => {
  const { agent, calls } = serverOf(ids, most);
  expect(await fetchItems(agent, 'rooms')).toHaveLength(ids.length);
  expect(calls).toEqual([]);
});
