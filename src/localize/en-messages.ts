import type { DictionaryEntry } from './dictionary.ts';

/** The English texts of the message view; lists alone do not ship them. */
export const enMessages = {
  'messages.title': 'Messages',
  'messages.loading': 'Loading messages…',
  'messages.empty.title': 'No messages yet',
  'messages.empty.description': 'Write the first message.',
  'messages.error.title': 'Messages could not be loaded',
  'messages.error.description': 'Check your connection and try again.',
} as const satisfies Record<string, DictionaryEntry>;

/** The key of a text of the message view. */
export type MessageTextKey = keyof typeof enMessages;
