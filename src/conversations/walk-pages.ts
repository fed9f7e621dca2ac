import { lastMessageOf } from '../client/boundary/conversations.ts';
import { type ErrorCollector, forEachItem } from '../client/boundary/error-collector.ts';
import { isNewer } from '../client/boundary/messages.ts';
import { PeerMap } from '../client/boundary/peer-map.ts';
import { peerOfConversation } from '../client/boundary/peers.ts';
import { fetchPage, openRequest } from '../client/boundary/requests.ts';
import type { PeerFetchTicket } from '../client/records/fetch-log.ts';
import { DEFAULT_PAGE_SIZE, type Kit } from '../sdk/index.ts';

/** The maximum number of extra pages of a walk, while known rows push others down. */
const MAX_FURTHER = 10;

/** The options of a page walk. */
export interface WalkOptions {
  /** Returns the builder of the list. May throw. */
  builder: () => Kit.ConversationsRequestBuilder;
  /** The conversations to find, each with its newest known message. */
  wanted: ReadonlyMap<PeerFetchTicket, Kit.Message | null>;
  /** Whether the answer is still expected. */
  isOpen: () => boolean;
  errors: ErrorCollector;
}

/** The result of a page walk. */
export interface WalkResult {
  readonly found: PeerMap<Kit.Conversation>;
  /** Conversations that the request certainly excludes: their newest message would have put them on the first page. */
  readonly leftOut: ReadonlySet<PeerFetchTicket>;
}

/** Fetches as many of the first pages as the tickets could fill, and more while rows above push them down. */
export async function walkPages({ builder, wanted, isOpen, errors }: WalkOptions): Promise<WalkResult> {
  const found = new PeerMap<Kit.Conversation>();
  let leftOut: Set<PeerFetchTicket> | undefined;
  let { request, limit, page } = await openRequest(builder);
  const enough = Math.ceil(wanted.size / (limit ?? DEFAULT_PAGE_SIZE));
  /** Handles a page; returns whether the next one may contain more. */
  const readPages = (pages: number): boolean => {
    forEachItem(page, (each) => found.set(peerOfConversation(each), each));
    const missing = [...wanted.keys()].filter((ticket) => !found.get(ticket));
    const end = page.at(-1);
    const last = end && lastMessageOf(end);
    const below = missing.filter((ticket) => {
      const newest = wanted.get(ticket);
      return last && newest && isNewer(last, newest);
    });
    leftOut ??= new Set(missing.filter((ticket) => !below.includes(ticket)));
    return (pages < enough ? missing : below).length > 0;
  };
  for (let pages = 1; ; pages++) {
    const goesOn = errors.run(() => readPages(pages));
    if (page.length === 0 || !goesOn || pages >= enough + MAX_FURTHER || !isOpen())
      return { found, leftOut: leftOut ?? new Set() };
    page = await fetchPage(request);
  }
}
