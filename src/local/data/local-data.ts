import { Exception } from '../exception.ts';
import { report } from '../listeners.ts';
import type { SeedOptions } from '../seed/options.ts';
import { Memory, type Source } from '../storage/memory.ts';
import type { SharedStorage } from '../storage/shared.ts';
import type { DataEvent, DataSubscriber } from './data-event.ts';
import { attach, detach } from './people.ts';
import type { DataExport } from './replace.ts';
import { Tx } from './tx.ts';
import { runNow, type Work } from './work.ts';

/** Where the data is. */
export interface StorageInfo {
  readonly kind: 'memory' | 'indexeddb';
  /** The name of the database. */
  readonly name?: string;
  /** Why it is in memory, where a database was asked for. */
  readonly reason?: Exception;
}

/** What a data set is made from. */
export interface DataOptions {
  readonly seed?: SeedOptions;
  /** The name of the database; without one the data stays in memory. */
  readonly name?: string;
}

let hasWarned = false;

/**
 * The shared data of several kits: users, groups, conversations, messages; in memory, or in a database that all tabs
 * of the origin share. Nothing is opened or seeded before the first call of a kit.
 */
export class LocalData {
  private readonly options: DataOptions;
  private readonly memory = new Memory();
  private readonly subscribers = new Map<string, DataSubscriber>();
  private readonly tab = Math.random().toString(36).slice(2);
  private shared: SharedStorage | undefined;
  private opening: Promise<void> | undefined;
  private isOpen: boolean;
  private info: StorageInfo = { kind: 'memory' };
  private undelivered: DataEvent[] = [];
  private readInMemory = 0;
  private sessions = 0;

  /** @internal */
  constructor(options: DataOptions = {}) {
    this.options = options;
    this.isOpen = !options.seed && options.name === undefined;
  }

  /** Where the data is; settled once a first call is through. */
  get storage(): StorageInfo {
    return this.info;
  }

  /** How many records all calls read, for tests of cost. */
  get recordsRead(): number {
    return this.readInMemory + (this.shared?.recordsRead ?? 0);
  }

  /** Fills an empty data set; refuses another one with `ERR_NOT_EMPTY`. */
  async seed(options: SeedOptions = {}): Promise<void> {
    await this.start('fill', options);
  }

  /** The whole data set as plain JSON, files included. */
  async exportData(): Promise<DataExport> {
    const { readAll, toExport } = await import('./replace.ts');
    return toExport(await this.read(readAll));
  }

  /**
   * Puts an export in the place of all data, whole or not at all; refuses what is none with `ERR_BAD_ARGUMENT`. Who
   * is signed in is online then, and nobody else.
   */
  async importData(json: DataExport): Promise<void> {
    const { fromExport, renew } = await import('./replace.ts');
    const everything = fromExport(json);
    await this.run((tx) => renew(tx, everything));
  }

  /**
   * Forgets all data, and seeds it again where it was made with a seed. Who is signed in is online then,
   * beside those whom the seed has online.
   */
  async reset(): Promise<void> {
    await this.start('renew', this.options.seed);
  }

  /** Leaves the database as a tab that is closed; calls after that reject with `ERR_STORAGE_GONE`. */
  async close(): Promise<void> {
    // What is being opened can be left only once it is open.
    await this.opening?.catch(() => undefined);
    const { shared, tab } = this;
    if (!shared) return;
    await shared.write((tx) => detach(tx, (session) => session.tab === tab)).catch(() => undefined);
    shared.close();
  }

  /**
   * Does a command as a whole: at once in memory, else in a transaction that is stored when the promise resolves.
   * @internal
   */
  run<T>(command: (tx: Tx) => Work<T>): T | Promise<T> {
    if (!this.isOpen) return this.open().then(() => this.run(command));
    return this.shared ? this.shared.write(command) : this.runInMemory(command);
  }

  /** Does something that stores nothing. @internal */
  read<T>(query: (tx: Tx) => Work<T>): T | Promise<T> {
    if (!this.isOpen) return this.open().then(() => this.read(query));
    return this.shared ? this.shared.read(query) : this.runInMemory(query);
  }

