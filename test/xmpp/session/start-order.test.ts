import { beforeEach, expect, it, vi } from 'vitest';
import { Lifecycle, type LifecycleContext } from '../../../src/xmpp/session/lifecycle.ts';
import { FakeClient } from '../fake-client.ts';

let client: FakeClient;

vi.mock(import('stanza'), async (original) => {
  const module = await original();
  return { ...module, createClient: (() => client) as unknown as typeof module.createClient };
});

beforeEach(() => {
  client = new FakeClient();
});

/** A session that logs its steps. */
function sessionOf() {
  const log: string[] = [];
  const step = (name: string) => async () => void log.push(name);
  const context = {
    service: 'wss://example.org/ws',
    me: 'ann@example.org',
    parts: [{ online: (_: unknown, isResumed: boolean) => void log.push(isResumed ? 'resumed' : 'parts') }],
    sendQueue: { acked: [], lose: () => undefined, release: step('release') },
    history: { interrupt: () => undefined, resume: () => undefined },
    catchUp: {
      isKnown: true,
      catchUp: step('catch up'),
      fill: step('fill'),
      interrupt: () => undefined,
    },
    handlers: () => ({ connected: () => log.push('connected'), disconnected: () => undefined }),
    created: () => undefined,
    prepare: step('prepare'),
    appear: () => log.push('appear'),
    report: (error: unknown) => {
      throw error;
    },
  } as unknown as LifecycleContext;
  return { log, lifecycle: new Lifecycle(context, { password: 'x' }) };
}

it('[sdk.xmpp.newest-first] appears online once the newest messages are here, then looks for what came meanwhile', async () => {
  const { log, lifecycle } = sessionOf();
  await lifecycle.connect();
  await lifecycle.settled;
  const steps = ['prepare', 'catch up', 'appear', 'connected', 'catch up', 'fill', 'release'];
  expect(log.filter((name) => name !== 'parts')).toEqual(steps);
  lifecycle.close(new Error('The end.'));
});

it('does not appear again in a session that is resumed', async () => {
  const { log, lifecycle } = sessionOf();
  await lifecycle.connect();
  await lifecycle.settled;
  log.length = 0;
  client.emit('disconnected');
  client.emit('stream:management:resumed');
  await lifecycle.settled;
  const steps = ['catch up', 'connected', 'fill', 'release'];
  expect(log.filter((name) => name !== 'resumed')).toEqual(steps);
  lifecycle.close(new Error('The end.'));
});
