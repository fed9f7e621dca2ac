import { tagsOf } from '../../client/boundary/entities.ts';
import { textOf } from '../../client/boundary/read.ts';
import type { Kit } from '../../sdk/index.ts';

/** Returns the status of a presence event: the event user's own status, such as 'away', or what the event implies. */
export function presenceWord(word: string, isOnline: boolean): string {
  if (word && word !== 'online' && word !== 'offline') return word;
  return isOnline ? 'online' : 'offline';
}

/** The accessors that describe a user, besides presence and block. */
const DESCRIPTION = ['getName', 'getAvatar', 'getStatusMessage', 'getRole'] as const;

/** Whether two copies of a user differ in their description, besides presence and block. */
export function isDescribedOtherwise(a: Kit.User, b: Kit.User): boolean {
  return (
    DESCRIPTION.some((accessor) => textOf(a, accessor) !== textOf(b, accessor)) ||
    tagsOf(a).join() !== tagsOf(b).join()
  );
}

/**
 * Whether the user of a presence event has another description than before. Some SDKs only send the id, which
 * is no description.
 */
export function tellsNews(user: Kit.User, before: Kit.User): boolean {
  const isFull =
    textOf(user, 'getName') !== '' && (textOf(user, 'getAvatar') || !textOf(before, 'getAvatar'));
  return Boolean(isFull) && isDescribedOtherwise(user, before);
}
