import type { Agent } from 'stanza';
import type { IQ, MAMFin, MAMResult, ReceivedMessage } from 'stanza/protocol/index.js';
import { offlineError } from '../shared/coded-error.ts';
import type { DropReason } from '../shared/dropped.ts';

/** Which page of an archive is wanted. */
export interface HistoryQuery {
  /** The room whose archive it is; undefined for the own account's. */
  readonly room?: string;
  /** Only messages with this user. */
  readonly with?: string;
  /** Only messages from this date on. */
  readonly start?: Date;
  /** The ids of messages in the archive; '' as `before` for the newest page. */
  readonly before?: string;
  readonly after?: string;
  readonly limit: number;
}

/** A page of an archive, the oldest message first. */
export interface HistoryPage {
  readonly results: readonly MAMResult[];
  /** Whether nothing is left in the direction of the query. */
  readonly isComplete: boolean;
}

/** A query without its answer. */
interface Pending {
  /** The address whose archive it is. */
  readonly from: string;
  readonly results: MAMResult[];
  reject(error: Error): void;
}

/** How many ended queries are kept, so that their late results do not count as forged. */
const MOST_ENDED = 50;

/** Queries archives (XEP-0313), and accepts only the results that were asked for. */
export class History {
  readonly #me: string;
  readonly #drop: (reason: DropReason) => undefined;
  readonly #pending = new Map<string, Pending>();
  #ended: string[] = [];
  #isInterrupted = false;

  constructor(me: string, drop: (reason: DropReason) => undefined) {
    this.#me = me;
    this.#drop = drop;
  }

  /** Handles a message that carries a result. */
  receive({ from, archive }: ReceivedMessage): void {
    const queryId = archive?.queryId ?? '';
    const query = this.#pending.get(queryId);
    if (archive && query && (from || this.#me) === query.from) query.results.push(archive);
    else if (!this.#ended.includes(queryId)) this.#drop('forged-history');
  }

  /** Fetches a page; rejects once the connection is lost. */
  async fetch(agent: Agent, query: HistoryQuery): Promise<HistoryPage> {
    // No answer would come, and waiting steps would hang.
    if (this.#isInterrupted) throw offlineError();
    const queryId = agent.nextId();
    const { room, limit, before, after, start } = query;
    const results: MAMResult[] = [];
    const interrupted = new Promise<never>((_, reject) => {
      this.#pending.set(queryId, { from: room ?? this.#me, results, reject });
    });
    const fields = [
      { name: 'FORM_TYPE', type: 'hidden' as const, value: 'urn:xmpp:mam:2' },
      ...(query.with ? [{ name: 'with', value: query.with }] : []),
      ...(start ? [{ name: 'start', value: start.toISOString() }] : []),
    ];
    const iq: IQ = {
      type: 'set',
      id: queryId,
      ...(room && { to: room }),
      archive: {
        type: 'query',
        queryId,
        form: { type: 'submit', fields },
        paging: { max: limit, before, after },
      },
    };
    try {
      const answer: IQ = await Promise.race([agent.sendIQ(iq), interrupted]);
      return { results, isComplete: (answer.archive as MAMFin).complete ?? false };
    } finally {
      this.#pending.delete(queryId);
      this.#ended = [...this.#ended, queryId].slice(-MOST_ENDED);
    }
  }

  /** Allows queries, in a new or resumed session. */
  resume(): void {
    this.#isInterrupted = false;
  }

  /** Rejects all queries, also new ones, until the connection is back. */
  interrupt(): void {
    this.#isInterrupted = true;
    for (const { reject } of this.#pending.values()) reject(offlineError());
  }
}
