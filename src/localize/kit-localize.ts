import { batch } from 'solid-js';
import type { CalendarObject } from '../core/dates/calendar.ts';
import type { LocalizationParams } from './dictionary.ts';
import type { Dictionary, TextKey } from './en.ts';
import { createLocalizer, type Localizer } from './localizer.ts';

/** What `KitLocalize.init` sets; what is left out stays as it is. */
export interface KitLocalizeSettings {
  /** A BCP 47 tag such as 'pt-BR'. @defaultValue the browser's language, on a server 'en' */
  language?: string | undefined;
  /** Date patterns for every list that gives none itself. */
  calendarObject?: CalendarObject | undefined;
  /** An IANA time zone. @defaultValue the user's own */
  timeZone?: string | undefined;
  /** Texts by language tag. */
  dictionaries?: Readonly<Record<string, Dictionary>> | undefined;
}

/** The localizer behind `KitLocalize`: the parent of a provider's own. */
export const defaultLocalizer: Localizer = createLocalizer();

/**
 * The language, words and date patterns of every component without a provider that says otherwise. All of it
 * is reactive: a change shows in mounted lists at once. On a server that renders for many people, set it once
 * at the start and give each render its own language through the provider.
 *
 * @example
 * KitLocalize.init({
 *   language: 'it',
 *   calendarObject: { yesterday: '[Ieri]' },
 *   dictionaries: { it: { 'chats.title': 'Conversazioni' } },
 * });
 */
export const KitLocalize = {
  /** Sets several things at once. */
  init({ language, calendarObject, timeZone, dictionaries = {} }: KitLocalizeSettings): void {
    batch(() => {
      for (const [tag, dictionary] of Object.entries(dictionaries))
        KitLocalize.addDictionary(tag, dictionary);
      if (calendarObject) KitLocalize.calendarObject = calendarObject;
      if (timeZone) defaultLocalizer.setTimeZone(timeZone);
      if (language) KitLocalize.setLanguage(language);
    });
  },

  /** The global date patterns, without the defaults of the kit. */
  get calendarObject(): Readonly<CalendarObject> {
    return defaultLocalizer.calendarObject();
  },
  set calendarObject(calendar: CalendarObject | undefined) {
    defaultLocalizer.setCalendarObject(calendar);
  },

  /** The language in use, a canonical BCP 47 tag. */
  get language(): string {
    return defaultLocalizer.language();
  },

  /** The direction in which the language is written. */
  get direction(): 'ltr' | 'rtl' {
    return defaultLocalizer.direction();
  },

  /** The IANA time zone in which dates are written; without one it is the user's own. */
  get timeZone(): string | undefined {
    return defaultLocalizer.timeZone();
  },

  /** Changes the language of everything mounted; what is no language tag is refused. */
  setLanguage(tag: string): void {
    defaultLocalizer.setLanguage(tag);
  },

  /** Adds texts of a language, over those it has. */
  addDictionary(tag: string, dictionary: Dictionary): void {
    defaultLocalizer.addDictionary(tag, dictionary);
  },
};

/**
 * A text of the kit in the language of `KitLocalize`, reactive where Solid tracks; a key that no dictionary
 * has gives the key itself.
 *
 * @example
 * getLocalizedString('unread.count', { count: 3 }); // '3 unread messages'
 */
export function getLocalizedString(key: TextKey, params?: LocalizationParams): string {
  return defaultLocalizer.t(key, params);
}
