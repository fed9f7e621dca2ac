import { createSignal } from 'solid-js';
import { memoize } from '../utils/memoize.ts';
import {
  type CalendarObject,
  dateStep,
  defaultCalendar,
  formatCalendarDate,
  mergeCalendars,
  type ResolvedCalendar,
  secondsUntilChange,
} from './calendar.ts';
import { type DictionaryEntry, formatEntry, type LocalizationParams } from './dictionary.ts';
import type { Dictionary, TextKey } from './en.ts';
import { ENGLISH, type Language } from './language.ts';
import { canonicalLanguage, directionOf, languageChain, systemLanguage } from './language-tag.ts';
import { knownLanguage, warnUnknown } from './languages.ts';
import { isTimeZone } from './time-zone.ts';
import { warnOnce } from './warn-once.ts';

/**
 * The options of a localizer. Each is read when needed, so an object with getters (a component's props) stays
 * reactive.
 */
export interface LocalizerOptions {
  /** A BCP 47 tag such as 'pt-BR'. @defaultValue the parent's, else the browser's; on a server 'en' */
  readonly locale?: string | undefined;
  /** An IANA time zone such as 'Europe/Rome'. @defaultValue the parent's, else the user's own */
  readonly timeZone?: string | undefined;
  /** Date patterns; they override those of the parent and of the kit. */
  readonly calendarObject?: CalendarObject | undefined;
  /** The source of every setting that this localizer lacks: language, time zone, date patterns, texts. */
  readonly parent?: Localizer | undefined;
}

/** Texts, dates and text direction of one language. Every accessor is tracked in reactive scopes. */
export interface Localizer {
  /** The current language, a canonical BCP 47 tag. */
  language(): string;
  /** The text direction of the language. */
  direction(): 'ltr' | 'rtl';
  /** The IANA time zone of dates; undefined means the runtime's own. */
  timeZone(): string | undefined;
  /** The date patterns set here or in a parent, without the kit's defaults. */
  calendarObject(): CalendarObject;
  /**
   * Returns a text: the app's own in this language, else the kit's, else the English one. While a language
   * loads, the previous one stays.
   */
  t(key: TextKey, params?: LocalizationParams): string;
  /**
   * Formats a time by the given date patterns, then `calendarObject()`, then the kit's defaults.
   *
   * @param seconds - the time, in seconds since the epoch; 0 and NaN give ''.
   * @param now - the current time, in seconds since the epoch. Defaults to the clock's.
   */
  formatDate(seconds: number, calendar?: CalendarObject | null, now?: number): string;
  /** Returns a `formatDate` for fixed date patterns, language and time zone, for many dates. */
  dateFormatter(calendar?: CalendarObject | null): (seconds: number, now?: number) => string;
  /** Returns the seconds after which the output of `formatDate` may change; above 0. */
  secondsUntilChange(calendar?: CalendarObject | null, now?: number): number;
  /**
   * @internal Returns the interval in seconds in which all times format alike, with the date patterns of `formatDate`.
   */
  dateStep(calendar?: CalendarObject | null): number;
  /** Returns a collator of the language that compares digits by value. */
  collator(): Intl.Collator;
  /** Sets the language; an invalid tag is ignored with a warning in development. */
  setLanguage(tag: string): void;
  /** Sets the time zone; `undefined` restores the initial one. */
  setTimeZone(timeZone: string | undefined): void;
  /** Replaces the date patterns; `undefined` restores the initial ones. */
  setCalendarObject(calendar: CalendarObject | undefined): void;
  /** Adds texts of a language; they override existing ones. */
  addDictionary(tag: string, dictionary: Dictionary): void;
  /** @internal Returns the app's additions here and in parents. */
  edition(): Edition;
}

/** The app's additions to a localizer and its parents; a new object after each change. */
interface Edition {
  readonly own: ReadonlyMap<string, Dictionary>;
  readonly above: Edition | undefined;
}

/** The texts looked up so far, each with its language, for one edition and language. */
interface Lexicon {
  readonly language: string;
  readonly words: Language;
  readonly edition: Edition;
  readonly found: Map<string, FoundEntry>;
}

interface FoundEntry {
  entry: DictionaryEntry;
  language: string;
}

const collatorOf = memoize((language: string) => new Intl.Collator(language, { numeric: true }));

function ownEntry(dictionary: Dictionary | undefined, key: TextKey): DictionaryEntry | undefined {
  return dictionary && Object.hasOwn(dictionary, key) ? dictionary[key] : undefined;
}

