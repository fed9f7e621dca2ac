import { isServer } from 'solid-js/web';
import { memoize } from '../utils/memoize.ts';

/** The last language of every fallback chain. */
export const FALLBACK_LANGUAGE = 'en';

const RIGHT_TO_LEFT_SCRIPTS = /^(?:Adlm|Arab|Aran|Hebr|Mand|Mend|Nkoo|Rohg|Samr|Syrc|Thaa|Yezi)$/;

/**
 * Returns the canonical form of a language tag ('pt_br' becomes 'pt-BR'), or undefined when it is invalid.
 * Cached, because every text lookup calls it.
 */
export const canonicalLanguage = memoize((tag: string): string | undefined => {
  try {
    return Intl.getCanonicalLocales(tag.replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
});

/**
 * Returns the tag and its fallbacks, nearest first: 'zh-TW' gives 'zh-TW', 'zh-Hant'; 'de-AT' gives 'de-AT',
 * 'de-Latn', 'de'. Omits the bare language if it usually has another script.
 */
export const languageChain = memoize((language: string): readonly string[] => {
  const parts = language.split('-');
  const { language: base, script } = new Intl.Locale(language).maximize();
  const isUsual = script === new Intl.Locale(base).maximize().script;
  const longer = parts.map((_, index) => parts.slice(0, parts.length - index).join('-')).slice(0, -1);
  const shorter = [script && `${base}-${script}`, isUsual && base].filter((tag) => typeof tag === 'string');
  return [...new Set([...longer, ...shorter])];
});

/** Returns the direction of the language's usual script. */
export const directionOf = memoize((language: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT_SCRIPTS.test(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr',
);

/** Returns the browser's language; English on a server, which renders for many users. */
export function systemLanguage(): string {
  return (!isServer && canonicalLanguage(globalThis.navigator?.language ?? '')) || FALLBACK_LANGUAGE;
}
