import { memoize } from '../utils/memoize.ts';

/** The forms of a text by plural category of its `count`; `other` is used for missing ones. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** A text, or its plural forms. */
export type DictionaryEntry = string | PluralForms;

/** The values of placeholders in braces. Numbers are formatted by the locale; `count` also selects the plural form. */
export type LocalizationParams = Readonly<Record<string, string | number>>;

/** The cache size for formatted numbers; badges repeat the same ones. */
const MAX_NUMBERS = 1000;

/** Formats numbers and selects plural forms in a language. */
const numeralsOf = memoize((locale: string) => {
  const format = new Intl.NumberFormat(locale);
  const rules = new Intl.PluralRules(locale);
  return {
    text: memoize((value: number) => format.format(value), MAX_NUMBERS),
    category: memoize((count: number) => rules.select(count), MAX_NUMBERS),
  };
});

/** Caches parsed texts, with placeholder names at odd indices; at most one per entry. */
const partsOf = memoize((text: string) => text.split(/\{(\w+)\}/));

/**
 * Formats an entry with its parameters. A placeholder without a parameter is kept; braces inside a parameter are text.
 *
 * @param locale - the language of the entry, for plural rules and numbers.
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
