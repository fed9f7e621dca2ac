import { lastMessageOf, lastReadId, unreadCount } from '../../client/boundary/conversations.ts';
import {
  firstIdOf,
  lastIdOf,
  type MessageSource,
  type NextPage,
} from '../../client/boundary/message-source.ts';
import { compareMessages, countsAsUnread, isNewer, messageId } from '../../client/boundary/messages.ts';
import type { LoadedEnds } from '../../core/timeline/timeline.ts';
import type { Kit } from '../../sdk/index.ts';

/** A piece of a chat, and how to go on at its ends. */
export interface Span {
  readonly messages: readonly Kit.Message[];
  readonly ends: LoadedEnds;
  readonly older: NextPage | null;
  readonly newer: NextPage | null;
  /** The first unread message, and how many there are. */
  readonly unread?: { readonly first: Kit.Message; readonly count: number };
}

/** The maximum number of pages of changes, or for a place far away where the SDK has no pages to newer messages. */
export const MOST_PAGES = 40;

/** Loads the newest page. */
export async function newestSpan(source: MessageSource): Promise<Span> {
  const older = source.older();
  const messages = await older();
  return { messages, ends: { isAtNewest: true, isAtStart: messages.length === 0 }, older, newer: null };
}

/** Loads a page before a message and one after it; null if the chat does not have the message. */
export async function spanAround(
  source: MessageSource,
  id: string,
  isHere: (message: Kit.Message) => boolean,
): Promise<Span | null> {
  if (!source.hasNewer) {
    const isTarget = (each: Kit.Message) => messageId(each) === id;
    const { isFound, messages, older } = await walkBack(source, (page) => page.some(isTarget));
    return isFound ? { messages, ends: { isAtNewest: true }, older, newer: null } : null;
  }
  const older = source.older(id);
  if (!source.sdk.getMessageDetails) {
    const before = await older();
    const newer = source.newer(lastIdOf(before) ?? '0');
    const after = await newer();
    if (firstIdOf(after) !== id) return null;
    return { messages: [...before, ...after], ends: { isAtStart: before.length === 0 }, older, newer };
  }
  const newer = source.newer(id);
  const [target, before, after] = await Promise.all([source.find(id), older(), newer()]);
  if (!target || !isHere(target)) return null;
  return {
    messages: [...before, target, ...after],
    ends: { isAtStart: before.length === 0, isAtNewest: after.length === 0 },
    older,
    newer,
  };
}

/** Loads pages back to one that is wanted, from the newest one or from the one before a message. */
export async function walkBack(
  source: MessageSource,
  isWanted: (page: readonly Kit.Message[]) => boolean,
  most = MOST_PAGES,
  before?: string,
): Promise<{ messages: readonly Kit.Message[]; older: NextPage; isFound: boolean; isAtStart: boolean }> {
  const older = source.older(before);
  let messages: readonly Kit.Message[] = [];
  for (let left = most; left > 0; left--) {
    const page = await older();
    messages = [...page, ...messages];
    const isFound = isWanted(page);
    const isAtStart = page.length === 0;
    if (isFound || isAtStart) return { messages, older, isFound, isAtStart };
  }
  return { messages, older, isFound: false, isAtStart: false };
}

/**
 * Loads the messages around the first unread one, with two pages at most; the newest page if nothing is
 * unread, or if the place cannot be found by that.
 */
export async function unreadSpan(source: MessageSource, uid: string | null): Promise<Span> {
  const { peer } = source;
  let conversation: Kit.Conversation;
  try {
    conversation = await source.sdk.getConversation(peer.id, peer.isGroup ? 'group' : 'user');
  } catch {
    // There is none before the first message.
    return newestSpan(source);
  }
  const count = unreadCount(conversation);
  const lastRead = lastReadId(conversation);
  if (count <= 0) return newestSpan(source);
  const last = lastMessageOf(conversation);
  const isUnread = (message: Kit.Message) => countsAsUnread(message, uid);
  /** Whether a message arrived after the conversation was fetched, which does not count it. */
  const isLater = (message: Kit.Message) => last !== null && isNewer(message, last);
  const unreadFrom = (first: Kit.Message, messages: readonly Kit.Message[]) => ({
    first,
    count: count + messages.filter((each) => isUnread(each) && isLater(each)).length,
  });
  if (count >= source.limit && lastRead !== '' && source.hasNewer) {
    const newer = source.newer(lastRead);
    const after = await newer();
    const first = after.find(isUnread);
    const edge = firstIdOf(after);
    if (first && edge !== undefined) {
      const older = source.older(edge);
      const before = await older();
      const newest = after.at(-1);
      const isAtNewest = last !== null && newest !== undefined && compareMessages(newest, last) >= 0;
      const ends = { isAtStart: before.length === 0, isAtNewest };
      return { messages: [...before, ...after], ends, older, newer, unread: unreadFrom(first, after) };
    }
  }
  /** Finds the first unread message: after the last one read, else by counting back. */
  const firstUnread = (messages: readonly Kit.Message[]) => {
    const read = messages.findIndex((each) => messageId(each) === lastRead);
    if (lastRead !== '' && read >= 0) return messages.slice(read + 1).find(isUnread);
    return messages.filter((each) => isUnread(each) && !isLater(each)).at(-count);
  };
  const newest = await newestSpan(source);
  const unread = firstUnread(newest.messages);
  if (unread || !newest.older)
    return { ...newest, ...(unread && { unread: unreadFrom(unread, newest.messages) }) };
  const before = await newest.older();
  const messages = [...before, ...newest.messages];
  const first = firstUnread(messages);
  return {
    ...newest,
    messages,
    ends: { isAtNewest: true, isAtStart: before.length === 0 },
    ...(first && { unread: unreadFrom(first, messages) }),
  };
}
