import { type ContractSetup, describeKitContract } from 'solid-chat-kit/contract';
import { type Accessor, createSignal } from 'solid-js';
import { plainExpect } from '../../test/contract/plain-expect.ts';

export type CaseState = 'waiting' | 'running' | 'passed' | 'failed';

/** One test of the suite, and how it went. */
export interface Case {
  readonly title: string;
  readonly state: Accessor<CaseState>;
  /** Why it failed; '' otherwise. */
  readonly error: Accessor<string>;
  /** How long it took, in milliseconds. */
  readonly duration: Accessor<number>;
  run(): Promise<void>;
}

/** The tests of one subject. */
export interface Section {
  readonly name: string;
  readonly cases: readonly Case[];
}

/** Collects the tests of the contract for an SDK, without running them. */
export function collectContract(setup: ContractSetup): readonly Section[] {
  const sections: { name: string; cases: Case[] }[] = [];
  let depth = 0;
  describeKitContract(
    {
      describe(name, body) {
        depth++;
        // The outermost suite only holds the others.
        if (depth > 1) sections.push({ name, cases: [] });
        body();
        depth--;
      },
      it: (title, body) => void sections.at(-1)?.cases.push(createCase(title, body)),
      expect: plainExpect,
    },
    setup,
  );
  return sections;
}

function createCase(title: string, body: () => Promise<void>): Case {
  const [state, setState] = createSignal<CaseState>('waiting');
  const [error, setError] = createSignal('');
  const [duration, setDuration] = createSignal(0);
  return {
    // The ids in brackets belong to this project's tests.
    title: title.replaceAll(/\[[\w.]+\] /g, ''),
    state,
    error,
    duration,
    async run() {
      const start = performance.now();
      setState('running');
      setError('');
      const failure = await body().then(() => undefined, describeError);
      setDuration(performance.now() - start);
      setError(failure ?? '');
      setState(failure === undefined ? 'passed' : 'failed');
    },
  };
}

/** Describes what a test threw, which may be any object of an SDK. */
function describeError(error: unknown): string {
  if (error instanceof Error) return error.message || error.name;
  return typeof error === 'object' ? JSON.stringify(error) : String(error);
}
