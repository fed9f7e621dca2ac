import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Lifecycle, type LifecycleContext } from '../../../src/xmpp/session/lifecycle.ts';
import { FakeClient } from '../fake-client.ts';

let client: FakeClient;

vi.mock(import('stanza'), async (original) => {
  const module = await original();
  return { ...module, createClient: (() => client) as unknown as typeof module.createClient };
});

beforeEach(() => {
  client = new FakeClient();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A session that catches up as given. */
function lifecycleOf(catchUp: () => Promise<void>, { isKnown = false } = {}) {
  const errors: unknown[] = [];
  const context = {
    service: 'wss://example.org/ws',
    me: 'ann@example.org',
    parts: [],
    sendQueue: { acked: [], lose: () => undefined, release: () => undefined },
    history: { interrupt: () => undefined, resume: () => undefined },
    catchUp: { isKnown, catchUp, fill: async () => undefined, interrupt: () => undefined },
    handlers: () => undefined,
    created: () => undefined,
    prepare: async () => undefined,
    appear: () => undefined,
    report: (error: unknown) => void errors.push(error),
  } as unknown as LifecycleContext;
  return { lifecycle: new Lifecycle(context, { password: 'x' }), errors };
}

const refusal = (condition: string) => ({ type: 'error', id: 'q1', error: { condition } });

it.each([
  ['service-unavailable', 'ERR_NO_ARCHIVE'],
  ['internal-server-error', 'ERR_UNAVAILABLE'],
  ['timeout', 'ERR_OFFLINE'],
])(
  '[sdk.xmpp.start] rejects a first sign-in whose catch-up the server refuses with %s',
  async (condition, code) => {
    const { lifecycle } = lifecycleOf(() => Promise.reject(refusal(condition)));
    const error: unknown = await lifecycle.connect().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ code });
    lifecycle.close(new Error('The end.'));
  },
);

it('[sdk.xmpp.start] shows what is here of a known account, and tries again less and less often', async () => {
  const { lifecycle, errors } = lifecycleOf(() => Promise.reject(refusal('service-unavailable')), {
    isKnown: true,
  });
  await lifecycle.connect();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  // At most 30 s lie between two attempts.
  expect(client.signIns).toBeGreaterThan(10);
  expect(client.signIns).toBeLessThan(60);
  expect(errors).toHaveLength(client.signIns);
  expect(errors.every((error) => error instanceof Error)).toBe(true);
  lifecycle.close(new Error('The end.'));
});

it('[sdk.xmpp.start] tries again at once after a session that had caught up', async () => {
  let refusals = 8;
  const { lifecycle } = lifecycleOf(
    async () => {
      if (refusals-- > 0) throw refusal('service-unavailable');
    },
    { isKnown: true },
  );
  await lifecycle.connect();
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(lifecycle.isCaughtUp).toBe(true);
  const before = client.signIns;
  lifecycle.cut();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(client.signIns).toBe(before + 1);
  lifecycle.close(new Error('The end.'));
});
