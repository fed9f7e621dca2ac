import type { Agent } from 'stanza';
import type { IQ, MAMFin, MAMResult, ReceivedMessage } from 'stanza/protocol/index.js';
import { offlineError } from '../shared/coded-error.ts';
import type { DropReason } from '../shared/dropped.ts';

/** The query of an archive page. */
export interface HistoryQuery {
  /** The room of the archive; undefined for the account's own archive. */
  readonly room?: string;
  /** Only messages with this user. */
  readonly with?: string;
  /** Only messages from this date on. */
  readonly start?: Date;
  /** The archive ids of messages; '' as `before` for the newest page. */
  readonly before?: string;
  readonly after?: string;
  readonly limit: number;
}

/** A page of an archive, the oldest message first. */
export interface HistoryPage {
  readonly results: readonly MAMResult[];
  /** Whether there are no more messages in the direction of the query. */
  readonly isComplete: boolean;
}

/** A pending query. */
interface Pending {
  /** The address of the archive. */
  readonly from: string;
  readonly results: MAMResult[];
  reject(error: Error): void;
}

/** The number of ended queries to remember, so that their late results do not count as forged. */
const MAX_ENDED = 50;

/** Queries archives (XEP-0313), and accepts only requested results. */
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

  /** Handles a message that contains a result. */
  receive({ from, archive }: ReceivedMessage): void {
    const queryId = archive?.queryId ?? '';
    const query = this.#pending.get(queryId);
    if (archive && query && (from || this.#me) === query.from) query.results.push(archive);
    else if (!this.#ended.includes(queryId)) this.#drop('forged-history');
  }

  /** Fetches a page; rejects once the connection is lost. */
  async fetch(agent: Agent, query: HistoryQuery): Promise<HistoryPage> {
    // There would be no answer, and waiting steps would hang.
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
      this.#ended = [...this.#ended, queryId].slice(-MAX_ENDED);
    }
  }

  /** Allows queries, in a new or resumed session. */
  resume(): void {
    this.#isInterrupted = false;
  }

  /** Rejects all queries, including new ones, until the connection is restored. */
  interrupt(): void {
    this.#isInterrupted = true;
    for (const { reject } of this.#pending.values()) reject(offlineError());
  }
}
