import { codedError, conditionOf, refusalOf } from '../shared/coded-error.ts';

/** What a server without an archive answers. */
const NO_ARCHIVE = ['service-unavailable', 'feature-not-implemented'];

/** Returns the error of a catch-up that failed: a server without an archive has a code of its own. */
export function catchUpError(error: unknown): unknown {
  return NO_ARCHIVE.includes(conditionOf(error) ?? '')
    ? codedError('ERR_NO_ARCHIVE', 'The server keeps no archive of messages (XEP-0313).', error)
    : error;
}

/** Returns the error of a session that could not start; a refusal of the server becomes an error with a code. */
export function startError(error: unknown): unknown {
  return conditionOf(error) ? refusalOf(error as object, 'ERR_UNAVAILABLE') : error;
}
