import type { Records, StoreName } from './records.ts';

/** A range of keys, both ends included. */
export interface KeyRange {
  readonly from: string;
  readonly to: string;
  /** Whether to read from the end. */
  readonly isReverse?: boolean;
  readonly limit?: number;
}

/** A transaction. While it runs, only its own promises may be awaited. */
export interface Tx {
  get<S extends StoreName>(store: S, key: string): Promise<Records[S] | undefined>;
  put<S extends StoreName>(store: S, record: Records[S]): void;
  remove(store: StoreName, key: string): void;
  /** Returns records by an index, or by their keys if `index` is ''. */
  range<S extends StoreName>(store: S, index: string, range: KeyRange): Promise<Records[S][]>;
  count(store: StoreName, index: string, range: KeyRange): Promise<number>;
}

/** The storage of an archive. */
export interface Storage {
  read<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs one task after the other; resolves once its changes are stored. */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  close(): void;
}
