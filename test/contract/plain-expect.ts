import type { ContractExpectation } from 'solid-chat-kit/contract';

/** The matchers the suite needs, without a test runner: for pages, and for tests of the suite itself. */
export function plainExpect(actual: unknown): ContractExpectation {
  return {
    toBe: (expected) => check(Object.is(actual, expected), actual, expected),
    toEqual: (expected) => check(show(actual) === show(expected), actual, expected),
  };
}

function check(isRight: boolean, actual: unknown, expected: unknown): void {
  if (!isRight) throw new Error(`Expected ${show(expected)}, and got ${show(actual)}.`);
}

/** Converts plain data to text that distinguishes `undefined` from `null`. */
function show(value: unknown): string {
  return String(JSON.stringify(value, (_, each) => (each === undefined ? '<undefined>' : each)));
}
