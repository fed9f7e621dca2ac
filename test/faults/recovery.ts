import { expect, onTestFinished } from 'vitest';
import { FAILURES, type Fault, SYNC_FAULTS, VOID_FAULTS } from './faults.ts';
import type { Plan } from './faulty-kit.ts';

/** Whether `npm run faults` runs every fault in every call; `npm test` runs a few in the first call of some names. */
export const isWhole = process.env.FAULTS !== undefined;

/** The faults of `npm test`. */
const FIXED = ['rejects', 'throws', 'never answers', 'answers throwing getters'];

/** How a session goes. */
export interface Session {
  plan?: Plan;
  /** Whether it starts with a new sign-in and a lost connection. */
  isRough: boolean;
  /** Whether the connection is lost once more in the end: what a wrong answer lacked comes with the next fetch. */
  isLost?: boolean;
}

/** What came of a session. */
export interface Outcome {
  /** How often each function of the SDK was called. */
  counts: ReadonlyMap<string, number>;
  /** What the errors said. */
  errors: readonly string[];
  /** How the views differ from the SDK in the end. */
  differences: readonly string[];
}

export type RunSession = (session: Session) => Promise<Outcome>;

const { setImmediate: soon } = globalThis;

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

/** Runs sessions with faults. */
export class Recovery {
  readonly #run: RunSession;
  /** How often each function is called in a calm and in a rough session. */
  #counts: readonly ReadonlyMap<string, number>[] = [];

  constructor(run: RunSession) {
    this.#run = run;
  }

  /** Expects that sessions without a fault end right, and call all these functions. */
  async expectCalm(names: readonly string[]): Promise<void> {
    const outcomes = [await this.#run({ isRough: false }), await this.#run({ isRough: true })];
    for (const { differences, errors } of outcomes) expect([differences, errors]).toEqual([[], []]);
    this.#counts = outcomes.map((outcome) => outcome.counts);
    expect(names.filter((name) => !this.#counts[1]?.has(name))).toEqual([]);
  }

  /** Goes through the sessions with a fault in each call of a name, or in its first and last one; likewise in the rough session. */
  async expectRecovery(name: string, faultName: string, fault: Fault, inEach: boolean): Promise<void> {
    const found = uncaught();
    const wrong: string[] = [];
    for (const isRough of isWhole ? [false, true] : [false]) {
      const times = this.#counts[Number(isRough)]?.get(name) ?? 0;
      const step = inEach && !isRough ? 1 : Math.max(times - 1, 1);
      for (let nth = 1; nth <= (isWhole ? times : 1); nth += step) {
        const isLost = !(faultName in FAILURES);
        const outcome = await this.#run({ plan: { name, nth, fault }, isRough, isLost });
        // A rejection counts as unhandled once the microtasks are done.
        await new Promise((resolve) => soon(resolve));
        const differences = [...outcome.differences, ...found.splice(0).map((cause) => `uncaught: ${cause}`)];
        const said = outcome.errors.join(' | ');
        wrong.push(...differences.map((each) => `${isRough ? 'rough' : 'calm'} ${nth}: ${each}; ${said}`));
      }
    }
    expect(wrong).toEqual([]);
  }
}

/** The names and faults that this run tries. */
export const chosen = (faults: Readonly<Record<string, Fault>>): [string, Fault][] =>
  Object.entries(faults).filter(([name]) => isWhole || FIXED.includes(name));

/** The faults of a call that answers at once. What a listener is, only the SDK can tell. */
export function syncFaultsOf(name: string): Readonly<Record<string, Fault>> {
  if (/^(add|remove).*Listener$|Typing$/.test(name)) return VOID_FAULTS;
  if (name.endsWith('Listener')) return { throws: FAILURES.throws };
  return SYNC_FAULTS;
}

/** Lists how texts differ from those they should be: the first difference, or none. */
export function firstDifference(what: string, is: readonly string[], should: readonly string[]): string[] {
  const at = should.findIndex((each, index) => each !== is[index]);
  if (at < 0 && is.length === should.length) return [];
  return [`${what}: ${is.length} of ${should.length} rows; row ${at} is ${is[at]}, should be ${should[at]}`];
}
