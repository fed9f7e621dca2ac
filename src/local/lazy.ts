import { ERROR_CODE, refuse } from './exception.ts';

/**
 * Loads something at its first use; after a failure the next use tries again. Some browsers cache a failed
 * `import()` until the page is reloaded; there it keeps failing.
 */
export class Lazy<T> {
  readonly #make: () => Promise<T>;
  #making: Promise<T> | undefined;
  #made: T | undefined;

  constructor(make: () => Promise<T>) {
    this.#make = make;
  }

  /** The value, if it has loaded. */
  get value(): T | undefined {
    return this.#made;
  }

  /** Whether it is loading, or has loaded. */
  get isWanted(): boolean {
    return this.#making !== undefined;
  }

  get(): Promise<T> {
    this.#making ??= this.#make().then(
      (made) => {
        this.#made = made;
        return made;
      },
      (error: unknown) => {
        this.#making = undefined;
        throw error;
      },
    );
    return this.#making;
  }
}

/** A part of the SDK in its own file. */
function part<Module>(load: () => Promise<Module>): Lazy<Module> {
  return new Lazy(() =>
    load().catch((cause: unknown) =>
      refuse(
        ERROR_CODE.NOT_LOADED,
        'A part of the SDK could not be loaded: try again once the page is online, or reload it.',
        cause,
      ),
    ),
  );
}

/** The storage in memory. */
export const memory = part(() => import('./storage/in-memory.ts'));
/** What an open chat needs. */
export const chat = part(() => import('./on-demand/chat.ts'));
/** Rarely used commands, grouped by what is used together. */
export const changes = part(() => import('./on-demand/changes.ts'));
export const filters = part(() => import('./on-demand/filters.ts'));
export type Filters = typeof import('./on-demand/filters.ts');
export const groups = part(() => import('./on-demand/groups.ts'));
export const people = part(() => import('./on-demand/people.ts'));
/** Reports of database faults, which are rare. */
export const reports = part(() => import('./on-demand/reports.ts'));
export const replace = part(() => import('./on-demand/replace.ts'));
export const seed = part(() => import('./seed/seed.ts'));
