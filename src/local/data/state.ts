import { searchKey } from '../../utils/find-matches.ts';
import { memoizeWeak } from '../../utils/memoize-weak.ts';
import type { Actor, DataEvent, Happened, Presence } from './data-event.ts';
import type { AnyRecord, MessageRecord, Meta, Records, StoreName } from './records.ts';
import type { Source } from './source.ts';

/** Where a record is: its scope, such as the conversation of a message, and its key within the scope. */
export type Place = readonly [scope: string, key: string | number];

/** A record that was put or removed. */
export interface Change {
  readonly store: StoreName;
  readonly place: Place;
  readonly record: AnyRecord | undefined;
}

/** The records of one scope. */
interface Shelf {
  /** By key; undefined for a deleted record of the source. */
  readonly records: Map<string | number, AnyRecord | undefined>;
  /** All records in their order, once they were asked for. */
  sorted: AnyRecord[] | undefined;
  /** Whether the records of the source are loaded. */
  isWhole: boolean;
}

type Shelves = Record<StoreName, Map<string, Shelf>>;

/** By how many seconds a clock may be set back before earlier times are ignored. */
const MAX_SET_BACK = 60;
export const NOTHING_YET: Meta = { lastId: 0, now: 0 };

/** Creates the scope of the receipts of a member in a conversation or thread. */
export const receiptScope = ({
  conversationId,
  parentId,
  uid,
  step,
}: Pick<Records['receipts'], 'conversationId' | 'parentId' | 'uid' | 'step'>): string =>
  // Ids contain no spaces.
  `${conversationId} ${parentId} ${uid} ${step}`;

const PLACES: { readonly [S in StoreName]: (record: Records[S]) => Place } = {
  users: ({ uid }) => ['', uid],
  groups: ({ guid }) => ['', guid],
  members: ({ guid, uid }) => [guid, uid],
  relations: ({ uid, kind, other }) => [uid, relationKey(kind, other)],
  conversations: ({ uid, conversationId }) => [uid, conversationId],
  messages: ({ conversationId, id }) => [conversationId, id],
  media: ({ id }) => ['', id],
  receipts: (receipt) => [receiptScope(receipt), receipt.id],
};
export const STORES = Object.keys(PLACES) as StoreName[];
export const placeOf = <S extends StoreName>(store: S, record: Records[S]): Place => PLACES[store](record);
export const relationKey = (kind: 'block' | 'friend', other: string): string => `${kind} ${other}`;

/** The folded name of a user or group, by which lists are sorted. */
export const nameKeyOf: (named: { readonly name: string }) => string = memoizeWeak(({ name }) =>
  searchKey(name),
);

/** Compares two texts by code unit, or two numbers. */
export const compare = <T extends string | number>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0);
const byId = (a: { readonly id: number }, b: { readonly id: number }) => a.id - b.id;
type Order<S extends StoreName> = (a: Records[S], b: Records[S]) => number;

/** The orders of the records of a scope; no two records are equal. */
export const ORDERS: { readonly [S in StoreName]: Order<S> } = {
  users: (a, b) => compare(nameKeyOf(a), nameKeyOf(b)) || compare(a.uid, b.uid),
  groups: (a, b) => compare(nameKeyOf(a), nameKeyOf(b)) || compare(a.guid, b.guid),
  members: (a, b) => a.rank - b.rank || compare(a.uid, b.uid),
  relations: (a, b) => compare(relationKey(a.kind, a.other), relationKey(b.kind, b.other)),
  // Pinned ones first, then the newest activity.
  conversations: (a, b) =>
    Number(Boolean(b.pinnedAt)) - Number(Boolean(a.pinnedAt)) ||
    b.activeAt - a.activeAt ||
    b.lastId - a.lastId ||
    compare(a.conversationId, b.conversationId),
  messages: byId,
  media: byId,
  receipts: byId,
};

/** Returns the first position in a sorted list at which a condition holds no more. */
export function lowerBound<T>(sorted: readonly T[], isBefore: (item: T) => boolean): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(sorted[middle] as T)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** All records in memory. Changes are recorded, so that they can be stored, or undone. */
export class State {
  /** The events of the changes, in their order. */
  events: DataEvent[] = [];
  /** Returns the time in milliseconds. */
  clock = (): number => Date.now();
  /** Who is online, or was, since the page opened. */
  readonly presence = new Map<string, Presence>();
  #shelves = emptyShelves();
  #source: Source | undefined;
  #meta = NOTHING_YET;
  /** The conversation of each message, and the message of each muid. */
  #conversations = new Map<number, string>();
  #muids = new Map<string, MessageRecord>();
  #changes: Change[] = [];
  #undo: (() => void)[] = [];
  #isReplaced = false;

