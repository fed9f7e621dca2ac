import type { DataEvent } from '../data/data-event.ts';
import { filesOf, gather } from '../data/facts.ts';
import { keyOf, rising } from '../data/keys.ts';
import { detach } from '../data/people.ts';
import { type Everything, replaceAll } from '../data/replace.ts';
import type { Tx } from '../data/tx.ts';
import { given, type Work } from '../data/work.ts';
import { type Commit, Database } from './database.ts';
import { Tabs } from './tabs.ts';

export { faultOf } from './faults.ts';

/** A database that tabs share: all of them hear of all events, in the order in which they were stored. */
export class SharedStorage {
  private readonly deliver: (events: readonly DataEvent[]) => void;
  private readonly tabs: Tabs;
  private readonly database: Database;
  /** The newest transaction of the journal whose events were delivered here. */
  private seen = 0;
  private deliveries: Promise<unknown> = Promise.resolve();
  private telling: Promise<unknown> = Promise.resolve();

  private constructor(name: string, tab: string, database: Database, deliver: SharedStorage['deliver']) {
    this.deliver = deliver;
    this.database = database;
    database.onCommit = (commit) => this.onCommit(commit);
    this.tabs = new Tabs(name, tab, {
      // After what this tab is storing, which may be older: its answer must not come later than newer events.
      onJournal: (seq) => void database.current.then(() => this.inOrder(() => this.catchUp(seq))),
      onEvents: deliver,
      onGone: (gone) =>
        void this.write((tx) => detach(tx, (session) => session.tab === gone)).catch(() => undefined),
    });
  }

  static async open(name: string, tab: string, deliver: SharedStorage['deliver']): Promise<SharedStorage> {
    return new SharedStorage(name, tab, await Database.open(name, tab), deliver);
  }

  /** Takes part from now on. A new database starts with what is made for it, whichever tab is the first. */
  async enter(makeStart: () => Promise<Everything>): Promise<void> {
    await this.tabs.enter();
    const isNew = await this.read((tx) => given(tx.isNew));
    const start = isNew ? await makeStart() : undefined;
    const enter = (tx: Tx) => {
      this.seen = tx.seq;
      return tx.isNew && start ? replaceAll(tx, start) : given(undefined);
    };
    await this.write(enter);
    for (const { tab } of await this.read((tx) => given(tx.sessions))) this.tabs.watch(tab);
  }

  get recordsRead(): number {
    return this.database.recordsRead;
  }

  write<T>(command: (tx: Tx) => Work<T>): Promise<T> {
    return this.database.write(command);
  }

  async read<T>(query: (tx: Tx) => Work<T>): Promise<T> {
    return (await this.database.read(query)).value;
  }

  /** Tells others something that is not stored, such as typing: one after the other, as it was asked for. */
  tell<T>(query: (tx: Tx) => Work<T>): Promise<T> {
    const told = this.telling.then(async () => {
      const { value, events } = await this.database.read(query);
      this.deliver(events);
      if (events.length > 0) this.tabs.tell({ events });
      return value;
    });
    this.telling = told.catch(() => undefined);
    return told;
  }

  /** Lets the other tabs know that this one is there, and watch it. */
  greet(): void {
    this.tabs.tell();
  }

  close(): void {
    this.tabs.leave();
    this.database.close();
  }

  private onCommit({ events, before, isJournaled }: Commit): Promise<void> {
    if (isJournaled) this.tabs.tell({ seq: before + 1 });
    return this.inOrder(async () => {
      await this.catchUp(before);
      // The journal may have been read up to these events meanwhile.
      if (isJournaled && this.seen > before) return;
      if (isJournaled) this.seen = before + 1;
      this.deliver(events);
    });
  }

  private inOrder(step: () => Promise<void>): Promise<void> {
    // What is acknowledged stays so when it cannot be told.
    const done = this.deliveries.then(step).catch(() => undefined);
    this.deliveries = done;
    return done;
  }

  /** Delivers what other tabs stored, up to a transaction and no further: an answer may stand behind it. */
  private async catchUp(target: number): Promise<void> {
    const { seen } = this;
    if (seen >= target) return;
    const { tab } = this.database;
    const { value } = await this.database.read(function* (tx) {
      const found = yield* tx.range('journal', 'seq', {
        after: keyOf('seq', rising(seen)),
        before: keyOf('seq', rising(target + 1)),
      });
      const records = found.map(({ record }) => record);
      if (records[0]?.seq !== seen + 1) {
        // This tab slept for longer than the journal goes back.
        const own = tx.sessions.filter((session) => session.tab === tab);
        const facts = yield* gather(tx, [], { users: own.map(({ uid }) => uid) });
        return { seq: tx.seq, events: [{ kind: 'missed' as const, to: own.map(({ id }) => id), facts }] };
      }
      const events: DataEvent[] = [];
      for (const event of records.flatMap((record) => record.events as DataEvent[])) {
        const messages = 'message' in event ? [event.message] : [];
        events.push({ ...event, facts: { ...event.facts, files: yield* filesOf(tx, messages) } });
      }
      return { seq: target, events };
    });
    this.seen = value.seq;
    this.deliver(value.events);
  }
}
