import { isCounter } from '../../core/messages/messages.ts';
import { createException, toException } from '../../core/objects/exception.ts';
import { DEFAULT_PAGE_SIZE, type Kit, type KitChatSDK, LIMIT_REQUIRED_CODE } from '../../sdk/index.ts';
import { noSdk } from '../session/create-session.ts';
import type { ChatPeer } from './create-chat-peer.ts';

/** Which messages a list loads. */
export interface MessageQuery {
  readonly peer: ChatPeer | null;
  /** The message whose thread is shown; '' for the chat itself. */
  readonly parentId: string;
  /** The app's builder. */
  readonly builder: Kit.MessagesRequestBuilder | undefined;
}

/** Returns an id as SDKs take it: most have numbers, which props and records may hold as text. */
export function sdkId(id: string | number): number {
  const text = String(id);
  return (isCounter(text) && Number.isSafeInteger(Number(text)) ? Number(text) : text) as number;
}

/**
 * Builds a request.
 * @param from - the id of the message to page from; without it, from the newest one.
 * @param limit - the page size, where the builder's own must be replaced.
 */
export function buildRequest(
  sdk: KitChatSDK | undefined,
  { peer, parentId, builder: own }: MessageQuery,
  from?: string,
  limit?: number,
): Kit.MessagesRequest {
  if (!sdk) throw noSdk();
  if (!peer) throw createException('ERR_BAD_CHAT', 'The chat names nobody.');
  if (own && typeof own.build !== 'function') {
    throw createException(
      'ERR_BUILDER_EXPECTED',
      'Expected a request builder, not the request that its build() returns.',
    );
  }
  const builder = own ?? new sdk.MessagesRequestBuilder();
  const size = limit ?? (own ? undefined : DEFAULT_PAGE_SIZE);
  if (size) builder.setLimit(size);
  if (peer.isGroup) builder.setGUID(peer.id);
  else builder.setUID(peer.id);
  if (parentId === '') builder.hideReplies?.(true);
  else if (builder.setParentMessageId) builder.setParentMessageId(sdkId(parentId));
  else
    throw createException('ERR_BAD_OBJECT', 'The chat SDK has no threads: setParentMessageId() is missing.');
  if (from === undefined) return builder.build();
  builder.setMessageId(sdkId(from));
  try {
    return builder.build();
  } finally {
    // The next request of the app's builder starts at the newest message again.
    if (own) builder.setMessageId(undefined as never);
  }
}

/** Fetches the next page of a request to one side, oldest message first. */
export async function fetchMessages(
  request: Kit.MessagesRequest,
  method: 'fetchPrevious' | 'fetchNext',
): Promise<readonly Kit.Message[]> {
  const page: unknown = await request[method]?.();
  if (Array.isArray(page)) return page as Kit.Message[];
  throw createException(
    'ERR_BAD_OBJECT',
    `${method}() gave no page: it resolves to an array, which is [] after the last page.`,
    page,
  );
}

/** Fetches the first page of a new request. Sets a limit if the SDK requires one. */
export async function openMessages(
  build: (limit?: number) => Kit.MessagesRequest,
  method: 'fetchPrevious' | 'fetchNext',
): Promise<{ request: Kit.MessagesRequest; page: readonly Kit.Message[] }> {
  const open = async (limit?: number) => {
    const request = build(limit);
    return { request, page: await fetchMessages(request, method) };
  };
  try {
    return await open();
  } catch (cause) {
    if (toException(cause).code !== LIMIT_REQUIRED_CODE) throw cause;
    return open(DEFAULT_PAGE_SIZE);
  }
}
