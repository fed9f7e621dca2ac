import { memoize } from '../core/collections/memoize.ts';

/** The forms of a text by plural category of its `count`; `other` serves for those not given. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** A text, or its plural forms. */
export type DictionaryEntry = string | PluralForms;

/** What fills the places in braces. Numbers are written by the locale; `count` also chooses the plural form. */
export type LocalizationParams = Readonly<Record<string, string | number>>;

/** So many numbers are remembered: badges show the same ones again and again. */
const MOST_NUMBERS = 1000;

/** How a language writes numbers and chooses plural forms. */
const numeralsOf = memoize((locale: string) => {
  const format = new Intl.NumberFormat(locale);
  const rules = new Intl.PluralRules(locale);
  return {
    text: memoize((value: number) => format.format(value), MOST_NUMBERS),
    category: memoize((count: number) => rules.select(count), MOST_NUMBERS),
  };
});

/** Texts taken apart: at odd places the names in braces. There are no more of them than entries. */
const partsOf = memoize((text: string) => text.split(/\{(\w+)\}/));

/**
 * Writes an entry with its parameters. A place without a parameter stays as it is, and braces inside a
 * parameter are text.
 *
 * @param locale - the language the entry is written in, for plural rules and numbers.
 */
export function formatEntry(entry: DictionaryEntry, locale: string, params: LocalizationParams = {}): string {
  const parts = partsOf(textOf(entry, locale, params));
  let text = '';
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i] ?? '';
    text += i % 2 === 0 ? part : writtenValue(part, locale, params);
  }
  return text;
}

function writtenValue(name: string, locale: string, params: LocalizationParams): string {
  const value = Object.hasOwn(params, name) ? params[name] : undefined;
  if (value === undefined) return `{${name}}`;
  return typeof value === 'number' ? numeralsOf(locale).text(value) : value;
}

function textOf(entry: DictionaryEntry, locale: string, { count }: LocalizationParams): string {
  if (typeof entry === 'string') return entry;
  const category = numeralsOf(locale).category(typeof count === 'number' ? count : Number.NaN);
  return entry[category] ?? entry.other;
}
