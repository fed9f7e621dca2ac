import type { DictionaryEntry } from './dictionary.ts';

/** The English texts of the search across chats and in a chat, which load on demand. */
export const enSearch = {
  'search.hint': 'Find chats, people and messages.',
  'search.people': 'People',
  'search.more': 'Show more',
  'search.failed': 'The search failed.',
  'search.position': '{index} of {total}',
  'search.positionOfMany': '{index} of many',
  'search.older': 'Older result',
  'search.newer': 'Newer result',
  'search.close': 'Close search',
} as const satisfies Record<string, DictionaryEntry>;

/** The key of a text of the search. */
export type SearchTextKey = keyof typeof enSearch;
