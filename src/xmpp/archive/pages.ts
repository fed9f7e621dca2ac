import { ABOVE, changeKey, placeKey, type StoredMessage } from './records.ts';
import type { Tx } from './storage.ts';

/** A page of a chat: `limit` messages next to a message, or else the newest; oldest first. */
export interface MessagePage {
  readonly chat: string;
  readonly limit: number;
  /** The keys of messages. */
  readonly before?: string;
  readonly after?: string;
  /** Filters the messages. */
  readonly isWanted?: (message: StoredMessage) => boolean;
}

/** The number of messages read at a time. */
const STEP = 100;

/**
 * Reads a page of a chat, oldest message first.
 * @param clearedAt - excludes messages up to this archive time, in microseconds
 */
export async function readPage(
  tx: Tx,
  { chat, limit, before, after, isWanted = () => true }: MessagePage,
  clearedAt = -1,
): Promise<StoredMessage[]> {
  const isReverse = after === undefined;
  const edge = before ?? after;
  const start = edge === undefined ? undefined : await tx.get('messages', edge);
  if (edge !== undefined && start?.chat !== chat) return [];
  let from = !isReverse && start ? `${start.place}\0` : placeKey(chat, 0);
  let to = isReverse && start ? below(start.place) : placeKey(chat, Number.MAX_SAFE_INTEGER, ABOVE);
  const found: StoredMessage[] = [];
  while (found.length < limit) {
    const step = await tx.range('messages', 'place', { from, to, isReverse, limit: STEP });
    found.push(...step.filter((each) => each.archivedAt > clearedAt && isWanted(each)));
    const last = step.at(-1);
    if (!last || step.length < STEP) break;
    if (isReverse) to = below(last.place);
    else from = `${last.place}\0`;
  }
  const page = found.slice(0, limit);
  return isReverse ? page.reverse() : page;
}

/** Reads the messages of a chat that were sent or changed since a time in microseconds, oldest first. */
export async function readChanged(
  tx: Tx,
  chat: string,
  time: number,
  clearedAt = -1,
): Promise<StoredMessage[]> {
  const range = { from: changeKey(chat, time), to: changeKey(chat, Number.MAX_SAFE_INTEGER) };
  const found = await tx.range('messages', 'changed', range);
  return found
    .filter(({ archivedAt }) => archivedAt > clearedAt)
    .sort((a, b) => (a.place < b.place ? -1 : 1));
}

/** Returns the newest archive time in a chat, in microseconds; 0 without messages. */
export async function readNewest(tx: Tx, chat: string): Promise<number> {
  const messages = await tx.range('messages', 'place', {
    from: placeKey(chat, 0),
    to: placeKey(chat, Number.MAX_SAFE_INTEGER, ABOVE),
    isReverse: true,
    limit: STEP,
  });
  // They are sorted by the senders' times, which differ slightly.
  return Math.max(0, ...messages.map(({ archivedAt }) => archivedAt));
}

/** Returns the highest key below a `placeKey`, which ends in text. */
function below(place: string): string {
  const last = place.charCodeAt(place.length - 1);
  return `${place.slice(0, -1)}${String.fromCharCode(last - 1)}${ABOVE}`;
}
