import { isServer } from 'solid-js/web';
import { type StoredAccount, type StoredKind, storedKey, unreadableKey } from '../utils/stored-account.ts';
import { createException, toException } from './boundary/exception.ts';
import type { Report } from './create-report.ts';

/** Whether the page may not use any storage, for example in a sandboxed frame; known once for all maps. */
const denial = { isFailing: false };

/**
 * The entries of one account in `localStorage`, which survive a reload. Each change reads the stored entries first,
 * because other tabs write them too. Errors, such as a full storage, are reported and stop nothing.
 */
export class StoredMap<V> {
  readonly #key: string;
  readonly #isEntry: (value: unknown) => value is V;
  readonly #report: Report;
  readonly #access = { isFailing: false };

  /**
   * @param isEntry - whether a parsed value is an entry; others are left out
   */
  constructor(
    kind: StoredKind,
    account: StoredAccount,
    isEntry: (value: unknown) => value is V,
    report: Report,
  ) {
    this.#key = storedKey(kind, account);
    this.#isEntry = isEntry;
    this.#report = report;
  }

  /** Returns the stored entries. */
  load(): Map<string, V> {
    return this.#attempt((storage) => this.#read(storage)) ?? new Map();
  }

  /** Stores an entry; undefined removes it. */
  set(id: string, value: V | undefined): void {
    this.#attempt((storage) => {
      const entries = this.#read(storage);
      if (value === undefined && !entries.delete(id)) return;
      if (value !== undefined) entries.set(id, value);
      if (entries.size === 0) storage.removeItem(this.#key);
      else storage.setItem(this.#key, JSON.stringify([...entries]));
      this.#access.isFailing = false;
    });
  }

  /**
   * Calls `onChange` with the entries before and after another tab changed them. Keeps no reference to the owner, so
   * that it can be collected.
   */
  subscribe<Owner extends object>(
    owner: Owner,
    onChange: (owner: Owner, before: Map<string, V>, after: Map<string, V>) => void,
  ): () => void {
    if (isServer) return () => {};
    const weak = new WeakRef(owner);
    const stop = () => removeEventListener('storage', listen);
    const listen = ({ key, oldValue, newValue }: StorageEvent) => {
      const live = weak.deref();
      if (!live) stop();
      else if (key === this.#key) onChange(live, this.#parse(oldValue), this.#parse(newValue));
    };
    addEventListener('storage', listen);
    return stop;
  }

  /** Returns what another tab stored; an unreadable value is reported when it is loaded. */
  #parse(text: string | null): Map<string, V> {
    try {
      return this.#entriesOf(text ?? '[]');
    } catch {
      return new Map();
    }
  }

  #entriesOf(text: string): Map<string, V> {
    const entries: unknown = JSON.parse(text);
    if (!Array.isArray(entries)) throw new TypeError('Not a list of entries.');
    return new Map(entries.filter((each): each is [string, V] => this.#isPair(each)));
  }

  #read(storage: Storage): Map<string, V> {
    const text = storage.getItem(this.#key);
    if (!text) return new Map();
    try {
      return this.#entriesOf(text);
    } catch (cause) {
      this.#fail(cause);
      storage.setItem(unreadableKey(this.#key), text);
      storage.removeItem(this.#key);
      return new Map();
    }
  }

  #isPair(pair: unknown): boolean {
    return Array.isArray(pair) && typeof pair[0] === 'string' && this.#isEntry(pair[1]);
  }

  /** A `DOMException` has a number as its code. */
  #fail(cause: unknown): void {
    this.#report(createException('ERR_STORAGE', toException(cause).message, cause));
  }

  /** Reports a failure once instead of per keystroke; again after a successful access. */
  #attempt<T>(work: (storage: Storage) => T): T | undefined {
    if (isServer) return undefined;
    let known: { isFailing: boolean } = denial;
    try {
      const storage = localStorage;
      known.isFailing = false;
      known = this.#access;
      return work(storage);
    } catch (cause) {
      if (!known.isFailing) this.#fail(cause);
      known.isFailing = true;
      return undefined;
    }
  }
}
