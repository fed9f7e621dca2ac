import type { CalendarObject } from '../core/dates/calendar.ts';
import type { DictionaryEntry } from './dictionary.ts';
import { en, type LocalizationKey } from './en.ts';

/** All the words of one language, and how its readers expect dates. */
export interface Language {
  /** Its BCP 47 tag, such as 'de' or 'zh-Hant'. */
  readonly tag: string;
  /** Every text; one that counts has every plural form of the language. */
  readonly words: Readonly<Record<LocalizationKey, DictionaryEntry>>;
  /** Its date patterns, below those of `KitLocalize.calendarObject` and of a list's own prop. */
  readonly calendar: Readonly<CalendarObject>;
}

/** What every language falls back to; its date patterns are the defaults of the kit. */
export const ENGLISH: Language = { tag: 'en', words: en, calendar: {} };
