import type { DictionaryEntry } from './dictionary.ts';

/** The English texts of the emoji picker, which loads on demand. */
export const enEmoji = {
  'emoji.title': 'Emoji',
  'emoji.search': 'Search emoji',
  'emoji.none': 'No emoji found',
  'emoji.error': 'The emoji could not be loaded.',
  'emoji.groups': 'Categories',
  'emoji.recent': 'Recent',
  'emoji.people': 'Smileys & people',
  'emoji.nature': 'Animals & nature',
  'emoji.food': 'Food & drink',
  'emoji.travel': 'Travel & places',
  'emoji.activities': 'Activities',
  'emoji.objects': 'Objects',
  'emoji.symbols': 'Symbols',
  'emoji.flags': 'Flags',
  'emoji.tone': 'Skin tone',
  'emoji.tone.0': 'Default',
  'emoji.tone.1': 'Light',
  'emoji.tone.2': 'Medium-light',
  'emoji.tone.3': 'Medium',
  'emoji.tone.4': 'Medium-dark',
  'emoji.tone.5': 'Dark',
} as const satisfies Record<string, DictionaryEntry>;

/** The key of a text of the emoji picker. */
export type EmojiTextKey = keyof typeof enEmoji;
