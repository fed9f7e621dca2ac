import type { Agent } from 'stanza';
import type { IQ, MAMFin, MAMResult, ReceivedMessage } from 'stanza/protocol';
import type { DropReason } from '../inbox/dropped.ts';

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
  readonly first?: string;
  readonly last?: string;
}

/** Queries archives (XEP-0313), and takes in only the results that were asked for. */
export class History {
  readonly #me: string;
  readonly #drop: (reason: DropReason) => undefined;
  readonly #pending = new Map<string, { from: string; results: MAMResult[] }>();

  constructor(me: string, drop: (reason: DropReason) => undefined) {
    this.#me = me;
    this.#drop = drop;
  }

  /** Takes in a message that carries a result. */
  receive({ from, archive }: ReceivedMessage): void {
    const query = this.#pending.get(archive?.queryId ?? '');
    if (!archive || !query || (from || this.#me) !== query.from) this.#drop('forged-history');
    else query.results.push(archive);
  }

  /** Fetches a page; rejects without a connection. */
  async fetch(agent: Agent, query: HistoryQuery): Promise<HistoryPage> {
    const queryId = agent.nextId();
    const { room, limit, before, after, start } = query;
    const results: MAMResult[] = [];
    this.#pending.set(queryId, { from: room ?? this.#me, results });
    const fields = [
      { name: 'FORM_TYPE', type: 'hidden' as const, value: 'urn:xmpp:mam:2' },
      ...(query.with ? [{ name: 'with', value: query.with }] : []),
      ...(start ? [{ name: 'start', value: start.toISOString() }] : []),
    ];
    try {
      const answer = await agent.sendIQ({
        type: 'set',
        id: queryId,
        ...(room && { to: room }),
        archive: {
          type: 'query',
          queryId,
          form: { type: 'submit', fields },
          paging: { max: limit, before, after },
        },
      });
      const { complete, paging } = (answer as IQ).archive as MAMFin;
      return { results, isComplete: complete ?? false, first: paging?.first, last: paging?.last };
    } finally {
      this.#pending.delete(queryId);
    }
  }
}
