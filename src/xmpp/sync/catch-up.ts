import type { Agent } from 'stanza';
import type { MAMResult } from 'stanza/protocol';
import type { Archive } from '../archive/archive.ts';
import type { Effect } from '../archive/effects.ts';
import type { Tx } from '../archive/storage.ts';
import type { Change } from '../inbox/change.ts';
import { archiveTime } from '../inbox/clock.ts';
import type { History } from './history.ts';

/** A point in an archive. */
export interface Point {
  readonly id: string;
  /** In microseconds. */
  readonly at: number;
}

/** A part of an archive that is not here yet: after `after`, if there is one, and before `before`. */
export interface Gap {
  readonly after?: Point;
  readonly before: Point;
}

/** What of an archive is here: everything up to `newest` but the gaps. */
interface SyncRecord {
  key: string;
  newest?: Point;
  /** The newest first. */
  gaps: Gap[];
}

/** How an archive is read. */
export interface CatchUpSource {
  readonly archive: Archive;
  readonly history: History;
  /** The room whose archive it is; undefined for the own account's. */
  readonly room?: string;
  /** Reads the results of a page. */
  read(results: readonly MAMResult[]): Change[];
  /** Called for each stored page, with what it did. `isNewest` tells the first one of a catch-up. */
  stored(effects: Effect[], isNewest: boolean): void;
}

const FIRST_PAGE = 50;
const PAGE = 250;

/** Brings an archive up to the server's: the newest page first, then the gap below it. */
export class CatchUp {
  readonly #source: CatchUpSource;
  readonly #key: string;
  #record: SyncRecord | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(source: CatchUpSource) {
    this.#source = source;
    this.#key = `sync ${source.room ?? ''}`;
  }

  /** The parts that are not here yet, the newest first; nothing before the first catch-up. */
  get gaps(): readonly Gap[] {
    return this.#record?.gaps ?? [];
  }

  /** Whether the newest messages have ever been here. */
  get isStarted(): boolean {
    return this.#record?.newest !== undefined;
  }

  /** Loads what is known of the archive. */
  async load(): Promise<void> {
    if (this.#record) return;
    const stored = await this.#source.archive.read((tx) => tx.get('meta', this.#key));
    this.#record ??= (stored as SyncRecord | undefined) ?? { key: this.#key, gaps: [] };
  }

  /** Fetches what is newer than all that is here; resolves once its newest page is stored. One at a time. */
  catchUp(agent: Agent): Promise<void> {
    const run = this.#running.then(() => this.#catchUp(agent));
    this.#running = run.catch(() => undefined);
    return run;
  }

  /** Fills all gaps, the newest first. */
  async fill(agent: Agent): Promise<void> {
    for (;;) {
      const run = this.#running.then(() => this.#fillOne(agent));
      this.#running = run.then(
        () => undefined,
        () => undefined,
      );
      if (!(await run)) return;
    }
  }

  async #catchUp(agent: Agent): Promise<void> {
    await this.load();
    const { history, room } = this.#source;
    const known = this.#record?.newest;
    const query = { ...(room && { room }), limit: known ? PAGE : FIRST_PAGE };
    // Little is missing mostly, and comes in one page from where this archive ends.
    const next = known && (await history.fetch(agent, { ...query, after: known.id }));
    const isWhole = next?.isComplete;
    const page = isWhole ? next : await history.fetch(agent, { ...query, limit: FIRST_PAGE, before: '' });
    const { results } = page;
    const [first, last] = [results.at(0), results.at(-1)].map((each) => each && pointOf(each));
    await this.#store(
      results,
      (record) => {
        if (last) record.newest = last;
        if (first && !isWhole && !page.isComplete) {
          record.gaps = [{ ...(known && { after: known }), before: first }, ...record.gaps];
        }
      },
      true,
    );
  }

  /** Fetches one page of the newest gap; resolves to whether there was one. */
  async #fillOne(agent: Agent): Promise<boolean> {
    await this.load();
    const gap = this.gaps.at(0);
    if (!gap) return false;
    const { history, room } = this.#source;
    const page = await history.fetch(agent, {
      ...(room && { room }),
      ...(gap.after && { start: new Date(Math.floor(gap.after.at / 1000)) }),
      before: gap.before.id,
      limit: PAGE,
    });
    const { results } = page;
    const first = results[0] && pointOf(results[0]);
    const isAtEnd = page.isComplete || !first || results.some(({ id }) => id === gap.after?.id);
    await this.#store(
      results,
      (record) => {
        const [, ...others] = record.gaps;
        record.gaps = isAtEnd ? others : [{ ...gap, before: first }, ...others];
      },
      false,
    );
    return true;
  }

  /** Stores a page, together with what is known of the archive then. */
  async #store(
    results: readonly MAMResult[],
    change: (record: SyncRecord) => void,
    isNewest: boolean,
  ): Promise<void> {
    const record: SyncRecord = { ...(this.#record as SyncRecord) };
    change(record);
    const { archive, read, stored } = this.#source;
    const effects = await archive.apply(read(results), (tx: Tx) => tx.put('meta', { ...record }));
    this.#record = record;
    stored(effects, isNewest);
  }
}

const pointOf = ({ id, item }: MAMResult): Point => ({ id, at: archiveTime(id, item.delay?.timestamp, 0) });
