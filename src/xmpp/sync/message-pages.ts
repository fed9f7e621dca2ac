import type { Agent } from 'stanza';
import type { MessagesQuery } from '../../server/index.ts';
import type { Archive } from '../archive/archive.ts';
import type { MessagePage } from '../archive/pages.ts';
import type { ChatKind, StoredMessage } from '../archive/records.ts';
import { SECOND } from '../inbox/clock.ts';
import type { CatchUp } from './catch-up.ts';

/** The parts of a session that message pages need. */
export interface MessagePagesContext {
  readonly archive: Archive;
  readonly agent: Agent | undefined;
  catchUpOf(chat: string, kind: ChatKind): CatchUp | undefined;
}

/** Reads pages of messages that match the server's, even while gaps are being filled. */
export class MessagePages {
  readonly #context: MessagePagesContext;

  constructor(context: MessagePagesContext) {
    this.#context = context;
  }

  /**
   * Returns the messages of a query.
   * @param parent - the parent message of the queried thread
   */
  async page(
    query: MessagesQuery,
    chat: string,
    kind: ChatKind,
    parent: StoredMessage | undefined,
  ): Promise<StoredMessage[]> {
    const { limit, before, after, hideReplies, updatedAfter } = query;
    const wanted: MessagePage = {
      chat,
      limit,
      ...(before !== undefined && { before: String(before) }),
      ...(after !== undefined && { after: String(after) }),
      ...(hideReplies && { isWanted: (each) => !each.parent }),
      ...(parent && { isWanted: (each) => each.parent === parent.refs[0] }),
    };
    if (updatedAfter !== undefined) return this.#updates(query, updatedAfter * SECOND, wanted, kind);
    return this.#page(wanted, kind);
  }

  async #page(wanted: MessagePage, kind: ChatKind): Promise<StoredMessage[]> {
    const { archive } = this.#context;
    const { limit, before, after } = wanted;
    for (;;) {
      const page = await archive.page(wanted);
      if (!this.#catchUp(wanted.chat, kind)?.hasGaps) return page;
      const edge = await archive.message(before ?? after ?? '');
      const isFull = page.length >= limit;
      const oldest = after === undefined ? isFull && page[0] : edge;
      const newest = after === undefined ? edge : isFull && page.at(-1);
      const low = oldest ? oldest.archivedAt : 0;
      const high = newest ? newest.archivedAt : Number.POSITIVE_INFINITY;
      if (!(await this.#reveal(wanted.chat, kind, low, high))) return page;
    }
  }

  /** Returns messages that were sent or changed since a time in microseconds. */
  async #updates(
    { updatesOnly, before, limit }: MessagesQuery,
    since: number,
    { chat, isWanted = () => true }: MessagePage,
    kind: ChatKind,
  ): Promise<StoredMessage[]> {
    const { archive } = this.#context;
    while (await this.#reveal(chat, kind, since, Number.POSITIVE_INFINITY));
    const edge = before === undefined ? undefined : await archive.message(String(before));
    const found = (await archive.changedSince(chat, since)).filter(
      (each) => isWanted(each) && (!updatesOnly || each.at < since) && (!edge || each.place < edge.place),
    );
    return found.slice(-limit);
  }

  /** Fetches some messages of a gap; resolves to whether there were any. */
  async #reveal(chat: string, kind: ChatKind, low: number, high: number): Promise<boolean> {
    const { agent } = this.#context;
    const revealed = agent && this.#catchUp(chat, kind)?.reveal(agent, chat, low, high);
    return (await revealed?.catch(() => false)) ?? false;
  }

  #catchUp(chat: string, kind: ChatKind): CatchUp | undefined {
    return this.#context.agent && this.#context.catchUpOf(chat, kind);
  }
}
