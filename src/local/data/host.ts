import * as commands from '../commands/index.ts';
import type { Exception } from '../exception.ts';
import { openDatabase } from './database.ts';
import { isFault, lostFault } from './faults.ts';
import type { Command, Deliver, Host, StorageInfo } from './place.ts';
import { Sessions } from './sessions.ts';
import type { Source } from './source.ts';
import { State } from './state.ts';

/** Data in memory; all work is synchronous. */
class Memory implements Host {
  readonly state: State;
  readonly sessions: Sessions;
  readonly #deliver: Deliver;

  constructor(state: State, deliver: Deliver) {
    this.state = state;
    this.sessions = new Sessions(state);
    this.#deliver = deliver;
  }

  write<T>(command: Command<T>): T {
    const value = this.state.attempt((state) => command(state, commands));
    this.#deliver(this.state.commit(), this.state);
    return value;
  }
  read<T>(query: Command<T>): T {
    return this.write(query);
  }
  publish<T>(query: Command<T>): T {
    return this.write(query);
  }
  announce(): void {}
  async close(): Promise<void> {}
}

/** The seed of a new data set, which loads on demand. */
export interface SeedParts {
  source(): Promise<Source | undefined>;
  /** Loads the command that fills a new database; none without a seed. */
  readonly fill: (() => Promise<Command<void>>) | undefined;
}

/** Opens the database, or memory when no database is requested or available. */
export async function openHost(
  name: string | undefined,
  seed: SeedParts,
  deliver: Deliver,
  onFault: (fault: Exception) => void,
): Promise<readonly [Host, StorageInfo]> {
  let reason: Exception | undefined;
  if (name !== undefined) {
    try {
      const database = await openDatabase(name, deliver, onFault);
      const wasNew = await database.enter(seed.fill);
      if (wasNoted(name) && wasNew) reason = lostFault();
      return [database, { kind: 'indexeddb', name, reason }];
    } catch (error) {
      if (!isFault(error)) throw error;
      reason = error;
    }
  }
  return [new Memory(State.of(await seed.source()), deliver), { kind: 'memory', reason }];
}

/**
 * Whether a database existed before, by a flag that the browser stores apart from databases; sets the flag.
 */
function wasNoted(name: string): boolean {
  try {
    const key = `solid-chat-kit/${name}`;
    const note = localStorage.getItem(key);
    localStorage.setItem(key, 'noted');
    return note !== null;
  } catch {
    // Some browsers deny access, and workers have no localStorage.
    return false;
  }
}
