/** The groups of emojis, in the order of the picker. */
export const EMOJI_GROUPS = [
  'people',
  'nature',
  'food',
  'travel',
  'activities',
  'objects',
  'symbols',
  'flags',
] as const;

/** A group of emojis. */
export type EmojiGroup = (typeof EMOJI_GROUPS)[number];
