import {
  BY_ID,
  BY_MUID,
  boundsOf,
  type Key,
  keysOf,
  messageKey,
  primaryKeyOf,
  restOf,
  scopeOf,
  WORD,
} from '../data/keys.ts';
import type { AnyRecord, Records, StoreName } from '../data/records.ts';
import {
  type Bounds,
  type Change,
  META,
  NOTHING_YET,
  type Placed,
  placedIn,
  type Storage,
} from '../data/tx.ts';
import { given, type Work } from '../data/work.ts';
import { isFoundBy, keywordBelow } from '../on-demand/keywords.ts';
import { SortedList } from './sorted-list.ts';

/** The initial content of a data set; everything but users and groups is computed on demand. */
export interface Source {
  /** The newest message id in use. */
  readonly lastId: number;
  /** The time of the newest message, in seconds. */
  readonly now: number;
  /** The lower bound for later dates, if the app chose one. */
  readonly earliest: number | undefined;
  /** The maximum number of messages. */
  readonly mostMessages: number;
  readonly users: readonly Records['users'][];
  readonly groups: readonly Records['groups'][];
  /** The scopes of a store's records. */
  scopes(store: StoreName): Iterable<string>;
  /** Returns the records of a scope, such as the members of a group. */
  load(store: StoreName, scope: string): readonly AnyRecord[];
  /** Returns one message or relation: a page needs a few of many scopes, without creating all others. */
  one(store: 'messages' | 'relations', key: string): AnyRecord | undefined;
  /** Returns the conversation that a message of the source is in. */
  conversationOf(messageId: number): string | undefined;
}

/** The records of one scope (or of a store without scopes), sorted by each prefix that was requested. */
interface Shelf {
  /** By primary key; undefined for a deleted record of the source. */
  readonly records: Map<string, AnyRecord | undefined>;
  /** By prefix: keys, each followed by the primary key. */
  readonly orders: Map<Key, SortedList>;
  /** Whether the source's records are loaded. */
  isWhole: boolean;
}

const SCOPED: readonly StoreName[] = ['members', 'relations', 'conversations', 'messages', 'receipts'];
/** Separates a key from the primary key; keys never contain it, though ids may. */
const BEHIND = '\0';
/** Sorts after all positions of a key, and before the next key. */
const ABOVE = '\u0001';

/** Stores records in memory, and sorts them by the requested prefixes. */
export class Memory implements Storage {
  #shelves = new Map<StoreName, Map<string, Shelf>>();
  #source: Source | undefined;
  /** The primary keys of written messages, by the prefixes that find them without their conversation. */
  #pointers = new Map<string, string>();

  /** Deletes everything and starts with the records of a source. */
  start(source?: Source): void {
    this.#shelves = new Map();
    this.#source = source;
    this.#pointers = new Map();
    if (!source) return;
    const { users, groups, lastId, now, earliest } = source;
    const inUsers = this.#shelf('users', '').records;
    for (const user of users) inUsers.set(user.uid, user);
    const inGroups = this.#shelf('groups', '').records;
    for (const group of groups) inGroups.set(group.guid, group);
    this.#shelf('meta', '').records.set(META, { ...NOTHING_YET, lastId, now, earliest });
  }

