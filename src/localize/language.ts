import { isServer } from 'solid-js/web';

/** The language every chain of languages ends with. */
export const FALLBACK_LANGUAGE = 'en';

const RIGHT_TO_LEFT_SCRIPTS = new Set(
  'Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa Yezi'.split(' '),
);

const canonical = new Map<string, string | undefined>();

/**
 * A language tag in its canonical form: 'pt_br' gives 'pt-BR'. Nothing for what is no tag. Answers are kept,
 * for every text that is read asks.
 */
export function canonicalLanguage(tag: string): string | undefined {
  if (!canonical.has(tag)) canonical.set(tag, parse(tag));
  return canonical.get(tag);
}

function parse(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag.replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
}

const chains = new Map<string, readonly string[]>();

/** The tag and its shorter forms, longest first: 'zh-Hant-TW' gives 'zh-Hant-TW', 'zh-Hant', 'zh'. */
export function languageChain(language: string): readonly string[] {
  let chain = chains.get(language);
  if (!chain) {
    const parts = language.split('-');
    chain = parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
    chains.set(language, chain);
  }
  return chain;
}

/** The direction in which the language's usual script is written. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  const { script } = new Intl.Locale(language).maximize();
  return script && RIGHT_TO_LEFT_SCRIPTS.has(script) ? 'rtl' : 'ltr';
}

/** The language of the browser; on a server, which reads for many, English. */
export function systemLanguage(): string {
  return (!isServer && canonicalLanguage(globalThis.navigator?.language ?? '')) || FALLBACK_LANGUAGE;
}
