import { LocalData } from './data/local-data.ts';
import { ERROR_CODE, refuse } from './exception.ts';
import { LocalKit } from './kit.ts';
import type { SeedOptions } from './seed/options.ts';

/** The options of `createLocalKit`. */
export interface LocalKitOptions {
  /** The data set of the session. @defaultValue a new one */
  data?: LocalData;
  /**
   * The content of a new data set, also after `reset()`; not with `data`, which has its own seed.
   * @defaultValue false: empty
   */
  seed?: SeedOptions | false;
  /**
   * Whether the data is stored in an IndexedDB database that all tabs share, and its name; `true` names it
   * 'solid-chat-kit'.
   * @defaultValue true in a browser window, false elsewhere and with `data`
   */
  persist?: boolean | string;
}

/**
 * Creates a session of the embedded chat SDK; kits with the same `data` share users and conversations.
 * @throws Exception `ERR_BAD_ARGUMENT` for `data` together with `seed` or `persist`
 */
export function createLocalKit(options: LocalKitOptions = {}): LocalKit {
  const { data, seed, persist = typeof document !== 'undefined' } = options;
  if (data && (seed || options.persist !== undefined)) {
    refuse(
      ERROR_CODE.BAD_ARGUMENT,
      'The data option excludes seed and persist: pass the seed to createLocalData(seed).',
    );
  }
  const name = persist === true ? 'solid-chat-kit' : persist || undefined;
  return new LocalKit(data ?? new LocalData({ seed: seed || undefined, name }));
}

/**
 * Creates a data set in memory; data sets share nothing. The seed loads at the first call.
 * @param seed - the content; empty without it
 */
export function createLocalData(seed?: SeedOptions): LocalData {
  return new LocalData({ seed });
}
