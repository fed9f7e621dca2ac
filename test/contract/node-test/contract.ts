// The suite with Node's test runner. Compiled and run by node-test.test.ts.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { describeKitContract } from 'solid-chat-kit/contract';
import { createLocalData, createLocalKit } from 'solid-chat-kit/local';
import { LOCAL_PARTS, localWorld } from '../local-setup.ts';

const expect = (actual: unknown) => ({
  toBe: (expected: unknown) => assert.equal(actual, expected),
  toEqual: (expected: unknown) => assert.deepEqual(actual, expected),
});

describeKitContract(
  { describe, it, expect },
  {
    name: 'under node:test',
    has: LOCAL_PARTS,
    createWorld() {
      const data = createLocalData();
      return localWorld(() => createLocalKit({ data }));
    },
  },
);
