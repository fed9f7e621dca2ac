import { lastMessageOf, lastReadId, unreadCount } from '../../client/boundary/conversations.ts';
import { isNoConversation } from '../../client/boundary/exception.ts';
import {
  firstIdOf,
  lastIdOf,
  type MessageSource,
  type NextPage,
} from '../../client/boundary/message-source.ts';
import { compareMessages, countsAsUnread, isNewer, messageId } from '../../client/boundary/messages.ts';
import type { Kit } from '../../sdk/index.ts';
import type { LoadedRange } from '../timeline/loaded-range.ts';
import type { LoadedEnds, PageKind } from '../timeline/timeline.ts';

/** Consecutive messages of a chat, and the pages at both ends. */
export interface MessageSlice {
  readonly messages: readonly Kit.Message[];
  readonly ends: LoadedEnds;
  readonly older: NextPage | null;
  readonly newer: NextPage | null;
  /** The first unread message, and the number of unread ones. */
  readonly unread?: { readonly first: Kit.Message; readonly count: number };
}

/**
 * The maximum number of pages of changes, or of pages back to a distant message if the SDK cannot page to newer ones.
 */
const MAX_PAGES = 40;

/**
 * The overlap of changes with the newest known message, in seconds: earlier events may be lost, because answers and
 * events overtake each other.
 */
const OVERLAP = 60;

/** Loads the newest page. */
export async function newestSlice(source: MessageSource): Promise<MessageSlice> {
  const older = source.older();
  const messages = await older();
  return { messages, ends: { isAtNewest: true, isAtStart: messages.length === 0 }, older, newer: null };
}

/** Loads a page before a message and one after it; null if the chat does not have the message. */
export async function sliceAround(
  source: MessageSource,
  id: string,
  isHere: (message: Kit.Message) => boolean,
): Promise<MessageSlice | null> {
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

/** Loads pages back to a wanted one, from the newest or from a message. */
async function walkBack(
  source: MessageSource,
  isWanted: (page: readonly Kit.Message[]) => boolean,
  most = MAX_PAGES,
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
 * Loads the messages around the first unread one, with at most two requests; the newest page if nothing is unread, or
 * if two requests do not find it.
 */
export async function unreadSlice(
  source: MessageSource,
  uid: string | null,
  report: (cause: unknown) => void,
): Promise<MessageSlice> {
  const { peer } = source;
  let conversation: Kit.Conversation;
  try {
    conversation = await source.sdk.getConversation(peer.id, peer.isGroup ? 'group' : 'user');
  } catch (cause) {
    if (!isNoConversation(cause)) report(cause);
    return newestSlice(source);
  }
  const count = unreadCount(conversation);
  const lastRead = lastReadId(conversation);
  if (count <= 0) return newestSlice(source);
  const last = lastMessageOf(conversation);
  const isUnread = (message: Kit.Message) => countsAsUnread(message, uid);
  /** Whether a message arrived after the conversation was fetched, whose count lacks it. */
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
  /** Finds the first unread message: the one after the last read one, else by counting back. */
  const firstUnread = (messages: readonly Kit.Message[]) => {
    const read = messages.findIndex((each) => messageId(each) === lastRead);
    if (lastRead !== '' && read >= 0) return messages.slice(read + 1).find(isUnread);
    return messages.filter((each) => isUnread(each) && !isLater(each)).at(-count);
  };
  const newest = await newestSlice(source);
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

/** The messages missed during a lost connection. */
export type MissedMessages =
  /** Missed messages of a kind, and the ends that they reach. */
  | {
      readonly kind: PageKind;
      readonly messages: readonly Kit.Message[];
      readonly ends?: LoadedEnds;
      readonly newest?: undefined;
    }
  /** Too many: the newest page, and the newest missed messages; without these, the loaded messages are dropped. */
  | { readonly newest: MessageSlice; readonly messages?: readonly Kit.Message[] };

/**
 * Fetches the messages missed since a time in seconds: changed ones, and newer ones if the loaded messages reach the
 * end.
 */
export async function fetchMissedMessages(
  source: MessageSource,
  loaded: LoadedRange,
  since: number,
): Promise<MissedMessages> {
  const { isAtNewest, isAtStart, records } = loaded;
  const [first] = records;
  let messages: readonly Kit.Message[] = [];
  if (source.hasUpdates) {
    const changed = source.changed(since - OVERLAP, !isAtNewest);
    for (let left = MAX_PAGES; left > 0; left--) {
      const page = await changed();
      messages = [...page, ...messages];
      if (page.length === 0 || (left === 1 && !isAtNewest)) return { kind: 'changed', messages };
    }
  } else {
    const isFirst = (each: Kit.Message) =>
      !first || messageId(each) === first.id || compareMessages(each, first.message) < 0;
    // Other missed messages may precede the first one of a chat that is young, or was empty.
    const isYoung = isAtStart && (!first || first.at >= since - OVERLAP);
    const isWanted = (page: readonly Kit.Message[]) => page.length === 0 || (!isYoung && page.some(isFirst));
    // At most as many pages as the loaded messages need.
    const most = isAtNewest ? MAX_PAGES : Math.max(MAX_PAGES, records.length);
    const found = await walkBack(source, isWanted, most, isAtNewest ? undefined : records.at(-1)?.id);
    ({ messages } = found);
    if (!isAtNewest) {
      // The pages before the last loaded message do not contain that message.
      const last = source.hasNewer ? await source.newer(lastIdOf(messages) ?? '0')() : [];
      return { kind: 'changed', messages: [...messages, ...last] };
    }
    if (found.isFound) return { kind: 'upToNewest', messages, ends: startIf(isAtStart || found.isAtStart) };
  }
  return { messages, newest: await newestSlice(source) };
}

/**
 * Refetches the page that the user sees: around a message, or the newest one. Continues after short pages, which may
 * be all that is left of the chat.
 */
export async function recheck(
  source: MessageSource,
  { isAtNewest, records }: LoadedRange,
  reading: string,
): Promise<MissedMessages> {
  const { limit } = source;
  const [first] = records;
  const known = new Set(records.map(({ id }) => id));
  const at = records.findIndex(({ id }) => id === reading);
  const end = at < 0 ? records.length : at + Math.ceil(limit / 2);
  const isNewest = isAtNewest && end >= records.length;
  const before = isNewest ? undefined : records[Math.min(end, records.length - 1)]?.id;
  const isFirst = (each: Kit.Message) => messageId(each) === first?.id;
  const isWanted = (page: readonly Kit.Message[]) => page.length >= limit || page.some(isFirst);
  const { messages, older, isAtStart } = await walkBack(source, isWanted, MAX_PAGES, before);
  if (messages.some((each) => known.has(messageId(each))))
    return { kind: isNewest ? 'upToNewest' : 'slice', messages, ends: startIf(isAtStart) };
  if (!isNewest) return { newest: await newestSlice(source) };
  const newest: MessageSlice = { messages, ends: { isAtNewest, isAtStart }, older, newer: null };
  return messages.length === 0 || isAtStart ? { newest } : { messages, newest };
}

/** Returns the reached start; a page never proves that the start is not reached. */
function startIf(isAtStart: boolean): LoadedEnds {
  return isAtStart ? { isAtStart } : {};
}
