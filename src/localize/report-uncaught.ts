/** Reports an error of app code like an uncaught error, so that monitoring sees it; a server logs it. */
export function reportUncaught(error: unknown): void {
  if (typeof document !== 'undefined' && typeof reportError === 'function') reportError(error);
  else console.error(error);
}
