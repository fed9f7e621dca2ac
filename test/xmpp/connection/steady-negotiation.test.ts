import { type Agent, createClient } from 'stanza';
import { expect, it, vi } from 'vitest';
import { steadyNegotiation } from '../../../src/xmpp/connection/steady-negotiation.ts';
import { steadyResumption } from '../../../src/xmpp/connection/steady-resumption.ts';

/** A client with a session to resume, whose stanzas go to a list of what each connection sent. */
async function clientOf() {
  const agent = createClient({ jid: 'ann@localhost' });
  steadyResumption(agent, () => true);
  steadyNegotiation(agent);
  await agent.sm.track('sm', { type: 'enable' });
  await agent.sm.enabled({ type: 'enabled', id: 's1', resume: true });
  return agent;
}

/** Gives a client a new connection; returns what it sends. */
function connect(agent: Agent) {
  const sent: { kind: string; type?: string; id?: string }[] = [];
  const send = async (kind: string, stanza: { type?: string; id?: string }) => {
    sent.push({ ...stanza, kind });
  };
  agent.emit('--reset-stream-features');
  agent.transport = { send, disconnect: () => undefined } as unknown as NonNullable<Agent['transport']>;
  return sent;
}

const SESSION = { streamManagement: {}, bind: true };
/** Lets a client negotiate what a server offers. */
const offer = (agent: Agent, features: object) => agent.emit('features' as never, features as never);
const count = (sent: readonly { kind: string }[], kind: string) =>
  sent.filter((one) => one.kind === kind).length;

it('[sdk.xmpp.start] binds once after a request to resume that a cut left without an answer', async () => {
  const agent = await clientOf();
  let sent = connect(agent);
  offer(agent, SESSION);
  await vi.waitFor(() => expect(count(sent, 'sm')).toBe(1));
  sent = connect(agent);
  offer(agent, SESSION);
  await vi.waitFor(() => expect(count(sent, 'sm')).toBe(1));
  agent.emit('sm', { type: 'failed' });
  await vi.waitFor(() => expect(count(sent, 'iq')).toBeGreaterThan(0));
  await agent.send('message', { id: 'after' });
  expect(count(sent, 'iq')).toBe(1);
});

it('[sdk.xmpp.start] resumes once after a request to resume that a cut left without an answer', async () => {
  const agent = await clientOf();
  const resumed = vi.fn();
  agent.on('stream:management:resumed', resumed);
  for (let connection = 0; connection < 2; connection++) {
    const sent = connect(agent);
    offer(agent, SESSION);
    await vi.waitFor(() => expect(count(sent, 'sm')).toBe(1));
  }
  agent.emit('sm', { type: 'resumed', previousSession: 's1', handled: 0 });
  await vi.waitFor(() => expect(resumed).toHaveBeenCalled());
  await agent.send('message', { id: 'after' });
  expect(resumed).toHaveBeenCalledTimes(1);
});

it('[sdk.xmpp.start] keeps a session although a request of the connection before it times out', async () => {
  vi.useFakeTimers();
  try {
    const agent = createClient({ jid: 'ann@localhost', timeout: 20 });
    steadyNegotiation(agent);
    const disconnect = vi.spyOn(agent, 'disconnect').mockResolvedValue(undefined);
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const before = connect(agent);
    offer(agent, { bind: true });
    await vi.waitFor(() => expect(count(before, 'iq')).toBe(1));
    connect(agent);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(disconnect).not.toHaveBeenCalled();
  } finally {
    vi.useRealTimers();
    vi.restoreAllMocks();
  }
});
