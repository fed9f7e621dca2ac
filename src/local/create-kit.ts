import { LocalData } from './data/local-data.ts';
import { ERROR_CODE, refuse } from './exception.ts';
import { LocalKit } from './kit.ts';
import type { SeedOptions } from './seed/options.ts';

/** What a kit is made from. */
export interface LocalKitOptions {
  /** The data set of which the kit is a session. @defaultValue a new one */
  data?: LocalData;
  /** What a new data set starts with, and one that is reset; not with `data`, which is seeded by itself. @defaultValue false: empty */
  seed?: SeedOptions | false;
  /**
   * Whether the data outlives the page and is shared by all tabs: in an IndexedDB database of this name, `true` is
   * 'solid-chat-kit'. @defaultValue true in a browser's window, false elsewhere and with `data`
   */
  persist?: boolean | string;
}

/** Makes a session of the embedded chat SDK; kits with the same `data` reach each other. */
export function createLocalKit(options: LocalKitOptions = {}): LocalKit {
  const { data, seed, persist = typeof document !== 'undefined' } = options;
  if (data && (seed || options.persist !== undefined)) {
    refuse(
      ERROR_CODE.BAD_ARGUMENT,
      'The data set has its own seed and place: createLocalKit({ data: createLocalData(seed) }).',
    );
  }
  const name = persist === true ? 'solid-chat-kit' : persist || undefined;
  return new LocalKit(data ?? new LocalData({ seed: seed || undefined, name }));
}

/** Makes a data set in memory, empty without options; data sets never mix. The seed loads at the first call. */
export function createLocalData(seed?: SeedOptions): LocalData {
  return new LocalData({ seed });
}
