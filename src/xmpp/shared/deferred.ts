/** A promise with its resolving functions. */
export interface Deferred {
  readonly promise: Promise<void>;
  resolve(): void;
  reject(error: unknown): void;
}

/** Creates a promise with its resolving functions; its rejection need not be handled. */
export function createDeferred(): Deferred {
  let resolve = () => {};
  let reject: Deferred['reject'] = () => {};
  const promise = new Promise<void>((...functions) => {
    [resolve, reject] = functions;
  });
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}