/**
 * Returns the first value found among the app's additions in these languages: in the localizer itself, then in its
 * parents.
 */
function firstAdded<T>(
  edition: Edition | undefined,
  chain: readonly string[],
  read: (dictionary: Dictionary) => T | undefined,
): T | undefined {
  for (let each = edition; each; each = each.above) {
    for (const tag of chain) {
      const dictionary = each.own.get(tag);
      const found = dictionary && read(dictionary);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

function usableLanguage(tag: string | undefined): string | undefined {
  if (tag === undefined) return undefined;
  const language = canonicalLanguage(tag);
  if (!language) warnOnce(`'${tag}' is not a language tag such as 'en' or 'pt-BR'; it is ignored.`);
  return language;
}

/**
 * Returns a time zone that this runtime knows, or undefined with a warning: runtimes differ, and an unknown zone must
 * not throw.
 */
function usableTimeZone(timeZone: string | undefined): string | undefined {
  if (timeZone === undefined || isTimeZone(timeZone)) return timeZone;
  warnOnce(`'${timeZone}' is not a known time zone such as 'Europe/Rome'; it is ignored.`);
  return undefined;
}

/**
 * Creates a localizer. It owns no subscriptions and needs no disposal.
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
  let newest: Edition | undefined;
  let lexicon: Lexicon | undefined;

  const language = () =>
    chosenLanguage() ?? usableLanguage(options.locale) ?? options.parent?.language() ?? systemLanguage();
  const timeZone = () => chosenZone() ?? usableTimeZone(options.timeZone) ?? options.parent?.timeZone();
  const calendarObject = () =>
    mergeCalendars(chosenCalendar() ?? options.calendarObject, options.parent?.calendarObject());
  const resolve = (calendar: CalendarObject | null | undefined): ResolvedCalendar =>
    mergeCalendars(calendar, calendarObject(), words().calendar, defaultCalendar(t('date.yesterday')));

  function edition(): Edition {
    const own = dictionaries();
    const above = options.parent?.edition();
    if (newest?.own !== own || newest.above !== above) newest = { own, above };
    return newest;
  }

  /** The language shown while another one loads. */
  let shown = ENGLISH;
  function words(): Language {
    const current = language();
    const known = knownLanguage(current);
    // The app may have added texts in a language that the kit lacks.
    if (known === null && !firstAdded(edition(), languageChain(current), (added) => added))
      warnUnknown(current);
    if (known !== undefined) shown = known ?? ENGLISH;
    return shown;
  }

  function find(key: TextKey, texts: Language, current: string): FoundEntry | undefined {
    const chain = languageChain(current);
    const read = (dictionary: Dictionary) => ownEntry(dictionary, key);
    const own = firstAdded(edition(), chain, read);
    if (own !== undefined) return { entry: own, language: current };
    for (const { tag, words: known } of [texts, ENGLISH]) {
      const found = firstAdded(edition(), [tag], read) ?? ownEntry(known, key);
      // Numbers and plurals follow the language of the text, with the region of the current language if the two
      // match.
      if (found !== undefined) return { entry: found, language: chain.includes(tag) ? current : tag };
    }
    return undefined;
  }

  function t(key: TextKey, params?: LocalizationParams): string {
    const current = language();
    const texts = words();
    const at = edition();
    if (lexicon?.language !== current || lexicon.words !== texts || lexicon.edition !== at)
      lexicon = { language: current, words: texts, edition: at, found: new Map() };
    let found = lexicon.found.get(key);
    if (!found) {
      found = find(key, texts, current);
      if (!found) {
        warnOnce(`no dictionary has a text for '${key}'.`);
        return key;
      }
      lexicon.found.set(key, found);
    }
    return formatEntry(found.entry, found.language, params);
  }

  function dateFormatter(calendar?: CalendarObject | null): (seconds: number, now?: number) => string {
    const staticPatterns = resolve(calendar);
    const staticLocale = language();
    const staticZone = timeZone();
    return (seconds, now = Date.now() / 1000) =>
      formatCalendarDate(seconds, staticPatterns, { now, locale: staticLocale, timeZone: staticZone });
  }

  return {
    language,
    direction: () => directionOf(language()),
    timeZone,
    calendarObject,
    t,
    formatDate: (seconds, calendar, now) => dateFormatter(calendar)(seconds, now),
    dateFormatter,
    secondsUntilChange: (calendar, now = Date.now() / 1000) =>
      secondsUntilChange(resolve(calendar), { now, timeZone: timeZone() }),
    dateStep: (calendar) => dateStep(resolve(calendar)),
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
    edition,
  };
}
