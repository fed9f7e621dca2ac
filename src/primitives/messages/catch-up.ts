import { lastIdOf, type MessageSource } from '../../client/boundary/message-source.ts';
import { compareMessages, messageId } from '../../client/boundary/messages.ts';
import type { TimelineRun } from '../../core/timeline/timeline-run.ts';
import type { Kit } from '../../sdk/index.ts';
import { MOST_PAGES, newestSpan, type Span, walkBack } from './load-span.ts';

/**
 * How much earlier than the newest known message the changes begin, in seconds: events before it may be lost, because
 * answers and events overtake each other.
 */
const OVERLAP = 60;

/** What happened while the connection was lost. */
export type CatchUp =
  /** New and changed messages. */
  | { readonly kind: 'changed'; readonly messages: readonly Kit.Message[] }
  /** Everything from the first loaded message on, or of the chat, where the SDK cannot tell what changed. */
  | { readonly kind: 'span'; readonly messages: readonly Kit.Message[]; readonly isFromStart: boolean }
  /** Everything between two messages, or from the start of the chat. */
  | { readonly kind: 'piece'; readonly messages: readonly Kit.Message[]; readonly isFromStart: boolean }
  /** Too much: the newest page, and the newest of the messages that are missing. */
  | { readonly kind: 'all'; readonly messages: readonly Kit.Message[]; readonly span: Span }
  /** The loaded messages are gone: the newest page. */
  | { readonly kind: 'gone'; readonly span: Span };

/** Fetches what loaded messages lack since a time in seconds: changes, and newer messages if they reach the end. */
export async function catchUp(source: MessageSource, run: TimelineRun, since: number): Promise<CatchUp> {
  const { isAtNewest, isAtStart, records } = run;
  const [first] = records;
  let messages: readonly Kit.Message[] = [];
  if (source.hasUpdates) {
    const changed = source.changed(since - OVERLAP, !isAtNewest);
    for (let left = MOST_PAGES; left > 0; left--) {
      const page = await changed();
      messages = [...page, ...messages];
      if (page.length === 0 || (left === 1 && !isAtNewest)) return { kind: 'changed', messages };
    }
  } else {
    const isFirst = (each: Kit.Message) =>
      !first || messageId(each) === first.id || compareMessages(each, first.message) < 0;
    // Before the first message of a chat that is young, or was empty, may be others that were missed.
    const isYoung = isAtStart && (!first || first.at >= since - OVERLAP);
    const isWanted = (page: readonly Kit.Message[]) => page.length === 0 || (!isYoung && page.some(isFirst));
    // No more pages than it takes for what is loaded.
    const most = isAtNewest ? MOST_PAGES : Math.max(MOST_PAGES, records.length);
    const found = await walkBack(source, isWanted, most, isAtNewest ? undefined : records.at(-1)?.id);
    ({ messages } = found);
    if (!isAtNewest) {
      // The pages before the last loaded message lack that message itself.
      const last = source.hasNewer ? await source.newer(lastIdOf(messages) ?? '0')() : [];
      return { kind: 'changed', messages: [...messages, ...last] };
    }
    if (found.isFound) return { kind: 'span', messages, isFromStart: isAtStart || found.isAtStart };
  }
  return { kind: 'all', messages, span: await newestSpan(source) };
}

/**
 * Fetches the page of loaded messages that the reader sees: around a message, or the newest one. Short pages are
 * continued, since they may be all that is left of the chat.
 */
export async function recheck(
  source: MessageSource,
  { isAtNewest, records }: TimelineRun,
  reading: string,
): Promise<CatchUp> {
  const { limit } = source;
  const [first] = records;
  const known = new Set(records.map(({ id }) => id));
  const at = records.findIndex(({ id }) => id === reading);
  const end = at < 0 ? records.length : at + Math.ceil(limit / 2);
  const isNewest = isAtNewest && end >= records.length;
  const before = isNewest ? undefined : records[Math.min(end, records.length - 1)]?.id;
  const isFirst = (each: Kit.Message) => messageId(each) === first?.id;
  const isWanted = (page: readonly Kit.Message[]) => page.length >= limit || page.some(isFirst);
  const { messages, older, isAtStart } = await walkBack(source, isWanted, MOST_PAGES, before);
  const isKnown = messages.some((each) => known.has(messageId(each)));
  if (isKnown) return { kind: isNewest ? 'span' : 'piece', messages, isFromStart: isAtStart };
  if (!isNewest) return { kind: 'gone', span: await newestSpan(source) };
  const span: Span = { messages, ends: { isAtNewest, isAtStart }, older, newer: null };
  return messages.length === 0 || isAtStart ? { kind: 'gone', span } : { kind: 'all', messages, span };
}
