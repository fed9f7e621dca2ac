/**
 * The status that a presence event gives a user: a word of the SDK's own, such as 'away', where the event's user
 * carries one, else what the event says.
 */
export function presenceWord(word: string, isOnline: boolean): string {
  if (word && word !== 'online' && word !== 'offline') return word;
  return isOnline ? 'online' : 'offline';
}
