/** Creates an error with a code, as the kit's components read it. */
export function codedError(code: string, message: string, cause?: unknown): Error {
  return Object.assign(new Error(message, { cause }), { code });
}

/** Returns the error of a message that the server or a room answered with an error. */
export function refusalOf({
  error,
}: {
  readonly error?: { readonly condition?: string; readonly text?: string };
}): Error {
  const condition = error?.condition ?? 'error';
  return codedError('ERR_REFUSED', error?.text ?? `The server answered with '${condition}'.`, { error });
}

/** Returns the condition of an error that a server answered with. */
export function conditionOf(error: unknown): string | undefined {
  return (error as { error?: { condition?: string } } | undefined)?.error?.condition;
}
