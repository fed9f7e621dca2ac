/** The forms of a text by plural category of its `count`; `other` serves for those not given. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** A text, or its plural forms. */
export type DictionaryEntry = string | PluralForms;

/** What fills the places in braces. Numbers are written by the locale; `count` also chooses the plural form. */
export type LocalizationParams = Readonly<Record<string, string | number>>;

/** How a language writes numbers and chooses plural forms; what is asked again and again is remembered. */
interface Numerals {
  text(value: number): string;
  category(count: number): Intl.LDMLPluralRule;
}

const numerals = new Map<string, Numerals>();

function numeralsOf(locale: string): Numerals {
  let made = numerals.get(locale);
  if (!made) {
    const format = new Intl.NumberFormat(locale);
    const rules = new Intl.PluralRules(locale);
    made = {
      text: remembered((value) => format.format(value)),
      category: remembered((count) => rules.select(count)),
    };
    numerals.set(locale, made);
  }
  return made;
}

/** Remembers what a function gives for the numbers that badges show. */
function remembered<T>(compute: (value: number) => T): (value: number) => T {
  const known = new Map<number, T>();
  return (value) => {
    if (!(value >= 0 && value < 1000)) return compute(value);
    let result = known.get(value);
    if (result === undefined) {
      result = compute(value);
      known.set(value, result);
    }
    return result;
  };
}

/** Texts taken apart: at odd places the names in braces. There are no more of them than entries. */
const parsed = new Map<string, readonly string[]>();

function partsOf(text: string): readonly string[] {
  let parts = parsed.get(text);
  if (!parts) {
    parts = text.split(/\{(\w+)\}/);
    parsed.set(text, parts);
  }
  return parts;
}

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
