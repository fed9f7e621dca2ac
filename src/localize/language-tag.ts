import { isServer } from 'solid-js/web';
import { memoize } from '../core/collections/memoize.ts';

/** The language every chain of languages ends with. */
export const FALLBACK_LANGUAGE = 'en';

const RIGHT_TO_LEFT_SCRIPTS = /^(?:Adlm|Arab|Aran|Hebr|Mand|Mend|Nkoo|Rohg|Samr|Syrc|Thaa|Yezi)$/;

/**
 * A language tag in its canonical form: 'pt_br' gives 'pt-BR'. Nothing for what is no tag. Answers are kept,
 * for every text that is read asks.
 */
export const canonicalLanguage = memoize((tag: string): string | undefined => {
  try {
    return Intl.getCanonicalLocales(tag.replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
});

/**
 * The tag and what stands for it, nearest first: 'zh-TW' gives 'zh-TW', 'zh-Hant'; 'de-AT' gives 'de-AT',
 * 'de-Latn', 'de'. The bare language is left out where it is usually written in another script.
 */
export const languageChain = memoize((language: string): readonly string[] => {
  const parts = language.split('-');
  const { language: base, script } = new Intl.Locale(language).maximize();
  const isUsual = script === new Intl.Locale(base).maximize().script;
  const longer = parts.map((_, index) => parts.slice(0, parts.length - index).join('-')).slice(0, -1);
  const shorter = [script && `${base}-${script}`, isUsual && base].filter((tag) => typeof tag === 'string');
  return [...new Set([...longer, ...shorter])];
});

/** The direction in which the language's usual script is written. */
export const directionOf = memoize((language: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT_SCRIPTS.test(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr',
);

/** The language of the browser; on a server, which reads for many, English. */
export function systemLanguage(): string {
  return (!isServer && canonicalLanguage(globalThis.navigator?.language ?? '')) || FALLBACK_LANGUAGE;
}
