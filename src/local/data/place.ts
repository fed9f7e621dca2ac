import type { DataEvent } from './data-event.ts';
import type { Tx } from './tx.ts';
import type { Work } from './work.ts';

/** A command that runs in one transaction, possibly in a part of the SDK that loads on demand. */
export type Command<T, Part = undefined> = (tx: Tx, part: Part) => Work<T>;
/** A command whose part has loaded. */
export type Ready<T> = (tx: Tx) => Work<T>;

/** Delivers the events of a transaction. */
export type Deliver = (events: readonly DataEvent[]) => void;

/** Stores the data and runs commands. Returns values for synchronous work, promises otherwise. */
export interface Place {
  /** Runs a command; its changes are stored when the promise resolves. */
  write<T>(command: Ready<T>): T | Promise<T>;
  /** Runs a query that stores nothing. */
  read<T>(query: Ready<T>): T | Promise<T>;
  /** Notifies others of something that is not stored. */
  tell<T>(query: Ready<T>): T | Promise<T>;
  /** Announces this tab to the other tabs. */
  greet(): void;
  /** Leaves the database, as closing the tab does. */
  close(): Promise<void>;
}
