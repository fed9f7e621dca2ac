import { Exception } from '../exception.ts';
import {
  changes,
  chat,
  filters,
  groups,
  Lazy,
  memory,
  people,
  type Reports,
  replace,
  reports,
  seed,
} from '../lazy.ts';
import { report } from '../listeners.ts';
import type { DataExport } from '../on-demand/replace.ts';
import type { SeedOptions } from '../seed/options.ts';
import { faultOf } from '../storage/faults.ts';
import type { Source } from '../storage/memory.ts';
import { openShared, type SharedStorage } from '../storage/shared.ts';
import type { DataEvent, DataSubscriber } from './data-event.ts';
import { keyOf } from './keys.ts';
import type { Command, Place, Ready } from './place.ts';
import { attach, detach } from './presence.ts';

/** Where the data is. */
export interface StorageInfo {
  readonly kind: 'memory' | 'indexeddb';
  /** The name of the database. */
  readonly name?: string;
  /** Why it is in memory, where a database was asked for; or why the database, which was there before, is new. */
  readonly reason?: Exception;
}

/** What a data set is made from. */
export interface DataOptions {
  readonly seed?: SeedOptions;
  /** The name of the database; without one the data stays in memory. */
  readonly name?: string;
}

type Begin<T, Part> = (place: Place, part: Part) => T | Promise<T>;

/**
 * The shared data of several kits: users, groups, conversations, messages; in memory, or in a database that all tabs
 * of the origin share. Nothing is loaded, opened or seeded before the first call of a kit.
 */
export class LocalData {
  /**
   * Called with faults of the database that make no call fail; set it before the first call. The database could not be
   * opened and the data is in memory; the browser has lost it (`ERR_STORAGE_LOST`); or a record is damaged and left out
   * (`ERR_STORAGE_CORRUPT`, once a record). Without it the console says so, once a page.
   */
  onStorageFault: ((fault: Exception) => void) | undefined;
  readonly #options: DataOptions;
  readonly #place = new Lazy(() => this.#open());
  readonly #subscribers = new Map<string, DataSubscriber>();
  readonly #tab = Math.random().toString(36).slice(2);
  #info: StorageInfo = { kind: 'memory' };
  /** When what was asked for last is begun, while something waits for its turn. */
  #turn: Promise<unknown> | undefined;
  #undelivered: DataEvent[] = [];
  readonly #damaged = new Set<string>();
  #sessions = 0;

  /** @internal */
  constructor(options: DataOptions = {}) {
    this.#options = options;
  }

  /** Where the data is; settled once a first call is through. */
  get storage(): StorageInfo {
    return this.#info;
  }

  /** Fills an empty data set; refuses another one with `ERR_NOT_EMPTY`. */
  async seed(options: SeedOptions = {}): Promise<void> {
    await this.run((tx, { part, start }) => part.fill(tx, start), starting(options));
  }

  /** The whole data set as plain JSON, files included, without what is damaged. */
  async exportData(): Promise<DataExport> {
    return this.#inTurn(
      async (place, { readAll, toExport }) => toExport(await place.read(readAll), this.#onDamaged),
      replace,
    );
  }

