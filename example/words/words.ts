import {
  type DictionaryEntry,
  getLocalizedString,
  KitLocalize,
  type LocalizationKey,
  type LocalizationParams,
} from 'solid-chat-kit/localize';
import { en } from './en.ts';

/** The key of one of the demo's own words. */
export type WordKey = keyof typeof en;
/** The demo's words in one language. */
export type Words = Readonly<Record<WordKey, DictionaryEntry>>;

const LOADERS: Readonly<Record<string, () => Promise<Readonly<Record<string, Words>>>>> = {
  ar: () => import('./ar.ts'),
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  he: () => import('./he.ts'),
  hi: () => import('./hi.ts'),
  it: () => import('./it.ts'),
  ja: () => import('./ja.ts'),
  ko: () => import('./ko.ts'),
  nl: () => import('./nl.ts'),
  pl: () => import('./pl.ts'),
  pt: () => import('./pt.ts'),
  ru: () => import('./ru.ts'),
  sv: () => import('./sv.ts'),
  tr: () => import('./tr.ts'),
  'zh-Hans': () => import('./zh-hans.ts'),
  'zh-Hant': () => import('./zh-hant.ts'),
};

KitLocalize.addDictionary('en', en);

/** Returns a word of the demo, or one of the kit, in the language of the page. */
export function t(key: WordKey | LocalizationKey, params?: LocalizationParams): string {
  return getLocalizedString(key, params);
}

/** Puts the page into a language. The words that were shown stay until the others have loaded. */
export async function showLanguage(language: string, locale = language): Promise<void> {
  const [words] = Object.values((await LOADERS[language]?.()) ?? {});
  if (words) KitLocalize.addDictionary(language, words);
  KitLocalize.setLanguage(locale);
}
