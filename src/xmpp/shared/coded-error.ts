/** Creates an error with a code, as the kit's components read it. */
export function codedError(code: string, message: string, cause?: unknown): Error {
  return Object.assign(new Error(message, { cause }), { code });
}

/** Creates the error of a call that has no connection, or gets no answer. */
export function offlineError(message = 'The connection was lost.', cause?: unknown): Error {
  return codedError('ERR_OFFLINE', message, cause);
}

/** Returns the condition of an error that a server answered with. */
export function conditionOf(error: unknown): string | undefined {
  return (error as { error?: { condition?: string } } | undefined)?.error?.condition;
}

/** Converts the error that a server, a room or another user answered with. */
export function refusalOf(
  answer: { readonly error?: { readonly condition?: string; readonly text?: string } },
  code = 'ERR_REFUSED',
): Error {
  const { condition = 'error', text } = answer.error ?? {};
  // What the client library answers itself when nothing comes.
  if (condition === 'timeout') return offlineError('The server does not answer.', answer);
  return codedError(code, text ?? `The server answered with '${condition}'.`, answer);
}

/** Returns an error for the app: a server's answer becomes an error with a code. */
export function appError(error: unknown): unknown {
  return conditionOf(error) ? refusalOf(error as object) : error;
}
