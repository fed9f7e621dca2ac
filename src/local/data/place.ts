import type { DataEvent } from './data-event.ts';
import type { Tx } from './tx.ts';
import type { Work } from './work.ts';

/** Something to be done as a whole, in one transaction; maybe by a part of the SDK that loads on demand. */
export type Command<T, Part = undefined> = (tx: Tx, part: Part) => Work<T>;
/** The same once that part is here. */
export type Ready<T> = (tx: Tx) => Work<T>;

/** Takes what a transaction has to tell. */
export type Deliver = (events: readonly DataEvent[]) => void;

/** Where the data is, and commands are done. What is done at once answers its value, and all else a promise of it. */
export interface Place {
  /** Does a command; when its promise resolves, what it changed is stored. */
  write<T>(command: Ready<T>): T | Promise<T>;
  /** Does something that stores nothing. */
  read<T>(query: Ready<T>): T | Promise<T>;
  /** Tells others something that is not stored. */
  tell<T>(query: Ready<T>): T | Promise<T>;
  /** Lets the other tabs know that this one is there. */
  greet(): void;
  /** Leaves it as a tab that is closed. */
  close(): Promise<void>;
}
