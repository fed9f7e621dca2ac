import type { DictionaryEntry } from './dictionary.ts';

/** The English texts of the message view; lists alone do not ship them. */
export const enMessages = {
  'messages.title': 'Messages',
  'messages.loading': 'Loading messages…',
  'messages.empty.title': 'No messages yet',
  'messages.empty.description': 'Write the first message.',
  'messages.error.title': 'Messages could not be loaded',
  'messages.error.description': 'Check your connection and try again.',

  'header.back': 'Back',
  'header.members': { one: '{count} member', other: '{count} members' },

  'thread.title': 'Thread',
  'thread.close': 'Close thread',
  'thread.replies': { one: '{count} reply', other: '{count} replies' },
  'thread.noReplies': 'No replies yet',

  'chat.empty.title': 'Choose a chat',
  'chat.empty.description': 'Its messages appear here.',
  'chat.new': 'New chat',
  'chat.conversation': 'Chat with {name}',
} as const satisfies Record<string, DictionaryEntry>;

/** The key of a text of the message view. */
export type MessageTextKey = keyof typeof enMessages;
