import { ERROR_CODE, refuse } from '../exception.ts';
import type { SeedOptions } from '../seed/options.ts';
import type { Source } from './source.ts';

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

/** What every call needs: the commands, and where the data is. */
export const host = part(() => import('./host.ts'));
/** Export, import and reset. */
export const replace = part(() => import('./replace.ts'));
const seeds = part(() => import('../seed/seed.ts'));

export async function sourceOf(options: SeedOptions | undefined): Promise<Source | undefined> {
  return options && (await seeds.get()).seedOf(options);
}

/** Returns the commands that replace all data by a seed, or by nothing. */
export function replacing(options: SeedOptions | undefined) {
  return new Lazy(async () => {
    const [part, source] = await Promise.all([replace.get(), sourceOf(options)]);
    return part.replacingBy(source);
  });
}
