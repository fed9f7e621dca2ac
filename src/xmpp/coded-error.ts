/** Creates an error with a code, as the kit's components read it. */
export function codedError(code: string, message: string, cause?: unknown): Error {
  return Object.assign(new Error(message, { cause }), { code });
}
