import { ERROR_CODE, refuse } from './exception.ts';

/**
 * What is made when it is first needed; where that failed, the next one who needs it tries again. Some browsers keep a
 * failed `import()` until the page is reloaded: there that fails again.
 */
export class Lazy<T> {
  readonly #make: () => Promise<T>;
  #making: Promise<T> | undefined;
  #made: T | undefined;

  constructor(make: () => Promise<T>) {
    this.#make = make;
  }

  /** What was made, if it is here already. */
  get value(): T | undefined {
    return this.#made;
  }

  /** Whether it was asked for. */
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

/** A part of the SDK with a file of its own. */
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

/** What keeps the data where it is not in a database. */
export const memory = part(() => import('./storage/in-memory.ts'));
/** What an open chat needs. */
export const chat = part(() => import('./on-demand/chat.ts'));
/** What an ordinary page does without at first, by what is used together. */
export const changes = part(() => import('./on-demand/changes.ts'));
export const filters = part(() => import('./on-demand/filters.ts'));
export type Filters = typeof import('./on-demand/filters.ts');
export const groups = part(() => import('./on-demand/groups.ts'));
export const people = part(() => import('./on-demand/people.ts'));
/** What is told of the database, which is rarely anything. */
export const reports = part(() => import('./on-demand/reports.ts'));
export const replace = part(() => import('./on-demand/replace.ts'));
export const seed = part(() => import('./seed/seed.ts'));
