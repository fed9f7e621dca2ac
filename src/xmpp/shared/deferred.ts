/** A promise with its functions. */
export interface Deferred {
  readonly promise: Promise<void>;
  resolve(): void;
  reject(error: unknown): void;
}

/** Creates a promise that is settled from outside; nobody has to handle its rejection. */
export function createDeferred(): Deferred {
  let resolve = () => {};
  let reject: Deferred['reject'] = () => {};
  const promise = new Promise<void>((...functions) => {
    [resolve, reject] = functions;
  });
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}
