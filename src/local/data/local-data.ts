import type { Exception } from '../exception.ts';
import type { SeedOptions } from '../seed/options.ts';
import type { DataEvent } from './data-event.ts';
import { host, Lazy, replace, replacing, sourceOf } from './parts.ts';
import type { Command, Host, StorageInfo } from './place.ts';
import type { DataExport } from './replace.ts';
import type { State } from './state.ts';

/** Receives the events of its user: a session that is signed in and connected. */
export interface Subscriber {
  readonly uid: string | undefined;
  deliver(event: DataEvent, state: State): void;
}

/** The faults that were logged to the console, once per page. */
const logged = new Set<string>();

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
  /** The name of the database; undefined for data in memory. */
  readonly database: string | undefined;
  readonly #seed: SeedOptions | undefined;
  readonly #host = new Lazy(() => this.#open());
  readonly #subscribers = new Map<string, Subscriber>();
  readonly #page = Math.random().toString(36).slice(2);
  readonly #faults = new Set<string>();
  #info: StorageInfo = { kind: 'memory' };
  /** Settles when the latest request has begun, while one waits for its turn. */
  #turn: Promise<unknown> | undefined;
  #undelivered: (readonly [DataEvent, State])[] = [];
  #sessions = 0;

  /** @internal */
  constructor({ seed, name }: { seed?: SeedOptions | undefined; name?: string | undefined } = {}) {
    this.#seed = seed;
    this.database = name;
  }

  /** Where the data is stored; final after the first call. */
  get storage(): StorageInfo {
    return this.#info;
  }

  /** Fills an empty data set with generated content; rejects with `ERR_NOT_EMPTY` for another. */
  async seed(options: SeedOptions = {}): Promise<void> {
    await this.#renew(({ fill }) => fill, replacing(options));
  }

  /** Exports the whole data set as plain JSON, with files, but without damaged records. */
  async exportData(): Promise<DataExport> {
    return this.#inTurn(
      async (place, { readAll, toExport }) => toExport(await place.read(readAll), this.#onFault),
      replace,
    );
  }

  /**
   * Replaces all data by an export, completely or not at all; rejects an invalid one with `ERR_BAD_ARGUMENT`.
   * Afterwards exactly the signed-in users are online.
   */
  async importData(json: DataExport): Promise<void> {
    await this.#renew(({ fromExport, replaceAll }) => {
      const everything = fromExport(json);
      return (state) => replaceAll(state, everything);
    }, replace);
  }

  /**
   * Deletes all data, and seeds it again if it was created with a seed. Afterwards the signed-in users are
   * online, and those that are online in the seed.
   */
  async reset(): Promise<void> {
    await this.#renew(({ renew }) => renew, replacing(this.#seed));
  }

  /**
   * Leaves the database, as closing the tab does, once all earlier calls are done; later calls reject with
   * `ERR_STORAGE_GONE`.
   */
  async close(): Promise<void> {
    if (!this.#host.isWanted) return;
    try {
      await this.#inTurn((place) => place.close());
    } catch (error) {
      // A database that failed to open needs no closing.
      if (this.#host.value) throw error;
    }
  }

  /**
   * Runs a command atomically: synchronously in memory, otherwise in a transaction that is stored when the
   * promise resolves. Commands run in the order of their calls.
   * @internal
   */
  run<T>(command: Command<T>): T | Promise<T> {
    return this.#inTurn((place) => place.write(command));
  }

  /** Runs a query that stores nothing. @internal */
  read<T>(query: Command<T>): T | Promise<T> {
    return this.#inTurn((place) => place.read(query));
  }

  /** Notifies others of something that is not stored. @internal */
  publish<T>(query: Command<T>): T | Promise<T> {
    return this.#inTurn((place) => place.publish(query));
  }

  /** Adds a session under its id. @internal */
  async attach(id: string, uid: string, subscriber: Subscriber): Promise<void> {
    this.#subscribers.set(id, subscriber);
    try {
      const attached = this.#inTurn((place) => place.read(() => place.sessions.attach(id, uid)));
      if (attached) await attached;
      this.#host.value?.announce();
    } catch (error) {
      this.#subscribers.delete(id);
      throw error;
    }
  }

  /** Removes a session. @internal */
  detach(id: string): void | Promise<void> {
    this.#subscribers.delete(id);
    return this.#inTurn((place) => {
      const detached = place.write(() => place.sessions.detach(id));
      if (!detached) return undefined;
      return detached.then(() => place.announce());
    });
  }

  /** Returns an id for a session. @internal */
  nextSession(): string {
    return `${this.#page}:${this.#sessions++}`;
  }

  /** Replaces all data. */
  #renew<Part>(commandOf: (part: Part) => Command<void>, part: Lazy<Part>): void | Promise<void> {
    return this.#inTurn((place, loaded) => {
      const command = commandOf(loaded);
      return place.write((state, all) => {
        command(state, all);
        place.sessions.reset();
      });
    }, part);
  }

  /** Begins a request at once, unless it or an earlier one still has to load. */
  #inTurn<T, Part>(begin: (place: Host, part: Part) => T | Promise<T>, needs?: Lazy<Part>): T | Promise<T> {
    const place = this.#host.value;
    const isReady = !this.#turn && place && (!needs || needs.value);
    return isReady ? begin(place, needs?.value as Part) : this.#wait(begin, needs);
  }

  async #wait<T, Part>(begin: (place: Host, part: Part) => T | Promise<T>, needs?: Lazy<Part>): Promise<T> {
    const load = Promise.all([this.#host.get(), needs?.get()]);
    const turn = Promise.allSettled([load, this.#turn]);
    this.#turn = turn;
    const [loaded] = await turn;
    if (this.#turn === turn) this.#turn = undefined;
    if (loaded.status === 'rejected') throw loaded.reason;
    const [place, part] = loaded.value;
    return begin(place, part as Part);
  }

  /** Delivers events to the sessions of this tab; events that listeners cause are delivered afterwards. */
  readonly #deliver = (events: readonly DataEvent[], current: State): void => {
    const isIdle = this.#undelivered.length === 0;
    this.#undelivered.push(...events.map((event) => [event, current] as const));
    if (!isIdle) return;
    // The list grows while listeners are called.
    for (const [event, state] of this.#undelivered) {
      for (const [id, subscriber] of [...this.#subscribers]) {
        try {
          if (isFor(event, id, subscriber.uid)) subscriber.deliver(event, state);
        } catch (error) {
          reportLater(error);
        }
      }
    }
    this.#undelivered = [];
  };

  async #open(): Promise<Host> {
    const { openHost } = await host.get();
    const seed = this.#seed;
    const fill = seed && (async () => (await replacing(seed).get()).fill);
    const parts = { source: () => sourceOf(seed), fill };
    const [place, info] = await openHost(this.database, parts, this.#deliver, this.#onFault);
    this.#info = info;
    if (info.reason) this.#onFault(info.reason);
    return place;
  }

  /** Reports a fault once; without a handler, to the console once per page. */
  readonly #onFault = (fault: Exception): void => {
    const { message } = fault;
    if (this.#faults.has(message)) return;
    this.#faults.add(message);
    try {
      if (this.onStorageFault) this.onStorageFault(fault);
      else if (!logged.has(message)) {
        logged.add(message);
        const { kind, reason } = this.#info;
        const where = kind === 'memory' && reason ? ' keeps its data in memory' : '';
        console.warn(`solid-chat-kit${where}: ${message}`);
      }
    } catch (error) {
      reportLater(error);
    }
  };
}

/** Whether an event is for a session. */
function isFor(event: DataEvent, id: string, uid: string | undefined): boolean {
  if (uid === undefined || event.except === id || event.to?.includes(uid) === false) return false;
  // Nobody is notified of their own presence.
  return event.on !== 'presence' || event.about.uid !== uid;
}

/** Rethrows an app's error asynchronously, so that the page reports it and nothing here stops. */
export function reportLater(error: unknown): void {
  queueMicrotask(() => {
    if (typeof globalThis.reportError === 'function') globalThis.reportError(error);
    else console.error(error);
  });
}
