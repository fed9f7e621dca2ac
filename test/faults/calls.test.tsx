import { writeFileSync } from 'node:fs';
import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { withViewport } from '../support/layout.ts';
import { ASYNC_FAULTS, FAILURES, type Fault, SYNC_FAULTS, VOID_FAULTS } from './faults.ts';
import { runSession } from './session.tsx';

/** `npm run faults` tries every fault in every call; `npm test` only these, in the first call of each name. */
const FIXED = ['rejects', 'throws', 'never answers', 'answers throwing getters'];
const table = process.env.FAULTS;

/** The functions of the contract that answer with a promise. */
const ASYNC = [
  'getLoggedinUser',
  'getConversation',
  'deleteConversation',
  'markAsDelivered',
  'ConversationsRequest.fetchNext',
  'UsersRequest.fetchNext',
];
const KINDS = ['Message', 'User', 'Group', 'Connection', 'Login'];
/** Those that answer at once. */
const SYNC = [
  ...KINDS.flatMap((kind) => [`new ${kind}Listener`, `add${kind}Listener`, `remove${kind}Listener`]),
  ...['Conversations', 'Users'].flatMap((kind) => [
    `new ${kind}RequestBuilder`,
    ...['build', 'setLimit', 'getLimit', 'setSearchKeyword', 'getSearchKeyword', 'getTags'].map(
      (method) => `${kind}RequestBuilder.${method}`,
    ),
  ]),
];

const { setImmediate: soon } = globalThis;

beforeEach(() => {
  vi.useFakeTimers();
  withViewport(5000);
});
afterEach(() => void vi.useRealTimers());

/** Collects what nobody caught. */
function uncaught(): unknown[] {
  const found: unknown[] = [];
  const note = (cause: unknown) => void found.push(cause);
  const noteEvent = (event: ErrorEvent) => note(event.error);
  process.on('unhandledRejection', note);
  window.addEventListener('error', noteEvent);
  onTestFinished(() => {
    process.off('unhandledRejection', note);
    window.removeEventListener('error', noteEvent);
  });
  return found;
}

/** The codes that the app received, by call and fault. */
const heard: Record<string, Record<string, string[]>> = {};
afterAll(() => {
  if (table) writeFileSync(table, JSON.stringify(heard));
});

/** Goes through the sessions with a fault in each call of a name, one after the other. */
async function expectRecovery(name: string, faultName: string, fault: Fault): Promise<void> {
  const found = uncaught();
  const codes = new Set<string>();
  const wrong: string[] = [];
  for (const isRough of table ? [false, true] : [false]) {
    const times = counts[Number(isRough)]?.get(name) ?? 0;
    // What answers at once is called for each request: the first and the last call stand for all.
    const all = table && ASYNC.includes(name);
    for (let nth = 1; nth <= (table ? times : 1); nth += all ? 1 : Math.max(times - 1, 1)) {
      const isLost = !(faultName in FAILURES);
      const outcome = await runSession({ plan: { name, nth, fault }, isRough, isLost });
      for (const code of outcome.codes) codes.add(code);
      // A rejection counts as unhandled once the microtasks are done.
      await new Promise((resolve) => soon(resolve));
      const differences = [...outcome.differences, ...found.splice(0).map((cause) => `uncaught: ${cause}`)];
      const said = outcome.errors.map(({ message }) => message).join(' | ');
      wrong.push(...differences.map((each) => `${isRough ? 'rough' : 'calm'} ${nth}: ${each}; ${said}`));
    }
  }
  heard[name] = { ...heard[name], [faultName]: [...codes] };
  expect(wrong).toEqual([]);
}

/** How often each function is called in a calm and in a rough session. */
let counts: readonly ReadonlyMap<string, number>[] = [];
it('[error.any-call] without a fault the lists hold what the SDK has', async () => {
  const outcomes = [await runSession({ isRough: false }), await runSession({ isRough: true })];
  for (const { differences, codes } of outcomes) expect([differences, codes]).toEqual([[], []]);
  counts = outcomes.map((outcome) => outcome.counts);
  expect([...ASYNC, ...SYNC].filter((name) => !counts[1]?.has(name))).toEqual([]);
});

const chosen = (faults: Readonly<Record<string, Fault>>) =>
  Object.entries(faults).filter(([name]) => table || FIXED.includes(name));

describe.each(table ? ASYNC : ASYNC.slice(0, 5))('[error.any-call] when %s', (name) => {
  it.each(chosen(ASYNC_FAULTS))('%s, the lists hold what the SDK has after a Retry', (fault, run) =>
    expectRecovery(name, fault, run),
  );
});

/** The faults of a call that answers at once. What a listener is, only the SDK can tell. */
const faultsOf = (name: string) => {
  if (/^(add|remove)/.test(name)) return VOID_FAULTS;
  if (name.endsWith('Listener')) return { throws: FAILURES.throws };
  return SYNC_FAULTS;
};

describe.each(table ? SYNC : [])('[error.any-call] when %s', (name) => {
  it.each(chosen(faultsOf(name)))('%s, the lists hold what the SDK has after a Retry', (fault, run) =>
    expectRecovery(name, fault, run),
  );
});
