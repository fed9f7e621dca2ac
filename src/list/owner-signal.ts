import { onCleanup } from 'solid-js';

/** Returns a signal that aborts when the owner is disposed, for event listeners. */
export function ownerSignal(): AbortSignal {
  const abort = new AbortController();
  onCleanup(() => abort.abort());
  return abort.signal;
}