  /** Creates a state with the records of a source. */
  static of(source: Source | undefined): State {
    const state = new State();
    if (source) {
      for (const user of source.users) state.#write('users', user);
      for (const group of source.groups) state.#write('groups', group);
      state.#meta = { lastId: source.lastId, now: source.now, earliest: source.earliest };
      state.#source = source;
    }
    return state;
  }

  get<S extends StoreName>(store: S, scope: string, key: string | number): Records[S] | undefined {
    const shelf = this.#shelves[store].get(scope);
    const source = this.#source;
    if (!source || shelf?.isWhole || shelf?.records.has(key)) {
      return shelf?.records.get(key) as Records[S] | undefined;
    }
    const isSingle = store === 'messages' || store === 'relations';
    if (isSingle) return source.one(store, scope, key) as Records[S] | undefined;
    return this.#whole(store, scope).records.get(key) as Records[S] | undefined;
  }

  /** Returns the records of a scope in their order; not a copy. */
  all<S extends StoreName>(store: S, scope = ''): readonly Records[S][] {
    const shelf = this.#whole(store, scope);
    shelf.sorted ??= [...shelf.records.values()]
      .filter((record): record is Records[S] => record !== undefined)
      .sort(ORDERS[store] as Order<StoreName> as never);
    return shelf.sorted as Records[S][];
  }

