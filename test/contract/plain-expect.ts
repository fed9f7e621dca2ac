import type { ContractExpectation } from 'solid-chat-kit/contract';

/** What the suite asks of a runner's `expect`, without a runner: for pages and for tests of the suite itself. */
export function plainExpect(actual: unknown): ContractExpectation {
  return {
    toBe: (expected) => check(Object.is(actual, expected), actual, expected),
    toEqual: (expected) => check(show(actual) === show(expected), actual, expected),
  };
}

function check(isRight: boolean, actual: unknown, expected: unknown): void {
  if (!isRight) throw new Error(`Expected ${show(expected)}, and got ${show(actual)}.`);
}

/** Plain data as text, in which `undefined` differs from `null`. */
function show(value: unknown): string {
  return String(JSON.stringify(value, (_, each) => (each === undefined ? '<undefined>' : each)));
}
