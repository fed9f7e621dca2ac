/** Creates an error with a code, as the kit's components read it. */
export function codedError(code: string, message: string, cause?: unknown): Error {
  return Object.assign(new Error(message, { cause }), { code });
}

/** Returns the condition of an error that a server answered with. */
export function conditionOf(error: unknown): string | undefined {
  return (error as { error?: { condition?: string } } | undefined)?.error?.condition;
}
