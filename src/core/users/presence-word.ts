import type { Kit } from '../../sdk/index.ts';
import { tagsOf, textOf } from '../objects/read.ts';

/**
 * The status that a presence event gives a user: a word of the SDK's own, such as 'away', where the event's user
 * carries one, else what the event says.
 */
export function presenceWord(word: string, isOnline: boolean): string {
  if (word && word !== 'online' && word !== 'offline') return word;
  return isOnline ? 'online' : 'offline';
}

/** What describes a user beside presence and block. */
const DESCRIPTION = ['getName', 'getAvatar', 'getStatusMessage', 'getRole'] as const;

/** Whether two copies of a user differ in what describes them beside presence and block. */
export function isDescribedOtherwise(a: Kit.User, b: Kit.User): boolean {
  return (
    DESCRIPTION.some((accessor) => textOf(a, accessor) !== textOf(b, accessor)) ||
    tagsOf(a).join() !== tagsOf(b).join()
  );
}

/**
 * Whether the user of a presence event is described otherwise than before. Some SDKs send no more of a user than who
 * it is: that is no description.
 */
export function tellsNews(user: Kit.User, before: Kit.User): boolean {
  const isFull =
    textOf(user, 'getName') !== '' && (textOf(user, 'getAvatar') || !textOf(before, 'getAvatar'));
  return Boolean(isFull) && isDescribedOtherwise(user, before);
}
