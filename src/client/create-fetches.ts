import { onCleanup } from 'solid-js';
import { createCalls, type Fetches } from './boundary/calls.ts';

/**
 * Creates the register of a list's fetches: it drops the answers of another user, of another request, or of a disposed
 * list. All fetches end with the owner, and none starts afterwards.
 */
export function createFetches(): Fetches {
  const calls = createCalls();
  onCleanup(calls.close);
  return calls;
}
