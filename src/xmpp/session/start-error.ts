import { codedError, conditionOf, refusalOf } from '../shared/coded-error.ts';

/** The error conditions of a server without an archive. */
const NO_ARCHIVE = ['service-unavailable', 'feature-not-implemented'];

/** Converts the error of a failed catch-up; a missing archive has its own code. */
export function catchUpError(error: unknown): unknown {
  return NO_ARCHIVE.includes(conditionOf(error) ?? '')
    ? codedError('ERR_NO_ARCHIVE', 'The server keeps no archive of messages (XEP-0313).', error)
    : error;
}

/** Converts the error of a session that could not start; a refusal gets a code. */
export function startError(error: unknown): unknown {
  return conditionOf(error) ? refusalOf(error as object, 'ERR_UNAVAILABLE') : error;
}
