import type { Agent } from 'stanza';
import type { MAMResult } from 'stanza/protocol/index.js';
import type { Archive } from '../archive/archive.ts';
import type { ArchiveChange } from '../archive/change.ts';
import type { Effect } from '../archive/effects.ts';
import { dropOrphans } from '../archive/orphans.ts';
import { archiveTime, DAY, SECOND } from '../inbox/clock.ts';
import type { History, HistoryPage } from './history.ts';

/** A point in an archive. */
interface Point {
  readonly id: string;
  /** The archive time, in microseconds. */
  readonly at: number;
}

/** A missing range of an archive: between `after`, or its start, and `before`. */
interface Gap {
  readonly after?: Point;
  readonly before: Point;
}

/** The stored range of an archive: everything up to `newest`, except the gaps. */
interface SyncRecord {
  key: string;
  newest?: Point;
  /** Newest first. */
  gaps: readonly Gap[];
}

/** The source of an archive's messages. */
export interface CatchUpSource {
  readonly archive: Archive;
  readonly history: History;
  /** The room of the archive; undefined for the account's own archive. */
  readonly room?: string;
  /** Reads the results of a page. */
  read(results: readonly MAMResult[]): ArchiveChange[];
  /** Called for each stored page; `isNews` if it is newer than everything stored before. */
  stored(effects: Effect[], isNews: boolean): void;
}

const FIRST_PAGE = 50;
const PAGE = 250;
/** The maximum number of pages to read again. */
const MAX_REVIEWED = 8;
/** A change this much older than the newest archived message stops waiting for its message. */
const JUST_NOW = 10 * 60 * SECOND;

/** Fetches a server archive: the newest page first, then older ones. */
export class CatchUp {
  readonly #source: CatchUpSource;
  readonly #key: string;
  #record: SyncRecord | undefined;
  #running: Promise<unknown> = Promise.resolve();
  #waiting: (() => void)[] = [];
  /** How far back chats within gaps were fetched, by gap and chat. */
  readonly #revealed = new Map<string, Point>();

  #isStopped = false;

  constructor(source: CatchUpSource) {
    this.#source = source;
    this.#key = `sync ${source.room ?? ''}`;
  }

  /** Whether the newest messages were ever fetched. */
  get isKnown(): boolean {
    return this.#record?.newest !== undefined;
  }

  /** Whether older messages are missing. */
  get hasGaps(): boolean {
    return this.#gaps.length > 0;
  }

  /** The time of the newest fetched message, in microseconds. */
  get newestAt(): number | undefined {
    return this.#record?.newest?.at;
  }

