import type { Exception } from '../exception.ts';
import { Lazy, replace, reports } from '../lazy.ts';
import { report } from '../listeners.ts';
import type { DataExport } from '../on-demand/replace.ts';
import type { SeedOptions } from '../seed/options.ts';
import type { Damaged } from '../storage/requests.ts';
import type { DataEvent, DataSubscriber } from './data-event.ts';
import { type DataOptions, openPlace, type StorageInfo, starting } from './open-place.ts';
import type { Command, Place } from './place.ts';
import { attach, detach } from './presence.ts';

type Begin<T, Part> = (place: Place, part: Part) => T | Promise<T>;

/**
 * The data shared by several kits: users, groups, conversations and messages, in memory or in a database that
 * all tabs of the origin share. Loads, opens and seeds nothing before a kit's first call.
 */
export class LocalData {
  /**
   * Called with database faults that fail no call: the database could not be opened, and the data is in
   * memory; the browser lost it (`ERR_STORAGE_LOST`); or a record is damaged and left out
   * (`ERR_STORAGE_CORRUPT`, once per record). Set it before the first call. Without it, faults are logged to
   * the console once per page.
   */
  onStorageFault: ((fault: Exception) => void) | undefined;
  readonly #options: DataOptions;
  readonly #place = new Lazy(() => this.#open());
  readonly #subscribers = new Map<string, DataSubscriber>();
  readonly #tab = Math.random().toString(36).slice(2);
  #info: StorageInfo = { kind: 'memory' };
  /** Settles when the latest request has begun, while one waits for its turn. */
  #turn: Promise<unknown> | undefined;
  #undelivered: DataEvent[] = [];
  #sessions = 0;

  /** @internal */
  constructor(options: DataOptions = {}) {
    this.#options = options;
  }

  /** The name of the database; undefined for data in memory. */
  get database(): string | undefined {
    return this.#options.name;
  }

  /** Where the data is stored; final after the first call. */
  get storage(): StorageInfo {
    return this.#info;
  }

  /** Fills an empty data set with generated content; rejects with `ERR_NOT_EMPTY` for another. */
  async seed(options: SeedOptions = {}): Promise<void> {
    await this.run((tx, { part, start }) => part.fill(tx, start), starting(options));
  }

  /** Exports the whole data set as plain JSON, with files, but without damaged records. */
  async exportData(): Promise<DataExport> {
    return this.#inTurn(
      async (place, { readAll, toExport }) => toExport(await place.read(readAll), this.#tellFault),
      replace,
    );
  }

  /**
   * Replaces all data by an export, completely or not at all; rejects an invalid one with `ERR_BAD_ARGUMENT`.
   * Afterwards exactly the signed-in users are online.
   */
  async importData(json: DataExport): Promise<void> {
    await this.#inTurn((place, { fromExport, renew }) => {
      const everything = fromExport(json);
      return place.write((tx) => renew(tx, everything));
    }, replace);
  }

  /**
   * Deletes all data, and seeds it again if it was created with a seed. Afterwards the signed-in users are
   * online, and those that are online in the seed.
   */
  async reset(): Promise<void> {
    await this.run((tx, { part, start }) => part.renew(tx, start), starting(this.#options.seed));
  }

  /**
   * Leaves the database, as closing the tab does, once all earlier calls are done; later calls reject with
   * `ERR_STORAGE_GONE`.
   */
  async close(): Promise<void> {
    if (!this.#place.isWanted) return;
    try {
      await this.#inTurn((place) => place.close());
    } catch (error) {
      // A database that failed to open needs no closing.
      if (this.#place.value) throw error;
    }
  }

  /**
   * Runs a command atomically: synchronously in memory, otherwise in a transaction that is stored when the
   * promise resolves. Commands run in the order of their calls, even if one has to load the part it `needs`.
   * @internal
   */
  run<T, Part>(command: Command<T, Part>, needs?: Lazy<Part>): T | Promise<T> {
    return this.#inTurn((place, part) => place.write((tx) => command(tx, part)), needs);
  }

  /** Runs a query that stores nothing. @internal */
  read<T, Part>(query: Command<T, Part>, needs?: Lazy<Part>): T | Promise<T> {
    return this.#inTurn((place, part) => place.read((tx) => query(tx, part)), needs);
  }

  /** Notifies others of something that is not stored. @internal */
  tell<T, Part>(query: Command<T, Part>, needs: Lazy<Part>): T | Promise<T> {
    return this.#inTurn((place, part) => place.tell((tx) => query(tx, part)), needs);
  }

  /** Adds a session under its id. @internal */
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

  /** Removes a session. @internal */
  detach(id: string): void | Promise<void> {
    this.#subscribers.delete(id);
    return this.run((tx) => detach(tx, (session) => session.id === id));
  }

  /** Returns an id for a session. @internal */
  nextSession(): string {
    return `${this.#tab}:${this.#sessions++}`;
  }

  /** Begins a request at once, unless it or an earlier one still has to load. */
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

  /** Delivers events to the sessions of this tab; events that listeners cause are delivered afterwards. */
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
    const deliver = (events: readonly DataEvent[]) => this.#deliver(events);
    const [place, info] = await openPlace(this.#options, this.#tab, deliver, this.#tellFault);
    this.#info = info;
    if (info.reason) this.#tellFault(info.reason);
    return place;
  }

  #tellFault = (fault: Exception | Damaged): void => {
    reports.get().then((part) => part.tellFault(this, fault), report);
  };
}