  /** Tells others something that is not stored. @internal */
  tell<T>(query: (tx: Tx) => Work<T>): T | Promise<T> {
    if (!this.isOpen) return this.open().then(() => this.tell(query));
    return this.shared ? this.shared.tell(query) : this.runInMemory(query);
  }

  /** Adds a session under an id of its own. @internal */
  async attach(id: string, uid: string, subscriber: DataSubscriber): Promise<void> {
    this.subscribers.set(id, subscriber);
    try {
      const attached = this.run((tx) => attach(tx, { id, uid, tab: this.tab }));
      if (attached) await attached;
      this.shared?.greet();
    } catch (error) {
      this.subscribers.delete(id);
      throw error;
    }
  }

  /** Takes a session off. @internal */
  detach(id: string): void | Promise<void> {
    this.subscribers.delete(id);
    return this.run((tx) => detach(tx, (session) => session.id === id));
  }

  /** An id for a session. @internal */
  nextSession(): string {
    return `${this.tab}:${this.sessions++}`;
  }

  private runInMemory<T>(command: (tx: Tx) => Work<T>): T {
    const tx = new Tx(this.memory);
    const value = runNow(tx.attempt(command));
    this.readInMemory += tx.recordsRead;
    if (tx.isReplaced) this.memory.start();
    this.memory.write(tx.changes());
    this.deliver(tx.events);
    return value;
  }

  /** Gives events to the sessions of this tab; what listeners cause meanwhile comes after. */
  private deliver(events: readonly DataEvent[]): void {
    const isIdle = this.undelivered.length === 0;
    this.undelivered.push(...events);
    if (!isIdle) return;
    for (let at = 0; at < this.undelivered.length; at++) {
      const event = this.undelivered[at] as DataEvent;
      for (const id of event.to) {
        try {
          this.subscribers.get(id)?.deliver(event);
        } catch (error) {
          report(error);
        }
      }
    }
    this.undelivered = [];
  }

  private open(): Promise<void> {
    this.opening ??= this.load().then(
      () => {
        this.isOpen = true;
      },
      (error: unknown) => {
        this.opening = undefined;
        throw error;
      },
    );
    return this.opening;
  }

  private async load(): Promise<void> {
    const { name } = this.options;
    if (name !== undefined) this.shared = await this.openShared(name);
    if (!this.shared) this.memory.start(await this.seedSource());
  }

  /** The database; nothing where it cannot be opened, which is said once a page. */
  private async openShared(name: string): Promise<SharedStorage | undefined> {
    const { SharedStorage, faultOf } = await import('../storage/shared.ts');
    let shared: SharedStorage;
    try {
      shared = await SharedStorage.open(name, this.tab, (events) => this.deliver(events));
    } catch (error) {
      const reason = faultOf(error);
      if (!(reason instanceof Exception)) throw reason;
      this.info = { kind: 'memory', reason };
      if (!hasWarned)
        console.warn(`solid-chat-kit keeps the chats of this page in memory. ${reason.message}`);
      hasWarned = true;
      return undefined;
    }
    try {
      const { startOf } = await import('./replace.ts');
      await shared.enter(async () => startOf(await this.seedSource()));
    } catch (error) {
      // The next call tries again, and takes the same lock.
      shared.close();
      throw error;
    }
    this.info = { kind: 'indexeddb', name };
    return shared;
  }

  private async start(how: 'fill' | 'renew', seed: SeedOptions | undefined): Promise<void> {
    const replace = await import('./replace.ts');
    const start = replace.startOf(seed && (await sourceOf(seed)));
    await this.run((tx) => replace[how](tx, start));
  }

  private async seedSource(): Promise<Source | undefined> {
    const { seed } = this.options;
    return seed && sourceOf(seed);
  }
}

/** The seed weighs as much as all else: it loads when it is needed. */
async function sourceOf(options: SeedOptions): Promise<Source> {
  const { seedOf } = await import('../seed/seed.ts');
  return seedOf(options);
}
