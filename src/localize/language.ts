import type { CalendarObject } from './calendar.ts';
import type { DictionaryEntry } from './dictionary.ts';
import { en, type LocalizationKey } from './en.ts';
import type { MessageTextKey } from './en-messages.ts';

/** All texts of one language, and its date patterns. */
export interface Language {
  /** Its BCP 47 tag, such as 'de' or 'zh-Hant'. */
  readonly tag: string;
  /**
   * Every text of the lists, and those of the message view if the app shows one; a text with a count has every plural
   * form of the language.
   */
  readonly words: Readonly<
    Record<LocalizationKey, DictionaryEntry> & Partial<Record<MessageTextKey, DictionaryEntry>>
  >;
  /** The language's date patterns; `KitLocalize.calendarObject` and a list's own prop override them. */
  readonly calendar: Readonly<CalendarObject>;
}

/** The fallback of every language; its date patterns are the kit's defaults. */
export const ENGLISH: Language = { tag: 'en', words: en, calendar: {} };
