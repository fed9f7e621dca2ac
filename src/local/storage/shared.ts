import type { DataEvent } from '../data/data-event.ts';
import { filesOf, gather } from '../data/facts.ts';
import { keyOf, rising } from '../data/keys.ts';
import type { Deliver, Place, Ready } from '../data/place.ts';
import { detach } from '../data/presence.ts';
import { NOTHING_YET, type Tx } from '../data/tx.ts';
import { given } from '../data/work.ts';
import { type Commit, Database } from './database.ts';
import type { OnDamaged } from './requests.ts';
import { Tabs } from './tabs.ts';

/** Opens a database and upgrades it to the newest version. */
export async function openShared(
  name: string,
  tab: string,
  deliver: Deliver,
  onDamaged: OnDamaged,
): Promise<SharedStorage> {
  const database = await Database.open(name, tab);
  database.onDamaged = onDamaged;
  return new SharedStorage(name, tab, database, deliver);
}

/** A database that tabs share: each tab gets all events in the order they were stored. */
export class SharedStorage implements Place {
  readonly #deliver: Deliver;
  readonly #tabs: Tabs;
  readonly #database: Database;
  /** The newest journaled transaction whose events were delivered here. */
  #seen = 0;
  #deliveries: Promise<unknown> = Promise.resolve();
  #telling: Promise<unknown> = Promise.resolve();

  constructor(name: string, tab: string, database: Database, deliver: Deliver) {
    this.#deliver = deliver;
    this.#database = database;
    database.onCommit = (commit) => this.#onCommit(commit);
    this.#tabs = new Tabs(name, tab, {
      // Waits for this tab's own transaction, which may be older: its result must not come after newer
      // events.
      onJournal: (seq) => void database.current.then(() => this.#inOrder(() => this.#catchUp(seq))),
      onEvents: deliver,
      onGone: (gone) => void this.#end(gone),
    });
  }

  /**
   * Joins the tabs, and resolves to whether the database was new. The first tab fills a new database,
   * migrates one of an earlier version, and repairs an unreadable one. Leaves again on failure.
   */
  async enter(
    preparing: (isNew: boolean) => Promise<Ready<void>>,
    repair: (error: unknown) => Promise<void>,
  ): Promise<boolean> {
    try {
      await this.#tabs.enter();
      const look = () => this.read(given);
      const { isNew, isOld } = await look().catch((error) => repair(error).then(look));
      const prepare = isNew || isOld ? await preparing(isNew) : undefined;
      let wasNew = false;
      const enter = (tx: Tx) => {
        this.#seen = tx.meta.seq;
        wasNew = tx.isNew;
        // Another tab may have done it meanwhile.
        if (!prepare || !(tx.isNew || tx.isOld)) return given(undefined);
        // Marks it as neither new nor old, even if nothing fills it.
        tx.setMeta({ keysVersion: NOTHING_YET.keysVersion });
        return prepare(tx);
      };
      await this.write(enter);
      for (const { tab } of await this.read((tx) => given(tx.meta.sessions))) this.#tabs.watch(tab);
      return wasNew;
    } catch (error) {
      // A retry takes the same lock.
      this.#leave();
      throw error;
    }
  }

  write<T>(command: Ready<T>): Promise<T> {
    return this.#database.write(command);
  }

  async read<T>(query: Ready<T>): Promise<T> {
    // Waiting commands came before this query, so it runs after them in their transaction.
    if (this.#database.isWaiting) return this.write(query);
    return (await this.#database.read(query)).value;
  }

  /** Notifies others of something that is not stored, such as typing, in the order of the calls. */
  tell<T>(query: Ready<T>): Promise<T> {
    const told = this.#telling.then(async () => {
      const { value, events } = await this.#database.read(query);
      this.#deliver(events);
      if (events.length > 0) this.#tabs.tell({ events });
      return value;
    });
    this.#telling = told.catch(() => undefined);
    return told;
  }

  /** Announces this tab to the other tabs, and watches for its end. */
  greet(): void {
    this.#tabs.tell();
  }

  async close(): Promise<void> {
    await this.#end(this.#database.tab);
    this.#leave();
  }

  #leave(): void {
    this.#tabs.leave();
    this.#database.close();
  }

  /** Removes the sessions of a tab; if that cannot be stored, the tabs that notice its end do it. */
  async #end(tab: string): Promise<void> {
    await this.write((tx) => detach(tx, (session) => session.tab === tab)).catch(() => undefined);
  }

  #onCommit({ events, before, isJournaled }: Commit): Promise<void> {
    if (isJournaled) this.#tabs.tell({ seq: before + 1 });
    return this.#inOrder(async () => {
      await this.#catchUp(before);
      // The journal may have been read up to these events meanwhile.
      if (isJournaled && this.#seen > before) return;
      if (isJournaled) this.#seen = before + 1;
      this.#deliver(events);
    });
  }

  #inOrder(step: () => Promise<void>): Promise<void> {
    // A stored command succeeds even if its events cannot be delivered.
    const done = this.#deliveries.then(step).catch(() => undefined);
    this.#deliveries = done;
    return done;
  }

  /** Delivers what other tabs stored, up to a transaction and no further, because a result may follow it. */
  async #catchUp(target: number): Promise<void> {
    const seen = this.#seen;
    if (seen >= target) return;
    const { tab } = this.#database;
    const { value } = await this.#database.read(function* (tx) {
      const found = yield* tx.range('journal', keyOf('seq'), {
        after: keyOf('seq', rising(seen)),
        before: keyOf('seq', rising(target + 1)),
      });
      const records = found.map(({ record }) => record);
      if (records.length < target - seen) {
        // This tab slept for longer than the journal goes back, or one of the journal's records is damaged.
        const own = tx.meta.sessions.filter((session) => session.tab === tab);
        const facts = yield* gather(tx, [], { users: own.map(({ uid }) => uid) });
        return {
          seq: tx.meta.seq,
          events: [{ on: 'missed' as const, args: [] as const, to: own.map(({ id }) => id), facts }],
        };
      }
      const events: DataEvent[] = [];
      for (const event of records.flatMap((record) => record.events as DataEvent[])) {
        const messages = event.args.flatMap(([make, facts]) => (make === 'message' ? [facts] : []));
        const shown = [...messages, ...event.facts.quotes.values()];
        events.push({ ...event, facts: { ...event.facts, files: yield* filesOf(tx, shown) } });
      }
      return { seq: target, events };
    });
    this.#seen = value.seq;
    this.#deliver(value.events);
  }
}
