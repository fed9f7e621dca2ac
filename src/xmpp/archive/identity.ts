import type { LaterChange, MessageChange } from './change.ts';
import { refKey, type StoredMessage } from './records.ts';
import type { Tx } from './storage.ts';

/** The maximum number of messages with the same id to compare. */
const MAX_ALIKE = 50;
/** How much older than its message a change may be, by their dates: the clocks of two senders differ. */
const SLACK = 10 * 60 * 1_000_000;

/** Returns the messages with an id. */
function alike(tx: Tx, ref: string): Promise<StoredMessage[]> {
  return tx.range('messages', 'refs', { from: ref, to: ref, limit: MAX_ALIKE });
}

/** Returns the key of a new message; undefined if the message is stored already. */
export async function newKeyOf(tx: Tx, change: MessageChange): Promise<string | undefined> {
  const { key, kind, from, archiveId } = change;
  const known = await tx.get('messages', key);
  if (kind === 'group') return known || (await isRepetition(tx, change)) ? undefined : key;
  if (!known || isSame(known, change)) return known ? undefined : key;
  // The counters of bots and simple clients restart at 1.
  const other = `${from}/@${archiveId}`;
  return (await tx.get('messages', other)) ? undefined : other;
}

/** Whether a message is the stored one with the same id. */
function isSame(known: StoredMessage, { archiveId, hasOriginId, muid }: MessageChange): boolean {
  if (!archiveId || !known.archiveId || archiveId === known.archiveId) return true;
  return hasOriginId === true && known.hasOriginId === true && muid === known.muid;
}

/**
 * Whether a room sent a message twice, because its sender repeated it after a lost connection. If so, the stored
 * message gets both archive ids of the room.
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

/** Whether a change to this id concerns the message, rather than an older one with the same id. */
export function isAbout(message: StoredMessage, ref: string, { at }: Pick<LaterChange, 'at'>): boolean {
  const { chat, archiveId, hasOriginId } = message;
  const isUnique = hasOriginId || (archiveId !== undefined && ref === refKey(chat, '', archiveId));
  return isUnique || message.at <= at + SLACK;
}

/** Returns the message that a change concerns: of several with one id, the newest before the change. */
export async function targetOf(tx: Tx, change: LaterChange): Promise<StoredMessage | undefined> {
  for (const target of change.targets) {
    const found = (await alike(tx, target)).filter((each) => isAbout(each, target, change));
    const [message] = found.sort((a, b) => b.at - a.at);
    if (message) return message;
  }
  return undefined;
}
