import { type ContractSetup, describeKitContract } from 'solid-chat-kit/contract';
import type { KitChatSDK } from '../../src/sdk/index.ts';
import { plainExpect } from './plain-expect.ts';

/** A test of the suite that has not run yet. */
export interface RecordedCase {
  readonly title: string;
  /** Resolves to the error, or to nothing. */
  run(): Promise<string | undefined>;
}

/** Registers the contract with a runner that only records suites and tests, to be run by hand. */
export function recordContract<SDK extends KitChatSDK>(
  setup: ContractSetup<SDK>,
): { suites: string[]; cases: RecordedCase[] } {
  const suites: string[] = [];
  const cases: RecordedCase[] = [];
  describeKitContract(
    {
      describe(name, body) {
        suites.push(name);
        body();
      },
      it(title, body) {
        const run = () => body().then(() => undefined, String);
        cases.push({ title, run });
      },
      expect: plainExpect,
    },
    setup,
  );
  return { suites, cases };
}
