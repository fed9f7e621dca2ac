import { type ContractSetup, describeKitContract } from 'solid-chat-kit/contract';
import type { KitChatSDK } from '../../src/sdk/index.ts';
import { plainExpect } from './plain-expect.ts';

/** A test of the suite that has not run yet. */
export interface RecordedCase {
  readonly title: string;
  /** Resolves to what went wrong, or to nothing. */
  run(): Promise<string | undefined>;
}

/** Describes the contract to a runner that only notes the suites and tests, for one to run them by hand. */
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
