/** Creates an error with a code, in the form that the kit's components read. */
export function codedError(code: string, message: string, cause?: unknown): Error {
  return Object.assign(new Error(message, { cause }), { code });
}

/** Creates the error of a call without a connection or an answer. */
export function offlineError(message = 'The connection was lost.', cause?: unknown): Error {
  return codedError('ERR_OFFLINE', message, cause);
}

/** Returns the condition of a server's error. */
export function conditionOf(error: unknown): string | undefined {
  return (error as { error?: { condition?: string } } | undefined)?.error?.condition;
}

/** Converts an error sent by a server, a room or another user. */
export function refusalOf(
  answer: { readonly error?: { readonly condition?: string; readonly text?: string } },
  code = 'ERR_REFUSED',
): Error {
  const { condition = 'error', text } = answer.error ?? {};
  // The client library's own condition for a missing answer.
  if (condition === 'timeout') return offlineError('The server does not answer.', answer);
  return codedError(code, text ?? `The server answered with '${condition}'.`, answer);
}

/** Returns an error for the app: a server's error becomes an error with a code. */
export function appError(error: unknown): unknown {
  return conditionOf(error) ? refusalOf(error as object) : error;
}
