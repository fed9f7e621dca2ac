import { onCleanup } from 'solid-js';
import { createCalls, type Fetches } from './boundary/calls.ts';

/**
 * Creates the fetches of a list. Answers are dropped once they belong to another user, another request or a disposed
 * list; with the owner, all fetches end and no more start.
 */
export function createFetches(): Fetches {
  const calls = createCalls();
  onCleanup(calls.close);
  return calls;
}
