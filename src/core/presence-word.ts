import { USER_STATUS } from '../sdk/index.ts';

/**
 * The status that a presence event gives a user: a word of the SDK's own, such as 'away', where the event's user
 * carries one, else what the event says.
 */
export function presenceWord(word: string | undefined, isOnline: boolean): string {
  if (word && word !== USER_STATUS.ONLINE && word !== USER_STATUS.OFFLINE) return word;
  return isOnline ? USER_STATUS.ONLINE : USER_STATUS.OFFLINE;
}