  /**
   * Puts an export in the place of all data, whole or not at all; refuses what is none with `ERR_BAD_ARGUMENT`. Who
   * is signed in is online then, and nobody else.
   */
  async importData(json: DataExport): Promise<void> {
    await this.#inTurn((place, { fromExport, renew }) => {
      const everything = fromExport(json);
      return place.write((tx) => renew(tx, everything));
    }, replace);
  }

  /**
   * Forgets all data, and seeds it again where it was made with a seed. Who is signed in is online then,
   * beside those whom the seed has online.
   */
  async reset(): Promise<void> {
    await this.run((tx, { part, start }) => part.renew(tx, start), starting(this.#options.seed));
  }

  /**
   * Leaves the database as a tab that is closed, once all that was asked for before is done; calls after that reject
   * with `ERR_STORAGE_GONE`.
   */
  async close(): Promise<void> {
    if (!this.#place.isWanted) return;
    try {
      await this.#inTurn((place) => place.close());
    } catch (error) {
      // What could not be opened need not be left.
      if (this.#place.value) throw error;
    }
  }

  /**
   * Does a command as a whole: at once in memory, else in a transaction that is stored when the promise resolves. It
   * comes after all that was asked for before, also where that, or this, has to wait for what it `needs`.
   * @internal
   */
  run<T, Part>(command: Command<T, Part>, needs?: Lazy<Part>): T | Promise<T> {
    return this.#inTurn((place, part) => place.write((tx) => command(tx, part)), needs);
  }

  /** Does something that stores nothing. @internal */
  read<T, Part>(query: Command<T, Part>, needs?: Lazy<Part>): T | Promise<T> {
    return this.#inTurn((place, part) => place.read((tx) => query(tx, part)), needs);
  }

  /** Tells others something that is not stored. @internal */
  tell<T, Part>(query: Command<T, Part>, needs: Lazy<Part>): T | Promise<T> {
    return this.#inTurn((place, part) => place.tell((tx) => query(tx, part)), needs);
  }

  /** Adds a session under an id of its own. @internal */
  async attach(id: string, uid: string, subscriber: DataSubscriber): Promise<void> {
    this.#subscribers.set(id, subscriber);
    try {
      const attached = this.run((tx) => attach(tx, { id, uid, tab: this.#tab }));
      if (attached) await attached;
      this.#place.value?.greet();
    } catch (error) {
      this.#subscribers.delete(id);
      throw error;
    }
  }

  /** Takes a session off. @internal */
  detach(id: string): void | Promise<void> {
    this.#subscribers.delete(id);
    return this.run((tx) => detach(tx, (session) => session.id === id));
  }

  /** An id for a session. @internal */
  nextSession(): string {
    return `${this.#tab}:${this.#sessions++}`;
  }

  /** Begins something: at once, unless it or what was asked for before still has to load. */
  #inTurn<T, Part>(begin: Begin<T, Part>, needs?: Lazy<Part>): T | Promise<T> {
    const place = this.#place.value;
    const isReady = !this.#turn && place && (!needs || needs.value);
    return isReady ? begin(place, needs?.value as Part) : this.#wait(begin, needs);
  }

  async #wait<T, Part>(begin: Begin<T, Part>, needs?: Lazy<Part>): Promise<T> {
    const load = Promise.all([this.#place.get(), needs?.get()]);
    const turn = Promise.allSettled([load, this.#turn]);
    this.#turn = turn;
    const [loaded] = await turn;
    if (this.#turn === turn) this.#turn = undefined;
    if (loaded.status === 'rejected') throw loaded.reason;
    const [place, part] = loaded.value;
    return begin(place, part as Part);
  }

  /** Gives events to the sessions of this tab; what listeners cause meanwhile comes after. */
  #deliver(events: readonly DataEvent[]): void {
    const isIdle = this.#undelivered.length === 0;
    this.#undelivered.push(...events);
    if (!isIdle) return;
    for (let at = 0; at < this.#undelivered.length; at++) {
      const event = this.#undelivered[at] as DataEvent;
      for (const id of event.to) {
        try {
          this.#subscribers.get(id)?.deliver(event);
        } catch (error) {
          report(error);
        }
      }
    }
    this.#undelivered = [];
  }

  async #open(): Promise<Place> {
    const { name } = this.#options;
    const shared = name === undefined ? undefined : await this.#openDatabase(name);
    if (shared) return shared;
    const [{ InMemory }] = await Promise.all([
      memory.get(),
      // Whatever is asked for in memory is done at once: nothing of it should have to load then.
      Promise.allSettled([chat, changes, filters, groups, people].map((part) => part.get())),
    ]);
    return new InMemory(await sourceOf(this.#options.seed), (events) => this.#deliver(events));
  }

  /** The database; nothing where it cannot be opened, which is said once a page. */
  async #openDatabase(name: string): Promise<Place | undefined> {
    let shared: SharedStorage;
    try {
      shared = await openShared(name, this.#tab, (events) => this.#deliver(events), this.#onDamaged);
    } catch (error) {
      const reason = faultOf(error);
      if (!(reason instanceof Exception)) throw reason;
      this.#info = { kind: 'memory', reason };
      this.#tellFault(() => reason);
      return undefined;
    }
    const wasNew = await shared.enter((isNew) => (isNew ? this.#filling() : rewriting()));
    this.#info = { kind: 'indexeddb', name };
    if (wasNoted(name) && wasNew) {
      const reason = await reports.get().then(
        ({ lost }) => lost(),
        (error: Exception) => error,
      );
      this.#info = { kind: 'indexeddb', name, reason };
      this.#tellFault(() => reason);
    }
    // Sooner or later a chat is opened: nobody should wait for it then.
    chat.get().catch(() => undefined);
    return shared;
  }

  #onDamaged = (store: string, key: string): void => {
    const id = keyOf(store, key);
    if (this.#damaged.has(id)) return;
    this.#damaged.add(id);
    this.#tellFault(({ damaged }) => damaged(store, key));
  };

  #tellFault(make: (part: Reports) => Exception): void {
    reports.get().then((part) => part.tellFault(this.onStorageFault, this.#info.kind, make(part)), report);
  }

  /** What fills a new database. */
  async #filling(): Promise<Ready<void>> {
    if (!this.#options.seed) return function* () {};
    const { part, start } = await starting(this.#options.seed).get();
    return (tx) => part.replaceAll(tx, start);
  }
}

/** What puts a start in the place of all data, and that start. */
function starting(options: SeedOptions | undefined) {
  return new Lazy(async () => {
    const [part, source] = await Promise.all([replace.get(), sourceOf(options)]);
    return { part, start: part.startOf(source) };
  });
}

/** What rewrites a database of an earlier version. */
const rewriting = async (): Promise<Ready<void>> => (await replace.get()).rewriteKeys;

/** Whether a database was there before, by a note that the browser keeps apart from databases; notes that it is. */
function wasNoted(name: string): boolean {
  try {
    const key = `solid-chat-kit/${name}`;
    const note = localStorage.getItem(key);
    localStorage.setItem(key, 'noted');
    return note !== null;
  } catch {
    // Some browsers refuse it, and workers have none.
    return false;
  }
}

async function sourceOf(options: SeedOptions | undefined): Promise<Source | undefined> {
  return options && (await seed.get()).seedOf(options);
}
