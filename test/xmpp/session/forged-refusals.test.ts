import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Lifecycle, type LifecycleContext } from '../../../src/xmpp/session/lifecycle.ts';
import { Dropped } from '../../../src/xmpp/shared/dropped.ts';
import { FakeClient } from '../fake-client.ts';

const ANN = 'ann@example.org';
const BOB = 'bob@example.org';
const EVE = 'eve@example.org';

let client: FakeClient & { sent: unknown[] };

vi.mock(import('stanza'), async (original) => {
  const module = await original();
  return { ...module, createClient: (() => client) as unknown as typeof module.createClient };
});

beforeEach(() => {
  const sent: unknown[] = [];
  client = Object.assign(new FakeClient(), {
    sent,
    sendMessage: (message: unknown) => void sent.push(message),
  });
});

/** Ann's session, in which the message 'm1' to Bob waits. */
async function session() {
  const failed: string[] = [];
  const { drop, counts } = new Dropped();
  const sendQueue = {
    acked: [],
    lose: () => undefined,
    release: () => undefined,
    chatOf: (id: string) => (id === 'm1' ? BOB : undefined),
    fail: (id: string) => void (id === 'm1' && failed.push(id)),
  };
  const context = {
    service: 'wss://example.org/ws',
    me: ANN,
    parts: [],
    sendQueue,
    history: { interrupt: () => undefined, resume: () => undefined },
    catchUp: {
      isKnown: true,
      catchUp: async () => undefined,
      fill: async () => undefined,
      interrupt: () => undefined,
    },
    handlers: () => undefined,
    created: () => undefined,
    prepare: async () => undefined,
    appear: () => undefined,
    report: () => undefined,
    drop,
  } as unknown as LifecycleContext;
  const lifecycle = new Lifecycle(context, { password: 'x' });
  await lifecycle.connect();
  await lifecycle.ready();
  return { lifecycle, failed, dropped: counts };
}

const refusal = new Error('service-unavailable');

describe('[sdk.xmpp.hostile] the refusal of a message', () => {
  it.each([
    ['its receiver', BOB],
    ['the own server', 'example.org'],
    ['the own account', ANN],
  ])('counts when %s sent it', async (_, from) => {
    const { lifecycle, failed, dropped } = await session();
    lifecycle.fail('m1', refusal, from);
    const revision = lifecycle.transmit({ id: 'r1', to: BOB });
    await vi.waitFor(() => expect(client.sent).toHaveLength(1));
    lifecycle.fail('r1', refusal, from);
    await expect(revision).rejects.toBe(refusal);
    expect([failed, dropped]).toEqual([['m1'], {}]);
    lifecycle.close(new Error('The end.'));
  });

  it.each([
    ['a stranger', EVE],
    ['another server', 'example.com'],
    ['a server whose name ends the same', 'ple.org'],
    ['nobody', ''],
  ])('changes nothing and is counted when %s sent it', async (_, from) => {
    const { lifecycle, failed, dropped } = await session();
    lifecycle.fail('m1', refusal, from);
    const revision = lifecycle.transmit({ id: 'r1', to: BOB });
    await vi.waitFor(() => expect(client.sent).toHaveLength(1));
    lifecycle.fail('r1', refusal, from);
    expect([failed, dropped]).toEqual([[], { 'forged-refusal': 2 }]);
    lifecycle.close(new Error('The end.'));
    await expect(revision).rejects.toThrow('The end.');
  });

  it('of a message that nobody sent is no forgery', async () => {
    const { lifecycle, failed, dropped } = await session();
    lifecycle.fail('__proto__', refusal, EVE);
    lifecycle.fail('old', refusal, BOB);
    expect([failed, dropped]).toEqual([[], {}]);
    lifecycle.close(new Error('The end.'));
  });
});