  read<S extends StoreName>(store: S, keys: readonly string[]): Work<(Records[S] | undefined)[]> {
    return given(keys.map((key) => this.#find(store, key) as Records[S] | undefined));
  }

  scan<S extends StoreName>(
    store: S,
    prefix: Key,
    bounds: Bounds,
    limit: number,
    isReverse = false,
  ): Work<Placed<Records[S]>[]> {
    if (store === 'messages' && isPointer(prefix)) return given(this.#pointed(store, prefix, bounds));
    const { records, orders } = this.#whole(store, scopeIn(store, prefix));
    // Sorting all search terms of all users is the most expensive index, so only requested terms are sorted.
    const isSearch = prefix === WORD;
    let order = isSearch ? undefined : orders.get(prefix);
    if (!order) {
      order = new SortedList();
      const keyword = isSearch ? keywordBelow(bounds.below) : '';
      const places: string[] = [];
      for (const [primary, record] of records) {
        if (isSearch && !isFoundBy(record as Records['users'], keyword)) continue;
        places.push(...placesOf(store, prefix, primary, record));
      }
      order.fill(places.sort());
      if (!isSearch) orders.set(prefix, order);
    }
    const found: Placed<Records[S]>[] = [];
    const from = isReverse ? bounds.below : bounds.above + ABOVE;
    const visit = (place: string) => {
      const isOutside = isReverse ? place < bounds.above + ABOVE : place >= bounds.below;
      if (isOutside || found.length >= limit) return false;
      const end = place.indexOf(BEHIND);
      found.push({ key: place.slice(0, end), record: records.get(place.slice(end + 1)) as Records[S] });
      return true;
    };
    if (isReverse) order.walkBack(from, visit);
    else order.walk(from, visit);
    return given(found);
  }

  all<S extends StoreName>(store: S): Work<Placed<Records[S]>[]> {
    for (const scope of this.#source?.scopes(store) ?? []) this.#whole(store, scope);
    const found: Placed<Records[S]>[] = [];
    for (const { records } of this.#shelves.get(store)?.values() ?? []) {
      for (const [key, record] of records) if (record) found.push({ key, record: record as Records[S] });
    }
    return given(found);
  }

  write(changes: Iterable<Change>): void {
    for (const { store, key, record } of changes) {
      const { records, orders } = this.#shelf(store, scopeIn(store, key));
      const before = records.get(key);
      if (record || this.#source) records.set(key, record);
      else records.delete(key);
      for (const [prefix, order] of orders) {
        for (const place of placesOf(store, prefix, key, before)) order.remove(place);
        for (const place of placesOf(store, prefix, key, record)) order.add(place);
      }
      if (store !== 'messages' || !record) continue;
      for (const other of keysOf(store, record as Records['messages'])) {
        if (isPointer(other)) this.#pointers.set(prefixOf(other), key);
      }
    }
  }

  #pointed<S extends StoreName>(store: S, prefix: Key, bounds: Bounds): Placed<Records[S]>[] {
    const id = prefix.startsWith(BY_ID) ? Number.parseInt(restOf(prefix, BY_ID), 36) : 0;
    const conversationId = id > 0 ? this.#source?.conversationOf(id) : undefined;
    const seeded = conversationId === undefined ? undefined : messageKey(conversationId, id);
    const key = this.#pointers.get(prefix) ?? seeded;
    const record = key === undefined ? undefined : this.#find(store, key);
    return record ? placedIn(store, prefix, bounds, record as Records[S]) : [];
  }

  #find(store: StoreName, key: string): AnyRecord | undefined {
    const scope = scopeIn(store, key);
    const shelf = this.#shelves.get(store)?.get(scope);
    if (!this.#source || shelf?.isWhole || shelf?.records.has(key)) return shelf?.records.get(key);
    if (store === 'messages' || store === 'relations') return this.#source.one(store, key);
    return this.#whole(store, scope).records.get(key);
  }

  /** Returns a shelf with all its records loaded. */
  #whole(store: StoreName, scope: string): Shelf {
    const shelf = this.#shelf(store, scope);
    if (shelf.isWhole) return shelf;
    shelf.isWhole = true;
    for (const record of this.#source?.load(store, scope) ?? []) {
      const primary = primaryKeyOf(store, record);
      if (!shelf.records.has(primary)) shelf.records.set(primary, record);
    }
    return shelf;
  }

  #shelf(store: StoreName, scope: string): Shelf {
    const shelves = this.#shelves.get(store) ?? new Map<string, Shelf>();
    this.#shelves.set(store, shelves);
    const shelf = shelves.get(scope) ?? { records: new Map(), orders: new Map(), isWhole: false };
    shelves.set(scope, shelf);
    return shelf;
  }
}

/** Runs work that never waits, as all work in memory. */
export function runNow<T>(work: Work<T>): T {
  const step = work.next();
  if (!step.done) throw new Error('Work in memory must not wait');
  return step.value;
}

/** Whether a key or prefix finds messages without their conversation. */
const isPointer = (key: string): boolean =>
  [BY_ID, BY_MUID].some((prefix) => key.startsWith(boundsOf(prefix)[0]));
/** Returns a key without its last part. */
const prefixOf = (key: string): string => key.slice(0, key.lastIndexOf('\n'));

const scopeIn = (store: StoreName, key: string): string => (SCOPED.includes(store) ? scopeOf(key) : '');

function placesOf(store: StoreName, prefix: Key, primary: string, record: AnyRecord | undefined): string[] {
  if (!record) return [];
  const [first] = boundsOf(prefix);
  const keys = keysOf(store, record, prefix).filter((key) => key.startsWith(first));
  return keys.map((key) => key + BEHIND + primary);
}
