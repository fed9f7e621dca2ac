import type { LaterChange } from './change.ts';
import { ABOVE, orphanKey } from './records.ts';
import type { Tx } from './storage.ts';

/** The maximum number of waiting changes per sender and chat. */
const MAX_ORPHANS = 200;

/** Stores a change until its message arrives; drops the oldest above the limit. */
export async function keepOrphan(tx: Tx, change: LaterChange): Promise<void> {
  const { chat, from, at, what, targets } = change;
  const key = orphanKey(chat, from, at, [what, ...targets].join(' '));
  tx.put('orphans', { key, targets, change });
  const all = { from: orphanKey(chat, from, 0), to: orphanKey(chat, from, Number.MAX_SAFE_INTEGER, ABOVE) };
  const excess = (await tx.count('orphans', '', all)) - MAX_ORPHANS;
  if (excess <= 0) return;
  for (const oldest of await tx.range('orphans', '', { ...all, limit: excess })) {
    tx.remove('orphans', oldest.key);
  }
}

/**
 * Deletes changes whose messages will never arrive.
 * @param room - the room of the changes; undefined for chats with users
 * @param before - a time in microseconds; messages of later changes may still arrive
 */
export async function dropOrphans(tx: Tx, room: string | undefined, before: number): Promise<void> {
  for (const { key, change } of await tx.range('orphans', '', { from: '', to: ABOVE })) {
    const isOf = room === undefined ? change.kind === 'user' : change.chat === room;
    if (isOf && change.at < before) tx.remove('orphans', key);
  }
}
