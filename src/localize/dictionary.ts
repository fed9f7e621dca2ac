/** The forms of a text by plural category of its `count`; `other` serves for those not given. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** A text, or its plural forms. */
export type DictionaryEntry = string | PluralForms;

/** What fills the places in braces. Numbers are written by the locale; `count` also chooses the plural form. */
export type LocalizationParams = Readonly<Record<string, string | number>>;

const plurals = new Map<string, Intl.PluralRules>();
const numbers = new Map<string, Intl.NumberFormat>();

function cached<T>(cache: Map<string, T>, locale: string, Format: new (locale: string) => T): T {
  let format = cache.get(locale);
  if (!format) {
    format = new Format(locale);
    cache.set(locale, format);
  }
  return format;
}

/**
 * Writes an entry with its parameters. A place without a parameter stays as it is, and braces inside a
 * parameter are text.
 *
 * @param locale - the language the entry is written in, for plural rules and numbers.
 */
export function formatEntry(entry: DictionaryEntry, locale: string, params: LocalizationParams = {}): string {
  return textOf(entry, locale, params).replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (value === undefined) return place;
    return typeof value === 'number' ? cached(numbers, locale, Intl.NumberFormat).format(value) : value;
  });
}

function textOf(entry: DictionaryEntry, locale: string, { count }: LocalizationParams): string {
  if (typeof entry === 'string') return entry;
  const category = cached(plurals, locale, Intl.PluralRules).select(
    typeof count === 'number' ? count : Number.NaN,
  );
  return entry[category] ?? entry.other;
}
