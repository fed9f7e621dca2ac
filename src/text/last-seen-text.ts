import type { Localizer } from '../localize/index.ts';

/**
 * Returns the text for when a user was last online; '' without a date. The word for yesterday is not capitalised
 * inside the phrase.
 */
export function lastSeenText(date: string, t: Localizer['t']): string {
  return date && t('presence.lastSeen', { date: date === t('date.yesterday') ? date.toLowerCase() : date });
}
