import type { DictionaryEntry } from './dictionary.ts';

/** The English texts of the dialogs about a message, which load on demand. */
export const enMessageInfo = {
  'messages.info.title': 'Message info',
  'messages.info.read': 'Read by',
  'messages.info.delivered': 'Delivered to',
  'messages.info.none': 'Nobody has received this message yet.',
  'messages.info.error': 'The receipts could not be loaded.',
  'messages.reactions.all': 'All',
  'messages.reactions.others': { one: '{count} other', other: '{count} others' },
  'messages.reactions.remove': 'Tap to remove',
  'messages.reactions.error': 'The reactions could not be loaded.',
} as const satisfies Record<string, DictionaryEntry>;

/** The key of a text of the message info dialog. */
export type MessageInfoTextKey = keyof typeof enMessageInfo;
