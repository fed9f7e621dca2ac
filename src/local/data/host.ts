import * as commands from '../commands/index.ts';
import type { Exception } from '../exception.ts';
import type { SeedOptions } from '../seed/options.ts';
import type { DataEvent } from './data-event.ts';
import { openDatabase } from './database.ts';
import { isFault, lostFault } from './faults.ts';
import type { StorageInfo } from './local-data.ts';
import { replacing, sourceOf } from './parts.ts';
import { Sessions } from './sessions.ts';
import { State } from './state.ts';

/** Everything that calls of a kit do with the data. */
export type Commands = typeof commands;
/** Work on the state, which never waits. */
export type Command<T> = (state: State, all: Commands) => T;
/** Delivers events to the sessions of this tab. */
export type Deliver = (events: readonly DataEvent[], state: State) => void;

/** Holds the data and runs commands. Returns values with data in memory, promises with a database. */
export interface Host {
  readonly state: State;
  readonly sessions: Sessions;
  /** Runs a command; its changes are stored when the promise resolves. */
  write<T>(command: Command<T>): T | Promise<T>;
  /** Runs a query that stores nothing. */
  read<T>(query: Command<T>): T | Promise<T>;
  /** Notifies others of something that is not stored. */
  publish<T>(query: Command<T>): T | Promise<T>;
  /** Announces who is signed in to the other tabs. */
  announce(): void;
  /** Leaves the database, as closing the tab does. */
  close(): Promise<void>;
}

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

/** Opens the database, or memory when no database is requested or available. */
export async function openHost(
  name: string | undefined,
  seed: SeedOptions | undefined,
  deliver: Deliver,
  onFault: (fault: Exception) => void,
): Promise<readonly [Host, StorageInfo]> {
  let reason: Exception | undefined;
  if (name !== undefined) {
    try {
      const database = await openDatabase(name, deliver, onFault);
      const wasNew = await database.enter(seed ? async () => (await replacing(seed).get()).fill : undefined);
      if (wasNoted(name) && wasNew) reason = lostFault();
      return [database, { kind: 'indexeddb', name, reason }];
    } catch (error) {
      if (!isFault(error)) throw error;
      reason = error;
    }
  }
  return [new Memory(State.of(await sourceOf(seed)), deliver), { kind: 'memory', reason }];
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