  get #gaps(): readonly Gap[] {
    return this.#record?.gaps ?? [];
  }

  /** Loads the stored range of the archive. */
  async load(): Promise<void> {
    if (this.#record) return;
    const stored = await this.#source.archive.read((tx) => tx.get('meta', this.#key));
    this.#record ??= (stored as SyncRecord | undefined) ?? { key: this.#key, gaps: [] };
  }

  /** Fetches new messages of the archive; resolves once the newest page is stored. */
  catchUp(agent: Agent): Promise<void> {
    return this.#next(() => this.#catchUp(agent));
  }

  /** Fills all gaps, newest first. */
  async fill(agent: Agent): Promise<void> {
    while (this.hasGaps && !this.#isStopped) await this.#next(() => this.#fillOne(agent));
  }

  /**
   * Reads the archive again from a time on, to find messages that it archived late.
   * @param from - in microseconds
   * @returns whether there were any
   */
  async review(agent: Agent, from: number): Promise<boolean> {
    const { archive, read, stored } = this.#source;
    let after: string | undefined;
    let hasLate = false;
    for (let page = 0; page < MAX_REVIEWED && !this.#isStopped; page++) {
      const query = { ...startAt(from), ...(after && { after }), limit: PAGE };
      const { results, isComplete } = await this.#next(() => this.#fetch(agent, query));
      const effects = await archive.apply(read(results));
      hasLate ||= effects.some(({ what }) => what === 'message');
      stored(effects, true);
      after = results.at(-1)?.id;
      if (isComplete || after === undefined) break;
    }
    return hasLate;
  }

  /** Resolves once another page is stored, or the connection is lost. */
  progress(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Stores nothing from now on. */
  stop(): void {
    this.#isStopped = true;
    this.interrupt();
  }

  /** Ends waits for progress, because the connection was lost. */
  interrupt(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  /**
   * Fetches some messages of a chat within a gap, before the gap is filled.
   * @param low - the archive time of the oldest wanted message, in microseconds
   * @param high - the archive time of the newest one, in microseconds
   * @returns whether any of them were in the gap
   */
  async reveal(agent: Agent, chat: string, low: number, high: number): Promise<boolean> {
    const gap = this.#gaps.find(
      (each) => (each.after?.at ?? 0) < high && low < this.#revealedTo(each, chat).at,
    );
    if (!gap) return false;
    const { room, archive, read, stored } = this.#source;
    if (room) {
      await this.#next(() => this.#fillOne(agent));
      return true;
    }
    const before = this.#revealedTo(gap, chat).id;
    const { results, isComplete } = await this.#fetch(agent, {
      with: chat,
      before,
      ...startOf(gap),
      limit: FIRST_PAGE,
    });
    stored(await archive.apply(read(results)), false);
    const first = results[0] && pointOf(results[0]);
    this.#revealed.set(keyOf(gap, chat), isComplete || !first ? { id: before, at: 0 } : first);
    return true;
  }

  /** Returns how far back a chat within a gap was fetched. */
  #revealedTo(gap: Gap, chat: string): Point {
    const revealed = this.#revealed.get(keyOf(gap, chat));
    return revealed && revealed.at < gap.before.at ? revealed : gap.before;
  }

  /** Runs one step after the other. */
  #next<T>(step: () => Promise<T>): Promise<T> {
    const run = this.#running.then(step);
    this.#running = run.catch(() => undefined);
    return run;
  }

  #fetch(agent: Agent, query: Parameters<History['fetch']>[1]): Promise<HistoryPage> {
    const { history, room } = this.#source;
    return history.fetch(agent, { ...(room && { room }), ...query });
  }

  async #catchUp(agent: Agent): Promise<void> {
    await this.load();
    const known = this.#record?.newest;
    // Usually little is missing and fits into one page.
    const since = known ? { ...startAt(known.at), limit: PAGE } : { limit: FIRST_PAGE };
    const { results, isComplete } = await this.#fetch(agent, { before: '', ...since });
    const [first, last] = [results.at(0), results.at(-1)].map((each) => each && pointOf(each));
    const gap = first && !isComplete ? [{ ...(known && { after: known }), before: first }] : [];
    const record = { newest: last ?? known, gaps: [...gap, ...this.#gaps] };
    await this.#store(results, record, known !== undefined);
  }

  /** Fetches one page of the newest gap. */
  async #fillOne(agent: Agent): Promise<void> {
    const [gap, ...others] = this.#gaps;
    if (!gap) return;
    const page = await this.#fetch(agent, { before: gap.before.id, ...startOf(gap), limit: PAGE });
    const { results, isComplete } = page;
    const first = results[0] && pointOf(results[0]);
    const isFilled = isComplete || !first || results.some(({ id }) => id === gap.after?.id);
    const gaps = isFilled ? others : [{ ...gap, before: first }, ...others];
    await this.#store(results, { newest: this.#record?.newest, gaps }, false);
  }

  /** Stores a page, together with the new range. */
  async #store(
    results: readonly MAMResult[],
    change: Omit<SyncRecord, 'key'>,
    isNews: boolean,
  ): Promise<void> {
    if (this.#isStopped) return;
    const record: SyncRecord = { key: this.#key, ...change };
    const { archive, room, read, stored } = this.#source;
    const effects = await archive.apply(read(results), (tx) => tx.put('meta', { ...record }));
    this.#record = record;
    // No older messages will arrive.
    const end = this.hasGaps ? undefined : record.newest?.at;
    if (end !== undefined) await archive.write((tx) => dropOrphans(tx, room, end - JUST_NOW));
    stored(effects, isNews);
    this.interrupt();
  }
}

function pointOf({ id, item }: MAMResult): Point {
  const at = archiveTime(id, item.delay?.timestamp, Number.POSITIVE_INFINITY);
  // A room may send any date: after one in the future, nothing would count as new.
  return { id, at: at < Date.now() * 1000 + DAY ? at : 0 };
}

const keyOf = ({ after }: Gap, chat: string) => `${after?.id ?? ''} ${chat}`;

/** Limits a query to messages from a time in microseconds on; dates have milliseconds. */
const startAt = (at: number) => ({ start: new Date(Math.floor(at / 1000)) });
const startOf = ({ after }: Gap) => (after ? startAt(after.at) : {});
