import { createSignal } from 'solid-js';
import {
  type CalendarObject,
  defaultCalendar,
  formatCalendarDate,
  mergeCalendars,
  type ResolvedCalendar,
  secondsUntilChange,
} from '../core/calendar.ts';
import { isTimeZone } from '../core/time-zone.ts';
import { type DictionaryEntry, formatEntry, type LocalizationParams } from './dictionary.ts';
import { type Dictionary, en, type LocalizationKey } from './en.ts';
import {
  canonicalLanguage,
  directionOf,
  FALLBACK_LANGUAGE,
  languageChain,
  systemLanguage,
} from './language.ts';
import { warnOnce } from './warn-once.ts';

/**
 * What a localizer starts with. Each option is read whenever it is needed, so an object with getters (a
 * component's props) makes the localizer follow them.
 */
export interface LocalizerOptions {
  /** A BCP 47 tag such as 'pt-BR'. @defaultValue the parent's, else the browser's, on a server 'en' */
  readonly locale?: string | undefined;
  /** An IANA time zone such as 'Europe/Rome'. @defaultValue the parent's, else the user's own */
  readonly timeZone?: string | undefined;
  /** Date patterns, over those of the parent and of the kit. */
  readonly calendarObject?: CalendarObject | undefined;
  /** Where everything comes from that this localizer was not given: language, zone, calendar, dictionaries. */
  readonly parent?: Localizer | undefined;
}

/** Words, dates and directions in one language. Every accessor is reactive where Solid tracks. */
export interface Localizer {
  /** The language in use, a canonical BCP 47 tag. */
  language(): string;
  /** The direction in which the language is written. */
  direction(): 'ltr' | 'rtl';
  /** The IANA time zone in which dates are written; without one it is the runtime's own. */
  timeZone(): string | undefined;
  /** The date patterns that were set, here or in a parent; without the defaults of the kit. */
  calendarObject(): CalendarObject;
  /** A text, in the first language of the fallback chain that has it. */
  t(key: LocalizationKey, params?: LocalizationParams): string;
  /**
   * Writes a time by the given calendar, over `calendarObject()`, over the default of the kit.
   *
   * @param seconds - the time, in seconds since the epoch; none (0, NaN) gives ''.
   * @param now - the present, in seconds since the epoch. Defaults to the clock's.
   */
  formatDate(seconds: number, calendar?: CalendarObject | null, now?: number): string;
  /** In how many seconds a date written by `formatDate` may read otherwise; above 0. */
  secondsUntilChange(calendar?: CalendarObject | null, now?: number): number;
  /** Compares texts in the language's order, digits by their value. */
  collator(): Intl.Collator;
  /** Changes the language; what is no language tag is refused with a warning in development. */
  setLanguage(tag: string): void;
  /** Changes the time zone; `undefined` goes back to the one this localizer was made with. */
  setTimeZone(timeZone: string | undefined): void;
  /** Replaces the date patterns; `undefined` goes back to those this localizer was made with. */
  setCalendarObject(calendar: CalendarObject | undefined): void;
  /** Adds texts of a language, over those it has. */
  addDictionary(tag: string, dictionary: Dictionary): void;
  /** @internal The entry of exactly this language, here or in a parent. */
  entry(tag: string, key: LocalizationKey): DictionaryEntry | undefined;
}

const collators = new Map<string, Intl.Collator>();

function collatorOf(language: string): Intl.Collator {
  let collator = collators.get(language);
  if (!collator) {
    collator = new Intl.Collator(language, { numeric: true });
    collators.set(language, collator);
  }
  return collator;
}

function ownEntry(dictionary: Dictionary | undefined, key: LocalizationKey): DictionaryEntry | undefined {
  return dictionary && Object.hasOwn(dictionary, key) ? dictionary[key] : undefined;
}

function usableLanguage(tag: string | undefined): string | undefined {
  if (tag === undefined) return undefined;
  const language = canonicalLanguage(tag);
  if (!language) warnOnce(`'${tag}' is no language tag, such as 'en' or 'pt-BR'; it is left aside.`);
  return language;
}

/** Runtimes differ in the zones they know, so an unknown one must not take the page down. */
function usableTimeZone(timeZone: string | undefined): string | undefined {
  if (timeZone === undefined || isTimeZone(timeZone)) return timeZone;
  warnOnce(`'${timeZone}' is no time zone known here, such as 'Europe/Rome'; it is left aside.`);
  return undefined;
}

/**
 * Makes a localizer. It owns no subscription and needs no disposal.
 *
 * @example
 * const localizer = createLocalizer({ locale: 'de', timeZone: 'Europe/Berlin' });
 * localizer.addDictionary('de', { 'chats.title': 'Unterhaltungen' });
 * localizer.t('chats.title'); // 'Unterhaltungen'
 */
export function createLocalizer(options: LocalizerOptions = {}): Localizer {
  const [chosenLanguage, setChosenLanguage] = createSignal<string>();
  const [chosenZone, setChosenZone] = createSignal<string>();
  const [chosenCalendar, setChosenCalendar] = createSignal<CalendarObject>();
  const [dictionaries, setDictionaries] = createSignal<ReadonlyMap<string, Dictionary>>(new Map());

  const language = () =>
    chosenLanguage() ?? usableLanguage(options.locale) ?? options.parent?.language() ?? systemLanguage();
  const timeZone = () => chosenZone() ?? usableTimeZone(options.timeZone) ?? options.parent?.timeZone();
  const calendarObject = () =>
    mergeCalendars(chosenCalendar() ?? options.calendarObject, options.parent?.calendarObject());
  const resolve = (calendar: CalendarObject | null | undefined): ResolvedCalendar =>
    mergeCalendars(calendar, calendarObject(), defaultCalendar(t('date.yesterday')));

  const entry = (tag: string, key: LocalizationKey) =>
    ownEntry(dictionaries().get(tag), key) ?? options.parent?.entry(tag, key);

  function t(key: LocalizationKey, params?: LocalizationParams): string {
    const current = language();
    for (const tag of languageChain(current)) {
      const found = entry(tag, key);
      if (found !== undefined) return formatEntry(found, current, params);
    }
    // English numbers and plurals in an English text, unless the language is an English one.
    const english = languageChain(current).includes(FALLBACK_LANGUAGE) ? current : FALLBACK_LANGUAGE;
    const found = entry(FALLBACK_LANGUAGE, key) ?? ownEntry(en, key);
    if (found !== undefined) return formatEntry(found, english, params);
    warnOnce(`no dictionary has a text for '${key}'.`);
    return key;
  }

  return {
    language,
    direction: () => directionOf(language()),
    timeZone,
    calendarObject,
    t,
    formatDate: (seconds, calendar, now = Date.now() / 1000) =>
      formatCalendarDate(seconds, resolve(calendar), { now, locale: language(), timeZone: timeZone() }),
    secondsUntilChange: (calendar, now = Date.now() / 1000) =>
      secondsUntilChange(mergeCalendars(calendar, calendarObject()), { now, timeZone: timeZone() }),
    collator: () => collatorOf(language()),
    setLanguage(tag) {
      const usable = usableLanguage(tag);
      if (usable) setChosenLanguage(usable);
    },
    setTimeZone: (zone) => void setChosenZone(usableTimeZone(zone)),
    setCalendarObject: (calendar) => void setChosenCalendar(calendar),
    addDictionary(tag, dictionary) {
      const usable = usableLanguage(tag);
      if (!usable) return;
      setDictionaries((known) => new Map(known).set(usable, { ...known.get(usable), ...dictionary }));
    },
    entry,
  };
}
