/** The matchers that the suite uses. */
export interface ContractExpectation {
  /** Compares by identity, as `Object.is` does. */
  toBe(expected: unknown): unknown;
  /** Compares by content. */
  toEqual(expected: unknown): unknown;
}

/**
 * The functions that the suite needs of a test runner. Vitest and Jest fit as they are; for `node:test` two
 * lines make it:
 * @example
 * import assert from 'node:assert/strict';
 * import { describe, it } from 'node:test';
 * const expect = (actual: unknown) => ({
 *   toBe: (expected: unknown) => assert.equal(actual, expected),
 *   toEqual: (expected: unknown) => assert.deepEqual(actual, expected),
 * });
 */
export interface ContractRunner {
  describe(name: string, body: () => void): unknown;
  it(name: string, body: () => Promise<void>): unknown;
  expect(actual: unknown): ContractExpectation;
}
