import type { Localizer } from '../localize/index.ts';
import { GROUP_MENTIONS } from '../sdk/index.ts';

/** Returns the name of those whom `<@all:word>` mentions, such as 'admins'; a word of the SDK stays as it is. */
export const groupMentionName = (word: string, t: Localizer['t'] | undefined): string =>
  t && GROUP_MENTIONS.includes(word) ? t(`mention.${word as 'all' | 'admin' | 'moderator'}`) : word;