  /** Returns all records of a store. */
  every<S extends StoreName>(store: S): Records[S][] {
    const scopes = new Set([...(this.#source?.scopes(store) ?? []), ...this.#shelves[store].keys()]);
    return [...scopes].sort().flatMap((scope) => this.all(store, scope));
  }

  messageById(id: number): MessageRecord | undefined {
    const conversationId = this.#conversations.get(id) ?? this.#source?.conversationOf(id);
    return conversationId === undefined ? undefined : this.get('messages', conversationId, id);
  }

  /** Returns the message that a user sent under a muid. */
  messageByMuid(uid: string, muid: string): MessageRecord | undefined {
    const found = this.#muids.get(JSON.stringify([uid, muid]));
    return found && this.get('messages', found.conversationId, found.id);
  }

  /** Returns whether a user has blocked another one, or is their friend. */
  isRelated(uid: string, kind: 'block' | 'friend', other: string): boolean {
    return this.get('relations', uid, relationKey(kind, other)) !== undefined;
  }

  put<S extends StoreName>(store: S, record: Records[S]): void {
    this.#change(store, placeOf(store, record), record);
  }

  remove(store: StoreName, scope: string, key: string | number): void {
    this.#change(store, [scope, key], undefined);
  }

  get meta(): Meta {
    return this.#meta;
  }

  set meta(meta: Meta) {
    const before = this.#meta;
    this.#undo.push(() => {
      this.#meta = before;
    });
    this.#meta = meta;
  }

  /**
   * Returns the time in seconds. Never goes back, unless the clock was more than a minute ahead and was
   * corrected.
   */
  now(): number {
    const clock = Math.floor(this.clock() / 1000);
    const { now, earliest = 0 } = this.#meta;
    return Math.max(clock, earliest, now - clock > MAX_SET_BACK ? 0 : now);
  }

  nextId(): number {
    this.meta = { ...this.#meta, lastId: this.#meta.lastId + 1, now: this.now() };
    return this.#meta.lastId;
  }

  /** Notifies users (without `uids`, everyone) of something, except the session that caused it. */
  notify(actor: Actor | undefined, uids: Iterable<string> | undefined, what: Happened): void {
    this.events.push({ ...what, to: uids && [...new Set(uids)], except: actor?.session });
  }

  /** Runs a command atomically: if it throws, none of its changes stay. */
  attempt<T>(command: (state: State) => T): T {
    const [undo, told] = [this.#undo.length, this.events.length];
    try {
      return command(this);
    } catch (error) {
      this.#rollBack(undo);
      this.events.length = told;
      throw error;
    }
  }

  /** The changes since the last `commit`, each record once; undefined after a replacement of all records. */
  get changes(): readonly Change[] | undefined {
    if (this.#isReplaced) return undefined;
    const latest = new Map<string, Change>();
    for (const change of this.#changes) latest.set(`${change.store} ${change.place.join(' ')}`, change);
    return [...latest.values()];
  }

  /** Makes all changes final, and returns their events. */
  commit(): readonly DataEvent[] {
    const { events } = this;
    this.events = [];
    this.#changes = [];
    this.#undo = [];
    this.#isReplaced = false;
    return events;
  }

  /** Undoes all changes since the last `commit`. */
  undo(): void {
    this.#rollBack(0);
    this.events = [];
  }

  /** Applies changes that are stored already. */
  apply(changes: readonly Change[], meta: Meta): void {
    for (const { store, place, record } of changes) this.#write(store, record, place);
    this.#meta = meta;
  }

  /** Replaces all records by those that are stored already. */
  load(records: Iterable<readonly [store: StoreName, record: AnyRecord]>, meta: Meta): void {
    this.#shelves = emptyShelves();
    this.#source = undefined;
    this.#conversations = new Map();
    this.#muids = new Map();
    for (const [store, record] of records) this.#write(store, record);
    this.#meta = meta;
  }

  /** Replaces all records; they count as changed. */
  replace(records: Iterable<readonly [store: StoreName, record: AnyRecord]>, meta: Meta): void {
    const before = [this.#shelves, this.#source, this.#conversations, this.#muids, this.#meta] as const;
    const wasReplaced = this.#isReplaced;
    this.#undo.push(() => {
      [this.#shelves, this.#source, this.#conversations, this.#muids, this.#meta] = before;
      this.#isReplaced = wasReplaced;
    });
    this.load(records, meta);
    this.#isReplaced = true;
  }

  #change<S extends StoreName>(store: S, place: Place, record: Records[S] | undefined): void {
    const before = this.get(store, ...place);
    this.#changes.push({ store, place, record });
    this.#undo.push(() => {
      this.#changes.pop();
      this.#write(store, before, place);
    });
    this.#write(store, record, place);
  }

  #rollBack(length: number): void {
    while (this.#undo.length > length) this.#undo.pop()?.();
  }

  #write<S extends StoreName>(
    store: S,
    record: Records[S] | undefined,
    place: Place = placeOf(store, record as Records[S]),
  ): void {
    const shelf = this.#shelf(store, place[0]);
    const before = shelf.records.get(place[1]) as Records[S] | undefined;
    if (record || this.#source) shelf.records.set(place[1], record);
    else shelf.records.delete(place[1]);
    if (shelf.sorted) resort(shelf.sorted as Records[S][], ORDERS[store] as Order<S>, before, record);
    if (store === 'messages') this.#point(before as MessageRecord, record as MessageRecord | undefined);
  }

  #point(before: MessageRecord | undefined, message: MessageRecord | undefined): void {
    const known = message ?? before;
    if (!known) return;
    const muid = known.muid ? JSON.stringify([known.sender, known.muid]) : undefined;
    if (message) {
      this.#conversations.set(message.id, message.conversationId);
      if (muid) this.#muids.set(muid, message);
    } else {
      this.#conversations.delete(known.id);
      if (muid) this.#muids.delete(muid);
    }
  }

  /** Returns a shelf with all its records loaded. */
  #whole(store: StoreName, scope: string): Shelf {
    const shelf = this.#shelf(store, scope);
    if (shelf.isWhole) return shelf;
    shelf.isWhole = true;
    for (const record of this.#source?.load(store, scope) ?? []) {
      const [, key] = placeOf(store, record as never);
      if (!shelf.records.has(key)) shelf.records.set(key, record);
    }
    return shelf;
  }

  #shelf(store: StoreName, scope: string): Shelf {
    let shelf = this.#shelves[store].get(scope);
    if (!shelf) {
      shelf = { records: new Map(), sorted: undefined, isWhole: false };
      this.#shelves[store].set(scope, shelf);
    }
    return shelf;
  }
}

function emptyShelves(): Shelves {
  return Object.fromEntries(STORES.map((store) => [store, new Map()])) as Shelves;
}

/** Replaces a record in a sorted list. */
function resort<R>(
  sorted: R[],
  order: (a: R, b: R) => number,
  before: R | undefined,
  record: R | undefined,
): void {
  const positionOf = (wanted: R) => lowerBound(sorted, (one) => order(one, wanted) < 0);
  if (before && record && order(before, record) === 0) {
    sorted[positionOf(record)] = record;
    return;
  }
  if (before) sorted.splice(positionOf(before), 1);
  if (record) sorted.splice(positionOf(record), 0, record);
}
