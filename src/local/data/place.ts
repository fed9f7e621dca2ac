import type { Exception } from '../exception.ts';
import type { DataEvent } from './data-event.ts';
import type { Sessions } from './sessions.ts';
import type { State } from './state.ts';

/** Everything that calls of a kit do with the data. */
export type Commands = typeof import('../commands/index.ts');
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

/** Where the data is stored. */
export interface StorageInfo {
  /** Whether the data is in memory or in a database. */
  readonly kind: 'memory' | 'indexeddb';
  /** The name of the database; undefined in memory. */
  readonly name?: string;
  /** Why the data is in memory although a database was requested, or why an existing database is empty. */
  readonly reason?: Exception | undefined;
}
