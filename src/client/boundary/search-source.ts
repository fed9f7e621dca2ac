import { chatSdk } from '../../sdk/chat-sdk.ts';
import type { Kit, KitChatSDK, KitSDK } from '../../sdk/index.ts';
import { includesWord } from '../../utils/find-matches.ts';
import { partnerOf } from './conversations.ts';
import { nameOf } from './entities.ts';
import { isDeleted, isThreadReply } from './messages.ts';
import type { Peer } from './peer-map.ts';
import { canSearch, pageOf } from './requests.ts';

/** A page of what a search found. */
export interface RowPage<T> {
  readonly rows: readonly T[];
  readonly isEnd: boolean;
}

/** Fetches the next page of what a search found; after a failure, the same page again. */
export type NextRows<T> = () => Promise<RowPage<T>>;

/** The page size of a search. */
const PAGE_SIZE = 20;
/** The page size where the kit itself filters. */
const WIDE_PAGE = 100;
/** After this many pages without a match, no further ones are fetched by themselves. */
const MAX_EMPTY_PAGES = 20;

/** Whether the SDK can search messages. */
export function canSearchMessages(sdk: KitSDK | undefined): boolean {
  try {
    const { MessagesRequestBuilder: Builder } = chatSdk(sdk);
    return Builder !== undefined && typeof new Builder().setSearchKeyword === 'function';
  } catch {
    return false;
  }
}

/**
 * Searches the messages of a chat, or of all chats, newest first. Replies in threads are left out in one chat, and if the
 * SDK cannot fetch the message of a thread.
 */
export function searchMessages(sdk: KitSDK, keyword: string, peer?: Peer): NextRows<Kit.Message> {
  const { MessagesRequestBuilder: Builder, getMessageDetails } = chatSdk(sdk) as KitChatSDK;
  const builder = new Builder();
  const hasReplies = !peer && Boolean(getMessageDetails && builder.setParentMessageId);
  builder.setLimit(PAGE_SIZE);
  if (peer?.isGroup) builder.setGUID(peer.id);
  else if (peer) builder.setUID(peer.id);
  builder.hideReplies?.(!hasReplies);
  builder.setSearchKeyword?.(keyword);
  const request = builder.build();
  const fetch = async () =>
    [...pageOf<Kit.Message>(await request.fetchPrevious(), 'fetchPrevious')].reverse();
  return collect(
    fetch,
    PAGE_SIZE,
    (message) => !isDeleted(message) && (hasReplies || !isThreadReply(message)),
  );
}

/** Searches the users. */
export function searchUsers(sdk: KitSDK, keyword: string): NextRows<Kit.User> {
  const builder = new sdk.UsersRequestBuilder();
  builder.setLimit(PAGE_SIZE);
  builder.setSearchKeyword(keyword);
  return collect(pagesOf(builder.build()), PAGE_SIZE, () => true);
}

/** Searches the conversations by name; filters them where the SDK cannot search. */
export function searchConversations(sdk: KitSDK, keyword: string): NextRows<Kit.Conversation> {
  const builder = new sdk.ConversationsRequestBuilder();
  const isSearching = canSearch(builder);
  const size = isSearching ? PAGE_SIZE : WIDE_PAGE;
  builder.setLimit(size);
  builder.setSearchKeyword?.(keyword);
  return collect(
    pagesOf(builder.build()),
    size,
    (conversation) => isSearching || includesWord(nameOf(partnerOf(conversation)), keyword),
  );
}

const pagesOf =
  <T>(request: Kit.PageRequest<T>) =>
  async () =>
    pageOf<T>(await request.fetchNext(), 'fetchNext');

/** Fetches until a page has rows that fit. */
function collect<T>(
  fetch: () => Promise<readonly T[]>,
  size: number,
  fits: (row: T) => boolean,
): NextRows<T> {
  return async () => {
    for (let left = MAX_EMPTY_PAGES; ; left--) {
      const page = await fetch();
      const rows = page.filter(fits);
      const isEnd = page.length < size;
      if (rows.length > 0 || isEnd || left === 0) return { rows, isEnd };
    }
  };
}
