import type { DictionaryEntry } from './dictionary.ts';
import type { MessageTextKey } from './en-messages.ts';

/**
 * The kit's texts in English: complete, and the last fallback of every other dictionary. A name in braces is
 * a placeholder; an object holds one form for each plural category of `count`.
 */
export const en = {
  'chats.title': 'Chats',
  'sections.pinned': 'Pinned',
  'chats.empty.title': 'No chats yet',
  'chats.empty.description': 'When you start a chat or receive a message, it appears here.',
  'chats.error.title': 'Chats could not be loaded',
  'chats.error.description': 'Check your connection and try again.',

  'users.title': 'Users',
  'users.empty.title': 'No users yet',
  'users.empty.description': 'People you can chat with appear here.',
  'users.error.title': 'Users could not be loaded',
  'users.error.description': 'Check your connection and try again.',

  'search.placeholder': 'Search',
  'search.clear': 'Clear search',
  'search.empty.title': 'No results',
  'search.empty.description': 'Nothing matches “{keyword}”.',
  'search.results': { one: '{count} result', other: '{count} results' },
  'search.resultsOrMore': { one: '{count} result or more', other: '{count} results or more' },

  'list.loading': 'Loading…',
  'list.pagingError': 'Could not load more.',
  'list.retry': 'Try again',
  'list.end': 'That is everything.',
  'list.newActivity': { one: '{count} unread chat', other: '{count} unread chats' },
  'list.moved': { one: '{count} moved', other: '{count} moved' },

  'error.noSdk':
    'No chat SDK is set. Wrap the app in a KitProvider with an sdk, or call KitUIKit.init first.',
  'error.other': 'Something went wrong. Try again.',
  'error.notLoggedIn': 'Nobody is signed in. Sign in with the chat SDK, then try again.',

  'connection.offline': 'You are offline. Messages arrive when the connection is back.',
  'connection.connecting': 'Connecting…',

  'typing.one': '{name} is typing…',
  'typing.two': '{first} and {second} are typing…',
  'typing.many': { one: '{count} person is typing…', other: '{count} people are typing…' },
  'typing.direct': 'typing…',

  'message.received': 'New message from {name}',
  'message.count': { one: '{count} new message', other: '{count} new messages' },
  'message.chats': { one: 'in {count} chat', other: 'in {count} chats' },
  'message.summary': '{messages} {chats}',
  'message.you': 'You',
  'message.sender': '{name}: ',
  'message.photo': 'Photo',
  'message.video': 'Video',
  'message.audio': 'Audio',
  'message.file': 'File',
  'message.photos': { one: '{count} photo', other: '{count} photos' },
  'message.files': { one: '{count} file', other: '{count} files' },
  'message.deleted': 'Message deleted',
  'message.call': 'Call',
  'message.custom': 'Custom message',
  'message.none': 'No messages yet',
  'message.sent': 'Sent a message',

  'group.joined': '{by} joined',
  'group.left': '{by} left',
  'group.kicked': '{by} removed {on}',
  'group.banned': '{by} banned {on}',
  'group.unbanned': '{by} unbanned {on}',
  'group.added': '{by} added {on}',
  'group.scopeChanged': '{by} changed the role of {on}',

  'receipt.waiting': 'Waiting for connection',
  'receipt.pending': 'Sending',
  'receipt.sent': 'Sent',
  'receipt.delivered': 'Delivered',
  'receipt.read': 'Read',
  'receipt.error': 'Not sent',

  'unread.count': { one: '{count} unread message', other: '{count} unread messages' },
  'unread.mentioned': '{unread}, you were mentioned',
  'mention.all': 'all',
  'mention.admin': 'admins',
  'mention.moderator': 'moderators',

  'row.pinned': 'pinned',
  'row.muted': 'muted',
  'row.archived': 'archived',

  'date.yesterday': 'Yesterday',

  'presence.online': 'Online',
  'presence.offline': 'Offline',
  'presence.lastSeen': 'Last seen {date}',

  'menu.more': 'More options for {name}',
  'menu.delete': 'Delete',

  'delete.title': 'Delete chat with {name}?',
  'delete.text': 'Your copy of this chat and its messages will be deleted.',
  'delete.confirm': 'Delete',
  'delete.cancel': 'Cancel',
  'delete.failed': 'The chat could not be deleted. Try again.',
  'delete.done': 'Chat deleted',

  'select.row': 'Select {name}',
  'select.remove': 'Remove {name}',
  'select.count': { one: '{count} selected', other: '{count} selected' },

  'section.index': 'Jump to a letter',
  'section.other': 'Other',
  'section.jump': 'Jump to {letter}',
  'section.seeking': 'Looking for {letter}…',
} as const satisfies Record<string, DictionaryEntry>;

/** The key of a text of the kit. */
export type LocalizationKey = keyof typeof en;

/** The key of a text: one of the kit, or one that the app added. */
export type TextKey = LocalizationKey | MessageTextKey | (string & {});

/**
 * The texts of one language, including the app's own; missing ones come from the next language of the
 * fallback chain.
 */
export type Dictionary = Readonly<
  Partial<Record<LocalizationKey | MessageTextKey, DictionaryEntry>> &
    Record<string, DictionaryEntry | undefined>
>;
