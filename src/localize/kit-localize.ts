import { batch } from 'solid-js';
import type { CalendarObject } from './calendar.ts';
import type { LocalizationParams } from './dictionary.ts';
import type { Dictionary, TextKey } from './en.ts';
import { createLocalizer, type Localizer } from './localizer.ts';

/** The settings of `KitLocalize.init`; omitted ones do not change. */
export interface KitLocalizeSettings {
  /** A BCP 47 tag such as 'pt-BR'. @defaultValue the browser's language; on a server 'en' */
  language?: string | undefined;
  /** Date patterns for every list without its own. */
  calendarObject?: CalendarObject | undefined;
  /** An IANA time zone. @defaultValue the user's own */
  timeZone?: string | undefined;
  /** Texts by language tag. */
  dictionaries?: Readonly<Record<string, Dictionary>> | undefined;
}

/** The localizer behind `KitLocalize`: the parent of every provider's localizer. */
export const defaultLocalizer: Localizer = /* @__PURE__ */ createLocalizer();

/**
 * The language, texts and date patterns of all components whose provider sets none. All values are reactive:
 * mounted lists update at once. On a server that renders for many users, set them once at the start and give
 * each render its own language through the provider.
 * @example
 * KitLocalize.init({
 *   language: 'it',
 *   calendarObject: { yesterday: '[Ieri]' },
 *   dictionaries: { it: { 'chats.title': 'Conversazioni' } },
 * });
 */
export const KitLocalize = {
  /** Applies several settings at once. */
  init({ language, calendarObject, timeZone, dictionaries = {} }: KitLocalizeSettings): void {
    batch(() => {
      for (const [tag, dictionary] of Object.entries(dictionaries))
        KitLocalize.addDictionary(tag, dictionary);
      if (calendarObject) KitLocalize.calendarObject = calendarObject;
      if (timeZone) defaultLocalizer.setTimeZone(timeZone);
      if (language) KitLocalize.setLanguage(language);
    });
  },

  /** The global date patterns, without the kit's defaults. */
  get calendarObject(): Readonly<CalendarObject> {
    return defaultLocalizer.calendarObject();
  },
  set calendarObject(calendar: CalendarObject | undefined) {
    defaultLocalizer.setCalendarObject(calendar);
  },

  /** The current language, a canonical BCP 47 tag. */
  get language(): string {
    return defaultLocalizer.language();
  },

  /** The text direction of the language. */
  get direction(): 'ltr' | 'rtl' {
    return defaultLocalizer.direction();
  },

  /** The IANA time zone of dates; undefined means the user's own. */
  get timeZone(): string | undefined {
    return defaultLocalizer.timeZone();
  },

  /** Sets the language of all mounted components; an invalid tag is ignored with a warning in development. */
  setLanguage(tag: string): void {
    defaultLocalizer.setLanguage(tag);
  },

  /** Adds texts of a language; they override existing ones. */
  addDictionary(tag: string, dictionary: Dictionary): void {
    defaultLocalizer.addDictionary(tag, dictionary);
  },
};

/**
 * Returns a text in the language of `KitLocalize`, tracked in reactive scopes; the key itself if no dictionary has it.
 * @example getLocalizedString('unread.count', { count: 3 }); // '3 unread messages'
 */
export function getLocalizedString(key: TextKey, params?: LocalizationParams): string {
  return defaultLocalizer.t(key, params);
}
