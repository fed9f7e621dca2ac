import type { GroupJSON } from '../../server/index.ts';
import type { Archive } from '../archive/archive.ts';
import { dropOrphans } from '../archive/orphans.ts';
import { ABOVE, placeKey } from '../archive/records.ts';
import type { Room } from './room.ts';

/**
 * Loads the stored rooms.
 * @param restore - creates a room from its JID
 */
export async function loadRooms(archive: Archive, restore: (jid: string) => Room): Promise<void> {
  for (const { key, name, kind, size, isHidden } of await archive.all('rooms')) {
    const room = restore(key);
    room.info = {
      name: String(name ?? ''),
      kind: kind as GroupJSON['type'] & string,
      // Only trusted rooms are stored.
      hasArchive: true,
      isNonAnonymous: isHidden !== true,
      hasOccupantIds: true,
    };
    room.lastSize = Number(size ?? 0);
  }
}

/** Stores the data for showing a room without a connection. */
export async function storeRoom(archive: Archive, { jid, info, membership, isHidden }: Room): Promise<void> {
  await archive.write(async (tx) =>
    tx.put('rooms', { key: jid, name: info?.name, kind: info?.kind, size: membership.size, isHidden }),
  );
}

/** Deletes all data of a room from an archive. */
export async function forgetRoom(archive: Archive, room: string): Promise<void> {
  await archive.write(async (tx) => {
    const range = { from: placeKey(room, 0), to: placeKey(room, Number.MAX_SAFE_INTEGER, ABOVE) };
    for (const { key } of await tx.range('messages', 'place', range)) tx.remove('messages', key);
    await dropOrphans(tx, room, Number.POSITIVE_INFINITY);
    for (const { key } of await tx.range('people', '', { from: `${room}/`, to: `${room}/${ABOVE}` }))
      tx.remove('people', key);
    tx.remove('chats', room);
    tx.remove('rooms', room);
    tx.remove('meta', `sync ${room}`);
  });
  archive.chats.delete(room);
}
