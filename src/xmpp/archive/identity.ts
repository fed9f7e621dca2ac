import type { LaterChange, MessageChange } from './change.ts';
import { refKey, type StoredMessage } from './records.ts';
import type { Tx } from './storage.ts';

/** How many messages with one id are compared. */
const MOST_ALIKE = 50;
/** How much earlier than its message a change may be dated: the clocks of two senders differ. */
const SLACK = 10 * 60 * 1_000_000;

/** Returns the messages that have an id. */
function alike(tx: Tx, ref: string): Promise<StoredMessage[]> {
  return tx.range('messages', 'refs', { from: ref, to: ref, limit: MOST_ALIKE });
}

/** Returns the key for a new message; undefined if it is stored already. */
export async function newKeyOf(tx: Tx, change: MessageChange): Promise<string | undefined> {
  const { key, kind, from, archiveId } = change;
  const known = await tx.get('messages', key);
  if (kind === 'group') return known || (await isRepetition(tx, change)) ? undefined : key;
  if (!known || isSame(known, change)) return known ? undefined : key;
  // Counters of bots and simple clients start again at 1.
  const other = `${from}/@${archiveId}`;
  return (await tx.get('messages', other)) ? undefined : other;
}

/** Whether a message is the stored one with the same id. */
function isSame(known: StoredMessage, { archiveId, hasOriginId, muid }: MessageChange): boolean {
  if (!archiveId || !known.archiveId || archiveId === known.archiveId) return true;
  return hasOriginId === true && known.hasOriginId === true && muid === known.muid;
}

/**
 * Whether a room has passed on a message twice, because its sender repeated it after a lost connection. The stored one
 * then gets both ids of the room.
 */
async function isRepetition(tx: Tx, change: MessageChange): Promise<boolean> {
  const { chat, from, muid = '', hasOriginId, archiveId = '' } = change;
  if (!hasOriginId) return false;
  const found = await alike(tx, refKey(chat, from, muid));
  const first = found.find((each) => each.hasOriginId && each.muid === muid);
  if (!first) return false;
  tx.put('messages', { ...first, refs: [...new Set([...first.refs, refKey(chat, '', archiveId)])] });
  return true;
}

/** Whether a change to this id is about the message, not about an older one with the same id. */
export function isAbout(message: StoredMessage, ref: string, { at }: Pick<LaterChange, 'at'>): boolean {
  const { chat, archiveId, hasOriginId } = message;
  const isUnique = hasOriginId || (archiveId !== undefined && ref === refKey(chat, '', archiveId));
  return isUnique || message.at <= at + SLACK;
}

/** Returns the message of a change: of several with one id, the newest before the change. */
export async function targetOf(tx: Tx, change: LaterChange): Promise<StoredMessage | undefined> {
  for (const target of change.targets) {
    const found = (await alike(tx, target)).filter((each) => isAbout(each, target, change));
    const [message] = found.sort((a, b) => b.at - a.at);
    if (message) return message;
  }
  return undefined;
}
