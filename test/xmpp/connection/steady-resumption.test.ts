import { createClient } from 'stanza';
import { expect, it } from 'vitest';
import { steadyResumption } from '../../../src/xmpp/connection/steady-resumption.ts';

/** A client whose stanzas go to a list, in a session that can be resumed. */
async function clientOf() {
  const agent = createClient({ jid: 'ann@localhost' });
  const canceled = new Set<string | undefined>();
  steadyResumption(agent, ({ id }) => !canceled.has(id));
  const out: (string | undefined)[] = [];
  const acked: (string | undefined)[] = [];
  const send = async (kind: string, { id }: { id?: string }) => {
    if (kind === 'message') out.push(id);
  };
  agent.transport = { send } as unknown as NonNullable<typeof agent.transport>;
  agent.on('message:acked', ({ id }) => acked.push(id));
  await agent.sm.track('sm', { type: 'enable' });
  await agent.sm.enabled({ type: 'enabled', id: 's1', resume: true });
  /** Resolves once everything went out that was sent before. */
  const flush = () => agent.send('sm', { type: 'request' });
  return {
    agent,
    acked,
    canceled,
    flush,
    /** Resumes the session of a server that has so many stanzas; returns what goes out again. */
    async resume(handled: number) {
      await flush();
      out.length = 0;
      await agent.sm.resumed({ type: 'resumed', previousSession: 's1', handled });
      await flush();
      return [...out];
    },
  };
}

it('[sdk.xmpp.outbox] sends again what was sent again and lost again', async () => {
  const { agent, acked, resume } = await clientOf();
  for (const id of ['m1', 'm2', 'm3']) agent.sendMessage({ id, to: 'bob@localhost' });
  expect(await resume(0)).toEqual(['m1', 'm2', 'm3']);
  expect(await resume(1)).toEqual(['m2', 'm3']);
  expect(acked).toEqual(['m1']);
  await agent.sm.process({ type: 'ack', handled: 3 });
  expect(acked).toEqual(['m1', 'm2', 'm3']);
  expect(await resume(3)).toEqual([]);
});

it('[sdk.xmpp.outbox] takes the acknowledgement of what was sent again for no later message', async () => {
  const { agent, acked, flush, resume } = await clientOf();
  agent.sendMessage({ id: 'm1', to: 'bob@localhost' });
  await resume(0);
  agent.sendMessage({ id: 'm2', to: 'bob@localhost' });
  await flush();
  await agent.sm.process({ type: 'ack', handled: 1 });
  expect(acked).toEqual(['m1']);
});

it('[sdk.xmpp.start] resumes a session although the connection was lost before it could', async () => {
  const { agent, flush, resume } = await clientOf();
  agent.sendMessage({ id: 'm1', to: 'bob@localhost' });
  await flush();
  // A new socket stands, and breaks.
  agent.sm.started = false;
  await agent.sm.hibernate();
  expect(agent.sm.id).toBe('s1');
  expect(await resume(0)).toEqual(['m1']);
});

it('[sdk.xmpp.start] starts a new session where the server resumes none', async () => {
  const { agent } = await clientOf();
  const failed: (string | undefined)[] = [];
  agent.on('message:failed', ({ id }) => failed.push(id));
  await agent.sm.enabled({ type: 'enabled', id: 's1' });
  agent.sendMessage({ id: 'm1', to: 'bob@localhost' });
  await agent.send('sm', { type: 'request' });
  await agent.sm.hibernate();
  expect(agent.sm.id).toBe('');
  expect(failed).toEqual(['m1']);
});

it('[sdk.xmpp.cancel] does not send again what was canceled meanwhile', async () => {
  const { agent, acked, canceled, resume } = await clientOf();
  for (const id of ['m1', 'm2', 'm3']) agent.sendMessage({ id, to: 'bob@localhost' });
  canceled.add('m2');
  expect(await resume(0)).toEqual(['m1', 'm3']);
  await agent.sm.process({ type: 'ack', handled: 2 });
  expect(acked).toEqual(['m1', 'm3']);
});
